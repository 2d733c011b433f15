import { z } from 'zod'
import type { Message, Part } from '../../agent-tasks/task.ts'
import { TaskRefusedError } from '../../agent-tasks/task-errors.ts'
import { cleanText, codePointLength } from '../clean-text.ts'
import { longestInstruction } from '../edits/edit-input.ts'

/** What a message asks the agent for. */
export interface AgentWish {
  instruction: string
  /** Absent where the message names none. */
  presentationId?: string
}

const field = 'message.parts'

/** Data of a part; callers of either casing name the presentation. */
const dataSchema = z.looseObject({
  presentation_id: z.string().nullish(),
  presentationId: z.string().nullish(),
})

/**
 * Reads the instruction, from all text parts together, and the presentation, from the data parts.
 * @throws {TaskRefusedError} for a message that has no instruction, or parts of other kinds.
 */
export function readWish({ parts }: Message): AgentWish {
  if (parts.some((part) => part.url !== undefined || part.raw !== undefined))
    throw new TaskRefusedError(
      'CONTENT_TYPE_NOT_SUPPORTED',
      'Files are not read here; send text and data.',
      field,
    )
  const instruction = cleanText(parts.flatMap(({ text }) => text ?? []).join('\n')).trim()
  if (instruction === '')
    throw new TaskRefusedError('INVALID_ARGUMENT', 'A text part should say what to do.', field)
  if (codePointLength(instruction) > longestInstruction)
    throw new TaskRefusedError(
      'INVALID_ARGUMENT',
      `The text should have at most ${longestInstruction} characters.`,
      field,
    )
  const [presentationId, other] = new Set(parts.flatMap(presentationsOf))
  if (other !== undefined)
    throw new TaskRefusedError(
      'INVALID_ARGUMENT',
      'A message is about one presentation; send one presentation_id.',
      field,
    )
  return { instruction, ...(presentationId === undefined ? {} : { presentationId }) }
}

function presentationsOf({ data }: Part): string[] {
  if (data === undefined) return []
  const read = dataSchema.safeParse(data)
  if (!read.success)
    throw new TaskRefusedError(
      'INVALID_ARGUMENT',
      'A data part should be an object with presentation_id, a string.',
      field,
    )
  const { presentation_id: snakeId, presentationId: camelId } = read.data
  return [snakeId, camelId].filter((id) => id !== null && id !== undefined)
}
