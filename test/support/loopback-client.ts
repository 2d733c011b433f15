import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messageIn, type ToolResult, toolCall } from './mcp/messages.ts'
import type { RegisteredClient, Tokens } from './oauth-walk.ts'
import { pkcePair } from './pkce.ts'

/** An application on the user's computer that connects over the network, called back on a port of its own. */
export class LoopbackClient {
  readonly name: string
  clientId = ''
  redirectUri = ''
  private readonly publicUrl: string
  private readonly pkce = pkcePair()
  private readonly server: Server
  private readonly callbacks: URLSearchParams[] = []

  private constructor(publicUrl: string, name: string) {
    this.publicUrl = publicUrl
    this.name = name
    this.server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1')
      if (pathname === '/callback') this.callbacks.push(searchParams)
      response.setHeader('content-type', 'text/html').end('<p>You can close this window.</p>')
    })
  }

  /** Listens and registers. @param redirectUri another address that it is called back at; default: where it listens. */
  static async registered(
    publicUrl: string,
    name: string,
    redirectUri?: string,
  ): Promise<LoopbackClient> {
    const client = new LoopbackClient(publicUrl, name)
    client.server.listen(0, '127.0.0.1')
    await once(client.server, 'listening')
    const { port } = client.server.address() as AddressInfo
    client.redirectUri = redirectUri ?? `http://127.0.0.1:${port}/callback`
    const answer = await fetch(`${publicUrl}/oauth2/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: name,
        redirect_uris: [client.redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      }),
    })
    if (answer.status !== 201) throw new Error(await answer.text())
    client.clientId = ((await answer.json()) as RegisteredClient).client_id
    return client
  }

  /** What it opens in the browser. */
  get authorizePath(): string {
    return `/oauth2/authorize?${new URLSearchParams({
      response_type: 'code',
      client_id: this.clientId,
      redirect_uri: this.redirectUri,
      code_challenge: this.pkce.challenge,
      code_challenge_method: 'S256',
      state: `state of ${this.name}`,
      resource: `${this.publicUrl}/mcp`,
    })}`
  }

  /** What the browser brought along when it came back the last time; undefined before. */
  get called(): Record<string, string> | undefined {
    const last = this.callbacks.at(-1)
    return last && Object.fromEntries(last)
  }

  /** Exchanges the code that the browser brought. */
  async exchange(): Promise<Tokens> {
    const answer = await fetch(`${this.publicUrl}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: this.clientId,
        code: this.called?.code ?? '',
        redirect_uri: this.redirectUri,
        code_verifier: this.pkce.verifier,
        resource: `${this.publicUrl}/mcp`,
      }),
    })
    if (answer.status !== 200) throw new Error(await answer.text())
    return (await answer.json()) as Tokens
  }

  /** Calls a tool; the result is undefined unless the status is 200. */
  async tool(
    token: string,
    name: string,
    given: unknown = {},
  ): Promise<{ status: number; result?: ToolResult }> {
    const answer = await fetch(`${this.publicUrl}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
      },
      body: JSON.stringify(toolCall(name, given)),
    })
    const body = await answer.text()
    if (answer.status !== 200) return { status: answer.status }
    const headers = { 'content-type': answer.headers.get('content-type') }
    return { status: answer.status, result: messageIn({ body, headers }).result }
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }
}
