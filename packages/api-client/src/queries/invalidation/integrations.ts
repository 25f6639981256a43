import type { Invalidations } from './invalidations.ts';

export const integrations = {
  markNotificationsSeen: [['notifications']],
  /* The user may be the super admin, who gets the notification. */
  createContactNotification: [['notifications']],
  verifyCaptcha: [['captcha']],
  sendContactMessage: [['notifications']],
  storeFeedback: [['feedback']],
  saveSlackWebhook: [['slack']],
  deleteSlackWebhook: [['slack']],
  testSlackWebhook: [
    ['slack', 'list'],
    ['slack', 'details'],
    ['slack', 'deliveries'],
  ],
  retrySlackDelivery: [['slack', 'deliveries']],
  updateSlackWebhookUrl: [
    ['slack', 'list'],
    ['slack', 'details'],
  ],
  deleteSlackWebhookModule: [['slack']],
  testBucketConnection: [['storage']],
  saveBucketDetails: [['storage'], ['profile']],
  removeBucketDetails: [['storage'], ['profile']],
} as const satisfies Invalidations;
