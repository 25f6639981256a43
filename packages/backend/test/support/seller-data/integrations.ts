import { sandboxBucket } from '../../../src/ports/files-sandbox.ts';
import { type Area, post } from './area.ts';

export const integrations: Area = {
  kinds: {
    'listNotifications.before': 'notification',
    'markNotificationsSeen.id': 'notification',
    'markNotificationsSeen.up_to': 'notification',
    'getSlackWebhook.id': 'webhook',
    'saveSlackWebhook.id': 'webhook',
    'deleteSlackWebhook.id': 'webhook',
    'testSlackWebhook.id': 'webhook',
    'updateSlackWebhookUrl.id': 'webhook',
    'deleteSlackWebhookModule.id': 'webhookModule',
    'listSlackDeliveries.id': 'webhook',
    'retrySlackDelivery.id': 'webhook',
    'retrySlackDelivery.delivery_id': 'delivery',
  },
  async build(world, owner, marker) {
    const { id: notification = '' } = await world.play('bell.announce', { email: owner.email, message: marker });
    const channel = {
      slack_channel_name: marker,
      webhook_url: `https://hooks.slack.com/services/T000/B000/${marker}`,
      modules: ['orders'],
    };
    const { data } = await post<{ data: { id: string; modules: { id: string }[] } }>(
      owner,
      'slack-webhook/new',
      channel,
    );
    await post(owner, `slack-webhook/${data.id}/test`, {});
    const log = await owner.call({ url: `/product/slack-webhook/${data.id}/deliveries` });
    const details = {
      endpoint: sandboxBucket.endpoint,
      region: 'us-east-1',
      bucket: marker,
      access_key: marker,
      secret_key: sandboxBucket.secretKey,
    };
    await post(owner, 'client-test-connection', details);
    const saved = await post<{ data: { id: string } }>(owner, 'save-bucket-details', details);
    return {
      notification: [notification],
      webhook: [data.id],
      webhookModule: data.modules.map(({ id }) => id),
      delivery: log.json().data.map((one: { id: string }) => one.id),
      bucket: [saved.data.id],
    };
  },
};
