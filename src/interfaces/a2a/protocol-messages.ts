// The messages of a2a.proto 1.0 as far as they come in or go out here: which fields each has, and what stands in them.
// By it, names are converted where they are the protocol's, and nowhere else (protocol-names.ts).

/** What stands in a field: a plain value, which is never looked into, or one, several or named messages of a type. */
export interface Field {
  holds: 'value' | 'one' | 'many' | 'named'
  type?: MessageType
  /** Whether an empty text is the same as nothing, as it is in ProtoJSON where nothing else can be meant. */
  isAbsentIfEmpty?: boolean
}

const value: Field = { holds: 'value' }
const valueUnlessEmpty: Field = { ...value, isAbsentIfEmpty: true }
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

/** The fields of each message, by their names in camelCase. */
export const messageTypes: Readonly<Record<MessageType, Readonly<Record<string, Field>>>> = {
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
    contextId: valueUnlessEmpty,
    status: valueUnlessEmpty,
    statusTimestampAfter: value,
    lastUpdatedAfter: value,
    pageSize: value,
    pageToken: valueUnlessEmpty,
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
    contextId: valueUnlessEmpty,
    taskId: valueUnlessEmpty,
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
