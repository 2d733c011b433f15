import type { Config } from '../config.ts'
import { renewedLinkEnd } from '../presentations/link-lifetime.ts'
import type { UrlSigner } from '../storage/signed-urls.ts'
import type { SignLink } from './schemas/format-result.ts'

/** Files, which go some time after they were handed out; a page is made again whenever it is opened. */
const downloads = '/downloads/'

/**
 * Signs the links of answers. One that is past half its life is signed anew, so that whoever reads the state of work
 * has a link that lasts; before that it is the same in every answer.
 */
export function renewingLinks({
  publicUrl,
  retentionDaysExports,
  signer,
}: Pick<Config, 'publicUrl' | 'retentionDaysExports'> & { signer: UrlSigner }): SignLink {
  return (path, expiresAt) => {
    const fileDays = path.startsWith(downloads) ? retentionDaysExports : undefined
    return publicUrl + signer.sign(path, renewedLinkEnd(expiresAt, new Date(), fileDays))
  }
}
