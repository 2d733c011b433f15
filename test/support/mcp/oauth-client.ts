import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  Client as ModernClient,
  type OAuthClientProvider as ModernProvider,
  StreamableHTTPClientTransport as ModernTransport,
  UnauthorizedError as ModernUnauthorizedError,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
} from '@modelcontextprotocol/client'
import {
  type OAuthClientProvider as OlderProvider,
  UnauthorizedError as OlderUnauthorizedError,
} from '@modelcontextprotocol/sdk/client/auth.js'
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { ToolResult } from './mcp-world.ts'

/** What the person at the browser does with an address: gives back where the application is called. */
export type Authorize = (address: URL) => Promise<URL>

/** An application's side of OAuth, in memory, as the SDKs ask for it. */
export class OAuthMemory implements ModernProvider, OlderProvider {
  readonly redirectUrl = 'http://127.0.0.1:33418/callback'
  readonly clientMetadata
  /** The addresses that it was asked to open in a browser. */
  readonly opened: URL[] = []
  /** How often it was given new tokens. */
  saved = 0
  information: StoredOAuthClientInformation | undefined
  held: StoredOAuthTokens | undefined
  private verifier = ''
  private discovered: OAuthDiscoveryState | undefined
  private readonly expectedState = randomUUID()

  constructor(name = 'An editor') {
    this.clientMetadata = {
      client_name: name,
      redirect_uris: [this.redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }
  }

  /** Another window of the same application: it knows the same, and hears of nothing new. */
  copy(): OAuthMemory {
    const other = new OAuthMemory(this.clientMetadata.client_name)
    other.information = this.information
    other.held = this.held && { ...this.held }
    return other
  }

  /** Makes the access token one that no server knows, as it is when its time is over. */
  spoilAccessToken(): void {
    if (this.held === undefined) throw new Error('There are no tokens.')
    this.held = { ...this.held, access_token: randomUUID() }
  }

  state(): string {
    return this.expectedState
  }

  clientInformation(): StoredOAuthClientInformation | undefined {
    return this.information
  }

  saveClientInformation(information: StoredOAuthClientInformation): void {
    this.information = information
  }

  tokens(): StoredOAuthTokens | undefined {
    return this.held
  }

  saveTokens(tokens: StoredOAuthTokens): void {
    this.saved += 1
    this.held = tokens
  }

  redirectToAuthorization(address: URL): void {
    this.opened.push(address)
  }

  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier
  }

  codeVerifier(): string {
    return this.verifier
  }

  saveDiscoveryState(state: OAuthDiscoveryState): void {
    this.discovered = state
  }

  discoveryState(): OAuthDiscoveryState | undefined {
    return this.discovered
  }

  invalidateCredentials(scope: 'all' | 'client' | 'tokens' | 'verifier' | 'discovery'): void {
    if (scope === 'all' || scope === 'client') this.information = undefined
    if (scope === 'all' || scope === 'tokens') this.held = undefined
    if (scope === 'all' || scope === 'discovery') this.discovered = undefined
  }

  /** Has the person decide, and checks that the answer is to its own question (RFC 6749, 10.12). */
  async authorized(authorize: Authorize): Promise<URLSearchParams> {
    const address = this.opened.at(-1)
    if (address === undefined) throw new Error('No address was opened.')
    const back = await authorize(address)
    if (!back.href.startsWith(this.redirectUrl)) throw new Error(`It was not called: ${back}`)
    if (back.searchParams.get('state') !== this.expectedState) throw new Error(`State: ${back}`)
    return back.searchParams
  }
}

/** A client that is connected, whichever it is. */
export interface McpClient {
  memory: OAuthMemory
  toolNames(): Promise<string[]>
  call(name: string, given?: Record<string, unknown>): Promise<ToolResult>
  close(): Promise<void>
}

/** Where a client connects. */
export interface Target {
  url: URL
  /** What it sends its requests with, where they are to go to another process than the address names. */
  fetch?: (input: string | URL, init?: RequestInit) => Promise<Response>
}

/**
 * The same target by a way on which one can wait until nothing is under way. Once they are connected, clients ask by
 * themselves for a stream of messages; if their token ends meanwhile they refresh it for that as well, and what they are
 * given then, perhaps much later, they keep in place of newer tokens.
 */
export function watchedTarget({ url, fetch: send = fetch }: Target): Target & {
  quiet(): Promise<void>
} {
  let underWay = 0
  return {
    url,
    async fetch(input, init) {
      underWay += 1
      try {
        return await send(input, init)
      } finally {
        underWay -= 1
      }
    },
    async quiet() {
      // What follows an answer at once begins before the next turn of the event loop.
      do await pause(10)
      while (underWay > 0)
    },
  }
}

/** One of the SDKs, speaking one era of the protocol. */
export interface ClientKind {
  title: string
  /**
   * Connects with the tokens that `memory` has.
   * @throws {Error} for which `isUnauthorized` holds when somebody must be asked.
   */
  connect(target: Target, memory: OAuthMemory): Promise<McpClient>
  /** Exchanges the code that it was called back with. */
  finish(target: Target, memory: OAuthMemory, parameters: URLSearchParams): Promise<void>
}

const info = { name: 'test', version: '1' }

function modernKind(title: string, mode: 'auto' | 'legacy', revision: string): ClientKind {
  const transportTo = ({ url, fetch }: Target, memory: OAuthMemory) =>
    new ModernTransport(url, { authProvider: memory, ...(fetch === undefined ? {} : { fetch }) })
  return {
    title,
    async connect(target, memory) {
      const client = new ModernClient(info, { versionNegotiation: { mode } })
      await client.connect(transportTo(target, memory))
      const spoken = client.getNegotiatedProtocolVersion()
      if (spoken !== revision) throw new Error(`It speaks ${spoken} instead of ${revision}.`)
      return {
        memory,
        toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
        call: async (name, given = {}) =>
          (await client.callTool({ name, arguments: given })) as ToolResult,
        close: () => client.close(),
      }
    },
    finish: (target, memory, parameters) => transportTo(target, memory).finishAuth(parameters),
  }
}

function olderKind(): ClientKind {
  const transportTo = ({ url, fetch }: Target, memory: OAuthMemory) =>
    new OlderTransport(url, { authProvider: memory, ...(fetch === undefined ? {} : { fetch }) })
  return {
    title: 'SDK 1.x',
    async connect(target, memory) {
      const client = new OlderClient(info)
      await client.connect(transportTo(target, memory))
      return {
        memory,
        toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
        call: async (name, given = {}) =>
          (await client.callTool({ name, arguments: given })) as ToolResult,
        close: () => client.close(),
      }
    },
    finish: (target, memory, parameters) =>
      transportTo(target, memory).finishAuth(parameters.get('code') ?? ''),
  }
}

/** The clients of the SDKs, as editors ship them. */
export const clientKinds: readonly [ClientKind, ...ClientKind[]] = [
  modernKind('SDK 2.x, revision 2026-07-28', 'auto', '2026-07-28'),
  modernKind('SDK 2.x, revision 2025-11-25', 'legacy', '2025-11-25'),
  olderKind(),
]

/** Whether a client has given up until somebody is asked anew. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ModernUnauthorizedError || error instanceof OlderUnauthorizedError
}

/** Connects for the first time: the client finds out where to sign in, and somebody allows it. */
export async function connectNew(
  kind: ClientKind,
  target: Target,
  authorize: Authorize,
  memory = new OAuthMemory(),
): Promise<McpClient> {
  try {
    await (await kind.connect(target, memory)).close()
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    await kind.finish(target, memory, await memory.authorized(authorize))
    return kind.connect(target, memory)
  }
  throw new Error('It was let in without asking anybody.')
}

/** Calls a tool, and gives what it answered. @throws Error with what it said when it refused. */
export async function called(
  client: McpClient,
  name: string,
  given: Record<string, unknown> = {},
): Promise<ToolResult & { structuredContent: Record<string, unknown> }> {
  const result = await client.call(name, given)
  const { structuredContent } = result
  if (result.isError || structuredContent === undefined)
    throw new Error(`${name}: ${JSON.stringify(result)}`)
  return { ...result, structuredContent }
}

/** Asks for the status of work as models do, until it has ended. */
export async function ended(client: McpClient, started: ToolResult): Promise<ToolResult> {
  for (;;) {
    const status = await called(client, 'get_generation_status', {
      generation_id: started.structuredContent?.generation_id,
      wait_seconds: 20,
    })
    if (status.structuredContent.status === 'completed') return status
    if (status.structuredContent.status === 'failed') throw new Error(JSON.stringify(status))
  }
}
