import { BlockList, isIP } from 'node:net'

/** Addresses that nobody has on the internet: loopback, link-local and private ones (RFC 6890). */
const local = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  local.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  local.addSubnet(network, bits, 'ipv6')

/**
 * Whose word counts of whom a request came from, where the deployment says that it is behind a proxy: whoever is
 * connected to us is that proxy, and further ones stand in the same network. What a caller writes into
 * `X-Forwarded-For` stands before all that, and counts for nothing.
 *
 * @param hop 0 for who is connected to us, more for those that it names, from the last one on.
 */
export function isTrustedProxy(address: string, hop: number): boolean {
  if (hop === 0) return true
  // Callers write what they like there.
  const version = isIP(address)
  return version !== 0 && local.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
