import { orAskBack } from './ask-back.ts'
import type { GivenAnswer } from './choice.ts'
import { numberedSlide } from './clauses/numbered-slide.ts'
import { type EditStep, isDeclined, isQuestion } from './edit-step.ts'
import { hasArrow } from './frames/around-given.ts'
import { contextNow, slidesOf, take } from './frames/read-beside.ts'
import { nounOf } from './frames/thing-nouns.ts'
import type { InstructionContext } from './instruction-context.ts'
import type { Concept } from './lexicons/concept.ts'
import { actions } from './lexicons/verbs.ts'
import { looks, verbConcepts } from './lexicons/wish-concepts.ts'
import type { ReadInstruction } from './read-instruction.ts'
import { readWords } from './read-words.ts'
import { Session } from './session.ts'
import { stringsIn } from './strings-in.ts'
import { isColon, means, type Token } from './words/token.ts'

/** Reads some words as wishes alone. */
type Read = (words: string, context: InstructionContext) => ReadInstruction

/** What is asked where words behind a given text may belong to it, or ask for something. */
export const textOrWish = 'text or wish'

/** How often an instruction is read at the most, whole or in part: each takes as long as the whole would. */
const mostReads = 16
const nothingRead: ReadInstruction = { steps: [] }

/** More words and signs than these are a text. */
const mostTokens = 48
/** How many places are looked at where a text may end, and how many texts of an instruction end before it does. */
const mostJoints = 8
const mostTexts = 4

/**
 * Reads an instruction, and ends a text that is given in it without quotation marks where a further wish begins that is read whole
 * by itself on the deck as the words before leave it, or that goes on with theirs: "…, and of 9: …". What begins as a wish or names
 * what it is for is one; where other words may be either, it is asked.
 */
export function readWithTextsBounded(
  instruction: string,
  context: InstructionContext,
  read: Read,
  answers: readonly GivenAnswer[] = [],
  { depth, budget }: { depth: number; budget: { left: number } } = {
    depth: 0,
    budget: { left: mostReads },
  },
): ReadInstruction {
  budget.left -= 1
  const whole = read(instruction, context)
  const isGiven = isReadWhole(whole.steps) && depth < mostTexts
  const session = new Session(context, answers)
  const said = isGiven ? readWords(instruction, context, session.search) : undefined
  if (said === undefined || said.tokens.length > mostTokens) return whole
  session.readIn(said)
  const further = (words: string, within = context) =>
    budget.left > 0
      ? readWithTextsBounded(words, within, read, answers, { depth: depth + 1, budget })
      : nothingRead
  for (const joint of jointsWithin(whole.steps, said.tokens, instruction)) {
    const [head, tail] = [instruction.slice(0, joint.start), instruction.slice(joint.end)]
    const behind = said.tokens.filter((one) => one.start >= joint.end)
    const isSmall =
      joint.isStop && joint.isWithin && /^\p{Ll}/u.test(tail) && !/^\p{Ll}/u.test(joint.text)
    const isSure = joint.isNext || isSmall || beginsWish(behind, joint, session)
    if (!isSure && !mayBeWish(behind)) continue
    const inLanguage = new Session(context)
    inLanguage.readIn(said)
    const parted =
      inTurn(further, { head, tail, isSure: isSure && joint.isWithin }, inLanguage) ??
      goingOn(further, joint, instruction, whole.steps)
    if (parted !== undefined) {
      const asked = `Shall “${tail.trim()}” be done, or does it belong to the text?`
      const options = { yes: 'Do it', no: 'It belongs to the text' }
      const ask = () => session.confirm(textOrWish, asked, options)
      const isWish = isSure || orAskBack(session, { instruction }, ask)
      return typeof isWish === 'boolean' ? (isWish ? parted : whole) : isWish
    }
    const alone = isSmall ? further(head) : undefined
    // "…: Costs rise. they asked for it": in small letters no sentence of a text.
    if (alone !== undefined && isReadWhole(alone.steps))
      return { ...alone, steps: [...alone.steps, notRead(tail.trim())] }
  }
  return whole
}

/** What is asked for by words, and on the deck as that leaves it by the words behind; undefined where either is not read whole. */
function inTurn(
  further: (words: string, context?: InstructionContext) => ReadInstruction,
  { head, tail, isSure }: { head: string; tail: string; isSure: boolean },
  session: Session,
): ReadInstruction | undefined {
  const first = further(head)
  if (!isReadWhole(first.steps)) return undefined
  for (const step of first.steps) take(step, session)
  session.remember(first.steps.flatMap(slidesOf))
  const second = further(tail, contextNow(session))
  const isAsked = isSure && second.steps.some(isQuestion) && !second.steps.some(isUnread)
  if (!isAsked && !isReadWhole(second.steps)) return undefined
  return { ...second, steps: [...first.steps, ...second.steps] }
}

/** The words with the text before a joint in quotation marks, where those behind go on with its wish. */
function goingOn(
  further: (words: string) => ReadInstruction,
  { from, end, text }: Joint,
  instruction: string,
  whole: readonly EditStep[],
): ReadInstruction | undefined {
  const marks = quotes.find((pair) => !pair.some((one) => instruction.includes(one)))
  if (marks === undefined) return undefined
  const [open, close] = marks
  const words = `${instruction.slice(0, from)}${open}${text}${close}, ${instruction.slice(end)}`
  const read = further(words)
  const isGiven = stringsIn(read.steps).some((one) => one.toLowerCase() === text.toLowerCase())
  return isGiven && isReadWhole(read.steps) && read.steps.length > whole.length ? read : undefined
}

const quotes = [
  ['“', '”'],
  ['«', '»'],
  ['「', '」'],
] as const

function notRead(words: string): EditStep {
  const sentence = `“${words}”: this was not understood, so nothing was done about it.`
  return { request: 'decline', reason: 'not_understood', sentence }
}

/** Where a given text may end: the text before, the signs and words there, and behind them. */
interface Joint {
  /** Where the text begins. */
  from: number
  text: string
  start: number
  end: number
  isStop: boolean
  /** Whether it stands within one text, and not behind one of several. */
  isWithin: boolean
  /** Whether it says that more follows: "and then". */
  isNext: boolean
}

/** The places within the texts that steps give where a further wish may begin. */
function jointsWithin(
  steps: readonly EditStep[],
  tokens: readonly Token[],
  instruction: string,
): Joint[] {
  const joints = steps.flatMap((step) => {
    const texts = textsGivenIn(step, tokens, instruction)
    return texts.flatMap((text) => jointsBehind(text, texts, tokens, instruction))
  })
  return joints.toSorted((one, other) => one.start - other.start).slice(0, mostJoints)
}

/** The places where one of the texts of a step may end: within it, and behind a sentence that has more of them. */
function jointsBehind(
  { start: from, end }: Range,
  texts: readonly Range[],
  tokens: readonly Token[],
  instruction: string,
): Joint[] {
  return tokens.flatMap((one, at): Joint[] => {
    const before = tokens[at - 1]
    const behind = texts.filter(({ start }) => start > one.start)
    const isWithin = one.start < end
    if (one.start <= from || (!isWithin && behind.length !== 1) || !isJoint(one)) return []
    if (before !== undefined && (isJoint(before) || isListMark(tokens, at - 1))) return []
    const next = tokens.slice(at).find((other) => !isJoint(other))
    // "…: “Bread is life” by Maria. **Title** Voices": another part of the same wish.
    if (!isWithin && means(next, 'title', 'titled')) return []
    if (next === undefined || (!wide.test(one.text) && next.start === one.end)) return []
    const joins = tokens.slice(at).filter((other) => other.start < next.start)
    const isStop = joins.some(({ text }) => stop.test(text))
    const isNext = joins.some((other) => means(other, 'afterwards'))
    // What parts the texts of a list is no end of one.
    if (!isStop && !isNext && texts.length > 1) return []
    const text = instruction.slice(from, one.start).trim()
    return [{ from, text, start: one.start, end: next.start, isStop, isNext, isWithin }]
  })
}

/** "1. hire **2.** train": a number that counts on. */
function isListMark(tokens: readonly Token[], at: number): boolean {
  const { kind, value = 0 } = tokens[at] ?? {}
  const isBefore = (one: Token, index: number) =>
    one.kind === 'number' && one.value === value - 1 && tokens[index + 1]?.text === '.'
  return kind === 'number' && tokens[at + 1]?.text === '.' && tokens.slice(0, at).some(isBefore)
}

type Range = { start: number; end: number }

const isJoint = (one: Token) =>
  (one.kind === 'sign' && (stop.test(one.text) || /^[,;/\n，；、–—-]$/.test(one.text))) ||
  means(one, 'and', 'afterwards')
const stop = /^[.。]$/
const wide = /[，、。；\n]/

/** Where texts of steps stand in an instruction without quotation marks; what is spoken is taken whole. */
function textsGivenIn(step: EditStep, tokens: readonly Token[], instruction: string) {
  if (isDeclined(step) || ('op' in step && step.op === 'set_notes')) return []
  const lower = instruction.toLowerCase()
  return stringsIn(step).flatMap((given) => {
    const text = given.trim()
    const start = text === '' ? -1 : lower.indexOf(text.toLowerCase())
    const end = start + text.length
    const isQuoted = tokens.some(
      (one) => one.kind === 'quote' && one.start <= start && one.end >= end,
    )
    return start < 0 || isQuoted ? [] : [{ start, end }]
  })
}

const isUnread = (step: EditStep) => isDeclined(step, 'not_understood')
const isReadWhole = (steps: readonly EditStep[]) =>
  !steps.some((step) => isQuestion(step) || isUnread(step)) &&
  steps.some((step) => !isDeclined(step, 'nothing_to_do'))

/** Whether words begin or end as a wish does and name a slide or a part of one, or a slide before what is given for it: "and of 9: …". */
function beginsWish(
  tokens: readonly Token[],
  { isStop, text }: Joint,
  { slides }: Session,
): boolean {
  // "1: 18, **2: 24**" is one text.
  if (/\d\s*[:：]/.test(text) && tokens[0]?.kind === 'number' && isColon(tokens[1])) return false
  const said = tokens.filter((one) => !means(one, 'please', 'the'))
  const verb = said.findIndex((one) => means(one, ...verbConcepts))
  const isOfPart = verb > 0 && said.slice(0, verb).some((one) => nounOf(one) !== undefined)
  const asks =
    means(said[0], ...verbConcepts, ...looks, 'in') ||
    means(said.at(-1), ...actions) ||
    // "**The first column** call Firm".
    (isStop && isOfPart)
  const isNamed =
    numberedSlide(tokens) !== undefined ||
    tokens.some((one) => nounOf(one) !== undefined || means(one, 'slide', 'slides', 'deck'))
  const isAsked = asks && isNamed && !tokens.some((one) => means(one, 'person'))
  return isAsked || tokens.some((one, at) => opensSlide(one) && leadsTo(at) && gives(at + 1))

  function opensSlide(one: Token): boolean {
    const isCounted = one.kind === 'number' && (one.value ?? 0) <= slides.length
    return isCounted || means(one, 'last', 'ordinal')
  }
  function leadsTo(at: number): boolean {
    return tokens.slice(0, at).every((one) => means(one, ...leads))
  }
  function gives(at: number): boolean {
    return isColon(tokens[at])
  }
}

/** Whether words may ask for something: they begin with what acts, or say of a part of a deck or one text what it becomes. */
const mayBeWish = (tokens: readonly Token[]) =>
  !tokens.some((one) => means(one, 'person')) &&
  ((means(tokens[0], ...verbConcepts, ...looks) && tokens.some(isObject)) ||
    hasArrow(tokens) ||
    tokens.some((one) => nounOf(one) !== undefined || means(one, 'to', 'into')))

/** "Hold, delete" asks of nothing. */
const isObject = (one: Token) =>
  nounOf(one) !== undefined ||
  means(one, 'slide', 'slides', 'deck', 'it', 'them', 'text', 'words', 'everything') ||
  one.kind === 'quote' ||
  one.kind === 'number'

/** What may stand before the slide that a text is for. */
const leads: readonly Concept[] = ['of', 'in', 'about', 'the', 'this', 'one', 'it', 'to', 'slide']
