import type { components } from '@smart-art/openapi/product';
import { requestBody } from '../crowdfunding.ts';
import { jpeg } from '../pictures.ts';
import { addWork, uploadImage } from '../world.ts';
import { type Area, post } from './area.ts';

type Answer = { data: components['schemas']['CrowdfundingRequest'] };

export const crowdfunding: Area = {
  kinds: {
    'getCrowdfundingRequest.id': 'funding',
    'cancelCrowdfundingRequest.id': 'funding',
    'saveCrowdfundingRequest.id': 'funding',
    crowd_funding_id: 'funding',
    supporter_id: 'supporter',
    cover_image_id: 'image',
    'removeCrowdfundingPiece.id': 'piece',
    'getArtPiece.id': 'piece',
    'updateArtPiece.id': 'piece',
    art_piece_id: 'piece',
  },
  async build(world, owner, marker) {
    const [first, second, other] = [await addWork(owner), await addWork(owner), await addWork(owner)];
    const works = [first.id, second.id];
    const cover = await uploadImage(owner, await jpeg());
    const body = { ...requestBody(cover.id, works), title: marker, description: marker };
    const { data } = await post<Answer>(owner, 'store/new', body);
    await world.play('crowdfunding.accept', { request: data.id });
    const supporter = { email: `supporter-${marker}@example.com`, lastname: marker };
    await world.play('crowdfunding.donate', { request: data.id, amount: 250, ...supporter });
    await world.play('crowdfunding.write', { request: data.id, message: marker, ...supporter });
    const [piece] = data.art_pieces;
    await post(owner, 'add-comment', { art_piece_id: piece?.id, comment: marker });
    const waiting = { ...requestBody((await uploadImage(owner, await jpeg())).id, [other.id]), title: marker };
    const { data: changeable } = await post<Answer>(owner, 'store/new', waiting);
    return { funding: [data.id, changeable.id], piece: data.art_pieces.map(({ id }) => id) };
  },
};
