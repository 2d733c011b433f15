import { pageAddresses } from '../../presentations/render-files.ts'
import type { UrlSigner } from '../../storage/signed-urls.ts'

/** A stored page with signed addresses in the place of the unsigned ones of its stylesheet and its cover. */
export function withSignedAddresses(
  page: string,
  presentationId: string,
  { signer, publicUrl, expiresAt }: { signer: UrlSigner; publicUrl: string; expiresAt: Date },
): string {
  const { stylesheet, cover } = pageAddresses(presentationId)
  const quoted = (url: string) => `"${url.replaceAll('&', '&amp;')}"`
  return page
    .replaceAll(`"${stylesheet}"`, quoted(signer.sign(stylesheet, expiresAt)))
    .replaceAll(`"${cover}"`, quoted(publicUrl + signer.sign(cover, expiresAt)))
}
