import { applyOperations } from '../../deck/operations/apply-operations.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { OperationError } from '../../deck/operations/outcome.ts'
import type { EditStep } from '../edit-step.ts'
import type { InstructionContext } from '../instruction-context.ts'
import { candidateWishes, stepsOf } from './candidate-wishes.ts'
import { changeInWords } from './change-in-words.ts'
import { evidenceIn } from './evidence.ts'
import { type Features, featuresOf, featuresOfNone } from './features.ts'
import weights from './weights.json' with { type: 'json' }

/** What an instruction may mean that no grammar reads. */
export interface LikelyWish {
  /** An instruction in plain words that asks for it; no other that is likely has the same. */
  label: string
  steps: EditStep[]
  /** From 0 to 1. */
  probability: number
}

/** So many candidates are tried, the likeliest first; what all others weigh together is little. */
const mostTried = 60

const weightOf = new Map<string, number>(Object.entries(weights))

/**
 * What an instruction may mean, the likeliest first: every change that its words could be about is weighed by a log-linear model (Berger, Della
 * Pietra and Della Pietra 1996) whose weights `npm run quality -- likeliest` fits to other ways of asking for what plain words ask. Those
 * that come to the same are one. What cannot be told in a sentence is left out.
 */
export function likeliestWishes(instruction: string, context: InstructionContext): LikelyWish[] {
  const evidence = evidenceIn(instruction, context)
  if (evidence === undefined) return []
  const { deck, selectedSlideIds = [] } = context
  const scored = candidateWishes(evidence)
    .map((candidate) => ({ candidate, score: scoreOf(featuresOf(candidate, evidence)) }))
    .toSorted((one, other) => other.score - one.score)
  const none = scoreOf(featuresOfNone(evidence))
  const most = Math.max(none, scored[0]?.score ?? none)
  let total = Math.exp(none - most)
  const found = new Map<string, LikelyWish>()
  for (const { candidate, score } of scored.slice(0, mostTried)) {
    const steps = stepsOf(candidate, evidence)
    const operations = steps?.filter((step): step is Operation => 'op' in step)
    if (!steps || !operations || operations.length === 0 || operations.length < steps.length)
      continue
    const after = deckAfter(operations)
    if (after === undefined) continue
    const weight = Math.exp(score - most)
    total += weight
    const label = changeInWords(deck, after)
    const isElsewhere = deck.slides.some(
      (slide) => !selectedSlideIds.includes(slide.id) && !after.slides.includes(slide),
    )
    if (label === undefined || (selectedSlideIds.length > 0 && isElsewhere)) continue
    const known = found.get(label) ?? { label, steps, probability: 0 }
    found.set(label, { ...known, probability: known.probability + weight })
  }
  return [...found.values()]
    .map((one) => ({ ...one, probability: one.probability / total }))
    .toSorted((one, other) => other.probability - one.probability)

  function deckAfter(operations: readonly Operation[]) {
    try {
      return applyOperations(deck, operations).deck
    } catch (error) {
      if (error instanceof OperationError) return undefined
      throw error
    }
  }
}

const scoreOf = (features: Features) =>
  [...features].reduce((sum, [name, value]) => sum + (weightOf.get(name) ?? 0) * value, 0)
