const KEY = 'reloaded-for';

/**
 * A deployment removes the chunks of the one before, and an open tab then fails to load a screen: opening its address
 * anew brings the new chunks. Once for a chunk: if it is missing for another reason the failure is shown instead.
 * @param failure names the chunk
 * @returns whether the page is being left
 */
export function openAnew(
  failure: string,
  address: string,
  memory: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
  open: (address: string) => void = (to) => location.assign(to),
): boolean {
  try {
    const kept = memory();
    if (kept.getItem(KEY) === failure) return false;
    kept.setItem(KEY, failure);
  } catch {
    /* Without a memory that outlives the page there would be no end to it. */
    return false;
  }
  open(address);
  return true;
}

/** Whether the server answers at all. */
export const isReachable = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
