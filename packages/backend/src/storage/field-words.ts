import type { FieldWords } from '../http/field-errors.ts';

export const fieldWords: FieldWords = {
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
