import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { creditBalance } from '../../../src/accounts/credits.ts'
import { idempotencyKeys, operations } from '../../../src/database/schema.ts'
import { deletePresentation } from '../../../src/presentations/delete-presentation.ts'
import { describeDatabase } from '../../support/databases.ts'
import { emptyPresentation } from '../../support/presentations.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'

const body = { input_text: 'One\nTwo', presentation_options: { slide_range: '2-5' } }
const key = (value: string) => ({ 'idempotency-key': value })

describeDatabase('a request with an Idempotency-Key', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open(), { runJobs: false })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    caller = await server.caller(100)
  })

  const started = (userId: string) =>
    server.connection.database.$count(operations, eq(operations.ownerId, userId))

  test('starts its work once, and answers the same whenever it is sent', async () => {
    const first = await caller.post('/generations', body, key('one'))
    expect(first.statusCode).toBe(200)
    for (let count = 0; count < 3; count++) {
      const again = await caller.post('/generations', body, key('one'))
      expect(again.statusCode).toBe(200)
      expect(again.json()).toEqual(first.json())
    }
    expect(await started(caller.userId)).toBe(1)
    expect(await creditBalance(server.connection.database, caller.userId)).toBe(50)
  })

  test('starts other work under another key, and without one', async () => {
    await caller.post('/generations', body, key('one'))
    await caller.post('/generations', body, key('two'))
    expect(await started(caller.userId)).toBe(2)
    expect((await caller.post('/generations', body)).statusCode).toBe(402)
    expect((await caller.post('/generations', body, key(''))).statusCode).toBe(402)
  })

  test('is refused with another body', async () => {
    await caller.post('/generations', body, key('one'))
    const other = await caller.post('/generations', { ...body, input_text: 'Three' }, key('one'))
    expect(other.statusCode).toBe(409)
    expect(other.json()).toEqual({
      detail: 'This Idempotency-Key was used within the last 24 hours for another request.',
    })
    expect(await started(caller.userId)).toBe(1)
  })

  test('is the same with its fields in another order, and with white space between them', async () => {
    const text = '{"input_text": "One", "presentation_options": {"slide_range": "1", "title": "A"}}'
    const same =
      '{\n"presentation_options": {"title": "\\u0041", "slide_range": "1"},\n"input_text": "One"}'
    const first = await caller.post('/generations', text, key('one'))
    const again = await caller.post('/generations', same, key('one'))
    expect(again.json()).toEqual(first.json())
    expect(first.statusCode).toBe(200)
  })

  test('is another with the items of a list in another order', async () => {
    const formats = (...given: string[]) => ({ ...body, export_formats: given })
    await caller.post('/generations', formats('pdf', 'ppt'), key('one'))
    const other = await caller.post('/generations', formats('ppt', 'pdf'), key('one'))
    expect(other.statusCode).toBe(409)
  })

  test('is refused when it asks another route', async () => {
    const { presentationId } = await aPresentation()
    const path = `/presentations/${presentationId}`
    const exported = await caller.post(`${path}/exports`, {}, key('one'))
    expect(exported.statusCode).toBe(200)
    expect((await caller.post(`${path}/transcripts`, {}, key('one'))).statusCode).toBe(409)
  })

  test('says nothing of the keys of others', async () => {
    const stranger = await server.caller(100)
    const first = await caller.post('/generations', body, key('one'))
    const other = await stranger.post('/generations', body, key('one'))
    expect(other.statusCode).toBe(200)
    expect(other.json()).not.toEqual(first.json())
    const different = { ...body, input_text: 'Three' }
    expect((await stranger.post('/generations', different, key('one'))).statusCode).toBe(409)
  })

  test('may be tried again after it was refused', async () => {
    const poor = await server.caller(0)
    expect((await poor.post('/generations', body, key('one'))).statusCode).toBe(402)
    expect((await poor.post('/generations', {}, key('one'))).statusCode).toBe(422)
    await server.connection.database.execute(
      sql`insert into credit_ledger (id, user_id, kind, amount, reason)
          values (${poor.userId}, ${poor.userId}, 'grant', 100, 'Test')`,
    )
    expect((await poor.post('/generations', body, key('one'))).statusCode).toBe(200)
  })

  test('is new again after 24 hours', async () => {
    const first = await caller.post('/generations', body, key('one'))
    await server.connection.database
      .update(idempotencyKeys)
      .set({ createdAt: sql`now() - interval '24 hours 1 second'` })
    const other = { ...body, input_text: 'Three' }
    const second = await caller.post('/generations', other, key('one'))
    expect(second.statusCode).toBe(200)
    expect(second.json()).not.toEqual(first.json())
    expect((await caller.post('/generations', other, key('one'))).json()).toEqual(second.json())
    expect((await caller.post('/generations', body, key('one'))).statusCode).toBe(409)
  })

  test('answers the same when what it named is gone', async () => {
    const { presentationId } = await aPresentation()
    const path = `/presentations/${presentationId}/exports`
    const first = await caller.post(path, {}, key('one'))
    await deletePresentation(server.connection, caller.userId, presentationId)
    expect((await caller.post(path, {}, key('one'))).json()).toEqual(first.json())
    expect((await caller.post(path, {}, key('two'))).statusCode).toBe(404)
  })

  test('carries the header of a deprecated form each time', async () => {
    const named = { ...body, presentation_options: { theme_id: 'Simple Light', slide_range: '1' } }
    const first = await caller.post('/generations', named, key('one'))
    const again = await caller.post('/generations', named, key('one'))
    expect(first.headers.deprecation).toBeTruthy()
    expect(again.headers.deprecation).toBe(first.headers.deprecation)
  })

  test('starts once, however many are sent at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => caller.post('/generations', body, key('twins'))),
    )
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json().generation_id)).size).toBe(1)
    expect(await started(caller.userId)).toBe(1)
    expect(await creditBalance(server.connection.database, caller.userId)).toBe(50)
  })

  test('lets one of two different requests through that are sent at the same time', async () => {
    const answers = await Promise.all([
      caller.post('/generations', body, key('one')),
      caller.post('/generations', { ...body, input_text: 'Three' }, key('one')),
    ])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
    expect(await started(caller.userId)).toBe(1)
  })

  test('is not refused for the limit that its twin has reached', async () => {
    const rich = await server.caller(10_000)
    for (let count = 0; count < 4; count++) await rich.post('/generations', body)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => rich.post('/generations', body, key('fifth'))),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200])
    expect((await rich.post('/generations', body, key('sixth'))).statusCode).toBe(429)
  })

  describe('whose key', () => {
    test('has 255 characters is honoured', async () => {
      const long = 'k'.repeat(255)
      const first = await caller.post('/generations', body, key(long))
      expect(first.statusCode).toBe(200)
      expect((await caller.post('/generations', body, key(long))).json()).toEqual(first.json())
    })

    test('has more is refused', async () => {
      const answer = await caller.post('/generations', body, key('k'.repeat(256)))
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toEqual({
        detail: [
          {
            loc: ['header', 'idempotency-key'],
            msg: 'String should have at most 255 characters',
            type: 'string_too_long',
          },
        ],
      })
      expect(await started(caller.userId)).toBe(0)
    })

    test('has more is refused together with what else is wrong', async () => {
      const answer = await caller.post('/generations', {}, key('k'.repeat(256)))
      expect(answer.json().detail.map(({ loc }: { loc: string[] }) => loc)).toEqual([
        ['header', 'idempotency-key'],
        ['body', 'input_text'],
      ])
    })
  })

  test.each(['slides', 'transcripts', 'exports'])('is honoured for %s', async (what) => {
    const { presentationId } = await aPresentation()
    const path = `/presentations/${presentationId}/${what}`
    const wish = what === 'slides' ? { slide_context: 'Three' } : {}
    const first = await caller.post(path, wish, key('one'))
    expect(first.statusCode).toBe(200)
    expect((await caller.post(path, wish, key('one'))).json()).toEqual(first.json())
    expect(await started(caller.userId)).toBe(1)
  })

  /** An empty presentation of the caller. */
  async function aPresentation(): Promise<{ presentationId: string }> {
    return { presentationId: await emptyPresentation(server.connection, caller.userId) }
  }
})
