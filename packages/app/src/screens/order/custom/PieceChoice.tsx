import { CheckboxGroup } from '@smart-art/ui/checkbox-group';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PlacedPiece } from './pieces-for.ts';
import { piecesStepMessages as messages } from './pieces-step.messages.ts';

/** The name of the choice in its form, by which that says that nothing is chosen. */
export const PIECES = 'pieces';

/** Which of the pieces a step is taken with: all, until some are left out. */
export function usePieceChoice(among: readonly PlacedPiece[]) {
  const [left, setLeft] = useState<readonly string[]>([]);
  /* The last one is not asked about, whatever was left out before. */
  const chosen = among.length < 2 ? among : among.filter(({ piece }) => !left.includes(piece.id));
  return { among, chosen, setLeft };
}

interface Props {
  choice: ReturnType<typeof usePieceChoice>;
  label: string;
}

/** Asks with which pieces a step is taken; one alone is not asked about. */
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
