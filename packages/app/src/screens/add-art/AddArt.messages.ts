import { defineMessages } from 'react-intl';

export const addMessages = defineMessages({
  title: { id: 'add.title', defaultMessage: 'Add a work', description: 'Page title of the new work page' },
  form: { id: 'add.form', defaultMessage: 'New work', description: 'Screen reader label of the form' },
});
