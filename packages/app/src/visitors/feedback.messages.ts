import { defineMessages } from 'react-intl';

export const feedbackMessages = defineMessages({
  title: { id: 'feedback.formTitle', defaultMessage: 'Your feedback', description: 'Feedback form title' },
  lead: {
    id: 'feedback.lead',
    defaultMessage: 'We’ll publish it here with your name after review. Your email isn’t shown.',
    description: 'Above the feedback form',
  },
  locked: {
    id: 'feedback.locked',
    defaultMessage: 'From your profile',
    description: 'Hint below a read-only field filled in from the profile',
  },
  email: { id: 'feedback.email', defaultMessage: 'Email', description: 'Feedback form field label' },
  firstName: {
    id: 'feedback.firstName',
    defaultMessage: 'First name',
    description: 'Feedback form field label',
  },
  lastName: {
    id: 'feedback.lastName',
    defaultMessage: 'Last name',
    description: 'Feedback form field label',
  },
  message: { id: 'feedback.message', defaultMessage: 'Message', description: 'Feedback form field label' },
  star: { id: 'feedback.star', defaultMessage: 'Rate us', description: 'Rating label' },
  one: { id: 'feedback.one', defaultMessage: 'Poor', description: 'Meaning of one star' },
  two: { id: 'feedback.two', defaultMessage: 'Fair', description: 'Meaning of two stars' },
  three: { id: 'feedback.three', defaultMessage: 'Good', description: 'Meaning of three stars' },
  four: { id: 'feedback.four', defaultMessage: 'Very good', description: 'Meaning of four stars' },
  five: { id: 'feedback.five', defaultMessage: 'Excellent', description: 'Meaning of five stars' },
  close: { id: 'feedback.close', defaultMessage: 'Close', description: 'Button; input is kept' },
  send: { id: 'feedback.send', defaultMessage: 'Send feedback', description: 'Feedback form button' },
  emailMissing: {
    id: 'feedback.emailMissing',
    defaultMessage: 'The email field is required.',
    description: 'Error message; wording as specified',
  },
  emailInvalid: {
    id: 'feedback.emailInvalid',
    defaultMessage: 'Invalid Email: enter an address such as name@example.com.',
    description: 'Error message; wording as specified',
  },
  firstNameMissing: {
    id: 'feedback.firstNameMissing',
    defaultMessage: 'The first name field is required.',
    description: 'Error message; wording as specified',
  },
  lastNameMissing: {
    id: 'feedback.lastNameMissing',
    defaultMessage: 'The last name field is required.',
    description: 'Error message; wording as specified',
  },
  messageMissing: {
    id: 'feedback.messageMissing',
    defaultMessage: 'The message field is required.',
    description: 'Error message; exact wording as specified',
  },
  starMissing: {
    id: 'feedback.starMissing',
    defaultMessage: 'Please rate us with one to five stars.',
    description: 'Error message; wording as specified',
  },
});
