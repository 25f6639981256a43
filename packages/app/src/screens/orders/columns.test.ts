import type { Order } from '@smart-art/api-client/queries';
import { createIntl } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { columnsOf, csvColumnsOf } from './columns.tsx';

afterEach(() => void vi.unstubAllEnvs());

const order = { created_at: '2026-11-04T23:30:00.000Z' } as Order;

const shown = (timeZone: string) => {
  const intl = createIntl({ locale: 'en', timeZone, onError: () => {} });
  const [column] = columnsOf(intl, '').filter(({ id }) => id === 'created_at');
  const [csv] = csvColumnsOf(intl).filter(({ id }) => id === 'created_at');
  return [column?.text?.(order), typeof csv?.csv === 'function' && csv.csv(order)];
};

test.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])(
  'shows and exports the order date in the time zone of the seller, on a device in %s',
  (device) => {
    vi.stubEnv('TZ', device);
    expect(shown('UTC')).toEqual(['4 Nov 2026', '2026-11-04']);
    expect(shown('Asia/Tokyo')).toEqual(['5 Nov 2026', '2026-11-05']);
    expect(shown('Asia/Kolkata')).toEqual(['5 Nov 2026', '2026-11-05']);
    expect(shown('America/Los_Angeles')).toEqual(['4 Nov 2026', '2026-11-04']);
  },
);
