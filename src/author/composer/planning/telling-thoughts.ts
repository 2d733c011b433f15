import { isAboutSpeaker } from '../language/address-words.ts'
import { asksReaders } from '../language/closing-words.ts'
import { isQuestion } from '../language/questions.ts'
import { type Atom, wordsIn } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import { sentenceRuns, shareRuns } from '../shaping/sentence-runs.ts'
import { labelOf } from '../slides/best-title.ts'
import { pointTitle, questionTitle } from '../slides/point-title.ts'
import { thoughtOf } from '../slides/thought.ts'
import type { Message } from './messages.ts'
import { listWords, shownShare, slideWords, thoughtWords } from './slide-room.ts'
import { spreadBest } from './spread-best.ts'

/** Words of what claims nothing that are told together. */
const mostUnclaimed = 110
/** A title that is likelier than this to be let stand makes a thought of its own. */
const sureMerit = 0.6
/** What nothing names is worth so much of what it would be. */
const untitledShare = 0.5
/** However little claims anything, a text shows so many of the thoughts that it has room for. */
const leastShown = 0.7
/** Words of a thought before a paragraph or a question that begins another, and of that paragraph. */
const fewestWords = { question: 15, paragraph: 20 }
/** More messages than that are chosen by their length alone (`seatsFor`). */
const mostWeighed = 200
/** Beside a chart (see `kindValues`) the best thought is worth as much as a list. */
const kindValue = 2

/**
 * The messages with running text under no heading as one message for each thought of it, those that say most: of a long text
 * the fewer, the longer it is. The others are told with the slide before them, at least `least` messages stay.
 */
export function withTellingThoughts(
  messages: readonly Message[],
  least: number,
  language: string,
): Message[] {
  if (messages.length > mostWeighed) return [...messages]
  const share = shownShare(messages.reduce((sum, one) => sum + one.words, 0))
  const weighed = messages.flatMap((message) => weighedThoughts(message, language))
  const running = weighed.flatMap(({ message, worth }) =>
    worth === undefined ? [] : [{ message, worth }],
  )
  const words = running.reduce((sum, { message }) => sum + message.words, 0)
  // Of a text that is shown whole no thought is for the notes alone.
  const all = share === 1 ? running.length : 0
  const room = Math.max(Math.ceil((words * share) / slideWords), Math.round(running.length * share))
  const named = weighed.filter(({ isNamed }) => isNamed === true).length
  const others = weighed.length - running.length
  const kept = new Set([
    ...spreadBest(
      running.map(({ worth }) => worth),
      Math.max(all, Math.min(room, named), Math.ceil(room * leastShown), least - others),
    ).map((index) => running[index]?.message),
    ...bestOfSpeakers(running),
    // What a speech asks for is what it is held for, and so is what a text ends with.
    ...running
      .map(({ message }) => message)
      .filter(
        (message, index) =>
          message.isApart === true ||
          asksForSomething(message, index + 1 === running.length, language),
      ),
  ])
  const told: Message[] = []
  // What stands before the first slide of its speaker, or of all.
  const before: Message[] = []
  for (const { message, worth } of weighed) {
    const last = told[told.length - 1]
    if (worth === undefined || kept.has(message))
      told.push({ ...message, folded: before.splice(0) })
    else if (last === undefined || speakerOf(last) !== speakerOf(message)) before.push(message)
    else told[told.length - 1] = { ...last, folded: [...(last.folded ?? []), message] }
  }
  const end = told.at(-1)
  if (end !== undefined && before.length > 0)
    told[told.length - 1] = { ...end, folded: [...(end.folded ?? []), ...before] }
  return told
}

/** A message with what it is worth, where it is running text under no heading: one for each thought of it. */
function weighedThoughts(
  message: Message,
  language: string,
): { message: Message; worth?: number; isNamed?: boolean }[] {
  const { part, path, companions } = message
  if (part?.kind !== 'prose' || path.at(-1)?.heading !== undefined) return [{ message }]
  return thoughtsIn(part.atoms, language).map((atoms, index) => {
    const { claim, value } = thoughtOf(atoms, language)
    const worth = claim === undefined ? value * untitledShare : value
    const isNamed = (claim ?? labelOf(atoms)) !== undefined
    const own: Message = {
      ...message,
      part: { ...part, atoms },
      companions: index === 0 ? companions : [],
      words: wordsIn(atoms),
      natural: 1,
      whole: Math.ceil(wordsIn(atoms) / listWords),
      most: atoms.length,
      value: kindValue + worth,
    }
    return { message: own, worth, isNamed }
  })
}

/** The sentences of some paragraphs by thoughts: about as long as slides have room for, each with a claim of its own. */
function thoughtsIn(atoms: readonly Atom[], language: string): Atom[][] {
  const thoughts: Atom[][] = []
  const isClaim = (atom: Atom) => pointTitle(atom, language, { room: 'long' }) !== undefined
  let claimed = true
  let lastWords = 0
  for (const part of partsOf(atoms, language)) {
    const count = Math.max(1, Math.round(wordsIn(part) / thoughtWords))
    for (const runs of shareRuns(sentenceRuns(part, language), count, isClaim)) {
      const some = runs.flatMap((run) => run.atoms)
      const asks = some[0] !== undefined && questionTitle(some[0], language) !== undefined
      const claims = asks || (thoughtOf(some, language).claim?.merit ?? 0) >= sureMerit
      const last = thoughts.at(-1)
      // What claims nothing is told with the rest of its paragraph, or with another that claims nothing.
      const isOther = some[0]?.opens === true || isQuestion(some[0]?.text.text ?? '')
      const words = wordsIn(some)
      const fits = last !== undefined && lastWords + words <= listWords
      // More than a slide shows of it is told apart all the same.
      const isMost =
        last !== undefined && lastWords >= thoughtWords && lastWords + words > mostUnclaimed
      const joins = isOther ? fits && !claims && !claimed : (!claims || !claimed) && !isMost
      if (last !== undefined && joins) {
        last.push(...some)
        lastWords += words
      } else {
        thoughts.push(some)
        lastWords = words
      }
      claimed = claims
    }
  }
  return thoughts
}

/** Sentences parted before each paragraph that is no mere remark, and each question that could name what answers it. */
function partsOf(atoms: readonly Atom[], language: string): Atom[][] {
  const parts: Atom[][] = []
  let before = 0
  for (const [index, atom] of atoms.entries()) {
    const last = parts.at(-1)
    const begins =
      (before >= fewestWords.paragraph &&
        atom.opens === true &&
        wordsIn(paragraphAt(atoms, index)) >= fewestWords.paragraph) ||
      (before >= fewestWords.question && questionTitle(atom, language) !== undefined)
    if (last === undefined || begins) {
      parts.push([atom])
      before = 0
    } else last.push(atom)
    before += wordsIn([atom])
  }
  return parts
}

/** The sentences of the paragraph that one of them opens. */
function paragraphAt(atoms: readonly Atom[], from: number): readonly Atom[] {
  let end = from + 1
  while (end < atoms.length && atoms[end]?.opens !== true) end += 1
  return atoms.slice(from, end)
}

/** Whether somebody who speaks asks for something in a paragraph ("I propose …"), or whoever does in the last one. */
function asksForSomething({ part }: Message, isLast: boolean, language: string): boolean {
  return (part?.atoms ?? []).some(
    ({ text: { text } }) =>
      (isLast || isAboutSpeaker(text, language)) && asksReaders(text, language),
  )
}

/** Under whose name a message stands. */
function speakerOf({ path }: Message): Topic | undefined {
  return path.findLast(({ byline }) => byline !== undefined)
}

/** What each who speaks says best: what one says is not told with the words of another. */
function bestOfSpeakers(running: readonly { message: Message; worth: number }[]): Message[] {
  const best = new Map<Topic, { message: Message; worth: number }>()
  for (const one of running) {
    const speaker = speakerOf(one.message)
    if (speaker !== undefined && one.worth > (best.get(speaker)?.worth ?? -1))
      best.set(speaker, one)
  }
  return [...best.values()].map(({ message }) => message)
}
