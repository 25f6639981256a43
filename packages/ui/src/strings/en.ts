/** The words the components say by themselves, in English. `ja.ts` has the same keys. */
export const strings = {
  'button.pending': 'Working…',
};

export type UiStrings = { readonly [Key in keyof typeof strings]: string };
export default strings as UiStrings;
