import { createHash } from 'node:crypto'
import type { Deck } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { OperationError } from '../../../src/deck/operations/outcome.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { candidateWishes, stepsOf } from '../../../src/edit/likeliest/candidate-wishes.ts'
import { evidenceIn } from '../../../src/edit/likeliest/evidence.ts'
import { featuresOf, featuresOfNone } from '../../../src/edit/likeliest/features.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import type { Example } from './fit-likeliest.ts'
import { deckOf, type Outcome, playWays, printed, readWays } from './play-ways.ts'

/** Words with what they could mean, and what the grammar makes of them. */
export interface WayExample extends Example {
  words: string
  outcome: Outcome
  /** Whether they ask for something. */
  asks: boolean
  /** What each candidate makes of the deck, in short: those that make the same are one. */
  results: readonly string[]
}

/** The ways to ask for an edit, and what asks for nothing, as examples of what is meant. An edit whose plain words are not done gives none. */
export async function wayExamples(typography: Typography): Promise<WayExample[]> {
  const examples: WayExample[] = []
  for (const { file, edits } of readWays())
    for (const edit of edits) {
      const before = deckOf(edit.deck)
      const played = await playWays(file, edit, typography)
      const meant = 'say' in edit ? undefined : played[0]?.meant
      if (!('say' in edit) && meant === undefined) continue
      for (const { way, outcome } of played) {
        const example = exampleOf(way, before, meant)
        if (example !== undefined)
          examples.push({
            ...example,
            words: way,
            outcome,
            asks: meant !== undefined,
            group: edit.deck,
          })
      }
    }
  return examples
}

/** Undefined for words that nothing is looked for in. */
function exampleOf(
  words: string,
  deck: Deck,
  meant: Deck | undefined,
): Pick<WayExample, 'candidates' | 'results'> | undefined {
  let made = 0
  const newId = () => `made-${++made}`
  const themes = systemThemes.map(({ id, name }) => ({ id, name }))
  const evidence = evidenceIn(words, { deck, themes, newId })
  if (evidence === undefined) return undefined
  const [wanted, same] = [meant && resultOf(meant), resultOf(deck)]
  const done = candidateWishes(evidence).flatMap((candidate) => {
    made = 0
    const steps = stepsOf(candidate, evidence) ?? []
    const operations = steps.filter((step): step is Operation => 'op' in step)
    const after = operations.length === steps.length ? afterwards(deck, operations) : undefined
    const result = after && resultOf(after)
    if (result === undefined || result === same) return []
    const features = Object.fromEntries(featuresOf(candidate, evidence))
    return [{ features, result, isMeant: result === wanted }]
  })
  const none = {
    features: Object.fromEntries(featuresOfNone(evidence)),
    isMeant: done.every(({ isMeant }) => !isMeant),
  }
  return { candidates: [none, ...done], results: ['', ...done.map(({ result }) => result)] }
}

/** Short for all that a deck says and how. */
const resultOf = (deck: Deck) => createHash('sha1').update(printed(deck)).digest('base64')

function afterwards(deck: Deck, operations: readonly Operation[]): Deck | undefined {
  try {
    return applyOperations(deck, operations).deck
  } catch (error) {
    if (error instanceof OperationError) return undefined
    throw error
  }
}
