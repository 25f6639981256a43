/** Sample options for the stories. */
export const rooms = [
  { value: 'hall', label: 'Entrance hall' },
  { value: 'north', label: 'North room', description: 'No sunlight' },
  { value: 'south', label: 'South room' },
  { value: 'cellar', label: 'Cellar', disabled: true },
  { value: 'stairs', label: 'Stairs' },
  { value: 'garden', label: 'Garden' },
  { value: 'studio', label: 'Studio' },
];

export const people = [
  {
    title: 'Galleries',
    options: [
      { value: 'maru', label: 'Gallery Maru', description: 'Kyōto' },
      { value: 'weiss', label: 'Galerie Weiß', description: 'Leipzig' },
    ],
  },
  {
    title: 'Collectors',
    options: [
      { value: 'haruka', label: 'Haruka Tanaka', description: 'Two works bought' },
      { value: 'ines', label: 'Inês Carvalho' },
      { value: 'piotr', label: 'Piotr Zieliński' },
    ],
  },
];
