import { hkdfSync } from 'node:crypto'
import { oauthProvider } from '@better-auth/oauth-provider'
import type { BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { isAPIError } from 'better-auth/api'
// Without the query builder that its own adapters need, 10 MB less.
import { betterAuth } from 'better-auth/minimal'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../database/connection.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import {
  authAccounts,
  oauthAccessTokens,
  oauthClientAssertions,
  oauthClientResources,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
  oauthResources,
  sessions,
  users,
  verifications,
} from '../database/schema.ts'
import { withAtomicChanges } from './atomic-changes.ts'
import { applicationScopes, offlineScope } from './connected-applications.ts'
import { hashSessionTokens } from './hashed-session-tokens.ts'
import { withNotedOutages } from './noted-outages.ts'
import { sessionEndpoints } from './session-endpoints.ts'
import { withTakenRowErrors } from './taken-row-errors.ts'

/** How long a browser stays signed in after its last visit, in seconds. */
const sessionSeconds = 30 * 24 * 60 * 60

/** How long a password may be, in characters (NIST SP 800-63B, 3.1.1.2, asks for 8 at least, and to allow 64). */
export const passwordLength = { minimum: 10, maximum: 128 } as const

/** Seconds: an access token, a refresh token after its last use, and how long a used one may come once more. */
const tokenSeconds = { access: 15 * 60, refresh: 30 * 24 * 60 * 60, reuse: 30 } as const

/** How long an authorization takes at most, from the first page to the exchange of its code, in seconds. */
const codeSeconds = 600

/** The header in which we tell better-auth the caller's address; requests from outside never bring it along. */
export const addressHeader = 'x-slidewright-client-address'

/** What is needed to know who somebody is. */
interface AuthenticationOptions {
  database: Database
  /** The origin that everything says, whatever address a request came to. */
  publicUrl: string
  /** Secret of the deployment; the keys used here are derived from it for this purpose only. */
  secret: string
  /** Told what went wrong inside. */
  onError: (message: string) => void
}

/** Where the MCP endpoint is, under the origin. */
export const mcpPath = '/mcp'

/** What access tokens are for: the address of the MCP endpoint. */
export function mcpResource(publicUrl: string): string {
  return publicUrl + mcpPath
}

/** The name of the cookie that says who is signed in. */
function sessionCookieName(publicUrl: string): string {
  // The prefix (RFC 6265bis, 4.1.3.2) keeps other hosts of the same domain from setting it; browsers take it by https.
  return publicUrl.startsWith('https:') ? '__Host-slidewright_session' : 'slidewright_session'
}

/**
 * better-auth, set up for this deployment: passwords, sessions of browsers, and the authorization server that MCP's
 * clients ask. Only what the ways in call of it can be reached; none of its own routes is mounted.
 */
export function createAuthentication(options: AuthenticationOptions) {
  const { database, publicUrl, secret, onError } = options
  const resource = mcpResource(publicUrl)
  const adapter = drizzleAdapter(database, {
    provider: 'pg',
    schema: {
      user: users,
      session: sessions,
      account: authAccounts,
      verification: verifications,
      oauthClient: oauthClients,
      oauthResource: oauthResources,
      oauthClientResource: oauthClientResources,
      oauthRefreshToken: oauthRefreshTokens,
      oauthAccessToken: oauthAccessTokens,
      oauthConsent: oauthConsents,
      oauthClientAssertion: oauthClientAssertions,
    },
  })
  return betterAuth({
    appName: 'Slidewright',
    baseURL: publicUrl,
    // At the root, so that the issuer is the origin, and clients find its metadata where they look first.
    basePath: '/',
    secret: Buffer.from(hkdfSync('sha256', secret, '', 'slidewright accounts', 32)).toString('hex'),
    database: (given: BetterAuthOptions) =>
      hashSessionTokens(withNotedOutages(withTakenRowErrors(withAtomicChanges(adapter(given))))),
    trustedOrigins: [publicUrl],
    session: { expiresIn: sessionSeconds, updateAge: 24 * 60 * 60 },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.minimum,
      maxPasswordLength: passwordLength.maximum,
    },
    // The ways in have limits of their own, for all that can be tried, not only what better-auth does.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (level, message, ...details) => {
        // While the database is away that is said once, by whoever opened it.
        if (level === 'error' && !details.some(isDatabaseAway)) onError(message)
      },
    },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookieName(publicUrl),
          attributes: { secure: publicUrl.startsWith('https:'), httpOnly: true, sameSite: 'lax' },
        },
      },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => uuidv7() },
    },
    plugins: [
      oauthProvider({
        loginPage: `${publicUrl}/sign-in`,
        consentPage: `${publicUrl}/consent`,
        scopes: [...applicationScopes, offlineScope],
        grantTypes: ['authorization_code', 'refresh_token'],
        resources: [resource],
        clientRegistrationDefaultResources: [resource],
        allowDynamicClientRegistration: true,
        allowUnauthenticatedClientRegistration: true,
        // Opaque access tokens: see database/oauth-tables.ts.
        disableJwtPlugin: true,
        accessTokenExpiresIn: tokenSeconds.access,
        refreshTokenExpiresIn: tokenSeconds.refresh,
        // Clients refresh from several windows at once; each is answered with the same new tokens.
        refreshTokenReuseInterval: tokenSeconds.reuse,
        codeExpiresIn: codeSeconds,
        silenceWarnings: { oauthAuthServerConfig: true, openidConfig: true },
      }),
      sessionEndpoints,
    ],
    onAPIError: {
      errorURL: `${publicUrl}/sign-in/problem`,
      // What is nobody's fault but ours goes to whoever called, to be answered and logged like any other; left to itself
      // the library writes it to the console, with the query and its values.
      onError(error) {
        if (!isAPIError(error)) throw error
      },
    },
  })
}

/** See `createAuthentication`. */
export type Authentication = ReturnType<typeof createAuthentication>
