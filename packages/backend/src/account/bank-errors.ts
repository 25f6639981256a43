/** Messages for bank account problems found by the shared rules. */
import { type BankPart, type BankValues, bankProblems, type IbanProblem } from '@smart-art/openapi/rules';
import type { FieldErrors } from '../http/http-error.ts';
import type { Wording } from '../messages/messages.ts';

function ibanWording(problem: IbanProblem): Wording {
  switch (problem.reason) {
    case 'form':
      return { key: 'ibanForm' };
    case 'checksum':
      return { key: 'ibanChecksum' };
    case 'country':
      return { key: 'ibanCountry', values: { country: problem.country } };
    case 'length': {
      const { country, expected, found } = problem;
      return { key: 'ibanLength', values: { country, expected, found } };
    }
  }
}

/** @param nameOf the request's field name of a part */
export function bankErrors(bank: BankValues, nameOf: (part: BankPart) => string): FieldErrors {
  const { iban, routing_number, account_number } = bankProblems(bank);
  return {
    ...(iban && { [nameOf('iban')]: [ibanWording(iban)] }),
    ...(routing_number && { [nameOf('routing_number')]: [{ key: 'routingChecksum' }] }),
    ...(account_number && { [nameOf('account_number')]: [{ key: 'eightDigits' }] }),
  };
}
