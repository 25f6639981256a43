export { type Step, Stepper, type StepperProps } from './Stepper.tsx';
export type { StepStatus } from './status.ts';
export { useStepPosition } from './useStepPosition.ts';
