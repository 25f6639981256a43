import type { Receipt } from '@smart-art/api-client/queries';
import type { IntlShape } from 'react-intl';
import { said } from './speakers.ts';

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * An address as its own writing has it, its lines parted by line breaks: from the postal code down to the house where it is
 * written in Japanese, from the house up to the country elsewhere. Undefined where none is known.
 */
export function addressOf(on: readonly IntlShape[], to: Receipt['billed_to']): string | undefined {
  const { address_line_1: street, address_line_2: building, city, state, pin_code: code, country } = to;
  if (!street || !city) return undefined;
  const lines = eastAsian.test(`${state ?? ''}${city}${street}`)
    ? [code && (country === 'JP' ? `〒${code}` : code), `${state ?? ''}${city}${street}`, building]
    : [
        street,
        building,
        [[city, state].filter(Boolean).join(', '), code].filter(Boolean).join(' '),
        country && said(on, (intl) => intl.formatDisplayName(country, { type: 'region' }) ?? country),
      ];
  return lines.filter(Boolean).join('\n');
}
