import { beforeAll, beforeEach } from 'vitest'
import type { AgentExecutor, RunningTurn, TurnEnd } from '../../src/agent-tasks/agent-executor.ts'
import { agentTaskHandler } from '../../src/agent-tasks/agent-task-handler.ts'
import { createTaskStore } from '../../src/agent-tasks/postgres-task-store.ts'
import type { Message, Task, TaskEvent } from '../../src/agent-tasks/task.ts'
import type { StoredTask, TaskStore } from '../../src/agent-tasks/task-store.ts'
import { agentTaskKind } from '../../src/agent-tasks/turn-input.ts'
import type { Connection } from '../../src/database/connection.ts'
import { createEventFollower } from '../../src/jobs/follow-events.ts'
import { jobRunners } from './job-runners.ts'

let messages = 0

/** A user's message; its id is new unless given. */
export function userMessage(text: string, more: Partial<Message> = {}): Message {
  messages += 1
  return { messageId: `message-${messages}`, role: 'ROLE_USER', parts: [{ text }], ...more }
}

/** Ends a turn well, saying a text. */
export function completed(text: string): TurnEnd {
  return { state: 'TASK_STATE_COMPLETED', parts: [{ text }] }
}

/** Ends a turn with a question. */
export function asking(text: string, memory?: unknown): TurnEnd {
  return { state: 'TASK_STATE_INPUT_REQUIRED', parts: [{ text }], memory }
}

/** In words: the state and what is said, or the artifact and its texts. */
export function inWords({ update }: TaskEvent): string {
  if ('artifactUpdate' in update) {
    const { artifact, append } = update.artifactUpdate
    return `${append ? 'more of' : 'artifact'} ${artifact.artifactId}: ${artifact.parts.map((part) => part.text).join()}`
  }
  const { state, message } = update.statusUpdate.status
  const name = state.replace('TASK_STATE_', '').toLowerCase()
  return message === undefined ? name : `${name}: ${message.parts[0]?.text}`
}

/** What was said in a task, and by whom. */
export function saidIn({ history }: Task): string[] {
  return history.map((one) => `${one.role.slice(5).toLowerCase()}: ${one.parts[0]?.text}`)
}

/**
 * For the tests around this call: a store on an empty database with one user, whose executor is the one that `act`
 * makes of a turn's text; turns are accepted as `prepare` says, by default with nothing held.
 */
export function taskStores(open: () => Promise<Connection>) {
  const runners = jobRunners(open)
  let store: TaskStore
  let executor: AgentExecutor
  beforeAll(async () => {
    await open()
  })
  beforeEach(() => {
    executor = {
      accept: async (_tx, turn) => ({
        kind: 'task',
        presentationId: null,
        hold: 0,
        input: turn.previous?.memory ?? null,
      }),
      execute: async () => completed('Done.'),
    }
    store = storeOn(runners.connection())
  })

  /** A store as another process has it. */
  function storeOn(connection: Connection): TaskStore {
    return createTaskStore({
      connection,
      executor: { accept: (tx, turn, prepare) => executor.accept(tx, turn, prepare) },
      follower: createEventFollower(connection),
    })
  }

  return {
    ...runners,
    store: () => store,
    storeOn,
    /** Changes what is done about messages. */
    use(change: Partial<AgentExecutor>) {
      executor = { ...executor, ...change }
    },
    /** Lets turns be worked on. */
    async work(execute?: (turn: RunningTurn) => Promise<TurnEnd>) {
      if (execute !== undefined) executor = { ...executor, execute }
      const handler = agentTaskHandler({ execute: (turn) => executor.execute(turn) })
      return runners.run(handler, { handlers: { [agentTaskKind]: handler } })
    },
    /** Says something, and must get a task. */
    async say(message: Message): Promise<StoredTask> {
      const accepted = await store.accept(runners.ownerId(), message, 'snake_case')
      if (accepted.kind !== 'task') throw new Error('A message was the answer.')
      return accepted
    },
    read: (id: string) => store.read(runners.ownerId(), id),
    /** The events of a task in words, until one of a state or the end. */
    async events(id: string, { after = 0, until = '' } = {}): Promise<string[]> {
      const words: string[] = []
      for await (const event of store.follow(id, { after })) {
        words.push(inWords(event))
        if (until !== '' && inWords(event).startsWith(until)) break
      }
      return words
    },
  }
}
