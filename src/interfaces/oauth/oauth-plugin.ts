import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Authentication, mcpPath, mcpResource } from '../../accounts/authentication.ts'
import { findApplication, registerRedirectUris } from '../../accounts/authorizations.ts'
import { exchangeRefreshToken } from '../../accounts/refresh-races.ts'
import type { Database } from '../../database/connection.ts'
import { cleanText } from '../../presentations/clean-text.ts'
import { callerNetwork } from '../http/caller-network.ts'
import { answerError, describeProblem } from '../http/error-handler.ts'
import { createRateLimiter } from '../http/rate-limit.ts'
import { completeAuthorizationQuery } from './authorization-query.ts'
import { authorizationServerMetadata, protectedResourceMetadata } from './metadata.ts'
import { RegistrationRefusedError, readRegistration } from './registration-request.ts'
import { answersError, type ClaimedClient, claimedClient } from './token-request.ts'
import { sendWebResponse, toWebRequest } from './web-request.ts'

interface OAuthDependencies {
  database: Database
  publicUrl: string
  authentication: Authentication
}

/** Larger bodies than ours are not read, in bytes. */
const bodyLimit = 64 * 1024

/** Requests a minute from one address, with bursts of a sixth of it. */
const limits = { register: 60, token: 600, authorize: 300 } as const

/** Metadata changes with a new version only. */
const metadataCaching = 'public, max-age=300'

/** Hidden in the API's description: the protocol describes it. The body stays the text that it is. */
const hidden = { schema: { hide: true } }
const hiddenWithBody = { schema: { hide: true, body: z.unknown() } }

/** What is no form lacks fields then, which the authorization server says as OAuth has errors said. */
const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

function oauthError(reply: FastifyReply, status: number, error: string, description: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error, error_description: description })
}

/**
 * The authorization server that MCP's clients ask (OAuth 2.1, RFC 8414, 7591, 7009, 9728, 9207): what is reachable of it,
 * and how requests of real clients are read. Its pages are among the others, in `interfaces/web`.
 */
export const oauthPlugin: FastifyPluginAsync<OAuthDependencies> = async (app, dependencies) => {
  const { authentication, database, publicUrl } = dependencies
  const limiters = {
    register: createRateLimiter({ perMinute: limits.register }),
    token: createRateLimiter({ perMinute: limits.token }),
    authorize: createRateLimiter({ perMinute: limits.authorize }),
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )

  // What passes is said as the protocol says it; anything else as everywhere.
  app.setErrorHandler((error, request, reply) => {
    const problem = describeProblem(error)
    if (problem === undefined || problem.statusCode < 500 || typeof problem.detail !== 'string')
      return answerError(error, request, reply)
    reply.headers(problem.headers)
    return oauthError(reply, problem.statusCode, 'temporarily_unavailable', problem.detail)
  })

  /** Answers who comes too fast; undefined: they may go on. */
  const refuseHaste = (
    kind: keyof typeof limits,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | undefined => {
    const seconds = limiters[kind].take(callerNetwork(request.ip))
    if (seconds === 0) return undefined
    reply.header('retry-after', String(seconds))
    return oauthError(
      reply,
      429,
      'temporarily_unavailable',
      'Too many requests; please wait a moment.',
    )
  }

  /** The application that asks, when it is not registered (any more). */
  const findStranger = async (
    request: FastifyRequest,
    form: URLSearchParams,
  ): Promise<ClaimedClient | undefined> => {
    const client = claimedClient(request.headers.authorization, form)
    if (client === undefined) return undefined
    // What no database holds is not even looked for.
    const known =
      cleanText(client.id) === client.id &&
      (await findApplication(database, client.id)) !== undefined
    return known ? undefined : client
  }

  const refuseStranger = (reply: FastifyReply, { byHeader }: ClaimedClient): FastifyReply => {
    if (byHeader) reply.header('www-authenticate', 'Basic')
    return oauthError(
      reply,
      401,
      'invalid_client',
      'This server does not know the application (any more): it must register again.',
    )
  }

  for (const path of [
    `/.well-known/oauth-protected-resource${mcpPath}`,
    '/.well-known/oauth-protected-resource',
  ])
    app.get(path, hidden, async (_request, reply) =>
      reply.header('cache-control', metadataCaching).send(protectedResourceMetadata(publicUrl)),
    )

  app.get('/.well-known/oauth-authorization-server', hidden, async (_request, reply) =>
    reply
      .header('cache-control', metadataCaching)
      .send(await authorizationServerMetadata(authentication)),
  )

  app.get('/oauth2/authorize', hidden, async (request, reply) => {
    const refused = refuseHaste('authorize', request, reply)
    if (refused !== undefined) return refused
    const given = new URL(request.url, publicUrl).searchParams
    const query = completeAuthorizationQuery(given, mcpResource(publicUrl))
    const { cookie } = request.headers
    const response = await authentication.handler(
      toWebRequest(request, {
        publicUrl,
        path: `/oauth2/authorize?${query}`,
        // As a browser that opens an address: the answer is a redirect.
        extra: { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) },
      }),
    )
    reply.header('cache-control', 'no-store')
    return sendWebResponse(reply, response)
  })

  app.post('/oauth2/register', hiddenWithBody, async (request, reply) => {
    const refused = refuseHaste('register', request, reply)
    if (refused !== undefined) return refused
    try {
      const { metadata, redirectUris } = readRegistration(parsedJson(request.body))
      const response = await authentication.handler(
        toWebRequest(request, {
          publicUrl,
          path: '/oauth2/register',
          body: JSON.stringify(metadata),
          // Read as JSON already, whatever the client called it.
          extra: { accept: 'application/json', 'content-type': 'application/json' },
        }),
      )
      if (!response.ok) return await sendWebResponse(reply, response)
      const client = (await response.json()) as { client_id: string }
      await registerRedirectUris(database, client.client_id, redirectUris)
      return await reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ ...client, redirect_uris: redirectUris })
    } catch (error) {
      if (!(error instanceof RegistrationRefusedError)) throw error
      return oauthError(reply, 400, error.code, error.message)
    }
  })

  app.post('/oauth2/token', hiddenWithBody, async (request, reply) => {
    const refused = refuseHaste('token', request, reply)
    if (refused !== undefined) return refused
    const body = typeof request.body === 'string' ? request.body : ''
    const path = '/oauth2/token'
    const exchange = () =>
      authentication.handler(toWebRequest(request, { publicUrl, path, body, extra: asForm }))
    const form = new URLSearchParams(body)
    const stranger = await findStranger(request, form)
    if (stranger !== undefined) return refuseStranger(reply, stranger)
    const response =
      form.get('grant_type') === 'refresh_token'
        ? await exchangeRefreshToken(database, form.get('refresh_token') ?? '', exchange)
        : await exchange()
    // So it refuses a verifier, where RFC 7636, 4.6, has `invalid_grant`.
    if (form.has('code_verifier') && (await answersError(response, 401, 'invalid_request')))
      return oauthError(
        reply,
        400,
        'invalid_grant',
        'The code_verifier does not match the code_challenge of the authorization.',
      )
    return sendWebResponse(reply, response)
  })

  app.post('/oauth2/revoke', hiddenWithBody, async (request, reply) => {
    const refused = refuseHaste('token', request, reply)
    if (refused !== undefined) return refused
    const body = typeof request.body === 'string' ? request.body : ''
    const form = new URLSearchParams(body)
    const stranger = await findStranger(request, form)
    if (stranger !== undefined) return refuseStranger(reply, stranger)
    const path = '/oauth2/revoke'
    const response = await authentication.handler(
      toWebRequest(request, { publicUrl, path, body, extra: asForm }),
    )
    // A token that is over is revoked already (RFC 7009, 2.2).
    if (form.get('token') && (await answersError(response, 400, 'invalid_request')))
      return reply.header('cache-control', 'no-store').send()
    return sendWebResponse(reply, response)
  })
}

function parsedJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
