import type { Ref } from 'react';
import {
  Select as AriaSelect,
  Button,
  I18nProvider,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { Field, type FieldProps } from '../field/index.ts';
import { Check, ChevronDown } from '../icons/index.ts';
import { useString, useUi } from '../provider/index.ts';
import { zIndex } from '../theme/scale.ts';
import * as css from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** What tells it from the others. */
  description?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string> extends Omit<FieldProps, 'readOnly'> {
  options: readonly SelectOption<Value>[];
  /** The chosen one; null or an empty text while none is. */
  value: Value | '' | null;
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * One of a known list, opened on demand. Letters jump to an option, on a phone it is large enough for a finger.
 * Not for two to five short choices: use SegmentedControl, which shows them. Not for things to do: use MenuButton.
 * Heavy (React Aria): keep it off the first screens.
 */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  ref,
  name,
  label,
  description,
  error,
  required,
  disabled,
  ...rest
}: SelectProps<Value>) {
  const { locale } = useUi();
  const string = useString();
  const field = { name, label, description, error, required, disabled };
  return (
    <I18nProvider locale={locale}>
      <Field {...field} custom kind="choice">
        {(control) => (
          <AriaSelect
            {...rest}
            aria-describedby={control['aria-describedby']}
            aria-labelledby={`${control.id}-label`}
            className={css.select}
            id={control.id}
            isDisabled={disabled ?? false}
            name={name}
            onChange={(chosen) => {
              const option = options.find((each) => each.value === chosen);
              if (option) onChange(option.value);
            }}
            placeholder={placeholder ?? string('select.placeholder')}
            validationBehavior="aria"
            value={value || null}
          >
            <Button className={css.button} data-invalid={control['aria-invalid'] && ''} ref={ref}>
              <SelectValue className={css.value}>
                {({ isPlaceholder, defaultChildren }) =>
                  // The option alone, without the description it has in the list.
                  isPlaceholder ? defaultChildren : options.find((each) => each.value === value)?.label
                }
              </SelectValue>
              <ChevronDown aria-hidden="true" className={css.chevron} size={18} />
            </Button>
            <Popover className={css.popover} offset={4} style={{ zIndex: zIndex.overlay }}>
              <ListBox className={css.list}>
                {options.map((option) => (
                  <ListBoxItem
                    className={css.option}
                    id={option.value}
                    isDisabled={option.disabled ?? false}
                    key={option.value}
                    textValue={option.label}
                  >
                    {({ isSelected }) => (
                      <>
                        <span className={css.words}>
                          <span>{option.label}</span>{' '}
                          {option.description && <span className={css.description}>{option.description}</span>}
                        </span>
                        {isSelected && <Check aria-hidden="true" className={css.tick} size={18} />}
                      </>
                    )}
                  </ListBoxItem>
                ))}
              </ListBox>
            </Popover>
          </AriaSelect>
        )}
      </Field>
    </I18nProvider>
  );
}
