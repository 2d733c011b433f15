import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { isTrustedProxy } from '../../../src/interfaces/http/trusted-proxy.ts'

/** The address that we take a caller to have, who is connected to us from a proxy with an address of the internet. */
async function addressOf(forwardedFor: string, remoteAddress = '198.51.100.1'): Promise<string> {
  const app = fastify({ trustProxy: isTrustedProxy })
  app.get('/', async (request) => request.ip)
  const headers = { 'x-forwarded-for': forwardedFor }
  return (await app.inject({ url: '/', headers, remoteAddress })).body
}

describe('A caller at a proxy', () => {
  it.each([
    ['is who the proxy says', '203.0.113.7', '203.0.113.7'],
    ['is not who they say themselves', '192.0.2.1, 203.0.113.7', '203.0.113.7'],
    ['is not a proxy of ours by saying so', '127.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['may come by further proxies of our network', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['may come by such of IPv6', '2001:db8::7, fd00::2', '2001:db8::7'],
    ['does nothing by writing nonsense', 'nonsense, 203.0.113.7', '203.0.113.7'],
    ['does nothing by writing nonsense alone', 'nonsense', 'nonsense'],
  ])('%s: %s', async (_what, forwardedFor, address) => {
    expect(await addressOf(forwardedFor)).toBe(address)
  })
})
