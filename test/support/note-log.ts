import type { JobLogger } from '../../src/jobs/job-logger.ts'

/** A logger, and the messages that it was given, in order. */
export function noteLog(): { said: string[]; logger: JobLogger } {
  const said: string[] = []
  const note = (_details: object, message: string) => void said.push(message)
  return { said, logger: { info: note, warn: note, error: note } }
}
