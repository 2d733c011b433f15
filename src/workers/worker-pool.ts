import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { ContentReport } from '../author/report/report-content.ts'
import type {
  AuthorResult,
  AuthorTask,
  EditResult,
  EditTask,
  ExportResult,
  ExportTask,
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

/** `--import tsx` itself does nothing in a thread, so the loader is registered from a module made for that. */
function typescriptLoader(): string {
  const loader = import.meta.resolve('tsx/esm/api')
  return `data:text/javascript,${encodeURIComponent(`import { register } from '${loader}'; register()`)}`
}

/**
 * Starts the threads (as many as cores unless `threads` says otherwise); they load the fonts before the first task.
 */
export async function createWorkerPool(options: { threads?: number } = {}): Promise<WorkerPool> {
  // The worker is TypeScript when run from source (tests, benchmarks) and JavaScript when built.
  const fromSource = import.meta.url.endsWith('.ts')
  const threads = options.threads ?? availableParallelism()
  const pool = new Piscina({
    filename: new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url).href,
    execArgv: fromSource ? ['--import', typescriptLoader()] : [],
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
  })

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
    edit: (task, signal) => run('edit', task, signal),
    report: (task, signal) => run('report', task, signal),
    export: (task, signal) => run('exportFile', task, signal),
    close: () => pool.destroy(),
  }
}
