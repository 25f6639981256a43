import { type Import, listImportRows } from '@smart-art/api-client/queries';
import { Link } from '@smart-art/ui/link';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';

/** The works that undoing has left, each with the reason. */
export function Kept({ record }: { record: Import }) {
  const { product } = useServices().clients;
  const { data } = useQuery(listImportRows(product, record.id, { show: 'kept', per_page: 100 }));
  return (
    <Stack as="ul" gap={2}>
      {data?.data.map(({ number, title, work_id, notes }) => (
        <li key={number}>
          <Link href={`/view-art/${work_id}`}>{title}</Link> <Muted as="span">{notes.at(-1)?.message}</Muted>
        </li>
      ))}
    </Stack>
  );
}
