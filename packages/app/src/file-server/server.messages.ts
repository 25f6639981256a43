import { defineMessages } from 'react-intl';

/** Messages of the seller's own file server: its details and their test. */
export const serverMessages = defineMessages({
  server: { id: 'server.server', defaultMessage: 'Your file server', description: 'Title of the server details' },
  serverHelp: {
    id: 'server.serverHelp',
    defaultMessage:
      'Any S3-compatible bucket: Amazon, Cloudflare, Wasabi or your own. Your secret key is encrypted and never shown again.',
    description: 'Text below the heading',
  },
  endpoint: { id: 'server.endpoint', defaultMessage: 'Endpoint', description: 'Field label: file server URL' },
  endpointForm: {
    id: 'server.endpointForm',
    defaultMessage: 'Enter the address without the bucket, such as https://s3.ap-northeast-1.amazonaws.com.',
    description: 'Error: file server URL format',
  },
  region: { id: 'server.region', defaultMessage: 'Region', description: 'Field label: file server' },
  regionForm: {
    id: 'server.regionForm',
    defaultMessage: 'Use lower-case letters, digits and hyphens, such as ap-northeast-1.',
    description: 'Error: region format',
  },
  bucket: { id: 'server.bucket', defaultMessage: 'Bucket', description: 'Field label: file server' },
  bucketForm: {
    id: 'server.bucketForm',
    defaultMessage: 'Use 3 to 63 lower-case letters, digits, dots and hyphens.',
    description: 'Error: bucket name format',
  },
  accessKey: {
    id: 'server.accessKey',
    defaultMessage: 'Access key',
    description: 'Field label: file server',
  },
  secretKey: {
    id: 'server.secretKey',
    defaultMessage: 'Secret key',
    description: 'Field label: file server',
  },
  keyForm: {
    id: 'server.keyForm',
    defaultMessage: 'Enter the key without spaces or accents.',
    description: 'Error: key format',
  },
  pathStyle: {
    id: 'server.pathStyle',
    defaultMessage: 'Use path-style URLs',
    description: 'Checkbox: path-style S3 URLs',
  },
  test: { id: 'server.test', defaultMessage: 'Test connection', description: 'Button: tests the connection' },
  serverSaved: {
    id: 'server.serverSaved',
    defaultMessage: 'Server tested and saved.',
    description: 'Above the details of the saved file server',
  },
  another: {
    id: 'server.another',
    defaultMessage: 'Use another server',
    description: 'Button: shows the form',
  },
  keepSaved: {
    id: 'server.keepSaved',
    defaultMessage: 'Keep saved server',
    description: 'Button: hides the form',
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
