import { isAboutSpeaker } from '../language/address-words.ts'
import { asksReaders } from '../language/closing-words.ts'
import type { Topic } from '../shaping/part.ts'
import { bestPassage } from '../slides/best-passage.ts'
import type { Message } from './messages.ts'
import { mostSlideWords, shownShare, slideWords } from './slide-room.ts'
import { spreadBest } from './spread-best.ts'

/** A passage that is worth less, or has no title, has a slide only where the deck must have so many. */
const leastWorth = 0.7
/** What nothing names is worth so much of what it would be. */
const untitledShare = 0.5
/** More messages than that are chosen by their length alone (`seatsFor`). */
const mostWeighed = 200
/** However little its passages are worth, a text shows so many of those that it has room for, and more where several speak. */
const leastShown = { one: 0.4, several: 0.6 }
/** Beside a chart (see `kindValues`) the best passage is worth as much as a list. */
const kindValue = 2

/**
 * The messages with a slide only for those paragraphs of running text under no heading that say most: of a long text
 * the fewer, the longer it is. The others are told with the slide before them, at least `least` messages stay.
 */
export function withTellingPassages(
  messages: readonly Message[],
  least: number,
  language: string,
): Message[] {
  if (messages.length > mostWeighed) return [...messages]
  const share = shownShare(messages.reduce((sum, one) => sum + one.words, 0))
  const weighed = messages.map((message) => {
    const { part, path } = message
    const topic = path[path.length - 1]
    if (part?.kind !== 'prose' || topic?.heading !== undefined) return { message, worth: undefined }
    const passage = bestPassage(part.atoms, language)
    const value = passage?.value ?? 0
    const worth = passage?.title === undefined ? value * untitledShare : value
    const natural = Math.max(1, Math.round((message.words * share) / mostSlideWords))
    return { message: { ...message, natural, value: kindValue + worth }, worth }
  })
  const running = weighed.flatMap(({ message, worth }) =>
    worth === undefined ? [] : [{ message, worth }],
  )
  const words = running.reduce((sum, { message }) => sum + message.words, 0)
  const worthy = running.filter(({ worth }) => worth >= leastWorth).length
  const room = Math.ceil((words * share) / slideWords)
  const others = weighed.length - running.length
  const several = running.some(({ message }) => speakerOf(message) !== undefined)
  // Of a text that is shown whole no paragraph is for the notes alone.
  const all = share === 1 ? running.length : 0
  const count = Math.max(
    all,
    Math.ceil(room * leastShown[several ? 'several' : 'one']),
    Math.min(room, worthy),
    least - others,
  )
  const kept = new Set([
    ...spreadBest(
      running.map(({ worth }) => worth),
      count,
    ).map((index) => running[index]?.message),
    ...bestOfSpeakers(running),
    // What a speech asks for is what it is held for.
    ...running
      .map(({ message }) => message)
      .filter((message) => message.isApart === true || asksForSomething(message, language)),
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

/** Whether somebody who speaks asks for something in a paragraph ("I propose …"). */
function asksForSomething({ part }: Message, language: string): boolean {
  return (part?.atoms ?? []).some(
    ({ text: { text } }) => isAboutSpeaker(text, language) && asksReaders(text, language),
  )
}

/** Under whose name a message stands. */
function speakerOf({ path }: Message): Topic | undefined {
  return path.findLast(({ byline }) => byline !== undefined)
}

/** The best passage of each who speaks: what one says is not told with the words of another. */
function bestOfSpeakers(running: readonly { message: Message; worth: number }[]): Message[] {
  const best = new Map<Topic, { message: Message; worth: number }>()
  for (const one of running) {
    const speaker = speakerOf(one.message)
    if (speaker !== undefined && one.worth > (best.get(speaker)?.worth ?? -1))
      best.set(speaker, one)
  }
  return [...best.values()].map(({ message }) => message)
}
