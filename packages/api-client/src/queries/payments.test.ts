import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answeredBy, json } from '../test-clients.ts';
import { agreementSubscriptionData, renewPayment } from './index.ts';

test('revalidates an agreement with its ETag, per seller', async () => {
  const state = { subscription_type: 'Paid', quota_bytes: 7 };
  const clients = answeredBy(({ headers }) =>
    headers.get('If-None-Match') === '"a"'
      ? new Response(null, { status: 304 })
      : new Response(JSON.stringify({ success: true, data: state }), {
          headers: { 'content-type': 'application/json', etag: '"a"' },
        }),
  );
  const client = new QueryClient();
  const load = (email: string) =>
    client.fetchQuery({ ...agreementSubscriptionData(clients.product, email), staleTime: 0, retry: false });
  expect(await load('hana@example.com')).toEqual(state);
  expect(await load('hana@example.com')).toEqual(state);
  await load('kenji@example.com');
  const etags = clients.requests.map(({ headers }) => headers.get('If-None-Match'));
  expect(etags).toEqual([null, '"a"', null]);
});

test('a renewal sends its idempotency key', async () => {
  const clients = answeredBy(() => json(201, { success: true, data: {} }));
  const client = new QueryClient();
  await client
    .getMutationCache()
    .build(client, renewPayment(clients.product))
    .execute({
      idempotencyKey: 'renewal-of-the-test',
      body: {
        email: 'hana@example.com',
        method: 'card',
        services: { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: false, currency: 'USD' },
      },
    });
  expect(clients.requests[0]?.headers.get('Idempotency-Key')).toBe('renewal-of-the-test');
});
