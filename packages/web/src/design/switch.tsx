import { type ReactNode, useId } from 'react';
import './switch.css';

interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly help?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export function Switch({ label, checked, onChange, help, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch__input"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="switch__label" htmlFor={id}>
        {label}
      </label>
      {help ? (
        <span className="switch__help" id={`${id}-help`}>
          {help}
        </span>
      ) : null}
    </div>
  );
}
