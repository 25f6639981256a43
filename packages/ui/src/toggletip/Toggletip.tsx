import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Info } from '../icons/index.ts';
import { type Placement, Popover } from '../popover/index.ts';
import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { strings } from './strings.ts';

export interface ToggletipProps extends RootProps<HTMLButtonElement> {
  /** What is explained, as it is called beside it: "Service fee". Names the button and what it opens. */
  subject: string;
  /** The explanation: one or two sentences, a link to more. */
  children: ReactNode;
  /** @default 'top' */
  placement?: Placement | undefined;
}

/**
 * An explanation behind a small "i", opened by a press: within reach of a finger, and it can hold a link. Screen readers
 * hear the explanation when it opens. Not for the name of an icon: IconButton shows it. Not for what everybody must
 * read: write it beside the field.
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
