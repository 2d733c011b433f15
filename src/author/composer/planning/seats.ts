import type { Topic } from '../shaping/part.ts'
import { apportion } from './apportion.ts'
import { digestMessage, type Message } from './messages.ts'
import { spreadBest } from './spread-best.ts'

/** A message with the number of its slides, and the messages that are told with it and have none of their own. */
export interface Seat {
  message: Message
  slides: number
  folded: Message[]
}

/**
 * Gives the messages `room` slides. Where there is room for all, what they make when nothing presses, and then up to
 * `least` slides one more each time to the one with the most words a slide. Where there is not, each first gives up its further slides, then
 * sections give up their least messages, which are told with what stands before them, and at last sections share slides.
 */
export function seatsFor(
  messages: readonly Message[],
  { least, room }: { least: number; room: number },
): Seat[] {
  const natural = messages.reduce((sum, one) => sum + one.natural, 0)
  if (messages.length > room) return crowdedSeats(messages, Math.max(1, room))
  const naturals = messages.map((one) => one.natural)
  const words = messages.map((one) => one.words)
  const slides =
    natural > room
      ? apportion(
          room,
          words,
          messages.map(() => 1),
          naturals,
        )
      : apportion(
          Math.max(natural, Math.min(least, room)),
          words,
          naturals,
          messages.map((one) => one.most),
        )
  return messages.map((message, index) => ({ message, slides: slides[index] ?? 1, folded: [] }))
}

/** Messages of a section: of the outermost topic that they stand under. */
interface Section {
  topic: Topic | undefined
  messages: Message[]
}

function crowdedSeats(messages: readonly Message[], room: number): Seat[] {
  const sections = sectionsOf(messages)
  if (sections.length > room) return sharedSeats(sections, room)
  const weights = sections.map((section) => Math.sqrt(wordsIn(section)))
  const most = sections.map((section) => section.messages.length)
  const seats = apportion(
    room,
    weights,
    sections.map(() => 1),
    most,
  )
  return sections.flatMap((section, index) => bestSeats(section, seats[index] ?? 1))
}

/** The best messages of a section, the others folded into those before them. */
function bestSeats(section: Section, count: number): Seat[] {
  const { messages } = section
  const named = section.topic?.children.filter(({ heading }) => heading !== undefined) ?? []
  // One slide for several topics of a section names them all.
  if (count === 1 && named.length >= 2 && section.topic?.heading !== undefined) {
    const own = messages.filter((message) => message.path.length <= 1)
    const digest = digestMessage(section.topic.children, [section.topic])
    return [{ message: digest, slides: 1, folded: own }]
  }
  const kept = new Set(
    spreadBest(
      messages.map((message) => message.value),
      count,
    ),
  )
  const seats: Seat[] = []
  const before: Message[] = []
  for (const [index, message] of messages.entries()) {
    const last = seats[seats.length - 1]
    if (kept.has(index)) seats.push({ message, slides: 1, folded: [...before.splice(0)] })
    else if (last === undefined) before.push(message)
    else last.folded.push(message)
  }
  return seats
}

/** Sections side by side on one slide each time: a line for each that has a name, else the best of their messages. */
function sharedSeats(sections: readonly Section[], room: number): Seat[] {
  return Array.from({ length: room }, (_, slide): Seat[] => {
    const from = Math.round((slide * sections.length) / room)
    const some = sections.slice(from, Math.round(((slide + 1) * sections.length) / room))
    const [only, ...others] = some
    if (only !== undefined && others.length === 0) return bestSeats(only, 1)
    const topics = some.flatMap(topicsOf)
    const untitled = some.flatMap(({ topic, messages }) =>
      topic?.heading === undefined
        ? messages.filter((message) => message.together === undefined)
        : [],
    )
    return topics.length === 0
      ? bestSeats({ topic: undefined, messages: untitled }, 1)
      : [{ message: digestMessage(topics, []), slides: 1, folded: untitled }]
  }).flat()
}

function topicsOf({ topic, messages }: Section): readonly Topic[] {
  const named = topic === undefined ? messages.flatMap(({ together = [] }) => together) : [topic]
  return named.filter(({ heading }) => heading !== undefined)
}

function sectionsOf(messages: readonly Message[]): Section[] {
  const sections: Section[] = []
  for (const message of messages) {
    // Small topics together that stand right under the document are sections of their own.
    const topic = message.path[0]
    const last = sections[sections.length - 1]
    if (last !== undefined && last.topic === topic && topic !== undefined)
      last.messages.push(message)
    else if (
      last !== undefined &&
      topic === undefined &&
      last.topic === undefined &&
      message.together === undefined &&
      last.messages.every((one) => one.together === undefined)
    )
      last.messages.push(message)
    else sections.push({ topic, messages: [message] })
  }
  return sections
}

function wordsIn(section: Section): number {
  return section.messages.reduce((sum, message) => sum + message.words, 0)
}
