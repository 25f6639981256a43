import { useRef } from 'react';
import { useStrings } from '../provider/index.ts';
import { toast } from '../toast/index.ts';
import { strings } from './strings.ts';

/** Called before a window closes; false, or a promise of it, keeps it open: "Discard what you wrote?" */
export type CanClose = () => boolean | Promise<boolean>;

/**
 * Close handler that asks the guard first, once at a time. If the guard throws, the window stays open and the error is
 * shown, since unsaved input may be lost.
 * @returns for React Aria's onOpenChange and for the close button
 */
export function useGuardedClose(onOpenChange: (open: boolean) => void, canClose: CanClose | undefined) {
  const confirming = useRef(false);
  const string = useStrings(strings);
  return async (open: boolean) => {
    if (open || !canClose) return onOpenChange(open);
    if (confirming.current) return;
    confirming.current = true;
    try {
      if (await canClose()) onOpenChange(false);
    } catch (error) {
      toast.warning((error instanceof Error && error.message) || string('failed'));
    } finally {
      confirming.current = false;
    }
  };
}
