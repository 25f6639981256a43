const KEY = 'reloaded-for';

/**
 * A new deployment removes the old chunks, so an open tab fails to load a screen: reloading its URL loads the new
 * chunks. Only once per chunk: if it is missing for another reason, the error is shown instead.
 * @param failure names the chunk
 * @returns whether the page is being left
 */
export function reloadOnce(
  failure: string,
  address: string,
  memory: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
  open: (address: string) => void = (to) => location.assign(to),
): boolean {
  try {
    const storage = memory();
    if (storage.getItem(KEY) === failure) return false;
    storage.setItem(KEY, failure);
  } catch {
    /* Without storage that survives the reload this could loop forever. */
    return false;
  }
  open(address);
  return true;
}

/** Whether the server responds. */
export const isReachable = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
