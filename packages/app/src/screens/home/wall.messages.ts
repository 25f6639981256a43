import { defineMessages } from 'react-intl';

/** The photographs of the home page: captions and alternative texts. */
export const wallMessages = defineMessages({
  title: {
    id: 'home.wall',
    defaultMessage: 'Every work, shown in full',
    description: 'Heading of a row of pictures on the home page',
  },
  lead: {
    id: 'home.wallLead',
    defaultMessage: 'Never cropped or filtered, with your name, title and year on the label.',
    description: 'Text below the heading of the row of pictures',
  },
  credit: {
    id: 'home.wallCredit',
    defaultMessage: 'Images in the public domain, courtesy of Getty’s Open Content Program.',
    description: 'Credit line below the row of pictures',
  },
  nagasaki: { id: 'home.nagasaki', defaultMessage: 'Boats in River, Nagasaki', description: 'Title of a photograph' },
  nagasakiBy: {
    id: 'home.nagasakiBy',
    defaultMessage: 'Felice Beato, about 1865',
    description: 'Artist and year of a photograph',
  },
  nagasakiMedium: {
    id: 'home.nagasakiMedium',
    defaultMessage: 'Albumen silver print',
    description: 'Medium of a photograph',
  },
  nagasakiAlt: {
    id: 'home.nagasakiAlt',
    defaultMessage:
      'Felice Beato, Boats in River, Nagasaki, about 1865: a sailing boat on the bank below roofs and hills',
    description: 'Alternative text of a photograph',
  },
  alliumBy: {
    id: 'home.alliumBy',
    defaultMessage: 'Karl Blossfeldt, 1928',
    description: 'Artist and year of a photograph',
  },
  alliumAlt: {
    id: 'home.alliumAlt',
    defaultMessage: 'Karl Blossfeldt, Allium ostrowskianum, 1928: an opening flower head',
    description: 'Alternative text of a photograph',
  },
  alps: { id: 'home.alps', defaultMessage: 'Alpine Landscape', description: 'Title of a photograph' },
  alpsBy: {
    id: 'home.alpsBy',
    defaultMessage: 'Adolphe Braun, 1865–1870',
    description: 'Artist and years of a photograph',
  },
  alpsAlt: {
    id: 'home.alpsAlt',
    defaultMessage: 'Adolphe Braun, Alpine Landscape, 1865–1870: snowy peaks behind dark firs',
    description: 'Alternative text of a photograph',
  },
  home: { id: 'home.dustBowl', defaultMessage: 'Abandoned Dust Bowl Home', description: 'Title of a photograph' },
  homeBy: {
    id: 'home.dustBowlBy',
    defaultMessage: 'Dorothea Lange, about 1935–1940',
    description: 'Artist and years of a photograph',
  },
  homeAlt: {
    id: 'home.dustBowlAlt',
    defaultMessage: 'Dorothea Lange, Abandoned Dust Bowl Home, about 1935–1940: a bare wooden house on a plain',
    description: 'Alternative text of a photograph',
  },
  airplane: {
    id: 'home.airplane',
    defaultMessage: 'Airplane, Viewed from Above',
    description: 'Title of a photograph',
  },
  airplaneBy: {
    id: 'home.airplaneBy',
    defaultMessage: 'Fedele Azari, 1914–1929',
    description: 'Artist and years of a photograph',
  },
  airplaneAlt: {
    id: 'home.airplaneAlt',
    defaultMessage: 'Fedele Azari, Airplane, Viewed from Above, 1914–1929: a biplane over fields and clouds',
    description: 'Alternative text of a photograph',
  },
  cat: { id: 'home.cat', defaultMessage: 'Animal Locomotion', description: 'Title of a photograph' },
  catBy: {
    id: 'home.catBy',
    defaultMessage: 'Eadweard Muybridge, 1887',
    description: 'Artist and year of a photograph',
  },
  catAlt: {
    id: 'home.catAlt',
    defaultMessage: 'Eadweard Muybridge, Animal Locomotion, 1887: twenty-four views of a running cat',
    description: 'Alternative text of a photograph',
  },
});
