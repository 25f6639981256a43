import * as Radix from 'radix-ui/accordion';
import { type HTMLAttributes, type Ref, useState } from 'react';
import * as css from './Disclosure.css.ts';
import { Part, type PartContent } from './Part.tsx';

/** An item of an accordion. */
export interface AccordionItem<Id extends string> extends PartContent {
  id: Id;
}

type Native = Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'defaultValue' | 'dir'>;

export interface AccordionProps<Id extends string> extends Native {
  items: readonly AccordionItem<Id>[];
  /** Ids of the open items, if controlled. */
  open?: readonly Id[] | undefined;
  /** Initially open items, if uncontrolled. */
  defaultOpen?: readonly Id[] | undefined;
  onOpenChange?: ((open: readonly Id[]) => void) | undefined;
  /** Opening one closes the others. Saves room but prevents comparing two: avoid it if you can. */
  single?: boolean | undefined;
  /** Heading level of the titles. Defaults to 3. */
  level?: 2 | 3 | 4 | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** More landmarks than this do not help navigation. */
const mostRegions = 6;

/**
 * Sections that expand one by one: answers to questions, groups of settings. Not for one: use Disclosure. Not for views
 * of the same thing: use Tabs. Not to make a form shorter: hidden fields are not filled in.
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
  const all = given ?? own;
  const open = single ? all.slice(0, 1) : all;
  const change = (next: readonly Id[]) => {
    if (!given) setOwn(next);
    onOpenChange?.(next);
  };
  if (items.length === 0) return null;
  const lines = items.map(({ id, children, disabled, ...item }) => (
    <Radix.Item className={css.item} disabled={disabled} key={id} value={id}>
      <Part
        {...item}
        appearance="accordion"
        level={level}
        onFound={() => change(single ? [id] : [...open, id])}
        open={open.includes(id)}
        radix={Radix}
        region={items.length <= mostRegions}
      >
        {children}
      </Part>
    </Radix.Item>
  ));
  const root = { ...rest, children: lines, className: css.accordion };
  return single ? (
    <Radix.Root
      {...root}
      collapsible
      onValueChange={(id) => change(id ? [id as Id] : [])}
      type="single"
      value={open[0] ?? ''}
    />
  ) : (
    <Radix.Root {...root} onValueChange={(ids) => change(ids as Id[])} type="multiple" value={[...open]} />
  );
}
