import { canary, type Plot, post } from './plot.ts';

export const payments: Plot = {
  kinds: {
    session_id: 'checkout',
    'getSubscriptionPayment.id': 'payment',
    'cancelSubscriptionPayment.id': 'payment',
    'captureWalletPayment.token': 'checkout',
    'getAgreementRecord.page_key': 'pageKey',
    bucket_details_id: 'bucket',
  },
  open: ['pageKey'],
  async build(_world, owner) {
    const services = { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: true, currency: 'USD' };
    const begun = await post<{ data: { id: string; checkout: { id: string } } }>(owner, 'renew_payment', {
      email: owner.email,
      method: 'card',
      services,
    });
    const { id, checkout } = begun.data;
    const settings = { user_id: owner.id, bank_transfer_account_name: canary, paypal_id: canary };
    await post(owner, 'store-client-settings', settings);
    return { payment: [id], checkout: [checkout.id], pageKey: ['privacy-policy'] };
  },
};
