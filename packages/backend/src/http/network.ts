/** The network that an address belongs to, which is what a rate limit or a bound on connections counts. */
import { isIPv6 } from 'node:net';

/** Groups of a /64, the smallest network that a provider hands out. */
const groupsOfNetwork = 4;

/**
 * One customer has all 2^64 addresses of an IPv6 network, so these count as one; an IPv4 address is the same one when it
 * comes over an IPv6 socket. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const head = before ? before.split(':') : [];
  const tail = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`;
}
