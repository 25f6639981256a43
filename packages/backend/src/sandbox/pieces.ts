import { addBuyerComment } from '../art-pieces/comment.ts';
import type { SandboxAction } from './action.ts';
import { crowdfundingActions } from './crowdfunding.ts';
import { customOrderActions } from './custom-orders.ts';

const pieceActions: readonly SandboxAction[] = [
  {
    id: 'pieces.comment',
    area: 'Art pieces',
    title: 'The buyer comments on a piece',
    fields: [
      { name: 'piece', label: 'Piece', kind: 'text', required: true, hint: 'Its id' },
      { name: 'name', label: 'Name', kind: 'text', required: true, initial: 'Aoi Nakamura' },
      { name: 'comment', label: 'Comment', kind: 'text', required: true },
    ],
    run: ({ queries, now }, { piece: id = '', name = '', comment = '' }) =>
      queries.transaction(async (tx) => {
        const written = await addBuyerComment(tx, id, { name, comment }, now());
        return { message: 'The comment was sent to the seller.', id: written };
      }),
  },
];

export const actions: SandboxAction[] = [...customOrderActions, ...crowdfundingActions, ...pieceActions];
