import { ArtworkGrid } from '@smart-art/ui/artwork';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { useSlow } from '../../frame/use-slow.ts';
import { libraryMessages as messages } from './ArtLibrary.messages.ts';
import type { Layout } from './useLibrary.ts';

const tiles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The library's shape while its first page is on its way. */
export function LibrarySkeleton({ layout }: { layout: Layout }) {
  const intl = useIntl();
  const isSlow = useSlow();
  if (!isSlow) return null;
  return (
    <Loading>
      {layout === 'table' ? (
        <Skeleton height="40rem" shape="block" />
      ) : (
        <ArtworkGrid label={intl.formatMessage(messages.list)}>
          {tiles.map((tile) => (
            <Stack gap={3} key={tile}>
              <Skeleton shape="art" />
              <Skeleton lines={3} />
            </Stack>
          ))}
        </ArtworkGrid>
      )}
    </Loading>
  );
}
