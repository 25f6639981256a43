import { getPerson } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services/services.ts';

/** The address of the passbook photograph works for a quarter of an hour: it is renewed before that. */
const RENEW_MS = 10 * 60_000;

/** The seller's own record, for a screen that may stay open. */
export function useOwnPerson() {
  const { clients } = useServices();
  return useQuery({ ...getPerson(clients.product), refetchInterval: RENEW_MS });
}
