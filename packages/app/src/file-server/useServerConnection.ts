import { ApiError } from '@smart-art/api-client';
import { createIntent, getBucketDetails, saveBucketDetails, testBucketConnection } from '@smart-art/api-client/queries';
import { saveBucketDetailsBody } from '@smart-art/openapi/constraints';
import { type FormApi, useForm } from '@smart-art/ui/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../frame/failure-message.ts';
import { whenEmpty } from '../i18n/when-empty.ts';
import { useServices } from '../services/services.ts';
import { serverMessages as messages, missingMessages } from './server.messages.ts';
import { emptyServer, type ServerForm } from './server-form.ts';

/** The file server in use, its secret key masked. */
export type SavedServer = Awaited<ReturnType<NonNullable<ReturnType<typeof getBucketDetails>['queryFn']>>>;

/** The result of a test, with the server's message: "Connection Tested Successfully" or "Connection Failed". */
export interface TestOutcome {
  passed: boolean;
  message: string;
  /** Why it failed. */
  detail?: string | undefined;
}

export interface ServerConnection {
  form: FormApi<ServerForm>;
  saved: SavedServer | undefined;
  /** Whether the user is entering another server. */
  isEditing: boolean;
  setEditing: (editing: boolean) => void;
  /** Result for the current form values; undefined once they change. */
  outcome: TestOutcome | undefined;
  test: (server: ServerForm) => Promise<boolean>;
  /** Resolves to the id of the saved server, or of the form's after testing and saving it; null if that failed. */
  settle: () => Promise<string | null>;
}

/**
 * Tests and saves a file server (000 section 7: client-test-connection, then save-bucket-details).
 * @param first initial values
 * @param enabled whether the user chose their own file server; the saved one is fetched only then
 */
export function useServerConnection(first: Partial<ServerForm>, enabled: boolean): ServerConnection {
  const intl = useIntl();
  const { product } = useServices().clients;
  const key = { pattern: intl.formatMessage(messages.keyForm) };
  const bucketForm = intl.formatMessage(messages.bucketForm);
  const form = useForm<ServerForm>({
    initial: { ...emptyServer, ...first },
    constraints: saveBucketDetailsBody,
    messages: whenEmpty(intl, missingMessages, {
      endpoint: { pattern: intl.formatMessage(messages.endpointForm) },
      region: { pattern: intl.formatMessage(messages.regionForm) },
      bucket: { pattern: bucketForm, minLength: bucketForm },
      access_key: key,
      secret_key: key,
    }),
  });
  const { data: saved } = useQuery({ ...getBucketDetails(product), enabled });
  const [newDetails] = useState(createIntent);
  const [wantsAnother, setWantsAnother] = useState(false);
  const [tested, setTested] = useState<{ of: string; outcome: TestOutcome }>();
  const { mutateAsync: tryServer } = useMutation(testBucketConnection(product));
  const { mutateAsync: keepServer } = useMutation(saveBucketDetails(product));
  const isEditing = saved === undefined || wantsAnother;
  const outcomeOf = (server: ServerForm) => (tested?.of === JSON.stringify(server) ? tested.outcome : undefined);

  const report = (server: ServerForm, outcome: TestOutcome) => setTested({ of: JSON.stringify(server), outcome });
  const fail = (server: ServerForm, error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.errors) form.setErrors(error.errors);
    else report(server, { passed: false, message: failureMessage(intl, error), detail: error.detail });
  };
  const test = async (server: ServerForm): Promise<boolean> => {
    setTested(undefined);
    try {
      const { message } = await tryServer(server);
      report(server, { passed: true, message });
      return true;
    } catch (error) {
      fail(server, error);
      return false;
    }
  };
  const save = async (server: ServerForm): Promise<string | null> => {
    if (!outcomeOf(server)?.passed && !(await test(server))) return null;
    try {
      const { data } = await keepServer({
        body: server,
        idempotencyKey: newDetails(server),
        ...(saved && { version: saved.version }),
      });
      setWantsAnother(false);
      /* Don't keep the keys in memory. */
      form.reset(emptyServer);
      return data.id;
    } catch (error) {
      fail(server, error);
      return null;
    }
  };

  return {
    form,
    saved,
    isEditing,
    setEditing: setWantsAnother,
    outcome: outcomeOf(form.values),
    test,
    settle: async () => {
      if (!isEditing) return saved.id;
      let id: string | null = null;
      await form.submit(async (server) => {
        id = await save(server);
      });
      return id;
    },
  };
}
