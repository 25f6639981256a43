import { defineMessages } from 'react-intl';

/** Messages of the picture beside the forms before sign-in; part of the first visit. */
export const pictureMessages = defineMessages({
  acanthusBy: {
    id: 'picture.acanthusBy',
    defaultMessage: 'Karl Blossfeldt, 1928',
    description: 'Artist and year on the label of a photograph',
  },
  acanthusMedium: {
    id: 'picture.acanthusMedium',
    defaultMessage: 'Gelatin silver print',
    description: 'Medium on the label of a photograph',
  },
  acanthusAlt: {
    id: 'picture.acanthusAlt',
    defaultMessage: 'Karl Blossfeldt, Acanthus mollis, 1928: a stem of spiny leaves',
    description: 'Alternative text of a photograph',
  },
});
