/**
 * Requests the first screen's data while the app is still loading: that takes only the session and the URL. A separate
 * script (build/early.ts) that runs first; the app uses the responses (prefetched.ts). Nothing waits for it, and if it
 * fails the app sends the requests itself.
 */
import { createClients } from '@smart-art/api-client';
import { knownZone } from '@smart-art/ui/provider';
import { DEFAULT_LOCALE, isLocale } from '../i18n/locales.ts';
import { timeZoneOf } from '../i18n/time-zone.ts';
import { loadConfig } from '../services/config.ts';
import { localStore } from '../session/index.ts';
import { readSeller } from '../session/session.ts';
import { storePrefetched } from './prefetched.ts';
import { queriesAt } from './queries.ts';

/** Skip users who see less than their session allows (viewing through a role) or whom sign-up redirects. */
const isPlain = ({ signUpStep, mustChangePassword }: NonNullable<ReturnType<typeof readSeller>>) =>
  signUpStep === null && !mustChangePassword && !sessionStorage.lens;

/** The config file with the URLs of the services is used twice: here and by the app. */
function requestConfig(request: Request): Promise<Response> {
  const response = fetch(request);
  storePrefetched(
    request,
    response.then((received) => received.clone()),
  );
  return response;
}

async function requestFirstScreen(): Promise<void> {
  const seller = readSeller(localStore);
  if (!seller || !isPlain(seller)) return;
  const chosen = localStore.get('locale') ?? DEFAULT_LOCALE;
  const locale = isLocale(chosen) ? chosen : DEFAULT_LOCALE;
  const timeZone = timeZoneOf({ timeZone: knownZone(seller.timeZone) });
  const { product } = createClients({
    ...(await loadConfig(requestConfig)),
    getToken: () => seller.token,
    getLocale: () => locale,
    getTimeZone: () => timeZone,
    onSessionEnded: () => {},
    /* The app parses the response, not this script. */
    fetch(request) {
      storePrefetched(request, fetch(request));
      return new Promise(() => {});
    },
  });
  for (const { queryFn } of queriesAt({ product, seller, locale, timeZone, address: location })) {
    const send = queryFn as (context: { signal: AbortSignal }) => Promise<unknown>;
    void send({ signal: new AbortController().signal });
  }
}

/* Storage may be blocked or the network down: the app reports that. */
requestFirstScreen().catch(() => {});
