import { isAboutListeners, isAboutSpeaker } from '../../language/address-words.ts'
import { asksReaders } from '../../language/closing-words.ts'
import { saysWhen } from '../../language/dates.ts'
import { leavesOpen, settles } from '../../language/decision-words.ts'
import { denies, isConditional } from '../../language/denial-words.ts'
import { saysNearDay } from '../../language/near-days.ts'
import { holdsPointer } from '../../language/pointers-back.ts'
import { promises } from '../../language/promise-words.ts'
import { isDense } from '../../language/script.ts'
import { goesOn } from '../../shaping/stands-alone.ts'
import { leadTermLength } from '../lead-term.ts'
import { callNames, type Said } from './said.ts'

/** What somebody is to do, or what is settled: sentences of one turn, behind what another asked for. */
export interface Step {
  asked?: Said
  said: readonly Said[]
  /** Whether it says nothing without who says it. */
  isSigned: boolean
}

/** Fewer of them stay with their matters; more than these do, which say least. */
const fewestSteps = 2
const mostSteps = 8
/** Words of what somebody is to do. */
const fewestWords = 4
/** Words of what somebody promises for no day. */
const promisedWords = 6
/** Words of a settlement that says no day: what is longer tells of others' decisions as often. */
const settledWords = 8
/** A settlement of so few words is spelt out by what follows. */
const shortWords = 6
/** In scripts without spaces so many of these words say as much. */
const denseShare = 0.5
/** People of whom one turn says what each does. */
const fewestNamed = 2
/** Sentences before one that it needs, and among which it may have been asked for. */
const mostBefore = 2
const askedBefore = 6

/**
 * What comes of a talk for those who were there: what they promise, what somebody gives to them by name, what they settle that is
 * the name of no matter (`names`), and when they meet again. Empty where there is only one of these.
 */
export function nextSteps(
  sentences: readonly Said[],
  language: string,
  names: (said: Said) => boolean,
): Step[] {
  const worth = stepWorths(sentences, language, names)
  const steps: { worth: number; asked?: Said; said: Said[]; isSigned: boolean }[] = []
  let end = 0
  for (const [at, one] of sentences.entries()) {
    const before = sentences[at - 1]
    const isBehind =
      !one.opens && before !== undefined && steps.at(-1)?.said.includes(before) === true
    const isPointing = holdsPointer(one.text.text, language)
    const request = isPointing && !isBehind ? askedFor(sentences, at, language) : undefined
    // What is asked for is told once.
    const last = steps.at(-1)
    const isAsked = steps.some(({ asked }) => asked !== undefined && asked === request)
    const teller = steps.find(({ said }) => request !== undefined && said.includes(request))
    const isRightBefore = teller !== undefined && teller === last
    const isFree = !isAsked && (teller === undefined || teller.said.length === 1)
    const asked = isFree && !isRightBefore ? request : undefined
    const isTold = !isPointing || isBehind || isRightBefore || asked !== undefined
    // What is settled is often spelt out right behind it.
    const isShort = (last?.said.at(-1)?.words ?? 0) <= shortWords
    const spells =
      isBehind && !one.asks && ((isShort && last?.worth === 1) || isDated(one, language))
    const confirms = isConfirming(last?.said.at(-1), one, language)
    const own = Math.max(worthOf(worth[at], isTold), spells ? 1 : 0, confirms ? 2 : 0)
    if (own === 0) continue
    const from = beginningOf(sentences, at, end, language)
    end = at + 1
    if (asked !== undefined && teller !== undefined) steps.splice(steps.indexOf(teller), 1)
    if (last !== undefined && isBehind && goesOn(one.text.text, language)) {
      last.said.push(one)
      last.worth = Math.max(last.worth, own)
    } else
      steps.push({
        worth: own,
        said: sentences.slice(from, end),
        isSigned: confirms || request !== undefined,
        ...(asked === undefined ? {} : { asked }),
      })
  }
  if (steps.length < fewestSteps) return []
  const best = [...steps].sort((a, b) => b.worth - a.worth).slice(0, mostSteps)
  return steps.filter((step) => best.includes(step))
}

/** Whether somebody says when, to whom the turn before has given something by name. */
function isConfirming(given: Said | undefined, one: Said, language: string): boolean {
  return (
    given !== undefined &&
    given.place + 1 === one.place &&
    callNames(one.turn.speaker, language).some((name) =>
      given.text.text.toLowerCase().includes(name),
    ) &&
    !one.asks &&
    (isDated(one, language) || /\p{N}/u.test(one.text.text))
  )
}

/** What a sentence is worth as a step, by whether it is known what it points at. */
function worthOf(own: StepWorth | undefined, isTold: boolean): number {
  return own === undefined || (own.needsTold && !isTold) ? 0 : own.worth
}

interface StepWorth {
  worth: number
  /** Whether it is one only where what it points at is told too. */
  needsTold: boolean
}

function isDated({ text: { text } }: Said, language: string): boolean {
  return saysWhen(text, language) || saysNearDay(text, language)
}

/** What each sentence is worth as a step; undefined for what is none. */
function stepWorths(
  sentences: readonly Said[],
  language: string,
  names: (said: Said) => boolean,
): (StepWorth | undefined)[] {
  const going = new Map<number, number>()
  for (const one of sentences)
    if (one.called !== undefined && !one.asks) going.set(one.place, (going.get(one.place) ?? 0) + 1)
  return sentences.map((one) => {
    const { text } = one.text
    const few = isDense(text) ? denseShare : 1
    if (one.asks || one.words < fewestWords * few) return undefined
    if (isAboutSpeaker(text, language) && denies(text, language)) return undefined
    if (isConditional(text, language)) return undefined
    const isNear = isDated(one, language)
    const isRound = (going.get(one.place) ?? 0) >= fewestNamed
    if (isRound && (one.called !== undefined || isAboutSpeaker(text, language)))
      return { worth: 2, needsTold: false }
    if (
      one.called !== undefined &&
      (isNear || /\p{N}/u.test(text)) &&
      !isAboutListeners(text, language)
    )
      return { worth: 2, needsTold: false }
    if (promises(text, language, isNear))
      return isNear
        ? { worth: 2, needsTold: false }
        : one.words >= promisedWords * few
          ? { worth: 1.5, needsTold: true }
          : undefined
    if ((leavesOpen(text, language) || leadTermLength(text, 2) > 0) && isNear)
      return { worth: 2, needsTold: false }
    const isBrief = isNear || one.words <= settledWords
    return isBrief && settles(one.whole.text, language) && !names(one)
      ? { worth: 1, needsTold: false }
      : undefined
  })
}

/** Where what a sentence needs begins in its turn, behind what is told already. */
function beginningOf(
  sentences: readonly Said[],
  at: number,
  end: number,
  language: string,
): number {
  let from = at
  while (from > end && at - from < mostBefore) {
    const one = sentences[from]
    if (one === undefined || one.opens || !goesOn(one.text.text, language)) break
    from--
  }
  return from
}

/** What somebody else asked for not long before, of nobody else by name. */
function askedFor(sentences: readonly Said[], at: number, language: string): Said | undefined {
  const one = sentences[at]
  return sentences
    .slice(Math.max(0, at - askedBefore), at)
    .findLast(
      (before) =>
        before.turn.speaker !== one?.turn.speaker &&
        !before.asks &&
        (before.called === undefined ||
          callNames(one?.turn.speaker ?? '', language).includes(before.called)) &&
        asksReaders(before.text.text, language),
    )
}
