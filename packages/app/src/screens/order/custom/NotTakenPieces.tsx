import { Banner } from '@smart-art/ui/banner';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../../frame/failure-message.ts';
import { stepMessages } from '../../../steps/steps.messages.ts';
import { CHANGED } from '../../../steps/use-step.ts';
import { piecesStepMessages as messages } from './pieces-step.messages.ts';
import type { PieceFailure } from './use-pieces-step.ts';

/** Lists the pieces for which a step failed, and why. */
export function NotTakenPieces({ failures }: { failures: readonly PieceFailure[] }) {
  const intl = useIntl();
  return failures.map(({ piece, reason }) => {
    const isChanged = reason === CHANGED;
    return (
      <Banner
        key={piece?.id ?? 'order'}
        live="assertive"
        title={piece && intl.formatMessage(messages.notSaved, { title: piece.title })}
        tone={isChanged ? 'warning' : 'danger'}
      >
        {isChanged ? intl.formatMessage(stepMessages.changed) : failureMessage(intl, reason)}
      </Banner>
    );
  });
}
