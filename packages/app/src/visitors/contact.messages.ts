import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const contactFormMessages = defineMessages({
  form: { id: 'contact.form', defaultMessage: 'Write to us', description: 'Screen reader label of the form' },
  name: { id: 'contact.name', defaultMessage: 'First name', description: 'Contact form field label' },
  lastName: {
    id: 'contact.lastName',
    defaultMessage: 'Last name',
    description: 'Contact form field label',
  },
  email: { id: 'contact.email', defaultMessage: 'Email', description: 'Field label, and label of our email' },
  phone: { id: 'contact.phone', defaultMessage: 'Contact number', description: 'Label: phone code and number' },
  codesLoading: {
    id: 'contact.codesLoading',
    defaultMessage: 'Loading country codes…',
    description: 'Hint below the contact number while country codes reload',
  },
  company: { id: 'contact.company', defaultMessage: 'Company', description: 'Contact form field label' },
  message: { id: 'contact.message', defaultMessage: 'Message', description: 'Contact form field label' },
  captcha: { id: 'contact.captcha', defaultMessage: 'Are you a person?', description: 'Label of the captcha' },
  notRobot: {
    id: 'contact.notRobot',
    defaultMessage: 'I am not a robot',
    description: 'Label of the captcha’s replacement checkbox in local setups',
  },
  captchaOver: {
    id: 'contact.captchaOver',
    defaultMessage: 'The check has expired. Please click on the checkbox again.',
    description: 'Error: captcha expired',
  },
  send: { id: 'contact.send', defaultMessage: 'Send message', description: 'Contact form button' },
  sent: {
    id: 'contact.sent',
    defaultMessage: 'Your message was sent successfully.',
    description: 'Toast; wording as specified',
  },
  phones: { id: 'contact.phones', defaultMessage: 'Phone', description: 'Label of our phone numbers' },
  address: { id: 'contact.address', defaultMessage: 'Address', description: 'Label of our postal address' },
  map: { id: 'contact.map', defaultMessage: 'Open map', description: 'Link to a branch on a map site' },
  closed: {
    id: 'contact.closed',
    defaultMessage: 'The contact form isn’t available right now.',
    description: 'Shown instead of the form if no captcha is set up',
  },
  nameMissing: {
    id: 'contact.nameMissing',
    defaultMessage: 'The name field is required.',
    description: 'Error message; wording as specified',
  },
  lastNameMissing: {
    id: 'contact.lastNameMissing',
    defaultMessage: 'The last name field is required.',
    description: 'Error message; wording as specified',
  },
  emailMissing: {
    id: 'contact.emailMissing',
    defaultMessage: 'The email field is required.',
    description: 'Error message; wording as specified',
  },
  emailInvalid: {
    id: 'contact.emailInvalid',
    defaultMessage: 'Invalid Email: enter an address such as name@example.com.',
    description: 'Error message; wording as specified',
  },
  phoneCode: {
    id: 'contact.phoneCode',
    defaultMessage: 'The phone code field is required.',
    description: 'Error message; wording as specified',
  },
  contactNumber: {
    id: 'contact.contactNumber',
    defaultMessage: 'The contact number field is required.',
    description: 'Error message; wording as specified',
  },
  companyMissing: {
    id: 'contact.companyMissing',
    defaultMessage: 'The company field is required.',
    description: 'Error message; wording as specified',
  },
  messageMissing: {
    id: 'contact.messageMissing',
    defaultMessage: 'The message field is required.',
    description: 'Error message; exact wording as specified',
  },
  captchaMissing: {
    id: 'contact.captchaMissing',
    defaultMessage: 'Please click on the checkbox.',
    description: 'Captcha error message; wording as specified',
  },
});

export const contactNotice = defineMessage<{ firstname: PrimitiveType; lastname: PrimitiveType }>({
  id: 'contact.notice',
  defaultMessage: 'You have a message from {firstname} {lastname}.',
  description: 'Notification to the super admin',
});
