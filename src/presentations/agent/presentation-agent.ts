import { z } from 'zod'
import { mostForTokens, type Prices } from '../../accounts/prices.ts'
import type {
  AcceptedTurn,
  AgentExecutor,
  IncomingTurn,
  RunningTurn,
  TurnEnd,
} from '../../agent-tasks/agent-executor.ts'
import { taskCanceled } from '../../agent-tasks/cancel-task.ts'
import { TaskRefusedError } from '../../agent-tasks/task-errors.ts'
import type { Database } from '../../database/connection.ts'
import type { Prepare } from '../../database/prepared-transaction.ts'
import {
  type JobContext,
  JobFailure,
  type JobLogger,
  OperationCanceledError,
} from '../../jobs/job-runner.ts'
import { refuseTooMuch } from '../../jobs/operations.ts'
import { modelsOfPresentation } from '../asked-models.ts'
import { mostForEdit } from '../edits/edit-credits.ts'
import { editInputSchema, namedSlidesSchema } from '../edits/edit-input.ts'
import { interpretEdit } from '../edits/interpret-edit.ts'
import { asAnswered } from '../edits/open-question.ts'
import { performEdit } from '../edits/perform-edit.ts'
import { readForAcceptance } from '../edits/readings-under-way.ts'
import { NotFoundError } from '../errors.ts'
import type { ExportFormat } from '../export-format.ts'
import { loadRenderingSource } from '../load-rendering-source.ts'
import { onPresentation } from '../on-presentation.ts'
import { lockPresentation, type PresentationRow, readDeck } from '../presentation-repository.ts'
import type { PresentationTarget } from '../presentation-target.ts'
import { editorPath, type RenderingTools } from '../render-files.ts'
import { startFollowingExport } from '../start-export.ts'
import { type SentFiles, sendFiles } from './agent-exports.ts'
import { type AgentMemory, meantInContext } from './agent-memory.ts'
import { type AgentWish, readWish } from './agent-message.ts'
import { inOneText, questionParts } from './agent-words.ts'

/** What a turn is accepted with. */
const agentInputSchema = z.object({
  presentationId: z.string(),
  change: editInputSchema.shape.change,
  /** What "it" means afterwards when nothing comes of it. */
  named: namedSlidesSchema.optional(),
})
type AgentInput = z.infer<typeof agentInputSchema>

interface AgentOptions {
  database: Database
  tools: RenderingTools
  log: JobLogger
  prices: Prices
  /** The origin of the pages. */
  publicUrl: string
  /** The address of a path, signed until a moment. */
  linkTo: (path: string, expiresAt: Date) => string
  /** How long a task waits for the files that it was asked for. */
  exportWaitSeconds: number
}

/** The agent behind A2A: edits one presentation by instructions, asks back, and sends its files. */
export function createPresentationAgent(options: AgentOptions): AgentExecutor {
  return {
    accept: (tx, turn, prepare) => accept(tx, turn, prepare, options),
    begin: (turn) => givePresentation(turn, options.publicUrl),
    execute: (turn) => execute(turn, options),
  }
}

async function accept(
  tx: Database,
  turn: IncomingTurn,
  prepare: Prepare,
  { database, tools, prices }: AgentOptions,
): Promise<AcceptedTurn> {
  const { ownerId, contextId, previous, signal } = turn
  const wish = readWish(turn.message)
  // Whoever floods is refused before the instruction is read.
  await refuseTooMuch(tx, ownerId)
  const before = previous && {
    input: agentInputSchema.parse(previous.input),
    memory: previous.memory as AgentMemory | undefined,
  }
  const presentation = await findPresentation(tx, ownerId, wish, before?.input.presentationId)
  const deck = await readDeck(tx, presentation)
  const question = before?.memory?.question
  const answers = before && question && asAnswered(before.input.change, question)
  const change: AgentInput['change'] = {
    kind: 'instruction',
    instruction: wish.instruction,
    ...(await meantInContext(tx, ownerId, contextId, presentation.id)),
    slideOrder: deck.slides.map((slide) => slide.id),
    contextId,
    ...(answers === undefined ? {} : { answers }),
  }
  const asked = modelsOfPresentation(presentation)
  const read = await prepare([presentation.revision, change], () =>
    readForAcceptance(ownerId, signal, (stop) =>
      interpretEdit(
        database,
        tools.workers,
        { presentation, deck },
        change,
        stop,
        mostForTokens(prices, asked) > 0,
      ),
    ),
  )
  const { named } = read
  const input: AgentInput = {
    presentationId: presentation.id,
    change,
    ...(named === undefined ? {} : { named }),
  }
  return {
    kind: 'task',
    presentationId: presentation.id,
    ...mostForEdit(prices, read, asked),
    input,
  }
}

/** @throws {TaskRefusedError} when the message names no presentation that its sender has, or not its task's. */
async function findPresentation(
  tx: Database,
  ownerId: string,
  wish: AgentWish,
  ofTask: string | undefined,
): Promise<PresentationRow> {
  const field = 'message.parts'
  const id = wish.presentationId ?? ofTask
  if (id === undefined)
    throw new TaskRefusedError(
      'INVALID_ARGUMENT',
      'A data part should name the presentation: {"presentation_id": "…"}.',
      field,
    )
  if (ofTask !== undefined && id !== ofTask)
    throw new TaskRefusedError(
      'INVALID_ARGUMENT',
      'The task is about another presentation; begin a new task for this one.',
      field,
    )
  try {
    return await lockPresentation(tx, ownerId, id, 'key share')
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    throw new TaskRefusedError(
      'INVALID_ARGUMENT',
      'There is no presentation with this presentation_id that your key can access.',
      field,
    )
  }
}

async function givePresentation(turn: RunningTurn, publicUrl: string): Promise<void> {
  const { presentationId } = agentInputSchema.parse(turn.input)
  await turn.give({
    artifactId: 'presentation_url',
    name: 'presentation_url',
    description: 'The live presentation, for its owner',
    parts: [{ url: publicUrl + editorPath(presentationId), mediaType: 'text/html' }],
  })
}

async function execute(turn: RunningTurn, options: AgentOptions): Promise<TurnEnd> {
  const { presentationId, change: accepted } = agentInputSchema.parse(turn.input)
  const target = { ownerId: turn.job.operation.ownerId, presentationId }
  const warnings = new Set(turn.job.operation.warnings)
  const job: JobContext = {
    ...turn.job,
    warn(sentence) {
      warnings.add(sentence)
      turn.job.warn(sentence)
    },
  }
  const end = onPresentation(async (): Promise<TurnEnd> => {
    const { tools, prices } = options
    const change = await asMeantNow(turn, target, accepted)
    const edited = await performEdit(job, tools, prices, { change }, target)
    const { outcome, isChanged, exports } = edited
    const sent = await sendAsked(turn, options, target, exports).catch((error: unknown) => {
      throw isChanged ? sayingWhatStays(error, [outcome.summary, ...warnings]) : error
    })
    const did = [outcome.summary, ...warnings, ...(sent?.sentences ?? [])]
    const isNothingDone = !isChanged && sent?.isAnySent === false
    const { spokenOf, question } = outcome
    const memory: AgentMemory = {
      isChanged,
      ...(spokenOf === undefined ? {} : { spokenOf }),
      ...(question === undefined ? {} : { question }),
    }
    if (question !== undefined)
      return { state: 'TASK_STATE_INPUT_REQUIRED', parts: questionParts(did, question), memory }
    if (isNothingDone) throw new JobFailure('export_failed', inOneText(did))
    return { state: 'TASK_STATE_COMPLETED', parts: [{ text: inOneText(did) }], memory }
  })
  return end.catch((error: unknown) => {
    throw error instanceof JobFailure
      ? new JobFailure(error.code, inOneText([error.message]))
      : error
  })
}

/** Why a turn ended whose change stands: when it was canceled, its caller is told of that. */
function sayingWhatStays(error: unknown, did: readonly string[]): unknown {
  if (!(error instanceof OperationCanceledError)) return error
  const stays = `What it had done by then stays: ${inOneText(did)}`
  return new OperationCanceledError(`${taskCanceled.message} ${stays}`)
}

/**
 * A change with what "it" and "the new slide" mean when its turn comes: another message of the conversation may have been
 * done meanwhile.
 */
async function asMeantNow(
  { job, contextId }: RunningTurn,
  { ownerId, presentationId }: PresentationTarget,
  change: AgentInput['change'],
): Promise<AgentInput['change']> {
  if (change.kind !== 'instruction') return change
  const {
    lastChangedSlideIds: _changed,
    lastReducedSlideIds: _reduced,
    lastAddedSlides: _added,
    ...wish
  } = change
  return { ...wish, ...(await meantInContext(job.database, ownerId, contextId, presentationId)) }
}

/** Sends the files that were asked for; what takes too long is made later, all the same. */
async function sendAsked(
  turn: RunningTurn,
  options: AgentOptions,
  target: PresentationTarget,
  formats: readonly ExportFormat[],
): Promise<SentFiles | undefined> {
  if (formats.length === 0) return undefined
  const { tools, log, linkTo, exportWaitSeconds } = options
  const source = await loadRenderingSource(turn.job.database, target)
  const sent = await sendFiles(turn.job, tools, log, source, formats, {
    waitMilliseconds: exportWaitSeconds * 1_000,
    linkTo,
    give: (artifact) => turn.give(artifact),
  })
  if (sent.unfinished.length > 0) await startFollowingExport(turn.job, target, sent.unfinished)
  return sent
}
