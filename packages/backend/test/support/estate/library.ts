import { jpeg } from '../pictures.ts';
import { addWork, uploadImage } from '../world.ts';
import { canary, type Plot } from './plot.ts';

/** What the product list is sent with (000 section 6). */
const permissions = Buffer.from(JSON.stringify(['sa-list-art-library'])).toString('base64');

export const library: Plot = {
  kinds: {
    'saveProduct.id': 'workOrNew',
    'getProduct.id': 'work',
    'deleteProduct.id': 'work',
    'restoreProduct.id': 'deletedWork',
    'listProducts.permissions': 'permissions',
    product_id: 'work',
    image_ids: 'image',
  },
  open: ['workOrNew', 'permissions'],
  async build(_world, owner) {
    const image = await uploadImage(owner, await jpeg());
    const loose = await uploadImage(owner, await jpeg());
    const texts = { artist_name: `${canary} Morita`, medium: canary, description: `A ${canary} sings.` };
    const work = await addWork(owner, { title: `The ${canary}`, ...texts, image_ids: [image.id] });
    const deleted = await addWork(owner, { title: `The lost ${canary}` });
    await owner.call({ method: 'DELETE', url: `/product/product/${deleted.id}` });
    return {
      work: [work.id],
      deletedWork: [deleted.id],
      image: [image.id, loose.id],
      workOrNew: ['new', work.id],
      permissions: [permissions],
    };
  },
};
