import { type BankPart, type BankValues, bankProblems, type IbanProblem } from '@smart-art/openapi/rules';
import type { IntlShape } from 'react-intl';
import { bankMessages as messages } from './bank.messages.ts';

function ibanError(intl: IntlShape, problem: IbanProblem): string {
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

/** Errors in the codes of an account, by part. */
export function bankErrors(intl: IntlShape, values: BankValues): Partial<Record<BankPart, string>> {
  const { iban, routing_number, account_number } = bankProblems(values);
  return {
    ...(iban && { iban: ibanError(intl, iban) }),
    ...(routing_number && { routing_number: intl.formatMessage(messages.routingChecksum) }),
    ...(account_number && { account_number: intl.formatMessage(messages.eightDigits) }),
  };
}

/** Messages for codes that do not match the contract's patterns, by part. */
export function bankPatternErrors(intl: IntlShape) {
  const rule = (message: string) => ({ pattern: message, maxLength: message });
  return {
    iban: rule(intl.formatMessage(messages.ibanForm)),
    sort_code: rule(intl.formatMessage(messages.sortCodeForm)),
    routing_number: rule(intl.formatMessage(messages.routingForm)),
    swift_code: rule(intl.formatMessage(messages.swiftForm)),
    ifsc_code: rule(intl.formatMessage(messages.ifscForm)),
  };
}
