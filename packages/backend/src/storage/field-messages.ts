import type { FieldMessages } from '../http/field-errors.ts';

export const fieldMessages: FieldMessages = {
  endpoint: { required: 'endpointNeeded', minLength: 'endpointNeeded', pattern: 'endpointWrong' },
  region: { required: 'regionNeeded', minLength: 'regionNeeded', pattern: 'regionWrong' },
  bucket: {
    required: 'bucketNameNeeded',
    minLength: 'bucketNameWrong',
    maxLength: 'bucketNameWrong',
    pattern: 'bucketNameWrong',
  },
  access_key: { required: 'accessKeyNeeded', minLength: 'accessKeyNeeded', pattern: 'secretWrong' },
  secret_key: { required: 'secretKeyNeeded', minLength: 'secretKeyNeeded', pattern: 'secretWrong' },
};
