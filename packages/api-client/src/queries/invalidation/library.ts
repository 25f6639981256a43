import type { Invalidations } from './invalidations.ts';

const imports = [['imports']] as const;

export const library = {
  /* A save also changes the used quota, which is part of the profile. */
  saveProduct: [['products'], ['profile']],
  bulkProducts: [['products']],
  /* Copied photographs use quota. */
  duplicateProduct: [['products'], ['profile']],
  deleteProduct: [['products']],
  keepView: [['list-views']],
  changeView: [['list-views']],
  removeView: [['list-views']],
  /* An import reports progress on its rows; the library is refetched only when it has ended. */
  createImport: imports,
  addImportRows: imports,
  setImportColumns: imports,
  fixImportRow: imports,
  addImportImages: imports,
  startImport: imports,
  stopImport: [['imports'], ['products'], ['profile']],
  undoImport: imports,
  removeImport: imports,
  restoreProduct: [['products']],
  /* Photographs that wait for a save only use quota; those sent to a work also change the work. */
  uploadProductImages: [['products'], ['profile']],
  removeProductImages: [['products'], ['profile']],
} as const satisfies Invalidations;
