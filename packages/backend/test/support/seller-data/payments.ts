import { type Area, post } from './area.ts';

export const payments: Area = {
  kinds: {
    session_id: 'checkout',
    'getTransaction.id': 'receipt',
    'getSubscriptionPayment.id': 'payment',
    'cancelSubscriptionPayment.id': 'payment',
    'captureWalletPayment.token': 'checkout',
    'getAgreementRecord.page_key': 'pageKey',
    bucket_details_id: 'bucket',
  },
  open: ['pageKey'],
  async build(world, owner, marker) {
    const services = { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: true, currency: 'USD' };
    const start = async () =>
      (
        await post<{ data: { id: string; checkout: { id: string } } }>(owner, 'renew_payment', {
          email: owner.email,
          method: 'card',
          services,
        })
      ).data;
    const paid = await start();
    await world.play('payments.checkout', { id: paid.checkout.id, outcome: 'pay' });
    await post(owner, 'stripe-renew-payment-success', { session_id: paid.checkout.id });
    const list = await owner.call({ url: `/product/transactions-list-disk?seller_id=${owner.id}` });
    const receipt = list.json().data.map((one: { id: string }) => one.id);
    const { id, checkout } = await start();
    const settings = { user_id: owner.id, bank_transfer_account_name: marker, paypal_id: marker };
    await post(owner, 'store-client-settings', settings);
    return { payment: [paid.id, id], receipt, checkout: [paid.checkout.id, checkout.id], pageKey: ['privacy-policy'] };
  },
};
