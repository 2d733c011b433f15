import { languageName, languageNames, languageTag } from '../../author/languages.ts'
import type { Database } from '../../database/connection.ts'
import { type Block, blockSources } from '../../deck/blocks/block.ts'
import { chartProblem } from '../../deck/blocks/chart/problem.ts'
import type { Deck } from '../../deck/deck.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import type { Slide, Variant } from '../../deck/slide.ts'
import type { SourceSpan } from '../../deck/sourced-text.ts'
import type { TitleStyle } from '../../deck/style.ts'
import { variantProblem } from '../../deck/variant-problem.ts'
import { textFamilies } from '../../design/text-families.ts'
import type { EditStep } from '../../edit/edit-step.ts'
import { withEllipsis } from '../../text/cut-text.ts'
import { cleanTexts } from '../clean-text.ts'
import { resolveTheme } from '../custom-themes.ts'
import { InvalidEditError, UnknownReferenceError } from '../errors.ts'
import { textsOfInputs } from '../slide-origins.ts'
import { resolveVibe } from '../vibes.ts'
import { withOwnPictures } from './own-pictures.ts'

/** Whose operations they are, and what of. */
interface Place {
  tx: Database
  ownerId: string
  deck: Deck
}

/**
 * Operations of a caller as they are kept: themes, vibes and pictures by the ids that documents have, languages by their
 * tags. Whether they fit the deck is not asked here.
 * @throws {UnknownReferenceError} for a theme, vibe or picture that the caller cannot use.
 * @throws {InvalidEditError} for a title without words, a language or a font that is not offered, a slide that lacks what its
 * layout is for, a chart that would show nothing true, a source that does not exist, an id for a slide to be made that
 * another slide has, and more replacing of words than can be done at once.
 */
export async function checkOperations(
  place: Place,
  operations: readonly Operation[],
): Promise<Operation[]> {
  checkEffort(place, operations)
  checkNewIds(place, operations)
  checkCharts(operations)
  await checkSources(place, operations)
  const checked: Operation[] = []
  for (const operation of operations) checked.push(await checkOperation(place, operation))
  return withOwnPictures(place, checked)
}

/**
 * The steps that a language model says, as they are kept: its operations are checked as those of a caller, and its texts are cleaned.
 * What they cannot name is said in a sentence for it.
 */
export async function checkSteps(
  place: Place,
  steps: readonly EditStep[],
): Promise<{ steps: EditStep[] } | { problem: string }> {
  const clean = cleanTexts(steps)
  try {
    const checked = await checkOperations(
      place,
      clean.filter((step) => 'op' in step),
    )
    let next = 0
    return { steps: clean.map((step) => ('op' in step ? (checked[next++] ?? step) : step)) }
  } catch (error) {
    if (error instanceof InvalidEditError || error instanceof UnknownReferenceError)
      return { problem: error.message }
    throw error
  }
}

/** How much replacing words may look through, in UTF-16 units: about 20 ms, in which nobody else is answered. */
const mostLookedThrough = 2_000_000

/** @throws {InvalidEditError} */
function checkEffort({ deck }: Place, operations: readonly Operation[]): void {
  const rounds = operations.filter(({ op }) => op === 'replace_text').length
  if (rounds < 2) return
  const most = Math.floor(mostLookedThrough / JSON.stringify([deck, operations]).length)
  if (rounds > Math.max(1, most))
    throw new InvalidEditError(
      `So many replacements in so much text take too long at once; send fewer replace_text operations in one request (${Math.max(1, most)} of these).`,
    )
}

/** @throws {InvalidEditError} for ids that would mean two slides, so that nobody knows which a later operation means. */
function checkNewIds({ deck }: Place, operations: readonly Operation[]): void {
  const taken = new Set(deck.slides.map((slide) => slide.id))
  for (const id of operations.flatMap(newIdsOf)) {
    if (taken.has(id))
      throw new InvalidEditError(
        `There is a slide ${withEllipsis(id, 100)} already; give the one to be made an id of its own.`,
      )
    taken.add(id)
  }
}

function newIdsOf(operation: Operation): string[] {
  if (operation.op === 'insert_slide') return [operation.slide.id]
  return 'newSlideId' in operation ? [operation.newSlideId] : []
}

/** @throws {InvalidEditError} */
function checkCharts(operations: readonly Operation[]): void {
  for (const block of operations.flatMap(blocksOf)) {
    const problem = block.kind === 'chart' ? chartProblem(block) : undefined
    if (problem !== undefined) throw new InvalidEditError(problem)
  }
}

async function checkOperation(place: Place, operation: Operation): Promise<Operation> {
  switch (operation.op) {
    case 'set_theme': {
      const theme = await resolveTheme(place.tx, place.ownerId, operation.themeId)
      if (theme === undefined) throw new UnknownReferenceError('theme', operation.themeId)
      return { ...operation, themeId: theme.themeId }
    }
    case 'set_title':
    case 'set_slide_title':
      if (operation.title.trim() === '') throw new InvalidEditError('A title needs words.')
      return operation
    case 'set_style':
      if (operation.style) checkFont(operation.style)
      return operation
    case 'set_language':
      return { ...operation, language: knownLanguage(operation.language) }
    case 'insert_slide':
    case 'replace_slide':
      return { ...operation, slide: await checkSlide(place, operation.slide) }
    default:
      return operation
  }
}

/** @throws {InvalidEditError} for a font that is not shipped. */
function checkFont({ font }: TitleStyle): void {
  if (font !== undefined && !textFamilies.includes(font))
    throw new InvalidEditError(
      `There is no font ${JSON.stringify(font)} here. Name one of these: ${textFamilies.join(', ')}.`,
    )
}

/** The BCP 47 tag of a language that presentations can be in, by its name or its tag. @throws {InvalidEditError} */
function knownLanguage(given: string): string {
  const name = languageNames.find((one) => one.toLowerCase() === given.toLowerCase())
  if (name !== undefined) return languageTag(name)
  const [tag] = canonicalTag(given)
  if (tag !== undefined && languageName(tag) !== undefined) return tag
  throw new InvalidEditError(
    `There is no language ${JSON.stringify(withEllipsis(given, 100))} here. Name one of these: ${languageNames.join(', ')}.`,
  )
}

function canonicalTag(given: string): string[] {
  try {
    return Intl.getCanonicalLocales(given)
  } catch {
    return []
  }
}

async function checkSlide(place: Place, slide: Slide): Promise<Slide> {
  const variants: Variant[] = []
  for (const variant of slide.variants) {
    const problem = variantProblem(variant)
    if (problem !== undefined) throw new InvalidEditError(problem)
    if (variant.titleStyle) checkFont(variant.titleStyle)
    variants.push(await checkVibe(place, variant))
  }
  return { ...slide, variants }
}

async function checkVibe({ tx, ownerId }: Place, variant: Variant): Promise<Variant> {
  if (variant.vibeId === undefined) return variant
  const manner = await resolveVibe(tx, ownerId, variant.vibeId)
  if (manner?.vibeId === undefined) throw new UnknownReferenceError('vibe', variant.vibeId)
  return { ...variant, vibeId: manner.vibeId }
}

/** @throws {InvalidEditError} for a span that lies in no text that the deck or the caller has. */
async function checkSources(place: Place, operations: readonly Operation[]): Promise<void> {
  const { tx, ownerId, deck } = place
  const spans = operations.flatMap(spansOf)
  const texts = await textsOfInputs(tx, ownerId, [...new Set(spans.map((span) => span.input))])
  // Texts are not kept for ever: what a deck names already was there.
  const named = new Set(deck.slides.flatMap(spansOfSlide).map((span) => span.input))
  for (const { input, start, end } of spans) {
    const text = texts[input]
    if (text === undefined && !named.has(input))
      throw new InvalidEditError(
        `A source names the input ${JSON.stringify(withEllipsis(input, 100))}, which does not exist; name the operation that brought the text, or send lines without sources as added.`,
      )
    if (end <= start || (text !== undefined && end > text.length))
      throw new InvalidEditError(
        `A source goes from ${start} to ${end}; it has to end behind its start${text === undefined ? '' : ` and within its text, which has ${text.length} UTF-16 code units`}.`,
      )
  }
}

function spansOf(operation: Operation): SourceSpan[] {
  const own = 'slide' in operation ? operation.slide.sources : []
  return [...own, ...blocksOf(operation).flatMap(blockSources)]
}

function spansOfSlide({ sources, variants }: Slide): SourceSpan[] {
  return [...sources, ...variants.flatMap((variant) => variant.blocks.flatMap(blockSources))]
}

/** The blocks that an operation brings. */
function blocksOf(operation: Operation): Block[] {
  if ('slide' in operation) return operation.slide.variants.flatMap((variant) => variant.blocks)
  return 'block' in operation ? [operation.block] : []
}
