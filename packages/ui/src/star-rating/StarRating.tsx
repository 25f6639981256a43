import type { HTMLAttributes, Ref } from 'react';
import { Star } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './StarRating.css.ts';
import { fillings, toTenth } from './stars.ts';
import { strings } from './strings.ts';

export interface StarRatingProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'> {
  /** From 0 to 5, including fractions; `null` without ratings. */
  value: number | null;
  /** Number of ratings it averages: announced, and shown in brackets. */
  count?: number | undefined;
  /** Shows the number beside the stars. On by default with a `count`. */
  figure?: boolean | undefined;
  size?: keyof typeof css.size | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * A read-only rating as stars: fractions are drawn, and included in the text. Not for rating something: use
 * StarRatingField. Not for other shares or scores: show the number.
 */
export function StarRating({ value, count, figure = count !== undefined, size = 'medium', ...rest }: StarRatingProps) {
  const string = useStrings(strings);
  const { locale } = useUi();
  const rated = value !== null && count !== 0;
  const rating = rated ? toTenth(value) : 0;
  const decimals = Number.isInteger(rating) && count === undefined ? 0 : 1;
  const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals }).format(rating);
  const counted = new Intl.NumberFormat(locale).format(count ?? 0);
  const name = !rated
    ? string('none')
    : count === undefined
      ? string('value', { value: shown })
      : string(count === 1 ? 'countedOne' : 'counted', { value: shown, count: counted });
  return (
    <span {...rest} aria-label={name} className={cx(css.rating, css.size[size])} role="img">
      <span className={css.stars}>
        {fillings(rating).map((filling, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the star
          <span className={css.star} key={index}>
            {filling < 1 && <Star className={css.outline} size="1em" />}
            {filling > 0 && (
              <Star
                className={css.full}
                size="1em"
                style={filling < 1 ? { clipPath: `inset(0 ${100 - filling * 100}% 0 0)` } : undefined}
              />
            )}
          </span>
        ))}
      </span>
      {!rated && <span className={css.count}>{string('none')}</span>}
      {rated && figure && <span className={css.figure}>{shown}</span>}
      {rated && count !== undefined && <span className={css.count}>({counted})</span>}
    </span>
  );
}
