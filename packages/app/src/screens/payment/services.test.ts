import { describe, expect, test } from 'vitest';
import { firstChoice, plansOf, selectionOf, sizesOf } from './services.ts';
import type { RenewalData } from './useRenewalData.ts';

type Standing = Pick<RenewalData, 'agreement' | 'services' | 'term'>;

const offer = { applicable_currency: 'JPY', paid_quota_sizes_gb: [5, 20, 50] } as const;
const last = {
  disk_quota: 'paid',
  quota_gb: 20,
  years: 2,
  bucket_details_id: null,
  notification_service: true,
  currency: 'USD',
} as const;
const state = (status: 'activated' | 'expiried') => ({ status }) as Standing['agreement'];
const ended: Standing = {
  agreement: state('expiried'),
  services: last,
  term: { today: '2026-11-21', running: null },
};
const runs: Standing = {
  agreement: state('activated'),
  services: last,
  term: { today: '2026-11-21', running: { quota_gb: 20, end_date: '2027-01-31' } },
};

describe('what can be chosen', () => {
  test('after the term: everything but what is not there', () => {
    expect(plansOf(ended)).toEqual(['paid', 'free']);
    expect(plansOf({ ...ended, services: { ...last, bucket_details_id: 'bkt_1' } })).toEqual([
      'paid',
      'free',
      'own_file_server',
    ]);
    expect(sizesOf(ended, offer)).toEqual([5, 20, 50]);
  });

  test('while a term runs: nothing less', () => {
    expect(plansOf(runs)).toEqual(['paid', 'unchanged']);
    expect(sizesOf(runs, offer)).toEqual([20, 50]);
  });

  test('a size that is no longer on sale can be renewed', () =>
    expect(sizesOf({ term: { ...runs.term, running: { quota_gb: 30, end_date: '2027-01-31' } } }, offer)).toEqual([
      30, 50,
    ]));
});

describe('what the form begins with', () => {
  test('the last choice', () => expect(firstChoice(ended, offer, null)).toEqual(last));

  test('the choice of the payment that is under way', () =>
    expect(firstChoice(runs, offer, { ...last, quota_gb: 50, years: 1 })).toMatchObject({ quota_gb: 50, years: 1 }));

  test('what runs, where the last choice was smaller', () =>
    expect(firstChoice({ ...runs, services: { ...last, quota_gb: 5 } }, offer, null)).toMatchObject({ quota_gb: 20 }));

  test('paid quota in the currency of the house, where nothing was ever chosen', () =>
    expect(firstChoice({ ...ended, agreement: null, services: null }, offer, null)).toEqual({
      disk_quota: 'paid',
      quota_gb: 5,
      years: 1,
      bucket_details_id: null,
      notification_service: false,
      currency: 'JPY',
    }));
});

describe('what is sent', () => {
  test('a size only with paid quota, a file server only with an own one', () => {
    const chosen = { ...last, bucket_details_id: 'bkt_1' };
    expect(selectionOf(chosen)).toMatchObject({ quota_gb: 20, bucket_details_id: null });
    expect(selectionOf({ ...chosen, disk_quota: 'own_file_server' })).toMatchObject({
      quota_gb: null,
      bucket_details_id: 'bkt_1',
    });
  });

  test('leaving the quota as it is renews the notifications', () =>
    expect(selectionOf({ ...last, disk_quota: 'unchanged', notification_service: false })).toMatchObject({
      notification_service: true,
      quota_gb: null,
    }));
});
