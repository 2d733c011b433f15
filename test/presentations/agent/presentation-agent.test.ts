import { setTimeout } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultPrices } from '../../../src/accounts/prices.ts'
import { settledTask } from '../../../src/agent-tasks/settled-task.ts'
import type { Part } from '../../../src/agent-tasks/task.ts'
import type { TaskRefusedError } from '../../../src/agent-tasks/task-errors.ts'
import type { Database } from '../../../src/database/connection.ts'
import { operations } from '../../../src/database/schema.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { chosenVariant, type Slide } from '../../../src/deck/slide.ts'
import { createPresentationAgent } from '../../../src/presentations/agent/presentation-agent.ts'
import { applyToPresentation } from '../../../src/presentations/apply-to-presentation.ts'
import { deletePresentation } from '../../../src/presentations/delete-presentation.ts'
import { presentationHandlers } from '../../../src/presentations/handlers/handlers.ts'
import { loadPresentation } from '../../../src/presentations/presentation-repository.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { editDeck } from '../../../src/workers/edit-deck.ts'
import type { EditTask } from '../../../src/workers/tasks.ts'
import { temporaryStorage } from '../../support/claimed-work.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { bulletsSlide, titleSlide } from '../../support/decks.ts'
import { createFakeWorkers, type FakeWorkers } from '../../support/fake-workers.ts'
import { silentLogger, somebody } from '../../support/operations.ts'
import { sharedTypography } from '../../support/pipeline.ts'
import { emptyPresentation } from '../../support/presentations.ts'
import { taskStores, userMessage } from '../../support/task-stores.ts'

describeEachDatabase('the presentation agent', (open) => {
  const tasks = taskStores(open)
  const storage = temporaryStorage(() => tasks.connection())
  let typography: Typography
  let workers: FakeWorkers
  let presentationId: string
  beforeAll(async () => {
    await open()
    typography = await sharedTypography()
  })
  beforeEach(async () => {
    presentationId = await presentation(
      titleSlide('City cycling plan'),
      bulletsSlide('Bike lanes', ['Eight kilometres', 'Two bridges']),
      bulletsSlide('Money', ['Grants', 'Parking fees']),
      bulletsSlide('Bike parking', ['Racks', 'Garages']),
    )
    workers = Object.assign(createFakeWorkers(), {
      edit: (task: EditTask) => editDeck(task, typography, uuidv7),
    })
  })

  /** A presentation of the user with these slides. */
  async function presentation(...slides: Slide[]): Promise<string> {
    const connection = tasks.connection()
    const id = await emptyPresentation(connection, tasks.ownerId(), { title: 'Cycling' })
    const batch = slides.map(
      (one): Operation => ({ op: 'insert_slide', slide: { ...one, id: uuidv7() } }),
    )
    await connection.database.transaction((tx) =>
      applyToPresentation(tx, { ownerId: tasks.ownerId(), presentationId: id }, batch),
    )
    return id
  }

  /** Lets the agent work. */
  async function work({ exportWaitSeconds = 60 } = {}): Promise<void> {
    const tools = { storage: storage(), workers }
    const agent = createPresentationAgent({
      connection: tasks.connection(),
      tools,
      log: silentLogger,
      prices: defaultPrices,
      publicUrl: 'https://slides.example',
      linkTo: (path) => `https://slides.example${path}?signed`,
      exportWaitSeconds,
    })
    tasks.use(agent)
    const handlers = presentationHandlers(tools, silentLogger, defaultPrices, agent)
    await tasks.run(async () => null, { handlers })
  }

  const about = (id = presentationId): Part => ({ data: { presentation_id: id } })

  /** Says something about the presentation, and waits for the end or a question. */
  async function say(text: string, more: { taskId?: string; contextId?: string } = {}) {
    const said = await tasks.say(userMessage(text, { ...more, parts: [{ text }, about()] }))
    const { ownerId, store } = tasks
    const { signal } = new AbortController()
    const { task: settled } = await settledTask(store(), ownerId(), said, signal)
    const { state, message } = settled.status
    return {
      id: settled.id,
      contextId: settled.contextId,
      state: state.replace('TASK_STATE_', ''),
      text: message?.parts[0]?.text ?? '',
      parts: message?.parts ?? [],
      artifacts: settled.artifacts,
    }
  }

  async function titles(id = presentationId): Promise<string[]> {
    const { deck } = await loadPresentation(tasks.connection().database, {
      id,
      ownerId: tasks.ownerId(),
    })
    return deck.slides.map((one) => chosenVariant(one).title)
  }

  const refusal = (parts: Part[]) =>
    tasks.say(userMessage('', { parts })).then(
      () => 'granted',
      (error: TaskRefusedError) => `${error.reason}: ${error.message}`,
    )

  describe('an instruction', () => {
    test('is done, with the presentation’s address as the first thing that is given', async () => {
      await work()
      const task = await say('Delete slide 3')
      expect(task.state).toBe('COMPLETED')
      expect(task.text).toBe('Deleted slide 3.')
      expect(task.artifacts).toEqual([
        {
          artifactId: 'presentation_url',
          name: 'presentation_url',
          description: expect.any(String),
          parts: [
            {
              url: `https://slides.example/presentations/${presentationId}`,
              mediaType: 'text/html',
            },
          ],
        },
      ])
      expect(await titles()).toEqual(['City cycling plan', 'Bike lanes', 'Bike parking'])
    })

    test('tells what happens in the order of the contract', async () => {
      await work()
      const { task } = await tasks.say(
        userMessage('', { parts: [{ text: 'Delete slide 3' }, about()] }),
      )
      expect(await tasks.events(task.id)).toEqual([
        'submitted',
        'working',
        expect.stringMatching(/^artifact presentation_url/),
        expect.stringMatching(/^completed: /),
      ])
    })

    test('that cannot be done fails with a brief reason, without an address', async () => {
      await work()
      const task = await say('Translate everything into German')
      expect(task.state).toBe('FAILED')
      expect(task.text).toMatch(/needs a language model/)
      expect(task.text).not.toMatch(/https?:/)
    })

    test('to make a new presentation fails', async () => {
      await work()
      const task = await say('Create a new presentation about whales')
      expect(task.state).toBe('FAILED')
      expect(await titles()).toHaveLength(4)
    })

    test('fails when its presentation is deleted while it is worked on', async () => {
      const deleted = await presentation(titleSlide('Gone soon'))
      await work()
      workers.edit = (_task, signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        })
      const message = userMessage('', { parts: [{ text: 'Delete slide 1' }, about(deleted)] })
      const { task } = await tasks.say(message)
      await tasks.events(task.id, { until: 'working' })
      await deletePresentation(tasks.connection(), tasks.ownerId(), deleted)
      expect(await tasks.events(task.id)).toContain('failed: The presentation was deleted.')
    })
  })

  describe('an unclear instruction', () => {
    test('is asked about, with options, and the answer continues the same task', async () => {
      await work()
      const asked = await say('Delete slide 3 and delete the bike slide')
      expect(asked.state).toBe('INPUT_REQUIRED')
      expect(asked.text).toMatch(/\n- Slide 2: Bike lanes\n- Slide 4: Bike parking$/)
      expect(asked.parts[1]?.data).toMatchObject({
        options: [expect.any(String), expect.any(String)],
      })
      // What was clear is done.
      expect(await titles()).toEqual(['City cycling plan', 'Bike lanes', 'Bike parking'])
      const answered = await say('The second one', { taskId: asked.id })
      expect(answered).toMatchObject({ id: asked.id, state: 'COMPLETED' })
      expect(await titles()).toEqual(['City cycling plan', 'Bike lanes'])
    })

    test('waits for no answer once its presentation is deleted', async () => {
      await work()
      const asked = await say('Delete the bike slide')
      const following = tasks.events(asked.id)
      await deletePresentation(tasks.connection(), tasks.ownerId(), presentationId)
      expect((await following).at(-1)).toBe('canceled: The presentation was deleted.')
    })

    test('is answered without naming the presentation again, but not with another one', async () => {
      await work()
      const asked = await say('Delete the bike slide')
      const other = await presentation(titleSlide('Another'))
      const wrong = userMessage('', { taskId: asked.id, parts: [{ text: '1' }, about(other)] })
      await expect(tasks.say(wrong)).rejects.toThrow(/another presentation/)
      await tasks.say(userMessage('1', { taskId: asked.id }))
      await tasks.events(asked.id)
      expect(await titles()).toEqual(['City cycling plan', 'Money', 'Bike parking'])
    })
  })

  describe('a context', () => {
    test('remembers which slide was spoken of', async () => {
      await work()
      const { contextId } = await say('Duplicate slide 3')
      await say('Rename it to Safety', { contextId })
      expect(await titles()).toEqual([
        'City cycling plan',
        'Bike lanes',
        'Money',
        'Safety',
        'Bike parking',
      ])
    })

    test('forgets it with a slide that was deleted', async () => {
      await work()
      const first = await say('Call slide 2 Cycle tracks')
      const { contextId } = first
      await say('Delete slide 3', { contextId })
      const asked = await say('Delete it', { contextId })
      expect(asked.state).toBe('INPUT_REQUIRED')
      expect(await titles()).toEqual(['City cycling plan', 'Cycle tracks', 'Bike parking'])
    })

    test('remembers what was done before a question that was called off', async () => {
      await work()
      const asked = await say('Rename slide 3 to Costs and delete the bike slide')
      await say('Never mind', { taskId: asked.id })
      await say('Move it to the end', { contextId: asked.contextId })
      expect(await titles()).toEqual(['City cycling plan', 'Bike lanes', 'Bike parking', 'Costs'])
    })

    test('remembers what is done before a message that waits for its turn', async () => {
      await work()
      const { contextId } = await say('Rename slide 4 to Keep me')
      const accept = (text: string) =>
        tasks.say(userMessage(text, { contextId, parts: [{ text }, about()] }))
      await accept('Duplicate slide 2')
      const { task } = await accept('Rename it to The copy')
      await tasks.events(task.id)
      expect(await titles()).toEqual([
        'City cycling plan',
        'Bike lanes',
        'The copy',
        'Money',
        'Keep me',
      ])
    })

    test('undoes what it did', async () => {
      await work()
      const { contextId } = await say('Delete slide 3')
      expect(await say('Undo that', { contextId })).toMatchObject({
        text: 'Took back the last change.',
      })
      expect(await titles()).toHaveLength(4)
    })

    test('is not that of another conversation', async () => {
      await work()
      await say('Duplicate slide 3')
      const task = await say('Rename it to Safety')
      expect(task.state).toBe('INPUT_REQUIRED')
      expect(await titles()).not.toContain('Safety')
    })
  })

  describe('a file that is asked for', () => {
    test('comes as an artifact with its type and name', async () => {
      await work()
      const task = await say('Delete slide 3 and send me the PDF and the PowerPoint file')
      expect(task.state).toBe('COMPLETED')
      expect(task.artifacts.slice(1)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            name: 'pdf_export',
            parts: [
              {
                url: expect.stringMatching(/^https:\/\/slides\.example\/downloads\/.*signed$/),
                mediaType: 'application/pdf',
                filename: 'Cycling.pdf',
              },
            ],
          }),
          expect.objectContaining({
            name: 'ppt_export',
            parts: [expect.objectContaining({ filename: 'Cycling.pptx' })],
          }),
        ]),
      )
      expect(task.text).not.toMatch(/https?:/)
    })

    test('may also be its share page, or pictures of the slides', async () => {
      await work()
      const task = await say('Export the slides as PNG images and give me a share link')
      expect(task.artifacts.slice(1)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            name: 'png_export',
            parts: [expect.objectContaining({ mediaType: 'application/zip' })],
          }),
          expect.objectContaining({
            name: 'link_export',
            parts: [{ url: expect.stringMatching(/share/), mediaType: 'text/html' }],
          }),
        ]),
      )
    })

    test('that takes too long is still in progress when the task ends, and made all the same', async () => {
      let slow = true
      workers.onExport = async (_task, signal) => {
        if (slow) await setTimeout(60_000, undefined, signal && { signal })
      }
      await work({ exportWaitSeconds: 1 })
      const task = await say('Send me the PDF')
      slow = false
      expect(task).toMatchObject({ state: 'COMPLETED' })
      expect(task.text).toMatch(/export is still in progress: the PDF file/)
      expect(task.artifacts).toHaveLength(1)
      const exporting = await exportOf(tasks.connection().database)
      expect(exporting).toMatchObject({ input: { formats: ['pdf'] } })
    })
  })

  describe('a file that cannot be made', () => {
    beforeEach(() => {
      workers.onExport = async () => {
        throw new Error('No file can be made.')
      }
    })

    test('fails a task that asks for nothing else', async () => {
      await work()
      const task = await say('Send me the PDF')
      expect(task.state).toBe('FAILED')
      expect(task.text).toMatch(/Could not be made: the PDF file\.$/)
    })

    test('leaves a task completed whose change was made', async () => {
      await work()
      const task = await say('Delete slide 3 and send me the PDF')
      expect(task.state).toBe('COMPLETED')
      expect(task.text).toBe('Deleted slide 3. Could not be made: the PDF file.')
    })
  })

  describe('a message', () => {
    test('must name a presentation that its sender has, before there is a task', async () => {
      await work()
      const others = await emptyPresentation(tasks.connection(), await somebody(tasks.connection()))
      const text = { text: 'Delete slide 1' }
      expect(await refusal([text])).toMatch(/^INVALID_ARGUMENT: .*presentation_id/)
      expect(await refusal([text, about('nothing')])).toMatch(/^INVALID_ARGUMENT: There is no/)
      expect(await refusal([text, about(others)])).toMatch(/^INVALID_ARGUMENT: There is no/)
      const { totalSize } = await tasks.store().list(tasks.ownerId(), { pageSize: 1 })
      expect(totalSize).toBe(0)
    })

    test('must say something, in words', async () => {
      await work()
      expect(await refusal([about()])).toMatch(/^INVALID_ARGUMENT/)
      expect(await refusal([{ text: ' \n' }, about()])).toMatch(/^INVALID_ARGUMENT/)
      expect(await refusal([{ text: 'x'.repeat(10_001) }, about()])).toMatch(/10000 characters/)
      expect(await refusal([{ url: 'https://a.example/b.png' }, about()])).toMatch(/^CONTENT_TYPE/)
    })
  })

  test('edits are paid for like those of the modern interface', async () => {
    await work()
    const task = await say('Add a slide about helmets')
    expect(task).toMatchObject({
      state: 'FAILED',
      text: expect.stringMatching(/costs up to 10 credits, and you have 0/),
      artifacts: [expect.objectContaining({ name: 'presentation_url' })],
    })
  })
})

/** The export that was accepted. */
async function exportOf(database: Database) {
  const rows = await database.select().from(operations)
  return rows.find((row) => row.kind === 'presentation_export')
}
