import type { ListOption } from './options.ts';

type Selectable<Value extends string> = Pick<ListOption<Value>, 'value' | 'disabled'>;

/** The values in the order of the options, not of choosing. Unknown ones stay, last. */
const ordered = <Value extends string>(options: readonly Selectable<Value>[], values: ReadonlySet<Value>): Value[] => {
  const known = options.map(({ value }) => value).filter((value) => values.has(value));
  return [...known, ...[...values].filter((value) => !known.includes(value))];
};

/** Adds the value, or removes it. */
export function toggled<Value extends string>(
  options: readonly Selectable<Value>[],
  values: readonly Value[],
  place: number,
): Value[] {
  const option = options[place];
  if (!option || option.disabled) return [...values];
  const next = new Set(values);
  if (!next.delete(option.value)) next.add(option.value);
  return ordered(options, next);
}

/** Selects exactly the options between two indexes; disabled ones keep their state. */
export function ranged<Value extends string>(
  options: readonly Selectable<Value>[],
  values: readonly Value[],
  from: number,
  to: number,
): Value[] {
  const [start, end] = from < to ? [from, to] : [to, from];
  const within = options.filter(({ value, disabled }, place) =>
    disabled ? values.includes(value) : place >= start && place <= end,
  );
  return within.map(({ value }) => value);
}

/** Selects all, or none if all are selected. Disabled options keep their state. */
export function allOrNone<Value extends string>(
  options: readonly Selectable<Value>[],
  values: readonly Value[],
): Value[] {
  const all = options.every(({ value, disabled }) => disabled || values.includes(value));
  return options.filter(({ value, disabled }) => (disabled ? values.includes(value) : !all)).map(({ value }) => value);
}
