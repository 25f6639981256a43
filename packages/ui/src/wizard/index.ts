export type { StepForm, WizardStep } from './step.ts';
export { Wizard, type WizardProps } from './Wizard.tsx';
