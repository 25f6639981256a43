/**
 * Requests to URLs entered by sellers, protected against SSRF. A URL must not reach our internal network: neither by an
 * IP address in any notation, nor by DNS, nor by DNS that changes between check and connection, nor by a redirect.
 */
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, request } from 'undici';
import { neverCut, within } from './patience.ts';

/** Why a request was not made, or failed. */
export class OutgoingFailure extends Error {
  readonly reason: 'refused_address' | 'unreachable' | 'timeout' | 'too_large';

  constructor(reason: OutgoingFailure['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** IPv6 global unicast; everything else is local, translated, reserved or unassigned. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * True for addresses on the public internet. False for loopback, private, link-local (including cloud metadata
 * services), shared (CGNAT), multicast, reserved and documentation ranges, and for IPv6 addresses that embed any IPv4
 * one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}

/**
 * DNS lookup that returns only public addresses. The checked address is the one connected to, so DNS cannot change in
 * between.
 */
const guardedLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '', 4);
    // A private address among public ones is an attack as well.
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new OutgoingFailure('refused_address'), '', 4);
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/** `host:port` as in the allow-list. */
const placeOf = ({ hostname, port, protocol }: URL) =>
  `${hostname.toLowerCase()}:${port || (protocol === 'https:' ? '443' : '80')}`;

export interface SafeAnswer {
  status: number;
  body: string;
}

export interface SafeRequest {
  body: string;
  contentType: string;
  /** Timeout of the whole exchange, in milliseconds. */
  timeout: number;
  /** Maximum size of the response body. */
  maxBytes: number;
}

export interface Outgoing {
  /** True if the URL is on the allow-list. */
  isAllowed(address: string): boolean;
  /**
   * The lookup function for connections; undefined if the URL is on the allow-list.
   *
   * @throws OutgoingFailure `refused_address`
   */
  lookupFor(address: string): LookupFunction | undefined;
  /** Posts once; a redirect is returned, not followed. @throws OutgoingFailure */
  post(address: string, request: SafeRequest): Promise<SafeAnswer>;
  /**
   * Requests a URL without reading the body; a redirect is returned, not followed.
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

/** The first OutgoingFailure in an error's cause chain. */
export function outgoingFailureOf(error: unknown): OutgoingFailure {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof OutgoingFailure) return one;
  const isLate = error instanceof Error && /Timeout|Abort/.test(error.name);
  return new OutgoingFailure(isLate ? 'timeout' : 'unreachable', error);
}

/**
 * @param allow `host:port` of internal places that may be reached nevertheless
 * @param cutOff aborted when the process ends
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
    // The URL parser has normalised every IPv4 notation, such as 0x7f.1.
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
        // Destroying an unread body emits an error that nobody handles.
        answer.body.on('error', () => {}).destroy();
        return { status: answer.statusCode, contentType: String(answer.headers['content-type'] ?? '') };
      } catch (error) {
        throw outgoingFailureOf(error);
      }
    },
  };
}
