import { type BankPart, type BankValues, bankProblems, type IbanProblem } from '@smart-art/openapi/rules';
import type { IntlShape } from 'react-intl';
import { bankMessages as messages } from './bank.messages.ts';

function ibanWords(intl: IntlShape, problem: IbanProblem): string {
  switch (problem.reason) {
    case 'form':
      return intl.formatMessage(messages.ibanForm);
    case 'checksum':
      return intl.formatMessage(messages.ibanChecksum);
    case 'country':
      return intl.formatMessage(messages.ibanCountry, { country: problem.country });
    case 'length': {
      const { country, expected, found } = problem;
      return intl.formatMessage(messages.ibanLength, { country, expected, found });
    }
  }
}

/** What is wrong with the codes of an account, by part. */
export function bankProblemWords(intl: IntlShape, values: BankValues): Partial<Record<BankPart, string>> {
  const { iban, routing_number, account_number } = bankProblems(values);
  return {
    ...(iban && { iban: ibanWords(intl, iban) }),
    ...(routing_number && { routing_number: intl.formatMessage(messages.routingChecksum) }),
    ...(account_number && { account_number: intl.formatMessage(messages.eightDigits) }),
  };
}

/** What is said of a code that has another form than the contract's. */
export function bankFormWords(intl: IntlShape) {
  const said = (words: string) => ({ pattern: words, maxLength: words });
  return {
    iban: said(intl.formatMessage(messages.ibanForm)),
    sort_code: said(intl.formatMessage(messages.sortCodeForm)),
    routing_number: said(intl.formatMessage(messages.routingForm)),
  };
}
