import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const contactFormMessages = defineMessages({
  form: { id: 'contact.form', defaultMessage: 'Write to us', description: 'Accessible name of the contact form' },
  name: { id: 'contact.name', defaultMessage: 'First name', description: 'Label of a field of the contact form' },
  lastName: {
    id: 'contact.lastName',
    defaultMessage: 'Last name',
    description: 'Label of a field of the contact form',
  },
  email: { id: 'contact.email', defaultMessage: 'Email', description: 'Label, in the form and before our own address' },
  phone: { id: 'contact.phone', defaultMessage: 'Contact number', description: 'Label of phone code and number' },
  codesLoading: {
    id: 'contact.codesLoading',
    defaultMessage: 'Loading country codes…',
    description: 'Under the contact number while the list of codes cannot be had and is asked for again',
  },
  company: { id: 'contact.company', defaultMessage: 'Company', description: 'Label of a field of the contact form' },
  message: { id: 'contact.message', defaultMessage: 'Message', description: 'Label of a field of the contact form' },
  captcha: { id: 'contact.captcha', defaultMessage: 'Are you a person?', description: 'Label of the captcha' },
  notRobot: {
    id: 'contact.notRobot',
    defaultMessage: 'I am not a robot',
    description: 'Label of the checkbox that stands for the captcha on the local stack',
  },
  captchaOver: {
    id: 'contact.captchaOver',
    defaultMessage: 'The check has expired. Please click on the checkbox again.',
    description: 'On the captcha when its proof is too old',
  },
  send: { id: 'contact.send', defaultMessage: 'Send message', description: 'Button of the contact form' },
  sent: {
    id: 'contact.sent',
    defaultMessage: 'Your message was sent successfully.',
    description: 'Toast; wording given by the specification',
  },
  phones: { id: 'contact.phones', defaultMessage: 'Phone', description: 'Before our own phone numbers' },
  address: { id: 'contact.address', defaultMessage: 'Address', description: 'Before our own postal address' },
  map: { id: 'contact.map', defaultMessage: 'Open map', description: 'Link to where a branch is, on a map site' },
  closed: {
    id: 'contact.closed',
    defaultMessage: 'The contact form isn’t available right now.',
    description: 'In place of the contact form on a deployment without a captcha',
  },
  nameMissing: {
    id: 'contact.nameMissing',
    defaultMessage: 'The name field is required.',
    description: 'Error; wording after the specification',
  },
  lastNameMissing: {
    id: 'contact.lastNameMissing',
    defaultMessage: 'The last name field is required.',
    description: 'Error; wording after the specification',
  },
  emailMissing: {
    id: 'contact.emailMissing',
    defaultMessage: 'The email field is required.',
    description: 'Error; wording after the specification',
  },
  emailInvalid: {
    id: 'contact.emailInvalid',
    defaultMessage: 'Invalid Email: enter an address such as name@example.com.',
    description: 'Error; wording after the specification',
  },
  phoneCode: {
    id: 'contact.phoneCode',
    defaultMessage: 'The phone code field is required.',
    description: 'Error; wording after the specification',
  },
  contactNumber: {
    id: 'contact.contactNumber',
    defaultMessage: 'The contact number field is required.',
    description: 'Error; wording after the specification',
  },
  companyMissing: {
    id: 'contact.companyMissing',
    defaultMessage: 'The company field is required.',
    description: 'Error; wording after the specification',
  },
  messageMissing: {
    id: 'contact.messageMissing',
    defaultMessage: 'The message field is required.',
    description: 'Error; given word by word by the specification',
  },
  captchaMissing: {
    id: 'contact.captchaMissing',
    defaultMessage: 'Please click on the checkbox.',
    description: 'Error of the captcha; wording after the specification',
  },
});

export const contactNotice = defineMessage<{ firstname: PrimitiveType; lastname: PrimitiveType }>({
  id: 'contact.notice',
  defaultMessage: 'You have a message from {firstname} {lastname}.',
  description: 'What the super admin reads of a contact message',
});
