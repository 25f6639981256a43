import { jpeg } from '../pictures.ts';
import { addWork, uploadImage } from '../world.ts';
import { type Plot, post } from './plot.ts';

/** What the product list is sent with (000 section 6). */
const permissions = Buffer.from(JSON.stringify(['sa-list-art-library'])).toString('base64');

export const library: Plot = {
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
    // Where to go on in one's own list, after an id that need not be there any more: it names nothing.
    'place',
    'category',
    'subCategory',
    'frameMaterial',
    'frameVendor',
    'refundPolicy',
  ],
  async build(_world, owner, word) {
    const image = await uploadImage(owner, await jpeg());
    const loose = await uploadImage(owner, await jpeg());
    const texts = { artist_name: `${word} Morita`, medium: word, description: `A ${word} sings.` };
    const work = await addWork(owner, {
      title: `The ${word}`,
      ...texts,
      washable: true,
      wash_guide: `As a ${word} does.`,
      image_ids: [image.id],
      image_alt_texts: [{ image_id: image.id, en: word, ja: word }],
    });
    const deleted = await addWork(owner, { title: `The lost ${word}` });
    await owner.call({ method: 'DELETE', url: `/product/product/${deleted.id}` });
    const view = { list: 'art-library', name: `Of the ${word}`, query: `search=${word}` };
    const { data: kept } = await post(owner, 'list-views', view);
    const sheet = { file_name: `${word}.csv`, headers: [word], row_count: 1 };
    const { data: begun } = await post(owner, 'imports', sheet);
    await post(owner, `imports/${begun.id}/rows`, { rows: [{ number: 2, cells: [word] }] });
    return {
      import: [begun.id],
      rowNumber: ['2'],
      view: [kept.id],
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
