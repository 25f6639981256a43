import { useId, useRef } from 'react';
import { Field } from '../field/index.ts';
import { useConstraint } from '../form/FormContext.ts';
import { listPopover } from '../list-box/list-popover.ts';
import { optionId } from '../list-box/Options.tsx';
import { useOpenList } from '../list-box/useOpenList.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { strings } from './strings.ts';
import * as css from './TagField.css.ts';
import { TagInput } from './TagInput.tsx';
import { Tags } from './Tags.tsx';
import type { TagFieldProps } from './types.ts';
import { useSuggestions } from './useSuggestions.ts';
import { useTags } from './useTags.ts';

/**
 * Several short words: materials, keywords. Typed and ended by Enter or a comma (also 、), pasted as a list, or chosen
 * from suggestions. Not for a single choice: use ComboBox. Not for several of a short list: use ListBox, which shows
 * all of it.
 */
export function TagField({
  value,
  onChange,
  suggestions,
  onlySuggested = false,
  maxItems,
  maxLength,
  ...rest
}: TagFieldProps) {
  const { name, label, description, error, required, disabled, readOnly, ...native } = rest;
  const { locale } = useUi();
  const string = useStrings(strings);
  const id = useId();
  const constraint = useConstraint(name);
  const most = maxItems ?? constraint?.maxItems;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLUListElement>(null);
  const list = useOpenList();
  const tags = useTags({
    value,
    onChange,
    input,
    bounds: {
      most,
      longest: maxLength ?? constraint?.items?.maxLength,
      known: onlySuggested ? (suggestions ?? []) : undefined,
    },
  });

  const Popover = listPopover.useComponent();
  const live = !disabled && !readOnly;
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);

  const add = (words: readonly string[]) => {
    tags.add(words);
    list.close();
    input.current?.focus();
  };
  const { entries, rows, expanded, active, press } = useSuggestions({ suggestions, value, tags, list, add });

  return (
    <Field
      id={native.id}
      aside={
        most !== undefined && (
          <span className={css.count}>{string('count', { count: number(value.length), most: number(most) })}</span>
        )
      }
      description={description}
      disabled={disabled}
      error={error ?? tags.problem}
      kind="choice"
      label={label}
      name={name}
      note={
        <div aria-live="polite" className={css.notice}>
          {tags.notice && (tags.quiet ? <VisuallyHidden>{tags.notice}</VisuallyHidden> : tags.notice)}
          {expanded && (
            <VisuallyHidden>
              {string(rows.length === 1 ? 'one' : 'other', { count: number(rows.length) })}
            </VisuallyHidden>
          )}
        </div>
      }
      readOnly={readOnly}
      required={required}
    >
      {({ name: _, ...field }) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the input focuses it */}
          <div
            className={css.box}
            onMouseDown={(event) => {
              if (event.target !== event.currentTarget || !live) return;
              event.preventDefault();
              input.current?.focus();
            }}
            ref={box}
          >
            <Tags
              input={input}
              label={label}
              onRemove={live ? tags.remove : undefined}
              ref={chosen}
              tags={value}
              twice={tags.twice}
            />
            <TagInput
              placeholder={value.length === 0 && live ? string('placeholder') : undefined}
              {...native}
              {...field}
              {...(suggestions && {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-expanded': expanded,
                'aria-controls': expanded ? id : undefined,
                'aria-activedescendant': active >= 0 ? optionId(id, active) : undefined,
              })}
              add={add}
              chosen={chosen}
              input={input}
              list={suggestions && list}
              live={live}
              onPress={press}
              tags={tags}
            />
          </div>
          {Popover && (
            <Popover
              active={active}
              aria-label={label}
              entries={entries}
              id={id}
              isChosen={() => false}
              onClose={list.close}
              onPress={(place) => rows[place] && add([rows[place].label])}
              open={expanded}
              ring
              selected="active"
              trigger={box}
            />
          )}
        </>
      )}
    </Field>
  );
}
