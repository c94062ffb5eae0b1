import { LONGEST_ADDRESS, type NewWebhook, type ShownWebhook } from '@engawa/wire';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, Field, TextInput } from '../design/index.ts';
import { api, wordsOf } from '../session/api.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/index.ts';
import './webhook-setting.css';
import { noticeWords } from './words/index.ts';

interface WebhookSettingProps {
  readonly table: string;
}

/** For the menu of whoever opened the table: where the table tells how it goes on. */
export function WebhookSetting({ table }: WebhookSettingProps) {
  const words = useWords(noticeWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="webhook-setting" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="webhook-setting__title">{words.webhook}</summary>
      {isOpen && <WebhookForm table={table} />}
    </details>
  );
}

function WebhookForm({ table }: WebhookSettingProps) {
  const words = useWords(noticeWords);
  const language = useSettings((settings) => settings.language);
  const path = `/tables/${table}/webhook`;
  const [webhook, setWebhook] = useState<ShownWebhook['webhook']>(null);
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    api<ShownWebhook>('GET', path).then(
      (answer) => setWebhook(answer.webhook),
      (thrown) => setError(wordsOf(thrown)),
    );
  }, [path]);

  const change = async (deed: () => Promise<unknown>, isStop: boolean) => {
    setBusy(true);
    setError(undefined);
    try {
      await deed();
      setWebhook((await api<ShownWebhook>('GET', path)).webhook);
      setUrl('');
      setStopped(isStop);
      // The button that was pressed is gone.
      if (isStop) input.current?.focus();
    } catch (thrown) {
      setError(wordsOf(thrown));
    } finally {
      setBusy(false);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wish: NewWebhook = { url: url.trim(), language };
    void change(() => api('PUT', path, wish), false);
  };

  return (
    <form className="webhook-setting__form" onSubmit={save}>
      <p className="webhook-setting__help">{words.webhookHelp}</p>
      <div className="webhook-setting__now">
        <p role="status">{webhook ? words.webhookAt(webhook.host) : isStopped ? words.webhookStopped : null}</p>
        {webhook && (
          <Button disabled={isBusy} onClick={() => void change(() => api('DELETE', path), true)}>
            {words.webhookStop}
          </Button>
        )}
      </div>
      <Field label={words.webhookField} help={words.webhookFieldHelp} error={error}>
        <TextInput
          ref={input}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={LONGEST_ADDRESS}
          placeholder="https://"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </Field>
      <Button type="submit" kind="ink" disabled={isBusy}>
        {webhook ? words.webhookReplace : words.webhookSave}
      </Button>
    </form>
  );
}
