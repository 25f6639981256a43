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
  /** What is chosen; more than one only with `several`. */
  chosen: readonly string[];
  several: boolean;
  onChange: (chosen: string[]) => void;
}

/** From so many options on they can be searched. */
const searchable = 9;

/**
 * The choices of a filter, with how many records each has, searched where they are many. No field of a form: it has no
 * name, no bounds and no errors, and its label is the title above it. What is a field is RadioGroup or CheckboxGroup,
 * whose boxes these are.
 */
export function ChoiceList({ label, options, chosen, several, onChange }: ChoiceListProps) {
  const name = useId();
  const { locale } = useUi();
  const string = useStrings(strings);
  const [search, setSearch] = useState('');
  const count = new Intl.NumberFormat(locale);
  // What is chosen but not listed (an address of last year) can still be taken off.
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
