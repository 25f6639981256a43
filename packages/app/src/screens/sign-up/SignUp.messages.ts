import { defineMessage, defineMessages } from 'react-intl';

export const signUpMessages = {
  ...defineMessages({
    title: { id: 'signUp.title', defaultMessage: 'Open your studio', description: 'Page title of the sign-up page' },
    lead: {
      id: 'signUp.lead',
      defaultMessage: 'A few quick steps: your details, then your plan.',
      description: 'Text below the page title',
    },
    haveAccount: {
      id: 'signUp.haveAccount',
      defaultMessage: 'Already selling here?',
      description: 'Text before the link to the sign-in page',
    },
    signIn: { id: 'signUp.signIn', defaultMessage: 'Sign in', description: 'Link to the sign-in page' },
    keptHere: {
      id: 'signUp.keptHere',
      defaultMessage: 'Your progress is saved on this device. Your password isn’t.',
      description: 'Note below the form on the draft',
    },
    notKept: {
      id: 'signUp.notKept',
      defaultMessage: 'This device can’t save your progress. Keep this page open until you’ve finished.',
      description: 'Note below the form if the browser blocks site data',
    },
    offerTitle: {
      id: 'signUp.offerTitle',
      defaultMessage: 'Continue where you left off?',
      description: 'Heading of the saved draft banner',
    },
    goOn: { id: 'signUp.goOn', defaultMessage: 'Continue', description: 'Button label: restores the draft' },
    beginAnew: { id: 'signUp.beginAnew', defaultMessage: 'Start again', description: 'Button label: discards a draft' },
    finish: { id: 'signUp.finish', defaultMessage: 'Create account', description: 'Button label: submits the form' },
    send: { id: 'signUp.send', defaultMessage: 'Send details', description: 'Button label: sends the missing details' },
    recordFailed: {
      id: 'signUp.recordFailed',
      defaultMessage: 'Your account was created, but we couldn’t save your business details. Please send them again.',
      description: 'Toast: account created, business details not saved',
    },
    referenceFailed: {
      id: 'signUp.referenceFailed',
      defaultMessage: 'We couldn’t load the industries and countries.',
      description: 'Error message: options failed to load',
    },
    retry: { id: 'signUp.retry', defaultMessage: 'Try again', description: 'Button label: loads again' },

    emailTitle: {
      id: 'signUp.emailTitle',
      defaultMessage: 'Confirm your email',
      description: 'Heading of the first step',
    },
    emailHelp: {
      id: 'signUp.emailHelp',
      defaultMessage: 'We’ll email a code to this address. You’ll use it to sign in.',
      description: 'Text of the first step',
    },
    email: { id: 'signUp.email', defaultMessage: 'Email', description: 'Label of the email field' },
    otp: { id: 'signUp.otp', defaultMessage: 'Code', description: 'Label of the emailed code field' },
    otpHelp: {
      id: 'signUp.otpHelp',
      defaultMessage:
        'Enter the 6-digit code from our email. It expires in 10 minutes. Nothing there? Check your spam folder. If you already have an account, the email says so.',
      description: 'Hint of the code field',
    },
    otpMissing: {
      id: 'signUp.otpMissing',
      defaultMessage: 'Enter the 6-digit code from the email.',
      description: 'Error message: incomplete code',
    },
    sendCode: { id: 'signUp.sendCode', defaultMessage: 'Send code', description: 'Button label: emails a code' },
    sendAgain: {
      id: 'signUp.sendAgain',
      defaultMessage: 'Send again',
      description: 'Button label: emails a new code',
    },
    confirmCode: {
      id: 'signUp.confirmCode',
      defaultMessage: 'Confirm code',
      description: 'Button label: submits the code',
    },
    proofGone: {
      id: 'signUp.proofGone',
      defaultMessage: 'It’s been too long since you confirmed your email. Please confirm it again.',
      description: 'Warning: email confirmation expired',
    },

    personTitle: { id: 'signUp.personTitle', defaultMessage: 'About you', description: 'Heading of the second step' },
    firstName: { id: 'signUp.firstName', defaultMessage: 'First name', description: 'Field label' },
    lastName: { id: 'signUp.lastName', defaultMessage: 'Last name', description: 'Field label' },
    password: { id: 'signUp.password', defaultMessage: 'Password', description: 'Field label' },
    confirmPassword: {
      id: 'signUp.confirmPassword',
      defaultMessage: 'Confirm password',
      description: 'Label of the field to repeat the password',
    },
    passwordsDiffer: {
      id: 'signUp.passwordsDiffer',
      defaultMessage: 'The passwords don’t match.',
      description: 'Error message: passwords differ',
    },

    businessTitle: {
      id: 'signUp.businessTitle',
      defaultMessage: 'Your business',
      description: 'Heading of the third step',
    },
    sellerType: {
      id: 'signUp.sellerType',
      defaultMessage: 'Role',
      description: 'Field label: type of seller',
    },
    artist: { id: 'signUp.artist', defaultMessage: 'Artist', description: 'Type of seller' },
    photographer: { id: 'signUp.photographer', defaultMessage: 'Photographer', description: 'Type of seller' },
    designer: { id: 'signUp.designer', defaultMessage: 'Designer', description: 'Type of seller' },
    architect: { id: 'signUp.architect', defaultMessage: 'Architect', description: 'Type of seller' },
    frame_vendor: { id: 'signUp.frameVendor', defaultMessage: 'Frame vendor', description: 'Type of seller' },
    exhibition_organiser: {
      id: 'signUp.exhibitionOrganiser',
      defaultMessage: 'Exhibition organiser',
      description: 'Type of seller',
    },
    company: { id: 'signUp.company', defaultMessage: 'Company name', description: 'Field label' },
    companyHelp: {
      id: 'signUp.companyHelp',
      defaultMessage: 'No company? Enter your own name.',
      description: 'Hint of the company name',
    },
    industry: { id: 'signUp.industry', defaultMessage: 'Industry', description: 'Field label' },
    subIndustry: { id: 'signUp.subIndustry', defaultMessage: 'Sub-industry', description: 'Field label' },
    subIndustryFirst: {
      id: 'signUp.subIndustryFirst',
      defaultMessage: 'Choose the industry first',
      description: 'Placeholder of the sub-industry without an industry',
    },
    numbers: { id: 'signUp.numbers', defaultMessage: 'Telephone numbers', description: 'Heading of a group of fields' },
    mobile: { id: 'signUp.mobile', defaultMessage: 'Mobile', description: 'Label of a telephone field' },
    telephone: { id: 'signUp.telephone', defaultMessage: 'Telephone', description: 'Label of a telephone field' },
    fax: { id: 'signUp.fax', defaultMessage: 'Fax', description: 'Label of a telephone field' },
    sameAsMobile: {
      id: 'signUp.sameAsMobile',
      defaultMessage: 'Use mobile for telephone and fax',
      description: 'Button label: copies the mobile number to telephone and fax',
    },
    mobileFirst: {
      id: 'signUp.mobileFirst',
      defaultMessage: 'Enter a mobile number first.',
      description: 'Reason why the copy button is disabled',
    },
    faxSame: {
      id: 'signUp.faxSame',
      defaultMessage: 'Use telephone for fax',
      description: 'Button label: copies the telephone number to fax',
    },
    faxSameFirst: {
      id: 'signUp.faxSameFirst',
      defaultMessage: 'Enter a telephone number first.',
      description: 'Reason why the copy button is disabled',
    },
    specialCharacters: {
      id: 'signUp.specialCharacters',
      defaultMessage: "Special characters such as '<' '>' '{' '}' * = $ are not allowed.",
      description: 'Error message of a name or address field',
    },

    addressTitle: {
      id: 'signUp.addressTitle',
      defaultMessage: 'Business address',
      description: 'Heading of the fourth step',
    },
    addressLine1: { id: 'signUp.addressLine1', defaultMessage: 'Address line 1', description: 'Field label' },
    addressLine2: { id: 'signUp.addressLine2', defaultMessage: 'Address line 2', description: 'Field label' },
    city: { id: 'signUp.city', defaultMessage: 'City', description: 'Field label with city suggestions' },
    cityHelp: {
      id: 'signUp.cityHelp',
      defaultMessage: 'Choose a city and we’ll fill in the state and country.',
      description: 'Hint of the city field',
    },
    state: { id: 'signUp.state', defaultMessage: 'State or prefecture', description: 'Field label' },
    pinCode: {
      id: 'signUp.pinCode',
      defaultMessage: 'Postal code',
      description: 'Field label',
    },
    pinCodeForm: {
      id: 'signUp.pinCodeForm',
      defaultMessage: 'Enter a postal code of 3 to 12 letters and digits, such as 722-0045.',
      description: 'Error message: postal code',
    },
    country: { id: 'signUp.country', defaultMessage: 'Country', description: 'Field label' },

    agreementsTitle: {
      id: 'signUp.agreementsTitle',
      defaultMessage: 'Agreements',
      description: 'Heading of the last step',
    },
    acceptTerms: {
      id: 'signUp.acceptTerms',
      defaultMessage: 'I accept the Smart Art terms.',
      description: 'Label of a required checkbox',
    },
    acceptReturns: {
      id: 'signUp.acceptReturns',
      defaultMessage: 'I accept the return policy.',
      description: 'Label of a required checkbox',
    },
    acceptInternational: {
      id: 'signUp.acceptInternational',
      defaultMessage: 'I accept the international delivery agreement.',
      description: 'Label of an optional checkbox',
    },
    internationalHelp: {
      id: 'signUp.internationalHelp',
      defaultMessage: 'Without it, buyers abroad can’t order your works. You can accept it later.',
      description: 'Hint of the international delivery checkbox',
    },
    termsMissing: {
      id: 'signUp.termsMissing',
      defaultMessage: 'Accept the terms to sell here.',
      description: 'Error message and link to the terms checkbox',
    },
    returnPolicyMissing: {
      id: 'signUp.returnPolicyMissing',
      defaultMessage: 'Accept the return policy to sell here.',
      description: 'Error message and link to the return policy checkbox',
    },
    readTerms: { id: 'signUp.readTerms', defaultMessage: 'Read the terms', description: 'Button label: opens a text' },
    readPrivacy: {
      id: 'signUp.readPrivacy',
      defaultMessage: 'Read the privacy policy',
      description: 'Button label: opens a text',
    },
    readReturns: {
      id: 'signUp.readReturns',
      defaultMessage: 'Read the return policy',
      description: 'Button label: opens a text',
    },
    readInternational: {
      id: 'signUp.readInternational',
      defaultMessage: 'Read the agreement',
      description: 'Button label: opens a text',
    },
  }),
  sent: defineMessage<{ email: string }>({
    id: 'signUp.sent',
    defaultMessage: 'We sent a code to {email}.',
    description: 'Message after the code was sent',
  }),
  proven: defineMessage<{ email: string }>({
    id: 'signUp.proven',
    defaultMessage: '{email} is confirmed.',
    description: 'Message: email confirmed',
  }),
  passwordLength: defineMessage<{ count: number }>({
    id: 'signUp.passwordLength',
    defaultMessage: 'At least {count} characters',
    description: 'Password rule',
  }),
  offer: defineMessage<{ date: string }>({
    id: 'signUp.offer',
    defaultMessage: 'Someone started signing up on this device on {date}. What they typed is still here.',
    description: 'Text of the draft banner',
  }),
  numberForm: defineMessage<{ label: string }>({
    id: 'signUp.numberForm',
    defaultMessage: '{label}: enter 4 to 15 digits, such as 90 1234 5678.',
    description: 'Error message: invalid number; {label} is the field label',
  }),
  phoneCodeMissing: defineMessage<{ label: string }>({
    id: 'signUp.phoneCodeMissing',
    defaultMessage: '{label}: choose a country code.',
    description: 'Error message: no country code chosen; {label} is the field label',
  }),
};

/** Errors of an empty password. */
export const passwordMissing = defineMessages({
  password: {
    id: 'signUp.passwordMissing',
    defaultMessage: 'Enter a password.',
    description: 'Error: the field is empty',
  },
  confirm_password: {
    id: 'signUp.confirmMissing',
    defaultMessage: 'Enter the password again.',
    description: 'Error: the field is empty',
  },
});
