/** One of everything for one seller, made as it comes into being: by calls and by what others do. */
import type { Operation } from '@smart-art/openapi/walk';
import { jpeg } from './pictures.ts';
import { addWork, type Seller, uploadImage, type World } from './world.ts';

/** A word that stands in every text which nobody but its owner may read. */
export const canary = 'kanarienvogel';

export interface Estate {
  owner: Seller;
  /** Ids of the owner's records, by what they are. */
  ids: Readonly<Record<string, readonly string[]>>;
}

/** What a field of a request names, by operation where the field's name alone does not say. */
const kinds: Readonly<Record<string, string>> = {
  'saveProduct.id': 'workOrNew',
  'getProduct.id': 'work',
  'deleteProduct.id': 'work',
  'restoreProduct.id': 'deletedWork',
  'listProducts.permissions': 'permissions',
  product_id: 'work',
  image_ids: 'image',
  email: 'email',
  seller_id: 'user',
  user_id: 'user',
  session_id: 'checkout',
  'getSubscriptionPayment.id': 'payment',
  'cancelSubscriptionPayment.id': 'payment',
  'captureWalletPayment.token': 'checkout',
  'getAgreementRecord.page_key': 'pageKey',
  bucket_details_id: 'bucket',
};

/** The owner's ids that a field of an operation can name; undefined where the field is not known. */
export function idsFor({ ids }: Estate, { operationId }: Operation, field: string): readonly string[] | undefined {
  const kind = kinds[`${operationId}.${field}`] ?? kinds[field];
  return kind === undefined ? undefined : (ids[kind] ?? []);
}

/** What the product list is sent with (000 section 6). */
const permissions = Buffer.from(JSON.stringify(['sa-list-art-library'])).toString('base64');

/** What is no secret: words of the calls, and records that everybody may see. */
const open = ['workOrNew', 'permissions', 'pageKey'];

/** Ids that nobody but the owner may have answered. */
export const privateIds = ({ ids }: Estate): string[] =>
  Object.entries(ids).flatMap(([kind, some]) => (open.includes(kind) ? [] : some));

async function libraryOf(owner: Seller): Promise<Record<string, string[]>> {
  const image = await uploadImage(owner, await jpeg());
  const loose = await uploadImage(owner, await jpeg());
  const texts = { artist_name: `${canary} Morita`, medium: canary, description: `A ${canary} sings.` };
  const work = await addWork(owner, { title: `The ${canary}`, ...texts, image_ids: [image.id] });
  const deleted = await addWork(owner, { title: `The lost ${canary}` });
  await owner.call({ method: 'DELETE', url: `/product/product/${deleted.id}` });
  return {
    work: [work.id],
    deletedWork: [deleted.id],
    image: [image.id, loose.id],
    workOrNew: ['new', work.id],
    permissions: [permissions],
  };
}

async function paymentsOf(owner: Seller): Promise<Record<string, string[]>> {
  const services = { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: true, currency: 'USD' };
  const begun = await owner.call({
    method: 'POST',
    url: '/product/renew_payment',
    body: { email: owner.email, method: 'card', services },
  });
  const { id, checkout } = begun.json().data;
  await owner.call({
    method: 'POST',
    url: '/product/store-client-settings',
    body: { user_id: owner.id, bank_transfer_account_name: canary, paypal_id: canary },
  });
  return { payment: [id], checkout: [checkout.id], user: [owner.id], pageKey: ['privacy-policy'] };
}

/** Makes a seller who has one of everything. */
export async function buildEstate(world: World): Promise<Estate> {
  // The name is not planted: everybody may see who hangs what.
  const owner = await world.seller({ email: `${canary}@example.com`, password: `${canary} sings` });
  const parts = [await libraryOf(owner), await paymentsOf(owner)];
  return { owner, ids: Object.assign({ email: [owner.email] }, ...parts) };
}
