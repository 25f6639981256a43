/** The demo sellers: the first has the library that is shown, the second owns other things. */
export const demoPassword = 'gallery-wall';

export const demoSellers = [
  { email: 'artist@example.com', firstname: 'Hana', lastname: 'Morita' },
  { email: 'rival@example.com', firstname: 'Kenji', lastname: 'Watanabe' },
] as const;
