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
  /** The chosen one; an empty string for none. */
  value: Value | '';
  onChange: (value: Value) => void;
  iconOnly: boolean | undefined;
  disabled: boolean | undefined;
  invalid?: true | undefined;
}

/** Whether an arrow key moved the focus here from another segment. */
const isMovedTo = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Element &&
  relatedTarget.parentElement === currentTarget.parentElement &&
  currentTarget.matches(':focus-visible');

/** The element around the track has the group role. */
const plain = { role: undefined };

interface SegmentLabelProps extends Pick<SegmentOption<string>, 'label' | 'icon'> {
  iconOnly: boolean | undefined;
}

/** Content of a segment. */
export function SegmentLabel({ label, icon: Icon, iconOnly }: SegmentLabelProps) {
  return (
    <>
      {Icon && <Icon aria-hidden="true" size={18} />}
      {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </>
  );
}

/** The track and its segments: buttons that behave as radio buttons. The element around it is the labelled group. */
export function Segments<Value extends string>({
  options,
  value,
  onChange,
  iconOnly,
  disabled,
  invalid,
}: SegmentsProps<Value>) {
  // The tab stop: the chosen segment, else the first.
  const open = options.filter((option) => !option.disabled);
  const stop = (open.find((option) => option.value === value) ?? open[0])?.value;
  return (
    <Radix.Root
      {...plain}
      className={css.track}
      data-invalid={invalid && ''}
      disabled={disabled}
      // Radix deselects a pressed segment; here one always stays chosen.
      onValueChange={(next) => next && onChange(next as Value)}
      // The group is not focusable: in a disabled fieldset it would still be a tab stop.
      tabIndex={-1}
      type="single"
      value={value}
    >
      {options.map((option) => (
        <Radix.Item
          className={css.segment}
          disabled={option.disabled}
          key={option.value}
          // Arrow keys choose, as with native radio buttons; Radix only moves the focus.
          onFocus={(event) => option.value !== value && isMovedTo(event) && onChange(option.value)}
          tabIndex={option.value === stop ? 0 : -1}
          title={iconOnly ? option.label : undefined}
          value={option.value}
        >
          <SegmentLabel icon={option.icon} iconOnly={iconOnly} label={option.label} />
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
