import { domainToASCII } from 'node:url'

/** Where an application is sent back to, as people are told. */
export type ReturnAddress =
  | { kind: 'web'; host: string; address: string }
  /** A program on the user's own computer. */
  | { kind: 'local'; port?: string; address: string }
  /** A program that has a scheme of its own. */
  | { kind: 'app'; scheme: string; address: string }

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Reads a redirect address. Hosts in other scripts are given in the form that cannot be mistaken for another one
 * (Punycode, RFC 3492).
 *
 * @throws {TypeError} when it is no address.
 */
export function returnAddress(redirectUri: string): ReturnAddress {
  const url = new URL(redirectUri)
  const { protocol, hostname, port } = url
  if (protocol !== 'http:' && protocol !== 'https:')
    return { kind: 'app', scheme: protocol.slice(0, -1), address: redirectUri }
  const address = url.href
  if (loopback.test(hostname)) return { kind: 'local', ...(port === '' ? {} : { port }), address }
  return {
    kind: 'web',
    host: (domainToASCII(hostname) || hostname) + (port && `:${port}`),
    address,
  }
}
