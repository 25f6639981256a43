import { defineMessage, defineMessages } from 'react-intl';
import { partMessages } from '../../bank/bank.messages.ts';

const ownMessages = defineMessages({
  firstname: { id: 'editProfile.field.firstname', defaultMessage: 'First name', description: 'Label of a field' },
  lastname: { id: 'editProfile.field.lastname', defaultMessage: 'Last name', description: 'Label of a field' },
  name_reading: {
    id: 'editProfile.field.nameReading',
    defaultMessage: 'Name reading (furigana)',
    description: 'Label: how the name is read, in kana',
  },
  email: { id: 'editProfile.field.email', defaultMessage: 'Email', description: 'Label of a field' },
  actor_type: {
    id: 'editProfile.field.actorType',
    defaultMessage: 'Role',
    description: 'Label of a field: artist, photographer …',
  },
  company: { id: 'editProfile.field.company', defaultMessage: 'Company', description: 'Label of a field' },
  industry_id: { id: 'editProfile.field.industry', defaultMessage: 'Industry', description: 'Label of a field' },
  industry_sub_type_id: {
    id: 'editProfile.field.subType',
    defaultMessage: 'Sub-type',
    description: 'Label of a field: sub-type of the industry',
  },
  telephone: { id: 'editProfile.field.telephone', defaultMessage: 'Telephone', description: 'Label of a field' },
  mobile: { id: 'editProfile.field.mobile', defaultMessage: 'Mobile', description: 'Label of a field' },
  fax: { id: 'editProfile.field.fax', defaultMessage: 'Fax', description: 'Label of a field' },
  address_line_1: {
    id: 'editProfile.field.addressLine1',
    defaultMessage: 'Address line 1',
    description: 'Label of a field',
  },
  address_line_2: {
    id: 'editProfile.field.addressLine2',
    defaultMessage: 'Address line 2',
    description: 'Label of a field',
  },
  city: { id: 'editProfile.field.city', defaultMessage: 'City', description: 'Label of a field' },
  state: {
    id: 'editProfile.field.state',
    defaultMessage: 'State',
    description: 'Label of a field: state or prefecture',
  },
  pin_code: {
    id: 'editProfile.field.pinCode',
    defaultMessage: 'Postal code',
    description: 'Label of a field: pin code',
  },
  country: { id: 'editProfile.field.country', defaultMessage: 'Country', description: 'Label of a field' },
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
    description: 'Label: what a seller says of their work',
  },
  paypal_id: {
    id: 'editProfile.field.paypal',
    defaultMessage: 'PayPal email',
    description: 'Label of a field: the email of the PayPal account',
  },
});

/** Labels of the fields, by field name. */
export const fieldMessages = { ...ownMessages, ...partMessages };

export const editMessages = {
  ...defineMessages({
    form: { id: 'editProfile.form', defaultMessage: 'Profile', description: 'Accessible name of the form' },
    failed: {
      id: 'editProfile.failed',
      defaultMessage: 'We couldn’t load your profile.',
      description: 'Loading failed',
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
      description: 'Heading of a text and two switches',
    },
    bank: { id: 'editProfile.bank', defaultMessage: 'Payouts', description: 'Heading: bank details' },
    bankHelp: {
      id: 'editProfile.bankHelp',
      defaultMessage: 'Your payout account. Leave blank to use PayPal only.',
      description: 'Under the heading of the bank details',
    },
    nameReadingHelp: {
      id: 'editProfile.nameReadingHelp',
      defaultMessage: 'Last name first, in hiragana or katakana. Sorts you in the seller directory.',
      description: 'Under the reading of the name',
    },
    cityHelp: {
      id: 'editProfile.cityHelp',
      defaultMessage: 'Choosing a city fills in state and country.',
      description: 'Under the field',
    },
    industryFirst: {
      id: 'editProfile.industryFirst',
      defaultMessage: 'Choose an industry first',
      description: 'In the empty choice of a sub-type',
    },
    internationalHelp: {
      id: 'editProfile.internationalHelp',
      defaultMessage: 'Without it, buyers abroad can’t order your works.',
      description: 'Under the switch',
    },
    statementHelp: {
      id: 'editProfile.statementHelp',
      defaultMessage: 'What you make, how, and why. Shown on your public profile.',
      description: 'Under the artist statement',
    },
    showsContactHelp: {
      id: 'editProfile.showsContactHelp',
      defaultMessage: 'Shown on your profile in the seller directory.',
      description: 'Under the switch',
    },
    noSpecial: {
      id: 'editProfile.noSpecial',
      defaultMessage: 'Don’t use special characters.',
      description: 'A text with characters such as < > or =',
    },
    pinCodeForm: {
      id: 'editProfile.pinCodeForm',
      defaultMessage: 'Enter a postal code such as 722-0045.',
      description: 'A postal code of another form',
    },
    accountNumberForm: {
      id: 'editProfile.accountNumberForm',
      defaultMessage: 'Enter 4 to 34 letters or digits.',
      description: 'An account number of another form',
    },
    emailUnproven: {
      id: 'editProfile.emailUnproven',
      defaultMessage: 'Verify this email first. Send a code and enter it.',
      description: 'A new email without its proof',
    },
    saved: { id: 'editProfile.saved', defaultMessage: 'Profile saved.', description: 'After saving' },
    partial: {
      id: 'editProfile.partial',
      defaultMessage: 'Name and email are saved. The rest isn’t saved yet.',
      description: 'The first of two steps of saving succeeded, the second failed; the reason follows',
    },
    saveFailed: {
      id: 'editProfile.saveFailed',
      defaultMessage: 'Your profile wasn’t saved.',
      description: 'Saving failed; the reason follows',
    },
    leaveTitle: {
      id: 'editProfile.leaveTitle',
      defaultMessage: 'Leave without saving?',
      description: 'Question before leaving',
    },
    leaveHelp: {
      id: 'editProfile.leaveHelp',
      defaultMessage:
        'What you typed is saved on this device, except account number and IBAN. It will be here when you come back.',
      description: 'What leaving means',
    },
    leave: { id: 'editProfile.leave', defaultMessage: 'Leave', description: 'Button that leaves' },
    conflictTitle: {
      id: 'editProfile.conflictTitle',
      defaultMessage: 'Your profile was changed elsewhere',
      description: 'Another version was saved in another tab or on another device',
    },
    conflictTaken: {
      id: 'editProfile.conflictTaken',
      defaultMessage: 'Changed elsewhere and updated here',
      description: 'Heading of the changes that nobody objects to',
    },
    conflictChoose: {
      id: 'editProfile.conflictChoose',
      defaultMessage: 'Changed here and elsewhere: which one do you want to keep?',
      description: 'Heading of the choice between two versions',
    },
    conflictTheirs: {
      id: 'editProfile.conflictTheirs',
      defaultMessage: 'Saved elsewhere',
      description: 'The version that was saved meanwhile',
    },
    conflictGoOn: {
      id: 'editProfile.conflictGoOn',
      defaultMessage: 'Continue with this',
      description: 'Button that settles the conflict; saving follows',
    },
    conflictHelp: {
      id: 'editProfile.conflictHelp',
      defaultMessage: 'Nothing you typed is lost. Review the differences, then save again.',
      description: 'What to do',
    },
    on: { id: 'editProfile.on', defaultMessage: 'On', description: 'A switch in a comparison of two versions' },
    off: { id: 'editProfile.off', defaultMessage: 'Off', description: 'A switch in a comparison of two versions' },
    sendCode: {
      id: 'editProfile.sendCode',
      defaultMessage: 'Send code',
      description: 'Button: mails a code to the new address',
    },
    sendAgain: { id: 'editProfile.sendAgain', defaultMessage: 'Send again', description: 'Button: mails another code' },
    code: {
      id: 'editProfile.code',
      defaultMessage: 'Code from the email',
      description: 'Label of the field of the code',
    },
    proven: {
      id: 'editProfile.proven',
      defaultMessage: 'Verified. Save to use this email.',
      description: 'The new address is proven',
    },
    picture: {
      id: 'editProfile.picture',
      defaultMessage: 'Picture',
      description: 'Heading and label of the profile picture',
    },
    pictureHelp: {
      id: 'editProfile.pictureHelp',
      defaultMessage: 'Shown as a circle next to your name. Saves automatically.',
      description: 'Under the heading',
    },
    passbook: { id: 'editProfile.passbook', defaultMessage: 'Passbook photo', description: 'Label of the file' },
    passbookHelp: {
      id: 'editProfile.passbookHelp',
      defaultMessage: 'The page with your name and account number. Only Smart Art sees it. Saves automatically.',
      description: 'Under the label',
    },
    passbookRemoveTitle: {
      id: 'editProfile.passbookRemoveTitle',
      defaultMessage: 'Remove your passbook photo?',
      description: 'Question',
    },
    passbookRemoveHelp: {
      id: 'editProfile.passbookRemoveHelp',
      defaultMessage: 'This can’t be undone.',
      description: 'What removing means',
    },
    remove: { id: 'editProfile.remove', defaultMessage: 'Remove', description: 'Button that removes' },
    password: {
      id: 'editProfile.password',
      defaultMessage: 'Change password',
      description: 'Link to the change of password',
    },
  }),
  conflictOpen: defineMessage<{ count: number }>({
    id: 'editProfile.conflictOpen',
    defaultMessage: 'Choose a version for {count, plural, one {# more field} other {# more fields}} first.',
    description: 'Below the disabled button that settles a conflict',
  }),
  proofNeeded: defineMessage<{ email: string }>({
    id: 'editProfile.proofNeeded',
    defaultMessage: 'We’ll email a code to {email} to check it’s yours.',
    description: 'Beside the button that sends the code',
  }),
  codeSent: defineMessage<{ email: string }>({
    id: 'editProfile.codeSent',
    defaultMessage: 'Sent to {email}. Expires in 10 minutes.',
    description: 'Under the field of the code',
  }),
};
