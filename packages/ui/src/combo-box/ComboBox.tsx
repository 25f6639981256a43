import { type InputHTMLAttributes, type Ref, useId, useRef, useState } from 'react';
import { Field, type FieldProps } from '../field/index.ts';
import { leaves } from '../list-box/leaves.ts';
import { listPopover } from '../list-box/list-popover.ts';
import { type ListEntries, type ListOption, optionsOf } from '../list-box/options.ts';
import { useOpenList } from '../list-box/useOpenList.ts';
import { useStrings } from '../provider/index.ts';
import { Spinner } from '../spinner/index.ts';
import { ComboInput } from './ComboInput.tsx';
import { comboBoxKeys } from './keys.ts';
import type { Match } from './matches.ts';
import { strings } from './strings.ts';
import { CREATE, RETRY, useChoices } from './useChoices.tsx';
import { useComboBox } from './useComboBox.ts';
import { type Create, useCreation } from './useCreation.ts';
import type { Search } from './useSearch.ts';
import { useTyped } from './useTyped.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | keyof FieldProps
  | 'className'
  | 'style'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'list'
  | 'children'
  | 'role'
>;

export interface ComboBoxProps<Value extends string> extends FieldProps, Native {
  /** What there is to choose, in sections where they come in groups. With `onSearch`: what shows before typing. */
  options?: ListEntries<Value> | undefined;
  /** The chosen one; null or an empty text while none is. */
  value: Value | '' | null;
  /** Told the choice, an empty text when it was taken back; with `allowsCustom` also what was typed. */
  onChange: (value: Value | '', option?: ListOption<Value>) => void;
  /** What the value is called, where `options` do not say it: a value that a search found on another day. */
  valueLabel?: string | undefined;
  /**
   * Where in an option the typed text must stand. `part` when left out: its words anywhere in the label, the description
   * or the keywords. `start`: at the beginning of the label or a keyword, for lists that everybody knows by heart.
   */
  match?: Match | undefined;
  /** Finds options elsewhere. Waits for a pause in typing; answers that come too late are dropped. */
  onSearch?: Search<Value> | undefined;
  /** Offers to add what was typed. Returns the new option, which is then chosen; rejects when it was not made. */
  onCreate?: Create<Value> | undefined;
  /** A text that is no option is a value too: the options only suggest. */
  allowsCustom?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One of many, found by typing a part of its name, its reading or its description; accents, width and kana do not
 * matter. Not for fewer than about ten choices: use Select, which needs no keyboard. Not for several: use TagField.
 */
export function ComboBox<Value extends string>({
  options = [],
  match = 'part',
  onChange,
  valueLabel,
  onSearch,
  onCreate,
  allowsCustom = false,
  value: given,
  ...rest
}: ComboBoxProps<Value>) {
  const { name, label, description, error, required, disabled, readOnly, onKeyDown, onBlur, onFocus, ...native } = rest;
  const string = useStrings(strings);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const value = given ?? '';
  const [composing, setComposing] = useState(false);
  /** What was chosen here last. */
  const [known, setKnown] = useState<ListOption<Value>>();
  const [typed, setTyped] = useTyped(value);
  const list = useOpenList();
  const query = typed?.text ?? '';
  const choices = useChoices({
    options,
    match,
    onSearch,
    creates: onCreate !== undefined,
    allowsCustom,
    query,
    composing,
    open: list.open,
    known,
  });
  const combo = useComboBox({
    value,
    onChange: (next, option) => {
      if (option) setKnown(option);
      onChange(next, option);
    },
    typed,
    setTyped,
    list,
    entries: choices.every,
    allowsCustom,
    objection: (text) => string('unknown', { text }),
  });
  const creation = useCreation(onCreate, combo.take);

  const rows = optionsOf(choices.entries);
  const chosen = optionsOf<Value>([...choices.every, ...(known ? [known] : [])]).find((one) => one.value === value);
  const Popover = listPopover.usePart();
  const expanded = list.open && Popover !== null && (rows.length > 0 || choices.status !== undefined);
  const active = rows.findIndex((row) => row.value === list.active);
  const pick = (option: ListOption | undefined) => {
    if (option?.value === RETRY) choices.retry();
    else if (option?.value === CREATE) {
      list.close();
      void creation.run(query.trim());
    } else if (option) combo.take(option as ListOption<Value>);
  };
  const press = comboBoxKeys({
    list,
    expanded,
    rows,
    chosen: typed ? undefined : value,
    only: !allowsCustom && typed && rows.length === 1 && !choices.loading ? rows[0] : undefined,
    pick,
    // Closing the list is one press, sending the form another.
    enter: () => (list.open && !allowsCustom ? list.close() : combo.settle('sent')),
    revert: combo.revert,
  });

  return (
    <Field
      id={native.id}
      description={description}
      disabled={disabled}
      error={error ?? creation.problem(query.trim()) ?? combo.problem}
      kind="choice"
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {(field) => (
        <>
          <ComboInput
            placeholder={readOnly ? undefined : string('placeholder')}
            {...native}
            {...field}
            active={active}
            announcement={creation.pending ? string('creating') : expanded ? (choices.status ?? choices.counted) : ''}
            box={box}
            busy={creation.pending}
            clearLabel={string('clear', { label })}
            expanded={expanded}
            input={combo.input}
            list={id}
            onBlur={(event) => {
              onBlur?.(event);
              if (leaves(event) && !creation.pending) combo.settle('left');
            }}
            onClear={combo.clear}
            onComposing={setComposing}
            onFocus={(event) => {
              onFocus?.(event);
              list.preload();
            }}
            onIntent={list.preload}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!readOnly && !creation.pending) press(event);
            }}
            onShow={() => list.show(list.active)}
            onToggle={() => (list.open ? list.close() : list.show())}
            onType={(text) => {
              if (!creation.pending) combo.type(text);
            }}
            prefix={typed ? undefined : chosen?.prefix}
            showLabel={string('show', { label })}
            value={typed ? typed.text : value === '' ? '' : (chosen?.label ?? valueLabel ?? value)}
          />
          {Popover && (
            <Popover
              active={active}
              aria-label={label}
              entries={choices.entries}
              id={id}
              isChosen={(one) => one === value}
              onClose={list.close}
              onPress={(place) => pick(rows[place])}
              open={expanded}
              ring
              selected="active"
              status={
                choices.status && (
                  <>
                    {choices.loading && <Spinner />}
                    {choices.status}
                  </>
                )
              }
              trigger={box}
            />
          )}
        </>
      )}
    </Field>
  );
}
