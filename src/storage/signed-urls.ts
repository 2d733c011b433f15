import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Connection } from '../database/connection.ts'
import { deploymentSecret } from '../database/deployment-secret.ts'

/** Makes addresses that whoever has them may open until they expire. */
export interface UrlSigner {
  /**
   * @param path as it stands in the address: begins with `/`, already percent-encoded; it may have a query.
   * @returns the path with `expires` (seconds since 1970) and `signature` added to its query.
   */
  sign(path: string, expiresAt: Date): string
  /**
   * @param pathWithQuery exactly as the caller sent it. Changing, adding or dropping any byte makes it invalid.
   * @returns `expired` only for an address that we did sign.
   */
  verify(pathWithQuery: string, now: Date): 'valid' | 'expired' | 'invalid'
}

/** The signer of this deployment: its key comes from SECRET, else from a secret made once and kept in the database. */
export async function createUrlSigner(
  config: Pick<Config, 'secret'>,
  connection: Connection,
): Promise<UrlSigner> {
  return urlSigner(await deploymentSecret(config, connection.database))
}

/** HMAC-SHA256 over everything before the signature, with a key derived for this purpose only. */
export function urlSigner(secret: string): UrlSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'slidewright signed urls', 32))
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  return {
    sign(path, expiresAt) {
      const seconds = Math.ceil(expiresAt.getTime() / 1000)
      const signed = `${path}${path.includes('?') ? '&' : '?'}expires=${seconds}`
      return `${signed}&signature=${signatureOf(signed)}`
    },

    verify(pathWithQuery, now) {
      const parts = /^(.*[?&]expires=(\d{1,12}))&signature=([0-9A-Za-z_-]{43})$/s.exec(
        pathWithQuery,
      )
      if (parts === null) return 'invalid'
      const [, signed = '', seconds = '', signature = ''] = parts
      // The texts are compared, not the bytes they stand for: two texts may stand for the same bytes.
      if (!timingSafeEqual(Buffer.from(signatureOf(signed)), Buffer.from(signature)))
        return 'invalid'
      return now.getTime() < Number(seconds) * 1000 ? 'valid' : 'expired'
    },
  }
}
