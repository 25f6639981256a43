/** All sandbox actions and pages. */
import { actions as accountActions } from './account.ts';
import type { SandboxAction } from './action.ts';
import { buyerSide } from './buyer-side.ts';
import { checkoutPages } from './checkout-pages.ts';
import { actions as communityActions } from './community.ts';
import { actions as integrationsActions } from './integrations.ts';
import { mailboxPages } from './mailbox.ts';
import { actions as ordersActions } from './orders.ts';
import type { SandboxPage } from './pages.ts';
import { actions as paymentsActions } from './payments.ts';
import { actions as piecesActions } from './pieces.ts';
import { siblings } from './siblings.ts';
import { actions as siteSettingsActions } from './site-settings.ts';
import { slackInbox } from './slack-inbox.ts';
import { visitorsPage } from './visitors.ts';

export const sandboxActions: readonly SandboxAction[] = [
  ...accountActions,
  ...communityActions,
  ...siteSettingsActions,
  ...integrationsActions,
  ...ordersActions,
  ...paymentsActions,
  ...piecesActions,
];

export const sandboxPages: readonly SandboxPage[] = [
  ...checkoutPages,
  ...mailboxPages,
  slackInbox,
  visitorsPage,
  ...buyerSide,
  ...siblings,
];
