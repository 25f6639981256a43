import { describe, expect, it } from 'vitest';
import { writeAmount } from './format.ts';
import { payoutOf } from './payout.ts';

const terms = { serviceChargePercent: 12, usdJpyRate: 155 };

describe('payoutOf', () => {
  it('rounds the charge in dollars to the cent and converts the payout to yen', () => {
    expect(payoutOf({ amount: '5832.00', currency: 'USD' }, terms)).toMatchObject({
      discount: null,
      receiveThen: null,
      taxed: null,
      charge: { amount: '699.84', currency: 'USD' },
      receive: { amount: '5132.16', currency: 'USD' },
      about: { amount: '795485', currency: 'JPY' },
    });
  });

  it('rounds the charge in yen to the yen and converts the payout to dollars', () => {
    expect(payoutOf({ amount: '100004', currency: 'JPY' }, { ...terms, usdJpyRate: 154.25 })).toMatchObject({
      charge: { amount: '12000', currency: 'JPY' },
      receive: { amount: '88004', currency: 'JPY' },
      about: { amount: '570.53', currency: 'USD' },
    });
  });

  it.each(['0', '0.01', '0.03', '0.04', '0.05', '19.99', '9999999999.99'])('loses no cent of %s', (amount) => {
    const { charge, receive } = payoutOf({ amount, currency: 'USD' }, { ...terms, serviceChargePercent: 12.5 });
    const cents = (text: string) => BigInt(text.replace('.', ''));
    expect(cents(charge.amount) + cents(receive.amount)).toBe(cents(amount === '0' ? '0.00' : amount));
  });

  const discount = { percent: 12.5, isRunning: true, days: '1 – 31 Dec' };

  it('subtracts a running discount before the charge, and adds tax to the discounted price', () => {
    expect(payoutOf({ amount: '2400.00', currency: 'USD' }, { ...terms, discount, taxPercent: 10 })).toMatchObject({
      discount: { amount: '300.00', currency: 'USD' },
      charge: { amount: '252.00', currency: 'USD' },
      receive: { amount: '1848.00', currency: 'USD' },
      receiveThen: null,
      taxed: { amount: '2310.00', currency: 'USD' },
      about: { amount: '286440', currency: 'JPY' },
    });
  });

  it('reports the future payout of an upcoming discount without applying it today', () => {
    const later = { ...discount, isRunning: false };
    expect(
      payoutOf({ amount: '100004', currency: 'JPY' }, { ...terms, discount: later, taxPercent: 10 }),
    ).toMatchObject({
      discount: null,
      receive: { amount: '88004', currency: 'JPY' },
      receiveThen: { amount: '77003', currency: 'JPY' },
      taxed: { amount: '110004', currency: 'JPY' },
    });
  });

  it('pays out nothing with a full discount', () => {
    const whole = { ...discount, percent: 100 };
    expect(payoutOf({ amount: '19.99', currency: 'USD' }, { ...terms, discount: whole, taxPercent: 10 })).toMatchObject(
      {
        discount: { amount: '19.99' },
        charge: { amount: '0.00' },
        receive: { amount: '0.00' },
        taxed: null,
      },
    );
  });

  it('rounds half a cent up', () => {
    expect(payoutOf({ amount: '0.04', currency: 'USD' }, { ...terms, serviceChargePercent: 12.5 }).charge.amount).toBe(
      '0.01',
    );
  });
});

describe('writeAmount', () => {
  it.each(['en', 'ja'])('writes dollars with cents and yen without, in %s', (locale) => {
    expect(writeAmount({ amount: '6480.5', currency: 'USD' }, locale)).toBe('6,480.50');
    expect(writeAmount({ amount: '1263250', currency: 'JPY' }, locale)).toBe('1,263,250');
  });

  it('keeps every digit, even more than the currency has', () => {
    expect(writeAmount({ amount: '9007199254740993.25', currency: 'USD' }, 'en')).toBe('9,007,199,254,740,993.25');
    expect(writeAmount({ amount: '100.5', currency: 'JPY' }, 'en')).toBe('100.5');
  });
});
