/**
 * Idempotency keys by intent: the same body gets the same key, so that saving again after a lost response cannot create
 * the work twice. A different body is a new intent.
 * @example const keyOf = createIntent(); mutate({ body, idempotencyKey: keyOf(body) });
 */
export function createIntent(newKey: () => string = randomKey): (body: unknown) => string {
  let last: { body: string; key: string } | undefined;
  return (body) => {
    const text = JSON.stringify(body);
    if (last?.body !== text) last = { body: text, key: newKey() };
    return last.key;
  };
}

/**
 * A random key of 32 hexadecimal digits.
 * crypto.randomUUID exists on secure origins only, and a deployment may use plain http in a local network.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
