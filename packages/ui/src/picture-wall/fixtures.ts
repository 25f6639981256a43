import { pictures } from '../artwork/fixtures.ts';
import type { HungPictureProps } from './HungPicture.tsx';

/** Pictures with labels, for the stories of public pages. */
export const wallPictures = {
  landscape: {
    image: pictures.landscape,
    alt: 'Hana Morita, Harbour before rain, 2019: hills under a low sun',
    title: 'Harbour before rain',
    by: 'Hana Morita, 2019',
    medium: 'Oil on linen',
  },
  portrait: {
    image: pictures.portrait,
    alt: 'Edith Villiers, Branches in a blue jar, 2021: a jar with red and yellow flowers on a table',
    title: 'Branches in a blue jar',
    by: 'Edith Villiers, 2021',
    medium: 'Gouache on paper',
  },
  night: {
    image: pictures.night,
    alt: '森田花、夜の入り江、2020年：紺色の地に浮かぶ明るい帯',
    title: '夜の入り江',
    by: '森田花、2020年',
    medium: '油彩・麻布',
  },
  seascape: {
    image: pictures.seascape,
    alt: 'Samuel Hayls, The sound at Naruto, 2018: a pale sea between two shores',
    title: 'The sound at Naruto',
    by: 'Samuel Hayls, 2018',
    medium: 'Woodblock print',
  },
  veryWide: {
    image: pictures.veryWide,
    alt: 'Samuel Hayls, Six ranges, 2018: ridges one behind the other',
    title: 'Six ranges',
    by: 'Samuel Hayls, 2018',
    medium: 'Woodblock print',
  },
} satisfies Record<string, HungPictureProps>;
