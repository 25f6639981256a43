import { defineMessages } from 'react-intl';

export const profileMessages = defineMessages({
  edit: { id: 'profile.edit', defaultMessage: 'Edit profile', description: 'Button to the form' },
  changePassword: {
    id: 'profile.changePassword',
    defaultMessage: 'Change password',
    description: 'Button to the change of password',
  },
  failed: { id: 'profile.failed', defaultMessage: 'We couldn’t load your profile.', description: 'Loading failed' },
  business: { id: 'profile.business', defaultMessage: 'Business', description: 'Heading' },
  noBusiness: {
    id: 'profile.noBusiness',
    defaultMessage: 'Not added yet.',
    description: 'There is no business record',
  },
  company: { id: 'profile.company', defaultMessage: 'Company', description: 'Fact of the profile' },
  industry: { id: 'profile.industry', defaultMessage: 'Industry', description: 'Fact: industry and sub-type' },
  telephone: { id: 'profile.telephone', defaultMessage: 'Telephone', description: 'Fact of the profile' },
  mobile: { id: 'profile.mobile', defaultMessage: 'Mobile', description: 'Fact of the profile' },
  fax: { id: 'profile.fax', defaultMessage: 'Fax', description: 'Fact of the profile' },
  international: {
    id: 'profile.international',
    defaultMessage: 'Ships abroad',
    description: 'Fact: accepts international delivery',
  },
  showsContact: {
    id: 'profile.showsContact',
    defaultMessage: 'Shows contact',
    description: 'Fact: whether email and telephone are public',
  },
  yes: { id: 'profile.yes', defaultMessage: 'Yes', description: 'A fact that is so' },
  no: { id: 'profile.no', defaultMessage: 'No', description: 'A fact that is not so' },
  address: { id: 'profile.address', defaultMessage: 'Address', description: 'Heading' },
  street: { id: 'profile.street', defaultMessage: 'Street', description: 'Fact: address lines' },
  city: { id: 'profile.city', defaultMessage: 'City', description: 'Fact of the address' },
  state: { id: 'profile.state', defaultMessage: 'State', description: 'Fact of the address: state or prefecture' },
  pinCode: { id: 'profile.pinCode', defaultMessage: 'Postal code', description: 'Fact of the address: pin code' },
  country: { id: 'profile.country', defaultMessage: 'Country', description: 'Fact of the address' },
  bank: { id: 'profile.bank', defaultMessage: 'Payouts', description: 'Heading: where the house pays the seller' },
  bankHelp: {
    id: 'profile.bankHelp',
    defaultMessage: 'Your payout account. Buyers and other sellers never see it.',
    description: 'Under the heading',
  },
  account: { id: 'profile.account', defaultMessage: 'Bank account', description: 'Fact: bank details as a whole' },
  accountName: { id: 'profile.accountName', defaultMessage: 'Account name', description: 'Fact of the bank details' },
  bankName: { id: 'profile.bankName', defaultMessage: 'Bank', description: 'Fact of the bank details' },
  branchName: { id: 'profile.branchName', defaultMessage: 'Branch', description: 'Fact of the bank details' },
  accountType: { id: 'profile.accountType', defaultMessage: 'Account type', description: 'Fact of the bank details' },
  accountNumber: {
    id: 'profile.accountNumber',
    defaultMessage: 'Account number',
    description: 'Fact of the bank details, covered but for its end',
  },
  swiftCode: { id: 'profile.swiftCode', defaultMessage: 'SWIFT code', description: 'Fact of the bank details' },
  ifscCode: { id: 'profile.ifscCode', defaultMessage: 'IFSC code', description: 'Fact of the bank details, for India' },
  passbook: { id: 'profile.passbook', defaultMessage: 'Passbook photo', description: 'Fact of the bank details' },
  paypal: { id: 'profile.paypal', defaultMessage: 'PayPal', description: 'Fact: the email of the PayPal account' },
  notGiven: { id: 'profile.notGiven', defaultMessage: 'Not added', description: 'A fact that is not said' },
  asSeen: { id: 'profile.asSeen', defaultMessage: 'Public profile preview', description: 'Heading of the public card' },
  quota: { id: 'profile.quota', defaultMessage: 'Disk quota', description: 'Heading' },
  onOwnServer: {
    id: 'profile.onOwnServer',
    defaultMessage: 'New photos are stored on your own file server. Stored with us:',
    description: 'Before how much of the disk quota is taken, where a seller has an own file server',
  },
  noQuota: { id: 'profile.noQuota', defaultMessage: 'No storage plan yet.', description: 'No agreement' },
});

export const accountTypeMessages = defineMessages({
  ordinary: {
    id: 'profile.accountType.ordinary',
    defaultMessage: 'Ordinary',
    description: 'Type of a bank account (futsu)',
  },
  current: {
    id: 'profile.accountType.current',
    defaultMessage: 'Current',
    description: 'Type of a bank account (toza)',
  },
  savings: { id: 'profile.accountType.savings', defaultMessage: 'Savings', description: 'Type of a bank account' },
});
