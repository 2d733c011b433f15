import type { Deck } from '../../deck/deck.ts'
import type { Slide } from '../../deck/slide.ts'
import { unspacedScript } from '../../text/unspaced-script.ts'
import { readAnswersIn } from '../answers/read-answers-in.ts'
import { confirmUnchosen, unchosen } from '../ask-about-unchosen.ts'
import { askBack } from '../ask-back.ts'
import type { GivenAnswer } from '../choice.ts'
import { withoutListMarks } from '../clauses/list-of-wishes.ts'
import type { InstructionContext } from '../instruction-context.ts'
import type { Grammar } from '../lexicons/grammar.ts'
import type { ReadInstruction } from '../read-instruction.ts'
import { readWords } from '../read-words.ts'
import { Declined, NothingThere, SlideGone, Unclear } from '../reading-errors.ts'
import { Session } from '../session.ts'
import { plainWords } from '../words/plain-words.ts'
import type { Token } from '../words/token.ts'
import { ownNounsIn } from './own-nouns.ts'
import { contextNow, type ReadBeside } from './read-beside.ts'
import type { WishText } from './read-things.ts'
import { type Reading, slidesWished } from './read-wish.ts'
import { type Parting, wishesOf } from './wishes-of.ts'
import { Unfit, World } from './world.ts'

/** More words than a wish has whose every word counts; longer ones are texts. */
const mostWords = 120
/** UTF-16 units of words that are read one by one; longer ones are a text. */
const longest = 2_000

/** How many ways to part an instruction into wishes are tried. */
const mostPartings = 6

/** Reads an instruction: all that is asked for, or with `onlyNew` only where something in it is that intents have no notion of. */
type ByFrames = (asked?: { onlyNew?: boolean }) => ReadInstruction | undefined

/** Reads an instruction by frames as `framesReader` does, once. */
export function readWithFrames(
  instruction: string,
  context: InstructionContext,
  given: { answers?: readonly GivenAnswer[]; readBeside?: ReadBeside },
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
  { answers = [], readBeside }: { answers?: readonly GivenAnswer[]; readBeside?: ReadBeside },
): ByFrames {
  const session = new Session(context, answers)
  const words = readWords(instruction, context, session.search)
  if (words === undefined) return () => undefined
  session.readIn(words)
  readAnswersIn(session)
  const world = new World(session)
  const text = textOf(words, instruction, world)
  const begin = session.beforeSteps()
  const ways = waysOf(text, world, readBeside)
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
      const takeBack = session.beforeSteps()
      world.heading = undefined
      world.holder = undefined
      const read = readWishes(wishes, world, { ...text, onlyNew })
      if (read !== undefined) return { ...read, steps: [...read.steps] }
      takeBack()
    }
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
  const { mentioned, places, pendingId, added, conditional, spared, careful, language } = session
  const { slides, steps, beforeGap } = session
  const order = slides.map(({ id }) => id)
  const spokenOf = [mentioned, places, pendingId, added, spared, beforeGap, order]
  return JSON.stringify([caller, spokenOf, conditional, careful, language, steps.length])
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
  for (const wishes of waysOf(text, world, undefined)) {
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
function textOf(words: Words, instruction: string, world: World): WishText {
  const ofDeck = wordsOfDeck(world)
  // "**1.** slide 2 title: Sites": a mark that counts no slides.
  const isListed = /^\s*\d{1,2}[.)]\s/.test(instruction)
  const said = isListed ? withoutListMarks(words.tokens, instruction) : words.tokens
  const tokens = withNamesWhole(said, ofDeck.printed, world.session)
  const { grammar, language } = words
  // "Add the point X to slide 6", and then "put **it** first".
  const goesOn = world.hasTouched
  return { tokens, grammar, language, instruction, goesOn, ...ofDeck }
}

/** Does the wishes of an instruction; undefined where the words of one stand for nothing, or with `onlyNew` none of them is new. */
function readWishes(
  wishes: Parting,
  world: World,
  { instruction, tokens, onlyNew }: WishText & { onlyNew: boolean },
): ReadInstruction | undefined {
  const readings = wishes.flat()
  if (onlyNew && !readings.some(({ isNew }) => isNew)) return undefined
  if (readings.every(({ isBeside }) => isBeside)) return undefined
  const { session } = world
  let isNew = false
  let isNothingToTake = false
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
      // Whether that shall go is asked before, which is not for frames.
      if (error instanceof SlideGone) return undefined
      session.steps.push({ request: 'decline', reason: error.reason, sentence: error.message })
      if (error instanceof NothingThere) isNothingToTake = isNew = true
      // What is refused knowing what it is was understood.
      if (error.reason === 'unsupported') isNew ||= readings.some((one) => one.isNew)
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
function* waysOf(
  text: WishText,
  world: World,
  readBeside: ReadBeside | undefined,
): Generator<Parting> {
  if (!isText(text.tokens)) yield* wishesOf(text, world, readBeside)
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
