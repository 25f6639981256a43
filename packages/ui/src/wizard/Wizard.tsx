import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../button/index.ts';
import { useStrings } from '../provider/index.ts';
import { type Step, Stepper, useStepPosition } from '../stepper/index.ts';
import { statusOf } from './order.ts';
import type { WizardStep } from './step.ts';
import { strings } from './strings.ts';
import { useWizard } from './useWizard.ts';
import * as css from './Wizard.css.ts';
import { WizardPanel } from './WizardPanel.tsx';

type Native = Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'>;

/** A step of the same task on another page. */
export type OtherStep = Pick<Step, 'id' | 'label' | 'note'>;

export interface WizardProps<Id extends string = string> extends Native {
  /** In order. Steps may appear and disappear depending on choices in others. */
  steps: readonly WizardStep<Id>[];
  /**
   * The current step. Keep it in the URL, so that the browser's Back goes one step back. An unknown one shows the
   * first.
   */
  step: Id;
  onStepChange: (id: Id) => void;
  /** Runs after the last step, once every step was visited and is valid. */
  onFinish: () => unknown;
  /** Label of the last button: "Open the shop". */
  finishLabel: string;
  /** Label of the stepper where the page has several. Defaults to "Steps". */
  label?: string | undefined;
  /** Completed steps on earlier pages: counted and shown, but not links. */
  passed?: readonly OtherStep[] | undefined;
  /** Steps on later pages: counted and shown. */
  ahead?: readonly OtherStep[] | undefined;
  /** Heading level of the steps. Default 2, directly under the page's title. */
  level?: 2 | 3 | undefined;
  /** Beside the buttons, apart from them: save for later, cancel. */
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A task in two to seven steps, one visible at a time. Going forward validates the current step's form; going back
 * never does and loses nothing. The focus moves to the new step's heading, or to its first error. Not for a form that
 * fits on one page: use Form with sections. Not for settings that are changed one at a time: use Tabs.
 */
export function Wizard<Id extends string>(props: WizardProps<Id>) {
  const {
    steps,
    step,
    onStepChange,
    onFinish,
    finishLabel,
    label,
    level = 2,
    actions,
    passed = [],
    ahead = [],
    ...rest
  } = props;
  const string = useStrings(strings);
  const position = useStepPosition();
  const wizard = useWizard({ steps, step, onStepChange, onFinish });
  const { current, seen, done, pending } = wizard;
  if (!current) return null;
  const at = steps.indexOf(current);
  const previous = steps[at - 1];
  const last = at === steps.length - 1;
  const total = passed.length + steps.length + ahead.length;

  const footer = (
    <div className={css.footer}>
      {previous && (
        <Button disabled={pending} onClick={() => onStepChange(previous.id)} size="large">
          {string('back')}
        </Button>
      )}
      <Button
        emphasis="primary"
        pending={pending}
        size="large"
        {...(current.form ? { type: 'submit' } : { onClick: () => wizard.advance() })}
      >
        {last ? finishLabel : (current.nextLabel ?? string('next'))}
      </Button>
      {actions && <div className={css.aside}>{actions}</div>}
    </div>
  );
  return (
    <div {...rest} className={css.wizard}>
      <Stepper<string>
        step={current.id}
        label={label}
        /* Only the steps of this page are interactive. */
        onStepChange={(id) => wizard.moveTo(id as Id)}
        steps={[
          ...passed.map((item) => ({ ...item, status: 'done' as const, final: true })),
          ...steps.map((item) => ({
            id: item.id,
            label: item.label,
            note: item.note,
            status: statusOf(item, done),
          })),
          ...ahead.map((item) => ({ ...item, status: 'todo' as const })),
        ]}
      />
      <div>
        {steps.map(
          (item, index) =>
            seen.has(item.id) && (
              <WizardPanel
                active={item === current}
                arrivalRef={wizard.arrivalRef}
                footer={footer}
                key={item.id}
                level={level}
                onPass={wizard.passChecked}
                onReveal={() => wizard.reveal(item.id)}
                position={position(passed.length + index + 1, total)}
                step={item}
              />
            ),
        )}
      </div>
    </div>
  );
}
