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

describe('available plans and sizes', () => {
  test('include all after a term, but an own file server only if one is connected', () => {
    expect(plansOf(ended)).toEqual(['paid', 'free']);
    expect(plansOf({ ...ended, services: { ...last, bucket_details_id: 'bkt_1' } })).toEqual([
      'paid',
      'free',
      'own_file_server',
    ]);
    expect(sizesOf(ended, offer)).toEqual([5, 20, 50]);
  });

  test('include nothing smaller during a term', () => {
    expect(plansOf(runs)).toEqual(['paid', 'unchanged']);
    expect(sizesOf(runs, offer)).toEqual([20, 50]);
  });

  test('include the current size even if it is no longer on sale', () =>
    expect(sizesOf({ term: { ...runs.term, running: { quota_gb: 30, end_date: '2027-01-31' } } }, offer)).toEqual([
      30, 50,
    ]));
});

describe('initial choice', () => {
  test('is the last choice', () => expect(firstChoice(ended, offer, null)).toEqual(last));

  test('is the choice of the payment in progress', () =>
    expect(firstChoice(runs, offer, { ...last, quota_gb: 50, years: 1 })).toMatchObject({ quota_gb: 50, years: 1 }));

  test('is the current size if the last choice was smaller', () =>
    expect(firstChoice({ ...runs, services: { ...last, quota_gb: 5 } }, offer, null)).toMatchObject({ quota_gb: 20 }));

  test('is paid quota in the applicable currency if nothing was chosen before', () =>
    expect(firstChoice({ ...ended, agreement: null, services: null }, offer, null)).toEqual({
      disk_quota: 'paid',
      quota_gb: 5,
      years: 1,
      bucket_details_id: null,
      notification_service: false,
      currency: 'JPY',
    }));
});

describe('request body', () => {
  test('contains a size only with paid quota, and a file server only with that plan', () => {
    const chosen = { ...last, bucket_details_id: 'bkt_1' };
    expect(selectionOf(chosen)).toMatchObject({ quota_gb: 20, bucket_details_id: null });
    expect(selectionOf({ ...chosen, disk_quota: 'own_file_server' })).toMatchObject({
      quota_gb: null,
      bucket_details_id: 'bkt_1',
    });
  });

  test('renews the notifications if the quota is unchanged', () =>
    expect(selectionOf({ ...last, disk_quota: 'unchanged', notification_service: false })).toMatchObject({
      notification_service: true,
      quota_gb: null,
    }));
});
