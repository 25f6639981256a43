import { useId, useState } from 'react';
import { Tick } from '../checkbox/Tick.tsx';
import { fold } from '../combo-box/matches.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as radio from '../radio-group/RadioGroup.css.ts';
import { SearchField } from '../search-field/index.ts';
import * as css from './ChoiceList.css.ts';
import type { FilterChoice } from './filters.ts';
import { strings } from './strings.ts';

interface ChoiceListProps {
  label: string;
  options: readonly FilterChoice[];
  /** The selected values; more than one only with `several`. */
  chosen: readonly string[];
  several: boolean;
  onChange: (chosen: string[]) => void;
}

/** Number of options from which a search box is shown. */
const searchable = 9;

/**
 * The options of a filter with their counts, and a search box if there are many. Not a form field: it has no name,
 * bounds or errors, and is labelled by the title above. In a form use RadioGroup or CheckboxGroup, whose controls it
 * shares.
 */
export function ChoiceList({ label, options, chosen, several, onChange }: ChoiceListProps) {
  const name = useId();
  const { locale } = useUi();
  const string = useStrings(strings);
  const [search, setSearch] = useState('');
  const count = new Intl.NumberFormat(locale);
  // Selected values that are not in the options (from an old URL) can still be removed.
  const unknown = chosen.filter((value) => !options.some((option) => option.value === value));
  const all = [...options, ...unknown.map((value) => ({ value, label: value, count: undefined }))];
  const shown = all.filter((option) => fold(option.label).includes(fold(search.trim())));

  const toggle = (value: string, on: boolean) =>
    onChange(several ? (on ? [...chosen, value] : chosen.filter((other) => other !== value)) : [value]);

  return (
    <>
      {all.length >= searchable && (
        <SearchField label={string('find', { label })} onChange={setSearch} value={search} />
      )}
      <fieldset role={several ? undefined : 'radiogroup'}>
        <legend className={css.legend}>{label}</legend>
        <div className={css.list}>
          {shown.map((option, index) => (
            <label className={css.choice} htmlFor={`${name}-${index}`} key={option.value}>
              {several ? (
                <Tick
                  checked={chosen.includes(option.value)}
                  id={`${name}-${index}`}
                  name={name}
                  onChange={(checked) => toggle(option.value, checked)}
                  value={option.value}
                />
              ) : (
                <input
                  checked={chosen.includes(option.value)}
                  className={radio.input}
                  id={`${name}-${index}`}
                  name={name}
                  onChange={() => toggle(option.value, true)}
                  type="radio"
                  value={option.value}
                />
              )}
              <span className={css.label}>{option.label}</span>
              {option.count !== undefined && <span className={css.count}>{count.format(option.count)}</span>}
            </label>
          ))}
          <span role="status">
            {shown.length === 0 && (
              <span className={css.note}>
                {all.length === 0 ? string('none') : string('nothing', { text: search.trim() })}
              </span>
            )}
          </span>
        </div>
      </fieldset>
    </>
  );
}
