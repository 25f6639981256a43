import { defineMessage, defineMessages } from 'react-intl';

/** Material, size, weight and frame of a work (001 section 3). */
export const labelMessages = {
  ...defineMessages({
    titleReading: {
      id: 'editor.titleReading',
      defaultMessage: 'Title reading (furigana)',
      description: 'Label: how the title of the work is read, in kana',
    },
    artistReading: {
      id: 'editor.artistReading',
      defaultMessage: 'Artist reading (furigana)',
      description: 'Label: how the name of the artist is read, in kana',
    },
    readingHelp: {
      id: 'editor.readingHelp',
      defaultMessage: 'In hiragana or katakana, for sorting and search',
      description: 'Below the label of a reading',
    },
    subCategory: { id: 'editor.subCategory', defaultMessage: 'Sub-category', description: 'A part of the category' },
    pieces: {
      id: 'editor.pieces',
      defaultMessage: 'Number of pieces',
      description: 'Label: how many of the work there are',
    },
    opening: {
      id: 'editor.opening',
      defaultMessage: 'Frame opening',
      description: 'Label: width, height and depth of what fits into a frame',
    },
    care: { id: 'editor.care', defaultMessage: 'Weight and care', description: 'Title of a part that opens' },
    notSaid: { id: 'editor.notSaid', defaultMessage: 'Not added', description: 'Nothing is filled in in this part' },
    weight: { id: 'editor.weight', defaultMessage: 'Weight', description: 'Label of a number' },
    weightAlone: {
      id: 'editor.weightAlone',
      defaultMessage: 'Weight without frame',
      description: 'Label of a number',
    },
    weightFramed: { id: 'editor.weightFramed', defaultMessage: 'Weight with frame', description: 'Label of a number' },
    weightUnit: { id: 'editor.weightUnit', defaultMessage: 'Weight unit', description: 'Label of a choice' },
    kg: { id: 'editor.kg', defaultMessage: 'kg', description: 'Kilograms' },
    lb: { id: 'editor.lb', defaultMessage: 'lb', description: 'Pounds' },
    cm: { id: 'editor.cm', defaultMessage: 'cm', description: 'Centimetres' },
    in: { id: 'editor.in', defaultMessage: 'in', description: 'Inches' },
    washable: { id: 'editor.washable', defaultMessage: 'Washable', description: 'Switch' },
    isWashable: { id: 'editor.isWashable', defaultMessage: 'Washable', description: 'Beside the title of a part' },
    washGuide: { id: 'editor.washGuide', defaultMessage: 'Washing instructions', description: 'Label of a text' },
    frame: { id: 'editor.frame', defaultMessage: 'Frame', description: 'Title of a part that opens' },
    material: { id: 'editor.material', defaultMessage: 'Frame material', description: 'Label of a choice' },
    frameHeight: { id: 'editor.frameHeight', defaultMessage: 'Height with frame', description: 'Label of a number' },
    vendor: { id: 'editor.vendor', defaultMessage: 'Frame vendor', description: 'Label of a choice' },
    vendorHelp: {
      id: 'editor.vendorHelp',
      defaultMessage: 'We’ll look for a frame once you enter width and height.',
      description: 'Below the frame vendor',
    },
    checking: {
      id: 'editor.frameChecking',
      defaultMessage: 'Looking for a frame in this size…',
      description: 'While the vendor’s stock is looked through',
    },
    checkAgain: { id: 'editor.frameAgain', defaultMessage: 'Try again', description: 'Button after a failure' },
    sizes: {
      id: 'editor.frameSizes',
      defaultMessage: 'Sizes from this vendor',
      description: 'Heading of frames that are in stock',
    },
  }),
  frameReason: defineMessages({
    no_such_size: {
      id: 'editor.frameNoSuchSize',
      defaultMessage: 'This vendor has no frame in this size.',
      description: 'Why there is no frame',
    },
    material_not_offered: {
      id: 'editor.frameMaterialNotOffered',
      defaultMessage: 'This vendor has no frames in this material.',
      description: 'Why there is no frame',
    },
    out_of_stock: {
      id: 'editor.frameOutOfStock',
      defaultMessage: 'This vendor doesn’t have enough frames in this size.',
      description: 'Why there is no frame',
    },
  }),
  frameFound: defineMessage<{ material: string; size: string; stock: number }>({
    id: 'editor.frameFound',
    defaultMessage: 'Frame available: {material}, {size}, {stock, number} in stock.',
    description: 'The frame that fits the work',
  }),
  framePrice: defineMessage<{ price: string; pieces: number }>({
    id: 'editor.framePrice',
    defaultMessage: '{price} for {pieces, plural, one {# frame} other {# frames}}',
    description: 'What the frames for all pieces cost',
  }),
  stocked: defineMessage<{ size: string; material: string; price: string; stock: number }>({
    id: 'editor.frameStocked',
    defaultMessage: '{size}, {material}: {price}, {stock, number} in stock',
    description: 'A frame that the vendor has',
  }),
  weightNote: defineMessage<{ weight: number; unit: string }>({
    id: 'editor.weightNote',
    defaultMessage: '{weight, number} {unit}',
    description: 'Beside the title of a part: 4.2 kg',
  }),
};
