import { applicationScopes, offlineScope } from '../../accounts/connected-applications.ts'
import { cleanText } from '../../presentations/clean-text.ts'

/** What the authorization server adds to the queries of its pages; an application has no business with it. */
const ownParameters = ['sig', 'exp', 'ba_iat', 'ba_param', 'ba_pl']

/** What may be asked of the user beyond what is asked anyway (OpenID Connect Core 1.0, 3.1.2.1). */
const knownPrompts = ['none', 'login', 'consent', 'create']

/**
 * An authorization request with what clients leave out, and without what does not exist here. There is only one resource,
 * so one who names none means that one; another is refused later. Whoever names no scope that we know asks for all.
 *
 * @param resource the address of the MCP endpoint.
 */
export function completeAuthorizationQuery(
  query: URLSearchParams,
  resource: string,
): URLSearchParams {
  // What is asked is stored with the code; NUL characters, which no database can look for, would keep it from being found.
  const complete = new URLSearchParams(
    [...query].map(([name, value]) => [cleanText(name), cleanText(value)]),
  )
  for (const name of ownParameters) complete.delete(name)
  if (!complete.has('resource')) complete.set('resource', resource)

  const named = (complete.get('scope') ?? '').split(' ')
  const asked = applicationScopes.filter((scope) => named.includes(scope))
  const wanted = asked.length > 0 ? asked : applicationScopes
  // Reading is what everything else needs, and an application that cannot refresh its tokens would ask every 15 minutes.
  const scopes = new Set(['presentations:read', ...wanted, offlineScope])
  complete.set('scope', [...scopes].join(' '))

  const prompts = new Set(
    (complete.get('prompt') ?? '').split(' ').filter((one) => knownPrompts.includes(one)),
  )
  // Any program on a computer can listen on a port of it or take over a scheme, and a public client has no secret: its
  // user is asked each time (RFC 8252, 8.6).
  if (!complete.get('redirect_uri')?.startsWith('https:')) {
    prompts.delete('none')
    prompts.add('consent')
  }
  if (prompts.size > 0) complete.set('prompt', [...prompts].join(' '))
  else complete.delete('prompt')
  return complete
}
