import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

const origins = ['https://www.example.com', 'http://localhost:8080']

describeDatabase('Where EMBED_ORIGINS names origins,', (open) => {
  let server: TestServer
  let link: string
  beforeAll(async () => {
    server = await startTestServer(await open(), { embedOrigins: origins })
    const caller = await server.caller()
    const status = await caller.generated({ input_text: 'One' })
    link = ('formats' in status && status.formats?.link?.url) || ''
  })
  afterAll(() => server.close())

  test('their pages may show a share page in a frame, which loads nothing more than before', async () => {
    const { statusCode, headers } = await server.open(link)
    expect(statusCode).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors ${origins.join(' ')}`)
    expect(policy).toContain("default-src 'none'")
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test.each([
    '/',
    '/sign-in',
    '/settings',
    '/presentations',
  ])('no page may show %s in one', async (path) => {
    const { headers } = await server.open(path, { headers: { accept: 'text/html' } })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})

describeDatabase('Without EMBED_ORIGINS', (open) => {
  test('no page may show a share page in a frame', async () => {
    const server = await startTestServer(await open())
    const status = await (await server.caller()).generated({ input_text: 'One' })
    const link = ('formats' in status && status.formats?.link?.url) || ''
    const { headers } = await server.open(link)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    await server.close()
  })
})
