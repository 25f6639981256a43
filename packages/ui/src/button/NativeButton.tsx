import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { useString } from '../provider/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type Appearance, appearance, Content } from './appearance.tsx';
import * as css from './Button.css.ts';

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-pressed'>;

export interface ButtonProps extends Appearance, Native {
  /** In progress: keeps focus and width, announces it, and ignores further presses. */
  pending?: boolean | undefined;
  /** Makes it a toggle button, as in a toolbar; its label stays the same. */
  pressed?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Announces the pending state. Rendered from the start, because a live region that is added later is not read. */
function Pending({ on }: { on: boolean }) {
  const string = useString();
  return (
    <>
      {on && (
        <span className={css.spinner}>
          <Spinner />
        </span>
      )}
      <span aria-live="polite" className={css.live}>
        {on && <VisuallyHidden>{string('button.pending')}</VisuallyHidden>}
      </span>
    </>
  );
}

/** Base of Button and IconButton. `type` defaults to `button`, so that only an explicit submit button submits. */
export function NativeButton({
  emphasis,
  tone,
  size,
  icon,
  iconOnly,
  fullWidth,
  pending,
  pressed,
  children,
  ...rest
}: ButtonProps & { iconOnly?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      {...(pending ? { 'aria-disabled': true, 'data-pending': '', onClick: swallow } : null)}
      aria-pressed={pressed}
      className={appearance({ emphasis, tone, size, iconOnly, fullWidth })}
    >
      <Content icon={icon} iconOnly={iconOnly}>
        {children}
      </Content>
      {pending !== undefined && <Pending on={pending} />}
    </button>
  );
}
