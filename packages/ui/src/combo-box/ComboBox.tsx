import { useId, useRef, useState } from 'react';
import { Field } from '../field/index.ts';
import { leaves } from '../list-box/leaves.ts';
import { listPopover } from '../list-box/list-popover.ts';
import { type ListOption, optionsOf } from '../list-box/options.ts';
import { useOpenList } from '../list-box/useOpenList.ts';
import { useStrings } from '../provider/index.ts';
import { Spinner } from '../spinner/index.ts';
import { ComboInput } from './ComboInput.tsx';
import { comboBoxKeys } from './keys.ts';
import { strings } from './strings.ts';
import type { ComboBoxProps } from './types.ts';
import { CREATE, RETRY, useChoices } from './useChoices.tsx';
import { useComboBox } from './useComboBox.ts';
import { useCreation } from './useCreation.ts';
import { useTyped } from './useTyped.ts';

/**
 * One of many, found by typing part of its name, reading or description; accents, character width and kana type do not
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
  /** The last choice made here. */
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
  const Popover = listPopover.useComponent();
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
    pick,
    // The first Enter closes the list, the next submits the form.
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
