import { listSimilarProducts } from '@smart-art/api-client/queries';
import type { AlikePicture } from '@smart-art/ui/media-uploader';
import { useQueries } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';

/** A photograph that was sent does not become more alike, but works come and go. */
const STALE_MS = 60_000;

/**
 * The work that each photograph looks like, by the photograph's id: it may be hung, or deleted, already.
 * @param workId the work that is edited; absent for a new one
 */
export function useSimilarWorks(imageIds: readonly string[], workId: string | undefined) {
  const { clients } = useServices();
  return useQueries({
    queries: imageIds.map((id) => ({ ...listSimilarProducts(clients.product, id, workId), staleTime: STALE_MS })),
    /* The answers of before are kept where they are the same: forty pictures need not be drawn anew for one. */
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
