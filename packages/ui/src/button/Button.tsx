import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import type { LucideIcon } from '../icons/index.ts';
import { type AnchorProps, useString, useUi } from '../provider/index.ts';
import { Spinner } from '../spinner/index.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Button.css.ts';

interface Appearance {
  /** The words: a verb, in sentence case ("Confirm payment", not "OK"). With `iconOnly` they are read, not shown. */
  children: ReactNode;
  /** `primary` once on a screen at most: the one thing to do next. */
  emphasis?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** `danger` where something is destroyed. */
  tone?: 'neutral' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** An icon before the words. */
  icon?: LucideIcon | undefined;
  /** Shows the icon alone; the words become its name. */
  iconOnly?: boolean | undefined;
  /** As wide as its container. */
  fullWidth?: boolean | undefined;
}

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'>;

export interface ButtonProps extends Appearance, Native {
  /** Under way: keeps its focus and its width, says so, and does nothing when pressed again. */
  pending?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

function appearance({
  emphasis = 'secondary',
  tone,
  size = 'medium',
  iconOnly,
  fullWidth,
}: Omit<Appearance, 'children'>) {
  return cx(
    css.button,
    css.emphasis[emphasis],
    css.size[size],
    tone === 'danger' && css.danger,
    iconOnly && css.iconOnly,
    fullWidth && css.fullWidth,
  );
}

function Content({ icon: Icon, iconOnly, children }: Pick<Appearance, 'icon' | 'iconOnly' | 'children'>) {
  return (
    <span className={css.content}>
      {Icon && <Icon aria-hidden="true" size={18} />}
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
    </span>
  );
}

/**
 * Does something on this screen. A native button: type defaults to `button`, so that only a submit button submits.
 * Not for going somewhere: use LinkButton. Not for a setting that is on or off: use Switch.
 */
export function Button({ emphasis, tone, size, icon, iconOnly, fullWidth, pending, children, ...rest }: ButtonProps) {
  const string = useString();
  return (
    <button
      type="button"
      {...rest}
      {...(pending ? { 'aria-disabled': true, 'data-pending': '', onClick: swallow } : null)}
      className={appearance({ emphasis, tone, size, iconOnly, fullWidth })}
    >
      <Content icon={icon} iconOnly={iconOnly}>
        {children}
      </Content>
      {pending && (
        <span className={css.spinner}>
          <Spinner />
        </span>
      )}
      <span aria-live="polite" className={css.live}>
        {pending && <VisuallyHidden>{string('button.pending')}</VisuallyHidden>}
      </span>
    </button>
  );
}

export interface LinkButtonProps extends Appearance, Omit<AnchorProps, 'className' | 'style' | 'children'> {
  href: string;
}

/**
 * Goes somewhere and looks like a button. A real link: it can be opened in a new tab and copied.
 * Not for doing something: use Button.
 */
export function LinkButton({ emphasis, tone, size, icon, iconOnly, fullWidth, children, ...rest }: LinkButtonProps) {
  const { Anchor } = useUi();
  return (
    <Anchor {...rest} className={appearance({ emphasis, tone, size, iconOnly, fullWidth })}>
      <Content icon={icon} iconOnly={iconOnly}>
        {children}
      </Content>
    </Anchor>
  );
}
