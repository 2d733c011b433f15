import type { FastifyRequest } from 'fastify'
import { cleanText } from '../../presentations/clean-text.ts'

/** A request about one task. */
export type TaskRequest = { Params: { id: string } }

/** The id in the path. Ids are opaque: one that no task can have is an unknown one. */
export function taskIdOf({ params }: FastifyRequest<TaskRequest>): string {
  return cleanText(params.id)
}
