import { useSyncExternalStore } from 'react';
import { type Deployment, readDeployment } from './deployment.ts';
import { useServices } from './services.ts';

/**
 * Placeholder for the buyer side's URL in prerendered pages, because the deployment is unknown at build time. The build
 * removes links to it: until the script can ask for confirmation (001 section 2), there must be no link.
 */
export const UNKNOWN_BUYER_SIDE = 'https://buyer-side.invalid';

const never = () => () => {};
const read = new WeakMap<object, Deployment>();

/** Cached by file, so that the object is stable. */
function deploymentOf(raw: Readonly<Record<string, unknown>>): Deployment {
  const known = read.get(raw) ?? readDeployment(raw, location.origin);
  read.set(raw, known);
  return known;
}

/* A page is prerendered with and without a buyer side, because the two have different layouts. */
const withBuyers = readDeployment({ buyerUrl: UNKNOWN_BUYER_SIDE }, UNKNOWN_BUYER_SIDE);
const withoutBuyers = readDeployment({}, UNKNOWN_BUYER_SIDE);

/**
 * The settings of this deployment; the same object on every page. During hydration of a prerendered page it returns
 * what the page was rendered with, then the real settings.
 */
export function useDeployment(): Deployment {
  const { raw } = useServices().config;
  return useSyncExternalStore(
    never,
    () => deploymentOf(raw),
    () => (raw.buyerUrl ? withBuyers : withoutBuyers),
  );
}
