import { type FastifyInstance, fastify } from 'fastify'
import { type Authentication, createAuthentication } from '../../src/accounts/authentication.ts'
import {
  type ApplicationCaller,
  authenticateApplication,
} from '../../src/accounts/connected-applications.ts'
import { createUser } from '../../src/accounts/users.ts'
import type { Connection } from '../../src/database/connection.ts'
import { registerJsonBody } from '../../src/interfaces/http/json-body.ts'
import { registerRequestValidation } from '../../src/interfaces/http/request-validation.ts'
import { oauthPlugin } from '../../src/interfaces/oauth/oauth-plugin.ts'
import { OAuthWalk } from './oauth-walk.ts'

/** The authorization server alone, over a real database. Nothing listens on a port. */
export interface OAuthServer {
  app: FastifyInstance
  authentication: Authentication
  connection: Connection
  publicUrl: string
  /** The address of the MCP endpoint, which tokens are for. */
  resource: string
  /** Somebody who can allow applications something. */
  userId: string
  /** An application that has not registered yet, on a computer of its own. */
  walk(): OAuthWalk
  /** For whom an application acts that sends this token. */
  callerOf(accessToken: string): Promise<ApplicationCaller | undefined>
  close(): Promise<void>
}

let users = 0

/**
 * Starts the authorization server as `server.ts` does, without the other ways in.
 *
 * @param options.publicUrl default: that of a server on this computer.
 */
export async function startOAuthServer(
  connection: Connection,
  options: { publicUrl?: string } = {},
): Promise<OAuthServer> {
  const { publicUrl = 'http://localhost:3000' } = options
  const { database } = connection
  const authentication = createAuthentication({
    database,
    publicUrl,
    secret: 'a secret of this deployment',
    onError: (message) => process.stderr.write(`${message}\n`),
  })
  const app = fastify()
  registerJsonBody(app)
  registerRequestValidation(app)
  await app.register(oauthPlugin, { database, publicUrl, authentication })
  users += 1
  const { id: userId } = await createUser(database, {
    email: `owner-${users}-${process.pid}@example.com`,
    name: 'Ada',
    signupCredits: 100,
  })
  const resource = `${publicUrl}/mcp`
  return {
    app,
    authentication,
    connection,
    publicUrl,
    resource,
    userId,
    walk: () => new OAuthWalk(app, authentication),
    callerOf: (accessToken) => authenticateApplication(database, accessToken, resource),
    async close() {
      await app.close()
      await connection.close()
    },
  }
}
