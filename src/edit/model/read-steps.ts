import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Block } from '../../deck/blocks/block.ts'
import { barePlace, type PrintedText } from '../../deck/blocks/printed-text.ts'
import type { Deck } from '../../deck/deck.ts'
import { placeOfWords } from '../../deck/marks/carry-marks.ts'
import type { Mark } from '../../deck/marks/mark.ts'
import { operationSchema } from '../../deck/operations/operation.ts'
import { printedIn } from '../../deck/operations/set-marks.ts'
import { requestSchema } from '../../deck/requests/request.ts'
import { chosenVariant } from '../../deck/slide.ts'
import { deckAfter } from '../deck-after.ts'
import type { EditStep } from '../edit-step.ts'
import { completeValue } from './complete-value.ts'
import type { ShortNames } from './short-names.ts'
import { ownFields, slideFields, type Tool, tools } from './tools.ts'
import { originsOf, withOriginOfItem, withOrigins } from './with-origins.ts'

/** A step as a model says it: the name of a tool, and its fields. */
type SaidStep = Record<string, unknown>

/** What steps are read against. */
interface ReadingContext {
  deck: Deck
  /** The texts that the deck was made of, by the inputs that spans name. */
  sources: Readonly<Record<string, string>>
  names: ShortNames
  newId: () => string
}

/** Steps, or what is wrong with the first that is none, in a sentence that a model can act on. */
type ReadSteps = { steps: EditStep[] } | { problem: string }

/** More steps than any wish needs. */
const mostSteps = 200

/** What was said is no step, for a reason that a model can act on. */
class WrongStep extends Error {
  override name = 'WrongStep'
}

const byName = new Map(tools.map((tool) => [tool.name, tool]))

/** The steps that a model asks for, with the ids of the deck in place of the names that it was shown. */
export function readSteps(said: readonly SaidStep[], context: ReadingContext): ReadSteps {
  if (said.length > mostSteps) return { problem: `Use at most ${mostSteps} steps.` }
  const origins = originsOf(context.deck, context.sources)
  let now: Deck | undefined = context.deck
  const steps: EditStep[] = []
  for (const [index, one] of said.entries()) {
    try {
      const read = readStep(one, context)
      const step: EditStep =
        'op' in read && read.op === 'set_item'
          ? withOriginOfItem(read, now, origins)
          : withOrigins(read, origins)
      steps.push(step)
      now = now && 'op' in step ? deckAfter(now, step) : now
    } catch (error) {
      if (!(error instanceof WrongStep)) throw error
      return { problem: `Step ${index + 1}: ${error.message}` }
    }
  }
  return { steps }
}

function readStep(said: SaidStep, context: ReadingContext): EditStep {
  const name = String(said.tool ?? said.op ?? said.request ?? said.name ?? '')
  const tool = byName.get(name)
  if (tool === undefined) throw new WrongStep(`there is no tool ${JSON.stringify(name)}.`)
  const { tool: _tool, arguments: inner, ...flat } = withoutOwn(said)
  const fields = isFields(inner) ? { ...flat, ...inner } : flat
  const named = withIds({ ...fields, [tool.field]: name }, tool, context)
  const whole = completeValue(tool.schema, named, context.newId)
  return parse(tool, whole)
}

/** What is the service's to say, wherever a model says it all the same. */
function withoutOwn(said: SaidStep): SaidStep {
  return JSON.parse(JSON.stringify(said), (_key, value: unknown) =>
    isFields(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !ownFields.includes(name)))
      : value,
  )
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(tool: Tool, value: unknown): EditStep {
  const schema = (tool.field === 'op' ? operationSchema : requestSchema) as z.ZodType<EditStep>
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.join('.')
  throw new WrongStep(`${tool.name}: ${place ? `${place}: ` : ''}${issue?.message}`)
}

/** The fields with ids where names were said, and with those that a model is not asked for. */
function withIds(
  fields: Record<string, unknown>,
  tool: Tool,
  { deck, names, newId }: ReadingContext,
): Record<string, unknown> {
  const made = { ...fields }
  const slide = (said: unknown): string => {
    const id = names.slideId(said)
    if (id === undefined) throw new WrongStep(`there is no slide ${JSON.stringify(said)}.`)
    return id
  }
  const block = (said: unknown) => {
    const found = names.block(said)
    if (found === undefined) throw new WrongStep(`there is no block ${JSON.stringify(said)}.`)
    return found
  }
  if (made.slideId !== undefined) made.slideId = slide(made.slideId)
  if (Array.isArray(made.slideIds)) made.slideIds = made.slideIds.map(slide)
  if (made.themeId !== undefined) {
    const themeId = names.themeId(made.themeId)
    if (themeId === undefined)
      throw new WrongStep(`there is no theme ${JSON.stringify(made.themeId)}.`)
    made.themeId = themeId
  }
  const target = made.blockId === undefined ? undefined : block(made.blockId)
  if (target) Object.assign(made, target)
  if (made.toBlockId !== undefined) {
    const { slideId, blockId } = block(made.toBlockId)
    Object.assign(made, { toSlideId: slideId, toBlockId: blockId })
  }
  if (isFields(made.at) && 'blockId' in made.at) {
    const { slideId, blockId } = block(made.at.blockId)
    made.at = { ...made.at, blockId }
    made.slideId = slideId
  }
  const properties = tool.schema.properties ?? {}
  if ('newSlideId' in properties) made.newSlideId = added(made.as)
  if ('slide' in properties) {
    const written = wholeSlide(made, newId)
    made.slide = { ...written, id: tool.name === 'replace_slide' ? made.slideId : added(made.as) }
  }
  if (tool.name === 'update_block' && isFields(made.block))
    made.block = { ...made.block, id: target?.blockId }
  if (tool.name === 'set_item') made.part = printedPart(made.part, blockOf(made, deck))
  if (tool.name === 'set_marks') Object.assign(made, placedMarks(made, deck))
  return made

  function added(name: unknown): string {
    const id = newId()
    if (typeof name === 'string' && name !== '') names.add(name, id)
    return id
  }
}

/** The lines of a slide beside its title and what it shows. */
const lines: readonly string[] = ['eyebrow', 'meta', 'caption']

/** A slide of what a model writes of it: its one variant, and its notes. */
function wholeSlide(fields: Record<string, unknown>, newId: () => string): Record<string, unknown> {
  const { slide } = fields
  const said = isFields(slide) ? slide : fields
  const shown = Object.fromEntries(
    Object.entries(said).flatMap(([name, part]) => {
      if (!slideFields.includes(name)) return []
      // Null takes a line away that would stay if it were left out.
      return part === null ? (lines.includes(name) ? [[name, '']] : []) : [[name, part]]
    }),
  )
  const { notes, ...variant } = shown
  if (Array.isArray(variant.blocks))
    variant.blocks = variant.blocks.map((one: unknown) =>
      isFields(one) ? { ...one, id: newId() } : one,
    )
  return {
    type: 'classic',
    variants: [{ blocks: [], ...variant }],
    chosen: 0,
    sources: [],
    ...(typeof notes === 'string' && notes !== '' ? { notes } : {}),
  }
}

function blockOf({ slideId, blockId }: Record<string, unknown>, deck: Deck): Block | undefined {
  const slide = deck.slides.find(({ id }) => id === slideId)
  return slide && chosenVariant(slide).blocks.find(({ id }) => id === blockId)
}

/** The part that a field is printed as: what holds one text, such as the `quote` of a quotation, is that text. */
function printedPart(part: unknown, block: Block | undefined): unknown {
  const field = (block as Record<string, unknown> | undefined)?.[String(part)]
  return typeof field === 'object' && field !== null && 'text' in field ? 'text' : part
}

/**
 * Marks by the words that they are on, which models count better than characters, at the place where these stand, beside the marks that
 * the text has elsewhere. No marks take away all.
 */
function placedMarks(
  { slideId, at, marks }: Record<string, unknown>,
  deck: Deck,
): Record<string, unknown> {
  if (!Array.isArray(marks) || !marks.every(isFields) || !isFields(at)) return {}
  const { blockId, ...place } = at as { blockId?: string; part?: string }
  const slide = deck.slides.find(({ id }) => id === slideId)
  if (slide === undefined) return {}
  const said = marks.flatMap(({ words }) => (words === undefined ? [] : [String(words)]))
  const part = printedPart(place.part, blockOf({ slideId, blockId }, deck))
  const printed = printedIn(chosenVariant(slide), blockId)
  const has = ({ printed: { text } }: { printed: PrintedText }) =>
    said.every((words) => placeOfWords(text, words) !== undefined)
  const found =
    printed.find(({ where }) =>
      isDeepStrictEqual(barePlace(where), barePlace({ ...place, part: String(part) })),
    ) ?? (said.length > 0 ? printed.find(has) : undefined)
  if (found === undefined) throw new WrongStep('there is no text at that place.')
  const { text, marks: before = [] } = found.printed
  const placed = marks.map(({ words, ...mark }: { words?: unknown } & Partial<Mark>) => {
    if (words === undefined) return mark
    const from = placeOfWords(text, String(words))
    if (from === undefined)
      throw new WrongStep(`there is no ${JSON.stringify(words)} in ${JSON.stringify(text)}.`)
    return { ...mark, from, to: from + String(words).length }
  })
  const isKept = (one: Mark) =>
    placed.length > 0 &&
    placed.every(({ from = 0, to = text.length }) => one.to <= from || one.from >= to)
  return {
    at: { ...(blockId === undefined ? {} : { blockId }), ...barePlace(found.where) },
    marks: [...before.filter(isKept), ...placed].toSorted(
      (one, other) => (one.from ?? 0) - (other.from ?? 0),
    ),
  }
}
