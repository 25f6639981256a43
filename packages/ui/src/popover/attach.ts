import { cloneElement, type ReactElement, type Ref } from 'react';
import { refs } from '../root/refs.ts';

type Handler = (event: never) => void;
type Props = Record<string, unknown> & { ref?: Ref<HTMLElement> | undefined };

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/u.test(name) && typeof value === 'function';

/**
 * An element with more props: its handlers run first and may prevent ours, both refs are filled, of anything else ours
 * is taken.
 */
export function attach(element: ReactElement, added: Props): ReactElement {
  const own = element.props as Props;
  const merged: Props = { ...added };
  for (const [name, value] of Object.entries(added)) {
    const before = own[name];
    if (!isHandler(name, value) || !isHandler(name, before)) continue;
    merged[name] = (event: never) => {
      before(event);
      if (!(event as Event).defaultPrevented) value(event);
    };
  }
  if (own.ref && added.ref) merged.ref = refs(own.ref, added.ref);
  return cloneElement(element, merged);
}
