import type { ImageSource } from '../image/index.ts';
import { pictures } from './fixtures.ts';

/** A sample work for stories. */
export interface SampleWork {
  title: string;
  artist: string;
  year: number | string;
  medium: string;
  size: string;
  price: string;
  status: string;
  image: ImageSource | null;
}

const work = (
  title: string,
  artist: string,
  year: number | string,
  medium: string,
  size: string,
  price: string,
  status: string,
  image: ImageSource | null,
): SampleWork => ({ title, artist, year, medium, size, price, status, image });

/** A small library for stories. */
export const works: SampleWork[] = [
  work(
    'Ridges, Late',
    'Edith Villiers',
    2019,
    'Oil on canvas',
    '42 × 60 cm',
    '$2,400.00',
    'For sale',
    pictures.landscape,
  ),
  work(
    'Jar with Branches',
    'Edith Villiers',
    'c. 2016',
    'Gouache on paper',
    '64 × 48 cm',
    '$8,150.00',
    'To rent',
    pictures.portrait,
  ),
  work(
    'Morning Ferry',
    'Edith Villiers',
    2021,
    'Oil on panel',
    '48 × 64 cm',
    '$5,900.00',
    'For sale',
    pictures.seascape,
  ),
  work('Arcs No. 7', 'Edith Villiers', 2024, 'Screenprint', '48 × 48 cm', '$7,300.00', 'For sale', pictures.square),
  work(
    'Ember over Sand',
    'Edith Villiers',
    2022,
    'Acrylic on linen',
    '64 × 42 cm',
    '$1,980.00',
    'For sale',
    pictures.tall,
  ),
  work(
    'What the Tide Left on the Morning After',
    'Edith Villiers',
    2023,
    'Oil on canvas',
    '60 × 52 cm',
    '$12,040.00',
    'To rent',
    pictures.night,
  ),
  work(
    'The Whole Plain',
    'Edith Villiers',
    2018,
    'Ink on paper, mounted',
    '25 × 200 cm',
    '$3,600.00',
    'For sale',
    pictures.veryWide,
  ),
  work('Scroll', 'Edith Villiers', 2020, 'Cut paper', '210 × 30 cm', '$940.00', 'For sale', pictures.veryTall),
];
