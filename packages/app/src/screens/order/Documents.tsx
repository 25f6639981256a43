import { resolveSource } from '@smart-art/api-client';
import type { OrderDetails } from '@smart-art/api-client/queries';
import { Link } from '@smart-art/ui/link';
import { Stack } from '@smart-art/ui/stack';
import { useServices } from '../../services/services.ts';

/**
 * Files of an order. Their URLs expire after 15 minutes and are renewed with every response; a file without a URL is
 * only named.
 */
export function Documents({ documents }: { documents: OrderDetails['payment_receipts'] }) {
  const { config } = useServices();
  return (
    <Stack as="ul" gap={1}>
      {documents.map(({ id, url, file_name }) => (
        <li key={id}>
          {url ? (
            <Link external href={resolveSource(config.productUrl, url)}>
              {file_name}
            </Link>
          ) : (
            file_name
          )}
        </li>
      ))}
    </Stack>
  );
}
