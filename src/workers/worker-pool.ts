import { availableParallelism } from 'node:os'
import type { ReviewTask, SlideReview } from '../author/model/review-slide.ts'
import type { TranscriptReviewTask } from '../author/model/review-transcript.ts'
import type { SourceFacts } from '../author/model/source-facts.ts'
import type { ContentReport } from '../author/report/report-content.ts'
import type { InterpretedEdit } from '../edit/interpreted-edit.ts'
import type { JudgedAnswer, JudgeTask } from '../edit/model/judge-answer.ts'
import { entryFile } from '../program-files.ts'
import { currentParty } from './party.ts'
import type { Stop } from './run-in-thread.ts'
import { startThreads } from './start-threads.ts'
import type {
  AuthorResult,
  AuthorTask,
  EditResult,
  EditTask,
  ExportResult,
  ExportTask,
  FactsTask,
  IllustrateResult,
  IllustrateTask,
  InterpretTask,
  ReportTask,
  TranscriptResult,
  TranscriptTask,
} from './tasks.ts'
import type { ThreadTime } from './thread-time.ts'

/** Threads for everything that computes: composing, layout, rendering. The event loop only moves bytes. */
export interface WorkerPool {
  /** Composes and fits. Aborting stops the thread at once; the promise rejects with an AbortError. */
  author(task: AuthorTask, signal?: AbortSignal): Promise<AuthorResult>
  /** Puts pictures on slides; aborting as above. */
  illustrate(task: IllustrateTask, signal?: AbortSignal): Promise<IllustrateResult>
  /** Says what a text says, for a language model; aborting as above. */
  readFacts(task: FactsTask, signal?: AbortSignal): Promise<SourceFacts>
  /** Checks a slide that a language model wrote; aborting as above. */
  reviewSlide(task: ReviewTask, signal?: AbortSignal): Promise<SlideReview>
  /** What is wrong with what a language model has a speaker say; aborting as above. */
  reviewTranscript(task: TranscriptReviewTask, signal?: AbortSignal): Promise<string[]>
  /** Writes what a speaker says; aborting as above. */
  transcribe(task: TranscriptTask, signal?: AbortSignal): Promise<TranscriptResult>
  /**
   * Reads the words of an edit.
   * @param stop aborting as above.
   * @param userId whose edit it is: users take turns, as many of them as wait before their edits are in the queue.
   */
  interpret(task: InterpretTask, userId: string, stop?: Partial<Stop>): Promise<InterpretedEdit>
  /** Reads what a language model answers to an instruction, and judges it; aborting as above. */
  judgeAnswer(task: JudgeTask, signal?: AbortSignal): Promise<JudgedAnswer>
  /** Turns the steps of an edit into operations; aborting as above. */
  edit(task: EditTask, signal?: AbortSignal): Promise<EditResult>
  /** Says where content comes from; aborting as above. */
  report(task: ReportTask, stop?: Partial<Stop>): Promise<ContentReport>
  /** Renders one file; aborting as above. */
  export(task: ExportTask, signal?: AbortSignal): Promise<ExportResult>
  /** Does what a first deck would wait for, until there is work; resolves when most of it is done, or will not be. */
  warm(): Promise<void>
  /** Ends all threads; tasks under way reject. */
  close(): Promise<void>
}

/** What a first deck does in a thread, in its order. */
const warmingSteps = ['warmAuthor', 'warmPage', 'warmPdf', 'warmPptx']

/**
 * Each of the five texts of `workers/warm-up.ts` three times, and the first once more: two seconds of a thread that has nothing
 * to do, for which first decks take a fifth less (6, 11, 16, 21 rounds: 450, 420, 370, 380 ms, with much chance in each).
 */
const warmingRounds = 16

/** A server says that it is ready after so many, if it has not been late: what most texts hold has been composed then. */
const roundsOfMost = 2

/**
 * Starts one thread, and more as there is work, up to `threads` (absent: as many as cores).
 * @param options.onError is told what ended a thread that had no task; absent: a warning of the process.
 * @param options.onQuiet is called when there was work, and then none for a while.
 * @param options.time by which tasks come to their limits; absent: one of its own.
 */
export async function createWorkerPool(
  options: {
    threads?: number
    onError?: (error: Error) => void
    onQuiet?: () => void
    time?: ThreadTime
  } = {},
): Promise<WorkerPool> {
  const threads = startThreads(
    entryFile('workers/worker'),
    options.threads ?? availableParallelism(),
    {
      onError: options.onError ?? ((error) => process.emitWarning(error)),
      ...(options.onQuiet ? { onQuiet: options.onQuiet } : {}),
      ...(options.time ? { time: options.time } : {}),
    },
  )

  async function run<Result>(
    name: string,
    task: unknown,
    signal?: AbortSignal,
    further: { grace?: number; party?: string; hasHalfAtMost?: boolean } = {},
  ): Promise<Result> {
    const party = currentParty()
    const options = {
      ...(signal ? { signal } : {}),
      ...(party === undefined ? {} : { party }),
      ...further,
    }
    return (await threads.run(name, task, options)) as Result
  }

  return {
    author: (task, signal) => run('author', task, signal),
    readFacts: (task, signal) => run('readFacts', task, signal),
    reviewSlide: (task, signal) => run('reviewSlide', task, signal),
    reviewTranscript: (task, signal) => run('reviewTranscript', task, signal),
    transcribe: (task, signal) => run('transcribe', task, signal),
    interpret: (task, userId, { signal, ...stop } = {}) =>
      run('interpret', task, signal, {
        ...stop,
        // A line of its own: what users may not have more of holds up nothing else of theirs.
        party: `${userId} reading`,
        hasHalfAtMost: true,
      }),
    illustrate: (task, signal) => run('illustrate', task, signal),
    judgeAnswer: (task, signal) => run('judgeAnswer', task, signal),
    edit: (task, signal) => run('edit', task, signal),
    report: (task, { signal, ...stop } = {}) => run('report', task, signal, stop),
    export: (task, signal) => run('exportFile', task, signal),
    warm: () =>
      threads.warm(
        Array.from({ length: warmingRounds }, () => warmingSteps).flat(),
        roundsOfMost * warmingSteps.length,
      ),
    close: () => threads.close(),
  }
}
