import { useSyncExternalStore } from 'react';
import { type House, readHouse } from './house.ts';
import { useServices } from './services.ts';

/**
 * Stands for the buyer side in a page that the build draws, where no deployment is known yet. The build takes the links
 * to it out again: until the script can ask first (001 section 2), nothing leads there.
 */
export const UNTOLD_BUYER_SIDE = 'https://buyer-side.invalid';

const never = () => () => {};
const read = new WeakMap<object, House>();

/** The same object for the same file. */
function houseOf(told: Readonly<Record<string, unknown>>): House {
  const known = read.get(told) ?? readHouse(told, location.origin);
  read.set(told, known);
  return known;
}

/* A page is drawn for a house with a buyer side, and for one without: they are of different shapes. */
const withBuyers = readHouse({ buyerUrl: UNTOLD_BUYER_SIDE }, UNTOLD_BUYER_SIDE);
const withoutBuyers = readHouse({}, UNTOLD_BUYER_SIDE);

/**
 * What this deployment says of itself; the same object on every page. While a drawn page is taken over it is what the
 * page was drawn with, and then at once what is true.
 */
export function useHouse(): House {
  const { told } = useServices().config;
  return useSyncExternalStore(
    never,
    () => houseOf(told),
    () => (told.buyerUrl ? withBuyers : withoutBuyers),
  );
}
