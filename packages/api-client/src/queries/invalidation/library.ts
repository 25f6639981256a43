import type { Invalidations } from './invalidations.ts';

const imports = [['imports']] as const;

export const library = {
  /* A save also changes what the seller's quota holds, which the profile tells. */
  saveProduct: [['products'], ['profile']],
  bulkProducts: [['products']],
  /* Copies of photographs take of the quota. */
  duplicateProduct: [['products'], ['profile']],
  deleteProduct: [['products']],
  keepView: [['list-views']],
  changeView: [['list-views']],
  removeView: [['list-views']],
  /* An import says what becomes of its rows; the library is asked again when one has ended. */
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
  /* Photographs that wait for a save only fill the quota; sent to a work they change it. */
  uploadProductImages: [['products'], ['profile']],
  removeProductImages: [['products'], ['profile']],
} as const satisfies Invalidations;
