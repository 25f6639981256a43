/** One handler for every operation of both documents: a missing or wrong one does not compile. */
import { accountHandlers } from '../account/handlers.ts';
import { artPieceHandlers } from '../art-pieces/handlers.ts';
import { crowdfundingHandlers } from '../crowdfunding/handlers.ts';
import { customOrderHandlers } from '../custom-orders/handlers.ts';
import { deadlineHandlers } from '../deadlines/handlers.ts';
import { exhibitionHandlers } from '../exhibitions/handlers.ts';
import { forumHandlers } from '../forum/handlers.ts';
import type { ChangesOf } from '../general/changes.ts';
import { generalHandlers } from '../general/handlers.ts';
import { imageHandlers } from '../images/handlers.ts';
import { importHandlers } from '../imports/handlers.ts';
import { listViewHandlers } from '../list-views/handlers.ts';
import { masterDataHandlers } from '../master-data/handlers.ts';
import { notificationHandlers } from '../notifications/handlers.ts';
import { orderHandlers } from '../orders/handlers.ts';
import { paymentHandlers } from '../payments/handlers.ts';
import { productHandlers } from '../products/handlers.ts';
import { profileHandlers } from '../profile/handlers.ts';
import { referralHandlers } from '../referrals/handlers.ts';
import { searchHandlers } from '../search/handlers.ts';
import type { Services } from '../services.ts';
import { sessionHandlers } from '../session/handlers.ts';
import { settingsHandlers } from '../settings/handlers.ts';
import { slackHandlers } from '../slack/handlers.ts';
import { storageHandlers } from '../storage/handlers.ts';
import { taskHandlers } from '../tasks/handlers.ts';
import { visitorHandlers } from '../visitors/handlers.ts';
import type { Handlers } from './handler.ts';

export const allHandlers = (services: Services, changesOf: ChangesOf): Handlers => ({
  ...accountHandlers(services),
  ...artPieceHandlers(services),
  ...crowdfundingHandlers(services),
  ...customOrderHandlers(services),
  ...deadlineHandlers(services),
  ...exhibitionHandlers(services),
  ...forumHandlers(services),
  ...generalHandlers(services, changesOf),
  ...imageHandlers(services),
  ...importHandlers(services),
  ...listViewHandlers(services),
  ...masterDataHandlers(services),
  ...notificationHandlers(services),
  ...orderHandlers(services),
  ...paymentHandlers(services),
  ...productHandlers(services),
  ...profileHandlers(services),
  ...visitorHandlers(services),
  ...referralHandlers(services),
  ...searchHandlers(services),
  ...sessionHandlers(services),
  ...settingsHandlers(services),
  ...slackHandlers(services),
  ...storageHandlers(services),
  ...taskHandlers(services),
});
