import { defineMessage, defineMessages } from 'react-intl';

/** The codes that name a bank account in some countries only. */
export const codeMessages = defineMessages({
  iban: { id: 'bank.iban', defaultMessage: 'IBAN', description: 'Label: the international number of a bank account' },
  sort_code: {
    id: 'bank.sortCode',
    defaultMessage: 'Sort code',
    description: 'Label: the code of a bank and its branch in the United Kingdom',
  },
  routing_number: {
    id: 'bank.routingNumber',
    defaultMessage: 'Routing number',
    description: 'Label: the code of a bank in the United States',
  },
});

export const bankMessages = {
  ...defineMessages({
    ibanForm: {
      id: 'bank.ibanForm',
      defaultMessage: 'Enter an IBAN such as GB29 NWBK 6016 1331 9268 19.',
      description: 'An IBAN of another form',
    },
    ibanChecksum: {
      id: 'bank.ibanChecksum',
      defaultMessage: 'The check digits don’t match. Compare this IBAN with your bank statement.',
      description: 'An IBAN with a typing error',
    },
    ibanOptional: {
      id: 'bank.ibanOptional',
      defaultMessage: 'Optional. Useful for transfers from abroad.',
      description: 'Under the field of the IBAN where sort code and account number are enough',
    },
    sortCodeForm: {
      id: 'bank.sortCodeForm',
      defaultMessage: 'Enter six digits, such as 60-16-13.',
      description: 'A sort code of another form',
    },
    routingForm: {
      id: 'bank.routingForm',
      defaultMessage: 'Enter nine digits, such as 021000021.',
      description: 'A routing number of another form',
    },
    routingChecksum: {
      id: 'bank.routingChecksum',
      defaultMessage: 'The last digit doesn’t match. Compare this number with a check or your bank statement.',
      description: 'A routing number with a typing error',
    },
    eightDigits: {
      id: 'bank.eightDigits',
      defaultMessage: 'With a sort code, enter eight digits. Put zeros in front of a shorter number.',
      description: 'An account number in the United Kingdom of another form',
    },
    useProfile: {
      id: 'bank.useProfile',
      defaultMessage: 'Use the bank details from your profile',
      description: 'Button that fills in the account that buyers pay to with the one of the profile',
    },
    useSettings: {
      id: 'bank.useSettings',
      defaultMessage: 'Use the bank details from your payment settings',
      description: 'Button that fills in the account of the profile with the one that buyers pay to',
    },
  }),
  ibanCountry: defineMessage<{ country: string }>({
    id: 'bank.ibanCountry',
    defaultMessage: 'No IBAN starts with {country}. Check the first two letters.',
    description: 'An IBAN of a country without IBANs; the country is two letters',
  }),
  ibanLength: defineMessage<{ country: string; expected: number; found: number }>({
    id: 'bank.ibanLength',
    defaultMessage: 'An IBAN starting with {country} has {expected} characters. This one has {found}.',
    description: 'An IBAN that is too short or too long; the country is two letters',
  }),
  neededIn: defineMessage<{ country: string }>({
    id: 'bank.neededIn',
    defaultMessage: 'Required for a bank account in {country}.',
    description: 'A code is missing without which nobody can pay to an account of that country',
  }),
};
