import { setTimeout as wait } from 'node:timers/promises'
import type {
  AgentExecutor,
  RunningTurn,
  TurnEnd,
} from '../../../src/agent-tasks/agent-executor.ts'
import type { Artifact, Part } from '../../../src/agent-tasks/task.ts'

/** What is done about a message. */
type Script = (turn: RunningTurn) => Promise<TurnEnd>

function completed(text?: string): TurnEnd {
  return { state: 'TASK_STATE_COMPLETED', parts: text === undefined ? [] : [{ text }] }
}

/** Completes the task with one artifact. */
function giving(part: Part): Script {
  return async (turn) => {
    await turn.give({ artifactId: 'output', name: 'output', parts: [part] })
    return completed()
  }
}

/** Works for a while, as long as nobody wants it no more, and completes. */
function after(milliseconds: number, text?: string): Script {
  return async ({ job }) => {
    await wait(milliseconds, undefined, { signal: job.signal })
    return completed(text)
  }
}

const file: Part = {
  raw: Buffer.from('tck').toString('base64'),
  filename: 'output.txt',
  mediaType: 'text/plain',
}
const fileUrl: Part = {
  url: 'https://example.com/output.txt',
  filename: 'output.txt',
  mediaType: 'text/plain',
}

async function giveInChunks({ give }: RunningTurn): Promise<TurnEnd> {
  const artifact = (text: string): Artifact => ({ artifactId: 'output', parts: [{ text }] })
  await give(artifact('chunk-1 '))
  await give(artifact('chunk-2'), { append: true, lastChunk: true })
  return completed()
}

const directAnswer = 'tck-message-response'

/** By what the id of a message begins with; of several that fit, the first. */
const scripts: readonly [prefix: string, script: Script][] = [
  ['tck-complete-task', async () => completed('Hello from TCK')],
  ['tck-delayed-complete', after(2_000, 'Done after delay')],
  ['tck-artifact-text', giving({ text: 'Generated text content' })],
  ['tck-artifact-file-url', giving(fileUrl)],
  ['tck-artifact-file', giving(file)],
  ['tck-artifact-data', giving({ data: { key: 'value', count: 42 } })],
  [
    'tck-input-required',
    async () => ({ state: 'TASK_STATE_INPUT_REQUIRED', parts: [{ text: 'What do you mean?' }] }),
  ],
  [
    'tck-reject-task',
    async () => ({ state: 'TASK_STATE_REJECTED', parts: [{ text: 'rejected' }] }),
  ],
  ['tck-stream-001', giving({ text: 'Stream hello from TCK' })],
  ['tck-stream-002', async () => completed()],
  ['tck-stream-003', giving({ text: 'Stream task lifecycle' })],
  ['tck-stream-ordering-001', giving({ text: 'Ordered output' })],
  ['tck-stream-artifact-text', giving({ text: 'Streamed text content' })],
  ['tck-stream-artifact-file', giving(file)],
  ['tck-stream-artifact-chunked', giveInChunks],
  ['test-resubscribe-message-id', after(4_000)],
]

/**
 * An agent that knows nothing: the id of a message says what becomes of it, by the prefixes of the public conformance
 * suite a2a-tck. Whatever else comes is completed, and so is what answers its question.
 */
export const scriptedExecutor: AgentExecutor = {
  async accept(_tx, { message, previous }) {
    if (message.messageId.startsWith(directAnswer))
      return { kind: 'message', parts: [{ text: 'Direct message response' }] }
    const isAnswer = previous !== undefined
    return { kind: 'task', presentationId: null, hold: 0, input: { isAnswer } }
  },
  async execute(turn) {
    const { isAnswer } = turn.input as { isAnswer: boolean }
    if (isAnswer) return completed('Thank you')
    const { messageId } = turn.message
    const script = scripts.find(([prefix]) => messageId.startsWith(prefix))?.[1]
    return script === undefined ? completed('Done') : script(turn)
  },
}
