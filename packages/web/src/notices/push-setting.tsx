import { useEffect, useState } from 'react';
import { Switch, toast } from '../design/index.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/index.ts';
import { type PushState, pushState, turnPushOff, turnPushOn } from './push.ts';
import './push-setting.css';
import { noticeWords } from './words/index.ts';

/** For the settings: whether this browser tells when it is the reader's turn, and if it cannot, why. */
export function PushSetting() {
  const words = useWords(noticeWords);
  const language = useSettings((settings) => settings.language);
  const [state, setState] = useState<PushState | 'failed'>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    pushState().then(setState, () => setState('failed'));
  }, []);

  const turn = async (isOn: boolean) => {
    setBusy(true);
    try {
      if (!isOn) await turnPushOff();
      const now = isOn ? await turnPushOn(language) : 'off';
      setState(now);
      if (now === 'on') toast(words.turnedOn, { tone: 'ok' });
      else if (!isOn) toast(words.turnedOff);
    } catch {
      setState('failed');
    } finally {
      setBusy(false);
    }
  };

  const why = state === undefined || state === 'on' || state === 'off' ? undefined : words[state];
  const mayTry = state === 'on' || state === 'off' || state === 'failed' || state === 'unready';
  return (
    <div className="push-setting">
      <Switch
        label={words.push}
        help={words.pushHelp}
        checked={state === 'on'}
        disabled={isBusy || !mayTry}
        onChange={(isOn) => void turn(isOn)}
      />
      <p className="push-setting__why" role="status">
        {why}
      </p>
    </div>
  );
}
