import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { answeredBy, json } from './test-clients.ts';

const credentials = { email: 'a@example.com', password: 'secret', keepMeLoggedIn: false };
const html = '<!doctype html><title>Bad gateway</title>';
const text = (status: number, body: string | null, type = 'text/html') =>
  new Response(body, { status, headers: body === null ? {} : { 'Content-Type': type } });

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    (value) => value,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('every odd answer is an ApiError', () => {
  const refusal = (message: string) => ({ success: false, message });
  test.each<[string, () => Response, Partial<ApiError>]>([
    ['an empty 401', () => text(401, null), { kind: 'unauthorized', status: 401, message: '' }],
    ['an empty 500', () => text(500, null), { kind: 'server', status: 500, message: '' }],
    [
      'an empty 500 that says its length',
      () => new Response(null, { status: 500, headers: { 'Content-Length': '0' } }),
      { kind: 'server' },
    ],
    ['a 502 page', () => text(502, html), { kind: 'server', status: 502, message: '' }],
    ['a 503 with a wish', () => text(503, 'busy', 'text/plain').clone(), { kind: 'server', status: 503 }],
    ['a 200 page', () => text(200, html), { kind: 'malformed', status: 200 }],
    [
      'a 200 page that claims to be JSON',
      () => text(200, html, 'application/json'),
      { kind: 'malformed', status: 200 },
    ],
    ['JSON that claims to be a page', () => text(200, '{"success":true}'), { kind: 'malformed' }],
    ['truncated JSON', () => text(200, '{"success":tr', 'application/json'), { kind: 'malformed', status: 200 }],
    ['an empty 200', () => text(200, null), { kind: 'malformed', status: 200 }],
    ['an empty 200 of type JSON', () => text(200, '', 'application/json'), { kind: 'malformed' }],
    ['a 204', () => text(204, null), { kind: 'malformed', status: 204 }],
    ['a 304', () => text(304, null), { kind: 'malformed', status: 304 }],
    ['null', () => json(200, null), { kind: 'malformed' }],
    ['a list', () => json(200, []), { kind: 'malformed' }],
    ['a string', () => json(200, 'ok'), { kind: 'malformed' }],
    ['a 200 that says it failed', () => json(200, refusal('No')), { kind: 'message', status: 200, message: 'No' }],
    [
      'a 400',
      () => json(400, refusal('Enter valid email or password')),
      { kind: 'message', message: 'Enter valid email or password' },
    ],
    ['a 400 without words', () => json(400, {}), { kind: 'message', message: '' }],
    ['a 400 whose words are no text', () => json(400, { message: { a: 1 } }), { kind: 'message', message: '' }],
    [
      'a 400 with the reason of somebody else',
      () => json(400, { ...refusal('Connection Failed'), detail: 'NoSuchBucket' }),
      { kind: 'message', message: 'Connection Failed', detail: 'NoSuchBucket' },
    ],
    ['a 400 whose reason is no text', () => json(400, { detail: ['x'] }), { kind: 'message', detail: undefined }],
    ['a 403', () => json(403, refusal("You can't access this functionality")), { kind: 'forbidden' }],
    ['a 404', () => json(404, refusal('Record not found')), { kind: 'not-found', status: 404 }],
    ['a 404 page', () => text(404, html), { kind: 'not-found', message: '' }],
    ['a 409', () => json(409, refusal('Busy')), { kind: 'conflict' }],
    [
      'a 412',
      () => json(412, { ...refusal('Stale'), current: { id: 'wrk_1', version: 3 } }),
      { kind: 'stale', current: { id: 'wrk_1', version: 3 } },
    ],
    ['a 413 page of a proxy', () => text(413, html), { kind: 'too-large' }],
    [
      'a 422',
      () => json(422, { ...refusal('Check'), errors: { title: ['Give the work a title.'] } }),
      { kind: 'validation', message: 'Check', errors: { title: ['Give the work a title.'] } },
    ],
    [
      'a 422 with a bare message',
      () => json(422, { errors: { title: 'Too long', year: [] } }),
      { kind: 'validation', errors: { title: ['Too long'] } },
    ],
    ['a 422 page', () => text(422, html), { kind: 'validation', errors: undefined }],
    ['a 429', () => json(429, refusal('Wait'), { 'Retry-After': '30' }), { kind: 'too-many', retryAfter: 30 }],
    ['a 418', () => json(418, refusal('Teapot')), { kind: 'malformed', status: 418 }],
  ])('%s', async (_name, answer, expected) => {
    expect(await failureOf(answeredBy(answer).product.GET('/site-settings'))).toMatchObject(expected);
  });

  test('the network is down', async () => {
    const clients = answeredBy(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(clients.sso.POST('/signin', { body: credentials }))).toMatchObject({
      kind: 'network',
      status: 0,
    });
  });

  test('the answer breaks off', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"suc'));
        controller.error(new TypeError('network error'));
      },
    });
    const clients = answeredBy(() => new Response(body, { headers: { 'Content-Type': 'application/json' } }));
    expect(await failureOf(clients.product.GET('/site-settings'))).toMatchObject({ kind: 'network' });
  });

  const never = (request: Request) =>
    new Promise<Response>((_resolve, reject) => {
      if (request.signal.aborted) reject(request.signal.reason);
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });

  test('no answer in time', async () => {
    const clients = answeredBy(never, { timeoutMs: 5 });
    expect(await failureOf(clients.product.GET('/site-settings'))).toMatchObject({ kind: 'network', status: 0 });
  });

  test('the caller gives up', async () => {
    const controller = new AbortController();
    const call = answeredBy(never).product.GET('/site-settings', { signal: controller.signal });
    controller.abort();
    expect(await failureOf(call)).toMatchObject({ kind: 'aborted' });
  });
});

test('a good answer is its data', async () => {
  const data = { applicable_currency: 'USD' };
  const answer = await answeredBy(() => json(200, { success: true, data })).product.GET('/site-settings');
  expect(answer.data).toEqual({ success: true, data });
});

test('a JSON type with a suffix and a charset is JSON', async () => {
  const answer = () =>
    new Response('{"success":true}', { headers: { 'Content-Type': 'application/hal+json; charset=utf-8' } });
  expect((await answeredBy(answer).product.GET('/site-settings')).data).toEqual({ success: true });
});

test('every request says who asks', async () => {
  const clients = answeredBy(() => json(200, { success: true }));
  await clients.product.GET('/languages');
  await clients.product.DELETE('/product/{id}', { params: { path: { id: 'a/b c' } } });
  for (const { headers } of clients.requests) {
    expect(Object.fromEntries(headers)).toMatchObject({
      accept: 'application/json',
      'accept-language': 'ja',
      productcode: 'SMART-ART',
      clienttype: 'art-client',
      authorization: 'Bearer token-of-now',
    });
  }
  expect(clients.requests[1]?.url).toBe('https://product.test/product/product/a%2Fb%20c');
});

test('a body survives the chain', async () => {
  const clients = answeredBy(() => json(200, { success: true }));
  await clients.sso.POST('/signin', { body: { email: 'a@example.com', password: 'geheim 🔑', keepMeLoggedIn: false } });
  expect(await clients.requests[0]?.json()).toEqual({
    email: 'a@example.com',
    password: 'geheim 🔑',
    keepMeLoggedIn: false,
  });
});

describe('a 401 ends the session', () => {
  const setUp = (token: string | null) => {
    const onSessionEnded = vi.fn();
    const state = { token };
    const clients = answeredBy(() => json(401, { success: false, message: '' }), {
      onSessionEnded,
      getToken: () => state.token,
    });
    return { clients, onSessionEnded, state };
  };

  test('once for a token, however many calls it refuses', async () => {
    const { clients, onSessionEnded } = setUp('a');
    await Promise.all([1, 2, 3].map(() => failureOf(clients.product.GET('/product-types'))));
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  test('again for the next token', async () => {
    const { clients, onSessionEnded, state } = setUp('a');
    await failureOf(clients.product.GET('/product-types'));
    state.token = 'b';
    await failureOf(clients.product.GET('/product-types'));
    expect(onSessionEnded).toHaveBeenCalledTimes(2);
  });

  test('not when it answers an older token, which is the one of the moment of the call', async () => {
    const { clients, onSessionEnded, state } = setUp('a');
    const call = failureOf(clients.product.GET('/product-types'));
    state.token = 'b';
    await call;
    expect(clients.requests[0]?.headers.get('Authorization')).toBe('Bearer a');
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('not when signing in, which carries no token', async () => {
    const { clients, onSessionEnded } = setUp('a');
    await failureOf(clients.sso.POST('/signin', { body: credentials }));
    expect(clients.requests[0]?.headers.has('Authorization')).toBe(false);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('not when the call brought another token', async () => {
    const { clients, onSessionEnded } = setUp(null);
    await failureOf(
      clients.product.POST('/sign-in', { body: { email: 'a@example.com' }, headers: { Authorization: 'Bearer new' } }),
    );
    expect(clients.requests[0]?.headers.get('Authorization')).toBe('Bearer new');
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('what answers say of the versions they were made under', () => {
  const asked = async (...tags: (string | null)[]) => {
    const state = { token: 'a' };
    const clients = answeredBy(
      () => {
        const tag = tags.shift();
        return json(200, { success: true }, tag ? { 'X-Changes': tag } : {});
      },
      { getToken: () => state.token },
    );
    const ask = () => clients.product.GET('/product-types');
    while (tags.length > 0) await ask();
    return { ...clients, ask, state, tags };
  };

  test('is one as long as all of them say the same', async () => {
    expect((await asked()).connection.madeUnder()).toBeUndefined();
    expect((await asked(null)).connection.madeUnder()).toBeUndefined();
    expect((await asked('"1"', null, '"1"')).connection.madeUnder()).toBe('"1"');
    expect((await asked('"1"', '"2"', '"2"')).connection.madeUnder()).toBeUndefined();
  });

  test('begins anew with the next session, to which a late answer of the one before says nothing', async () => {
    const { connection, ask, state, tags } = await asked('"1"');
    tags.push('"2"');
    const late = ask();
    state.token = 'b';
    await late;
    tags.push('"3"');
    await ask();
    expect(connection.madeUnder()).toBe('"3"');
  });
});

describe('days that a list is narrowed to', () => {
  const asked = async (date: object, getTimeZone?: () => string) => {
    const clients = answeredBy(() => json(200, { data: [] }), getTimeZone && { getTimeZone });
    await clients.product.GET('/custom-orders-list-seller', { params: { query: { per_page: 1, ...date } } });
    return new URL(clients.requests[0]?.url ?? '').search;
  };
  test('are told with the time zone whose they are', async () => {
    expect(await asked({ date_to: '2026-11-30' }, () => 'Etc/GMT+9')).toBe(
      '?per_page=1&date_to=2026-11-30&time_zone=Etc%2FGMT%2B9',
    );
  });
  test('and months of the revenue too', async () => {
    const clients = answeredBy(() => json(200, { data: {} }), { getTimeZone: () => 'Asia/Tokyo' });
    const params = { path: { seller_id: 'usr_1' }, query: { from: '2026-01' } };
    await clients.product.GET('/getRevenueAmounts/{seller_id}', { params });
    expect(new URL(clients.requests[0]?.url ?? '').search).toBe('?from=2026-01&time_zone=Asia%2FTokyo');
  });
  test('are those of UTC where nobody says it, and a list without them is asked as ever', async () => {
    expect(await asked({ date_to: '2026-11-30' })).toBe('?per_page=1&date_to=2026-11-30');
    expect(await asked({}, () => 'Asia/Tokyo')).toBe('?per_page=1');
  });
});
