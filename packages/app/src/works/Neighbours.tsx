import { getProduct, getProductNeighbours, type ProductNeighbours } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { ChevronLeft, ChevronRight } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { ShortcutHint } from '@smart-art/ui/shortcut-hint';
import { Skeleton } from '@smart-art/ui/skeleton';
import { Muted } from '@smart-art/ui/text';
import { VisuallyHidden } from '@smart-art/ui/visually-hidden';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useKey } from '../frame/use-key.ts';
import { usePreference } from '../preferences/use-preference.ts';
import { useServices } from '../services/services.ts';
import { libraryParamsAt } from './library-list/params-at.ts';
import { neighbourMessages as messages } from './neighbours.messages.ts';

export interface NeighboursProps {
  /** Id of the current work. */
  id: string;
  /** The screen that shows the neighbour. */
  path: '/view-art' | '/edit-art';
}

/**
 * Links to the previous and next work in the list that the URL names, also with J and K if shortcuts are on. Optional:
 * renders nothing if the neighbours are unknown.
 */
export function Neighbours({ id, path }: NeighboursProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const { clients } = useServices();
  const params = libraryParamsAt(intl, new URLSearchParams(search));
  const { data, isLoading, isPlaceholderData } = useQuery(getProductNeighbours(clients.product, id, params));
  const [shortcuts] = usePreference('shortcuts');
  const isOn = shortcuts === 'on';
  /* While loading, the data belongs to the previous work. */
  const beside = isPlaceholderData ? undefined : data;
  const go = (to: ProductNeighbours['next'] | undefined) => to && void navigate(`${path}/${to.id}${search}`);
  useKey('j', isOn, () => go(beside?.next));
  useKey('k', isOn, () => go(beside?.previous));
  if (isLoading) return <Skeleton height="2rem" shape="block" width="12rem" />;
  if (!data || data.total < 2) return null;

  const link = (side: 'previous' | 'next') => {
    const to = data[side];
    const prefetch = () => to && void queryClient.prefetchQuery(getProduct(clients.product, to.id));
    /* Leading space: separates the title from the text before it for screen readers. */
    const beside = to && ` ${to.title}`;
    const label = (
      <>
        {intl.formatMessage(messages[side])}
        <VisuallyHidden>{beside}</VisuallyHidden>
        {isOn && <ShortcutHint keys={side === 'next' ? 'J' : 'K'} />}
      </>
    );
    return (
      to && (
        <LinkButton
          aria-keyshortcuts={isOn ? (side === 'next' ? 'J' : 'K') : undefined}
          emphasis="quiet"
          href={`${path}/${to.id}${search}`}
          icon={side === 'next' ? ChevronRight : ChevronLeft}
          onPointerEnter={prefetch}
          size="small"
        >
          {label}
        </LinkButton>
      )
    );
  };
  return (
    <Inline gap={3}>
      {link('previous')}
      {data.position !== null && (
        <Muted>{intl.formatMessage(messages.position, { position: data.position, total: data.total })}</Muted>
      )}
      {link('next')}
    </Inline>
  );
}
