import type { AgentExecutor } from '../../../src/agent-tasks/agent-executor.ts'
import { scriptedExecutor } from './scripted-executor.ts'

/** An agent that follows the script, and works on messages whose id begins with `held` until it is let go on. */
export interface HeldExecutor extends AgentExecutor {
  /** Lets the held turns complete, and those to come. */
  letGo(): void
  /** Holds turns again. */
  hold(): void
}

/** Makes such an agent. It ends at once when its work is wanted no more. */
export function heldExecutor(): HeldExecutor {
  let isHeld = true
  const waiting = new Set<() => void>()
  return {
    ...scriptedExecutor,
    async execute(turn) {
      if (!turn.message.messageId.startsWith('held')) return scriptedExecutor.execute(turn)
      const { signal } = turn.job
      await new Promise<void>((resolve, reject) => {
        waiting.add(resolve)
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        if (!isHeld) resolve()
      })
      return { state: 'TASK_STATE_COMPLETED', parts: [{ text: 'At last' }] }
    },
    letGo() {
      isHeld = false
      for (const resolve of waiting) resolve()
      waiting.clear()
    },
    hold() {
      isHeld = true
    },
  }
}
