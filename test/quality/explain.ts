import { coversOf } from '../../src/edit/frames/covers.ts'
import { frames } from '../../src/edit/frames/frames.ts'
import { readWithFrames, wordsOfDeck } from '../../src/edit/frames/read-with-frames.ts'
import { Slots } from '../../src/edit/frames/slots.ts'
import type { Span } from '../../src/edit/frames/span.ts'
import { wordsBetween } from '../../src/edit/frames/wish-text.ts'
import { World } from '../../src/edit/frames/world.ts'
import type { InstructionContext } from '../../src/edit/instruction-context.ts'
import { readWords } from '../../src/edit/read-words.ts'
import { Session } from '../../src/edit/session.ts'

/**
 * How an instruction is read, as lines for whoever looks after the grammar: its words with their meanings, the likeliest ways to
 * read them whole with the frame that takes each, and what comes of it.
 */
export function explain(instruction: string, context: InstructionContext): string[] {
  const session = new Session(context)
  const words = readWords(instruction, context, session.search)
  if (words === undefined) return ['It is too long.']
  const text = {
    ...words,
    instruction,
    goesOn: false,
    countsOn: false,
    ...wordsOfDeck(new World(session)),
  }
  let isOwned = false
  const lines = [`language ${words.language}`, '', 'tokens']
  for (const { text: said, kind, concepts } of words.tokens)
    lines.push(`  ${JSON.stringify(said)} ${kind} ${concepts.join(' ')}`)
  lines.push('', 'ways to read all of it as one wish')
  for (const { spans, cost } of coversOf(text, session).slice(0, 8)) {
    const owners = frames.filter((frame) => {
      const slots = new Slots(spans, text)
      return frame.read(slots) !== undefined && slots.isSpent
    })
    isOwned ||= owners.length > 0
    const said = spans
      .filter(({ type }) => type !== 'word')
      .map((span) => `${named(span)}‹${wordsBetween(text, span.start, span.end)}›`)
    lines.push(
      `  ${cost.toFixed(2)} ${said.join(' ')} → ${owners.map(({ name }) => name).join(', ') || 'no frame'}`,
    )
  }
  const read = readWithFrames(instruction, context, {})
  lines.push('', 'result', ...(read?.steps ?? []).map((step) => `  ${JSON.stringify(step)}`))
  if (read === undefined)
    lines.push(
      isOwned
        ? '  a frame owns all of its words, but finds in this deck nothing that they could mean'
        : '  no frame owns all of its words',
    )
  return lines
}

function named(span: Span): string {
  if (span.type === 'thing') return `${span.phrase.kinds.join('|')}:${span.phrase.which.by}`
  if (span.type === 'place') return `place:${span.place.at}`
  if (span.type === 'payload') return `payload:${span.by}`
  if (span.type === 'sign') return `sign:${span.concept}`
  if (span.type === 'part') return `part:${span.name}`
  return span.type
}
