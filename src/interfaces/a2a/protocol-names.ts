import type { Casing } from '../../agent-tasks/task-store.ts'

// The messages of a2a.proto 1.0 as far as they come in or go out here: which fields each has, and what stands in them.
// With it, names are converted where they are the protocol's, and nowhere else.

/** What stands in a field: a plain value, which is never looked into, or one, several or named messages of a type. */
interface Field {
  holds: 'value' | 'one' | 'many' | 'named'
  type?: MessageType
}

const value: Field = { holds: 'value' }
const one = (type: MessageType): Field => ({ holds: 'one', type })
const many = (type: MessageType): Field => ({ holds: 'many', type })
/** A map: its keys are names that somebody chose. */
const named = (type: MessageType): Field => ({ holds: 'named', type })

export type MessageType =
  | 'SendMessageRequest'
  | 'SendMessageConfiguration'
  | 'TaskQuery'
  | 'StreamResponse'
  | 'ListTasksResponse'
  | 'Task'
  | 'TaskStatus'
  | 'Message'
  | 'Part'
  | 'Artifact'
  | 'TaskStatusUpdateEvent'
  | 'TaskArtifactUpdateEvent'
  | 'AgentCard'
  | 'AgentInterface'
  | 'AgentCapabilities'
  | 'AgentSkill'
  | 'SecurityScheme'
  | 'HttpAuthSecurityScheme'
  | 'SecurityRequirement'
  | 'StringList'
  | 'BadRequest'
  | 'FieldViolation'

const messageTypes: Readonly<Record<MessageType, Readonly<Record<string, Field>>>> = {
  SendMessageRequest: {
    message: one('Message'),
    configuration: one('SendMessageConfiguration'),
    metadata: value,
  },
  SendMessageConfiguration: {
    acceptedOutputModes: value,
    taskPushNotificationConfig: value,
    historyLength: value,
    returnImmediately: value,
    // The opposite, as protocol 0.3 called it.
    blocking: value,
  },
  // The fields of a query, of whichever request about tasks.
  TaskQuery: {
    contextId: value,
    status: value,
    statusTimestampAfter: value,
    lastUpdatedAfter: value,
    pageSize: value,
    pageToken: value,
    historyLength: value,
    includeArtifacts: value,
  },
  // Also what `message:send` answers.
  StreamResponse: {
    task: one('Task'),
    message: one('Message'),
    statusUpdate: one('TaskStatusUpdateEvent'),
    artifactUpdate: one('TaskArtifactUpdateEvent'),
  },
  ListTasksResponse: {
    tasks: many('Task'),
    nextPageToken: value,
    pageSize: value,
    totalSize: value,
  },
  Task: {
    id: value,
    contextId: value,
    status: one('TaskStatus'),
    artifacts: many('Artifact'),
    history: many('Message'),
    metadata: value,
  },
  TaskStatus: { state: value, message: one('Message'), timestamp: value },
  Message: {
    messageId: value,
    contextId: value,
    taskId: value,
    role: value,
    parts: many('Part'),
    metadata: value,
    extensions: value,
    referenceTaskIds: value,
  },
  Part: {
    text: value,
    raw: value,
    url: value,
    data: value,
    metadata: value,
    filename: value,
    mediaType: value,
  },
  Artifact: {
    artifactId: value,
    name: value,
    description: value,
    parts: many('Part'),
    metadata: value,
    extensions: value,
  },
  TaskStatusUpdateEvent: {
    taskId: value,
    contextId: value,
    status: one('TaskStatus'),
    metadata: value,
  },
  TaskArtifactUpdateEvent: {
    taskId: value,
    contextId: value,
    artifact: one('Artifact'),
    append: value,
    lastChunk: value,
    metadata: value,
  },
  AgentCard: {
    name: value,
    description: value,
    supportedInterfaces: many('AgentInterface'),
    version: value,
    capabilities: one('AgentCapabilities'),
    securitySchemes: named('SecurityScheme'),
    securityRequirements: many('SecurityRequirement'),
    defaultInputModes: value,
    defaultOutputModes: value,
    skills: many('AgentSkill'),
  },
  AgentInterface: { url: value, protocolBinding: value, protocolVersion: value },
  AgentCapabilities: { streaming: value, pushNotifications: value, extendedAgentCard: value },
  AgentSkill: { id: value, name: value, description: value, tags: value, examples: value },
  SecurityScheme: { httpAuthSecurityScheme: one('HttpAuthSecurityScheme') },
  HttpAuthSecurityScheme: { description: value, scheme: value },
  SecurityRequirement: { schemes: named('StringList') },
  StringList: { list: value },
  // Of google.rpc.
  BadRequest: { '@type': value, fieldViolations: many('FieldViolation') },
  FieldViolation: { field: value, description: value },
}

/** A name of the protocol in the other way to write it: `messageId`, `message_id`. */
export function nameIn(casing: Casing, name: string): string {
  if (casing === 'camelCase') return name
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

interface NamedField extends Field {
  /** In camelCase. */
  name: string
}

/** The fields of each type, by their names in either casing. */
const fieldsByName = new Map(
  Object.entries(messageTypes).map(([type, fields]) => {
    const byName = new Map<string, NamedField>()
    for (const [name, field] of Object.entries(fields))
      for (const key of [name, nameIn('snake_case', name)]) byName.set(key, { name, ...field })
    return [type, byName]
  }),
)

function fieldOf(type: MessageType, key: string): NamedField | undefined {
  return fieldsByName.get(type)?.get(key)
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

/** Applies a function to each message that stands in a field; what is of another shape stays as it is. */
function mapField(
  { holds, type }: Field,
  json: unknown,
  change: (type: MessageType, json: unknown) => unknown,
): unknown {
  if (type === undefined) return json
  if (holds === 'one') return change(type, json)
  if (holds === 'many' && Array.isArray(json)) return json.map((item) => change(type, item))
  if (holds === 'named' && isObject(json))
    return Object.fromEntries(Object.entries(json).map(([key, item]) => [key, change(type, item)]))
  return json
}

/**
 * A message as it came, in either casing or both, with its names in camelCase. Fields that the type does not have are
 * left out, and so are those that are null: that is what absent means. Whatever has another shape than the type is
 * left as it is, for a schema to refuse.
 */
export function readNames(type: MessageType, json: unknown): unknown {
  if (!isObject(json)) return json
  const read: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(json)) {
    const field = fieldOf(type, key)
    if (field === undefined || item === null || Object.hasOwn(read, field.name)) continue
    read[field.name] = mapField(field, item, readNames)
  }
  return read
}

/** A message of ours, which has camelCase names, as it goes out. Fields that the type does not have are left out. */
export function writeNames(type: MessageType, json: unknown, casing: Casing): unknown {
  if (!isObject(json)) return json
  return Object.fromEntries(
    Object.entries(messageTypes[type]).flatMap(([name, field]) => {
      const item = json[name]
      if (item === undefined) return []
      const change = (one: MessageType, of: unknown) => writeNames(one, of, casing)
      return [[nameIn(casing, name), mapField(field, item, change)]]
    }),
  )
}

/** The casing that the first name of several words shows; undefined when there is none. */
export function shownCasing(type: MessageType, json: unknown): Casing | undefined {
  if (!isObject(json)) return undefined
  for (const [key, item] of Object.entries(json)) {
    const field = fieldOf(type, key)
    if (field === undefined || item === null) continue
    if (nameIn('snake_case', field.name) !== field.name)
      return key === field.name ? 'camelCase' : 'snake_case'
    let shown: Casing | undefined
    mapField(field, item, (one, of) => {
      shown ??= shownCasing(one, of)
    })
    if (shown !== undefined) return shown
  }
  return undefined
}
