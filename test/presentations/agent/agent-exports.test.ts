import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { operations } from '../../../src/database/schema.ts'
import { presentationAgents } from '../../support/a2a/presentation-agents.ts'
import { describeDatabase } from '../../support/databases.ts'
import { userMessage } from '../../support/task-stores.ts'

describeDatabase('the files of the presentation agent', (open) => {
  const { tasks, workers, work, about, say } = presentationAgents(open)

  /** The exports that were accepted, beside what the agent itself does. */
  const furtherExports = () =>
    tasks
      .connection()
      .database.select()
      .from(operations)
      .where(eq(operations.kind, 'presentation_export'))

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

    test('of a format that there is not is declined by name, beside those that come', async () => {
      await work()
      const task = await say('Send me the PDF and a Word file')
      expect(task.state).toBe('COMPLETED')
      expect(task.text).toBe(
        '“Word file” is not a format that can be exported; PDF, PowerPoint, PNG and a share link are. Attached: the PDF file.',
      )
      expect(task.artifacts.map(({ name }) => name)).toEqual(['presentation_url', 'pdf_export'])
    })

    test('that takes too long is still in progress when the task ends, and made all the same', async () => {
      let slow = true
      workers().onExport = async (_task, signal) => {
        if (slow) await setTimeout(60_000, undefined, signal && { signal })
      }
      await work({ exportWaitSeconds: 1 })
      const task = await say('Send me the PDF')
      slow = false
      expect(task).toMatchObject({ state: 'COMPLETED' })
      expect(task.text).toMatch(/export is still in progress: the PDF file/)
      expect(task.artifacts).toHaveLength(1)
      const exporting = await furtherExports()
      expect(exporting).toMatchObject([{ input: { formats: ['pdf'] } }])
    })

    test('that is wanted no more ends its task, which says what it has changed before', async () => {
      let begin = () => {}
      const begun = new Promise<void>((resolve) => {
        begin = resolve
      })
      workers().onExport = async (_task, signal) => {
        begin()
        await setTimeout(60_000, undefined, signal && { signal })
      }
      await work()
      const text = 'Rename slide 3 to Costs and send me the PDF'
      const { task } = await tasks.say(userMessage(text, { parts: [{ text }, about()] }))
      await begun
      const { task: canceled } = await tasks.store().cancel(tasks.ownerId(), task.id)
      expect(canceled.status.state).toBe('TASK_STATE_CANCELED')
      expect(canceled.status.message?.parts[0]?.text).toBe(
        'The task was canceled. What it had done by then stays: Renamed slide 3 to “Costs”.',
      )
    })

    test('that takes too long lets the next task have its turn', async () => {
      workers().onExport = async (_task, signal) => {
        await setTimeout(60_000, undefined, signal && { signal })
      }
      await work({ exportWaitSeconds: 1 })
      await say('Send me the PDF')
      expect(await say('Delete slide 3')).toMatchObject({ state: 'COMPLETED' })
      const [exporting] = await furtherExports()
      expect(exporting?.status).toBe('in_progress')
    })

    test('that takes too long is made later once, however often the task is worked on', async () => {
      workers().onExport = async (_task, signal) => {
        await setTimeout(60_000, undefined, signal && { signal })
      }
      await work({
        exportWaitSeconds: 1,
        async execute(agent, turn) {
          const end = await agent.execute(turn)
          // As when the database goes away for a moment: the job is tried again.
          if (turn.job.operation.attempt === 1)
            throw Object.assign(new Error('gone'), { code: '57P01' })
          return end
        },
      })
      const task = await say('Send me the PDF')
      expect(task.text).toMatch(/export is still in progress: the PDF file/)
      expect(await furtherExports()).toHaveLength(1)
    })
  })

  describe('a file that cannot be made', () => {
    beforeEach(() => {
      workers().onExport = async () => {
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
})
