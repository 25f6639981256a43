import { jpeg } from '../pictures.ts';
import { addWork, uploadImage } from '../world.ts';
import { type Area, post } from './area.ts';

/** The `permissions` parameter of the product list (000 section 6). */
const permissions = Buffer.from(JSON.stringify(['sa-list-art-library'])).toString('base64');

export const library: Area = {
  kinds: {
    'saveProduct.id': 'workOrNew',
    'getProduct.id': 'work',
    'getProductHistory.id': 'work',
    'deleteProduct.id': 'work',
    'restoreProduct.id': 'deletedWork',
    'bulkProducts.id': 'work',
    'duplicateProduct.id': 'work',
    'changeView.id': 'view',
    'removeView.id': 'view',
    'getImport.id': 'import',
    'removeImport.id': 'import',
    'listImportRows.id': 'import',
    'addImportRows.id': 'import',
    'fixImportRow.id': 'import',
    'setImportColumns.id': 'import',
    'addImportImages.id': 'import',
    'startImport.id': 'import',
    'stopImport.id': 'import',
    'undoImport.id': 'import',
    number: 'rowNumber',
    record_id: 'category',
    list: 'listName',
    'listProductIds.after': 'place',
    'getProductNeighbours.id': 'work',
    'listSimilarProducts.id': 'image',
    'listProducts.permissions': 'permissions',
    product_id: 'work',
    image_ids: 'image',
    image_id: 'image',
    category_id: 'category',
    sub_category_id: 'subCategory',
    frame_material_id: 'frameMaterial',
    frame_vendor_id: 'frameVendor',
    refund_policy_id: 'refundPolicy',
  },
  open: [
    'workOrNew',
    'listName',
    'rowNumber',
    'permissions',
    // A position in one's own list; the id need not exist.
    'place',
    'category',
    'subCategory',
    'frameMaterial',
    'frameVendor',
    'refundPolicy',
  ],
  async build(_world, owner, marker) {
    const image = await uploadImage(owner, await jpeg());
    const loose = await uploadImage(owner, await jpeg());
    const texts = { artist_name: `${marker} Morita`, medium: marker, description: `A ${marker} sings.` };
    const work = await addWork(owner, {
      title: `The ${marker}`,
      ...texts,
      washable: true,
      wash_guide: `As a ${marker} does.`,
      image_ids: [image.id],
      image_alt_texts: [{ image_id: image.id, en: marker, ja: marker }],
    });
    const deleted = await addWork(owner, { title: `The lost ${marker}` });
    await owner.call({ method: 'DELETE', url: `/product/product/${deleted.id}` });
    const view = { list: 'art-library', name: `Of the ${marker}`, query: `search=${marker}` };
    const { data: saved } = await post(owner, 'list-views', view);
    const sheet = { file_name: `${marker}.csv`, headers: [marker], row_count: 1 };
    const { data: started } = await post(owner, 'imports', sheet);
    await post(owner, `imports/${started.id}/rows`, { rows: [{ number: 2, cells: [marker] }] });
    return {
      import: [started.id],
      rowNumber: ['2'],
      view: [saved.id],
      listName: ['art-library'],
      place: ['wrk_00000000000000000000000000'],
      work: [work.id],
      deletedWork: [deleted.id],
      image: [image.id, loose.id],
      workOrNew: ['new', work.id],
      permissions: [permissions],
      category: ['cat_painting'],
      subCategory: ['sub_oil'],
      frameMaterial: ['mat_oak'],
      frameVendor: ['ven_kura'],
      refundPolicy: ['pol_refund_full'],
    };
  },
};
