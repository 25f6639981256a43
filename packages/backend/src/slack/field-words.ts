import type { FieldWords } from '../http/field-errors.ts';

export const fieldWords: FieldWords = {
  slack_channel_name: { required: 'channelNeeded', minLength: 'channelNeeded', pattern: 'channelWrong' },
  webhook_url: { required: 'slackAddressNeeded', minLength: 'slackAddressNeeded', pattern: 'slackAddressWrong' },
  modules: { required: 'modulesNeeded', minItems: 'modulesNeeded', enum: 'moduleUnknown' },
};
