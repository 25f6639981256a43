import { ApiError, resolveSource } from '@smart-art/api-client';
import { profileDetails, removeProfilePicture, updateProfilePicture } from '@smart-art/api-client/queries';
import { createUpload } from '@smart-art/api-client/upload';
import { updateProfilePictureBody } from '@smart-art/openapi/constraints';
import { PortraitField } from '@smart-art/ui/portrait-field';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import { editMessages as messages } from './EditProfile.messages.ts';

const { profile_pic: bounds } = updateProfilePictureBody;

/** The profile picture (000 section 7): cropped to a square, uploaded when chosen, and updated everywhere at once. */
export function ProfilePicture({ seller }: { seller: Seller }) {
  const intl = useIntl();
  const { clients, config, session } = useServices();
  const { data: profile } = useQuery(profileDetails(clients.product, seller.email));
  const [problem, setProblem] = useState<string>();
  const send = useMutation(updateProfilePicture(createUpload(clients.connection)));
  const remove = useMutation(removeProfilePicture(clients.product));
  const picture = profile ? profile.details.profile_image : seller.picture;

  /** Runs the upload or the removal; an error is shown at the field. */
  const act = async (change: () => Promise<{ message: string; picture: string | null }>) => {
    setProblem(undefined);
    try {
      const done = await change();
      session.personChanged({ picture: done.picture });
      toast.success(done.message);
    } catch (error) {
      const message = error instanceof ApiError ? error.errors?.profile_pic?.join(' ') : undefined;
      setProblem(message || failureMessage(intl, error));
    }
  };

  return (
    <PortraitField
      accept={bounds.contentTypes}
      description={intl.formatMessage(messages.pictureHelp)}
      error={problem === undefined ? undefined : [problem]}
      id="picture"
      label={intl.formatMessage(messages.picture)}
      name="profile_pic"
      onChange={(file) =>
        void act(async () => {
          const { message, profilePicUrl } = await send.mutateAsync({ file });
          return { message, picture: profilePicUrl.profile_pic };
        })
      }
      onRemove={() =>
        void act(async () => {
          const { message } = await remove.mutateAsync(seller.email);
          return { message, picture: null };
        })
      }
      pending={send.isPending || remove.isPending}
      person={`${seller.firstName} ${seller.lastName}`.trim()}
      picture={picture && resolveSource(config.productUrl, picture)}
      underBytes={bounds.underBytes}
    />
  );
}
