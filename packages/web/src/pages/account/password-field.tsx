import { SHORTEST_PASSWORD } from '@engawa/wire';
import { Field, TextInput } from '../../design/index.ts';
import { useWords } from '../../words/index.ts';
import { accountWords } from './words/index.ts';

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  /** A new one is made up here; an old one only has to be right. */
  readonly isNew: boolean;
  readonly error?: string | undefined;
  readonly onChange: (password: string) => void;
}

export function PasswordField({ label, value, isNew, error, onChange }: PasswordFieldProps) {
  const words = useWords(accountWords);
  return (
    <Field label={label} help={isNew ? words.passwordHelp : undefined} error={error}>
      <TextInput
        type="password"
        value={value}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        minLength={isNew ? SHORTEST_PASSWORD : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
