/**
 * The key of a draft: one per form and seller, so that another seller on the same device never sees it.
 * @param form which form, with the record's id when editing: `edit-profile`, `add-art`
 * @param sellerId undefined for a visitor
 */
export const draftKey = (form: string, sellerId: string | undefined): string => `${form}:${sellerId ?? 'visitor'}`;
