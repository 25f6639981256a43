import { deviceDrafts } from '../../drafts/device-drafts.ts';
import { createDraft } from '../../drafts/draft.ts';
import type { ServerForm } from '../../file-server/server-form.ts';
import type { ChoiceForm } from './services-form.ts';

/** The draft of a choice of services, without the keys of a file server. */
export interface ServicesDraft {
  /** Incremented when this shape changes; drafts of another format are ignored. */
  format: 1;
  choice: ChoiceForm;
  server: Omit<ServerForm, 'access_key' | 'secret_key'>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const areTexts = (value: Record<string, unknown>, names: readonly string[]) =>
  names.every((name) => typeof value[name] === 'string');

export function isServicesDraft(value: unknown): value is ServicesDraft {
  if (!isObject(value) || value.format !== 1 || !isObject(value.choice) || !isObject(value.server)) return false;
  const { choice, server } = value;
  return (
    areTexts(choice, ['disk_quota', 'quota_gb', 'years', 'currency']) &&
    typeof choice.notification_service === 'boolean' &&
    areTexts(server, ['endpoint', 'region', 'bucket']) &&
    typeof server.path_style === 'boolean'
  );
}

export function toServicesDraft(choice: ChoiceForm, typed: ServerForm): ServicesDraft {
  const { access_key: _, secret_key: __, ...server } = typed;
  return { format: 1, choice, server };
}

/** One draft per seller and device. */
export const servicesDraft = (sellerId: string) =>
  createDraft<ServicesDraft>({ store: deviceDrafts, key: `sign-up-services:${sellerId}`, isDraft: isServicesDraft });
