import * as Radix from 'radix-ui/tabs';
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { cx } from '../theme/cx.ts';
import { Panel } from './Panel.tsx';
import { type TabContent, TabLabel } from './TabLabel.tsx';
import * as css from './Tabs.css.ts';
import { useScrollingRow } from './useScrollingRow.ts';

/** A tab and its panel. */
export interface Tab<Id extends string> extends TabContent {
  id: Id;
  /** Visible, but cannot be selected. */
  disabled?: boolean | undefined;
  /** Rendered when its tab is first selected; from then on it keeps its input and scroll position. */
  panel: ReactNode;
}

export interface TabsProps<Id extends string>
  extends Omit<
    HTMLAttributes<HTMLDivElement>,
    'className' | 'style' | 'children' | 'onChange' | 'defaultValue' | 'dir'
  > {
  /** Accessible name of the list. Omit it if a visible heading names it: `labelledBy`. */
  label?: string | undefined;
  /** Id of the heading that names the list. */
  labelledBy?: string | undefined;
  tabs: readonly Tab<Id>[];
  /** Id of the selected tab. */
  value: Id;
  onChange: (id: Id) => void;
  /** `manual`: arrow keys only move the focus, Enter or Space selects. For panels that load slowly. */
  activation?: 'automatic' | 'manual' | undefined;
  /** `vertical`: the tabs are stacked, beside the panel if there is room. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Views of one thing, one visible at a time. Not for views with their own URLs: use TabLinks. Not for a form value or a
 * filter: use SegmentedControl or FilterChips. Not for steps in an order.
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
  const requested = useRef<string>(value);
  useEffect(() => {
    requested.current = value;
  });
  const choose = (id: string) => {
    // Radix reports a mouse press twice: when the tab takes the focus, and for the press.
    if (id === requested.current) return;
    requested.current = id;
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
              // Speech control and scripts click without a mouse; Radix only handles mousedown.
              onClick={() => choose(id)}
              onFocus={() => setFocused(id)}
              // The tab stop is the selected tab (W3C's pattern); Radix uses the one last focused.
              tabIndex={id === (focused ?? value) ? 0 : -1}
              value={id}
            >
              <TabLabel {...content} />
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
