import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './control.css.ts';

/** What of a native input is not the caller's: a field has its own words for it. */
type Owned = 'className' | 'style' | 'onChange' | 'prefix' | 'children' | 'defaultValue';

export interface InputBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, Owned> {
  /** Told the text as it is typed. */
  onType: (text: string) => void;
  /** A short sign before what is typed. */
  prefix?: ReactNode | undefined;
  /** A short sign or unit after what is typed. */
  suffix?: ReactNode | undefined;
  /** What stands at the very end and can be used: a button, a select. */
  end?: ReactNode | undefined;
  /** Figures of one width, so that they stand still while they change. */
  figures?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * The box of every field of one line, with the native input in it. Inside the design system only. Not on a screen: use
 * TextField.
 */
export function InputBox({ onType, prefix, suffix, end, figures, ...input }: InputBoxProps) {
  return (
    <div className={css.box}>
      {prefix && <span className={css.affix}>{prefix}</span>}
      <input
        {...input}
        className={cx(css.input, figures && css.figures)}
        onChange={(event) => onType(event.target.value)}
      />
      {suffix && <span className={css.affix}>{suffix}</span>}
      {end}
    </div>
  );
}
