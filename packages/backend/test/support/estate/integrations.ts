import { canary, type Plot, post } from './plot.ts';

export const integrations: Plot = {
  kinds: {
    'markNotificationsSeen.id': 'notification',
    'getSlackWebhook.id': 'webhook',
    'saveSlackWebhook.id': 'webhook',
    'deleteSlackWebhook.id': 'webhook',
    'testSlackWebhook.id': 'webhook',
    'updateSlackWebhookUrl.id': 'webhook',
    'deleteSlackWebhookModule.id': 'webhookModule',
  },
  async build(world, owner) {
    const { id: notification = '' } = await world.play('bell.announce', { email: owner.email, message: canary });
    const channel = {
      slack_channel_name: canary,
      webhook_url: 'https://hooks.slack.com/services/T000/B000/kanarienvogel',
      modules: ['orders'],
    };
    const { data } = await post<{ data: { id: string; modules: { id: string }[] } }>(
      owner,
      'slack-webhook/new',
      channel,
    );
    return { notification: [notification], webhook: [data.id], webhookModule: data.modules.map(({ id }) => id) };
  },
};
