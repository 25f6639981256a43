import { Check, TriangleAlert } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './StepItem.css.ts';
import type { Step } from './Stepper.tsx';
import { isReachable, type StepStatus } from './status.ts';
import { strings } from './strings.ts';

interface StepItemProps<Id extends string> {
  step: Step<Id>;
  status: StepStatus;
  index: number;
  /** Index of the current step. */
  position: number;
  onStepChange?: ((id: Id) => void) | undefined;
}

/** One step of a Stepper: marker, name, and a link if it can be revisited. */
export function StepItem<Id extends string>({ step, status, index, position, onStepChange }: StepItemProps<Id>) {
  const { Anchor, locale } = useUi();
  const string = useStrings(strings);
  const reachable = !step.final && isReachable(status, index, position);
  const content = (
    <>
      <span aria-hidden="true" className={css.mark}>
        {status === 'error' ? (
          <TriangleAlert size={14} />
        ) : status === 'done' && index !== position ? (
          <Check size={14} />
        ) : (
          new Intl.NumberFormat(locale).format(index + 1)
        )}
      </span>
      <span className={css.words}>
        <span className={css.name}>{step.label}</span>
        {status === 'done' && index !== position && <VisuallyHidden> {string('done')}</VisuallyHidden>}
        {status === 'error' && <span className={css.error}> {string('error')}</span>}
        {step.note && <span className={css.note}> {step.note}</span>}
      </span>
    </>
  );
  return (
    <li
      aria-current={index === position ? 'step' : undefined}
      className={css.step}
      data-passed={index < position ? '' : undefined}
      data-status={status}
    >
      {reachable && step.href !== undefined ? (
        <Anchor className={css.way} href={step.href}>
          {content}
        </Anchor>
      ) : reachable && onStepChange ? (
        <button className={css.way} onClick={() => onStepChange(step.id)} type="button">
          {content}
        </button>
      ) : (
        <span className={css.still}>{content}</span>
      )}
    </li>
  );
}
