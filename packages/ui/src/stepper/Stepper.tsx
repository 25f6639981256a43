import { type HTMLAttributes, type Ref, useId, useState } from 'react';
import { ChevronDown } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { StepItem } from './StepItem.tsx';
import * as css from './Stepper.css.ts';
import { positionOf, type StepStatus, statusOf } from './status.ts';
import { strings } from './strings.ts';

/** From this many steps on, names side by side need a wide page. */
const MANY = 5;

/** One step of a task. */
export interface Step<Id extends string = string> {
  id: Id;
  /** Its name: one or two nouns. */
  label: string;
  /** A few words below: "Optional", or what was chosen in it. */
  note?: string | undefined;
  /** Default: `done` before the current step, `todo` after it. */
  status?: StepStatus | undefined;
  /** URL of the completed step. Without it, `onStepChange` is called. */
  href?: string | undefined;
  /** Cannot be revisited, even where others can. */
  final?: boolean | undefined;
}

type Native = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children' | 'aria-label'>;

export interface StepperProps<Id extends string = string> extends Native {
  /** In order. */
  steps: readonly Step<Id>[];
  /** The current step; null once all are done. */
  step: Id | null;
  /** Label of the landmark where there are several. Defaults to "Steps". */
  label?: string | undefined;
  /**
   * `horizontal` (the default) collapses to one line in narrow containers; `vertical` is for a column beside the
   * content.
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Makes completed and failed steps buttons. Steps still to do are never interactive. */
  onStepChange?: ((id: Id) => void) | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * The position in a task of two to seven steps, and the way back to completed ones. Part of Wizard. Not for views in
 * any order: use Tabs. Not for the history of a record: use Timeline. Not for the progress of a background task: use
 * ProgressBar.
 */
export function Stepper<Id extends string>(props: StepperProps<Id>) {
  const { steps, step, label, orientation = 'horizontal', onStepChange, ...rest } = props;
  const { locale } = useUi();
  const string = useStrings(strings);
  const [open, setOpen] = useState(false);
  const id = useId();
  const digits = new Intl.NumberFormat(locale);
  const position = positionOf(steps, step);
  const here = steps[position];
  const wrong = steps.filter((each, index) => statusOf(each, index, position) === 'error').map((each) => each.label);
  const total = digits.format(steps.length);
  if (steps.length === 0) return null;

  const follow = onStepChange && {
    onStepChange: (next: Id) => {
      setOpen(false);
      onStepChange(next);
    },
  };
  return (
    <nav
      {...rest}
      aria-label={label ?? string('label')}
      className={cx(
        css.stepper,
        orientation === 'vertical' ? css.vertical : css.horizontal,
        steps.length < MANY ? css.few : css.many,
      )}
      data-open={open ? '' : undefined}
    >
      {orientation === 'horizontal' && (
        <button
          aria-controls={id}
          aria-expanded={open}
          className={css.here}
          onClick={() => setOpen(!open)}
          type="button"
        >
          <span className={css.hereWords}>
            {here
              ? string('here', { number: digits.format(position + 1), total, label: here.label })
              : string('allDone', { total })}
          </span>
          <ChevronDown aria-hidden="true" className={css.chevron} size={16} />
          <span aria-hidden="true" className={css.track}>
            {steps.map((each, index) => (
              <span
                className={css.piece}
                data-error={statusOf(each, index, position) === 'error' ? '' : undefined}
                data-passed={index <= position ? '' : undefined}
                key={each.id}
              />
            ))}
          </span>
          {wrong.length > 0 && !open && (
            <span className={css.attention}>
              {' '}
              {string('attention', { steps: new Intl.ListFormat(locale).format(wrong) })}
            </span>
          )}
        </button>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role where its markers are not drawn */}
      <ol className={css.list} id={id} role="list">
        {steps.map((each, index) => (
          <StepItem
            {...follow}
            index={index}
            key={each.id}
            position={position}
            status={statusOf(each, index, position)}
            step={each}
          />
        ))}
      </ol>
    </nav>
  );
}
