import type { AuthInfo, ServerContext } from '@modelcontextprotocol/server'
import type { FastifyBaseLogger } from 'fastify'
import type { ApplicationCaller } from '../../accounts/connected-applications.ts'
import type { ToolCall } from './tool.ts'

/** The first protocol revision whose results can hold links to resources; a date, so it can be compared as text. */
const firstWithLinks = '2025-06-18'

/** What is known of the HTTP request in which messages came; the protocol's machinery carries it along with the token. */
export class McpRequest {
  readonly caller: ApplicationCaller
  /** Whether the token of the request is still good. */
  readonly isStillAllowed: () => Promise<boolean>
  /** Aborted when the connection is gone. */
  readonly gone: AbortSignal
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Whether the client can read links to resources. Older ones refuse a result as a whole that has them. */
  readonly readsLinks: boolean

  /** @param request.protocolVersion the header `MCP-Protocol-Version`, which the oldest clients do not send. */
  constructor(request: {
    caller: ApplicationCaller
    isStillAllowed: () => Promise<boolean>
    gone: AbortSignal
    log: Pick<FastifyBaseLogger, 'error'>
    protocolVersion: string | undefined
  }) {
    this.caller = request.caller
    this.isStillAllowed = request.isStillAllowed
    this.gone = request.gone
    this.log = request.log
    this.readsLinks = (request.protocolVersion ?? '') >= firstWithLinks
  }

  /** This request as the SDK hands it on. @param resource the address that the token is for. */
  authInfo(token: string, resource: URL): AuthInfo {
    const { applicationId, scopes, expiresAt } = this.caller
    return {
      token,
      clientId: applicationId,
      scopes: [...scopes],
      expiresAt: Math.floor(expiresAt.getTime() / 1000),
      resource,
      extra: { request: this },
    }
  }

  /** @throws Error when a message came without one, which the plugin does not let happen. */
  static of(context: ServerContext): McpRequest {
    const request = context.http?.authInfo?.extra?.request
    if (!(request instanceof McpRequest)) throw new Error('A message came without its request.')
    return request
  }
}

/** Tells a client how far work is, when it asked to be told. */
export function progressOf({ mcpReq }: ServerContext): ToolCall['progress'] {
  const progressToken = mcpReq._meta?.progressToken
  if (progressToken === undefined) return undefined
  let last = -1
  return async (progress, total, message) => {
    if (progress <= last) return
    last = progress
    const params = { progressToken, progress, total, message }
    await mcpReq.notify({ method: 'notifications/progress', params })
  }
}
