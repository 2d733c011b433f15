import { beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { createUrlSigner, urlSigner } from '../../src/storage/signed-urls.ts'
import { describeEachDatabase } from '../support/databases.ts'

const expiresAt = new Date('2030-01-01T00:00:00Z')
const before = new Date('2029-12-31T23:59:59Z')
const after = new Date('2030-01-01T00:00:01Z')

describe('A signed address', () => {
  const signer = urlSigner('a secret of this test')
  const signed = signer.sign('/files/ada/deck.pdf?name=Q3%20review.pdf', expiresAt)

  it('shows when it ends and what it opens', () => {
    expect(signed).toMatch(
      /^\/files\/ada\/deck\.pdf\?name=Q3%20review\.pdf&expires=1893456000&signature=[\w-]{43}$/,
    )
    expect(signer.sign('/files/x', expiresAt)).toMatch(/^\/files\/x\?expires=/)
  })

  it('is valid before its end and expired from then on', () => {
    expect(signer.verify(signed, before)).toBe('valid')
    expect(signer.verify(signed, expiresAt)).toBe('expired')
    expect(signer.verify(signed, after)).toBe('expired')
  })

  it('is invalid with any byte changed, before and after its end', () => {
    for (let index = 0; index < signed.length; index++)
      for (const other of ['0', '9', 'a', 'A', '_', '&', '%', ' ']) {
        if (signed[index] === other) continue
        const changed = signed.slice(0, index) + other + signed.slice(index + 1)
        expect(signer.verify(changed, before), changed).toBe('invalid')
        expect(signer.verify(changed, after), changed).toBe('invalid')
      }
  })

  it('is invalid with any byte dropped or added', () => {
    for (let index = 0; index <= signed.length; index++) {
      const head = signed.slice(0, index)
      if (index < signed.length)
        expect(signer.verify(head + signed.slice(index + 1), before)).toBe('invalid')
      for (const other of ['0', 'A', '&', '=', '\n'])
        expect(signer.verify(head + other + signed.slice(index), before)).toBe('invalid')
    }
  })

  it.each([
    ['no signature', '/files/ada/deck.pdf'],
    ['an end alone', '/files/ada/deck.pdf?expires=1893456000'],
    ['something after it', `${signed}&download=1`],
    ['two signatures', `${signed}${signed.slice(signed.indexOf('&signature'))}`],
    ['nothing at all', ''],
  ])('is invalid with %s', (_, address) => {
    expect(signer.verify(address, before)).toBe('invalid')
  })

  it('is invalid for a signer with another secret', () => {
    expect(urlSigner('another secret of this test').verify(signed, before)).toBe('invalid')
  })
})

describeEachDatabase('createUrlSigner', (open) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })

  it('keeps a secret of its own in the database, so that addresses outlive the process', async () => {
    const signed = (await createUrlSigner({}, connection)).sign('/files/x', expiresAt)
    expect((await createUrlSigner({}, await open())).verify(signed, before)).toBe('valid')
  })

  it('prefers SECRET', async () => {
    const secret = 'a secret that somebody chose'
    const signed = (await createUrlSigner({ secret }, connection)).sign('/files/x', expiresAt)
    expect(urlSigner(secret).verify(signed, before)).toBe('valid')
    expect((await createUrlSigner({}, connection)).verify(signed, before)).toBe('invalid')
  })
})
