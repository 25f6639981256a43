export type { StepForm, WizardStep } from './step.ts';
export { type OtherStep, Wizard, type WizardProps } from './Wizard.tsx';
