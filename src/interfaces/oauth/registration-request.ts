import { z } from 'zod'
import { cleanText } from '../../presentations/clean-text.ts'
import { beginningOf } from '../../text/cut-text.ts'

/** A registration in the form that the authorization server takes. */
interface Registration {
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

/** An address on the user's own computer, named so that nothing else can answer there (RFC 8252, 8.3). */
const onThisComputer = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?]|$)/i

/** What stands for an address of a private scheme while the authorization server checks everything else. */
const substitute = 'http://127.0.0.1/'

const supportedGrants = ['authorization_code', 'refresh_token']
const supportedMethods = ['none', 'client_secret_basic', 'client_secret_post']

/** What is read of a registration; nothing else of it is kept, and no address in it is ever opened. */
const requestSchema = z.looseObject({
  redirect_uris: z
    .array(
      z.string('must be texts').max(longestUri, `must have at most ${longestUri} characters`),
      {
        error: 'must be a list of the addresses that the application is called back at',
      },
    )
    .min(1, 'must name at least one address')
    .max(mostRedirectUris, `must name at most ${mostRedirectUris} addresses`),
  // Some clients send null for what they leave out.
  client_name: z.string('must be a text').nullish(),
  client_uri: z.string('must be a text').nullish(),
  software_id: shortText(),
  software_version: shortText(),
  token_endpoint_auth_method: z
    .enum(supportedMethods, `must be one of ${supportedMethods.join(', ')}`)
    .nullish(),
})

function shortText() {
  return z
    .string('must be a text')
    .max(longestName, `must have at most ${longestName} characters`)
    .nullish()
}

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
        : `${String(field)} ${issue?.message}.`,
    )
  }
  const asked = parsed.data
  const redirectUris = [...new Set(asked.redirect_uris)]
  const urls = redirectUris.map(readRedirectUri)
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
      // No scope: what an application may do is asked of its user each time, and may become more.
      ...given({
        token_endpoint_auth_method: asked.token_endpoint_auth_method,
        client_name: beginningOf(name, longestName).trim(),
        client_uri: isWebAddress(asked.client_uri ?? '') ? asked.client_uri : undefined,
        software_id: cleanText(asked.software_id ?? ''),
        software_version: cleanText(asked.software_version ?? ''),
      }),
    },
  }
}

/** The fields that say something. */
function given(fields: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])),
  )
}

/** Whether somebody could open this to learn about the application; a page may link to nothing else. */
function isWebAddress(text: string): boolean {
  return text.length <= longestUri && URL.canParse(text) && /^https?:\/\/[\x21-\x7e]+$/i.test(text)
}

/** Neither of the web nor of what browsers themselves open. */
function isPrivateScheme({ protocol }: URL): boolean {
  return protocol !== 'https:' && protocol !== 'http:'
}

function readRedirectUri(uri: string): URL {
  function refuse(why: string): never {
    throw new RegistrationRefusedError('invalid_redirect_uri', `${JSON.stringify(uri)} ${why}.`)
  }
  // As it is written, because it is compared and shown so: what a browser reads differently is nothing to be sent to.
  if (!URL.canParse(uri) || /[^\x21-\x7e]|\\|^https?:(?!\/\/[^/])/i.test(uri))
    refuse('is no address as RFC 3986 has them written')
  const url = new URL(uri)
  // The page that asks the user names it in its policy, where other characters would say something of their own.
  if (!isPrivateScheme(url) && !/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(url.hostname))
    refuse('names a host that DNS cannot have')
  if (url.username !== '' || url.password !== '' || uri.includes('#'))
    refuse('must have neither credentials nor a fragment')
  if (url.protocol === 'http:' && !onThisComputer.test(uri))
    refuse('must use https; http is for this computer only (localhost, 127.0.0.1 or [::1])')
  const scheme = url.protocol.slice(0, -1)
  if (isPrivateScheme(url) && !editorSchemes.has(scheme) && !scheme.includes('.'))
    refuse(
      `has a scheme that is not known here: use https, http on this computer, or a scheme that is a domain name in reverse, such as com.example.app`,
    )
  return url
}
