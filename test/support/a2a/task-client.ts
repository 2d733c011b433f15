import { randomUUID } from 'node:crypto'
import { type ReceivedEvent, receiveEvents } from '../event-stream.ts'

/** A task as it is answered in snake_case; only what the tests read. */
export interface ShownTask {
  id: string
  context_id: string
  status: { state: string; message?: { parts: { text?: string }[] } }
}

/** The data of an event of a stream. */
export interface ShownEvent {
  task?: ShownTask
  status_update?: { task_id: string; status: ShownTask['status'] }
  artifact_update?: { artifact: { name: string } }
}

/** A plain client of the A2A endpoint of a running server. */
export class TaskClient {
  readonly url: string
  readonly key: string

  constructor(url: string, key: string) {
    this.url = url
    this.key = key
  }

  /** Says something about a presentation, or in a task; does not wait for what comes of it. */
  async say(
    text: string,
    about: { presentationId: string } | { taskId: string },
  ): Promise<ShownTask> {
    const [names, parts] =
      'taskId' in about
        ? [{ task_id: about.taskId }, []]
        : [{}, [{ data: { presentation_id: about.presentationId } }]]
    const answer = await this.#post('/message:send', {
      message: {
        role: 'ROLE_USER',
        message_id: randomUUID(),
        ...names,
        parts: [{ text }, ...parts],
      },
      configuration: { return_immediately: true },
    })
    return ((await answer.json()) as { task: ShownTask }).task
  }

  async read(taskId: string): Promise<ShownTask> {
    const headers = { authorization: `Bearer ${this.key}` }
    const answer = await fetch(`${this.url}/a2a/tasks/${taskId}`, { headers })
    if (!answer.ok) throw new Error(`${taskId}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as ShownTask
  }

  /** A task once it has ended or asks something, a minute at the most. */
  async settled(taskId: string): Promise<ShownTask> {
    const deadline = Date.now() + 60_000
    for (;;) {
      const task = await this.read(taskId)
      if (!/SUBMITTED|WORKING/.test(task.status.state)) return task
      if (Date.now() > deadline) throw new Error(`Task ${taskId} is still ${task.status.state}.`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  /** Undefined: it ended before, and not by being canceled. */
  async cancel(taskId: string): Promise<ShownTask | undefined> {
    const answer = await this.#post(`/tasks/${taskId}:cancel`, {}, 'TASK_NOT_CANCELABLE')
    return answer.ok ? ((await answer.json()) as ShownTask) : undefined
  }

  /** What happens in a task after an event (0: from the first on), until it ends. */
  events(taskId: string, lastEventId = 0): AsyncGenerator<ReceivedEvent> {
    const { key } = this
    return receiveEvents(`${this.url}/a2a/tasks/${taskId}:subscribe`, { key, lastEventId })
  }

  /** An answer of success, or a refusal for a reason. */
  async #post(path: string, body: unknown, refusal?: string): Promise<Response> {
    const answer = await fetch(`${this.url}/a2a${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.key}`,
        'content-type': 'application/json',
        'a2a-version': '1.0',
      },
      body: JSON.stringify(body),
    })
    if (answer.ok) return answer
    const problem = await answer.text()
    if (refusal !== undefined && problem.includes(`"${refusal}"`)) return answer
    throw new Error(`${path}: ${answer.status} ${problem}`)
  }
}
