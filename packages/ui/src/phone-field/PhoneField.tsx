import {
  type ClipboardEvent,
  type InputHTMLAttributes,
  type Ref,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../composing/index.ts';
import * as control from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/index.ts';
import { ChevronDown } from '../icons/index.ts';
import { lazyPart, useLazyOverlay } from '../lazy-part/index.ts';
import { useObjection } from '../objection/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { cx } from '../theme/cx.ts';
import { toast } from '../toast/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { CountryPopoverProps } from './CountryPopover.tsx';
import { nameOf, optionsFor } from './countries.tsx';
import * as css from './PhoneField.css.ts';
import { codeOf, type PhoneCountry, type PhoneValue, plainNumber, problemOf, readInternational } from './phone.ts';
import { strings } from './strings.ts';

const popover = lazyPart<CountryPopoverProps>(() => import('./CountryPopover.tsx').then((part) => part.CountryPopover));

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'
>;

export interface PhoneFieldProps extends FieldProps, Native {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  /** The countries there are to choose from, as the contract lists them; empty until they are loaded. */
  countries: readonly PhoneCountry[];
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A telephone number with its country's code. A number that is pasted or typed with its code (+81 …) sets both; figures
 * of a Japanese keyboard are understood. Not for a code that is sent by message: use TextField.
 */
export function PhoneField({ value, onChange, countries, ...rest }: PhoneFieldProps) {
  const { name, label, description, error, required, disabled, readOnly, onBlur, onKeyDown, ref, ...native } = rest;
  const { locale } = useUi();
  const string = useStrings(strings);
  const button = useRef<HTMLButtonElement>(null);
  const overlay = useLazyOverlay(popover, () => toast.warning(string('failed')));
  const { Part: Popover } = overlay;
  const input = useRef<HTMLInputElement>(null);
  /** Whether the number is the person's: one that was only passed through is left as it came. */
  const typed = useRef(false);
  const [notice, setNotice] = useState('');
  const options = useMemo(() => optionsFor(countries, locale), [countries, locale]);
  const chosen = countries.find(({ id }) => id === value.country);
  const said = (country: PhoneCountry) => ({ country: nameOf(country, locale), code: `+${codeOf(country)}` });
  const isLoaded = countries.length > 0;
  const kind = isLoaded ? problemOf(value, countries) : undefined;
  const objection = useObjection(kind && string(kind));

  const take = (next: PhoneValue) => {
    const country = countries.find(({ id }) => id === next.country);
    if (country && next.country !== value.country) setNotice(string('set', said(country)));
    if (next.country !== value.country || next.number !== value.number) onChange(next);
  };
  /** The number as it is kept: its country taken out, its figures plain. */
  const tidy = () => {
    const { number } = value;
    if (typed.current)
      take(readInternational(number, countries, value.country) ?? { ...value, number: plainNumber(number) });
    /* Which code it begins with is seen only once there are countries. */
    if (isLoaded) typed.current = false;
  };
  const onLoaded = useEffectEvent(() => {
    if (document.activeElement !== input.current) tidy();
  });
  useEffect(() => {
    if (isLoaded) onLoaded();
  }, [isLoaded]);
  const paste = (event: ClipboardEvent) => {
    const whole = readInternational(event.clipboardData.getData('text'), countries, value.country);
    if (!whole) return;
    event.preventDefault();
    objection.onTyped();
    take(whole);
  };

  return (
    <Field
      id={native.id}
      description={description}
      disabled={disabled}
      error={error ?? objection.error}
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {(field) => (
        <div className={control.box}>
          {readOnly ? (
            <span className={css.country} data-fixed="">
              {chosen && `+${codeOf(chosen)}`}
            </span>
          ) : (
            <button
              {...overlay.intent}
              aria-expanded={overlay.open && Popover !== null}
              aria-haspopup="dialog"
              aria-label={chosen ? string('chosen', said(chosen)) : string('code')}
              className={css.country}
              disabled={disabled}
              onClick={overlay.press}
              ref={button}
              type="button"
            >
              {chosen ? `+${codeOf(chosen)}` : <span className={css.missing}>+</span>}
              <ChevronDown aria-hidden="true" className={css.chevron} size={16} />
            </button>
          )}
          <input
            autoComplete="tel-national"
            {...native}
            {...field}
            className={cx(control.input, css.number)}
            inputMode="tel"
            onBlur={(event) => {
              onBlur?.(event);
              tidy();
              objection.onBlur();
            }}
            onChange={(event) => {
              typed.current = true;
              objection.onTyped();
              setNotice('');
              onChange({ ...value, number: event.target.value });
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              // The form that Enter sends reads the value next.
              if (event.key === 'Enter' && !isComposing(event)) tidy();
            }}
            onPaste={readOnly ? undefined : paste}
            ref={refs(objection.inputRef, input, ref)}
            type="tel"
            value={value.number}
          />
          <span aria-live="polite" className={css.live}>
            {notice && <VisuallyHidden>{notice}</VisuallyHidden>}
          </span>
          {Popover && (
            <Popover
              countries={options}
              onChoose={(country) => {
                overlay.setOpen(false);
                take({ ...value, country });
              }}
              onOpenChange={overlay.setOpen}
              open={overlay.open}
              trigger={button}
              value={value.country}
            />
          )}
        </div>
      )}
    </Field>
  );
}
