import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Message } from '../../../../src/author/composer/planning/messages.ts'
import { seatsFor } from '../../../../src/author/composer/planning/seats.ts'
import { mapVerbatim } from '../../../../src/author/composer/reading/mapped-text.ts'
import type { Topic } from '../../../../src/author/composer/shaping/part.ts'

const topics = Array.from({ length: 6 }, (_, index): Topic => {
  const child: Topic = { heading: mapVerbatim(`Part ${index}`, 0), parts: [], children: [] }
  const heading = index % 3 === 0 ? {} : { heading: mapVerbatim(`Section ${index}`, 0) }
  return { ...heading, parts: [], children: [child, child] }
})

/** Messages in the order of their sections, each with its natural number of slides and the most. */
const anyMessages = fc
  .array(
    fc.record({
      section: fc.nat({ max: topics.length }),
      natural: fc.integer({ min: 1, max: 3 }),
      further: fc.nat({ max: 5 }),
      words: fc.integer({ min: 1, max: 400 }),
      value: fc.integer({ min: 0, max: 6 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((all) =>
    all
      .sort((a, b) => a.section - b.section)
      .map(({ section, natural, further, words, value }): Message => {
        const topic = topics[section]
        return {
          path: topic === undefined ? [] : [topic],
          part: { kind: 'prose', atoms: [] },
          companions: [],
          natural,
          whole: natural,
          most: natural + further,
          words,
          value,
        }
      }),
  )

test('messages take the slides that they have room for, and at least one together', () => {
  fc.assert(
    fc.property(
      anyMessages,
      fc.integer({ min: 1, max: 60 }),
      fc.nat({ max: 60 }),
      (messages, room, least) => {
        const seats = seatsFor(messages, { least: Math.min(least, room), room })
        const slides = seats.reduce((sum, seat) => sum + seat.slides, 0)
        expect(slides).toBeLessThanOrEqual(room)
        expect(slides).toBeGreaterThanOrEqual(1)
        const most = messages.reduce((sum, message) => sum + message.most, 0)
        if (messages.length <= room)
          expect(slides).toBeGreaterThanOrEqual(Math.min(least, room, most))
      },
    ),
  )
})

test('no message is given up where there is room for all', () => {
  fc.assert(
    fc.property(anyMessages, (messages) => {
      const seats = seatsFor(messages, { least: 0, room: messages.length })
      expect(seats.map(({ message }) => message)).toEqual(messages)
      expect(seats.every(({ folded }) => folded.length === 0)).toBe(true)
    }),
  )
})
