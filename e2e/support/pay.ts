import { call, type Newcomer, play } from './newcomer.ts';
import type { Stack } from './stack.ts';

interface Begun {
  data: { id: string; checkout: { id: string } };
}

/** Pays for a sign-up by card. @returns the gateway's session id */
export async function payByCard(stack: Stack, { email, token }: Newcomer): Promise<string> {
  const body = { email, method: 'card' };
  const { data } = await call<Begun>(stack, '/product/sign-up-payment', { token, body });
  const session_id = data.checkout.id;
  await play(stack, 'payments.checkout', { id: session_id, outcome: 'pay' });
  await call(stack, '/product/stripe-payment-success', { token, body: { session_id } });
  return session_id;
}
