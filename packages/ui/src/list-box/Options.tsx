import { type HTMLAttributes, type MouseEvent, memo, type Ref, useId } from 'react';
import { Check } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Option.css.ts';
import { groupsOf, type ListEntries, type ListOption } from './options.ts';
import { strings } from './strings.ts';

/** Element id of an option, for `aria-activedescendant`. */
export const optionId = (list: string, place: number) => `${list}-${place}`;

interface RowProps {
  id: string;
  place: number;
  option: ListOption;
  active: boolean;
  /** Whether the keyboard is in use; the active option then has a focus ring. */
  ring: boolean;
  selected: boolean | undefined;
  chosen: boolean;
  /** Read aloud with the option when only a tick marks it as chosen. */
  chosenLabel: string | undefined;
}

/* Plain elements without a handler or library object each, so that a thousand options stay cheap. */
const Row = memo(function Row({ id, place, option, active, ring, selected, chosen, chosenLabel }: RowProps) {
  const { label, description, prefix, disabled } = option;
  const announced = chosen && chosenLabel !== undefined;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on what owns the list (aria-activedescendant)
    <div
      aria-disabled={disabled || undefined}
      aria-selected={selected}
      className={css.option}
      data-active={active ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      data-place={place}
      data-ring={active && ring ? '' : undefined}
      id={id}
      role="option"
    >
      {prefix && (
        <span aria-hidden="true" className={css.prefix}>
          {prefix}
        </span>
      )}
      <span className={css.words}>
        <span>{label}</span> {description && <span className={css.description}>{description}</span>}
      </span>
      {chosen && <Check aria-hidden="true" className={css.tick} size={18} />}
      {announced && <VisuallyHidden>, {chosenLabel}</VisuallyHidden>}
    </div>
  );
});

export interface OptionsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'onSelect'> {
  id: string;
  entries: ListEntries;
  /** Index of the active option; -1 for none. */
  active: number;
  /** Draws a focus ring around the active option. */
  ring?: boolean | undefined;
  /** Whether the option has a tick. */
  isChosen: (value: string) => boolean;
  /**
   * What `aria-selected` means here. `active`: the active option is the suggestion (a combobox). `chosen`: the options
   * with a tick. `following`: like `chosen` where the choice follows the focus; the attribute is left off the others,
   * so that screen readers do not say "not selected" at every step.
   */
  selected: 'active' | 'chosen' | 'following';
  /** Pressed with a mouse or finger; never for a disabled option. */
  onPress: (place: number, event: MouseEvent) => void;
  /** Scrolls its own overflow. */
  scrolls?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A list of options with its groups. Holds neither focus nor state: both belong to its owner. */
export function Options({
  id,
  entries,
  active,
  ring = false,
  isChosen,
  selected,
  onPress,
  scrolls = false,
  ref,
  ...rest
}: OptionsProps) {
  const string = useStrings(strings);
  const titles = useId();
  const press = (event: MouseEvent<HTMLDivElement>) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null;
    if (row && row.getAttribute('aria-disabled') !== 'true') onPress(Number(row.dataset.place), event);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the owner of the list handles the keys
    <div {...rest} className={cx(css.list, scrolls && css.scrolls)} id={id} onClick={press} ref={ref} role="listbox">
      {groupsOf(entries).map(({ title, options, start }) => {
        const rows = options.map((option, at) => {
          const place = start + at;
          const chosen = isChosen(option.value);
          const state =
            selected === 'chosen' ? chosen : (selected === 'active' ? place === active : chosen) || undefined;
          return (
            <Row
              active={place === active}
              chosen={chosen}
              chosenLabel={selected === 'active' ? string('chosen') : undefined}
              id={optionId(id, place)}
              key={option.value}
              option={option}
              place={place}
              ring={ring && place === active}
              selected={state}
            />
          );
        });
        return title === undefined ? (
          <div className={css.group} key={`from ${start}`} role="presentation">
            {rows}
          </div>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div aria-labelledby={`${titles}-${start}`} className={css.group} key={title} role="group">
            <div className={css.title} id={`${titles}-${start}`} role="presentation">
              {title}
            </div>
            {rows}
          </div>
        );
      })}
    </div>
  );
}
