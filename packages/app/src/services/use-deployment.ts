import { useSyncExternalStore } from 'react';
import { type Deployment, readDeployment } from './deployment.ts';
import { useServices } from './services.ts';

/**
 * Stands for the buyer side in a page that the build draws, where no deployment is known yet. The build takes the links
 * to it out again: until the script can ask first (001 section 2), nothing leads there.
 */
export const UNTOLD_BUYER_SIDE = 'https://buyer-side.invalid';

const never = () => () => {};
const read = new WeakMap<object, Deployment>();

/** The same object for the same file. */
function deploymentOf(told: Readonly<Record<string, unknown>>): Deployment {
  const known = read.get(told) ?? readDeployment(told, location.origin);
  read.set(told, known);
  return known;
}

/* A page is prerendered with and without a buyer side, because the two have different layouts. */
const withBuyers = readDeployment({ buyerUrl: UNTOLD_BUYER_SIDE }, UNTOLD_BUYER_SIDE);
const withoutBuyers = readDeployment({}, UNTOLD_BUYER_SIDE);

/**
 * What this deployment says of itself; the same object on every page. While a drawn page is taken over it is what the
 * page was drawn with, and then at once what is true.
 */
export function useDeployment(): Deployment {
  const { told } = useServices().config;
  return useSyncExternalStore(
    never,
    () => deploymentOf(told),
    () => (told.buyerUrl ? withBuyers : withoutBuyers),
  );
}
