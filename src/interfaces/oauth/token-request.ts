/** The application that a request for tokens says it comes from. */
export interface ClaimedClient {
  /** The `client_id` of OAuth. */
  id: string
  /** Named in the `Authorization` header, not in the form. */
  byHeader: boolean
}

/**
 * Reads which application asks for tokens (RFC 6749, 2.3.1), before anything else is looked at. The authorization server
 * looks for the code or the token first, and says `invalid_grant` to an application that does not exist any more; editors
 * then send their user to sign in again and again, while `invalid_client` makes them register anew.
 *
 * @returns undefined when none is named.
 */
export function claimedClient(
  authorization: string | undefined,
  form: URLSearchParams,
): ClaimedClient | undefined {
  const basic = /^Basic +([A-Za-z0-9+/=_-]+)$/i.exec(authorization ?? '')?.[1]
  const [named = ''] = Buffer.from(basic ?? '', 'base64')
    .toString('utf8')
    .split(':', 1)
  if (named !== '') return { id: named, byHeader: true }
  const id = form.get('client_id')
  return id === null || id === '' ? undefined : { id, byHeader: false }
}

/** Whether the authorization server answers with this status and code of an error (RFC 6749, 5.2). */
export async function answersError(
  response: Response,
  status: number,
  error: string,
): Promise<boolean> {
  if (response.status !== status) return false
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return (
    typeof answer === 'object' && answer !== null && 'error' in answer && answer.error === error
  )
}
