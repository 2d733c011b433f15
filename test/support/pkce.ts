import { createHash, randomBytes } from 'node:crypto'

/** A pair for PKCE (RFC 7636, 4). */
export function pkcePair(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
