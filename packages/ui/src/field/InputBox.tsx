import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './control.css.ts';

/** Attributes of a native input that the caller may not set, since a field has its own props for them. */
type Owned = 'className' | 'style' | 'onChange' | 'prefix' | 'children' | 'defaultValue';

export interface InputBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, Owned> {
  /** Called with the text on every change. */
  onType: (text: string) => void;
  /** A short symbol before the text. */
  prefix?: ReactNode | undefined;
  /** A short symbol or unit after the text. */
  suffix?: ReactNode | undefined;
  /** An interactive element at the end: a button, a select. */
  end?: ReactNode | undefined;
  /** Tabular figures, so that digits do not move while they change. */
  figures?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * The box of every single-line field, with its native input. Internal to the design system. Not on a screen: use
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
