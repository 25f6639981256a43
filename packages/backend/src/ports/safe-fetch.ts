/**
 * Requests to an address that a seller typed. Such an address must not lead into the house: neither by its own notation,
 * nor by what its name resolves to, nor by a name that resolves to something else a moment later, nor by a redirect.
 */
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, request } from 'undici';
import { neverCut, within } from './patience.ts';

/** Why a request was not made, or did not end. */
export class OutgoingFailure extends Error {
  readonly reason: 'refused_address' | 'unreachable' | 'timeout' | 'too_large';

  constructor(reason: OutgoingFailure['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Global unicast of IPv6; what is outside it is local, translated, reserved or not handed out. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet. Loopback, private, link-local (and with it the metadata services
 * of clouds), shared (CGNAT), multicast, reserved and documentation ranges do not; nor do IPv6 addresses that carry an
 * IPv4 one, whatever that is.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}

/** Looks a name up and gives only addresses that may be connected to: the one connected to is the one looked at. */
const guardedLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '', 4);
    // One private address among public ones is a trap as well.
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new OutgoingFailure('refused_address'), '', 4);
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/** `host:port` as an allow-list names it. */
const placeOf = ({ hostname, port, protocol }: URL) =>
  `${hostname.toLowerCase()}:${port || (protocol === 'https:' ? '443' : '80')}`;

export interface SafeAnswer {
  status: number;
  body: string;
}

export interface SafeRequest {
  body: string;
  contentType: string;
  /** In milliseconds, for the whole exchange. */
  timeout: number;
  /** Of the answer's body. */
  maxBytes: number;
}

export interface Outgoing {
  /** Whether the house lets requests through to an address that would be refused otherwise. */
  isAllowed(address: string): boolean;
  /**
   * What to look names up with; undefined where the address is on the allow-list.
   *
   * @throws OutgoingFailure `refused_address`
   */
  lookupFor(address: string): LookupFunction | undefined;
  /** Posts once; redirects are not followed but answered. @throws OutgoingFailure */
  post(address: string, request: SafeRequest): Promise<SafeAnswer>;
  /**
   * Asks what stands at an address and reads none of it; redirects are not followed but answered.
   *
   * @param timeout in milliseconds
   * @throws OutgoingFailure
   */
  look(address: string, timeout: number): Promise<{ status: number; contentType: string }>;
}

async function textWithin(body: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new OutgoingFailure('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The first failure of ours among the causes of an error. */
export function outgoingFailureOf(error: unknown): OutgoingFailure {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof OutgoingFailure) return one;
  const isLate = error instanceof Error && /Timeout|Abort/.test(error.name);
  return new OutgoingFailure(isLate ? 'timeout' : 'unreachable', error);
}

/**
 * @param allow `host:port` of places that may be reached although they are inside the house
 * @param cutOff given when the process ends
 */
export function openOutgoing(allow: readonly string[], cutOff: AbortSignal = neverCut): Outgoing {
  const allowed = new Set(allow);
  const guarded = new Agent({ connect: { lookup: guardedLookup } });
  const free = new Agent();
  const isAllowed = (address: string) => URL.canParse(address) && allowed.has(placeOf(new URL(address)));

  function lookupFor(address: string): LookupFunction | undefined {
    if (isAllowed(address)) return undefined;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
      throw new OutgoingFailure('refused_address');
    // The parser has turned every notation of an IPv4 address, such as 0x7f.1, into the usual one.
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(host) && !isPublicAddress(host)) throw new OutgoingFailure('refused_address');
    return guardedLookup;
  }

  return {
    isAllowed,
    lookupFor,
    async post(address, { body, contentType, timeout, maxBytes }) {
      const dispatcher = lookupFor(address) ? guarded : free;
      try {
        const answer = await request(address, {
          method: 'POST',
          body,
          dispatcher,
          headers: { 'content-type': contentType, accept: '*/*' },
          signal: within(timeout, cutOff),
        });
        return { status: answer.statusCode, body: await textWithin(answer.body, maxBytes) };
      } catch (error) {
        throw outgoingFailureOf(error);
      }
    },
    async look(address, timeout) {
      const dispatcher = lookupFor(address) ? guarded : free;
      const headers = { accept: '*/*' };
      try {
        const signal = within(timeout, cutOff);
        const answer = await request(address, { dispatcher, headers, signal });
        // What is left unread ends in an error that nobody waits for.
        answer.body.on('error', () => {}).destroy();
        return { status: answer.statusCode, contentType: String(answer.headers['content-type'] ?? '') };
      } catch (error) {
        throw outgoingFailureOf(error);
      }
    },
  };
}
