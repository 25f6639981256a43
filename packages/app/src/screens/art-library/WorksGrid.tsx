import { getProduct, type Product } from '@smart-art/api-client/queries';
import { ArtworkGrid, ArtworkTile } from '@smart-art/ui/artwork';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useServices } from '../../services/services.ts';
import { captionOf, sourceOf } from '../../works/caption.ts';
import { WorkPrice } from '../../works/WorkPrice.tsx';
import { WorkStatus } from '../../works/WorkStatus.tsx';
import { libraryMessages as messages } from './ArtLibrary.messages.ts';
import type { FilterLabels } from './filter-labels.ts';
import type { Selected } from './useSelection.ts';

/** How long the pointer must rest on a tile before its work is prefetched, so that passing over it fetches nothing. */
const INTENT_MS = 80;

/** Tiles of the first row: their pictures are the largest contentful paint. */
const FIRST_ROW = 4;

export interface WorksGridProps {
  works: readonly Product[];
  chosen: Selected;
  /** The work's checkbox, once its code has loaded. */
  Pick: FilterLabels['parts']['WorkPick'] | undefined;
}

export function WorksGrid({ works, chosen, Pick }: WorksGridProps) {
  const intl = useIntl();
  const { clients, config } = useServices();
  const queryClient = useQueryClient();
  /* The work's page pages through the same list. */
  const { search } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchSoon = (id: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queryClient.prefetchQuery(getProduct(clients.product, id)), INTENT_MS);
  };
  const forget = () => clearTimeout(timer.current);

  return (
    <ArtworkGrid label={intl.formatMessage(messages.list)} selecting={chosen.ids.size > 0}>
      {works.map((work, at) => {
        const [cover] = work.images;
        return (
          <ArtworkTile
            {...captionOf(intl, work)}
            href={`/view-art/${work.id}${search}`}
            image={cover ? sourceOf(config.productUrl, cover) : null}
            key={work.id}
            onFocus={() => fetchSoon(work.id)}
            onPointerEnter={() => fetchSoon(work.id)}
            onPointerLeave={forget}
            pick={Pick && <Pick chosen={chosen} work={work} works={works} />}
            price={<WorkPrice work={work} />}
            priority={at < FIRST_ROW}
            selected={chosen.ids.has(work.id)}
            status={<WorkStatus work={work} />}
            title={work.title}
          />
        );
      })}
    </ArtworkGrid>
  );
}
