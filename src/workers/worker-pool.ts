import { availableParallelism } from 'node:os'
import type { ContentReport } from '../author/report/report-content.ts'
import type { InterpretedEdit } from '../edit/interpreted-edit.ts'
import { startThreads } from './start-threads.ts'
import type {
  AuthorResult,
  AuthorTask,
  EditResult,
  EditTask,
  ExportResult,
  ExportTask,
  InterpretTask,
  ReportTask,
  TranscriptResult,
  TranscriptTask,
} from './tasks.ts'

/** Threads for everything that computes: composing, layout, rendering. The event loop only moves bytes. */
export interface WorkerPool {
  /** Composes and fits. Aborting stops the thread at once; the promise rejects with an AbortError. */
  author(task: AuthorTask, signal?: AbortSignal): Promise<AuthorResult>
  /** Writes what a speaker says; aborting as above. */
  transcribe(task: TranscriptTask, signal?: AbortSignal): Promise<TranscriptResult>
  /** Reads the words of an edit; aborting as above. */
  interpret(task: InterpretTask, signal?: AbortSignal): Promise<InterpretedEdit>
  /** Turns the steps of an edit into operations; aborting as above. */
  edit(task: EditTask, signal?: AbortSignal): Promise<EditResult>
  /** Says where content comes from; aborting as above. */
  report(task: ReportTask, signal?: AbortSignal): Promise<ContentReport>
  /** Renders one file; aborting as above. */
  export(task: ExportTask, signal?: AbortSignal): Promise<ExportResult>
  /** Ends all threads; tasks under way reject. */
  close(): Promise<void>
}

/** A task that takes longer is stuck, or was made to be: 400,000 characters take a few seconds. */
const taskTimeLimitMilliseconds = 120_000

/**
 * Starts one thread, and more as there is work, up to `threads` (absent: as many as cores). More than the cores, or than
 * two, only take memory: all they do is compute.
 */
export async function createWorkerPool(options: { threads?: number } = {}): Promise<WorkerPool> {
  const fromSource = import.meta.url.endsWith('.ts')
  const cores = availableParallelism()
  const pool = startThreads(
    new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url),
    Math.min(options.threads ?? cores, Math.max(2, cores)),
  )

  async function run<Task, Result>(
    name: string,
    task: Task,
    signal?: AbortSignal,
  ): Promise<Result> {
    const timeLimit = AbortSignal.timeout(taskTimeLimitMilliseconds)
    const either = signal ? AbortSignal.any([signal, timeLimit]) : timeLimit
    try {
      return (await pool.run(task, { name, signal: either })) as Result
    } catch (error) {
      if (timeLimit.aborted && !signal?.aborted)
        throw new Error(`${name} took longer than ${taskTimeLimitMilliseconds / 1000} seconds.`)
      throw error
    }
  }

  return {
    author: (task, signal) => run('author', task, signal),
    transcribe: (task, signal) => run('transcribe', task, signal),
    interpret: (task, signal) => run('interpret', task, signal),
    edit: (task, signal) => run('edit', task, signal),
    report: (task, signal) => run('report', task, signal),
    export: (task, signal) => run('exportFile', task, signal),
    close: () => pool.destroy(),
  }
}
