import { codeOf } from '../database/error-code.ts'
import type { JobLogger } from './job-logger.ts'

/** Says of what is done again and again that it fails, once, and once that it works again. */
interface RepeatedFailures {
  /**
   * @param task what was done, as the beginning of a sentence.
   * @param details for the log: the error, and what else is worth knowing of the first time.
   */
  failed(task: string, level: 'warn' | 'error', details: { err: unknown }): void
  succeeded(task: string): void
}

/**
 * What is tried every second fails every second, with a full disk for instance: a log says so when it begins, when it fails
 * for another reason too, and when it is over.
 */
export function createRepeatedFailures(logger: JobLogger): RepeatedFailures {
  /** By task that fails: the reasons that are said already. */
  const said = new Map<string, Set<string>>()

  return {
    failed(task, level, details) {
      const reasons = said.get(task) ?? new Set()
      const reason = reasonOf(details.err)
      if (reasons.has(reason)) return
      said.set(task, reasons.add(reason))
      logger[level](
        details,
        `${task} failed; it is tried again, and said again when it has succeeded`,
      )
    },

    succeeded(task) {
      if (said.delete(task)) logger.info({}, `${task} succeeds again`)
    },
  }
}

/** The innermost error's code, else its name: its message may hold ids, which are others every time. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return reasonOf(error.cause) || codeOf(error) || error.name
}
