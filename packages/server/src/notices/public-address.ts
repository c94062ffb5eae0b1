import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Where nothing that is public lives: this machine, this network, and what is set aside (RFC 6890 and its successors). */
const NOT_PUBLIC: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Inside the public part of IPv6: documentation, protocols, and tunnels that hide an IPv4 address. */
const NOT_PUBLIC_6: typeof NOT_PUBLIC = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, bits] of NOT_PUBLIC) closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_6) closed.addSubnet(network, bits, 'ipv6');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one that anybody on the internet may reach. What is not understood is not. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  // Everything public has 2000::/3: loopback, private, link-local, multicast and mapped addresses have not.
  return isIPv6(address) && !address.includes('%') && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
