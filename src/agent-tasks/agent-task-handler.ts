import { v7 as uuidv7 } from 'uuid'
import { JobFailure, type JobHandler } from '../jobs/job-runner.ts'
import type { AgentExecutor, RunningTurn, TurnEnd } from './agent-executor.ts'
import type { TurnInput } from './turn-input.ts'
import { type GivenEvent, turnEventTypes } from './turn-updates.ts'

/** Works on the turns of tasks: the handler of operations of kind `agentTaskKind`. */
export function agentTaskHandler(executor: Pick<AgentExecutor, 'begin' | 'execute'>): JobHandler {
  return async (job): Promise<TurnEnd> => {
    const { taskId, contextId, message, input, refused } = job.operation.input as TurnInput
    const log = (event: GivenEvent) => job.event(turnEventTypes.given, event)
    let said = 0
    const given = new Map<string, number>()
    const turn: RunningTurn = {
      job,
      taskId,
      contextId,
      message,
      input,
      async say(parts) {
        said += 1
        const messageId = uuidv7()
        await log({
          key: `message ${said}`,
          message: { messageId, contextId, taskId, role: 'ROLE_AGENT', parts },
        })
      },
      async give(artifact, { append, lastChunk } = {}) {
        const piece = (given.get(artifact.artifactId) ?? 0) + 1
        given.set(artifact.artifactId, piece)
        await log({
          key: `artifact ${piece} ${artifact.artifactId}`,
          artifact,
          ...(append === undefined ? {} : { append }),
          ...(lastChunk === undefined ? {} : { lastChunk }),
        })
      },
    }
    await executor.begin?.(turn)
    if (refused !== undefined) throw new JobFailure('insufficient_credits', refused)
    return executor.execute(turn)
  }
}
