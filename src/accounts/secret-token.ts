import { createHash, randomBytes } from 'node:crypto'

/** A secret that nobody guesses: 32 random bytes in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret, in hex: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
