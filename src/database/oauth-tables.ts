import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'

// The tables of better-auth's OAuth provider: names, fields and types as its Drizzle adapter expects them. What is secret
// in them (tokens, codes, the secrets of clients) is stored hashed or encrypted by the provider. Where the provider would
// leave rows when a user or a client is deleted, they go along here.

/** Applications that registered themselves (RFC 7591). */
export const oauthClients = pgTable(
  'oauth_client',
  {
    id: text('id').primaryKey(),
    clientId: text('client_id').notNull().unique(),
    clientSecret: text('client_secret'),
    clientDiscoveryId: text('client_discovery_id'),
    disabled: boolean('disabled').default(false),
    skipConsent: boolean('skip_consent'),
    enableEndSession: boolean('enable_end_session'),
    subjectType: text('subject_type'),
    scopes: text('scopes').array(),
    clientCredentialsScopes: text('client_credentials_scopes').array(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    name: text('name'),
    uri: text('uri'),
    icon: text('icon'),
    contacts: text('contacts').array(),
    tos: text('tos'),
    policy: text('policy'),
    softwareId: text('software_id'),
    softwareVersion: text('software_version'),
    softwareStatement: text('software_statement'),
    redirectUris: text('redirect_uris').array().notNull(),
    postLogoutRedirectUris: text('post_logout_redirect_uris').array(),
    backchannelLogoutUri: text('backchannel_logout_uri'),
    backchannelLogoutSessionRequired: boolean('backchannel_logout_session_required'),
    tokenEndpointAuthMethod: text('token_endpoint_auth_method'),
    applicationType: text('application_type'),
    jwks: text('jwks'),
    jwksUri: text('jwks_uri'),
    grantTypes: text('grant_types').array(),
    responseTypes: text('response_types').array(),
    requirePKCE: boolean('require_pkce'),
    dpopBoundAccessTokens: boolean('dpop_bound_access_tokens').default(false),
    referenceId: text('reference_id'),
    metadata: jsonb('metadata'),
  },
  (table) => [index('oauth_client_created').on(table.createdAt)],
)

/** What tokens can be for: the MCP endpoint. */
export const oauthResources = pgTable('oauth_resource', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull().unique(),
  name: text('name').notNull(),
  accessTokenTtl: integer('access_token_ttl'),
  refreshTokenTtl: integer('refresh_token_ttl'),
  signingAlgorithm: text('signing_algorithm'),
  signingKeyId: text('signing_key_id'),
  allowedScopes: text('allowed_scopes').array(),
  customClaims: jsonb('custom_claims'),
  dpopBoundAccessTokensRequired: boolean('dpop_bound_access_tokens_required').default(false),
  disabled: boolean('disabled').default(false),
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
  policyVersion: integer('policy_version').default(1),
  metadata: jsonb('metadata'),
})

/** Which clients may ask for which resources. */
export const oauthClientResources = pgTable(
  'oauth_client_resource',
  {
    id: text('id').primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => oauthClients.clientId, { onDelete: 'cascade' }),
    resourceId: text('resource_id')
      .notNull()
      .references(() => oauthResources.identifier, { onDelete: 'cascade' }),
    metadata: jsonb('metadata'),
    createdAt: moment('created_at'),
  },
  (table) => [
    uniqueIndex('oauth_client_resource_link').on(table.clientId, table.resourceId),
    index('oauth_client_resource_resource').on(table.resourceId),
  ],
)

const clientId = () =>
  text('client_id')
    .notNull()
    .references(() => oauthClients.clientId, { onDelete: 'cascade' })

/** Refresh tokens, each used once. They outlive the browser session that they were granted in. */
export const oauthRefreshTokens = pgTable(
  'oauth_refresh_token',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    clientId: clientId(),
    /** Without a foreign key: the session is only where the grant began. */
    sessionId: text('session_id'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    referenceId: text('reference_id'),
    authorizationCodeId: text('authorization_code_id'),
    resources: text('resources').array(),
    requestedUserInfoClaims: text('requested_user_info_claims').array(),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at'),
    revoked: moment('revoked'),
    rotatedAt: moment('rotated_at'),
    rotationReplayResponse: text('rotation_replay_response'),
    rotationReplayExpiresAt: moment('rotation_replay_expires_at'),
    authTime: moment('auth_time'),
    confirmation: jsonb('confirmation'),
    scopes: text('scopes').array().notNull(),
  },
  (table) => [
    index('oauth_refresh_token_grant').on(table.userId, table.clientId),
    index('oauth_refresh_token_client').on(table.clientId),
    index('oauth_refresh_token_code').on(table.authorizationCodeId),
    index('oauth_refresh_token_expiry').on(table.expiresAt),
  ],
)

/** Access tokens: opaque, so that one that is taken away is worth nothing from that moment on, in every process. */
export const oauthAccessTokens = pgTable(
  'oauth_access_token',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    clientId: clientId(),
    sessionId: text('session_id'),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    referenceId: text('reference_id'),
    authorizationCodeId: text('authorization_code_id'),
    resources: text('resources').array(),
    requestedUserInfoClaims: text('requested_user_info_claims').array(),
    refreshId: text('refresh_id').references(() => oauthRefreshTokens.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at'),
    revoked: moment('revoked'),
    confirmation: jsonb('confirmation'),
    scopes: text('scopes').array().notNull(),
  },
  (table) => [
    index('oauth_access_token_grant').on(table.userId, table.clientId),
    index('oauth_access_token_client').on(table.clientId),
    index('oauth_access_token_code').on(table.authorizationCodeId),
    index('oauth_access_token_refresh').on(table.refreshId),
    index('oauth_access_token_expiry').on(table.expiresAt),
  ],
)

/** What a user has allowed an application. The last two columns are ours; the provider does not know them. */
export const oauthConsents = pgTable(
  'oauth_consent',
  {
    id: text('id').primaryKey(),
    clientId: clientId(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    referenceId: text('reference_id'),
    resources: text('resources').array(),
    requestedUserInfoClaims: text('requested_user_info_claims').array(),
    scopes: text('scopes').array().notNull(),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    /** What the application may spend within 24 hours, in credits; null: no limit of its own. */
    dailyCredits: integer('daily_credits'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('oauth_consent_grant').on(table.userId, table.clientId),
    index('oauth_consent_client').on(table.clientId),
  ],
)

/** Assertions of clients that were used once (RFC 7523); such clients are not offered, but the provider asks for it. */
export const oauthClientAssertions = pgTable('oauth_client_assertion', {
  id: text('id').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})
