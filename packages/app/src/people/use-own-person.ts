import { getPerson } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services/services.ts';

/** The URL of the passbook photograph expires after 15 minutes: refetch before that. */
const RENEW_MS = 10 * 60_000;

/** The user's own profile, for screens that may stay open. */
export function useOwnPerson() {
  const { clients } = useServices();
  return useQuery({ ...getPerson(clients.product), refetchInterval: RENEW_MS });
}
