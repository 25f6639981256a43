import { type InputHTMLAttributes, type Ref, useMemo, useRef } from 'react';
import { isComposing } from '../composing/index.ts';
import * as control from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/index.ts';
import { ChevronDown } from '../icons/index.ts';
import { lazyComponent, useLazyOverlay } from '../lazy-component/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { cx } from '../theme/cx.ts';
import { toast } from '../toast/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { CountryPopoverProps } from './CountryPopover.tsx';
import { optionsFor } from './countries.tsx';
import * as css from './PhoneField.css.ts';
import { codeOf, type PhoneCountry, type PhoneValue } from './phone.ts';
import { strings } from './strings.ts';
import { countryValues, usePhone } from './usePhone.ts';

const popover = lazyComponent<CountryPopoverProps>(() =>
  import('./CountryPopover.tsx').then((part) => part.CountryPopover),
);

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'
>;

export interface PhoneFieldProps extends FieldProps, Native {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  /** The countries to choose from, as in the contract; empty until loaded. */
  countries: readonly PhoneCountry[];
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A phone number with its country code. A number pasted or typed with its code (+81 …) sets both; full-width digits are
 * understood. Not for a code that is sent by message: use TextField.
 */
export function PhoneField({ value, onChange, countries, ...rest }: PhoneFieldProps) {
  const { name, label, description, error, required, disabled, readOnly, onBlur, onKeyDown, ref, ...native } = rest;
  const { locale } = useUi();
  const string = useStrings(strings);
  const button = useRef<HTMLButtonElement>(null);
  const overlay = useLazyOverlay(popover, () => toast.warning(string('failed')));
  const { Part: Popover } = overlay;
  const chosen = countries.find(({ id }) => id === value.country);
  const options = useMemo(() => optionsFor(countries, locale), [countries, locale]);
  const phone = usePhone({ value, onChange, countries });

  return (
    <Field
      id={native.id}
      description={description}
      disabled={disabled}
      error={error ?? phone.error}
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
              aria-label={chosen ? string('chosen', countryValues(chosen, locale)) : string('code')}
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
            autoComplete="tel"
            {...native}
            {...field}
            className={cx(control.input, css.number)}
            inputMode="tel"
            onBlur={(event) => {
              onBlur?.(event);
              phone.onBlur();
            }}
            onChange={(event) => {
              phone.onType(event.target.value);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              // The form submitted by Enter reads the value next.
              if (event.key === 'Enter' && !isComposing(event)) phone.tidy();
            }}
            onPaste={readOnly ? undefined : phone.onPaste}
            ref={refs(phone.inputRef, ref)}
            type="tel"
            value={value.number}
          />
          <span aria-live="polite" className={css.live}>
            {phone.notice && <VisuallyHidden>{phone.notice}</VisuallyHidden>}
          </span>
          {Popover && (
            <Popover
              countries={options}
              onChoose={(country) => {
                overlay.setOpen(false);
                phone.take({ ...value, country });
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
