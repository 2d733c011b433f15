import {
  type Message,
  Role,
  type SendMessageRequest,
  type StreamResponse,
  TaskState,
} from '@a2a-js/sdk'
import {
  type Client,
  ClientFactory,
  ClientFactoryOptions,
  createAuthenticatingFetchWithRetry,
  RestTransportFactory,
} from '@a2a-js/sdk/client'
import { v7 as uuidv7 } from 'uuid'

type Part = Message['parts'][number]

/** The official JavaScript client, as it is published, for the agent whose card lies below an address. */
export function connectSdk(address: string, key: string): Promise<Client> {
  const fetchImpl = createAuthenticatingFetchWithRetry(fetch, {
    headers: async () => ({ authorization: `Bearer ${key}` }),
    shouldRetryWithHeaders: async () => undefined,
  })
  const factory = new ClientFactory(
    ClientFactoryOptions.createFrom(ClientFactoryOptions.default, {
      transports: [new RestTransportFactory({ fetchImpl })],
    }),
  )
  return factory.createFromUrl(address)
}

/** A part with one content, as that client has it. */
export function sdkPart(content: NonNullable<Part['content']>, mediaType = ''): Part {
  return { content, metadata: undefined, filename: '', mediaType }
}

/** A message with a text, about a presentation where one is named; its ids are new unless given. */
export function sdkMessage(
  text: string,
  { presentationId, ...more }: Partial<Message> & { presentationId?: string } = {},
): Message {
  const about = { $case: 'data' as const, value: { presentation_id: presentationId } }
  return {
    messageId: uuidv7(),
    contextId: uuidv7(),
    taskId: '',
    role: Role.ROLE_USER,
    parts: [
      sdkPart({ $case: 'text', value: text }),
      ...(presentationId === undefined ? [] : [sdkPart(about)]),
    ],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
    ...more,
  }
}

/** A request to send a message, with nothing configured. */
export function sdkRequest(message: Message): SendMessageRequest {
  return { tenant: '', message, configuration: undefined, metadata: undefined }
}

/** A state in words: `input_required`. */
export function sdkStateInWords(state: TaskState | undefined): string {
  return state === undefined ? 'none' : TaskState[state].replace('TASK_STATE_', '').toLowerCase()
}

/** An event in words: `task submitted`, `working`, `artifact presentation_url`. */
export function sdkEventInWords({ payload }: StreamResponse): string {
  if (payload?.$case === 'task') return `task ${sdkStateInWords(payload.value.status?.state)}`
  if (payload?.$case === 'statusUpdate') return sdkStateInWords(payload.value.status?.state)
  if (payload?.$case === 'artifactUpdate') return `artifact ${payload.value.artifact?.name}`
  return payload?.$case ?? 'nothing'
}
