/**
 * The name of a draft: one for a form and a seller, so that another seller on the same device never sees it.
 * @param form which form it is, with the record's id where it edits one: `edit-profile`, `add-art`
 * @param sellerId undefined for a visitor
 */
export const draftKey = (form: string, sellerId: string | undefined): string => `${form}:${sellerId ?? 'visitor'}`;
