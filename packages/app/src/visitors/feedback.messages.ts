import { defineMessages } from 'react-intl';

export const feedbackMessages = defineMessages({
  title: { id: 'feedback.formTitle', defaultMessage: 'Your feedback', description: 'Title of the feedback form' },
  lead: {
    id: 'feedback.lead',
    defaultMessage: 'We’ll publish it here with your name after review. Your email isn’t shown.',
    description: 'Above the feedback form',
  },
  locked: {
    id: 'feedback.locked',
    defaultMessage: 'From your profile',
    description: 'Below a field that is filled in from the profile and cannot be changed',
  },
  email: { id: 'feedback.email', defaultMessage: 'Email', description: 'Label of a field of the feedback form' },
  firstName: {
    id: 'feedback.firstName',
    defaultMessage: 'First name',
    description: 'Label of a field of the feedback form',
  },
  lastName: {
    id: 'feedback.lastName',
    defaultMessage: 'Last name',
    description: 'Label of a field of the feedback form',
  },
  message: { id: 'feedback.message', defaultMessage: 'Message', description: 'Label of a field of the feedback form' },
  star: { id: 'feedback.star', defaultMessage: 'Rate us', description: 'Label of the stars' },
  one: { id: 'feedback.one', defaultMessage: 'Poor', description: 'Meaning of one star' },
  two: { id: 'feedback.two', defaultMessage: 'Fair', description: 'Meaning of two stars' },
  three: { id: 'feedback.three', defaultMessage: 'Good', description: 'Meaning of three stars' },
  four: { id: 'feedback.four', defaultMessage: 'Very good', description: 'Meaning of four stars' },
  five: { id: 'feedback.five', defaultMessage: 'Excellent', description: 'Meaning of five stars' },
  close: { id: 'feedback.close', defaultMessage: 'Close', description: 'Button; what was typed is kept' },
  send: { id: 'feedback.send', defaultMessage: 'Send feedback', description: 'Button of the feedback form' },
  emailMissing: {
    id: 'feedback.emailMissing',
    defaultMessage: 'The email field is required.',
    description: 'Error; wording after the specification',
  },
  emailInvalid: {
    id: 'feedback.emailInvalid',
    defaultMessage: 'Invalid Email: enter an address such as name@example.com.',
    description: 'Error; wording after the specification',
  },
  firstNameMissing: {
    id: 'feedback.firstNameMissing',
    defaultMessage: 'The first name field is required.',
    description: 'Error; wording after the specification',
  },
  lastNameMissing: {
    id: 'feedback.lastNameMissing',
    defaultMessage: 'The last name field is required.',
    description: 'Error; wording after the specification',
  },
  messageMissing: {
    id: 'feedback.messageMissing',
    defaultMessage: 'The message field is required.',
    description: 'Error; given word by word by the specification',
  },
  starMissing: {
    id: 'feedback.starMissing',
    defaultMessage: 'Please rate us with one to five stars.',
    description: 'Error; wording after the specification',
  },
});
