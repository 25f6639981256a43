import type { SandboxAction } from './action.ts';
import { crowdfundingActions } from './crowdfunding.ts';

export const actions: SandboxAction[] = [...crowdfundingActions];
