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

describe('failed and malformed responses reject with an ApiError', () => {
  const failure = (message: string) => ({ success: false, message });
  test.each<[string, () => Response, Partial<ApiError>]>([
    ['an empty 401', () => text(401, null), { kind: 'unauthorized', status: 401, message: '' }],
    ['an empty 500', () => text(500, null), { kind: 'server', status: 500, message: '' }],
    [
      'an empty 500 with a Content-Length',
      () => new Response(null, { status: 500, headers: { 'Content-Length': '0' } }),
      { kind: 'server' },
    ],
    ['a 502 HTML page', () => text(502, html), { kind: 'server', status: 502, message: '' }],
    ['a 503 with text', () => text(503, 'busy', 'text/plain').clone(), { kind: 'server', status: 503 }],
    ['a 200 HTML page', () => text(200, html), { kind: 'malformed', status: 200 }],
    [
      'a 200 HTML page with a JSON content type',
      () => text(200, html, 'application/json'),
      { kind: 'malformed', status: 200 },
    ],
    ['JSON with an HTML content type', () => text(200, '{"success":true}'), { kind: 'malformed' }],
    ['truncated JSON', () => text(200, '{"success":tr', 'application/json'), { kind: 'malformed', status: 200 }],
    ['an empty 200', () => text(200, null), { kind: 'malformed', status: 200 }],
    ['an empty 200 of type JSON', () => text(200, '', 'application/json'), { kind: 'malformed' }],
    ['a 204', () => text(204, null), { kind: 'malformed', status: 204 }],
    ['a 304', () => text(304, null), { kind: 'malformed', status: 304 }],
    ['JSON null', () => json(200, null), { kind: 'malformed' }],
    ['a JSON list', () => json(200, []), { kind: 'malformed' }],
    ['a JSON string', () => json(200, 'ok'), { kind: 'malformed' }],
    ['a 200 with success false', () => json(200, failure('No')), { kind: 'message', status: 200, message: 'No' }],
    [
      'a 400',
      () => json(400, failure('Enter valid email or password')),
      { kind: 'message', message: 'Enter valid email or password' },
    ],
    ['a 400 without a message', () => json(400, {}), { kind: 'message', message: '' }],
    ['a 400 whose message is no string', () => json(400, { message: { a: 1 } }), { kind: 'message', message: '' }],
    [
      'a 400 with the detail of a third party',
      () => json(400, { ...failure('Connection Failed'), detail: 'NoSuchBucket' }),
      { kind: 'message', message: 'Connection Failed', detail: 'NoSuchBucket' },
    ],
    ['a 400 whose detail is no string', () => json(400, { detail: ['x'] }), { kind: 'message', detail: undefined }],
    ['a 403', () => json(403, failure("You can't access this functionality")), { kind: 'forbidden' }],
    ['a 404', () => json(404, failure('Record not found')), { kind: 'not-found', status: 404 }],
    ['a 404 HTML page', () => text(404, html), { kind: 'not-found', message: '' }],
    ['a 409', () => json(409, failure('Busy')), { kind: 'conflict' }],
    [
      'a 412',
      () => json(412, { ...failure('Stale'), current: { id: 'wrk_1', version: 3 } }),
      { kind: 'stale', current: { id: 'wrk_1', version: 3 } },
    ],
    ['a 413 HTML page', () => text(413, html), { kind: 'too-large' }],
    [
      'a 422',
      () => json(422, { ...failure('Check'), errors: { title: ['Give the work a title.'] } }),
      { kind: 'validation', message: 'Check', errors: { title: ['Give the work a title.'] } },
    ],
    [
      'a 422 with a message outside a list',
      () => json(422, { errors: { title: 'Too long', year: [] } }),
      { kind: 'validation', errors: { title: ['Too long'] } },
    ],
    ['a 422 HTML page', () => text(422, html), { kind: 'validation', errors: undefined }],
    ['a 429', () => json(429, failure('Wait'), { 'Retry-After': '30' }), { kind: 'too-many', retryAfter: 30 }],
    ['a 418', () => json(418, failure('Teapot')), { kind: 'malformed', status: 418 }],
  ])('%s', async (_name, answer, expected) => {
    expect(await failureOf(answeredBy(answer).product.GET('/site-settings'))).toMatchObject(expected);
  });

  test('a network failure', async () => {
    const clients = answeredBy(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(clients.sso.POST('/signin', { body: credentials }))).toMatchObject({
      kind: 'network',
      status: 0,
    });
  });

  test('a response that breaks off', async () => {
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

  test('a timeout', async () => {
    const clients = answeredBy(never, { timeoutMs: 5 });
    expect(await failureOf(clients.product.GET('/site-settings'))).toMatchObject({ kind: 'network', status: 0 });
  });

  test('a call aborted by the caller', async () => {
    const controller = new AbortController();
    const call = answeredBy(never).product.GET('/site-settings', { signal: controller.signal });
    controller.abort();
    expect(await failureOf(call)).toMatchObject({ kind: 'aborted' });
  });
});

test('returns the data of a successful response', async () => {
  const data = { applicable_currency: 'USD' };
  const answer = await answeredBy(() => json(200, { success: true, data })).product.GET('/site-settings');
  expect(answer.data).toEqual({ success: true, data });
});

test('accepts a JSON content type with a suffix and a charset', async () => {
  const answer = () =>
    new Response('{"success":true}', { headers: { 'Content-Type': 'application/hal+json; charset=utf-8' } });
  expect((await answeredBy(answer).product.GET('/site-settings')).data).toEqual({ success: true });
});

test('sends the common headers, and encodes path parameters', async () => {
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

test('sends the request body unchanged', async () => {
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

  test('once per token, however many calls fail', async () => {
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

  test('not when the call used an older token', async () => {
    const { clients, onSessionEnded, state } = setUp('a');
    const call = failureOf(clients.product.GET('/product-types'));
    state.token = 'b';
    await call;
    expect(clients.requests[0]?.headers.get('Authorization')).toBe('Bearer a');
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('not when signing in, which sends no token', async () => {
    const { clients, onSessionEnded } = setUp('a');
    await failureOf(clients.sso.POST('/signin', { body: credentials }));
    expect(clients.requests[0]?.headers.has('Authorization')).toBe(false);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('not when the call had its own token', async () => {
    const { clients, onSessionEnded } = setUp(null);
    await failureOf(
      clients.product.POST('/sign-in', { body: { email: 'a@example.com' }, headers: { Authorization: 'Bearer new' } }),
    );
    expect(clients.requests[0]?.headers.get('Authorization')).toBe('Bearer new');
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('madeUnder', () => {
  const setUp = async (...tags: (string | null)[]) => {
    const state = { token: 'a' };
    const clients = answeredBy(
      () => {
        const tag = tags.shift();
        return json(200, { success: true }, tag ? { 'X-Changes': tag } : {});
      },
      { getToken: () => state.token },
    );
    const request = () => clients.product.GET('/product-types');
    while (tags.length > 0) await request();
    return { ...clients, request, state, tags };
  };

  test('returns the version while all responses name the same one', async () => {
    expect((await setUp()).connection.madeUnder()).toBeUndefined();
    expect((await setUp(null)).connection.madeUnder()).toBeUndefined();
    expect((await setUp('"1"', null, '"1"')).connection.madeUnder()).toBe('"1"');
    expect((await setUp('"1"', '"2"', '"2"')).connection.madeUnder()).toBeUndefined();
  });

  test('starts over with the next session, and ignores late responses of the previous one', async () => {
    const { connection, request, state, tags } = await setUp('"1"');
    tags.push('"2"');
    const late = request();
    state.token = 'b';
    await late;
    tags.push('"3"');
    await request();
    expect(connection.madeUnder()).toBe('"3"');
  });
});

describe('date filters', () => {
  const searchOf = async (date: object, getTimeZone?: () => string) => {
    const clients = answeredBy(() => json(200, { data: [] }), getTimeZone && { getTimeZone });
    await clients.product.GET('/custom-orders-list-seller', { params: { query: { per_page: 1, ...date } } });
    return new URL(clients.requests[0]?.url ?? '').search;
  };
  test('send the time zone of their days', async () => {
    expect(await searchOf({ date_to: '2026-11-30' }, () => 'Etc/GMT+9')).toBe(
      '?per_page=1&date_to=2026-11-30&time_zone=Etc%2FGMT%2B9',
    );
  });
  test('send the time zone of revenue months', async () => {
    const clients = answeredBy(() => json(200, { data: {} }), { getTimeZone: () => 'Asia/Tokyo' });
    const params = { path: { seller_id: 'usr_1' }, query: { from: '2026-01' } };
    await clients.product.GET('/getRevenueAmounts/{seller_id}', { params });
    expect(new URL(clients.requests[0]?.url ?? '').search).toBe('?from=2026-01&time_zone=Asia%2FTokyo');
  });
  test('send no time zone if it is unknown or no date is filtered', async () => {
    expect(await searchOf({ date_to: '2026-11-30' })).toBe('?per_page=1&date_to=2026-11-30');
    expect(await searchOf({}, () => 'Asia/Tokyo')).toBe('?per_page=1');
  });
});
