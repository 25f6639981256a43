/**
 * Asks the server for what the first screen shows while the app is still on its way: that needs no more than the session and
 * the address. A script of its own (build/early.ts), before everything else; the app takes the answers (prefetched.ts). Nothing
 * waits for it, and where it fails the app asks by itself.
 */
import { createClients } from '@smart-art/api-client';
import { knownZone } from '@smart-art/ui/provider';
import { DEFAULT_LOCALE, isLocale } from '../i18n/locales.ts';
import { timeZoneOf } from '../i18n/time-zone.ts';
import { loadConfig } from '../services/config.ts';
import { localStore } from '../session/index.ts';
import { readSeller } from '../session/session.ts';
import { storePrefetched } from './prefetched.ts';
import { questionsAt } from './questions.ts';

/** Through a role less is shown than the session allows, and during the sign-up the app leads elsewhere. */
const isPlain = ({ signUpStep, mustChangePassword }: NonNullable<ReturnType<typeof readSeller>>) =>
  signUpStep === null && !mustChangePassword && !sessionStorage.lens;

/** The file that tells where the services are is read twice: here, and by the app. */
function askForConfig(request: Request): Promise<Response> {
  const answer = fetch(request);
  storePrefetched(
    request,
    answer.then((response) => response.clone()),
  );
  return answer;
}

async function ask(): Promise<void> {
  const seller = readSeller(localStore);
  if (!seller || !isPlain(seller)) return;
  const chosen = localStore.get('locale') ?? DEFAULT_LOCALE;
  const locale = isLocale(chosen) ? chosen : DEFAULT_LOCALE;
  const timeZone = timeZoneOf({ timeZone: knownZone(seller.timeZone) });
  const { product } = createClients({
    ...(await loadConfig(askForConfig)),
    getToken: () => seller.token,
    getLocale: () => locale,
    getTimeZone: () => timeZone,
    onSessionEnded: () => {},
    /* What is read of the answer is for the app to read. */
    fetch(request) {
      storePrefetched(request, fetch(request));
      return new Promise(() => {});
    },
  });
  for (const { queryFn } of questionsAt({ product, seller, locale, timeZone, address: location })) {
    const send = queryFn as (context: { signal: AbortSignal }) => Promise<unknown>;
    void send({ signal: new AbortController().signal });
  }
}

/* Storage may be closed to us, and the connection away: the app says so. */
ask().catch(() => {});
