import { defineMessage, defineMessages } from 'react-intl';
import { partMessages } from '../../bank/bank.messages.ts';

const ownMessages = defineMessages({
  firstname: { id: 'editProfile.field.firstname', defaultMessage: 'First name', description: 'Field label' },
  lastname: { id: 'editProfile.field.lastname', defaultMessage: 'Last name', description: 'Field label' },
  name_reading: {
    id: 'editProfile.field.nameReading',
    defaultMessage: 'Name reading (furigana)',
    description: 'Field label: reading of the name in kana',
  },
  email: { id: 'editProfile.field.email', defaultMessage: 'Email', description: 'Field label' },
  actor_type: {
    id: 'editProfile.field.actorType',
    defaultMessage: 'Role',
    description: 'Field label: artist, photographer …',
  },
  company: { id: 'editProfile.field.company', defaultMessage: 'Company', description: 'Field label' },
  industry_id: { id: 'editProfile.field.industry', defaultMessage: 'Industry', description: 'Field label' },
  industry_sub_type_id: {
    id: 'editProfile.field.subType',
    defaultMessage: 'Sub-type',
    description: 'Field label: sub-type of the industry',
  },
  telephone: { id: 'editProfile.field.telephone', defaultMessage: 'Telephone', description: 'Field label' },
  mobile: { id: 'editProfile.field.mobile', defaultMessage: 'Mobile', description: 'Field label' },
  fax: { id: 'editProfile.field.fax', defaultMessage: 'Fax', description: 'Field label' },
  address_line_1: {
    id: 'editProfile.field.addressLine1',
    defaultMessage: 'Address line 1',
    description: 'Field label',
  },
  address_line_2: {
    id: 'editProfile.field.addressLine2',
    defaultMessage: 'Address line 2',
    description: 'Field label',
  },
  city: { id: 'editProfile.field.city', defaultMessage: 'City', description: 'Field label' },
  state: {
    id: 'editProfile.field.state',
    defaultMessage: 'State',
    description: 'Field label: state or prefecture',
  },
  pin_code: {
    id: 'editProfile.field.pinCode',
    defaultMessage: 'Postal code',
    description: 'Field label',
  },
  country: { id: 'editProfile.field.country', defaultMessage: 'Country', description: 'Field label' },
  accepts_international_delivery: {
    id: 'editProfile.field.international',
    defaultMessage: 'Ship to other countries',
    description: 'Label of a switch',
  },
  shows_contact: {
    id: 'editProfile.field.showsContact',
    defaultMessage: 'Show email and telephone to other sellers',
    description: 'Label of a switch',
  },
  statement: {
    id: 'editProfile.field.statement',
    defaultMessage: 'Artist statement',
    description: 'Field label: seller’s text about their work',
  },
  paypal_id: {
    id: 'editProfile.field.paypal',
    defaultMessage: 'PayPal email',
    description: 'Field label: email of the PayPal account',
  },
});

/** Labels of the fields, by field name. */
export const fieldMessages = { ...ownMessages, ...partMessages };

export const editMessages = {
  ...defineMessages({
    form: { id: 'editProfile.form', defaultMessage: 'Profile', description: 'Screen reader label of the form' },
    failed: {
      id: 'editProfile.failed',
      defaultMessage: 'We couldn’t load your profile.',
      description: 'Loading error',
    },
    person: { id: 'editProfile.person', defaultMessage: 'Personal details', description: 'Heading: name, email, role' },
    business: { id: 'editProfile.business', defaultMessage: 'Business', description: 'Heading' },
    numbers: {
      id: 'editProfile.numbers',
      defaultMessage: 'Phone and fax',
      description: 'Heading: telephone, mobile, fax',
    },
    address: { id: 'editProfile.address', defaultMessage: 'Address', description: 'Heading' },
    choices: {
      id: 'editProfile.choices',
      defaultMessage: 'Public profile and delivery',
      description: 'Heading of the statement and two switches',
    },
    bank: { id: 'editProfile.bank', defaultMessage: 'Payouts', description: 'Heading: bank details' },
    bankHelp: {
      id: 'editProfile.bankHelp',
      defaultMessage: 'Your payout account. Leave blank to use PayPal only.',
      description: 'Hint below the heading of the bank details',
    },
    nameReadingHelp: {
      id: 'editProfile.nameReadingHelp',
      defaultMessage: 'Last name first, in hiragana or katakana. Sorts you in the seller directory.',
      description: 'Hint of the name reading field',
    },
    cityHelp: {
      id: 'editProfile.cityHelp',
      defaultMessage: 'Choosing a city fills in state and country.',
      description: 'Field hint',
    },
    industryFirst: {
      id: 'editProfile.industryFirst',
      defaultMessage: 'Choose an industry first',
      description: 'Placeholder of the empty sub-type field',
    },
    internationalHelp: {
      id: 'editProfile.internationalHelp',
      defaultMessage: 'Without it, buyers abroad can’t order your works.',
      description: 'Hint of the switch',
    },
    statementHelp: {
      id: 'editProfile.statementHelp',
      defaultMessage: 'What you make, how, and why. Shown on your public profile.',
      description: 'Hint of the artist statement field',
    },
    showsContactHelp: {
      id: 'editProfile.showsContactHelp',
      defaultMessage: 'Shown on your profile in the seller directory.',
      description: 'Hint of the switch',
    },
    noSpecial: {
      id: 'editProfile.noSpecial',
      defaultMessage: 'Don’t use special characters.',
      description: 'Error message: text contains characters such as < > or =',
    },
    pinCodeForm: {
      id: 'editProfile.pinCodeForm',
      defaultMessage: 'Enter a postal code such as 722-0045.',
      description: 'Error message: invalid postal code',
    },
    accountNumberForm: {
      id: 'editProfile.accountNumberForm',
      defaultMessage: 'Enter 4 to 34 letters or digits.',
      description: 'Error message: invalid account number',
    },
    emailUnproven: {
      id: 'editProfile.emailUnproven',
      defaultMessage: 'Verify this email first. Send a code and enter it.',
      description: 'Error message: new email not verified',
    },
    saved: { id: 'editProfile.saved', defaultMessage: 'Profile saved.', description: 'Success message' },
    partial: {
      id: 'editProfile.partial',
      defaultMessage: 'Name and email are saved. The rest isn’t saved yet.',
      description: 'Error banner title when only the first of two saves succeeded, followed by the reason',
    },
    saveFailed: {
      id: 'editProfile.saveFailed',
      defaultMessage: 'Your profile wasn’t saved.',
      description: 'Error banner title, followed by the reason',
    },
    leaveTitle: {
      id: 'editProfile.leaveTitle',
      defaultMessage: 'Leave without saving?',
      description: 'Title of the leave dialog',
    },
    leaveHelp: {
      id: 'editProfile.leaveHelp',
      defaultMessage:
        'What you typed is saved on this device, except account number and IBAN. It will be here when you come back.',
      description: 'Text of the leave dialog',
    },
    leave: { id: 'editProfile.leave', defaultMessage: 'Leave', description: 'Button of the leave dialog' },
    conflictTitle: {
      id: 'editProfile.conflictTitle',
      defaultMessage: 'Your profile was changed elsewhere',
      description: 'Banner title: a newer version was saved in another tab or on another device',
    },
    conflictTaken: {
      id: 'editProfile.conflictTaken',
      defaultMessage: 'Changed elsewhere and updated here',
      description: 'Heading of the changes without a conflict',
    },
    conflictChoose: {
      id: 'editProfile.conflictChoose',
      defaultMessage: 'Changed here and elsewhere: which one do you want to keep?',
      description: 'Heading of the choice between two versions',
    },
    conflictTheirs: {
      id: 'editProfile.conflictTheirs',
      defaultMessage: 'Saved elsewhere',
      description: 'Label of the version saved elsewhere',
    },
    conflictGoOn: {
      id: 'editProfile.conflictGoOn',
      defaultMessage: 'Continue with this',
      description: 'Button label: resolves the conflict before saving',
    },
    conflictHelp: {
      id: 'editProfile.conflictHelp',
      defaultMessage: 'Nothing you typed is lost. Review the differences, then save again.',
      description: 'Banner text',
    },
    on: { id: 'editProfile.on', defaultMessage: 'On', description: 'Value of a switch when comparing two versions' },
    off: { id: 'editProfile.off', defaultMessage: 'Off', description: 'Value of a switch when comparing two versions' },
    sendCode: {
      id: 'editProfile.sendCode',
      defaultMessage: 'Send code',
      description: 'Button: emails a code to the new address',
    },
    sendAgain: { id: 'editProfile.sendAgain', defaultMessage: 'Send again', description: 'Button: emails a new code' },
    code: {
      id: 'editProfile.code',
      defaultMessage: 'Code from the email',
      description: 'Field label',
    },
    proven: {
      id: 'editProfile.proven',
      defaultMessage: 'Verified. Save to use this email.',
      description: 'Message shown once the new email is verified',
    },
    picture: {
      id: 'editProfile.picture',
      defaultMessage: 'Picture',
      description: 'Heading and label of the profile picture',
    },
    pictureHelp: {
      id: 'editProfile.pictureHelp',
      defaultMessage: 'Shown as a circle next to your name. Saves automatically.',
      description: 'Hint below the heading',
    },
    passbook: { id: 'editProfile.passbook', defaultMessage: 'Passbook photo', description: 'File field label' },
    passbookHelp: {
      id: 'editProfile.passbookHelp',
      defaultMessage: 'The page with your name and account number. Only Smart Art sees it. Saves automatically.',
      description: 'File field hint',
    },
    passbookRemoveTitle: {
      id: 'editProfile.passbookRemoveTitle',
      defaultMessage: 'Remove your passbook photo?',
      description: 'Dialog title',
    },
    passbookRemoveHelp: {
      id: 'editProfile.passbookRemoveHelp',
      defaultMessage: 'This can’t be undone.',
      description: 'Dialog text',
    },
    remove: { id: 'editProfile.remove', defaultMessage: 'Remove', description: 'Dialog button' },
    password: {
      id: 'editProfile.password',
      defaultMessage: 'Change password',
      description: 'Link to the password change page',
    },
  }),
  conflictOpen: defineMessage<{ count: number }>({
    id: 'editProfile.conflictOpen',
    defaultMessage: 'Choose a version for {count, plural, one {# more field} other {# more fields}} first.',
    description: 'Hint below the disabled button that resolves a conflict',
  }),
  proofNeeded: defineMessage<{ email: string }>({
    id: 'editProfile.proofNeeded',
    defaultMessage: 'We’ll email a code to {email} to check it’s yours.',
    description: 'Hint next to the button that sends the code',
  }),
  codeSent: defineMessage<{ email: string }>({
    id: 'editProfile.codeSent',
    defaultMessage: 'Sent to {email}. Expires in 10 minutes.',
    description: 'Hint of the code field',
  }),
};
