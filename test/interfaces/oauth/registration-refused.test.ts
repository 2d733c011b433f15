import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import { type OAuthServer, startOAuthServer } from '../../support/oauth-server.ts'
import { editorRegistration } from '../../support/oauth-walk.ts'

describeDatabase('registrations that are refused', (open) => {
  let server: OAuthServer

  beforeAll(async () => {
    server = await startOAuthServer(await open())
  })
  afterAll(() => server?.close())

  const register = (body: unknown) => server.walk().register(body)

  /** A registration like an editor's, but for what a test is about. */
  const registerWith = (fields: Record<string, unknown>) =>
    register({ ...editorRegistration, ...fields })

  function expectRefused(
    answer: LightMyRequestResponse,
    error: 'invalid_redirect_uri' | 'invalid_client_metadata',
  ) {
    expect(answer.json()).toEqual({
      error,
      error_description: expect.stringMatching(/\S+ \S+ \S+/),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['cache-control']).toBe('no-store')
  }

  it.each([
    'javascript:alert(1)',
    'JavaScript://x/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://editor.example/1',
    'about:blank',
    'view-source:https://editor.example/',
    'ftp://editor.example/',
    'ms-msdt:/id PCWDiagnostic',
    'ms-msdt:/id',
    'intent://scan/#Intent;end',
    'intent://scan/',
    'shell:startup',
    'http://editor.example/callback',
    'http://localhost.evil.example/callback',
    // They would be a source, or a directive, of their own in the policy of the page that names them.
    'https://*/callback',
    'https://editor.example;sandbox/callback',
    'https://editor.example,evil.example/callback',
    "https://'unsafe-inline'/callback",
    'http://127.0.0.1.evil.example/callback',
    'http://127.1/callback',
    'http://0.0.0.0/callback',
    'http://127.0.0.1@evil.example/',
    'https://localhost/callback',
    'https://user:pass@editor.example/callback',
    'https://user@editor.example/callback',
    'https://editor.example/callback#',
    'https://editor.example/callback#here',
    'https://claude.ai\\@evil.example/',
    'https:\\\\evil.example/',
    'https:evil.example/callback',
    'https:///evil.example/callback',
    'https://editor.example/a b',
    ' https://editor.example/',
    'https://editor.example/\n',
    'https://editor.example/\u0000',
    'https://editor.example/\u202egnp.exe',
    'https://edi\u200btor.example/',
    '//editor.example/callback',
    '/callback',
    'callback',
    '',
  ])('refuses to be called back at %j', async (address) => {
    const answer = await registerWith({
      redirect_uris: ['https://editor.example/callback', address],
    })

    expectRefused(answer, 'invalid_redirect_uri')
  })

  it.each([
    ['none', undefined],
    ['an empty list of', []],
    ['one that is no list of', 'https://editor.example/callback'],
    ['one that is no text among the', [7]],
    ['21', Array.from({ length: 21 }, (_, index) => `https://editor.example/${index}`)],
    ['one of 3,000 characters among the', [`https://editor.example/${'a'.repeat(3_000)}`]],
  ])('refuses %s addresses', async (_, addresses) => {
    expectRefused(await registerWith({ redirect_uris: addresses }), 'invalid_redirect_uri')
  })

  it.each([
    ['what is no JSON', '{"redirect_uris":'],
    ['nothing', ''],
    ['a list', '[{"redirect_uris":["https://editor.example/callback"]}]'],
    ['null', 'null'],
    ['a text', '"https://editor.example/callback"'],
  ])('refuses %s', async (_, text) => {
    expectRefused(await register(text), 'invalid_client_metadata')
  })

  it.each([
    ['a name that is no text', { client_name: 7 }],
    ['a key instead of a secret', { token_endpoint_auth_method: 'private_key_jwt' }],
    ['a way to authenticate that nobody knows', { token_endpoint_auth_method: 'tls_client_auth' }],
    ['an endless id of its software', { software_id: 'a'.repeat(101) }],
  ])('refuses %s', async (_, fields) => {
    expectRefused(await registerWith(fields), 'invalid_client_metadata')
  })

  it('says which addresses can be registered', async () => {
    const answer = await registerWith({ redirect_uris: ['myeditor://callback'] })

    expect(answer.json().error_description).toBe(
      '"myeditor://callback" has a scheme that is not known here: use https, http on this computer, ' +
        'or a scheme that is a domain name in reverse, such as com.example.app.',
    )
  })

  it('says which ways to authenticate there are', async () => {
    const answer = await registerWith({ token_endpoint_auth_method: 'private_key_jwt' })

    expect(answer.json().error_description).toBe(
      'token_endpoint_auth_method must be one of none, client_secret_basic, client_secret_post.',
    )
  })

  it('reads no more than 64 KB', async () => {
    const answer = await registerWith({ client_name: 'a'.repeat(1_000_000) })

    expect(answer.statusCode).toBe(413)
  })
})
