import { type HTMLAttributes, type Ref, useState } from 'react';
import * as css from './Disclosure.css.ts';
import { Part, type PartContent } from './Part.tsx';

/** A part of an accordion. */
export interface AccordionItem<Id extends string> extends PartContent {
  id: Id;
}

type Native = Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'>;

export interface AccordionProps<Id extends string> extends Native {
  items: readonly AccordionItem<Id>[];
  /** Which are open, where the caller keeps that. */
  open?: readonly Id[] | undefined;
  /** Which are open at first, where the caller does not. */
  defaultOpen?: readonly Id[] | undefined;
  onOpenChange?: ((open: readonly Id[]) => void) | undefined;
  /** Opening one closes the others. Saves room, and costs whoever compares two: leave it off where you can. */
  single?: boolean | undefined;
  /** Place of the titles in the outline. Defaults to 3. */
  level?: 2 | 3 | 4 | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** More landmarks than these help nobody to find their way. */
const mostRegions = 6;

/**
 * Parts of a page under titles that open one by one: answers to questions, groups of settings. Not for one: use
 * Disclosure. Not for views of the same thing: use Tabs. Not to make a form shorter: nobody fills in what is not seen.
 */
export function Accordion<Id extends string>({
  items,
  open: given,
  defaultOpen = [],
  onOpenChange,
  single = false,
  level = 3,
  ...rest
}: AccordionProps<Id>) {
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const change = (id: Id, to: boolean) => {
    const others = single ? [] : open.filter((other) => other !== id);
    const next = to ? [...others, id] : open.filter((other) => other !== id);
    if (!given) setOwn(next);
    onOpenChange?.(next);
  };
  if (items.length === 0) return null;
  return (
    <div {...rest} className={css.accordion}>
      {items.map(({ id, children, ...item }) => (
        <div className={css.item} key={id}>
          <Part
            {...item}
            appearance="accordion"
            level={level}
            onOpenChange={(to) => change(id, to)}
            open={open.includes(id)}
            region={items.length <= mostRegions}
          >
            {children}
          </Part>
        </div>
      ))}
    </div>
  );
}
