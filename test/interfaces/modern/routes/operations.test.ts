import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { creditBalance } from '../../../../src/accounts/credits.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import { signal } from '../../../support/operations.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'

const canceled = {
  status: 'canceled',
  result: null,
  error: { code: 'canceled', message: 'The operation was cancelled.' },
}

/** A worker's task that goes on until it is stopped. */
const untilAborted = (abort: AbortSignal | undefined) =>
  new Promise<void>((_, reject) => {
    abort?.addEventListener('abort', () => reject(new Error('stopped')))
  })

describeDatabase('operations of the modern interface', (open) => {
  let server: TestServer
  let caller: Caller
  let modern: ModernCaller
  let id: string
  beforeAll(async () => {
    server = await startTestServer(await open())
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.workers.onAuthor = undefined
    server.workers.onExport = undefined
    caller = await server.caller(1_000)
    modern = modernCaller(server, caller)
    id = (await modern.created()).id
  })

  const cancel = (operation: string) => modern.post(`/operations/${operation}/cancel`)
  const balance = () => creditBalance(server.connection.database, caller.userId)

  describe('GET /operations/{id}', () => {
    test('shows how far the work is', async () => {
      const begun = signal()
      const gate = signal()
      server.workers.onAuthor = () => {
        begun.resolve()
        return gate.promise
      }
      const { id: operation } = await modern.started(id, 'generate', { input_text: 'One' })
      await begun.promise
      const running = (await modern.get(`/operations/${operation}`)).json()
      expect(running).toMatchObject({
        id: operation,
        presentation_id: id,
        kind: 'generate',
        status: 'in_progress',
        progress: { done: 0, total: 1, message: 'Writing the slides' },
        result: null,
        error: null,
        started_at: expect.any(String),
        completed_at: null,
      })
      gate.resolve()
      expect((await modern.ended(operation)).completed_at).toEqual(expect.any(String))
    })

    test('shows the work of v1 that it has a name for, and no other', async () => {
      const made = await caller.generated({ input_text: 'One', export_formats: ['pdf'] })
      expect(await modern.ended(made.generation_id)).toMatchObject({
        kind: 'generate',
        status: 'completed',
        result: { slide_ids: [expect.any(String)] },
      })
      const slide = await caller.post(`/presentations/${made.presentation_id}/slides`, {
        slide_context: 'Two',
      })
      const { generation_id: other } = slide.json()
      await caller.finished(other)
      for (const answer of [await modern.get(`/operations/${other}`), await cancel(other)])
        expect([answer.statusCode, answer.json()]).toEqual([
          404,
          { detail: 'There is no such operation.' },
        ])
    })

    test('is 404 for what is not the caller’s', async () => {
      const stranger = modernCaller(server, await server.caller())
      const theirs = await modern.done(id, 'generate', { input_text: 'One' })
      for (const unknown of [theirs.id, randomUUID(), 'nonsense']) {
        expect((await stranger.get(`/operations/${unknown}`)).statusCode).toBe(404)
        expect((await stranger.post(`/operations/${unknown}/cancel`)).statusCode).toBe(404)
      }
    })
  })

  describe('POST /operations/{id}/cancel', () => {
    test('stops a generation, which then costs nothing; the presentation stays', async () => {
      const begun = signal()
      server.workers.onAuthor = (_task, abort) => {
        begun.resolve()
        return untilAborted(abort)
      }
      const { id: operation } = await modern.started(id, 'generate', { input_text: 'One' })
      await begun.promise
      expect(await balance()).toBeLessThan(1_000)
      const answer = await cancel(operation)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ id: operation, kind: 'generate' })
      expect(await modern.ended(operation)).toMatchObject(canceled)
      expect(await balance()).toBe(1_000)
      expect(await modern.read(id)).toMatchObject({ status: 'empty', slide_count: 0 })
    })

    test('ends at once what has not begun', async () => {
      const gate = signal()
      server.workers.onExport = () => gate.promise
      await modern.done(id, 'generate', { input_text: 'One' })
      const running = await modern.started(id, 'exports', {})
      const waiting = await modern.started(id, 'exports', { formats: ['pdf'] })
      const answer = await cancel(waiting.id)
      expect(answer.json()).toMatchObject({ ...canceled, started_at: null })
      gate.resolve()
      expect((await modern.ended(running.id)).status).toBe('completed')
    })

    test('stops an export', async () => {
      await modern.done(id, 'generate', { input_text: 'One' })
      const begun = signal()
      server.workers.onExport = (_task, abort) => {
        begun.resolve()
        return untilAborted(abort)
      }
      const { id: operation } = await modern.started(id, 'exports', { formats: ['png', 'pdf'] })
      await begun.promise
      await cancel(operation)
      expect(await modern.ended(operation)).toMatchObject(canceled)
    })

    test('changes nothing of what has ended, however often it is asked', async () => {
      const done = await modern.done(id, 'generate', { input_text: 'One' })
      for (let count = 0; count < 3; count++) {
        const answer = await cancel(done.id)
        expect([answer.statusCode, answer.json()]).toEqual([200, done])
      }
      expect(await modern.ended(done.id)).toEqual(done)
      expect(await balance()).toBe(990)
    })

    test('of work of v1 whose slides are finished leaves it completed, without the files that are left', async () => {
      const begun = signal()
      server.workers.onExport = (task, abort) => {
        if (task.format === 'page') return Promise.resolve()
        begun.resolve()
        return untilAborted(abort)
      }
      const started = await caller.post('/generations', {
        input_text: 'One\nTwo',
        export_formats: ['link', 'pdf'],
      })
      const { generation_id: operation } = started.json()
      await begun.promise
      await cancel(operation)
      const status = await caller.finished(operation)
      expect(status).toMatchObject({
        status: 'completed',
        error: null,
        formats: { pdf: { status: 'skipped', url: null, error: null } },
      })
      expect(await modern.ended(operation)).toMatchObject({ status: 'completed', error: null })
      expect(await balance()).toBe(980)
    })

    test('of work of v1 whose slides are not finished fails it there', async () => {
      const begun = signal()
      server.workers.onAuthor = (_task, abort) => {
        begun.resolve()
        return untilAborted(abort)
      }
      const started = await caller.post('/generations', { input_text: 'One' })
      const { generation_id: operation } = started.json()
      await begun.promise
      await cancel(operation)
      expect(await caller.finished(operation)).toMatchObject({
        status: 'failed',
        error: 'The operation was cancelled.',
        formats: null,
      })
      expect(await balance()).toBe(1_000)
    })
  })
})
