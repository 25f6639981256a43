import { ApiError } from '@smart-art/api-client';
import { saveExhibition } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { Page } from '@smart-art/ui/page';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useIntent } from '../../drafts/use-intent.ts';
import { exhibitionPath, listPaths } from '../../exhibitions/paths.ts';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { timeZoneOf } from '../../i18n/time-zone.ts';
import { innerMessages } from '../../routes/inner.messages.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { useSyncPristineForm } from '../../steps/use-sync-pristine-form.ts';
import { ExhibitionSheet } from './ExhibitionSheet.tsx';
import { type ExhibitionValues, emptyExhibition, inputOf } from './exhibition-form.ts';
import { formMessages as messages } from './form.messages.ts';
import { useExhibitionForm } from './useExhibitionForm.ts';
import { usePictures } from './usePictures.ts';

/** /exhibitions/add (000 sections 2 and 7; 001 section 3): announces an exhibition. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { clients } = useServices();
  const seller = useSeller();
  const clock = timeZoneOf(intl);
  const initial = emptyExhibition(
    { name: seller ? personName(seller.firstName, seller.lastName) : '', email: seller?.email ?? '' },
    clock,
  );
  const { form, draft } = useExhibitionForm(initial, 'add-exhibition');
  /* The seller's time zone may load later. */
  useSyncPristineForm(form, initial);
  const pictures = usePictures();
  const intent = useIntent('add-exhibition');
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync: save } = useMutation(saveExhibition(clients.product));
  const title = intl.formatMessage(innerMessages.exhibitionAdd);
  useTitle(title);
  const crumbs = useCrumbs();

  const submit = async (values: ExhibitionValues) => {
    setFailure(undefined);
    if (!(await pictures.send(form, values.picture_files))) return;
    const body = inputOf(values, pictures.idOf);
    try {
      const { data, message } = await save({ body, idempotencyKey: intent.keyOf(body) });
      await draft.saved();
      intent.done();
      await navigate(exhibitionPath(data), { replace: true });
      toast.success(message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.errors?.image_ids) pictures.forget();
      if (error.errors) form.setErrors(error.errors);
      else setFailure(error);
    }
  };

  return (
    <Page crumbs={crumbs} title={title}>
      <ExhibitionSheet
        back={listPaths.organizer}
        draft={draft}
        failure={failure}
        form={form}
        onSubmit={submit}
        progress={pictures.progress}
        submit={intl.formatMessage(messages.add)}
      />
    </Page>
  );
}
