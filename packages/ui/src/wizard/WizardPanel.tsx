import { type ElementType, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Form, type FormApi } from '../form/index.ts';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { StepForm, WizardStep } from './step.ts';
import type { Arrival } from './useWizard.ts';
import * as css from './Wizard.css.ts';

interface WizardPanelProps {
  step: WizardStep;
  /** "Step 2 of 3" */
  position: string;
  level: 2 | 3;
  active: boolean;
  footer: ReactNode;
  arrivalRef: RefObject<Arrival>;
  /** Called when the step is valid. */
  onPass: () => unknown;
  /** Called when a field in it must be shown while the step is hidden. */
  onReveal: () => void;
}

const nothing = () => undefined;

/** Moves the focus into a newly opened step: to its first error, else to its heading. */
function arrive(panel: HTMLElement, heading: HTMLElement, form: StepForm | undefined, recheck: boolean) {
  if (panel.contains(document.activeElement)) return;
  if (recheck) void form?.submit(nothing);
  else if (form && Object.keys(form.errors).length > 0) form.setErrors(form.errors);
  else {
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'nearest' });
  }
}

/** A step's heading, fields and buttons. Stays mounted while another step is open. */
export function WizardPanel(props: WizardPanelProps) {
  const { step, position, level, active, footer, arrivalRef, onPass, onReveal } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = useRef({ form: step.form, onReveal });
  useEffect(() => {
    latest.current = { form: step.form, onReveal };
  });
  useEffect(() => {
    const element = panel.current;
    const open = (event: Event) => {
      if (event.target === element) latest.current.onReveal();
    };
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, []);

  useEffect(() => {
    const { shown, recheck } = arrivalRef.current;
    if (!active) return;
    arrivalRef.current = { shown: step.id };
    // The initial step does not take the focus from the page.
    if (shown === undefined || shown === step.id || !panel.current || !heading.current) return;
    arrive(panel.current, heading.current, latest.current.form, recheck === step.id);
  }, [active, step.id, arrivalRef]);

  const Heading: ElementType = `h${level}`;
  const { form } = step;
  return (
    <div className={css.panel} data-step={step.id} hidden={!active} ref={panel}>
      <div className={css.head}>
        <Heading className={css.title} id={id} ref={heading} tabIndex={-1}>
          {step.title ?? step.label}
          <VisuallyHidden> {position}</VisuallyHidden>
        </Heading>
        {step.description && <Text tone="muted">{step.description}</Text>}
      </div>
      {form ? (
        <Form aria-labelledby={id} form={form as FormApi<object>} onSubmit={onPass}>
          {step.children}
          {active && footer}
        </Form>
      ) : (
        <>
          {step.children}
          {active && footer}
        </>
      )}
    </div>
  );
}
