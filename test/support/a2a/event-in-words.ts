import type { ReceivedEvent } from '../event-stream.ts'

/** What is read of an event's message, in whichever casing it is. */
interface EventMessage {
  status?: { state: string }
  artifact?: { name?: string }
}

/** An event of a stream in words: `task submitted`, `working`, `artifact presentation_url`. */
export function eventInWords({ data }: Pick<ReceivedEvent, 'data'>): string {
  const event = data as Record<string, EventMessage | undefined>
  const { task, message } = event
  const status = event.statusUpdate ?? event.status_update
  const artifact = event.artifactUpdate ?? event.artifact_update
  if (task !== undefined) return `task ${stateInWords(task)}`
  if (status !== undefined) return stateInWords(status)
  if (artifact !== undefined) return `artifact ${artifact.artifact?.name}`
  return message === undefined ? 'nothing' : 'message'
}

function stateInWords({ status }: EventMessage): string {
  return (status?.state ?? '').replace('TASK_STATE_', '').toLowerCase()
}
