import { profileDetails } from '@smart-art/api-client/queries';
import { Inline } from '@smart-art/ui/inline';
import { QuotaMeter } from '@smart-art/ui/quota-meter';
import { useQuery } from '@tanstack/react-query';
import { useSeller, useServices } from '../../services/services.ts';

/** The library shows the quota from this share on; the sidebar always shows it. */
const NEARLY_FULL = 0.8;

/** How full the storage is, shown once little of it is left. */
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
