import { coversOf } from '../frames/covers.ts'
import type { Deed } from '../frames/frame.ts'
import { frames } from '../frames/frames.ts'
import { Slots } from '../frames/slots.ts'
import type { Span } from '../frames/span.ts'
import type { Concept } from '../lexicons/concept.ts'
import { isUnknown, type Token } from '../words/token.ts'
import type { Candidate } from './candidate.ts'
import { attempt, type Evidence } from './evidence.ts'

/** Of the ways to read some of the words, the likeliest. */
const mostCovers = 32
const mostReadings = 150

/** What it costs to leave a word aside: a quotation and a number are rarely said for nothing. */
function skipCost(token: Token): number {
  if (token.kind === 'sign') return 0.1
  if (token.kind === 'quote') return 4
  if (token.kind === 'number') return 2.5
  return isUnknown(token) ? 0.8 : 1.2
}

/** Verbs that may go unsaid where none is: "slide 4 to the end". */
const unsaid: readonly Concept[] = [
  ...(['add', 'delete', 'move', 'change', 'swap', 'make', 'replace', 'write'] as const),
]

/** What frames make of some of the words, where what is left over is not looked at. */
export function frameCandidates({ text, world }: Evidence): Candidate[] {
  const start = text.tokens[0]?.start ?? 0
  const found: Candidate[] = []
  for (const { spans, cost } of coversOf(text, world.session, skipCost).slice(0, mostCovers)) {
    if (spans.every(({ type }) => type === 'word')) continue
    const hasVerb = spans.some(({ type }) => type === 'verb')
    for (const silent of hasVerb ? [undefined] : [undefined, ...unsaid]) {
      const token: Token = {
        kind: 'word',
        text: '',
        start,
        end: start,
        concepts: silent ? [silent] : [],
      }
      const verb: Span[] = silent ? [{ type: 'verb', token, cost: 0, start: 0, end: 0 }] : []
      for (const { name, read, isLast } of frames) {
        if (isLast) continue
        const slots = new Slots([...verb, ...spans], text)
        const deed = attempt<Deed | undefined>(() => read(slots))
        if (deed === undefined || !slots.isSpent) continue
        found.push({ act: `frame ${name}`, deed, frame: { spans, silent: silent ?? '', cost } })
      }
    }
    if (found.length >= mostReadings) break
  }
  return found.slice(0, mostReadings)
}
