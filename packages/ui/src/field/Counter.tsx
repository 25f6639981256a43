import { useString, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Counter.css.ts';

/** From this share of the limit on, the count is worth a look. */
const near = 0.8;

/** Shorter limits are those of codes: one that is complete fills its limit, which is not worth saying. */
const shortest = 16;

/** Length in code points, as the server counts. */
const lengthOf = (value: string) => [...value].length;

/** Whether a text is long enough to say how much room is left. */
export function counts(value: string, limit: number | undefined): limit is number {
  return limit !== undefined && lengthOf(value) > (limit < shortest ? limit : limit * near);
}

/** How many characters are left, or how many too many there are. Announced, politely, when it appears and at its end. */
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
