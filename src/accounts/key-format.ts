import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { randomBase62, toBase62 } from './base62.ts'

// sk_ + id (12) + secret (43, the worth of 32 random bytes) + checksum (6). The fixed form lets secret scanners find
// keys in the open (`sk_[0-9A-Za-z]{61}`), and the checksum refuses a typing error without a query.
const generatedForm = /^sk_([0-9A-Za-z]{12})[0-9A-Za-z]{43}([0-9A-Za-z]{6})$/
const chosenForm = /^sk_[0-9A-Za-z_-]{16,200}$/

/** What a key is by its looks: made here with a valid checksum, chosen by a person, or surely no key. */
type KeyForm = { form: 'generated'; id: string } | { form: 'chosen' } | { form: 'invalid' }

/** A new random key and its public part. */
export function generateKey(): { id: string; key: string } {
  const id = randomBase62(12)
  const body = `sk_${id}${randomBase62(43)}`
  return { id, key: body + checksum(body) }
}

/** What a key is by its looks alone; whether it opens anything, only the database knows. */
export function recogniseKey(key: string): KeyForm {
  const generated = generatedForm.exec(key)
  if (generated?.[1] !== undefined) {
    const valid = checksum(key.slice(0, -6)) === generated[2]
    return valid ? { form: 'generated', id: generated[1] } : { form: 'invalid' }
  }
  return chosenForm.test(key) ? { form: 'chosen' } : { form: 'invalid' }
}

/** What is stored of a key. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

function checksum(body: string): string {
  return toBase62(crc32(Buffer.from(body, 'ascii')), 6)
}
