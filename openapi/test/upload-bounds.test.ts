import { expect, it } from 'vitest';
import { operations, type Schema } from '../walk.ts';

const megabyte = 1024 ** 2;

/** Each file field, with the size in megabytes that a file must stay below. */
const bounds = operations.flatMap(({ operationId, requestBody }) =>
  Object.entries(requestBody?.content['multipart/form-data']?.schema?.properties ?? {}).flatMap(([field, schema]) => {
    const file: Schema & { 'x-under-bytes'?: number } = schema.items ?? schema;
    return file.format === 'binary' ? [[`${operationId} ${field}`, (file['x-under-bytes'] ?? 0) / megabyte]] : [];
  }),
);

/* Repeated instead of imported from rules/constants.ts: these are the values of 001 sections 5 and 9. */
it('upload limits match the specification', () => {
  expect(Object.fromEntries(bounds)).toEqual({
    'addArtPieceDelivery delivery_image': 6,
    'addArtPieceImages files': 6,
    'confirmBankPayment payment_receipt': 10,
    'confirmRentReturnReceived photographs': 6,
    'confirmReturnReceived photographs': 6,
    'createReferral attachment': 6,
    'recordOrderCondition photographs': 6,
    'updateBankPassbookPhoto passbook_photo': 2,
    'updateProfilePicture profile_pic': 2,
    'uploadProductImages files': 6,
  });
});
