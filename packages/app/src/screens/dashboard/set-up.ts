import type { ClientSettings, OwnProfile, ProfileDetails } from '@smart-art/api-client/queries';

/** The set-up steps of a new seller, in a sensible order. */
export const setUpSteps = ['profile', 'picture', 'bank', 'gateway', 'work'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** Undefined parts are not loaded yet or not permitted. */
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

/** The steps whose state is known. Unknown ones are not shown. */
export const knownSteps = (facts: SetUpFacts): { step: SetUpStep; done: boolean }[] =>
  setUpSteps.flatMap((step) => {
    const done = isDone[step](facts);
    return done === undefined ? [] : [{ step, done }];
  });
