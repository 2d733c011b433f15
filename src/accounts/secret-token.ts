import { createHash, randomBytes } from 'node:crypto'

/** A secret that nobody guesses: 32 random bytes in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret, in hex: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** What better-auth's OAuth provider stores of a token or a code: its SHA-256 in base64url (`storeTokens: 'hashed'`). */
export function hashOAuthToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
