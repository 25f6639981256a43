import { type HTMLAttributes, type Ref, useId, useState } from 'react';
import { ChevronDown } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { StepItem } from './StepItem.tsx';
import * as css from './Stepper.css.ts';
import { positionOf, type StepStatus, statusOf } from './status.ts';
import { strings } from './strings.ts';

/** From so many steps on, names beside each other need a wide page. */
const MANY = 5;

/** One step of a task. */
export interface Step<Id extends string = string> {
  id: Id;
  /** Its name: a noun or two. */
  label: string;
  /** A few words under it: "Optional", or what was chosen in it. */
  note?: string | undefined;
  /** Left out, a step before the current one is done and one after it is to do. */
  status?: StepStatus | undefined;
  /** Where it leads once it is done. Without it, `onStepChange` is called. */
  href?: string | undefined;
  /** Done for good: it leads nowhere, also where others do. */
  final?: boolean | undefined;
}

type Native = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children' | 'aria-label'>;

export interface StepperProps<Id extends string = string> extends Native {
  /** In their order. */
  steps: readonly Step<Id>[];
  /** The open step; null once all are done. */
  step: Id | null;
  /** Names the landmark where there are several. Defaults to "Steps". */
  label?: string | undefined;
  /** `horizontal` (the default) folds to one line where it is narrow; `vertical` is for a column beside the content. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Makes a button of each step that was done or needs attention. Steps still to do never lead anywhere. */
  onStepChange?: ((id: Id) => void) | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Where one is in a task of two to seven steps, and the way back to what was done. Wizard draws it by itself. Not for
 * views that can be had in any order: use Tabs. Not for what happened to a record: use Timeline. Not for how far
 * something is that runs by itself: use ProgressBar.
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
