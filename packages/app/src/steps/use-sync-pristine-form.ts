import type { FormApi } from '@smart-art/ui/form';
import { useEffect } from 'react';

/** While a form is pristine, resets it to the saved values whenever they change elsewhere. */
export function useSyncPristineForm<Values extends object>(
  { store }: Pick<FormApi<Values>, 'store'>,
  saved: Values,
): void {
  const savedJson = JSON.stringify(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the saved values, not their identity
  useEffect(() => {
    const isNewer = JSON.stringify(store.snapshot().initial) !== savedJson;
    if (isNewer && !store.dirty) store.reset(saved);
  }, [store, savedJson]);
}
