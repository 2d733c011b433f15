import type { Deck } from '../../deck/deck.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { deckAfter } from '../deck-after.ts'
import type { InstructionContext } from '../instruction-context.ts'
import { means } from '../words/token.ts'
import { candidateWishes, stepsOf } from './candidate-wishes.ts'
import { changeInWords } from './change-in-words.ts'
import { type Evidence, evidenceIn } from './evidence.ts'
import { type Features, featuresOf, featuresOfNone } from './features.ts'
import weights from './weights.json' with { type: 'json' }

/** What an instruction may mean that no grammar reads. */
export interface LikelyWish {
  /** An instruction in plain words that asks for it; no other that is likely has the same. */
  label: string
  operations: Operation[]
  /** From 0 to 1. */
  probability: number
}

/** So many candidates are tried, the likeliest first; what all others weigh together is little. */
const mostTried = 60

/** What takes something away though no word says so must be as likely as this. */
const leastUnsaidDeletion = 0.8

const weightOf = new Map<string, number>(Object.entries(weights))

/**
 * What an instruction may mean, the likeliest first: every change that its words could be about is weighed by a log-linear model (Berger, Della
 * Pietra and Della Pietra 1996) whose weights `npm run quality -- likeliest` fits to other ways of asking for what plain words ask. Those
 * that come to the same are one. What cannot be told in a sentence, or not apart from another, is left out; so is what is done on slides that are not chosen, or
 * not those that are said by their numbers.
 */
export function likeliestWishes(instruction: string, context: InstructionContext): LikelyWish[] {
  const evidence = evidenceIn(instruction, context)
  if (evidence === undefined) return []
  const { deck } = context
  const scored = candidateWishes(evidence)
    .map((candidate) => ({ candidate, score: scoreOf(featuresOf(candidate, evidence)) }))
    .toSorted((one, other) => other.score - one.score)
  const none = scoreOf(featuresOfNone(evidence))
  const most = Math.max(none, scored[0]?.score ?? none)
  let total = Math.exp(none - most)
  const found = new Map<string, { operations: Operation[]; after: Deck; weight: number }>()
  for (const { candidate, score } of scored.slice(0, mostTried)) {
    const done = tried(stepsOf(candidate, evidence) ?? [], deck)
    if (done === undefined) continue
    const weight = Math.exp(score - most)
    total += weight
    const key = whatDiffers(deck, done.after)
    found.set(key, { ...done, weight: weight + (found.get(key)?.weight ?? 0) })
  }
  const told = [...found.values()].flatMap(({ operations, after, weight }): LikelyWish[] => {
    const label = mayBeMeant(after, evidence) ? changeInWords(deck, after) : undefined
    const probability = weight / total
    if (label === undefined) return []
    const isUnsaid = takesAway(operations) && !saysDeletion(evidence)
    return isUnsaid && probability < leastUnsaidDeletion ? [] : [{ label, operations, probability }]
  })
  return told
    .filter(({ label }) => told.filter((one) => one.label === label).length === 1)
    .toSorted((one, other) => other.probability - one.probability)
}

/** Whether something is taken away. */
export const takesAway = (operations: readonly Operation[]): boolean =>
  operations.some(
    (operation) =>
      operation.op.startsWith('delete_') ||
      (operation.op === 'set_notes' && operation.notes === null) ||
      (operation.op === 'set_caption' && operation.caption === null) ||
      (operation.op === 'set_slide_title' && operation.eyebrow === null),
  )

const saysDeletion = ({ text }: Evidence) =>
  text.tokens.some((token) => means(token, 'delete', 'out', 'unwanted', 'only', 'hide'))

function tried(
  steps: NonNullable<ReturnType<typeof stepsOf>>,
  deck: Deck,
): { operations: Operation[]; after: Deck } | undefined {
  const operations = steps.filter((step): step is Operation => 'op' in step)
  if (operations.length === 0 || operations.length < steps.length) return undefined
  const after = deckAfter(deck, ...operations)
  return after && { operations, after }
}

/** Whether only slides are changed that are chosen, or said by their numbers. */
function mayBeMeant(after: Deck, { world, slideIds, isSlideCounted }: Evidence): boolean {
  const { deck, selectedSlideIds = [] } = world.session.context
  const changed = deck.slides.flatMap((slide) => (after.slides.includes(slide) ? [] : [slide.id]))
  const isWithin = (ids: readonly string[]) => changed.every((id) => ids.includes(id))
  return (
    (selectedSlideIds.length === 0 || isWithin(selectedSlideIds)) &&
    (!isSlideCounted || isWithin(slideIds))
  )
}

/** All in which a deck differs from another; a new slide is the same whatever its id. */
function whatDiffers(before: Deck, { slides, ...after }: Deck): string {
  const order = slides.map(({ id }) => before.slides.findIndex((slide) => slide.id === id))
  const changed = slides.filter((slide) => !before.slides.includes(slide))
  return JSON.stringify([after, order, changed.map(({ id: _, ...slide }) => slide)])
}

const scoreOf = (features: Features) =>
  [...features].reduce((sum, [name, value]) => sum + (weightOf.get(name) ?? 0) * value, 0)
