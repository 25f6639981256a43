import { expect, test } from 'vitest';
import { answeredBy, json } from '../test-clients.ts';
import { signIn, signOut } from './index.ts';
import { enterByTicket } from './ticket.ts';

const input = { email: 'artist@example.com', password: 'gallery-wall', keepMeLoggedIn: true };
const person = { id: 'usr_1', email: input.email, firstname: 'Hana', lastname: 'Morita' };

test('signs in at both backends, the second with the token of the first', async () => {
  const clients = answeredBy(
    ({ url }) =>
      url.endsWith('/sso/signin')
        ? json(200, { success: true, message: '', token: 'new-token', user: { ...person, roles: [] } })
        : json(200, {
            success: true,
            message: '',
            token: 'new-token',
            user: person,
            profilePicUrl: { profile_pic: '/p.jpg' },
          }),
    { getToken: () => null },
  );
  expect(await signIn(clients, input)).toEqual({
    token: 'new-token',
    ssoUser: { ...person, roles: [] },
    user: person,
    profilePicUrl: '/p.jpg',
  });
  expect(clients.requests[1]?.headers.get('Authorization')).toBe('Bearer new-token');
  expect(await clients.requests[1]?.json()).toEqual({ email: input.email, keepMeLoggedIn: true });
});

test('rejects with the message of the server, and stops after the first backend', async () => {
  const clients = answeredBy(() => json(400, { success: false, message: 'Enter valid email or password' }));
  await expect(signIn(clients, input)).rejects.toMatchObject({
    kind: 'message',
    message: 'Enter valid email or password',
  });
  expect(clients.requests).toHaveLength(1);
});

test('signs out with the given token', async () => {
  const clients = answeredBy(() => json(200, { success: true, message: '' }), { getToken: () => null });
  await signOut(clients, 'old-token');
  expect(clients.requests[0]?.headers.get('Authorization')).toBe('Bearer old-token');
});

test('signs in with a ticket of another product', async () => {
  const clients = answeredBy(
    ({ url }) =>
      url.endsWith('/sso/signin/external-ticket')
        ? json(200, { success: true, message: '', token: 'new-token', user: { ...person, roles: [] } })
        : json(200, {
            success: true,
            message: '',
            token: 'new-token',
            user: person,
            profilePicUrl: { profile_pic: null },
          }),
    { getToken: () => 'the-token-of-another-seller' },
  );
  expect(await enterByTicket(clients, 'tkt_1234567890123456')).toEqual({
    token: 'new-token',
    ssoUser: { ...person, roles: [] },
    user: person,
    profilePicUrl: null,
  });
  expect(await clients.requests[0]?.json()).toEqual({ ticket: 'tkt_1234567890123456' });
  expect(clients.requests[1]?.headers.get('Authorization')).toBe('Bearer new-token');
});
