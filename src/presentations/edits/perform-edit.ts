import { mostForTokens, type Prices, priceOfTokens } from '../../accounts/prices.ts'
import type { Ask } from '../../author/model/ask.ts'
import type { Deck } from '../../deck/deck.ts'
import { OperationError } from '../../deck/operations/outcome.ts'
import type { Clarify } from '../../deck/requests/request.ts'
import { defaultTitle } from '../../deck/shown-title.ts'
import { type JobContext, JobFailure } from '../../jobs/job-runner.ts'
import type { EditResult } from '../../workers/tasks.ts'
import type { AppliedChange } from '../apply-to-presentation.ts'
import { modelsOfPresentation } from '../asked-models.ts'
import { type BoundedAsk, boundedAsk } from '../bounded-ask.ts'
import { listOwnThemes } from '../custom-themes.ts'
import { storeImages } from '../deck-images.ts'
import { StaleRevisionError } from '../errors.ts'
import type { ExportFormat } from '../export-format.ts'
import type { EditOutcome } from '../operation-result.ts'
import { loadPresentation, type PresentationRow } from '../presentation-repository.ts'
import type { PresentationTarget } from '../presentation-target.ts'
import type { RenderingTools } from '../render-files.ts'
import { announceSlides } from '../slide-events.ts'
import { notesBeforeTranscripts, sourceTexts } from '../slide-origins.ts'
import { checkSteps } from './check-operations.ts'
import { holdForEdit, mostForEdit, priceOfEdit, refuseAboveHold } from './edit-credits.ts'
import type { EditInput } from './edit-input.ts'
import { changesPresentation, findEditRevision, writeEditRevision } from './edit-revision.ts'
import { type ModelSteps, resolveEdit } from './edit-with-model.ts'
import { interpretEdit } from './interpret-edit.ts'
import { compareRevisions } from './revisions.ts'

/** Under which the steps are kept that a language model said. */
const modelStep = 'model'

/** Under which what an edit did is kept. */
const saidKey = 'edit'

/** How often an edit is worked out anew because the presentation changed meanwhile, as by deleting a slide. */
const mostAttempts = 10

/** What is kept of an edit before it is written, so that a retry that finds it written knows the rest. */
interface Said {
  summary: string
  question?: EditOutcome['question']
  spokenOf?: EditOutcome['spokenOf']
  exports: ExportFormat[]
}

/** What an edit did, and the files that it asks for. */
interface Edited {
  outcome: EditOutcome
  /** Whether it wrote a revision; what it deleted is in no list of changed slides. */
  isChanged: boolean
  exports: ExportFormat[]
}

/**
 * Does an edit that was accepted: one revision. What an instruction says before an unclear part is done, and the outcome
 * asks. A retry finds the revision, so that nothing is done or charged twice.
 * @throws {JobFailure} when nothing can be done; its message says why.
 */
export async function performEdit(
  context: JobContext,
  tools: RenderingTools,
  prices: Prices,
  input: EditInput,
  target: PresentationTarget,
): Promise<Edited> {
  await context.progress(0, 1, 'Editing the slides')
  try {
    return await editOnce(context, tools, prices, input, target)
  } catch (error) {
    throw failureOf(error) ?? error
  }
}

/** What the caller is told of an error that is no fault of ours; undefined for any other. */
function failureOf(error: unknown): JobFailure | undefined {
  if (error instanceof StaleRevisionError) return new JobFailure('stale_revision', error.message)
  if (error instanceof OperationError) return new JobFailure('invalid_edit', error.message)
  return undefined
}

function load(context: JobContext, { ownerId, presentationId }: PresentationTarget) {
  return loadPresentation(context.database, { id: presentationId, ownerId })
}

/** Edits the presentation as it is; when it changes before the edit is written, once more as it is then. */
async function editOnce(
  context: JobContext,
  tools: RenderingTools,
  prices: Prices,
  input: EditInput,
  target: PresentationTarget,
): Promise<Edited> {
  const modelOf = boundedModels(context, tools)
  for (let attempt = 1; ; attempt++) {
    const { database, operation } = context
    const written = await findEditRevision(database, target.presentationId, operation.id)
    if (written !== undefined) return writtenBefore(context, target, written)
    const { presentation, deck } = await load(context, target)
    const { baseRevision } = input
    if (baseRevision !== undefined && baseRevision !== presentation.revision)
      throw new StaleRevisionError(baseRevision, presentation.revision)
    try {
      const model = modelOf(presentation.model ?? undefined)
      return await edit(context, tools, prices, input, target, { presentation, deck, model })
    } catch (error) {
      const changed = error instanceof StaleRevisionError && baseRevision === undefined
      if (!changed || attempt >= mostAttempts) throw error
    }
  }
}

/** Ways to ask language models by their names; what one may take is for all attempts of the edit together. */
function boundedModels(context: JobContext, { models }: RenderingTools) {
  const bounds = { seconds: models?.deckSeconds ?? 0, tokens: models?.deckTokens ?? 0 }
  const byName = new Map<string | undefined, BoundedAsk | undefined>()
  return (name: string | undefined): BoundedAsk | undefined => {
    if (!byName.has(name)) {
      const client = models?.client(name)
      byName.set(name, client && boundedAsk(client, bounds, context))
    }
    return byName.get(name)
  }
}

/** Asks once the tokens are set aside that this may take. @param tokenHold 0: they cost no credits. */
function payingAsk(ask: Ask, setAside: () => Promise<void>, tokenHold: number): Ask {
  let held: Promise<void> | undefined
  return async (asked) => {
    if (tokenHold > 0) held ??= setAside()
    await held
    return ask(asked)
  }
}

/** The edit that an earlier attempt has written as this revision. */
async function writtenBefore(
  context: JobContext,
  target: PresentationTarget,
  { number, summary }: { number: number; summary: string },
): Promise<Edited> {
  const said = await context.checkpoint.get<Said>(saidKey)
  if (said === undefined) throw new Error('An edit was written without what it did.')
  const revisions = { from: number - 1, to: number }
  const { slides } = await compareRevisions(context.database, target, revisions)
  const changed = slides.filter(({ change }) => change !== 'deleted')
  const changedSlideIds = changed.map((one) => one.slideId)
  const change = { revision: number, changedSlideIds, summary }
  return editedOf(said, change, true)
}

/** A question as it is shown, with the state that its answer is read against. */
function questionOf({ question, options, state }: Clarify): NonNullable<EditOutcome['question']> {
  return { text: question, options, ...(state === undefined ? {} : { state }) }
}

/** What says nothing of itself, such as an undoing, says what its revision does. */
function editedOf(
  { exports, ...said }: Said,
  { summary, revision, changedSlideIds }: Omit<AppliedChange, 'deck'>,
  isChanged: boolean,
): Edited {
  const outcome = { ...said, summary: said.summary || summary, revision, changedSlideIds }
  return { outcome, isChanged, exports }
}

async function edit(
  context: JobContext,
  tools: RenderingTools,
  prices: Prices,
  input: EditInput,
  target: PresentationTarget,
  {
    presentation,
    deck,
    model,
  }: { presentation: PresentationRow; deck: Deck; model: BoundedAsk | undefined },
): Promise<Edited> {
  const { database } = context
  const asked = modelsOfPresentation(presentation)
  const tokenHold = mostForTokens(prices, asked)
  const read = await interpretEdit(
    database,
    tools.workers,
    { presentation, deck },
    input.change,
    { signal: context.signal },
    model !== undefined,
  )
  const sources = await sourceTexts(database, target.ownerId, deck.slides)
  const material = {
    themes: await listOwnThemes(database, target.ownerId),
    sources,
    notesBefore: await notesBeforeTranscripts(database, target.presentationId, deck.slides),
    untitled: deck.title === defaultTitle,
  }
  const isInWords = input.change.kind === 'instruction'
  const { revision } = presentation
  const kept = await context.checkpoint.get<ModelSteps>(modelStep)
  const made = kept?.revision === revision ? kept : undefined
  const { hold } = mostForEdit(prices, read, asked)
  const {
    result,
    warnings,
    byModel,
    spent: asking,
  } = await resolveEdit(
    { deck, change: input.change, read, sources, made },
    {
      ask:
        model && payingAsk(model.ask, () => holdForEdit(context, { hold, tokenHold }), tokenHold),
      spent: () => model?.spent() ?? 0,
      judge: (task) => tools.workers.judgeAnswer(task, context.signal),
      check: (steps) => checkSteps({ tx: database, ownerId: target.ownerId, deck }, steps),
      resolve: (steps, translations) =>
        tools.workers.edit(
          { deck, steps: [...steps], isInWords, ...material, translations },
          context.signal,
        ),
    },
  )
  const spent = made === undefined ? asking : (made.spent ?? 0)
  if (byModel && made === undefined)
    await context.checkpoint.put(modelStep, { revision, steps: byModel, warnings, spent })
  for (const sentence of warnings) context.warn(sentence)
  refuseNothing(result)
  const price = priceOfEdit(result, prices)
  if (byModel) await holdForEdit(context, { hold: price, tokenHold })
  else await refuseAboveHold(context, price)
  for (const sentence of result.warnings) context.warn(sentence)
  await storeImages(tools.storage, target.ownerId, result.images)
  const said: Said = {
    summary: [...result.summaries, ...result.declined.map((one) => one.sentence)].join(' '),
    ...(result.clarify === undefined ? {} : { question: questionOf(result.clarify) }),
    ...(result.spokenOf.slideIds.length === 0 ? {} : { spokenOf: result.spokenOf }),
    exports: [...new Set(result.exports)],
  }
  // It keeps the warnings too, and comes before the change: whoever finds that finds them.
  await context.checkpoint.put(saidKey, said)
  const details = {
    expectedRevision: presentation.revision,
    ...(said.summary === '' ? {} : { summary: said.summary }),
  }
  return context.transaction(async (tx) => {
    const change = await writeEditRevision(tx, context.operation.id, target, result, details)
    await context.use(tx, price, priceOfTokens(prices, asked, spent))
    const { deck: edited = deck, changedSlideIds } = change
    await announceSlides(context, tx, target.presentationId, edited, changedSlideIds)
    return editedOf(said, change, changesPresentation(result))
  })
}

/** @throws {JobFailure} when an edit would do nothing at all: then the operation fails, saying why. */
function refuseNothing(result: EditResult): void {
  if (result.refused !== undefined) throw new JobFailure('invalid_edit', result.refused)
  const { exports, clarify, declined, warnings } = result
  if (changesPresentation(result) || exports.length > 0 || clarify !== undefined) return
  const [reason] = declined
  // A no to a question is done as wished, by leaving everything as it is; so is a question that is answered.
  const asWished: readonly string[] = ['called_off', 'answered']
  if (declined.length > 0 && declined.every((one) => asWished.includes(one.reason))) return
  if (reason !== undefined)
    throw new JobFailure(reason.reason, declined.map((one) => one.sentence).join(' '))
  throw new JobFailure(
    'nothing_to_do',
    warnings.length > 0 ? warnings.join(' ') : 'The presentation is already like that.',
  )
}
