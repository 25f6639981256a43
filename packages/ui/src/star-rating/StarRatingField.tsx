import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { Button } from '../button/index.ts';
import { FieldSet, type FieldsetAttributes } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/index.ts';
import { Star } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { StarRating } from './StarRating.tsx';
import * as css from './StarRatingField.css.ts';
import { numbers } from './stars.ts';
import { strings } from './strings.ts';

export interface StarRatingFieldProps extends FieldProps, FieldsetAttributes {
  /** From 1 to 5; `null` for none. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Meanings of one to five stars, shown beside them and used as their names: "Poor", …, "Excellent". */
  meanings?: readonly [string, string, string, string, string] | undefined;
}

/**
 * Input for one to five stars. Native radio buttons: arrow keys choose, hovering only previews. Unless required, it can
 * be cleared by its button or by Delete. Not for showing a rating: use StarRating.
 */
export function StarRatingField({
  name,
  label,
  description,
  error,
  required,
  disabled,
  readOnly,
  value,
  onChange,
  meanings,
  ...rest
}: StarRatingFieldProps) {
  const string = useStrings(strings);
  const [pointed, setPointed] = useState<number | null>(null);
  const stars = (count: number) => string(count === 1 ? 'one' : 'many', { count });
  const nameOf = (count: number) => (meanings ? `${stars(count)}: ${meanings[count - 1]}` : stars(count));
  const shown = pointed ?? value;

  const point = ({ target, pointerType }: PointerEvent) => {
    // Touch has no hover.
    const star = (target as Element).closest<HTMLElement>('[data-star]');
    if (pointerType !== 'touch') setPointed(star ? Number(star.dataset.star) : null);
  };
  const clear = (from: HTMLElement) => {
    // The button is removed; focus the stars.
    from.closest('fieldset')?.querySelector('input')?.focus();
    setPointed(null);
    onChange(null);
  };

  return (
    <FieldSet
      description={description}
      disabled={disabled}
      error={error}
      fieldset={{ ...rest, role: 'radiogroup' }}
      kind="choice"
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {(control) => {
        const clearable = !control['aria-required'] && !disabled && value !== null;
        const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
          if (!clearable || !['Delete', 'Backspace'].includes(event.key)) return;
          event.preventDefault();
          clear(event.currentTarget);
        };
        if (readOnly) {
          return (
            <div className={css.line}>
              <StarRating size="large" value={value} />
              {value !== null && meanings && <span className={css.words}>{meanings[value - 1]}</span>}
              <input name={name} type="hidden" value={value ?? ''} />
            </div>
          );
        }
        return (
          <div className={css.line}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the radio buttons inside */}
            <div
              className={css.stars}
              data-invalid={control['aria-invalid'] && ''}
              onKeyDown={onKeyDown}
              onPointerLeave={() => setPointed(null)}
              onPointerMove={disabled ? undefined : point}
            >
              {numbers.map((number) => (
                <label className={css.star} data-star={number} key={number}>
                  <input
                    checked={number === value}
                    className={css.radio}
                    name={name}
                    type="radio"
                    value={number}
                    onChange={() => onChange(number)}
                  />
                  <Star aria-hidden="true" className={css.sign} size={28} />
                  <VisuallyHidden>{nameOf(number)}</VisuallyHidden>
                </label>
              ))}
            </div>
            <span aria-hidden="true" className={css.words}>
              {shown !== null && (meanings?.[shown - 1] ?? string('chosen', { value: shown }))}
            </span>
            {clearable && (
              <Button
                aria-label={string('clearName', { label })}
                emphasis="quiet"
                size="small"
                onClick={(event: MouseEvent<HTMLElement>) => clear(event.currentTarget)}
              >
                {string('clear')}
              </Button>
            )}
          </div>
        );
      }}
    </FieldSet>
  );
}
