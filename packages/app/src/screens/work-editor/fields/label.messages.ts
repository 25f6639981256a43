import { defineMessage, defineMessages } from 'react-intl';

/** Material, size, weight and frame of a work (001 section 3). */
export const labelMessages = {
  ...defineMessages({
    titleReading: {
      id: 'editor.titleReading',
      defaultMessage: 'Title reading (furigana)',
      description: 'Field label: reading of the title, in kana',
    },
    artistReading: {
      id: 'editor.artistReading',
      defaultMessage: 'Artist reading (furigana)',
      description: 'Field label: reading of the artist’s name, in kana',
    },
    readingHelp: {
      id: 'editor.readingHelp',
      defaultMessage: 'In hiragana or katakana, for sorting and search',
      description: 'Hint below the label of a reading',
    },
    subCategory: { id: 'editor.subCategory', defaultMessage: 'Sub-category', description: 'Label: part of a category' },
    pieces: {
      id: 'editor.pieces',
      defaultMessage: 'Number of pieces',
      description: 'Field label: number of copies of the work',
    },
    opening: {
      id: 'editor.opening',
      defaultMessage: 'Frame opening',
      description: 'Field label: width, height and depth of what fits into a frame',
    },
    care: { id: 'editor.care', defaultMessage: 'Weight and care', description: 'Title of a collapsible section' },
    notSaid: { id: 'editor.notSaid', defaultMessage: 'Not added', description: 'Status of a section without entries' },
    weight: { id: 'editor.weight', defaultMessage: 'Weight', description: 'Number field label' },
    weightAlone: {
      id: 'editor.weightAlone',
      defaultMessage: 'Weight without frame',
      description: 'Number field label',
    },
    weightFramed: { id: 'editor.weightFramed', defaultMessage: 'Weight with frame', description: 'Number field label' },
    weightUnit: { id: 'editor.weightUnit', defaultMessage: 'Weight unit', description: 'Select field label' },
    kg: { id: 'editor.kg', defaultMessage: 'kg', description: 'Unit: kilograms' },
    lb: { id: 'editor.lb', defaultMessage: 'lb', description: 'Unit: pounds' },
    cm: { id: 'editor.cm', defaultMessage: 'cm', description: 'Unit: centimetres' },
    in: { id: 'editor.in', defaultMessage: 'in', description: 'Unit: inches' },
    washable: { id: 'editor.washable', defaultMessage: 'Washable', description: 'Switch label' },
    isWashable: { id: 'editor.isWashable', defaultMessage: 'Washable', description: 'Note beside a section title' },
    washGuide: { id: 'editor.washGuide', defaultMessage: 'Washing instructions', description: 'Text field label' },
    frame: { id: 'editor.frame', defaultMessage: 'Frame', description: 'Title of a collapsible section' },
    material: { id: 'editor.material', defaultMessage: 'Frame material', description: 'Select field label' },
    frameHeight: { id: 'editor.frameHeight', defaultMessage: 'Height with frame', description: 'Number field label' },
    vendor: { id: 'editor.vendor', defaultMessage: 'Frame vendor', description: 'Select field label' },
    vendorHelp: {
      id: 'editor.vendorHelp',
      defaultMessage: 'We’ll look for a frame once you enter width and height.',
      description: 'Hint below the frame vendor',
    },
    checking: {
      id: 'editor.frameChecking',
      defaultMessage: 'Looking for a frame in this size…',
      description: 'Status while the vendor’s stock is searched',
    },
    checkAgain: { id: 'editor.frameAgain', defaultMessage: 'Try again', description: 'Button label after a failure' },
    sizes: {
      id: 'editor.frameSizes',
      defaultMessage: 'Sizes from this vendor',
      description: 'Heading of the frames in stock',
    },
  }),
  frameReason: defineMessages({
    no_such_size: {
      id: 'editor.frameNoSuchSize',
      defaultMessage: 'This vendor has no frame in this size.',
      description: 'Reason why no frame is available',
    },
    material_not_offered: {
      id: 'editor.frameMaterialNotOffered',
      defaultMessage: 'This vendor has no frames in this material.',
      description: 'Reason why no frame is available',
    },
    out_of_stock: {
      id: 'editor.frameOutOfStock',
      defaultMessage: 'This vendor doesn’t have enough frames in this size.',
      description: 'Reason why no frame is available',
    },
  }),
  frameFound: defineMessage<{ material: string; size: string; stock: number }>({
    id: 'editor.frameFound',
    defaultMessage: 'Frame available: {material}, {size}, {stock, number} in stock.',
    description: 'Available frame that fits the work',
  }),
  framePrice: defineMessage<{ price: string; pieces: number }>({
    id: 'editor.framePrice',
    defaultMessage: '{price} for {pieces, plural, one {# frame} other {# frames}}',
    description: 'Price of the frames for all pieces',
  }),
  stocked: defineMessage<{ size: string; material: string; price: string; stock: number }>({
    id: 'editor.frameStocked',
    defaultMessage: '{size}, {material}: {price}, {stock, number} in stock',
    description: 'Frame in the vendor’s stock',
  }),
  weightNote: defineMessage<{ weight: number; unit: string }>({
    id: 'editor.weightNote',
    defaultMessage: '{weight, number} {unit}',
    description: 'Note beside a section title, such as 4.2 kg',
  }),
};
