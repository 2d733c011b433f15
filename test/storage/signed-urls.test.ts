import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { createUrlSigner, urlSigner } from '../../src/storage/signed-urls.ts'
import { describeEachDatabase } from '../support/databases.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000)

describe('A signed address', () => {
  const signer = urlSigner('a secret of the tests')
  const url = signer.sign('/downloads/42', later(60))

  it('keeps its form', () => {
    expect(url).toMatch(/^\/downloads\/42\?expires=1795262460&signature=[0-9A-Za-z_-]{43}$/)
  })

  it('adds to a query that is there', () => {
    const withQuery = signer.sign('/downloads/42?name=a%20b', later(60))
    expect(withQuery).toMatch(/^\/downloads\/42\?name=a%20b&expires=\d+&signature=/)
    expect(signer.verify(withQuery, noon)).toBe('valid')
  })

  it('is valid until it expires', () => {
    expect(signer.verify(url, noon)).toBe('valid')
    expect(signer.verify(url, later(59.999))).toBe('valid')
    expect(signer.verify(url, later(60))).toBe('expired')
  })

  it('is the same for the same path and time', () => {
    expect(signer.sign('/downloads/42', later(60))).toBe(url)
  })

  it('is invalid for another secret', () => {
    expect(urlSigner('another secret').verify(url, noon)).toBe('invalid')
  })

  it('is invalid, not expired, when it is changed after it expired', () => {
    expect(signer.verify(url.replace('42', '43'), later(100))).toBe('invalid')
  })

  it('is invalid after any change of a byte', () => {
    fc.assert(
      fc.property(fc.nat(url.length - 1), fc.integer({ min: 0x21, max: 0x7e }), (at, code) => {
        const character = String.fromCharCode(code)
        fc.pre(url[at] !== character)
        const changed = url.slice(0, at) + character + url.slice(at + 1)
        expect(signer.verify(changed, noon)).toBe('invalid')
      }),
      { numRuns: 500 },
    )
  })

  it('is invalid after anything is added or dropped', () => {
    for (let at = 0; at <= url.length; at++) {
      expect(signer.verify(`${url.slice(0, at)}x${url.slice(at)}`, noon)).toBe('invalid')
      if (at < url.length)
        expect(signer.verify(url.slice(0, at) + url.slice(at + 1), noon)).toBe('invalid')
    }
  })

  it.each([
    '',
    '/',
    '/downloads/42',
    '/downloads/42?expires=9999999999',
    '?expires=1&signature=',
  ])('is invalid when it is only "%s"', (text) => {
    expect(signer.verify(text, noon)).toBe('invalid')
  })
})

describeEachDatabase('The secret of the signer', (open) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })

  it('is made once, for all processes and starts', async () => {
    const [one, other] = await Promise.all([
      createUrlSigner({}, connection),
      createUrlSigner({}, connection),
    ])
    expect(other.verify(one.sign('/x', later(60)), noon)).toBe('valid')
  })

  it('is the configured one when there is one', async () => {
    const configured = await createUrlSigner({ secret: 'configured by a person' }, connection)
    const made = await createUrlSigner({}, connection)
    expect(made.verify(configured.sign('/x', later(60)), noon)).toBe('invalid')
  })
})
