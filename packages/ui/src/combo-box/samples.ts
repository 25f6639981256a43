/** Options of the stories. */
export const cities = [
  { value: 'kyoto', label: 'Kyōto', description: 'Kyōto, Japan', keywords: '京都 きょうと' },
  { value: 'sakai', label: 'Sakai', description: 'Ōsaka, Japan', keywords: '堺 さかい' },
  { value: 'kanazawa', label: 'Kanazawa', description: 'Ishikawa, Japan', keywords: '金沢 かなざわ' },
  { value: 'krakow', label: 'Kraków', description: 'Poland' },
  { value: 'malmo', label: 'Malmö', description: 'Sweden', disabled: true },
  { value: 'porto', label: 'Porto', description: 'Portugal' },
];

export const media = [
  {
    title: 'Painting',
    options: [
      { value: 'oil', label: 'Oil on canvas' },
      { value: 'tempera', label: 'Egg tempera on panel' },
    ],
  },
  {
    title: 'Print',
    options: [
      { value: 'etching', label: 'Etching' },
      { value: 'woodcut', label: 'Woodcut', description: 'Also mokuhanga' },
    ],
  },
];

/** A thousand names, more than anyone scrolls through. */
export const thousand = Array.from({ length: 1000 }, (_, at) => ({
  value: `buyer-${at}`,
  label: `Buyer ${String(at).padStart(3, '0')}`,
  description: at % 2 ? 'Collector' : 'Gallery',
}));
