import { profileDetails } from '@smart-art/api-client/queries';
import { Inline } from '@smart-art/ui/inline';
import { QuotaMeter } from '@smart-art/ui/quota-meter';
import { useQuery } from '@tanstack/react-query';
import { useSeller, useServices } from '../../services/services.ts';

/** From this share on the quota is worth a line of the library: the sidebar always has it. */
const NEARLY_FULL = 0.8;

/** How much of the storage the library fills, once little of it is left. */
export function LibraryQuota() {
  const { clients } = useServices();
  const email = useSeller()?.email ?? '';
  const { data: profile } = useQuery({ ...profileDetails(clients.product, email), enabled: email !== '' });
  const quota = profile?.dbCurrentActiveAgreement;
  return (
    quota &&
    quota.used_bytes >= quota.quota_bytes * NEARLY_FULL && (
      <Inline>
        <QuotaMeter totalBytes={quota.quota_bytes} usedBytes={quota.used_bytes} />
      </Inline>
    )
  );
}
