import { defineMessage, defineMessages } from 'react-intl';

/** Labels of bank details, in forms and in description lists. */
export const partMessages = defineMessages({
  account_name: {
    id: 'bank.accountName',
    defaultMessage: 'Account name',
    description: 'Field label: bank details',
  },
  bank_name: { id: 'bank.bankName', defaultMessage: 'Bank', description: 'Field label: bank details' },
  branch_name: { id: 'bank.branchName', defaultMessage: 'Branch', description: 'Field label: bank details' },
  account_type: {
    id: 'bank.accountType',
    defaultMessage: 'Account type',
    description: 'Field label: bank details',
  },
  sort_code: {
    id: 'bank.sortCode',
    defaultMessage: 'Sort code',
    description: 'Field label: code of a bank and branch in the UK',
  },
  routing_number: {
    id: 'bank.routingNumber',
    defaultMessage: 'Routing number',
    description: 'Field label: code of a bank in the USA',
  },
  account_number: {
    id: 'bank.accountNumber',
    defaultMessage: 'Account number',
    description: 'Field label: bank details',
  },
  iban: { id: 'bank.iban', defaultMessage: 'IBAN', description: 'Field label: international account number' },
  swift_code: { id: 'bank.swiftCode', defaultMessage: 'SWIFT code', description: 'Field label: bank details' },
  ifsc_code: {
    id: 'bank.ifscCode',
    defaultMessage: 'IFSC code',
    description: 'Field label: code of a bank and branch in India',
  },
});

export const accountTypeMessages = defineMessages({
  ordinary: {
    id: 'bank.accountType.ordinary',
    defaultMessage: 'Ordinary',
    description: 'Bank account type in Japan (futsu)',
  },
  current: {
    id: 'bank.accountType.current',
    defaultMessage: 'Current',
    description: 'Bank account type; in Japan toza',
  },
  savings: { id: 'bank.accountType.savings', defaultMessage: 'Savings', description: 'Bank account type' },
});

/** Error messages for missing bank details that a payment requires. */
export const missingMessages = defineMessages({
  account_name: {
    id: 'bank.missing.accountName',
    defaultMessage: 'Enter the account name.',
    description: 'Error: required bank detail is empty',
  },
  bank_name: {
    id: 'bank.missing.bankName',
    defaultMessage: 'Enter the bank.',
    description: 'Error: required bank detail is empty',
  },
  branch_name: {
    id: 'bank.missing.branchName',
    defaultMessage: 'Enter the branch.',
    description: 'Error: required bank detail is empty',
  },
  account_type: {
    id: 'bank.missing.accountType',
    defaultMessage: 'Choose an account type.',
    description: 'Error: required bank detail is empty',
  },
  sort_code: {
    id: 'bank.missing.sortCode',
    defaultMessage: 'Enter the sort code.',
    description: 'Error: required bank detail is empty',
  },
  routing_number: {
    id: 'bank.missing.routingNumber',
    defaultMessage: 'Enter the routing number.',
    description: 'Error: required bank detail is empty',
  },
  account_number: {
    id: 'bank.missing.accountNumber',
    defaultMessage: 'Enter the account number.',
    description: 'Error: required bank detail is empty',
  },
  iban: {
    id: 'bank.missing.iban',
    defaultMessage: 'Enter the IBAN.',
    description: 'Error: required bank detail is empty',
  },
  swift_code: {
    id: 'bank.missing.swiftCode',
    defaultMessage: 'Enter the SWIFT code.',
    description: 'Error: required bank detail is empty',
  },
  ifsc_code: {
    id: 'bank.missing.ifscCode',
    defaultMessage: 'Enter the IFSC code.',
    description: 'Error: required bank detail is empty',
  },
});

export const bankMessages = {
  ...defineMessages({
    ibanForm: {
      id: 'bank.ibanForm',
      defaultMessage: 'Enter an IBAN such as GB29 NWBK 6016 1331 9268 19.',
      description: 'Error: IBAN format',
    },
    ibanChecksum: {
      id: 'bank.ibanChecksum',
      defaultMessage: 'The check digits don’t match. Compare this IBAN with your bank statement.',
      description: 'Error: typo in an IBAN',
    },
    ibanOptional: {
      id: 'bank.ibanOptional',
      defaultMessage: 'Useful for transfers from abroad.',
      description: 'Hint below the IBAN field if sort code and account number are enough',
    },
    sortCodeForm: {
      id: 'bank.sortCodeForm',
      defaultMessage: 'Enter six digits, such as 60-16-13.',
      description: 'Error: sort code format',
    },
    routingForm: {
      id: 'bank.routingForm',
      defaultMessage: 'Enter nine digits, such as 021000021.',
      description: 'Error: routing number format',
    },
    routingChecksum: {
      id: 'bank.routingChecksum',
      defaultMessage: 'The last digit doesn’t match. Compare this number with a check or your bank statement.',
      description: 'Error: typo in a routing number',
    },
    swiftForm: {
      id: 'bank.swiftForm',
      defaultMessage: 'Enter 8 or 11 capital letters and digits, such as SETOJPJT.',
      description: 'Error: SWIFT code format',
    },
    ifscForm: {
      id: 'bank.ifscForm',
      defaultMessage: 'Enter 11 capital letters and digits, such as SETO0123456.',
      description: 'Error: IFSC code format',
    },
    notDrafted: {
      id: 'bank.notDrafted',
      defaultMessage: 'Not saved as a draft. Save before you leave.',
      description: 'Hint below the fields for account number and IBAN, not kept in drafts',
    },
    eightDigits: {
      id: 'bank.eightDigits',
      defaultMessage: 'With a sort code, enter eight digits. Put zeros in front of a shorter number.',
      description: 'Error: UK account number format',
    },
    useProfile: {
      id: 'bank.useProfile',
      defaultMessage: 'Use the bank details from your profile',
      description: 'Button: fills the payment settings with the bank details from the profile',
    },
    useSettings: {
      id: 'bank.useSettings',
      defaultMessage: 'Use the bank details from your payment settings',
      description: 'Button: fills the profile with the bank details from the payment settings',
    },
  }),
  ibanCountry: defineMessage<{ country: string }>({
    id: 'bank.ibanCountry',
    defaultMessage: 'No IBAN starts with {country}. Check the first two letters.',
    description: 'Error: country without IBANs; {country} is a two-letter code',
  }),
  ibanLength: defineMessage<{ country: string; expected: number; found: number }>({
    id: 'bank.ibanLength',
    defaultMessage: 'An IBAN starting with {country} has {expected} characters. This one has {found}.',
    description: 'Error: wrong IBAN length; {country} is a two-letter code',
  }),
};
