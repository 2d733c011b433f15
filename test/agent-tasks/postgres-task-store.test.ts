import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import type { TaskRefusedError } from '../../src/agent-tasks/task-errors.ts'
import { agentMessages } from '../../src/database/schema.ts'
import { JobFailure } from '../../src/jobs/job-runner.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { somebody } from '../support/operations.ts'
import {
  asking,
  completed,
  inWords,
  saidIn,
  taskStores,
  userMessage,
} from '../support/task-stores.ts'

/** Why something is refused. */
async function refusal(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'granted',
    (error: TaskRefusedError) => error.reason,
  )
}

describeEachDatabase('tasks', (open) => {
  const tasks = taskStores(open)

  describe('a message', () => {
    test('becomes a submitted task in a context of its own, with the message as its history', async () => {
      const { task, sequence } = await tasks.say(userMessage('Delete slide 2'))
      expect(task.status.state).toBe('TASK_STATE_SUBMITTED')
      expect(task.contextId).not.toBe('')
      expect(saidIn(task)).toEqual(['user: Delete slide 2'])
      expect(sequence).toBe(0)
    })

    test('keeps the context that it names', async () => {
      const { task } = await tasks.say(userMessage('Hello', { contextId: 'talk' }))
      expect(task.contextId).toBe('talk')
    })

    test('sent again gives the same task and starts nothing', async () => {
      const message = userMessage('Add a slide')
      const [one, other] = await Promise.all([tasks.say(message), tasks.say(message)])
      expect(other.task.id).toBe(one.task.id)
      const { totalSize } = await tasks.store().list(tasks.ownerId(), { pageSize: 10 })
      expect(totalSize).toBe(1)
    })

    test('with the same id is another one in another context, and of another owner', async () => {
      const message = userMessage('Add a slide', { contextId: 'one' })
      const stranger = await somebody(tasks.connection())
      const first = await tasks.say(message)
      const second = await tasks.say({ ...message, contextId: 'two' })
      const third = await tasks.store().accept(stranger, message, 'camelCase')
      const ids = [first, second, third].map((one) => ('task' in one ? one.task.id : ''))
      expect(new Set(ids).size).toBe(3)
    })

    test('sent again in the context that it was given starts nothing', async () => {
      const message = userMessage('Add a slide')
      const { task } = await tasks.say(message)
      const again = await tasks.say({ ...message, contextId: task.contextId })
      expect(again.task.id).toBe(task.id)
    })

    test('is refused under an id that another one had', async () => {
      const message = userMessage('Add a slide', { contextId: 'talk' })
      await tasks.say(message)
      const other = { ...message, parts: [{ text: 'Delete a slide' }] }
      expect(await refusal(tasks.say(other))).toBe('INVALID_ARGUMENT')
    })

    test('that the executor answers at once makes no task', async () => {
      tasks.use({ accept: async () => ({ kind: 'message', parts: [{ text: 'Hello yourself' }] }) })
      const answer = await tasks.store().accept(tasks.ownerId(), userMessage('Hello'), 'snake_case')
      expect(answer).toMatchObject({
        kind: 'message',
        message: { role: 'ROLE_AGENT', parts: [{ text: 'Hello yourself' }] },
      })
      const { totalSize } = await tasks.store().list(tasks.ownerId(), { pageSize: 10 })
      expect(totalSize).toBe(0)
    })

    test('that costs more than its sender has becomes a task that fails, saying so', async () => {
      tasks.use({
        accept: async () => ({ kind: 'task', presentationId: null, hold: 70, input: null }),
      })
      await tasks.work()
      const { task } = await tasks.say(userMessage('Add seven slides'))
      expect(await tasks.events(task.id)).toEqual([
        'submitted',
        'working',
        expect.stringContaining('failed: This costs up to 70 credits, and you have 0'),
      ])
    })
  })

  describe('a task that is worked on', () => {
    test('tells what happens in order, and ends', async () => {
      await tasks.work(async ({ say, give }) => {
        await give({ artifactId: 'page', parts: [{ text: 'the page' }] })
        await say([{ text: 'Half of it' }])
        return completed('All of it')
      })
      const { task } = await tasks.say(userMessage('Go'))
      expect(await tasks.events(task.id)).toEqual([
        'submitted',
        'working',
        'artifact page: the page',
        'working: Half of it',
        'completed: All of it',
      ])
      const stored = await tasks.read(task.id)
      expect(stored.sequence).toBe(5)
      expect(stored.task.artifacts).toEqual([{ artifactId: 'page', parts: [{ text: 'the page' }] }])
      expect(saidIn(stored.task)).toEqual(['user: Go', 'agent: Half of it'])
    })

    test('puts the pieces of an artifact together', async () => {
      await tasks.work(async ({ give }) => {
        await give({ artifactId: 'poem', parts: [{ text: 'one' }] }, { lastChunk: false })
        await give(
          { artifactId: 'poem', parts: [{ text: 'two' }] },
          { append: true, lastChunk: true },
        )
        return completed('')
      })
      const { task } = await tasks.say(userMessage('Go'))
      await tasks.events(task.id)
      const { artifacts } = (await tasks.read(task.id)).task
      expect(artifacts).toEqual([{ artifactId: 'poem', parts: [{ text: 'one' }, { text: 'two' }] }])
    })

    test('says each thing once although it begins again', async () => {
      let attempts = 0
      await tasks.work(async ({ job, say, give }) => {
        attempts += 1
        await give({ artifactId: 'page', parts: [{ text: 'the page' }] })
        await say([{ text: 'Half of it' }])
        // As when the database goes away for a moment: the job is tried again.
        if (attempts === 1) throw Object.assign(new Error('gone'), { code: '57P01' })
        expect(job.operation.attempt).toBe(2)
        return completed('All of it')
      })
      const { task } = await tasks.say(userMessage('Go'))
      expect(await tasks.events(task.id)).toEqual([
        'submitted',
        'working',
        'artifact page: the page',
        'working: Half of it',
        'completed: All of it',
      ])
    })

    test('fails with the reason of its job', async () => {
      await tasks.work(async () => {
        throw new JobFailure('invalid_edit', 'There is no slide 9.')
      })
      const { task } = await tasks.say(userMessage('Go'))
      expect(await tasks.events(task.id)).toEqual([
        'submitted',
        'working',
        'failed: There is no slide 9.',
      ])
    })

    test('is followed from where a client was cut off', async () => {
      await tasks.work(async () => completed('Done'))
      const { task } = await tasks.say(userMessage('Go'))
      await tasks.events(task.id)
      expect(await tasks.events(task.id, { after: 2 })).toEqual(['completed: Done'])
    })

    test('takes no further message', async () => {
      let finish = () => {}
      await tasks.work(() => new Promise((resolve) => (finish = () => resolve(completed('Done')))))
      const { task } = await tasks.say(userMessage('Go'))
      await tasks.events(task.id, { until: 'working' })
      const more = userMessage('And this', { taskId: task.id })
      expect(await refusal(tasks.say(more))).toBe('UNSUPPORTED_OPERATION')
      finish()
      await tasks.events(task.id)
      expect(await refusal(tasks.say(more))).toBe('UNSUPPORTED_OPERATION')
    })
  })

  describe('a task that asks', () => {
    /** Asks for a colour, and takes the next message as the answer. */
    const asksForColor = async ({
      input,
      message,
    }: {
      input: unknown
      message: { parts: { text?: string }[] }
    }) =>
      input === null
        ? asking('Which colour?', 'the colour')
        : completed(`${input}: ${message.parts[0]?.text}`)

    /** A task that has asked. */
    async function askedForColor() {
      await tasks.work(asksForColor)
      const { task } = await tasks.say(userMessage('Paint it'))
      await tasks.events(task.id, { until: 'input_required' })
      return task
    }

    test('goes on with the answer, in the same stream', async () => {
      await tasks.work(asksForColor)
      const { task } = await tasks.say(userMessage('Paint it'))
      const following = tasks.events(task.id)
      await tasks.events(task.id, { until: 'input_required' })
      const answered = await tasks.say(userMessage('Blue', { taskId: task.id }))
      expect(answered.sequence).toBe(3)
      expect(await following).toEqual([
        'submitted',
        'working',
        'input_required: Which colour?',
        'submitted',
        'working',
        'completed: the colour: Blue',
      ])
    })

    test('has the question and the answer in its history', async () => {
      const task = await askedForColor()
      const answered = await tasks.say(userMessage('Blue', { taskId: task.id }))
      expect(answered.task.status.state).toBe('TASK_STATE_SUBMITTED')
      expect(saidIn(answered.task)).toEqual([
        'user: Paint it',
        'agent: Which colour?',
        'user: Blue',
      ])
    })

    test('takes one answer, however many come at once', async () => {
      const task = await askedForColor()
      const answers = ['Blue', 'Red', 'Green'].map((color) =>
        refusal(tasks.say(userMessage(color, { taskId: task.id }))),
      )
      const ends = await Promise.all(answers)
      expect(ends.sort()).toEqual(['UNSUPPORTED_OPERATION', 'UNSUPPORTED_OPERATION', 'granted'])
    })

    test('refuses an answer of another context', async () => {
      await tasks.work(asksForColor)
      const { task } = await tasks.say(userMessage('Paint it', { contextId: 'one' }))
      await tasks.events(task.id, { until: 'input_required' })
      const answer = userMessage('Blue', { taskId: task.id, contextId: 'two' })
      expect(await refusal(tasks.say(answer))).toBe('INVALID_ARGUMENT')
    })

    test('takes no more than 200 messages', async () => {
      await tasks.work(async () => asking('Which colour?'))
      const { task } = await tasks.say(userMessage('Paint it'))
      const { database } = tasks.connection()
      await tasks.events(task.id, { until: 'input_required' })
      // As if it had been answered so often.
      await database.update(agentMessages).set({ turn: 200 })
      const answer = userMessage('Blue', { taskId: task.id })
      expect(await refusal(tasks.say(answer))).toBe('UNSUPPORTED_OPERATION')
    })

    test('is canceled at once, for whoever follows it too', async () => {
      await tasks.work(asksForColor)
      const { task } = await tasks.say(userMessage('Paint it'))
      const following = tasks.events(task.id)
      await tasks.events(task.id, { until: 'input_required' })
      const canceled = await tasks.store().cancel(tasks.ownerId(), task.id)
      expect(canceled.task.status.state).toBe('TASK_STATE_CANCELED')
      expect((await following).at(-1)).toBe('canceled: The task was canceled.')
      const answer = userMessage('Blue', { taskId: task.id })
      expect(await refusal(tasks.say(answer))).toBe('UNSUPPORTED_OPERATION')
    })
  })

  describe('canceling', () => {
    test('ends what has not begun', async () => {
      const { task } = await tasks.say(userMessage('Go'))
      const { task: canceled } = await tasks.store().cancel(tasks.ownerId(), task.id)
      expect(canceled.status.state).toBe('TASK_STATE_CANCELED')
    })

    test('stops what is worked on, and again changes nothing', async () => {
      await tasks.work(
        ({ job }) =>
          new Promise((_, reject) => {
            job.signal.addEventListener('abort', () => reject(job.signal.reason))
          }),
      )
      const { task } = await tasks.say(userMessage('Go'))
      await tasks.events(task.id, { until: 'working' })
      const first = await tasks.store().cancel(tasks.ownerId(), task.id)
      const second = await tasks.store().cancel(tasks.ownerId(), task.id)
      expect(first.task.status.state).toBe('TASK_STATE_CANCELED')
      expect(second).toEqual(first)
    })

    test('of work that ends in a question all the same dismisses the question', async () => {
      await tasks.work(async ({ job: { signal } }) => {
        if (!signal.aborted) await once(signal, 'abort')
        return asking('Which colour?')
      })
      const { task } = await tasks.say(userMessage('Go'))
      await tasks.events(task.id, { until: 'working' })
      const { task: canceled } = await tasks.store().cancel(tasks.ownerId(), task.id)
      expect(canceled.status.state).toBe('TASK_STATE_CANCELED')
    })

    test('is refused for what has ended otherwise, and for what is not there or another owner’s', async () => {
      await tasks.work()
      const { task } = await tasks.say(userMessage('Go'))
      await tasks.events(task.id)
      const stranger = await somebody(tasks.connection())
      const { cancel } = tasks.store()
      expect(await refusal(cancel(tasks.ownerId(), task.id))).toBe('TASK_NOT_CANCELABLE')
      expect(await refusal(cancel(tasks.ownerId(), 'nothing'))).toBe('TASK_NOT_FOUND')
      expect(await refusal(cancel(stranger, task.id))).toBe('TASK_NOT_FOUND')
    })
  })

  describe('the list', () => {
    test('has the newest status first, page by page', async () => {
      const ids: string[] = []
      for (const text of ['one', 'two', 'three'])
        ids.push((await tasks.say(userMessage(text))).task.id)
      await tasks.store().cancel(tasks.ownerId(), ids[0] ?? '')
      const first = await tasks.store().list(tasks.ownerId(), { pageSize: 2 })
      const second = await tasks
        .store()
        .list(tasks.ownerId(), { pageSize: 2, pageToken: first.nextPageToken })
      const shown = [...first.tasks, ...second.tasks].map(({ task }) => ids.indexOf(task.id))
      expect(shown).toEqual([0, 2, 1])
      expect([first.totalSize, second.nextPageToken]).toEqual([3, ''])
    })

    test('is filtered by context, state and the time of the status', async () => {
      const { task } = await tasks.say(userMessage('one', { contextId: 'talk' }))
      await tasks.say(userMessage('two'))
      await tasks.store().cancel(tasks.ownerId(), task.id)
      const found = async (query: object) =>
        (await tasks.store().list(tasks.ownerId(), { pageSize: 10, ...query })).totalSize
      const { timestamp } = (await tasks.read(task.id)).task.status
      expect(await found({ contextId: 'talk' })).toBe(1)
      expect(await found({ state: 'TASK_STATE_SUBMITTED' })).toBe(1)
      expect(await found({ state: 'TASK_STATE_CANCELED' })).toBe(1)
      expect(await found({ statusSince: new Date(timestamp) })).toBe(1)
    })

    test.each([
      'nonsense',
      madeUp(['0000-01-01T00:00:00.000Z', 'a']),
      madeUp(['2026-01-01T00:00:00.000Z', 'a\0']),
      madeUp(['2026-01-01T00:00:00.000Z', 'a\uD800']),
    ])('refuses the page token %s, which no page gave', async (pageToken) => {
      const listed = tasks.store().list(tasks.ownerId(), { pageSize: 2, pageToken })
      expect(await refusal(listed)).toBe('INVALID_ARGUMENT')
    })
  })

  test('a task is the same whichever way it is read', async () => {
    await tasks.work(async ({ give }) => {
      await give({ artifactId: 'page', parts: [{ text: 'the page' }] })
      return completed('Done')
    })
    const { task } = await tasks.say(userMessage('Go'))
    const events: string[] = []
    for await (const event of tasks.store().follow(task.id, { after: 0 }))
      events.push(inWords(event))
    const [listed] = (await tasks.store().list(tasks.ownerId(), { pageSize: 1 })).tasks
    expect(listed).toEqual(await tasks.read(task.id))
    expect(listed?.sequence).toBe(events.length)
  })
})

function madeUp(place: string[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}
