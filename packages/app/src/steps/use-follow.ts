import type { FormApi } from '@smart-art/ui/form';
import { useEffect } from 'react';

/** A form that nobody has typed into shows what stands, also when that is changed elsewhere. */
export function useFollow<Values extends object>({ store }: Pick<FormApi<Values>, 'store'>, standing: Values): void {
  const said = JSON.stringify(standing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands, and not each rendering
  useEffect(() => {
    const isNews = JSON.stringify(store.snapshot().initial) !== said;
    if (isNews && !store.dirty) store.reset(standing);
  }, [store, said]);
}
