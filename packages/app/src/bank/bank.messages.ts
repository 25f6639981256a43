import { defineMessage, defineMessages } from 'react-intl';

/** Names of the parts of a bank account, in forms and in lists of facts. */
export const partMessages = defineMessages({
  account_name: {
    id: 'bank.accountName',
    defaultMessage: 'Account name',
    description: 'Label: part of a bank account',
  },
  bank_name: { id: 'bank.bankName', defaultMessage: 'Bank', description: 'Label: part of a bank account' },
  branch_name: { id: 'bank.branchName', defaultMessage: 'Branch', description: 'Label: part of a bank account' },
  account_type: {
    id: 'bank.accountType',
    defaultMessage: 'Account type',
    description: 'Label: part of a bank account',
  },
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
  account_number: {
    id: 'bank.accountNumber',
    defaultMessage: 'Account number',
    description: 'Label: part of a bank account',
  },
  iban: { id: 'bank.iban', defaultMessage: 'IBAN', description: 'Label: the international number of a bank account' },
  swift_code: { id: 'bank.swiftCode', defaultMessage: 'SWIFT code', description: 'Label: part of a bank account' },
  ifsc_code: {
    id: 'bank.ifscCode',
    defaultMessage: 'IFSC code',
    description: 'Label: the code of a bank and its branch in India',
  },
});

export const accountTypeMessages = defineMessages({
  ordinary: {
    id: 'bank.accountType.ordinary',
    defaultMessage: 'Ordinary',
    description: 'Type of a bank account in Japan (futsu)',
  },
  current: {
    id: 'bank.accountType.current',
    defaultMessage: 'Current',
    description: 'Type of a bank account; in Japan toza',
  },
  savings: { id: 'bank.accountType.savings', defaultMessage: 'Savings', description: 'Type of a bank account' },
});

/** Errors for missing parts that a payment to the account requires. */
export const missingMessages = defineMessages({
  account_name: {
    id: 'bank.missing.accountName',
    defaultMessage: 'Enter the account name.',
    description: 'Error: a required part of a bank account is empty',
  },
  bank_name: {
    id: 'bank.missing.bankName',
    defaultMessage: 'Enter the bank.',
    description: 'Error: a required part of a bank account is empty',
  },
  branch_name: {
    id: 'bank.missing.branchName',
    defaultMessage: 'Enter the branch.',
    description: 'Error: a required part of a bank account is empty',
  },
  account_type: {
    id: 'bank.missing.accountType',
    defaultMessage: 'Choose an account type.',
    description: 'Error: a required part of a bank account is empty',
  },
  sort_code: {
    id: 'bank.missing.sortCode',
    defaultMessage: 'Enter the sort code.',
    description: 'Error: a required part of a bank account is empty',
  },
  routing_number: {
    id: 'bank.missing.routingNumber',
    defaultMessage: 'Enter the routing number.',
    description: 'Error: a required part of a bank account is empty',
  },
  account_number: {
    id: 'bank.missing.accountNumber',
    defaultMessage: 'Enter the account number.',
    description: 'Error: a required part of a bank account is empty',
  },
  iban: {
    id: 'bank.missing.iban',
    defaultMessage: 'Enter the IBAN.',
    description: 'Error: a required part of a bank account is empty',
  },
  swift_code: {
    id: 'bank.missing.swiftCode',
    defaultMessage: 'Enter the SWIFT code.',
    description: 'Error: a required part of a bank account is empty',
  },
  ifsc_code: {
    id: 'bank.missing.ifscCode',
    defaultMessage: 'Enter the IFSC code.',
    description: 'Error: a required part of a bank account is empty',
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
      defaultMessage: 'Useful for transfers from abroad.',
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
    swiftForm: {
      id: 'bank.swiftForm',
      defaultMessage: 'Enter 8 or 11 capital letters and digits, such as SETOJPJT.',
      description: 'A SWIFT code of another form',
    },
    ifscForm: {
      id: 'bank.ifscForm',
      defaultMessage: 'Enter 11 capital letters and digits, such as SETO0123456.',
      description: 'An IFSC code of another form',
    },
    notDrafted: {
      id: 'bank.notDrafted',
      defaultMessage: 'Not saved as a draft. Save before you leave.',
      description: 'Under the fields of the account number and the IBAN, which no draft has',
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
};
