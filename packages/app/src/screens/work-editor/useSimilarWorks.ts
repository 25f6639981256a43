import { listSimilarProducts } from '@smart-art/api-client/queries';
import type { AlikePicture } from '@smart-art/ui/media-uploader';
import { useQueries } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';

/** The photograph stays the same, but other works are added and deleted. */
const STALE_MS = 60_000;

/**
 * The work each photograph resembles, by the photograph's id, possibly a deleted one.
 * @param workId the edited work; absent for a new one
 */
export function useSimilarWorks(imageIds: readonly string[], workId: string | undefined) {
  const { clients } = useServices();
  return useQueries({
    queries: imageIds.map((id) => ({ ...listSimilarProducts(clients.product, id, workId), staleTime: STALE_MS })),
    /* Keep the identity of equal results, so that one response does not re-render forty pictures. */
    combine: (answers) =>
      Object.fromEntries(
        answers.flatMap(({ data }, at): [string, AlikePicture][] => {
          const [work] = data ?? [];
          const imageId = imageIds[at];
          if (!work || imageId === undefined) return [];
          return [[imageId, { title: work.title, href: `/view-art/${work.id}`, deleted: work.deleted_at !== null }]];
        }),
      ),
  });
}
