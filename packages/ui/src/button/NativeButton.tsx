import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { useString } from '../provider/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type Appearance, appearance, Content } from './appearance.tsx';
import * as css from './Button.css.ts';

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-pressed'>;

export interface ButtonProps extends Appearance, Native {
  /** Under way: keeps its focus and its width, says so, and does nothing when pressed again. */
  pending?: boolean | undefined;
  /** Makes it a toggle that is on or off at once, as in a toolbar; its words stay the same. */
  pressed?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Says that it is under way. There from the start wherever that can happen: a live region that comes late is not read. */
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

/** What Button and IconButton are: type defaults to `button`, so that only a submit button submits. */
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
