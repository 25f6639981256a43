import * as Radix from 'radix-ui/tabs';
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { cx } from '../theme/cx.ts';
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
  extends Omit<
    HTMLAttributes<HTMLDivElement>,
    'className' | 'style' | 'children' | 'onChange' | 'defaultValue' | 'dir'
  > {
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
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const [opened, setOpened] = useState<readonly Id[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);
  useScrollingRow(list, value);
  const asked = useRef<string>(value);
  useEffect(() => {
    asked.current = value;
  });
  const choose = (id: string) => {
    // Radix asks twice for one press of the mouse: as the tab takes the focus, and for the press.
    if (id === asked.current) return;
    asked.current = id;
    onChange(id as Id);
  };

  return (
    <Radix.Root
      {...rest}
      activationMode={activation}
      className={cx(css.tabs, css.direction[orientation])}
      onValueChange={choose}
      orientation={orientation}
      value={value}
    >
      <div className={css.rail}>
        <Radix.List
          aria-label={labelledBy === undefined ? label : undefined}
          aria-labelledby={labelledBy}
          className={css.list}
          onBlur={() => setFocused(undefined)}
          ref={list}
        >
          {tabs.map(({ id, disabled, panel: _, ...content }) => (
            <Radix.Trigger
              className={css.tab}
              disabled={disabled}
              key={id}
              // Speech control and scripts click without a mouse; Radix listens to the press of the mouse only.
              onClick={() => choose(id)}
              onFocus={() => setFocused(id)}
              // The way back in is the chosen tab (W3C's pattern); Radix takes the one that arrows had reached.
              tabIndex={id === (focused ?? value) ? 0 : -1}
              value={id}
            >
              <TabWords {...content} />
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      <div className={css.panels}>
        {tabs.map(({ id, panel }) => (
          <Panel chosen={id === value} id={id} key={id} onFound={() => onChange(id)}>
            {opened.includes(id) && panel}
          </Panel>
        ))}
      </div>
    </Radix.Root>
  );
}
