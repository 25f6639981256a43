import * as Radix from 'radix-ui/toggle-group';
import type { FocusEvent } from 'react';
import type { LucideIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './SegmentedControl.css.ts';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentsProps<Value extends string> {
  options: readonly SegmentOption<Value>[];
  /** The chosen one; an empty text while none is. */
  value: Value | '';
  onChange: (value: Value) => void;
  iconOnly: boolean | undefined;
  disabled: boolean | undefined;
  invalid?: true | undefined;
}

/** Whether a key has moved the focus here from another segment. */
const isMovedTo = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Element &&
  relatedTarget.parentElement === currentTarget.parentElement &&
  currentTarget.matches(':focus-visible');

/** The group is what is around the track. */
const plain = { role: undefined };

interface SegmentWordsProps extends Pick<SegmentOption<string>, 'label' | 'icon'> {
  iconOnly: boolean | undefined;
}

/** What a segment shows. */
export function SegmentWords({ label, icon: Icon, iconOnly }: SegmentWordsProps) {
  return (
    <>
      {Icon && <Icon aria-hidden="true" size={18} />}
      {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </>
  );
}

/** The track and its segments: radio buttons in all but the element. What is around them is the named group. */
export function Segments<Value extends string>({
  options,
  value,
  onChange,
  iconOnly,
  disabled,
  invalid,
}: SegmentsProps<Value>) {
  // The stop of Tab: what is chosen, else the first.
  const open = options.filter((option) => !option.disabled);
  const stop = (open.find((option) => option.value === value) ?? open[0])?.value;
  return (
    <Radix.Root
      {...plain}
      className={css.track}
      data-invalid={invalid && ''}
      disabled={disabled}
      // Radix lets go of a segment that is pressed again; one of these always holds.
      onValueChange={(next) => next && onChange(next as Value)}
      // Not the group itself: a fieldset that is disabled would leave it in the way of Tab.
      tabIndex={-1}
      type="single"
      value={value}
    >
      {options.map((option) => (
        <Radix.Item
          className={css.segment}
          disabled={option.disabled}
          key={option.value}
          // Arrow keys choose as they go, as among native radio buttons; those of Radix only move.
          onFocus={(event) => option.value !== value && isMovedTo(event) && onChange(option.value)}
          tabIndex={option.value === stop ? 0 : -1}
          title={iconOnly ? option.label : undefined}
          value={option.value}
        >
          <SegmentWords icon={option.icon} iconOnly={iconOnly} label={option.label} />
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
