import { describe, expect, test } from 'vitest'
import { returnAddress } from '../../../../src/interfaces/web/views/return-address.ts'

describe('where an application is called back', () => {
  test('is a host on the web, with its whole address', () => {
    const address = 'https://claude.ai/api/mcp/auth_callback'
    expect(returnAddress(address)).toEqual({ kind: 'web', host: 'claude.ai', address })
  })

  test('names a port that is not the usual one', () => {
    expect(returnAddress('https://example.com:8443/x')).toMatchObject({ host: 'example.com:8443' })
    expect(returnAddress('https://example.com:443/x')).toMatchObject({ host: 'example.com' })
  })

  test('shows a host in another script so that it cannot be taken for another one', () => {
    // The first letter is Cyrillic.
    expect(returnAddress('https://сlaude.ai/callback')).toEqual({
      kind: 'web',
      host: 'xn--laude-0ye.ai',
      address: 'https://xn--laude-0ye.ai/callback',
    })
  })

  test('is the host that a browser goes to, whatever stands before it', () => {
    expect(returnAddress('https://claude.ai@evil.example/callback')).toMatchObject({
      kind: 'web',
      host: 'evil.example',
    })
  })

  test.each([
    ['http://127.0.0.1:33418/', '33418'],
    ['http://localhost:6274/oauth/callback', '6274'],
    ['http://[::1]:8080/', '8080'],
    ['http://127.0.0.1/', undefined],
  ])('%s is a program on this computer, at port %s', (address, port) => {
    expect(returnAddress(address)).toEqual({ kind: 'local', ...(port && { port }), address })
  })

  test.each([
    'http://localhost.evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://mylocalhost/',
  ])('%s is not on this computer', (address) => {
    expect(returnAddress(address).kind).toBe('web')
  })

  test('is an app with a scheme of its own', () => {
    const address = 'cursor://anysphere.cursor-mcp/oauth/callback'
    expect(returnAddress(address)).toEqual({ kind: 'app', scheme: 'cursor', address })
  })

  test('must be an address', () => {
    expect(() => returnAddress('no address')).toThrow(TypeError)
  })
})
