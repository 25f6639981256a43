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
  /** In their order. Steps may come and go with what is chosen in others. */
  steps: readonly WizardStep<Id>[];
  /** The open step. Held in the address, the browser's Back leads one step back. An unknown one opens the first. */
  step: Id;
  onStepChange: (id: Id) => void;
  /** Runs after the last step, when every step was shown and passes its check. */
  onFinish: () => unknown;
  /** What the last button does: "Open the shop". */
  finishLabel: string;
  /** Names the line of steps where the page has several. Defaults to "Steps". */
  label?: string | undefined;
  /** Steps that were done on pages before this one: they are counted and drawn, and lead nowhere. */
  passed?: readonly OtherStep[] | undefined;
  /** Steps that come on pages after this one: they are counted and drawn. */
  ahead?: readonly OtherStep[] | undefined;
  /** The place of the steps' headings in the outline. Default 2, right under the page's title. */
  level?: 2 | 3 | undefined;
  /** Beside the buttons, apart: saving for later, giving up. */
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A task in two to seven steps, one on the page at a time. Going on checks the open step's form; going back never does
 * and loses nothing. The focus moves to the new step's heading, or to what is wrong in it. Not for what fits one page:
 * use Form with sections. Not for settings that are changed one at a time: use Tabs.
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
        /* Only the steps of this page lead anywhere. */
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
