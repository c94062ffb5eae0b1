import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { classes } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';
import './button.css';

interface Looks {
  /** `main` is vermilion: one on a screen. */
  readonly kind?: 'main' | 'ink' | 'outline' | 'quiet' | undefined;
  readonly size?: 'small' | undefined;
  readonly icon?: ReactNode;
  /** The key that does the same, as it is written on the keyboard. */
  readonly hotkey?: string | undefined;
}

interface ButtonProps extends Looks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Why it cannot be pressed now. It stays reachable, so that everybody can learn the reason. */
  readonly why?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

function looks({ kind = 'outline', size }: Looks, className: string | undefined): string {
  return classes('button', `button--${kind}`, size && `button--${size}`, className);
}

function Face({ icon, hotkey, children }: Looks & { readonly children?: ReactNode }) {
  return (
    <>
      {icon ? <span className="button__icon">{icon}</span> : null}
      {children}
      {hotkey ? (
        <span className="button__key" aria-hidden="true">
          {hotkey}
        </span>
      ) : null}
    </>
  );
}

/** What a button that says why does instead of being disabled. */
function refusing(why: string | undefined, onClick: ButtonProps['onClick']) {
  if (!why) return { onClick };
  return {
    'aria-disabled': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
}

export function Button({
  kind,
  size,
  icon,
  hotkey,
  why,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const button = (
    <button
      type={type}
      className={looks({ kind, size }, className)}
      aria-keyshortcuts={hotkey}
      {...rest}
      {...refusing(why, onClick)}
    >
      <Face icon={icon} hotkey={hotkey}>
        {children}
      </Face>
    </button>
  );
  return why ? (
    <Tooltip text={why} isReason>
      {button}
    </Tooltip>
  ) : (
    button
  );
}

interface LinkButtonProps extends Looks, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string;
}

/** A link that looks like a button; inside the site it goes without a reload. */
export function LinkButton({ kind, size, icon, hotkey, className, children, href, ...rest }: LinkButtonProps) {
  const face = (
    <Face icon={icon} hotkey={hotkey}>
      {children}
    </Face>
  );
  const props = { ...rest, href, className: looks({ kind, size }, className) };
  const isHere = href.startsWith('/') && !href.startsWith('/api/') && rest.download === undefined && !rest.target;
  return isHere ? <Link {...props}>{face}</Link> : <a {...props}>{face}</a>;
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  /** Its name: read aloud, and shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** For a switch: whether it is on. */
  readonly pressed?: boolean | undefined;
}

export function IconButton({
  label,
  icon,
  pressed,
  why,
  kind,
  size,
  hotkey,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip
      text={why ? `${label}: ${why}` : hotkey ? `${label} (${hotkey})` : label}
      isName={!why}
      isReason={Boolean(why)}
    >
      <button
        type={type}
        className={classes(looks({ kind: kind ?? 'quiet', size }, className), 'button--icon')}
        aria-label={label}
        aria-pressed={pressed}
        aria-keyshortcuts={hotkey}
        {...rest}
        {...refusing(why, onClick)}
      >
        <span className="button__icon">{icon}</span>
      </button>
    </Tooltip>
  );
}
