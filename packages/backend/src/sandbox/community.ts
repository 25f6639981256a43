import type { SandboxAction } from './action.ts';
import { exhibitionActions } from './exhibitions.ts';
import { forumActions } from './forum.ts';
import { referralActions } from './referrals.ts';

export const actions: SandboxAction[] = [...exhibitionActions, ...forumActions, ...referralActions];
