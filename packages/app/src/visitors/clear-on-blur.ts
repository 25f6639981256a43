import type { FormApi } from '@smart-art/ui/form';
import { afterPress } from '@smart-art/ui/objection';
import type { FocusEvent } from 'react';

/**
 * For a Form whose errors go when their field is left (001 section 5); that they go when it is changed is the form's own
 * doing. What the next check says of the field stays: a press on the button that sends leaves the field, too.
 */
export function clearOnBlur<Values extends object>({ store, set }: FormApi<Values>) {
  return ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Not by the control's own name: that of a captcha has none.
    const field = store.registry.inOrder().find(({ root }) => root.contains(target));
    const name = field?.name as keyof Values & string;
    const said = field && store.snapshot().errors[name];
    // Nothing was left where another window came to the front.
    if (!said || field.root.contains(relatedTarget) || document.activeElement === target) return;
    afterPress(() => {
      const { errors, values } = store.snapshot();
      if (errors[name] === said) set(name, values[name]);
    });
  };
}
