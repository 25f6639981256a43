import type { FieldMessages } from '../http/field-errors.ts';

export const fieldMessages: FieldMessages = {
  slack_channel_name: { required: 'channelNeeded', minLength: 'channelNeeded', pattern: 'channelWrong' },
  webhook_url: { required: 'slackAddressNeeded', minLength: 'slackAddressNeeded', pattern: 'slackAddressWrong' },
  modules: { required: 'modulesNeeded', minItems: 'modulesNeeded', enum: 'moduleUnknown' },
};
