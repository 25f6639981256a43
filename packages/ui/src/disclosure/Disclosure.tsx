import * as Radix from 'radix-ui/collapsible';
import type { HTMLAttributes, Ref } from 'react';
import * as css from './Disclosure.css.ts';
import { Part, type PartContent } from './Part.tsx';
import { type Openness, useOpen } from './useOpen.ts';

type Native = Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'title'>;

export interface DisclosureProps extends PartContent, Openness, Native {
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4 | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Hides what only some people need behind one press: "Details of the charges". Not for several in a row: use Accordion.
 * Not for what everybody needs to decide: show it. Not for help with a field: use its description.
 */
export function Disclosure({
  title,
  note,
  quiet,
  level,
  open: given,
  defaultOpen,
  onOpenChange,
  disabled,
  children,
  ...rest
}: DisclosureProps) {
  const [open, setOpen] = useOpen({ open: given, defaultOpen, onOpenChange });
  return (
    <Radix.Root {...rest} className={css.disclosure} disabled={disabled} onOpenChange={setOpen} open={open}>
      <Part
        appearance="disclosure"
        level={level}
        note={note}
        quiet={quiet}
        onFound={() => setOpen(true)}
        open={open}
        radix={Radix}
        region={false}
        title={title}
      >
        {children}
      </Part>
    </Radix.Root>
  );
}
