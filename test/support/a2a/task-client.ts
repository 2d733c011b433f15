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

  async cancel(taskId: string): Promise<ShownTask> {
    return (await this.#post(`/tasks/${taskId}:cancel`, {})).json() as Promise<ShownTask>
  }

  /** What happens in a task after an event (0: from the first on), until it ends. */
  events(taskId: string, lastEventId = 0): AsyncGenerator<ReceivedEvent> {
    const { key } = this
    return receiveEvents(`${this.url}/a2a/tasks/${taskId}:subscribe`, { key, lastEventId })
  }

  async #post(path: string, body: unknown): Promise<Response> {
    const answer = await fetch(`${this.url}/a2a${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.key}`,
        'content-type': 'application/json',
        'a2a-version': '1.0',
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
}
