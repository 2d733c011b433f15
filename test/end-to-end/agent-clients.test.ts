import { TaskState } from '@a2a-js/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventInWords } from '../support/a2a/event-in-words.ts'
import { connectSdk, sdkEventInWords, sdkMessage, sdkRequest } from '../support/a2a/sdk-client.ts'
import { SnakeClient } from '../support/a2a/snake-client.ts'
import { describeDatabase } from '../support/databases.ts'
import {
  bootstrapKey,
  environmentOf,
  type ServerProcess,
  startServer,
} from '../support/server-process.ts'
import { V1Client } from '../support/v1-client.ts'

const text = `# Whales

## Size
Blue whales are 30 metres long.

## Food
They eat krill.

## Song
Humpbacks sing for hours.`

/** What an edit with a PDF tells. */
const told = [
  'task submitted',
  'submitted',
  'working',
  'artifact presentation_url',
  'artifact pdf_export',
  'completed',
]

describeDatabase('clients of the agent that edits presentations', (_open, newPlace) => {
  let server: ServerProcess
  let presentationId: string

  beforeAll(async () => {
    server = await startServer({ ...environmentOf(await newPlace()), WORKER_THREADS: '1' })
  }, 120_000)
  afterAll(async () => {
    await server?.stop()
  })
  beforeEach(async () => {
    const v1 = new V1Client(server.url, bootstrapKey)
    const options = { presentation_options: { slide_range: '2-5' } }
    const made = await v1.finished(await v1.generate({ input_text: text, ...options }))
    presentationId = String(made.presentation_id)
  })

  /** Whether an address that an artifact gave opens, and what it begins with. */
  async function opened(url: string | undefined): Promise<string> {
    const answer = await fetch(String(url))
    return `${answer.status} ${(await answer.text()).slice(0, 5)}`
  }

  describe('the official one', { timeout: 120_000 }, () => {
    test('edits and is sent the PDF', async () => {
      const client = await connectSdk(server.url, bootstrapKey)
      const message = sdkMessage('Delete the last slide and send me the PDF', { presentationId })
      const events: string[] = []
      let url: string | undefined
      for await (const event of client.sendMessageStream(sdkRequest(message))) {
        events.push(sdkEventInWords(event))
        const { payload } = event
        if (payload?.$case !== 'artifactUpdate') continue
        const content = payload.value.artifact?.parts[0]?.content
        if (content?.$case === 'url') url = content.value
      }
      expect(events).toEqual(told)
      expect(await opened(url)).toBe('200 %PDF-')
    })

    test('is asked, answers, and finds the task again', async () => {
      const client = await connectSdk(server.url, bootstrapKey)
      const message = sdkMessage('Rename the slide to Oceans', { presentationId })
      const asked = await client.sendMessage(sdkRequest(message))
      if (!('status' in asked)) throw new Error('A message was the answer.')
      expect(asked.status?.state).toBe(TaskState.TASK_STATE_INPUT_REQUIRED)
      const { id, contextId } = asked
      const answer = sdkMessage('Slide 2', { taskId: id, contextId })
      const answered = await client.sendMessage(sdkRequest(answer))
      expect(answered).toMatchObject({ id, status: { state: TaskState.TASK_STATE_COMPLETED } })
      expect(await client.getTask({ tenant: '', id })).toEqual(answered)
    })

    test('corrects in the same context what it has said', async () => {
      const client = await connectSdk(server.url, bootstrapKey)
      const say = async (words: string, contextId?: string) => {
        const more = contextId === undefined ? {} : { contextId }
        const message = sdkMessage(words, { presentationId, ...more })
        const done = await client.sendMessage(sdkRequest(message))
        if (!('status' in done)) throw new Error('A message was the answer.')
        return done
      }
      const { contextId } = await say('Rename slide 2 to Oceans')
      const corrected = await say('No, slide 1', contextId)
      const content = corrected.status?.message?.parts[0]?.content
      expect(content?.value).toBe('Took back the last change. Renamed slide 1 to “Oceans”.')
      expect(corrected.status?.state).toBe(TaskState.TASK_STATE_COMPLETED)
    })
  })

  describe('one written from the interface alone', { timeout: 120_000 }, () => {
    const connect = () => new SnakeClient(`${server.url}/a2a`, bootstrapKey)

    test('edits and is sent the PDF', async () => {
      const client = connect()
      const instruction = 'Delete the last slide and send me the PDF'
      const events: string[] = []
      let pdf: object | undefined
      await client.stream(client.message(instruction, { presentationId }), (event) => {
        events.push(eventInWords({ data: event }))
        pdf = event.artifact_update?.artifact.parts[0] ?? pdf
      })
      expect(events).toEqual(told)
      expect(pdf).toEqual({
        url: expect.stringContaining(`${server.url}/`),
        media_type: 'application/pdf',
        filename: expect.stringMatching(/\.pdf$/),
      })
    })

    test('is asked, answers, and finds the task again', async () => {
      const client = connect()
      const asked = await client.send(
        client.message('Rename the slide to Oceans', { presentationId }),
      )
      expect(asked.status.state).toBe('TASK_STATE_INPUT_REQUIRED')
      const { id: task_id, context_id } = asked
      const answered = await client.send(client.message('Slide 2', { task_id, context_id }))
      expect(answered).toMatchObject({ id: task_id, status: { state: 'TASK_STATE_COMPLETED' } })
      expect(await client.task(task_id)).toEqual(answered)
      expect(await client.tasks({ context_id })).toMatchObject([{ id: task_id }])
    })

    test.each([
      undefined,
      '01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01',
    ])('is refused before there is a task, without a presentation of its own: %s', async (unknown) => {
      const client = connect()
      const before = await client.tasks()
      const message = client.message('Delete slide 2', {
        ...(unknown === undefined ? {} : { presentationId: unknown }),
      })
      await expect(client.send(message)).rejects.toMatchObject({ statusCode: 400 })
      expect(await client.tasks()).toEqual(before)
    })
  })
})
