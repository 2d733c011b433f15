import { mcpPath } from '../../accounts/authentication.ts'
import { applicationScopes, offlineScope } from '../../accounts/connected-applications.ts'
import { HttpError } from '../http/http-error.ts'

/** What a client is to ask for; without the last one it would have to send people to sign in again every few minutes. */
const scope = [...applicationScopes, offlineScope].join(' ')

/** Begins every API key. */
const keyPrefix = 'sk_'

function explain(token: string | undefined): string {
  if (token === undefined)
    return 'Sign in first: clients find out how at the address that WWW-Authenticate names.'
  if (token.startsWith(keyPrefix))
    return 'API keys are not used here: remove the key, and the client will open a browser to sign in.'
  return 'The access token is not valid: it has expired or was revoked, or is for another server. Sign in again.'
}

/**
 * The answer to a request that nobody known sends (401): where a client reads how to sign in (RFC 9728), and what is
 * wrong with the token that it sent (RFC 6750).
 */
export function challenge(publicUrl: string, token: string | undefined): HttpError {
  const sentence = explain(token)
  const parameters = {
    resource_metadata: `${publicUrl}/.well-known/oauth-protected-resource${mcpPath}`,
    scope,
    ...(token === undefined ? {} : { error: 'invalid_token', error_description: sentence }),
  }
  const header = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`)
  return new HttpError(401, sentence, { 'www-authenticate': `Bearer ${header.join(', ')}` })
}
