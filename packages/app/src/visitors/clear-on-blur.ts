import type { FormApi } from '@smart-art/ui/form';
import { afterPress } from '@smart-art/ui/objection';
import type { FocusEvent } from 'react';

/**
 * Clears a field's errors when it loses focus (001 section 5); the form itself clears them on change. Errors from a new
 * check stay, because clicking the submit button also moves the focus.
 */
export function clearOnBlur<Values extends object>({ store, set }: FormApi<Values>) {
  return ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Find the field by its element, because a captcha's control has no name.
    const field = store.registry.inOrder().find(({ root }) => root.contains(target));
    const name = field?.name as keyof Values & string;
    const error = field && store.snapshot().errors[name];
    // Skip if only the window lost focus.
    if (!error || field.root.contains(relatedTarget) || document.activeElement === target) return;
    afterPress(() => {
      const { errors, values } = store.snapshot();
      if (errors[name] === error) set(name, values[name]);
    });
  };
}
