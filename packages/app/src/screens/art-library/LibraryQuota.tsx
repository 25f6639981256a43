import { profileDetails } from '@smart-art/api-client/queries';
import { Inline } from '@smart-art/ui/inline';
import { QuotaMeter } from '@smart-art/ui/quota-meter';
import { useQuery } from '@tanstack/react-query';
import { useSeller, useServices } from '../../services/services.ts';
import { QuotaRoom } from './QuotaRoom.tsx';

/** How much of the disk quota the library fills: its room is kept until that is known. */
export function LibraryQuota() {
  const { clients } = useServices();
  const email = useSeller()?.email ?? '';
  const { data: profile, isPending } = useQuery({ ...profileDetails(clients.product, email), enabled: email !== '' });
  const quota = profile?.dbCurrentActiveAgreement;
  if (isPending) return <QuotaRoom />;
  return (
    quota && (
      <Inline>
        <QuotaMeter totalBytes={quota.quota_bytes} usedBytes={quota.used_bytes} />
      </Inline>
    )
  );
}
