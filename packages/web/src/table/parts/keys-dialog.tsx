import { useState } from 'react';
import { Dialog, Switch } from '../../design/index.ts';
import { KEY_CAPS } from '../keys.ts';
import { useTable } from '../model.ts';
import { areKeysOn, switchKeys } from '../use-keys.ts';
import './keys-dialog.css';

export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { say } = useTable();
  return (
    <Dialog open={open} title={say.keysTitle} onClose={onClose}>
      <KeyList />
    </Dialog>
  );
}

export function KeyList() {
  const { say } = useTable();
  const [isOn, setOn] = useState(areKeysOn);
  const change = (wanted: boolean) => {
    switchKeys(wanted);
    setOn(wanted);
  };
  return (
    <div className="key-list">
      <dl>
        {KEY_CAPS.map(([name, cap]) => (
          <div key={name}>
            <dt>
              <kbd>{cap}</kbd>
            </dt>
            <dd>{say.keys[name]}</dd>
          </div>
        ))}
      </dl>
      <Switch label={say.keysOn} checked={isOn} onChange={change} />
    </div>
  );
}
