import { CheckboxGroup } from '@smart-art/ui/checkbox-group';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PlacedPiece } from './pieces-for.ts';
import { piecesStepMessages as messages } from './pieces-step.messages.ts';

/** The form name of the choice, for its "nothing chosen" error. */
export const PIECES = 'pieces';

/** The pieces a step applies to: all, until some are deselected. */
export function usePieceChoice(among: readonly PlacedPiece[]) {
  const [left, setLeft] = useState<readonly string[]>([]);
  /* A single remaining piece is always chosen, whatever was deselected before. */
  const chosen = among.length < 2 ? among : among.filter(({ piece }) => !left.includes(piece.id));
  return { among, chosen, setLeft };
}

interface Props {
  choice: ReturnType<typeof usePieceChoice>;
  label: string;
}

/** Asks which pieces a step applies to; not shown for a single piece. */
export function PieceChoice({ choice: { among, chosen, setLeft }, label }: Props) {
  const intl = useIntl();
  if (among.length < 2) return null;
  return (
    <CheckboxGroup
      allLabel={among.length > 2 ? intl.formatMessage(messages.all) : undefined}
      label={label}
      name={PIECES}
      onChange={(ids) => setLeft(among.map(({ piece }) => piece.id).filter((id) => !ids.includes(id)))}
      options={among.map(({ piece }) => ({ value: piece.id, label: piece.title }))}
      required
      value={chosen.map(({ piece }) => piece.id)}
    />
  );
}
