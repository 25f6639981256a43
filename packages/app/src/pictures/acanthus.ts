import type { HungPictureProps } from '@smart-art/ui/picture-wall';
import type { IntlShape } from 'react-intl';
import acanthus from './acanthus-720.avif';
import { pictureMessages as messages } from './pictures.messages.ts';

/** The picture beside the forms before sign-in. README.md names its source. */
export const acanthusPicture = (intl: IntlShape): HungPictureProps => ({
  image: { width: 720, height: 933, sources: [{ url: acanthus, width: 720 }] },
  title: 'Acanthus mollis',
  by: intl.formatMessage(messages.acanthusBy),
  medium: intl.formatMessage(messages.acanthusMedium),
  alt: intl.formatMessage(messages.acanthusAlt),
});
