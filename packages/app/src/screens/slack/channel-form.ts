import type { SlackModule, SlackWebhook } from '@smart-art/api-client/queries';
import { saveSlackWebhookBody } from '@smart-art/openapi/constraints';

export type ModuleId = SlackModule['id'];

export interface ChannelForm {
  slack_channel_name: string;
  modules: ModuleId[];
}

export interface NewChannelForm extends ChannelForm {
  webhook_url: string;
}

export const emptyChannel: NewChannelForm = { slack_channel_name: '', webhook_url: '', modules: [] };

export const channelForm = ({ slack_channel_name, modules }: SlackWebhook): ChannelForm => ({
  slack_channel_name,
  modules: modules.map(({ module }) => module),
});

const { slack_channel_name, webhook_url } = saveSlackWebhookBody;
/* All modules may be chosen, so the maximum needs no check. */
const { maxItems: _all, ...modules } = saveSlackWebhookBody.modules;

export const channelBounds = { slack_channel_name, modules };
/** A new channel needs a webhook; an existing one keeps its own. */
export const newChannelBounds = { ...channelBounds, webhook_url: { ...webhook_url, required: true } };
