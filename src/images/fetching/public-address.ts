import { BlockList, isIP } from 'node:net'

/** What the public internet does not route in version 4 (IANA's special-purpose registry, November 2026), multicast besides. */
const specialV4: readonly [string, number][] = [
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
]

/**
 * What is no public address within 2000::/3, the only part of version 6 that is given out: protocols and tunnels of their own
 * (Teredo, 6to4), which can lead to any address of version 4, and examples.
 */
const specialV6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [net, prefix] of specialV4) special.addSubnet(net, prefix, 'ipv4')
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')
const specialOfGiven = new BlockList()
for (const [net, prefix] of specialV6) specialOfGiven.addSubnet(net, prefix, 'ipv6')

/**
 * Whether an address, written as numbers, is one of the public internet. An address of version 6 that only wraps one of
 * version 4 (mapped, or by NAT64, which networks without version 4 use) is what it wraps.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  // A zone belongs to an address of one's own link.
  if (family !== 6 || address.includes('%')) return false
  const wrapped = wrappedV4(address)
  if (wrapped !== undefined) return isPublicAddress(wrapped)
  return given.check(address, 'ipv6') && !specialOfGiven.check(address, 'ipv6')
}

/** The address of version 4 in `::ffff:0:0/96` or `64:ff9b::/96` (RFC 4291, 2.5.5.2; RFC 6052, 2.1). */
function wrappedV4(address: string): string | undefined {
  // The URL parser writes every spelling in one way, without dots.
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = canonical.includes('::') ? 8 - before.length - after.length : 0
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  const prefix = groups.slice(0, 6).join(':')
  if (prefix !== '0:0:0:0:0:ffff' && prefix !== '64:ff9b:0:0:0:0') return undefined
  return groups
    .slice(6)
    .flatMap((group) => {
      const value = Number.parseInt(group, 16)
      return [value >> 8, value & 255]
    })
    .join('.')
}
