import {
  applyForExhibition,
  type ExhibitionApplication,
  type ExhibitionDetails,
  getExhibition,
} from '@smart-art/api-client/queries';
import type { FormApi } from '@smart-art/ui/form';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';
import { useStep } from '../../steps/use-step.ts';

export interface ApplicationProps {
  exhibition: ExhibitionDetails;
  onDone: () => void;
}

type Application = Omit<ExhibitionApplication, 'exhibition_id'>;

/** Sends an application once, however often the button is pressed. */
export function useApplication({ exhibition, onDone }: ApplicationProps, draft: { saved: () => Promise<void> }) {
  const { clients } = useServices();
  const { take, failure } = useStep({
    of: exhibition,
    queryKey: getExhibition(clients.product, exhibition.id).queryKey,
    isAnswered: false,
    step: 'apply',
    onDone,
    draft,
  });
  const { mutateAsync: apply } = useMutation(applyForExhibition(clients.product));
  const send = <Values extends object>(form: FormApi<Values>, application: Application) => {
    const body = { ...application, exhibition_id: exhibition.id };
    return take(form, body, ({ idempotencyKey }) => apply({ body, idempotencyKey }));
  };
  return { send, failure };
}
