import { setTimeout as sleep } from 'node:timers/promises'
import { findOperation, hasEnded } from '../../jobs/operations.ts'
import { RevokedMeanwhileError, type ToolCall } from './tool.ts'

/** How often it is looked, in milliseconds: one prepared query each time. */
const interval = 400

/**
 * Waits until work of the caller has ended, there is none, the time is up or the process is asked to stop, and tells the
 * client of its progress meanwhile.
 *
 * @throws the signal's reason when nobody waits any more.
 * @throws {RevokedMeanwhileError}
 */
export async function waitForEnd(
  { caller, work, signal, closing, progress, isStillAllowed }: ToolCall,
  operationId: string,
  seconds: number,
): Promise<void> {
  const until = performance.now() + seconds * 1000
  const stop = AbortSignal.any([signal, closing])
  for (;;) {
    const operation = await findOperation(work.connection.database, caller.userId, operationId)
    if (operation === undefined) return
    if (operation.progress !== null) {
      const { done, total, message } = operation.progress
      await progress?.(done, total, message)
    }
    const left = until - performance.now()
    if (hasEnded(operation.status) || left <= 0 || closing.aborted) return
    await sleep(Math.min(interval, left), undefined, { signal: stop }).catch(() => undefined)
    signal.throwIfAborted()
    if (!(await isStillAllowed())) throw new RevokedMeanwhileError()
  }
}
