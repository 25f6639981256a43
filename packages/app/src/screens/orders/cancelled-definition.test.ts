import { readListState } from '@smart-art/ui/list-view';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { cancelledDefinition, cancelledQuery } from './cancelled-definition.ts';

const definition = cancelledDefinition(createIntl({ locale: 'en', onError: () => {} }));
const paramsOf = (address: string) => cancelledQuery(readListState(definition, new URLSearchParams(address)));

test('converts a URL to the query parameters of the contract', () => {
  const address = 'search=%20sea&refund=due&kind=rent&cause=by_buyer&ended=2026-01-02..2026-03-04&total=JPY_100..25000';
  expect(paramsOf(address)).toEqual({
    search: 'sea',
    refund: 'due',
    kind: 'rent',
    cause: 'by_buyer',
    date_from: '2026-01-02',
    date_to: '2026-03-04',
    amount_from: '100',
    amount_to: '25000',
    amount_currency: 'JPY',
  });
});

test('sends no parameters for an empty URL or unknown values', () => {
  expect(paramsOf('')).toEqual({});
  expect(paramsOf('kind=gift&refund=never&cause=rain')).toEqual({});
});
