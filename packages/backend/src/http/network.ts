/** The network of an IP address, which is the unit of rate limits and connection limits. */
import { isIPv6 } from 'node:net';

/** Groups in a /64, the smallest network that a provider assigns. */
const groupsOfNetwork = 4;

/**
 * A customer can use all 2^64 addresses of an IPv6 /64, so they count as one. An IPv4-mapped IPv6 address counts as the
 * IPv4 address. Anything that is no address is returned as it is.
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
