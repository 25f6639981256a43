import { PictureWall, type PictureWallProps } from '@smart-art/ui/picture-wall';
import { Section } from '@smart-art/ui/section';
import { Muted } from '@smart-art/ui/text';
import { type IntlShape, useIntl } from 'react-intl';
import airplane from '../../pictures/airplane-560.avif';
import allium from '../../pictures/allium-320.avif';
import alps from '../../pictures/alps-800.avif';
import cat from '../../pictures/cat-800.avif';
import dustBowl from '../../pictures/dust-bowl-520.avif';
import { wallMessages as messages } from './wall.messages.ts';

const image = (url: string, width: number, height: number) => ({ width, height, sources: [{ url, width }] });

/** Sources of the pictures: pictures/README.md. */
const pictures = (intl: IntlShape): PictureWallProps['pictures'] => [
  {
    image: image(allium, 320, 406),
    title: 'Allium ostrowskianum',
    by: intl.formatMessage(messages.alliumBy),
    alt: intl.formatMessage(messages.alliumAlt),
  },
  {
    image: image(alps, 800, 378),
    title: intl.formatMessage(messages.alps),
    by: intl.formatMessage(messages.alpsBy),
    alt: intl.formatMessage(messages.alpsAlt),
  },
  {
    image: image(dustBowl, 520, 400),
    title: intl.formatMessage(messages.home),
    by: intl.formatMessage(messages.homeBy),
    alt: intl.formatMessage(messages.homeAlt),
  },
  {
    image: image(airplane, 560, 392),
    title: intl.formatMessage(messages.airplane),
    by: intl.formatMessage(messages.airplaneBy),
    alt: intl.formatMessage(messages.airplaneAlt),
  },
  {
    image: image(cat, 800, 398),
    title: intl.formatMessage(messages.cat),
    by: intl.formatMessage(messages.catBy),
    alt: intl.formatMessage(messages.catAlt),
  },
];

/** Shows how works are presented, with public-domain photographs. */
export function Wall() {
  const intl = useIntl();
  return (
    <Section description={intl.formatMessage(messages.lead)} title={intl.formatMessage(messages.title)}>
      <PictureWall pictures={pictures(intl)} />
      <Muted>{intl.formatMessage(messages.credit)}</Muted>
    </Section>
  );
}
