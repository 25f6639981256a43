import { useString, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Counter.css.ts';

/** Show the count from this share of the limit. */
const near = 0.8;

/** Shorter limits belong to codes, which fill their limit when complete: no count needed. */
const shortest = 16;

/** Length in code points, as the server counts. */
const lengthOf = (value: string) => [...value].length;

/** True if a text is close enough to the limit to show the remaining characters. */
export function counts(value: string, limit: number | undefined): limit is number {
  return limit !== undefined && lengthOf(value) > (limit < shortest ? limit : limit * near);
}

/** The number of characters left, or over the limit. Announced politely when it appears and at the limit. */
export function Counter({ id, value, limit }: { id: string; value: string; limit: number }) {
  const string = useString();
  const { locale } = useUi();
  const left = limit - lengthOf(value);
  const count = new Intl.NumberFormat(locale).format(Math.abs(left));
  return (
    <span className={cx(css.counter, left < 0 && css.over)} id={id}>
      {left < 0 ? string('field.tooMany', { count }) : string('field.left', { count })}
    </span>
  );
}
