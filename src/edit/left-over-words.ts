import { chosenVariant, type Slide, slidePlainText } from '../deck/slide.ts'
import { unspacedScript } from '../text/unspaced-script.ts'
import type { EditStep } from './edit-step.ts'
import type { Concept } from './lexicons/concept.ts'
import { actions } from './lexicons/verbs.ts'
import { objects } from './lexicons/wish-concepts.ts'
import { topicWords } from './references/word-forms.ts'
import type { Session } from './session.ts'
import { fold } from './words/fold.ts'
import { isUnknown, means, type Token } from './words/token.ts'

/** What of those the steps of a kind are about; a step that is not here says what it changes by the block it changes. */
const ownedBy: Readonly<Record<string, readonly Concept[]>> = {
  set_title: ['title'],
  set_slide_title: ['title', 'eyebrow', 'subtitle'],
  convert_slide: ['layout'],
  set_layout: ['layout'],
  set_notes: ['notes', 'caption'],
  write_notes: ['notes'],
  delete_slide: ['notes'],
  set_chart_type: ['bar', 'stacked', 'line', 'area', 'pie', 'doughnut', 'chart'],
}

/** Steps of which nothing is known but that they were asked for: what they are about is not looked at. */
const aboutAnything: readonly string[] = [
  'undo',
  'restore_revision',
  'export',
  'take_back',
  'translate',
]

/** Steps that change nothing within a slide but what it is called. */
const forWholes: readonly string[] = [
  'delete_slide',
  'duplicate_slide',
  'move_slide',
  'set_slide_title',
  'set_title',
]

/** What a slide is never called by, as it is by what it shows: "the table". */
const parts: readonly Concept[] = ['row', 'column', 'cell', 'value', 'series', 'category', 'side']
const isPart = (concept: Concept) => parts.includes(concept)

/**
 * The words of an instruction that its steps leave unowned: they stand in no text that was given, name none of the
 * slides and blocks that change, and are no verb or small word.
 */
export function leftOverWords(
  tokens: readonly Token[],
  instruction: string,
  session: Session,
): string[] {
  const { steps } = session
  if (steps.some((step) => aboutAnything.includes(nameOf(step)))) return []
  const strings = [...steps, ...session.superseded].flatMap(stringsIn)
  const given = givenIn(instruction, strings)
  const words = new Set(strings.flatMap(topicWords))
  const touched = session.slides.filter(
    ({ id }, at) => strings.includes(id) || (addsSlide(steps) && isBeside(steps, at)),
  )
  const known = session.search.words()
  const printed = new Set(touched.flatMap((slide) => topicWords(slidePlainText(slide))))
  const numbers = numbersIn(steps, touched, session)
  const spares = tokens.some((one) => means(one, ...contrasts))
  // What stands on a slide is no part of a wish that is for slides as wholes.
  const isForWholes = steps.every((step) => forWholes.includes(nameOf(step)))
  const owns = new Set([
    ...steps.flatMap((step) => ownedBy[nameOf(step)] ?? []),
    ...kindsOf(steps, touched).filter((concept) => !isForWholes || !isPart(concept)),
  ])
  return tokens
    .filter((token, at) => {
      if (token.kind === 'sign' || isOutside(tokens, at)) return false
      if (given.some(({ start, end }) => token.start < end && token.end > start)) return false
      if (isPrinted(token, words)) return false
      if (token.kind === 'number')
        return !spares && !numbers.has(token.value ?? -1) && !printed.has(token.text)
      if (token.kind === 'quote')
        return isTitleGiven(tokens, at) || !session.search.says(fold(token.text))
      // "Don't **touch** slide 4".
      if (spares && session.spared.length > 0) return false
      if (isUnknown(token)) return isWord(token) && !isPrinted(token, known)
      const isObject = token.concepts.every((one) => objects.includes(one))
      if (!isObject || spares || token.concepts.some((one) => owns.has(one))) return false
      const isNamed = isPrinted(token, known) && !(isForWholes && token.concepts.every(isPart))
      return !namesSlide(tokens, at) && !isNamed
    })
    .map(({ start, end }) => instruction.slice(start, end))
}

/** "…**, title “Costs”**", "4**: title “Costs”** and …": a title that is given, whatever else is called so. */
function isTitleGiven(tokens: readonly Token[], at: number): boolean {
  const [before, noun] = [tokens[at - 2], tokens[at - 1]]
  return means(noun, 'title') && (before?.kind === 'sign' || means(before, 'and'))
}

/** Words beside which it is said what is not meant. */
const contrasts: readonly Concept[] = ['not', 'except', 'keep', 'others', 'insteadOf', 'or']

/** Whether a word belongs to what surrounds a wish: reasons, signatures, the name behind a greeting, the mark of a list. */
function isOutside(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at)
  const isMark =
    /^(?:[ivx]{1,4}|\d{1,2})$/.test(tokens[at]?.text ?? '') &&
    /^[).]$/.test(tokens[at + 1]?.text ?? '')
  if (isMark || before.some((one) => means(one, 'because'))) return true
  const farewell = tokens.findLastIndex((one) => means(one, 'farewell') && !means(one, 'greeting'))
  if (
    farewell >= 0 &&
    farewell < at &&
    !tokens.slice(farewell).some((one) => means(one, ...actions))
  )
    return true
  return means(tokens[0], 'greeting') && !before.some(({ kind }) => kind === 'sign')
}

/** A letter by itself, as apostrophes leave it, says nothing. */
function isWord({ text }: Token): boolean {
  return text.length > 1 || unspacedScript.test(text)
}

/** Whether a word is one of some, or a form of one. */
export function isPrinted({ text }: Token, known: ReadonlySet<string>): boolean {
  const words = topicWords(text)
  return words.every(
    (word) =>
      known.has(word) ||
      (unspacedScript.test(word) && [...known].some((one) => one.includes(word))) ||
      // "Prices" is about a slide that says "price".
      (word.length >= 4 &&
        [...known].some((one) => one.startsWith(word.slice(0, Math.max(4, word.length - 3))))),
  )
}

/** What stands before a slide that tells where another is, or goes. */
const places: readonly Concept[] = ['before', 'after', 'between', 'beforeThere', 'afterThere']

/** "The **chart** slide", "slides with a **table**": what tells which slide is meant. */
function namesSlide(tokens: readonly Token[], at: number): boolean {
  const isSlide = (token: Token | undefined) => means(token, 'slide', 'slides')
  return (
    isSlide(tokens[at + 1]) ||
    isSlide(tokens[at - 1]) ||
    means(tokens[at - 1], ...places) ||
    (means(tokens[at - 1], 'with', 'a', 'the', 'of') &&
      tokens.slice(Math.max(0, at - 4), at).some((one) => isSlide(one) || means(one, ...places)))
  )
}

function nameOf(step: EditStep): string {
  return 'op' in step ? step.op : step.request
}

/** All strings in a value. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** Where texts of steps stand in an instruction. */
function givenIn(instruction: string, texts: readonly string[]): { start: number; end: number }[] {
  const lower = instruction.toLowerCase()
  return texts.flatMap((text) => {
    const found: { start: number; end: number }[] = []
    const words = text.trim().toLowerCase()
    if (words === '') return found
    for (let at = lower.indexOf(words); at >= 0; at = lower.indexOf(words, at + words.length))
      found.push({ start: at, end: at + words.length })
    return found
  })
}

/** The numbers that steps account for: of slides that change, of places, and how many there are. */
function numbersIn(
  steps: readonly EditStep[],
  touched: readonly Slide[],
  session: Session,
): ReadonlySet<number> {
  const own = steps.flatMap(valuesIn)
  return new Set([
    ...touched.map((slide) => session.slides.indexOf(slide) + 1),
    ...own.flatMap((value) => [value - 1, value, value + 1, value + 2]),
    steps.length,
    steps.length + 1,
    touched.length,
    session.slides.length,
    session.now.slides.length,
  ])
}

function valuesIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(valuesIn)
}

/** What steps are about by the kinds of the blocks that stand on the slides that change, or that they make. */
function kindsOf(steps: readonly EditStep[], touched: readonly Slide[]): Concept[] {
  const kinds: readonly string[] = [
    ...touched.flatMap((slide) => chosenVariant(slide).blocks.flatMap(ofBlock)),
    ...touched.flatMap((slide) => (chosenVariant(slide).layout === 'title' ? ['subtitle'] : [])),
    ...steps.flatMap(stringsIn),
  ]
  return objects.filter((concept) => kinds.includes(concept))
}

function addsSlide(steps: readonly EditStep[]): boolean {
  return steps.some((step) => ['add_slide', 'insert_slide', 'move_slide'].includes(nameOf(step)))
}

/** Whether a slide stands where steps put another. */
function isBeside(steps: readonly EditStep[], at: number): boolean {
  return steps.some(
    (step) =>
      'position' in step &&
      typeof step.position === 'number' &&
      [at, at + 1].includes(step.position),
  )
}

function ofBlock(block: { kind: string; chartType?: string }): string[] {
  const { kind, chartType } = block
  const parts: Readonly<Record<string, readonly string[]>> = {
    image: ['picture'],
    chart: ['chart', 'series', 'category', 'value', ...(chartType ? [chartType] : [])],
    table: ['table', 'row', 'column', 'cell', 'value'],
    comparison: ['comparison', 'side', 'column', 'table', 'row'],
    stats: ['stats', 'value'],
    quote: ['quote', 'attribution'],
  }
  return [kind, ...(parts[kind] ?? [])]
}
