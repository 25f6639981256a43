import { useRef, useState } from 'react';
import type { ListOption } from '../list-box/options.ts';
import { useStrings } from '../provider/index.ts';
import { strings } from './strings.ts';

/** Creates an option from a name. */
export type Create<Value extends string> = (label: string) => Promise<ListOption<Value>> | ListOption<Value>;

/** Creates the typed option, one at a time; a failure is shown beside the text, which is kept. */
export function useCreation<Value extends string>(
  create: Create<Value> | undefined,
  onCreated: (option: ListOption<Value>) => void,
) {
  const string = useStrings(strings);
  const [state, setState] = useState<{ label: string; failed: boolean }>();
  const newest = useRef(onCreated);
  newest.current = onCreated;
  const pending = state !== undefined && !state.failed;

  return {
    pending,
    run: async (label: string) => {
      if (!create || pending) return;
      setState({ label, failed: false });
      try {
        newest.current(await create(label));
        setState(undefined);
      } catch {
        setState({ label, failed: true });
      }
    },
    /** Error for this name. */
    problem: (label: string) =>
      state?.failed && state.label === label ? string('createFailed', { label }) : undefined,
  };
}
