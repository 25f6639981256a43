import { ToggleGroup, ToggleItem } from 'radix-ui/toolbar';
import type { RootProps } from '../root/root.ts';
import * as css from '../segmented-control/SegmentedControl.css.ts';
import { SegmentLabel, type SegmentOption } from '../segmented-control/Segments.tsx';

export interface ActionBarChoiceProps<Value extends string> extends RootProps<HTMLDivElement> {
  /** Name of the group. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows icons only; the labels become accessible names and tooltips. */
  iconOnly?: boolean | undefined;
}

/**
 * One of two to five options among the tools of an ActionBar; looks like SegmentedControl. Arrow keys move the focus
 * without selecting; Enter and Space select. Not outside a bar: use SegmentedControl.
 */
export function ActionBarChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
  iconOnly,
  ...root
}: ActionBarChoiceProps<Value>) {
  return (
    <ToggleGroup
      {...root}
      aria-label={label}
      className={css.track}
      // Radix deselects a segment that is pressed again. Ignore that: one is always selected.
      onValueChange={(next) => next && onChange(next as Value)}
      type="single"
      value={value}
    >
      {options.map((option) => (
        <ToggleItem
          className={css.segment}
          disabled={option.disabled}
          key={option.value}
          title={iconOnly ? option.label : undefined}
          value={option.value}
        >
          <SegmentLabel icon={option.icon} iconOnly={iconOnly} label={option.label} />
        </ToggleItem>
      ))}
    </ToggleGroup>
  );
}
