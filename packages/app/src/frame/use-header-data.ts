import { resolveSource } from '@smart-art/api-client';
import { languages, profileDetails, siteSettings } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePolling } from '../polling/use-polling.ts';
import { useServices } from '../services/services.ts';
import { localStore, type Seller } from '../session/index.ts';

/**
 * Data of the header for a signed-in seller, on their own pages and on the public ones. Polling refreshes it every
 * second (001 section 4); one tab polls for all.
 */
export function useHeaderData(seller: Seller) {
  const { clients, config, session } = useServices();
  usePolling(seller);
  const { data: profile } = useQuery(profileDetails(clients.product, seller.email));
  const { data: offered } = useQuery(languages(clients.product));
  const { data: settings } = useQuery(siteSettings(clients.product));
  const currency = settings?.applicable_currency;
  useEffect(() => {
    if (currency) localStore.set('applicable_currency', currency);
  }, [currency]);

  const timeZone = profile ? (profile.details.time_zone ?? undefined) : seller.timeZone;
  const isMoved = timeZone !== seller.timeZone;
  useEffect(() => {
    if (isMoved) session.personChanged({ timeZone });
  }, [session, isMoved, timeZone]);

  const picture = profile ? profile.details.profile_image : seller.picture;
  const firstName = profile?.details.firstname ?? seller.firstName;
  const lastName = profile?.details.lastname ?? seller.lastName;
  return {
    languages: offered,
    person: {
      name: personName(firstName, lastName),
      picture: picture && resolveSource(config.productUrl, picture),
    },
    profile,
  };
}
