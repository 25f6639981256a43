import { defineMessage, defineMessages } from 'react-intl';

export const signUpMessages = {
  ...defineMessages({
    title: { id: 'signUp.title', defaultMessage: 'Open your studio', description: 'Title of the sign-up page' },
    lead: {
      id: 'signUp.lead',
      defaultMessage: 'A few quick steps: your details, then your plan.',
      description: 'Below the title of the sign-up page',
    },
    haveAccount: {
      id: 'signUp.haveAccount',
      defaultMessage: 'Already selling here?',
      description: 'Below the form, before the link to the sign-in page',
    },
    signIn: { id: 'signUp.signIn', defaultMessage: 'Sign in', description: 'Link to the sign-in page' },
    keptHere: {
      id: 'signUp.keptHere',
      defaultMessage: 'Your progress is saved on this device. Your password isn’t.',
      description: 'Below the form, about the draft',
    },
    notKept: {
      id: 'signUp.notKept',
      defaultMessage: 'This device can’t save your progress. Keep this page open until you’ve finished.',
      description: 'Below the form, in place of signUp.keptHere where the browser blocks site data',
    },
    offerTitle: {
      id: 'signUp.offerTitle',
      defaultMessage: 'Continue where you left off?',
      description: 'Title over the offer of a draft',
    },
    goOn: { id: 'signUp.goOn', defaultMessage: 'Continue', description: 'Button that takes the draft' },
    beginAnew: { id: 'signUp.beginAnew', defaultMessage: 'Start again', description: 'Button that discards the draft' },
    finish: { id: 'signUp.finish', defaultMessage: 'Create account', description: 'Button that sends the form' },
    send: { id: 'signUp.send', defaultMessage: 'Send details', description: 'Button that sends what was missing' },
    recordFailed: {
      id: 'signUp.recordFailed',
      defaultMessage: 'Your account was created, but we couldn’t save your business details. Please send them again.',
      description: 'The account was made and the second call failed',
    },
    referenceFailed: {
      id: 'signUp.referenceFailed',
      defaultMessage: 'We couldn’t load the industries and countries.',
      description: 'Over a step whose choices are missing',
    },
    retry: { id: 'signUp.retry', defaultMessage: 'Try again', description: 'Button that loads again' },

    emailTitle: {
      id: 'signUp.emailTitle',
      defaultMessage: 'Confirm your email',
      description: 'Title of the first step',
    },
    emailHelp: {
      id: 'signUp.emailHelp',
      defaultMessage: 'We’ll email a code to this address. You’ll use it to sign in.',
      description: 'Below the title of the first step',
    },
    email: { id: 'signUp.email', defaultMessage: 'Email', description: 'Label of the email field' },
    otp: { id: 'signUp.otp', defaultMessage: 'Code', description: 'Label of the field for the mailed code' },
    otpHelp: {
      id: 'signUp.otpHelp',
      defaultMessage:
        'Enter the 6-digit code from our email. It expires in 10 minutes. Nothing there? Check your spam folder. If you already have an account, the email says so.',
      description: 'Below the field for the mailed code',
    },
    otpMissing: {
      id: 'signUp.otpMissing',
      defaultMessage: 'Enter the 6-digit code from the email.',
      description: 'The code is missing or too short',
    },
    sendCode: { id: 'signUp.sendCode', defaultMessage: 'Send code', description: 'Button that has a code mailed' },
    sendAgain: {
      id: 'signUp.sendAgain',
      defaultMessage: 'Send again',
      description: 'Button that has another code mailed',
    },
    confirmCode: {
      id: 'signUp.confirmCode',
      defaultMessage: 'Confirm code',
      description: 'Button that sends the code',
    },
    proofGone: {
      id: 'signUp.proofGone',
      defaultMessage: 'It’s been too long since you confirmed your email. Please confirm it again.',
      description: 'The proof of the address has run out',
    },

    personTitle: { id: 'signUp.personTitle', defaultMessage: 'About you', description: 'Title of the second step' },
    firstName: { id: 'signUp.firstName', defaultMessage: 'First name', description: 'Label of a field' },
    lastName: { id: 'signUp.lastName', defaultMessage: 'Last name', description: 'Label of a field' },
    password: { id: 'signUp.password', defaultMessage: 'Password', description: 'Label of the password field' },
    confirmPassword: {
      id: 'signUp.confirmPassword',
      defaultMessage: 'Confirm password',
      description: 'Label of the field that repeats the password',
    },
    passwordsDiffer: {
      id: 'signUp.passwordsDiffer',
      defaultMessage: 'The passwords don’t match.',
      description: 'The repeated password differs',
    },

    businessTitle: {
      id: 'signUp.businessTitle',
      defaultMessage: 'Your business',
      description: 'Title of the third step',
    },
    sellerType: {
      id: 'signUp.sellerType',
      defaultMessage: 'Role',
      description: 'Label of a choice of professions',
    },
    artist: { id: 'signUp.artist', defaultMessage: 'Artist', description: 'A kind of seller' },
    photographer: { id: 'signUp.photographer', defaultMessage: 'Photographer', description: 'A kind of seller' },
    designer: { id: 'signUp.designer', defaultMessage: 'Designer', description: 'A kind of seller' },
    architect: { id: 'signUp.architect', defaultMessage: 'Architect', description: 'A kind of seller' },
    frame_vendor: { id: 'signUp.frameVendor', defaultMessage: 'Frame vendor', description: 'A kind of seller' },
    exhibition_organiser: {
      id: 'signUp.exhibitionOrganiser',
      defaultMessage: 'Exhibition organiser',
      description: 'A kind of seller',
    },
    company: { id: 'signUp.company', defaultMessage: 'Company name', description: 'Label of a field' },
    companyHelp: {
      id: 'signUp.companyHelp',
      defaultMessage: 'No company? Enter your own name.',
      description: 'Below the field for the company name',
    },
    industry: { id: 'signUp.industry', defaultMessage: 'Industry', description: 'Label of a choice' },
    subIndustry: { id: 'signUp.subIndustry', defaultMessage: 'Sub-industry', description: 'Label of a choice' },
    subIndustryFirst: {
      id: 'signUp.subIndustryFirst',
      defaultMessage: 'Choose the industry first',
      description: 'In the choice of the sub-industry while no industry is chosen',
    },
    numbers: { id: 'signUp.numbers', defaultMessage: 'Telephone numbers', description: 'Title of a group of fields' },
    mobile: { id: 'signUp.mobile', defaultMessage: 'Mobile', description: 'Label of a telephone number' },
    telephone: { id: 'signUp.telephone', defaultMessage: 'Telephone', description: 'Label of a telephone number' },
    fax: { id: 'signUp.fax', defaultMessage: 'Fax', description: 'Label of a telephone number' },
    sameAsMobile: {
      id: 'signUp.sameAsMobile',
      defaultMessage: 'Use mobile for telephone and fax',
      description: 'Button that copies the mobile number into the fields for telephone and fax',
    },
    mobileFirst: {
      id: 'signUp.mobileFirst',
      defaultMessage: 'Enter a mobile number first.',
      description: 'Below the disabled button that copies the mobile number',
    },
    faxSame: {
      id: 'signUp.faxSame',
      defaultMessage: 'Use telephone for fax',
      description: 'Button that copies the telephone number into the fax field',
    },
    faxSameFirst: {
      id: 'signUp.faxSameFirst',
      defaultMessage: 'Enter a telephone number first.',
      description: 'Below the disabled button that copies the telephone number',
    },
    specialCharacters: {
      id: 'signUp.specialCharacters',
      defaultMessage: "Special characters such as '<' '>' '{' '}' * = $ are not allowed.",
      description: 'A name or an address has characters that are not taken',
    },

    addressTitle: {
      id: 'signUp.addressTitle',
      defaultMessage: 'Business address',
      description: 'Title of the fourth step',
    },
    addressLine1: { id: 'signUp.addressLine1', defaultMessage: 'Address line 1', description: 'Label of a field' },
    addressLine2: { id: 'signUp.addressLine2', defaultMessage: 'Address line 2', description: 'Label of a field' },
    city: { id: 'signUp.city', defaultMessage: 'City', description: 'Label of a field that finds cities' },
    cityHelp: {
      id: 'signUp.cityHelp',
      defaultMessage: 'Choose a city and we’ll fill in the state and country.',
      description: 'Below the field that finds cities',
    },
    state: { id: 'signUp.state', defaultMessage: 'State or prefecture', description: 'Label of a field' },
    pinCode: {
      id: 'signUp.pinCode',
      defaultMessage: 'Postal code',
      description: 'Label of the field for a postal code',
    },
    pinCodeForm: {
      id: 'signUp.pinCodeForm',
      defaultMessage: 'Enter a postal code of 3 to 12 letters and digits, such as 722-0045.',
      description: 'A postal code of another form',
    },
    country: { id: 'signUp.country', defaultMessage: 'Country', description: 'Label of a choice' },

    agreementsTitle: {
      id: 'signUp.agreementsTitle',
      defaultMessage: 'Agreements',
      description: 'Title of the last step',
    },
    acceptTerms: {
      id: 'signUp.acceptTerms',
      defaultMessage: 'I accept the Smart Art terms.',
      description: 'Checkbox that must be ticked',
    },
    acceptReturns: {
      id: 'signUp.acceptReturns',
      defaultMessage: 'I accept the return policy.',
      description: 'Checkbox that must be ticked',
    },
    acceptInternational: {
      id: 'signUp.acceptInternational',
      defaultMessage: 'I accept the international delivery agreement.',
      description: 'Checkbox that may be ticked',
    },
    internationalHelp: {
      id: 'signUp.internationalHelp',
      defaultMessage: 'Without it, buyers abroad can’t order your works. You can accept it later.',
      description: 'Below the checkbox of the international delivery agreement',
    },
    termsMissing: {
      id: 'signUp.termsMissing',
      defaultMessage: 'Accept the terms to sell here.',
      description: 'The terms, which must be accepted, are not; also a link to their checkbox',
    },
    returnPolicyMissing: {
      id: 'signUp.returnPolicyMissing',
      defaultMessage: 'Accept the return policy to sell here.',
      description: 'The return policy, which must be accepted, is not; also a link to its checkbox',
    },
    readTerms: { id: 'signUp.readTerms', defaultMessage: 'Read the terms', description: 'Button that opens a text' },
    readPrivacy: {
      id: 'signUp.readPrivacy',
      defaultMessage: 'Read the privacy policy',
      description: 'Button that opens a text',
    },
    readReturns: {
      id: 'signUp.readReturns',
      defaultMessage: 'Read the return policy',
      description: 'Button that opens a text',
    },
    readInternational: {
      id: 'signUp.readInternational',
      defaultMessage: 'Read the agreement',
      description: 'Button that opens a text',
    },
  }),
  sent: defineMessage<{ email: string }>({
    id: 'signUp.sent',
    defaultMessage: 'We sent a code to {email}.',
    description: 'After the code was mailed',
  }),
  proven: defineMessage<{ email: string }>({
    id: 'signUp.proven',
    defaultMessage: '{email} is confirmed.',
    description: 'The address is proven',
  }),
  passwordLength: defineMessage<{ count: number }>({
    id: 'signUp.passwordLength',
    defaultMessage: 'At least {count} characters',
    description: 'What a password must be',
  }),
  offer: defineMessage<{ date: string }>({
    id: 'signUp.offer',
    defaultMessage: 'Someone started signing up on this device on {date}. What they typed is still here.',
    description: 'The offer of a draft',
  }),
  numberForm: defineMessage<{ label: string }>({
    id: 'signUp.numberForm',
    defaultMessage: '{label}: enter 4 to 15 digits, such as 90 1234 5678.',
    description: 'A telephone number of another form; {label} is filled in by the field',
  }),
  phoneCodeMissing: defineMessage<{ label: string }>({
    id: 'signUp.phoneCodeMissing',
    defaultMessage: '{label}: choose a country code.',
    description: 'The country code of a telephone number is missing; the label is filled in by the field',
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
