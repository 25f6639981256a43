import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import { Card } from '@smart-art/ui/card';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { Stack } from '@smart-art/ui/stack';
import { ArtTitle } from '@smart-art/ui/text';
import { type ReactNode, useId } from 'react';
import { useServices } from '../../../services/services.ts';
import { sourceOf } from '../../../works/caption.ts';
import { piecePath } from './piece-path.ts';
import type { Piece } from './pieces-for.ts';

interface Props {
  order: { id: string };
  piece: Piece;
  /** The piece's fields. */
  children: ReactNode;
}

/** A piece with its fields in a form for all pieces of an order. Its title links to its page and labels the fields. */
export function PieceRow({ order, piece, children }: Props) {
  const { config } = useServices();
  const id = useId();
  const { title, cover } = piece;
  return (
    <Card as="li" padding="small">
      <Stack aria-labelledby={id} as="fieldset" gap={3}>
        <Inline gap={3} wrap={false}>
          <ArtworkThumbnail image={cover && sourceOf(config.productUrl, cover)} />
          <Link href={piecePath(order, piece)} id={id} standalone>
            <ArtTitle size="text">{title}</ArtTitle>
          </Link>
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
