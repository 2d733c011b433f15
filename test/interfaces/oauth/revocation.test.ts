import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import { type OAuthServer, startOAuthServer } from '../../support/oauth-server.ts'
import type { OAuthWalk } from '../../support/oauth-walk.ts'

describeDatabase('a token that its application gives back (RFC 7009)', (open) => {
  let server: OAuthServer

  beforeAll(async () => {
    server = await startOAuthServer(await open())
  })
  afterAll(() => server?.close())

  const revoke = (walk: OAuthWalk, form: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/oauth2/revoke',
      remoteAddress: walk.address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ client_id: walk.clientId, ...form }).toString(),
    })

  it('is worth nothing any more', async () => {
    const walk = await server.walk().registered()
    const tokens = await walk.connected(server.userId)

    const answer = await revoke(walk, { token: tokens.access_token })

    expect(answer.statusCode).toBe(200)
    expect(await server.callerOf(tokens.access_token)).toBeUndefined()
  })

  it('takes those along that it was refreshed to', async () => {
    const walk = await server.walk().registered()
    const tokens = await walk.connected(server.userId)

    await revoke(walk, { token: tokens.refresh_token, token_type_hint: 'refresh_token' })

    expect(await server.callerOf(tokens.access_token)).toBeUndefined()
    expect((await walk.refresh(tokens.refresh_token)).json()).toMatchObject({
      error: 'invalid_grant',
    })
  })

  it.each(['never-given', 'a\u0000b'])('may be one that nobody knows: %j', async (token) => {
    const walk = await server.walk().registered()

    expect((await revoke(walk, { token })).statusCode).toBe(200)
  })

  it('must be named', async () => {
    const answer = await revoke(await server.walk().registered(), {})

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request' })
  })

  it('of another application stays as it is', async () => {
    const walk = await server.walk().registered()
    const tokens = await walk.connected(server.userId)

    await revoke(await server.walk().registered(), { token: tokens.access_token })

    expect(await server.callerOf(tokens.access_token)).toMatchObject({ userId: server.userId })
  })

  it.each(['nobody', '\u0000'])('is not taken from a stranger: %j', async (ending) => {
    const stranger = await server.walk().registered()
    stranger.clientId += ending

    const answer = await revoke(stranger, { token: 'a token' })

    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ error: 'invalid_client' })
  })
})
