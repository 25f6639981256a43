import type { ClientSettings, OwnProfile, ProfileDetails } from '@smart-art/api-client/queries';

/** What a new seller sets up, in the order in which it makes sense. */
export const setUpSteps = ['profile', 'picture', 'bank', 'gateway', 'work'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** What is known; undefined where it is not known yet, or may not be asked. */
export interface SetUpFacts {
  record: OwnProfile | undefined;
  profile: ProfileDetails | undefined;
  settings: ClientSettings | undefined;
  works: number | undefined;
}

const isDone: Record<SetUpStep, (facts: SetUpFacts) => boolean | undefined> = {
  profile: ({ record }) => record && record.business !== null,
  picture: ({ profile }) => profile && profile.details.profile_image !== null,
  bank: ({ record }) => record && record.bank_details !== null,
  gateway: ({ settings }) =>
    settings && (settings.stripe_is_enabled || settings.paypal_is_enabled || settings.bank_transfer_is_enabled),
  work: ({ works }) => (works === undefined ? undefined : works > 0),
};

/** Whether all of these steps are known to be done. */
export const isSetUp = (facts: SetUpFacts, steps: readonly SetUpStep[] = setUpSteps): boolean =>
  steps.every((step) => isDone[step](facts) === true);

/** The steps of which it is known whether they are done. What is not known is not asked for. */
export const knownSteps = (facts: SetUpFacts): { step: SetUpStep; done: boolean }[] =>
  setUpSteps.flatMap((step) => {
    const done = isDone[step](facts);
    return done === undefined ? [] : [{ step, done }];
  });
