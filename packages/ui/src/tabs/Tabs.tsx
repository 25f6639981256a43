import { type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { cx } from '../theme/cx.ts';
import { tabAfter } from './keys.ts';
import { Panel } from './Panel.tsx';
import * as css from './Tabs.css.ts';
import { type TabContent, TabWords } from './TabWords.tsx';
import { useScrollingRow } from './useScrollingRow.ts';

/** A tab and what belongs to it. */
export interface Tab<Id extends string> extends TabContent {
  id: Id;
  /** Shown, and not to be chosen. */
  disabled?: boolean | undefined;
  /** Rendered when its tab is first chosen; from then on it keeps what was typed and scrolled in it. */
  panel: ReactNode;
}

export interface TabsProps<Id extends string>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'onChange'> {
  /** What the tabs are views of: the name of the list. Left out where a heading in sight says it: `labelledBy`. */
  label?: string | undefined;
  /** The id of the heading that names the list. */
  labelledBy?: string | undefined;
  tabs: readonly Tab<Id>[];
  /** The id of the tab whose panel is shown. */
  value: Id;
  onChange: (id: Id) => void;
  /** `manual`: arrow keys only move, Enter or Space chooses. For panels that take a moment to come. */
  activation?: 'automatic' | 'manual' | undefined;
  /** `vertical`: the tabs stand under each other, beside the panel where there is room. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Views of one thing, of which one is seen at a time. Not where each view has an address of its own: use TabLinks. Not
 * for a choice that is sent or narrows a list: use SegmentedControl or FilterChips. Not for steps in an order.
 */
export function Tabs<Id extends string>({
  label,
  labelledBy,
  tabs,
  value,
  onChange,
  activation = 'automatic',
  orientation = 'horizontal',
  ...rest
}: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const [opened, setOpened] = useState<readonly Id[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);
  useScrollingRow(list, value);

  // The tab stop: what has the focus, then what is chosen. A choice that is not there leaves the way in open.
  const entry = tabs.some(({ id, disabled }) => id === value && !disabled)
    ? value
    : tabs.find(({ disabled }) => !disabled)?.id;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !list.current) return;
    const buttons = [...list.current.children] as HTMLElement[];
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = tabAfter(
      event.key,
      orientation,
      tabs.map(({ disabled }) => disabled === true),
      at,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    buttons[next]?.focus();
    if (activation === 'automatic' && tab.id !== value) onChange(tab.id);
  };

  return (
    <div {...rest} className={cx(css.tabs, css.direction[orientation])}>
      <div className={css.rail}>
        <div
          aria-label={labelledBy === undefined ? label : undefined}
          aria-labelledby={labelledBy}
          aria-orientation={orientation === 'vertical' ? orientation : undefined}
          className={css.list}
          onBlur={() => setFocused(undefined)}
          onFocus={(event) => setFocused(event.target.id)}
          onKeyDown={onKeyDown}
          ref={list}
          role="tablist"
        >
          {tabs.map(({ id, disabled, panel: _, ...content }) => (
            <button
              aria-controls={`${base}-${id}-panel`}
              aria-selected={id === value}
              className={css.tab}
              disabled={disabled}
              id={`${base}-${id}`}
              key={id}
              onClick={() => id !== value && onChange(id)}
              role="tab"
              tabIndex={(focused ? `${base}-${id}` === focused : id === entry) ? undefined : -1}
              type="button"
            >
              <TabWords {...content} />
            </button>
          ))}
        </div>
      </div>
      <div className={css.panels}>
        {tabs.map(({ id, panel }) => (
          <Panel
            chosen={id === value}
            id={`${base}-${id}-panel`}
            key={id}
            onFound={() => onChange(id)}
            tabId={`${base}-${id}`}
          >
            {opened.includes(id) && panel}
          </Panel>
        ))}
      </div>
    </div>
  );
}
