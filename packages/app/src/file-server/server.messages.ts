import { defineMessages } from 'react-intl';

/** Messages of the seller's own file server: its details and their test. */
export const serverMessages = defineMessages({
  server: { id: 'server.server', defaultMessage: 'Your file server', description: 'Title of the server details' },
  serverHelp: {
    id: 'server.serverHelp',
    defaultMessage:
      'Any S3-compatible bucket: Amazon, Cloudflare, Wasabi or your own. Your secret key is encrypted and never shown again.',
    description: 'Below the title of the server details',
  },
  endpoint: { id: 'server.endpoint', defaultMessage: 'Endpoint', description: 'Label: address of the file server' },
  endpointForm: {
    id: 'server.endpointForm',
    defaultMessage: 'Enter the address without the bucket, such as https://s3.ap-northeast-1.amazonaws.com.',
    description: 'The address of the file server has another form',
  },
  region: { id: 'server.region', defaultMessage: 'Region', description: 'Label of a field of the file server' },
  regionForm: {
    id: 'server.regionForm',
    defaultMessage: 'Use lower-case letters, digits and hyphens, such as ap-northeast-1.',
    description: 'The region of the file server has another form',
  },
  bucket: { id: 'server.bucket', defaultMessage: 'Bucket', description: 'Label of a field of the file server' },
  bucketForm: {
    id: 'server.bucketForm',
    defaultMessage: 'Use 3 to 63 lower-case letters, digits, dots and hyphens.',
    description: 'The name of the bucket has another form',
  },
  accessKey: {
    id: 'server.accessKey',
    defaultMessage: 'Access key',
    description: 'Label of a field of the file server',
  },
  secretKey: {
    id: 'server.secretKey',
    defaultMessage: 'Secret key',
    description: 'Label of a field of the file server',
  },
  keyForm: {
    id: 'server.keyForm',
    defaultMessage: 'Enter the key without spaces or accents.',
    description: 'A key of the file server has another form',
  },
  pathStyle: {
    id: 'server.pathStyle',
    defaultMessage: 'Use path-style URLs',
    description: 'Checkbox: path style of S3 addresses',
  },
  test: { id: 'server.test', defaultMessage: 'Test connection', description: 'Button that tries the file server' },
  serverSaved: {
    id: 'server.serverSaved',
    defaultMessage: 'Server tested and saved.',
    description: 'Over the details of the file server that is in use',
  },
  another: {
    id: 'server.another',
    defaultMessage: 'Use another server',
    description: 'Button that shows the fields',
  },
  keepSaved: {
    id: 'server.keepSaved',
    defaultMessage: 'Keep saved server',
    description: 'Button that takes the fields away again',
  },
});

/** Errors for empty fields of the file server. */
export const missingMessages = defineMessages({
  endpoint: {
    id: 'server.endpointMissing',
    defaultMessage: 'Enter the endpoint.',
    description: 'Error: the field is empty',
  },
  region: { id: 'server.regionMissing', defaultMessage: 'Enter the region.', description: 'Error: the field is empty' },
  bucket: { id: 'server.bucketMissing', defaultMessage: 'Enter the bucket.', description: 'Error: the field is empty' },
  access_key: {
    id: 'server.accessKeyMissing',
    defaultMessage: 'Enter the access key.',
    description: 'Error: the field is empty',
  },
  secret_key: {
    id: 'server.secretKeyMissing',
    defaultMessage: 'Enter the secret key.',
    description: 'Error: the field is empty',
  },
});
