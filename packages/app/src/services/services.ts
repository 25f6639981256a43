import { type Clients, createClients } from '@smart-art/api-client';
import { signIn, signOut } from '@smart-art/api-client/session';
import { createContext, use, useSyncExternalStore } from 'react';
import { takePrefetched } from '../early/prefetched.ts';
import type { Language } from '../i18n/language.ts';
import { timeZoneOf } from '../i18n/time-zone.ts';
import { createSession, localStore, type Seller, type Session } from '../session/index.ts';
import type { Config } from './config.ts';

/** Dependencies of every screen. Created once, at start. */
export interface Services {
  config: Config;
  language: Language;
  clients: Clients;
  session: Session;
}

/* Loaded on demand: few users save a password. */
const loadPasswords = () => import('../session/saved-password/index.ts');

export function createServices(config: Config, language: Language): Services {
  const session: Session = createSession(localStore, {
    signIn: (input) => signIn(clients, input),
    signOut: (token) => signOut(clients, token),
    encryptPassword: async (credentials) => (await loadPasswords()).encryptPasswordForDevice(language, credentials),
    decryptPassword: async (encrypted) => (await loadPasswords()).decryptPassword(encrypted),
  });
  const clients: Clients = createClients({
    ...config,
    getToken: () => session.current()?.token ?? null,
    getLocale: () => language.locale,
    getTimeZone: () => timeZoneOf(language.localization().intl),
    onSessionEnded: session.end,
    fetch: (request) => takePrefetched(request) ?? fetch(request),
  });
  const followZone = () => language.setTimeZone(session.current()?.timeZone);
  session.subscribe(followZone);
  followZone();
  return { config, language, clients, session };
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('No services above this screen.');
  return services;
}

/** The signed-in seller; null when signed out. */
export function useSeller(): Seller | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}
