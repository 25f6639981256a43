import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Info } from '../icons/index.ts';
import { type Placement, Popover } from '../popover/index.ts';
import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { strings } from './strings.ts';

export interface ToggletipProps extends RootProps<HTMLButtonElement> {
  /** The explained term, as displayed: "Service fee". Names the button and its popover. */
  subject: string;
  /** The explanation: one or two sentences, a link to more. */
  children: ReactNode;
  /** @default 'top' */
  placement?: Placement | undefined;
}

/**
 * An explanation behind a small "i", opened by a press: works by touch, and it can hold a link. Screen readers read it
 * when it opens. Not for the name of an icon: IconButton shows it. Not for essential information: write it beside the
 * field.
 */
export function Toggletip({ subject, children, placement = 'top', ...root }: ToggletipProps) {
  const string = useStrings(strings);
  const label = string('explain', { subject });
  return (
    <Popover
      described
      label={label}
      placement={placement}
      size="small"
      trigger={<IconButton {...root} emphasis="quiet" icon={Info} label={label} size="small" />}
    >
      {children}
    </Popover>
  );
}
