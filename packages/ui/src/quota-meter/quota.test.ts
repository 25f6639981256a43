import { describe, expect, it } from 'vitest';
import { formatQuota, quotaShare } from './quota.ts';

const gigabyte = 1024 ** 3;

describe('formatQuota', () => {
  it('formats both sizes in the unit of the total', () => {
    expect(formatQuota(2.14 * gigabyte, 5 * gigabyte, 'en')).toBe('2.1 / 5 GB');
    expect(formatQuota(0, 512 * 1024 ** 2, 'en')).toBe('0 / 512 MB');
  });

  it('does not round used space down to zero', () => {
    expect(formatQuota(14 * 1024 ** 2, 5 * gigabyte, 'en')).toBe('14 MB / 5 GB');
    expect(formatQuota(0, 5 * gigabyte, 'en')).toBe('0 / 5 GB');
  });

  it('formats numbers for the locale', () => {
    expect(formatQuota(1536 * 1024 ** 4, 2048 * 1024 ** 4, 'de')).toBe('1.536 / 2.048 TB');
  });
});

describe('quotaShare', () => {
  it.each([
    [0, 100, 0],
    [50, 100, 0.5],
    [250, 100, 1],
    [0, 0, 1],
  ])('%d of %d is %d', (used, total, share) => {
    expect(quotaShare(used, total)).toBe(share);
  });
});
