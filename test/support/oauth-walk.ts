import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Authentication } from '../../src/accounts/authentication.ts'
import { decideAuthorization } from '../../src/accounts/authorizations.ts'
import { openSession } from '../../src/accounts/sessions.ts'
import { pkcePair } from './pkce.ts'

export { pkcePair }

/** The tokens that an application holds. */
export interface Tokens {
  access_token: string
  refresh_token: string
  expires_in: number
  scope: string
}

/** A body of RFC 7591 that says what most editors say. */
export const editorRegistration = {
  client_name: 'An editor',
  redirect_uris: ['http://127.0.0.1:33418/callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
}

/** What an application says of an authorization other than usual; undefined leaves it out. */
export type AuthorizationParameters = Record<string, string | undefined>

/** What a client gets that registers, as far as tests read it (RFC 7591, 3.2.1). */
export interface RegisteredClient {
  client_id: string
  client_secret?: string
  token_endpoint_auth_method: string
  redirect_uris: string[]
}

let computers = 0

/** Another address for each, because registrations from one address are limited. */
function newAddress(): string {
  computers += 1
  return `10.${(computers >> 16) & 255}.${(computers >> 8) & 255}.${computers & 255}`
}

/**
 * An application that connects, step by step, each of which a test can do differently. What a browser does in between is
 * done by the services that the pages call.
 */
export class OAuthWalk {
  readonly app: FastifyInstance
  readonly authentication: Authentication
  readonly publicUrl: string
  readonly address = newAddress()
  clientId = ''
  /** Undefined: the application cannot keep a secret. */
  clientSecret: string | undefined
  /** How it says who it is when it asks for tokens. */
  authenticationMethod = 'none'
  redirectUri = editorRegistration.redirect_uris[0] as string
  readonly pkce = pkcePair()

  constructor(app: FastifyInstance, authentication: Authentication) {
    this.app = app
    this.authentication = authentication
    this.publicUrl = `${authentication.options.baseURL}`
  }

  register(body: unknown): Promise<LightMyRequestResponse> {
    return this.app.inject({
      method: 'POST',
      url: '/oauth2/register',
      remoteAddress: this.address,
      headers: { 'content-type': 'application/json' },
      payload: body as object,
    })
  }

  /** Registers as an editor does. */
  async registered(body: object = editorRegistration): Promise<this> {
    const answer = await this.register(body)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    const client = answer.json() as RegisteredClient
    this.clientId = client.client_id
    this.clientSecret = client.client_secret
    this.authenticationMethod = client.token_endpoint_auth_method
    this.redirectUri = client.redirect_uris[0] as string
    return this
  }

  /** The address that the application opens in the browser. @param parameters undefined leaves one out. */
  authorizePath(parameters: AuthorizationParameters = {}): string {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: this.clientId,
      redirect_uri: this.redirectUri,
      code_challenge: this.pkce.challenge,
      code_challenge_method: 'S256',
      state: 'a state',
      resource: `${this.publicUrl}/mcp`,
      scope: 'presentations:read presentations:write presentations:delete offline_access',
    })
    for (const [name, value] of Object.entries(parameters))
      if (value === undefined) query.delete(name)
      else query.set(name, value)
    return `/oauth2/authorize?${query}`
  }

  /** Where the browser is sent on. */
  async authorize(parameters: AuthorizationParameters = {}, cookie?: string): Promise<URL> {
    const answer = await this.app.inject({
      method: 'GET',
      url: this.authorizePath(parameters),
      remoteAddress: this.address,
      headers: cookie === undefined ? {} : { cookie },
    })
    if (answer.statusCode !== 302) throw new Error(`${answer.statusCode} ${answer.body}`)
    return new URL(String(answer.headers.location), this.publicUrl)
  }

  /** The cookie of a browser in which somebody is signed in. */
  async signedIn(userId: string): Promise<string> {
    const result = await openSession(this.authentication, {}, userId)
    if (result.outcome !== 'signed-in') throw new Error(result.outcome)
    return result.cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
  }

  /** Where the application is called back, after its user has allowed what it asks where that is asked. */
  async calledBack(userId: string, parameters: AuthorizationParameters = {}): Promise<URL> {
    const cookie = await this.signedIn(userId)
    const next = await this.authorize(parameters, cookie)
    if (next.pathname !== '/consent') return next
    const query = next.search.slice(1)
    const scopes = (next.searchParams.get('scope') ?? '').split(' ')
    const decision = { query, accept: true, scopes }
    const url = await decideAuthorization(this.authentication, { cookie }, decision)
    if (url === undefined) throw new Error('The consent was not taken.')
    return new URL(url)
  }

  /** The code that the application is called back with. */
  async code(userId: string, parameters: AuthorizationParameters = {}): Promise<string> {
    const back = await this.calledBack(userId, parameters)
    const code = back.searchParams.get('code')
    if (code === null) throw new Error(`No code in ${back}`)
    return code
  }

  token(form: Record<string, string>): Promise<LightMyRequestResponse> {
    const { clientId, clientSecret = '' } = this
    const isBasic = this.authenticationMethod === 'client_secret_basic'
    const isPost = this.authenticationMethod === 'client_secret_post'
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    return this.app.inject({
      method: 'POST',
      url: '/oauth2/token',
      remoteAddress: this.address,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(isBasic ? { authorization: `Basic ${basic}` } : {}),
      },
      payload: new URLSearchParams({
        ...(isBasic ? {} : { client_id: clientId }),
        ...(isPost ? { client_secret: clientSecret } : {}),
        ...form,
      }).toString(),
    })
  }

  exchange(code: string, form: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirectUri,
      code_verifier: this.pkce.verifier,
      resource: `${this.publicUrl}/mcp`,
      ...form,
    })
  }

  refresh(refreshToken: string): Promise<LightMyRequestResponse> {
    return this.token({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      resource: `${this.publicUrl}/mcp`,
    })
  }

  /** All of it: the application holds tokens of a user. */
  async connected(userId: string, parameters: AuthorizationParameters = {}): Promise<Tokens> {
    const answer = await this.exchange(await this.code(userId, parameters))
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json()
  }
}
