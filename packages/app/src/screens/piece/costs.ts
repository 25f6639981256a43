import type { ArtPiece } from '@smart-art/api-client/queries';
import type { MessageDescriptor } from 'react-intl';
import { fieldMessages as messages } from './field.messages.ts';

type Cost = 'normal_cost' | 'crowdfunding_cost' | 'delivery_charge' | 'insurance_charge';

/** A piece's costs and their labels: in an order it has charges, in a crowdfunding request a second cost. */
export const costsOf = ({ belongs_to: { kind } }: ArtPiece): [Cost, MessageDescriptor][] =>
  kind === 'crowdfunding'
    ? [
        ['normal_cost', messages.usual_cost],
        ['crowdfunding_cost', messages.crowdfunding_cost],
      ]
    : [
        ['normal_cost', messages.normal_cost],
        ['delivery_charge', messages.delivery_charge],
        ['insurance_charge', messages.insurance_charge],
      ];
