import type { Prices } from '../../accounts/prices.ts'
import type { AgentExecutor } from '../../agent-tasks/agent-executor.ts'
import { agentTaskHandler } from '../../agent-tasks/agent-task-handler.ts'
import { agentTaskKind } from '../../agent-tasks/turn-input.ts'
import type { JobHandler, JobLogger } from '../../jobs/job-runner.ts'
import { archiveKind } from '../account-data/archive-operation.ts'
import type { RenderingTools } from '../render-files.ts'
import { accountArchive } from './account-archive.ts'
import { inThreads } from './in-threads.ts'
import { presentationEdit } from './presentation-edit.ts'
import { presentationExport } from './presentation-export.ts'
import { presentationGeneration } from './presentation-generation.ts'
import { slideCreation } from './slide-creation.ts'
import { transcriptGeneration } from './transcript-generation.ts'

/** The work that operations on presentations stand for, by their kind. */
export function presentationHandlers(
  tools: RenderingTools,
  log: JobLogger,
  prices: Prices,
  agent: Pick<AgentExecutor, 'begin' | 'execute'>,
): Record<string, JobHandler> {
  const handlers = {
    presentation_generation: presentationGeneration(tools, log, prices),
    presentation_edit: presentationEdit(tools, log, prices),
    presentation_export: presentationExport(tools, log),
    slide_creation: slideCreation(tools, log, prices),
    [archiveKind]: accountArchive(tools, log),
    [agentTaskKind]: agentTaskHandler(agent),
    transcript_generation: transcriptGeneration(tools, prices),
  }
  return Object.fromEntries(
    Object.entries(handlers).map(([kind, handler]) => [kind, inThreads(handler, log)]),
  )
}
