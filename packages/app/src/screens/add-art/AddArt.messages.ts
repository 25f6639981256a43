import { defineMessages } from 'react-intl';

export const addMessages = defineMessages({
  title: { id: 'add.title', defaultMessage: 'Add a work', description: 'Title of the page that adds a work' },
  form: { id: 'add.form', defaultMessage: 'New work', description: 'Accessible name of the form' },
});
