import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Message, Part } from '../../agent-tasks/task.ts'
import type { Casing } from '../../agent-tasks/task-store.ts'
import { cleanTexts } from '../../presentations/clean-text.ts'
import { RequestInvalidError } from '../http/http-error.ts'
import { integerSchema } from '../http/integer-schema.ts'
import { declaresJson, parseJsonBody } from '../http/json-body.ts'
import { textSchema } from '../http/text-schema.ts'
import { validationDetails } from '../http/validation-details.ts'
import { callerCasing } from './caller-casing.ts'
import { noPushNotifications, ProtocolError, wrongContentType } from './protocol-error.ts'
import { readNames } from './protocol-names.ts'

const idSchema = textSchema({ minimum: 1, maximum: 255 })
/** Names and values of the caller's; they are kept as they are, as far as they can be kept. */
const metadataSchema = z
  .record(z.string(), z.unknown(), 'Input should be an object')
  .overwrite(cleanTexts)
/** RFC 4648, 4 or 5, with padding or without: ProtoJSON takes them all. */
const base64Schema = z.string().regex(/^[\w+/-]*={0,2}$/, 'Input should be base64')

/** Of a message as JSON, in characters: it is kept, and shown in every answer that has its task's history. */
const longestMessage = 100_000

const contents = ['text', 'data', 'url', 'raw'] as const

const partSchema = z
  .object({
    text: textSchema().optional(),
    data: z.unknown().overwrite(cleanTexts).optional(),
    url: textSchema({ minimum: 1 }).optional(),
    raw: base64Schema.optional(),
    mediaType: textSchema().optional(),
    filename: textSchema().optional(),
    metadata: metadataSchema.optional(),
  })
  .refine((part) => contents.filter((name) => part[name] !== undefined).length === 1, {
    message: 'A part has exactly one of text, data, url and raw',
  })

const messageSchema = z.object({
  messageId: idSchema,
  contextId: idSchema.optional(),
  taskId: idSchema.optional(),
  role: z.literal('ROLE_USER'),
  parts: z.array(partSchema).min(1),
  metadata: metadataSchema.optional(),
  extensions: z.array(textSchema()).optional(),
  referenceTaskIds: z.array(idSchema).optional(),
})

const requestSchema = z.object({
  message: messageSchema,
  configuration: z
    .object({
      acceptedOutputModes: z.array(textSchema()).optional(),
      historyLength: integerSchema({ minimum: 0 }).optional(),
      returnImmediately: z.boolean().optional(),
      blocking: z.boolean().optional(),
      taskPushNotificationConfig: z.unknown().optional(),
    })
    .optional(),
})

/** What a caller sends to an agent. */
interface MessageRequest {
  message: Message
  /** How the caller writes names. */
  casing: Casing
  /** How many messages of the task's history the answer has at the most; undefined: all. */
  historyLength: number | undefined
  /** Whether not to wait until the task has ended or asks something. */
  returnImmediately: boolean
}

/** What a part is, where it does not say so itself. */
function mediaTypeOf({ text, data, mediaType }: Part): string {
  const [named = ''] = (mediaType ?? '').toLowerCase().split(';', 1)
  if (named.trim() !== '') return named.trim()
  if (text !== undefined) return 'text/plain'
  return data !== undefined ? 'application/json' : 'application/octet-stream'
}

/** @throws {ProtocolError} `CONTENT_TYPE_NOT_SUPPORTED` for a part of a media type that the agent does not take. */
function refuseOtherMediaTypes(parts: readonly Part[], inputModes: readonly string[]): void {
  const refused = parts.map(mediaTypeOf).findIndex((mediaType) => !inputModes.includes(mediaType))
  if (refused !== -1)
    throw new ProtocolError(
      'CONTENT_TYPE_NOT_SUPPORTED',
      `The media type of message.parts[${refused}] is not taken here; send ${inputModes.join(' or ')}.`,
    )
}

/** @throws {RequestInvalidError} for a message whose texts, data and metadata are more than is kept. */
function refuseTooLong(message: Message): void {
  if (JSON.stringify(message).length <= longestMessage) return
  const msg = `Input should have at most ${longestMessage} characters as JSON`
  throw new RequestInvalidError([{ loc: ['body', 'message'], msg, type: 'too_long' }])
}

/**
 * Reads the body of a message call, and notes on the request which casing it shows.
 *
 * @param inputModes the media types that the agent takes, as its card lists them.
 * @throws {RequestInvalidError} for a body that does not fit the protocol.
 * @throws {ProtocolError} for one that fits, but asks for what is not offered here.
 */
export function readMessageRequest(
  request: FastifyRequest,
  inputModes: readonly string[],
): MessageRequest {
  const contentType = request.headers['content-type']
  if (!declaresJson(contentType)) throw wrongContentType()
  const body = parseJsonBody(contentType, typeof request.body === 'string' ? request.body : '')
  const shown = callerCasing(request, { type: 'SendMessageRequest', json: body })
  request.casing = shown ?? null
  const input = readNames('SendMessageRequest', body)
  const read = requestSchema.safeParse(input)
  if (!read.success)
    throw new RequestInvalidError(validationDetails('body', read.error.issues, input))
  const { message, configuration = {} } = read.data
  refuseOtherMediaTypes(message.parts, inputModes)
  refuseTooLong(message)
  if (configuration.taskPushNotificationConfig !== undefined) throw noPushNotifications()
  const { historyLength, returnImmediately, blocking = true } = configuration
  return {
    message,
    casing: shown ?? 'snake_case',
    historyLength,
    returnImmediately: returnImmediately ?? !blocking,
  }
}
