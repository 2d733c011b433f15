// The data model of A2A 1.0 (a2a.proto), as its JSON in camelCase. The interface turns it into the caller's casing.

export const taskStates = [
  'TASK_STATE_SUBMITTED',
  'TASK_STATE_WORKING',
  'TASK_STATE_INPUT_REQUIRED',
  'TASK_STATE_AUTH_REQUIRED',
  'TASK_STATE_COMPLETED',
  'TASK_STATE_FAILED',
  'TASK_STATE_CANCELED',
  'TASK_STATE_REJECTED',
] as const
export type TaskState = (typeof taskStates)[number]

const endStates: readonly TaskState[] = [
  'TASK_STATE_COMPLETED',
  'TASK_STATE_FAILED',
  'TASK_STATE_CANCELED',
  'TASK_STATE_REJECTED',
]

/** Whether a state is one that never changes any more. */
export function isEndState(state: TaskState): boolean {
  return endStates.includes(state)
}

/** Whether a task in a state waits for its caller. */
export function isPausedState(state: TaskState): boolean {
  return state === 'TASK_STATE_INPUT_REQUIRED' || state === 'TASK_STATE_AUTH_REQUIRED'
}

/** Keys inside are the caller's own. */
type Metadata = Record<string, unknown>

/** One of `text`, `data`, `url` and `raw` (base64). */
export interface Part {
  text?: string
  data?: unknown
  url?: string
  raw?: string
  mediaType?: string
  filename?: string
  metadata?: Metadata
}

export interface Message {
  messageId: string
  contextId?: string
  taskId?: string
  role: 'ROLE_USER' | 'ROLE_AGENT'
  parts: Part[]
  metadata?: Metadata
  extensions?: string[]
  referenceTaskIds?: string[]
}

export interface Artifact {
  artifactId: string
  name?: string
  description?: string
  parts: Part[]
  metadata?: Metadata
  extensions?: string[]
}

export interface TaskStatus {
  state: TaskState
  message?: Message
  /** ISO 8601 in UTC with milliseconds. */
  timestamp: string
}

export interface Task {
  id: string
  contextId: string
  status: TaskStatus
  artifacts: Artifact[]
  /** What was said, oldest first; the message of the present status is not among it. */
  history: Message[]
}

interface TaskStatusUpdate {
  taskId: string
  contextId: string
  status: TaskStatus
}

export interface TaskArtifactUpdate {
  taskId: string
  contextId: string
  artifact: Artifact
  /** Whether the parts are added to those of the artifact with the same id. */
  append?: boolean
  lastChunk?: boolean
}

/** What happens to a task: one of the two. */
export type TaskUpdate = { statusUpdate: TaskStatusUpdate } | { artifactUpdate: TaskArtifactUpdate }

/** What happened, with its number in its task: 1-based, consecutive over all turns. */
export interface TaskEvent {
  sequence: number
  update: TaskUpdate
}
