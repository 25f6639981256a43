import { type ExhibitionDetails, getExhibition, saveExhibition } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { exhibitionPath } from '../../exhibitions/paths.ts';
import { reasonText } from '../../exhibitions/reason-text.ts';
import { timeZoneOf } from '../../i18n/time-zone.ts';
import { useServices } from '../../services/services.ts';
import { useStep } from '../../steps/use-step.ts';
import { useSyncPristineForm } from '../../steps/use-sync-pristine-form.ts';
import { ExhibitionSheet } from './ExhibitionSheet.tsx';
import { type ExhibitionValues, formOf, inputOf } from './exhibition-form.ts';
import { formMessages as messages } from './form.messages.ts';
import { useExhibitionForm } from './useExhibitionForm.ts';
import { usePictures } from './usePictures.ts';

const offerOf = ({ available_actions }: ExhibitionDetails) => available_actions.find(({ action }) => action === 'edit');

/** The form of an existing exhibition, or why it is closed. Once open, it stays, so that text can be copied. */
export function ChangeExhibition({ exhibition }: { exhibition: ExhibitionDetails }) {
  const intl = useIntl();
  const clock = timeZoneOf(intl);
  const offer = offerOf(exhibition);
  const [wasOpen] = useState(() => offer?.available === true);
  const title = intl.formatMessage(messages.closed);
  const help = offer?.reason ? reasonText(intl, offer.reason, clock) : '';
  if (!wasOpen) {
    return (
      <EmptyState
        action={<LinkButton href={exhibitionPath(exhibition)}>{intl.formatMessage(messages.view)}</LinkButton>}
        title={title}
      >
        {help}
      </EmptyState>
    );
  }
  const closed = !offer?.available && (
    <Banner live="assertive" title={title} tone="warning">
      {help}
    </Banner>
  );
  return <OpenExhibition closed={closed} exhibition={exhibition} />;
}

function OpenExhibition({ exhibition, closed }: { exhibition: ExhibitionDetails; closed: ReactNode }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { clients } = useServices();
  const { id } = exhibition;
  const { form, draft } = useExhibitionForm(formOf(exhibition), `exhibition-${id}`);
  const pictures = usePictures();
  const { take, failure } = useStep({
    of: exhibition,
    queryKey: getExhibition(clients.product, id).queryKey,
    isAnswered: true,
    step: 'edit',
    onDone: () => void navigate(exhibitionPath(exhibition)),
    draft,
    initialOf: formOf,
  });
  const { mutateAsync: save } = useMutation(saveExhibition(clients.product));
  useSyncPristineForm(form, formOf(exhibition));

  const submit = async (values: ExhibitionValues) => {
    if (!(await pictures.send(form, values.picture_files))) return;
    const body = { ...inputOf(values, pictures.idOf), id };
    const setErrors: typeof form.setErrors = (errors) => {
      if (errors.image_ids) pictures.forget();
      form.setErrors(errors);
    };
    await take({ ...form, setErrors }, body, (controls) => save({ body, ...controls }));
  };
  return (
    <ExhibitionSheet
      back={exhibitionPath(exhibition)}
      closed={closed}
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      progress={pictures.progress}
      submit={intl.formatMessage(messages.save)}
    />
  );
}
