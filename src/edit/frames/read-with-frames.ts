import type { Deck } from '../../deck/deck.ts'
import type { Slide } from '../../deck/slide.ts'
import { unspacedScript } from '../../text/unspaced-script.ts'
import { readAnswersIn } from '../answers/read-answers-in.ts'
import { confirmUnchosen, unchosen } from '../ask-about-unchosen.ts'
import { askBack, calledOff, orAskBack } from '../ask-back.ts'
import type { GivenAnswer } from '../choice.ts'
import { withoutListMarks } from '../clauses/list-of-wishes.ts'
import { splitClauses } from '../clauses/split-clauses.ts'
import { boundIn } from '../contradicts.ts'
import { type EditStep, isDeletion } from '../edit-step.ts'
import type { InstructionContext } from '../instruction-context.ts'
import type { Grammar } from '../lexicons/grammar.ts'
import { verbConcepts } from '../lexicons/wish-concepts.ts'
import { placesBefore } from '../only-places.ts'
import type { ReadInstruction } from '../read-instruction.ts'
import { readWords } from '../read-words.ts'
import { Declined, NothingDone, NothingThere, SlideGone, Unclear } from '../reading-errors.ts'
import { Session } from '../session.ts'
import { plainWords } from '../words/plain-words.ts'
import { means, type Token } from '../words/token.ts'
import { listBefore } from './alike.ts'
import { ownNounsIn } from './own-nouns.ts'
import { contextNow } from './read-beside.ts'
import { undoingBeside } from './read-history.ts'
import { hasStayed } from './read-staying.ts'
import { type Reading, slidesWished } from './read-wish.ts'
import { countsThings } from './which-words.ts'
import type { WishText } from './wish-text.ts'
import { type Parting, wishesOf } from './wishes-of.ts'
import { Unfit, World } from './world.ts'

/** More words than a wish has whose every word counts; longer ones are texts. */
const mostWords = 120
/** UTF-16 units of words that are read one by one; longer ones are a text. */
const longest = 2_000

/** How many ways to part an instruction into wishes are tried. */
const mostPartings = 6

/** Reads an instruction: all that is asked for, or with `onlyNew` only where something in it is read so before its clauses are. */
type ByFrames = (asked?: { onlyNew?: boolean }) => ReadInstruction | undefined

interface Given {
  answers?: readonly GivenAnswer[]
  /** The last of the wishes that the answers can be about, 0-based. */
  asking?: number
}

type Asked = { onlyNew: boolean } & Required<Pick<Given, 'asking'>>

/** Where a wish begins: which it is, what "it" meant, how many answers had been used, and how many steps taken. */
interface BeforeWish {
  index: number
  mentioned: readonly string[]
  settledBefore: number
  steps: number
}

/** Reads an instruction by frames as `framesReader` does, once. */
export function readWithFrames(
  instruction: string,
  context: InstructionContext,
  given: Given,
): ReadInstruction | undefined {
  return framesReader(instruction, context, given)()
}

/**
 * Reads an instruction by frames: every word of it must belong to a slot of a frame or say nothing by itself. What is answered is
 * undefined where there is no such reading. The words are parted into wishes once, however often it is asked.
 */
export function framesReader(
  instruction: string,
  context: InstructionContext,
  { answers = [], asking = 0 }: Given,
): ByFrames {
  const session = new Session(context, answers)
  const words = readWords(instruction, context, session.search)
  if (words === undefined) return () => undefined
  session.readIn(words)
  readAnswersIn(session)
  session.places = placesBefore(session)
  const clauses = splitClauses(words.tokens, instruction, words.grammar)
  const refused = undoingBeside(clauses)
  if (refused !== undefined) return () => ({ steps: [declining(refused)] })
  session.bound = boundIn(clauses, instruction, session)
  const world = new World(session)
  const text = textOf(words, instruction, world)
  const begin = session.beforeSteps()
  const ways = waysOf(text, world)
  const partings: Parting[] = []
  const nextParting = (at: number) => {
    const found = partings[at] ?? (at < mostPartings ? ways.next().value : undefined)
    if (found !== undefined) partings[at] = found
    return found
  }
  return ({ onlyNew = false } = {}) => {
    begin()
    session.answers = answers
    world.beginInstruction()
    for (let at = 0; ; at++) {
      const wishes = nextParting(at)
      if (wishes === undefined) return undefined
      session.needed = new Map()
      const read = readNeeding(wishes, world, { ...text, onlyNew, asking })
      if (read !== undefined) return { ...read, steps: [...read.steps] }
    }
  }
}

/** Does the wishes of an instruction: again, with a question first, where one needs a slide that one before it has deleted. */
function readNeeding(
  wishes: Parting,
  world: World,
  text: WishText & Asked,
): ReadInstruction | undefined {
  const { session } = world
  const { answers } = session
  const takeBack = session.beforeSteps()
  world.heading = undefined
  world.holder = undefined
  try {
    const read = readWishes(wishes, world, text)
    if (read === undefined) takeBack()
    return read
  } catch (error) {
    if (!(error instanceof SlideGone)) throw error
    takeBack()
    session.answers = answers
    return readNeeding(wishes, world, text)
  }
}

/** What was not done: why, where that is known. */
interface InVain {
  reason: Unclear | Declined | undefined
}

/** What was tried in vain on a deck, by the words and what they were said after. */
const inVain = new WeakMap<Deck, Map<string, InVain>>()

/** All that a wish may go by beside its words and the deck. */
function saidAfter({ context, ...session }: Session): string {
  const { deck: _deck, themes: _themes, newId: _newId, ...caller } = context
  const { mentioned, places, gone, pendingId, added, spared, careful, language } = session
  const { slides, steps, beforeGap } = session
  const order = slides.map(({ id }) => id)
  const spokenOf = [mentioned, places, gone, pendingId, added, spared, beforeGap, order]
  return JSON.stringify([caller, spokenOf, careful, language, steps.length])
}

/**
 * Does one of several wishes on the deck as those before have left it; false, with nothing done, where no frame owns all of its
 * words.
 * @param tokens its words: some may stand in other wishes, or be taken out that say what stays as it is.
 * @throws {Unclear} where nothing is clear without an answer, {Declined} where it is refused.
 */
export function doWithFrames(
  instruction: string,
  session: Session,
  tokens?: readonly Token[],
): boolean {
  const words = readWords(instruction, contextNow(session), session.search)
  if (words === undefined) return false
  const given = { ...words, tokens: tokens ?? words.tokens }
  const known = inVain.get(session.now) ?? new Map<string, InVain>()
  inVain.set(session.now, known)
  const said = tokens?.map(({ start, end, concepts }) => `${start}-${end} ${concepts}`)
  const key = `${instruction}\n${said}\n${saidAfter(session)}`
  // What is answered may be done all the same.
  const before = session.answers.length > 0 ? undefined : known.get(key)
  const read = before ?? tryWithFrames(given, instruction, session)
  if (read === 'done') return true
  if (session.answers.length === 0) known.set(key, read)
  if (read.reason !== undefined) throw read.reason
  return false
}

function tryWithFrames(words: Words, instruction: string, session: Session): 'done' | InVain {
  const world = new World(session)
  const text = textOf(words, instruction, world)
  let tried = 0
  let reason: Unclear | Declined | undefined
  for (const wishes of waysOf(text, world)) {
    if (++tried > mostPartings) break
    const takeBack = session.beforeSteps()
    world.heading = undefined
    world.holder = undefined
    try {
      if (wishes.every((readings) => doFirstFitting(readings, world) !== undefined)) return 'done'
    } catch (error) {
      if (!(error instanceof Unclear || error instanceof Declined)) throw error
      if (error instanceof Unclear || reason === undefined) reason = error
    }
    takeBack()
  }
  return { reason }
}

interface Words {
  tokens: readonly Token[]
  grammar: Grammar
  language: string
}

/** The words of an instruction as wishes are read in them. */
export function textOf(words: Words, instruction: string, world: World): WishText {
  const ofDeck = wordsOfDeck(world)
  // "**1.** slide 2 title: Sites": a mark that counts no slides.
  const isListed = /^\s*\d{1,2}[.)]\s/.test(instruction)
  const said = isListed ? withoutListMarks(words.tokens, instruction) : words.tokens
  const tokens = withNamesWhole(said, ofDeck.printed, world.session)
  const { grammar, language } = words
  // "Add the point X to slide 6", and then "put **it** first".
  const goesOn = world.hasTouched || listBefore(world.session) !== undefined
  const before = instruction.slice(0, tokens[0]?.start)
  const countsOn = goesOn && countsThings(world.session.readWords(before))
  return { tokens, grammar, language, instruction, goesOn, countsOn, ...ofDeck }
}

/** Does the wishes of an instruction; undefined where the words of one stand for nothing, or with `onlyNew` none of them is new. */
function readWishes(
  wishes: Parting,
  world: World,
  { instruction, tokens, onlyNew, asking }: WishText & Asked,
): ReadInstruction | undefined {
  const readings = wishes.flat()
  if (onlyNew && !readings.some(({ isNew }) => isNew)) return undefined
  if (readings.every(({ isBeside }) => isBeside)) return undefined
  const { session } = world
  world.staying = []
  let isNew = false
  let isNothingToTake = false
  // The wishes right before that take something away, where they begin.
  let deletions: BeforeWish | undefined
  for (const [index, readings] of wishes.entries()) {
    if (index > asking) session.answers = session.answers.filter(({ hole }) => hole === unchosen)
    session.beginClause()
    const begin = {
      index,
      mentioned: session.mentioned,
      settledBefore: session.settled.length,
      steps: session.steps.length,
    }
    try {
      const done = doFirstFitting(readings, world)
      if (done === undefined) return undefined
      const takes = session.steps.slice(begin.steps).some(isDeletion)
      deletions = takes ? (deletions ?? begin) : undefined
      isNew ||= done.isNew
    } catch (error) {
      if (error instanceof Unclear) {
        // What was done before has changed what its words mean: reading goes on behind them.
        const next = wishes[index + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY
        const own = tokens.filter(({ start }) => start >= (readings[0]?.start ?? 0) && start < next)
        // Of what goes together nothing goes before that is answered.
        const isCarried = !own.some((one) => means(one, ...verbConcepts))
        const takes = isCarried || own.some((one) => means(one, 'delete'))
        const { index: first, steps, mentioned, settledBefore } = (takes && deletions) || begin
        session.steps.length = steps
        const left = instruction.slice(wishes[first]?.[0]?.start)
        const at = { reader: 'frames', from: 0, asking: index - first } as const
        return askBack(session, error, { instruction: left, ...at, mentioned, settledBefore })
      }
      if (!(error instanceof Declined)) throw error
      if (error instanceof SlideGone && session.need(error)) throw error
      if (error instanceof NothingDone) return { steps: [declining(error)], isNothingToTake: true }
      session.steps.push(declining(error))
      if (error instanceof NothingThere) isNothingToTake = isNew = true
      // What is refused knowing what it is was understood.
      if (error.reason === 'unsupported') isNew ||= readings.some((one) => one.isNew)
    }
  }
  if (onlyNew && !isNew) return undefined
  if (session.steps.length === 0 || !hasStayed(world.staying, session)) return undefined
  const isSure = orAskBack(session, { instruction }, () => confirmUnchosen(session, tokens))
  if (typeof isSure !== 'boolean') return isSure
  if (!isSure) return calledOff
  return { steps: session.steps, ...(isNothingToTake ? { isNothingToTake } : {}) }
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

/** The ways to part an instruction into wishes; of a text only what makes slides of it is looked for. */
function* waysOf(text: WishText, world: World): Generator<Parting> {
  if (!isText(text.tokens)) yield* wishesOf(text, world)
  else {
    const slides = slidesWished(text, world)
    if (slides.length > 0) yield [slides]
  }
}

/** Whether there are more words than a wish has beside its quotations; in scripts without spaces two characters are about one. */
function isText(tokens: readonly Token[]): boolean {
  const said = tokens.filter(({ kind }) => kind !== 'quote')
  const words = said.reduce((sum, { text }) => sum + (unspacedScript.test(text) ? 0.5 : 1), 0)
  const letters = said.reduce((sum, { start, end }) => sum + end - start, 0)
  return words > mostWords || letters > longest
}

const declining = ({ reason, message: sentence }: Declined): EditStep => ({
  request: 'decline',
  reason,
  sentence,
})

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

type WordsOfDeck = Pick<WishText, 'printed' | 'ownNounOf'>

/** What slides say, by how their language builds its phrases. */
const saidBy = new WeakMap<readonly Slide[], Map<Grammar, WordsOfDeck>>()

/** What the deck says, as words of a wish are compared with it: found once, as long as it says the same. */
export function wordsOfDeck(world: World): WordsOfDeck {
  const { now, grammar } = world.session
  const bySlides = saidBy.get(now.slides) ?? new Map<Grammar, WordsOfDeck>()
  saidBy.set(now.slides, bySlides)
  const known = bySlides.get(grammar)
  if (known !== undefined) return known
  const printed = world.things().map((thing) => ({
    thing,
    words: thing.texts.map(({ text }) => plainWords(text)),
  }))
  const words = { printed, ownNounOf: ownNounsIn(world) }
  bySlides.set(grammar, words)
  return words
}
