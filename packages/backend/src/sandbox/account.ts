import type { SandboxAction } from './action.ts';

export const actions: SandboxAction[] = [];
