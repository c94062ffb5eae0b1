import {
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useContext,
  useId,
} from 'react';
import { classes } from './class-names.ts';
import './field.css';

/** What a field tells the input inside it, so that label, help and error belong to it. */
interface InField {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
}
const FieldContext = createContext<InField | null>(null);

interface FieldProps {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Field({ label, error, help, className, children }: FieldProps) {
  const id = useId();
  const describedBy = error ? `${id}-error` : help ? `${id}-help` : undefined;
  return (
    <div className={classes('field', className)}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <FieldContext value={{ id, describedBy, isWrong: Boolean(error) }}>{children}</FieldContext>
      {error ? (
        <span className="field__error" id={`${id}-error`} role="alert">
          {error}
        </span>
      ) : help ? (
        <span className="field__help" id={`${id}-help`}>
          {help}
        </span>
      ) : null}
    </div>
  );
}

function useField() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isWrong || undefined,
  };
}

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function TextInput({ icon, className, type = 'text', ...rest }: TextInputProps) {
  const field = useField();
  const input = <input type={type} className={classes('input', !icon && className)} {...field} {...rest} />;
  if (!icon) return input;
  return (
    <span className={classes('input-with-icon', className)}>
      {icon}
      {input}
    </span>
  );
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextArea({ className, ...rest }: TextAreaProps) {
  return <textarea className={classes('input', 'text-area', className)} {...useField()} {...rest} />;
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

export function Select({ className, children, ...rest }: SelectProps) {
  const field = useField();
  return (
    <select className={classes('input', 'select', className)} {...field} {...rest}>
      {children}
    </select>
  );
}
