import { unspacedScript } from '../../text/unspaced-script.ts'
import { readAnswersIn } from '../answers/read-answers-in.ts'
import { confirmUnchosen, unchosen } from '../ask-about-unchosen.ts'
import { askBack } from '../ask-back.ts'
import type { InstructionContext } from '../instruction-context.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import type { ReadInstruction } from '../read-instruction.ts'
import { readWords } from '../read-words.ts'
import { Declined, type GivenAnswer, Session, Unclear } from '../session.ts'
import { means, type Token } from '../words/token.ts'
import { coversOf } from './covers.ts'
import type { Deed } from './frame.ts'
import { frames } from './frames.ts'
import { doBeside, type ReadBeside } from './read-beside.ts'
import { readFact } from './read-facts.ts'
import { hasArrow, verbConcepts } from './read-spans.ts'
import type { WishText } from './read-things.ts'
import { Slots } from './slots.ts'
import type { Span, ThingPhrase } from './span.ts'
import type { ThingKind } from './thing.ts'
import { plainWords, Unfit, World } from './world.ts'

/** More words than a wish has whose every word counts; longer ones are texts. */
const mostWords = 120
/** UTF-16 units of an instruction that is read by its words; a longer one is a text. */
const longest = 2_000
/** How many wishes an instruction has at the most. */
const mostWishes = 6

/** A way to read a wish. */
interface Reading {
  isNew: boolean
  /** Whether no frame is for it: it counts beside wishes that some are for. */
  isBeside?: true
  /** Whether it has named parts of given data, whose words ask for nothing themselves. */
  isGivenData: boolean
  /** Whether it only says what the wishes behind it are for. */
  isHeading?: true
  deed: Deed
  /** Where its words begin, as an offset of the instruction. */
  start: number
}

/** How many ways to part an instruction into wishes are tried. */
const mostPartings = 6

/** How many ways to read a wish are tried: what the words of one stand for may not be there. */
const mostReadings = 24

/**
 * Reads an instruction by frames: every word of it must belong to a slot of a frame or say nothing by itself. Undefined
 * where there is no such reading, or with `onlyNew` nothing in it that intents have no notion of.
 */
export function readWithFrames(
  instruction: string,
  context: InstructionContext,
  {
    answers = [],
    onlyNew = false,
    readBeside,
  }: { answers?: readonly GivenAnswer[]; onlyNew?: boolean; readBeside?: ReadBeside },
): ReadInstruction | undefined {
  if (instruction.length > longest) return undefined
  const session = new Session(context, answers)
  const words = readWords(instruction, context, session.search)
  if (words === undefined || wordCount(words.tokens) > mostWords) return undefined
  session.language = words.language
  readAnswersIn(session)
  const world = new World(session)
  const printed = printedOf(world)
  const tokens = withNamesWhole(withoutFarewell(words.tokens), printed, session)
  const text = { ...words, tokens, instruction, goesOn: false, printed }
  let tried = 0
  for (const wishes of wishesOf(text, world, readBeside)) {
    if (++tried > mostPartings) break
    const takeBack = session.beforeSteps()
    world.heading = undefined
    world.holder = undefined
    const read = readWishes(wishes, world, { ...text, onlyNew })
    if (read !== undefined) return read
    takeBack()
  }
  return undefined
}

/** Does the wishes of an instruction; undefined where the words of one stand for nothing, or with `onlyNew` none of them is new. */
function readWishes(
  wishes: readonly Reading[][],
  world: World,
  { instruction, tokens, onlyNew }: WishText & { onlyNew: boolean },
): ReadInstruction | undefined {
  const readings = wishes.flat()
  if (onlyNew && !readings.some(({ isNew }) => isNew)) return undefined
  if (readings.every(({ isBeside }) => isBeside)) return undefined
  const { session } = world
  let isNew = false
  for (const [index, readings] of wishes.entries()) {
    if (index > 0) session.answers = session.answers.filter(({ hole }) => hole === unchosen)
    session.beginClause()
    const { mentioned } = session
    const settledBefore = session.settled.length
    try {
      const done = doFirstFitting(readings, world)
      if (done === undefined) return undefined
      isNew ||= done.isNew
    } catch (error) {
      if (error instanceof Unclear) {
        // What was done before has changed what its words mean: reading goes on behind them.
        const left = instruction.slice(readings[0]?.start)
        const at = { reader: 'frames', from: 0, asking: 0 } as const
        return askBack(session, error, { instruction: left, ...at, mentioned, settledBefore })
      }
      if (!(error instanceof Declined)) throw error
      session.steps.push({ request: 'decline', reason: error.reason, sentence: error.message })
    }
  }
  if (onlyNew && !isNew) return undefined
  if (session.steps.length === 0) return undefined
  try {
    if (!confirmUnchosen(session, tokens)) session.steps.splice(0, session.steps.length, calledOff)
  } catch (error) {
    if (!(error instanceof Unclear)) throw error
    session.steps.length = 0
    const at = { reader: 'frames', from: 0, asking: 0 } as const
    const { mentionedSlideIds: mentioned = [] } = session.context
    return askBack(session, error, { instruction, ...at, mentioned, settledBefore: 0 })
  }
  return { steps: session.steps }
}

/** Without the thanks that a message ends with: they are no part of words given last. */
function withoutFarewell(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex((one) => one.kind !== 'sign' && !means(one, 'farewell')) + 1
  const tail = tokens.slice(end)
  const [first, ...others] = tail
  // "Swap Yes please and No thanks" ends with a name.
  const isApart = first?.kind === 'sign' && others.some(({ kind }) => kind !== 'sign')
  return end > 0 && isApart ? tokens.slice(0, end) : tokens
}

/** "The Dormouse **2 column**" says no two columns where the deck prints the name with its number. */
function withNamesWhole(
  tokens: readonly Token[],
  printed: WishText['printed'],
  session: Session,
): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const [, number, rest] = /^(\d+) (.+)$/.exec(token.text) ?? []
    const before = tokens[at - 1]
    if (token.kind !== 'word' || number === undefined || rest === undefined || !before)
      return [token]
    const name = ` ${plainWords(`${before.text} ${number}`)} `
    if (!printed.some(({ words }) => words.some((said) => ` ${said} `.includes(name))))
      return [token]
    const { start, end } = token
    const behind = session.readWords(rest).map((one) => ({
      ...one,
      start: end - rest.length + one.start,
      end: end - rest.length + one.end,
    }))
    const own = {
      kind: 'number',
      text: number,
      concepts: ['number'],
      value: Number(number),
    } as const
    return [{ ...own, start, end: start + number.length }, ...behind]
  })
}

/** How many words there are; in scripts without spaces two characters are about one. */
function wordCount(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { text }) => sum + (unspacedScript.test(text) ? 0.5 : 1), 0)
}

const calledOff = {
  request: 'decline',
  reason: 'called_off',
  sentence: 'Nothing was changed.',
} as const

/** Does what the first reading says that stands for something in the deck; undefined where none does. */
function doFirstFitting(readings: readonly Reading[], world: World): Reading | undefined {
  for (const reading of readings) {
    const takeBack = world.session.beforeSteps()
    try {
      world.beginWish()
      reading.deed(world)
      world.endWish()
      return reading
    } catch (error) {
      if (!(error instanceof Unfit)) throw error
      takeBack()
    }
  }
  return undefined
}

/** What the deck prints, as words are compared. */
export function printedOf(world: World): WishText['printed'] {
  return world.things().map((thing) => ({
    thing,
    words: thing.texts.map(({ text }) => plainWords(text)),
  }))
}

/** The ways to part an instruction into wishes, each owned whole: those with most wishes first. */
function wishesOf(
  text: WishText,
  world: World,
  readBeside: ReadBeside | undefined,
): Generator<Reading[][]> {
  const { tokens, instruction } = text
  const known = new Map<string, Reading[]>()
  const readingOf = (from: number, to: number, isLoose: boolean) => {
    const key = `${from} ${to} ${isLoose}`
    // "And" before the next wish is no part of words given last.
    const end = to - (from + 1 < to && means(tokens[to - 1], 'and', 'afterwards') ? 1 : 0)
    const own = known.get(key) ?? readingsIn(text, { from, to: end, isLoose }, world)
    known.set(key, own)
    return own
  }
  // What no frame is for is read by intents, beside what some frame owns.
  const besides = (from: number, to: number): Reading[] => {
    const all = tokens.slice(from, to)
    const last = all.findLastIndex((one) => one.kind !== 'sign' && !means(one, 'and', 'afterwards'))
    const own = all.slice(0, last + 1)
    const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0]
    if (readBeside === undefined || !own.some((one) => means(one, ...actions))) return []
    const deed = doBeside(instruction.slice(start, end), readBeside)
    return [{ isNew: false, isBeside: true, isGivenData: false, deed, start }]
  }
  function* wishesFrom(from: number, most: number, isLoose: boolean): Generator<Reading[][]> {
    // Commas within given data part nothing else.
    const whole = readingOf(from, tokens.length, isLoose)
    const given = whole.filter(({ isGivenData }) => isGivenData)
    if (given.length > 0) {
      yield [[...given, ...whole.filter((one) => !given.includes(one))]]
      return
    }
    const heads = (end: number) => readingOf(from, end, isLoose).some((one) => one.isHeading)
    for (const end of [...cutsAfter(tokens, from, { isLoose, heads }), tokens.length]) {
      const isWhole = from === 0 && end === tokens.length
      const owned = readingOf(from, end, isLoose)
      const first = owned.length > 0 || isWhole ? owned : besides(from, end)
      if (first.length === 0) continue
      if (end === tokens.length) yield [first]
      else if (most > 1)
        for (const rest of wishesFrom(end, most - 1, isLoose)) yield [first, ...rest]
    }
  }
  function* all(): Generator<Reading[][]> {
    yield* wishesFrom(0, mostWishes, false)
    if (tokens.length <= mostTokensLoose) yield* wishesFrom(0, mostWishes, true)
  }
  return all()
}

/** What some words of an instruction wish; without a verb of their own, what that before them wishes of other things. */
function readingsIn(
  text: WishText,
  { from, to, isLoose }: { from: number; to: number; isLoose: boolean },
  world: World,
): Reading[] {
  const own = text.tokens.slice(from, to)
  const found = readingsOf({ ...text, goesOn: from > 0, tokens: own }, world, isLoose)
  const verb = text.tokens.slice(0, from).findLast((one) => means(one, ...verbConcepts))
  const isWhole = own.some(({ kind }) => kind === 'quote')
  if (!isWhole || verb === undefined || own.some((one) => means(one, ...verbConcepts))) return found
  return [
    ...found,
    ...readingsOf({ ...text, goesOn: true, tokens: [verb, ...own] }, world, isLoose),
  ]
}

/** Up to how many tokens wishes are looked for behind any comma, where they begin with no verb. */
const mostTokensLoose = 60

/**
 * Where a further wish may begin: before a verb after "and", "then", a comma or the end of a sentence.
 * @param options.isLoose whether also where no verb follows: "12 after 13, 3 behind 5".
 * @param options.heads whether the words up to there only say what others are for.
 */
function cutsAfter(
  tokens: readonly Token[],
  from: number,
  { isLoose, heads }: { isLoose: boolean; heads: (end: number) => boolean },
): number[] {
  const cuts: number[] = []
  for (let at = from + 1; at < tokens.length - 1; at++) {
    const token = tokens[at]
    if (token === undefined) continue
    // What follows a colon is words to its end of line, except behind the slides that wishes are for.
    const mayHead = headSign.test(token.text) && mayBeHeading(tokens.slice(from, at))
    const opens = mayHead && heads(at + 1)
    // "Slides 3, 4 and 5" is a list.
    if (opens && tokens[at + 1]?.kind === 'number' && !/^[:：]$/.test(token.text)) continue
    if (opens) cuts.push(at + 1)
    else if (
      /^[:：]$/.test(token.text) &&
      !/\n/.test(
        tokens
          .slice(at)
          .map(({ text }) => text)
          .join(''),
      )
    )
      break
    const parts = /^[,.;\n，、。；]$/.test(token.text) || means(token, 'and', 'afterwards')
    if (!parts) continue
    let next = at + 1
    while (means(tokens[next], 'and', 'afterwards', 'please') && next < tokens.length - 1) next += 1
    // "bzw." ends no sentence.
    const isStrong = /^[.;\n。；]$/.test(token.text) && !means(tokens[at - 1], 'respectively')
    // "中央揃えにして、": where verbs stand last, one before a comma ends a wish.
    const ends =
      means(tokens[at - 1], ...verbConcepts, 'please') ||
      tokens[at - 1]?.kind === 'quote' ||
      // "A → B, C → D".
      (hasArrow(tokens.slice(from, at)) && hasArrow(tokens.slice(at)))
    if (
      isLoose ||
      isStrong ||
      ends ||
      means(tokens[next], ...verbConcepts, ...looks, 'in', 'titled')
    )
      cuts.push(at + 1)
  }
  return cuts
}

/** What begins a wish without a verb: "…, italic the second", "… and centre it". */
const looks: readonly Concept[] = [
  'bold',
  'italic',
  'underline',
  'strike',
  'alignStart',
  'alignCenter',
  'alignEnd',
]

/** What stands behind the slides or the list that wishes are for. */
const headSign = /^[:：,，.–—]$/

/** Whether words may say nothing but what wishes are for. */
function mayBeHeading(tokens: readonly Token[]): boolean {
  return !tokens.some(
    ({ kind, ...one }) => kind === 'quote' || means({ kind, ...one }, ...verbConcepts),
  )
}

/** "The state column is too wide, make it narrower": it says what "it" is, and asks for nothing. */
function remarkOf(text: WishText, world: World): Reading[] {
  const { tokens } = text
  const is = tokens.findIndex((one) => means(one, 'is') && !means(one, 'shall'))
  const asks = tokens.some(
    (one) => one.kind === 'quote' || means(one, 'shall', 'not', ...verbConcepts),
  )
  if (is < 1 || asks || !/^[,;.，。；–—]$/.test(tokens.at(-1)?.text ?? '')) return []
  const cover = coversOf({ ...text, tokens: tokens.slice(0, is) }, world.session).find(
    ({ spans }) => spans.every(({ type }) => ['thing', 'slides', 'word', 'place'].includes(type)),
  )
  const [thing] = cover?.spans.filter((span) => span.type === 'thing') ?? []
  if (cover === undefined || thing === undefined || thing.phrase.isBare) return []
  const deed: Deed = ({ session }) => {
    const slides = cover.spans.filter((span) => span.type === 'slides')
    const ids = slides.flatMap(({ reference }) => reference.ids())
    const { slideId } = world.resolveOne(
      thing.phrase,
      world.scope(slides.length > 0 ? ids : undefined),
    )
    session.remember([slideId])
  }
  return [{ isNew: false, isGivenData: false, deed, start: tokens[0]?.start ?? 0 }]
}

/** "On slide 4: …; …", "slide 3, right column: …": what all wishes behind it are for. */
function headingOf(text: WishText, world: World): Reading[] {
  const { tokens } = text
  if (!headSign.test(tokens.at(-1)?.text ?? '') || !mayBeHeading(tokens)) return []
  const covers = coversOf(text, world.session)
  const says = (types: readonly Span['type'][]) =>
    covers.find(({ spans }) =>
      spans.every((span) =>
        span.type === 'thing'
          ? types.includes('thing') && holds(span.phrase)
          : types.includes(span.type),
      ),
    )
  const cover = says(['slides', 'word']) ?? says(['slides', 'word', 'thing'])
  const slides = cover?.spans.filter((span) => span.type === 'slides') ?? []
  const [holder, ...others] = cover?.spans.filter((span) => span.type === 'thing') ?? []
  if (others.length > 0 || (slides.length === 0 && holder === undefined)) return []
  const deed: Deed = ({ session }) => {
    const ids = slides.flatMap(({ reference }) => reference.ids())
    if (ids.length > 0) world.heading = ids
    if (holder !== undefined) {
      const kinds = holder.phrase.kinds.filter((kind) => holders.includes(kind))
      world.holder = world.resolveOne({ ...holder.phrase, kinds }, world.scope(undefined))
      world.heading = [world.holder.slideId]
    }
    session.remember(world.heading ?? [])
  }
  const start = tokens[0]?.start ?? 0
  return [{ isNew: false, isGivenData: false, isHeading: true, deed, start }]
}

/** Whether a phrase names what items stand in. */
const holds = ({ kinds, isBare, which }: ThingPhrase) =>
  !isBare && which.by !== 'new' && kinds.some((kind) => holders.includes(kind))

const holders: readonly ThingKind[] = ['side', 'block', 'column']

/** A value stated as a fact. */
function factOf(text: WishText, world: World): Reading[] {
  const deed = readFact(text, world)
  const start = text.tokens[0]?.start ?? 0
  return deed === undefined ? [] : [{ isNew: true, isGivenData: false, deed, start }]
}

/** What frames make of a wish all of whose words they own, the likeliest first. */
function readingsOf(text: WishText, world: World, isLoose: boolean): Reading[] {
  const found: Reading[] = []
  for (const { spans } of coversOf(text, world.session)) {
    if (onlySays(spans) || (isLoose && isUnasked(spans))) continue
    for (const frame of frames) {
      const slots = new Slots(spans)
      const deed = frame.read(slots)
      if (deed === undefined || !slots.isSpent) continue
      found.push({
        isNew: frame.isNew ?? false,
        isGivenData: givesData(spans),
        deed,
        start: text.tokens[0]?.start ?? 0,
      })
    }
    if (found.length >= mostReadings) break
  }
  return [...factOf(text, world), ...remarkOf(text, world), ...found, ...headingOf(text, world)]
}

/** Words that nothing marks as given and no verb asks to be put anywhere: behind a comma they go on what was said. */
function isUnasked(spans: readonly Span[]): boolean {
  return (
    !spans.some(({ type }) => type === 'verb') &&
    spans.some((span) => span.type === 'payload' && span.by === 'bare')
  )
}

function givesData(spans: readonly Span[]): boolean {
  const parts = spans.filter((span) => span.type === 'part' || span.type === 'sides')
  return parts.length > 0 && !parts.some((span) => span.type === 'part' && span.asksMore)
}

/** "Is the title bold?", "The title is centred": without a verb that asks for something it says or asks what is so. */
function onlySays(spans: readonly Span[]): boolean {
  if (spans.some(({ type }) => type === 'verb')) return false
  // "Could you …?" asks for something.
  if (spans.some((span) => span.type === 'word' && means(span.token, 'please'))) return false
  return spans.some(
    (span) => span.type === 'word' && (means(span.token, 'is') || /[?？]/.test(span.token.text)),
  )
}
