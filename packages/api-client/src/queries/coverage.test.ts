/** Checks that the client covers every call of the contract, and that each mutation declares what it invalidates. */
import { operations } from '@smart-art/openapi/operations';
import { describe, expect, test } from 'vitest';
import * as session from '../session/index.ts';
import * as ticket from '../session/ticket.ts';
import * as queries from './index.ts';
import { invalidates } from './invalidation/index.ts';

/** Operations that a seller's client does not call, with their callers. */
const calledByOthers: Readonly<Record<string, string>> = {
  receiveStripeEvent: 'Stripe, after a payment',
  ssoExternalSignIn: 'another product, to sign in its users',
};

type Recorder = (method: string, path: string) => void;

/** A stand-in for any argument: every member is another stand-in, and it can be called and iterated. */
function anything(): unknown {
  const standIn: unknown = new Proxy(() => standIn, {
    get(_target, name) {
      if (name === Symbol.toPrimitive) return () => 'x';
      if (name === Symbol.iterator) return function* () {};
      return name === 'then' ? undefined : standIn;
    },
    ownKeys: () => [],
    getOwnPropertyDescriptor: () => undefined,
  });
  return standIn;
}

/** Stands in for both clients and the uploader, and records the calls. */
function recordingClient(record: Recorder): unknown {
  const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
  const client: unknown = new Proxy(() => {}, {
    get: (_target, name) =>
      typeof name === 'string' && methods.has(name)
        ? async (path: string) => {
            record(name.toLowerCase(), path);
            return { data: anything(), response: anything() };
          }
        : client,
    apply: async (_target, _self, [path]: [string]) => {
      record('post', path);
      return anything();
    },
  });
  return client;
}

const named = new Map(Object.entries(operations).map(([id, { method, path }]) => [`${method} ${path}`, id]));

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function';
const functionsOf = (module: object) => Object.entries(module).filter(([, value]) => isFunction(value));

interface Made {
  name: string;
  /** The operations it calls. */
  calls: string[];
  /** The mutation key. */
  key: unknown;
  isMutation: boolean;
}

const isOptions = (made: unknown): made is { queryFn?: unknown; mutationFn?: unknown; mutationKey?: [unknown] } =>
  typeof made === 'object' && made !== null && ('queryFn' in made || 'mutationFn' in made);

/** Runs a function of the client and records its calls; undefined if it creates neither query nor mutation. */
async function run(name: string, make: (...given: unknown[]) => unknown): Promise<Made | undefined> {
  const calls: string[] = [];
  const client = recordingClient((method, path) => calls.push(named.get(`${method} ${path}`) ?? `${method} ${path}`));
  const made = make(client, anything(), anything(), anything());
  if (!isOptions(made)) return undefined;
  const { queryFn, mutationFn, mutationKey } = made;
  const call = mutationFn ?? queryFn;
  if (!isFunction(call)) return undefined;
  await call(anything());
  return { name, calls, key: mutationKey?.[0], isMutation: mutationFn !== undefined };
}

/** All queries and mutations of the client, without its helpers. */
async function everyCall(): Promise<Made[]> {
  const tools = new Set(['createIntent', 'createQueryClient']);
  const found = await Promise.all(
    functionsOf(queries)
      .filter(([name]) => !tools.has(name))
      .map(([name, make]) => run(name, make as (...given: unknown[]) => unknown)),
  );
  return found.filter((made) => made !== undefined);
}

/** The calls of opening and closing a session, which belong to no query or mutation. */
async function sessionCalls(): Promise<string[]> {
  const calls: string[] = [];
  const client = recordingClient((method, path) => calls.push(named.get(`${method} ${path}`) ?? `${method} ${path}`));
  for (const [, open] of functionsOf({ ...session, ...ticket }))
    await (open as (...given: unknown[]) => unknown)(client, anything());
  return calls;
}

describe('the client', () => {
  test('calls every operation of the contract', async () => {
    const made = await everyCall();
    const called = new Set([...made.flatMap(({ calls }) => calls), ...(await sessionCalls())]);
    expect(
      Object.keys(operations)
        .filter((id) => !called.has(id))
        .sort(),
    ).toEqual(Object.keys(calledByOthers).sort());
  });

  test('calls no operation outside the contract', async () => {
    const called = (await everyCall()).flatMap(({ calls }) => calls);
    expect(called.filter((id) => !Object.hasOwn(operations, id))).toEqual([]);
  });

  test('uses operation ids as mutation keys, and declares what each mutation invalidates', async () => {
    const mutations = (await everyCall()).filter(({ isMutation }) => isMutation);
    const misnamed = mutations.filter(({ key, calls }) => !calls.includes(String(key)));
    expect(misnamed.map(({ name, key, calls }) => `${name}: ${String(key)} calls ${calls.join(', ')}`)).toEqual([]);
    const undeclared = mutations.filter(({ key }) => !Object.hasOwn(invalidates, String(key)));
    expect(undeclared.map(({ name }) => name)).toEqual([]);
  });
});
