import { z } from 'zod'
import { offlineScope } from '../../accounts/authentication.ts'
import { applicationScopes } from '../../accounts/connected-applications.ts'
import { cleanText } from '../../presentations/clean-text.ts'

/** A registration in the form that the authorization server takes. */
export interface Registration {
  /** The body of RFC 7591, 2. */
  metadata: Record<string, unknown>
  /** The redirect addresses to register; those in `metadata` may stand for them. */
  redirectUris: string[]
}

/** A registration that cannot be accepted, as RFC 7591, 3.2.2, has it answered. */
export class RegistrationRefusedError extends Error {
  override name = 'RegistrationRefusedError'
  readonly code: 'invalid_redirect_uri' | 'invalid_client_metadata'

  constructor(code: RegistrationRefusedError['code'], description: string) {
    super(description)
    this.code = code
  }
}

const mostRedirectUris = 20
const longestUri = 2_000
const longestName = 100

/**
 * Schemes of programs that are known to be called back by them, without the reverse domain name that RFC 8252, 7.1, asks
 * for. Any other scheme could be one that starts something on the user's computer.
 */
const editorSchemes = new Set([
  'cursor',
  'cursor-nightly',
  'vscode',
  'vscode-insiders',
  'vscodium',
  'windsurf',
  'windsurf-next',
  'zed',
  'kiro',
  'trae',
  'antigravity',
  'claude',
  'chatgpt',
  'codex',
  'goose',
  'raycast',
  'warp',
  'lmstudio',
  'msty',
])

/** What stands for an address of a private scheme while the authorization server checks everything else. */
const substitute = 'http://127.0.0.1/'

const supportedGrants = ['authorization_code', 'refresh_token']
const supportedMethods = ['none', 'client_secret_basic', 'client_secret_post']
const supportedScopes: readonly string[] = [...applicationScopes, offlineScope]

const requestSchema = z.looseObject({
  redirect_uris: z.array(z.string().max(longestUri)).min(1).max(mostRedirectUris),
  client_name: z.string().optional(),
  client_uri: z.string().max(longestUri).optional(),
  software_id: z.string().max(longestName).optional(),
  software_version: z.string().max(longestName).optional(),
  scope: z.string().optional(),
  token_endpoint_auth_method: z.enum(supportedMethods).optional(),
})

/** Control characters, and those that turn or hide what stands around them: a name is shown where people decide. */
const deceiving = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Reads a registration as clients really send it. They list grants that are not offered here, say `web` of a program on
 * the user's computer, and use schemes of their own; what is registered instead stands in the answer, as RFC 7591, 3.2.1,
 * allows.
 *
 * @param body the JSON that was sent; undefined when it was none.
 * @throws {RegistrationRefusedError}
 */
export function readRegistration(body: unknown): Registration {
  const parsed = requestSchema.safeParse(body)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const field = issue?.path[0]
    throw new RegistrationRefusedError(
      field === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata',
      field === undefined
        ? 'The body must be a JSON object.'
        : `${String(field)}: ${issue?.message}`,
    )
  }
  const asked = parsed.data
  const redirectUris = [...new Set(asked.redirect_uris)]
  const urls = redirectUris.map(readRedirectUri)
  const scope = asked.scope
    ?.split(' ')
    .filter((one) => supportedScopes.includes(one))
    .join(' ')
  const name = cleanText(asked.client_name ?? '')
    .replace(deceiving, '')
    .trim()
  return {
    redirectUris,
    metadata: {
      redirect_uris: redirectUris.map((uri, index) =>
        isPrivateScheme(urls[index] as URL) ? substitute : uri,
      ),
      application_type: urls.some(({ protocol }) => protocol !== 'https:') ? 'native' : 'web',
      // Whatever they ask for: without a refresh token their user would be asked again every quarter of an hour.
      grant_types: supportedGrants,
      response_types: ['code'],
      ...(asked.token_endpoint_auth_method === undefined
        ? {}
        : { token_endpoint_auth_method: asked.token_endpoint_auth_method }),
      ...(scope ? { scope } : {}),
      ...(name === '' ? {} : { client_name: [...name].slice(0, longestName).join('') }),
      ...(asked.client_uri === undefined ? {} : { client_uri: asked.client_uri }),
      ...(asked.software_id === undefined ? {} : { software_id: asked.software_id }),
      ...(asked.software_version === undefined ? {} : { software_version: asked.software_version }),
    },
  }
}

/** Neither of the web nor of what browsers themselves open. */
function isPrivateScheme({ protocol }: URL): boolean {
  return protocol !== 'https:' && protocol !== 'http:'
}

function readRedirectUri(uri: string): URL {
  const refuse = (why: string) => {
    throw new RegistrationRefusedError('invalid_redirect_uri', `${JSON.stringify(uri)} ${why}.`)
  }
  // As it is written, because it is compared so: what a browser would read differently is nothing to be sent to.
  if (!URL.canParse(uri) || /[\s\\\p{Cc}]/u.test(uri)) return refuse('is no address') as never
  const url = new URL(uri)
  if (url.username !== '' || url.password !== '' || uri.includes('#'))
    return refuse('must have neither credentials nor a fragment') as never
  const scheme = url.protocol.slice(0, -1)
  if (isPrivateScheme(url) && !editorSchemes.has(scheme) && !scheme.includes('.'))
    return refuse(
      `has a scheme that is not known here: use https, http on this computer, or a scheme that is a domain name in reverse, such as com.example.app`,
    ) as never
  return url
}
