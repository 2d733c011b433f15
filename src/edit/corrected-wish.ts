import { isDeepStrictEqual } from 'node:util'
import type { Deck } from '../deck/deck.ts'
import { applyOperations } from '../deck/operations/apply-operations.ts'
import type { Operation } from '../deck/operations/operation.ts'
import { OperationError } from '../deck/operations/outcome.ts'
import type { EditStep } from './edit-step.ts'
import { isUnderstood } from './given-answer.ts'
import type { InstructionContext } from './instruction-context.ts'
import { readInstruction } from './interpret-instruction.ts'
import { openedBy, takesAway, tokensOf, withCorrection } from './put-in-correction.ts'
import { readWords } from './read-words.ts'
import { Session } from './session.ts'

/**
 * The steps of words that correct the wish before ("no, slide 2", "sorry, to the Yes list") or ask for the same elsewhere ("the
 * same on slide 5"): the wish is read again with what was said in the place of its like. A correction takes back what was done
 * and does it anew. Undefined for any other words, and where the wish has no such place, or several.
 */
export function correctedWish(words: string, context: InstructionContext): EditStep[] | undefined {
  const { lastWish, ...now } = context
  if (lastWish === undefined) return undefined
  const { instruction, slideOrder, inverse } = lastWish
  const opened = openedBy(tokensOf(words, now))
  if (opened === undefined) return undefined
  const { isAgain } = opened
  try {
    const deck = isAgain ? now.deck : applyOperations(now.deck, inverse).deck
    const then = { ...now, deck, slideOrder, lastChangedSlideIds: [] }
    const said = readWords(instruction, then, new Session(then).search)
    const { tokens = [], language = '' } = said ?? {}
    const isLook = readInstruction(instruction, then).steps.every(isOfLooks)
    const before = { instruction, tokens, language, isLook }
    const wish = withCorrection({ words, ...opened }, before, then)
    if (wish === undefined) return undefined
    const { steps } = readInstruction(wish, isAgain ? { ...then, slideOrder: idsOf(now) } : then)
    // "Bars were better": as it was before.
    if (!isAgain && steps.every(isSoAlready)) return [{ request: 'undo', count: 1 }]
    if (!isUnderstood(steps) || (!isAgain && isDone(steps, deck, now.deck))) return undefined
    if (steps.some(takesAway)) return [sayAnew]
    return isAgain ? steps : [{ request: 'take_back', operations: [...inverse] }, ...steps]
  } catch (error) {
    if (error instanceof OperationError) return undefined
    throw error
  }
}

/** What is to go is not read out of a correction. */
const sayAnew: EditStep = {
  request: 'decline',
  reason: 'nothing_to_do',
  sentence:
    'What shall be deleted instead is not taken from a correction: undo the last change, and say it whole.',
}

const looks: readonly string[] = ['set_marks', 'set_style', 'set_ground']

const isOfLooks = (step: EditStep): boolean => 'op' in step && looks.includes(step.op)

/** Whether all that steps do is done: what was said in the place of its like was not read. */
function isDone(steps: EditStep[], before: Deck, now: Deck): boolean {
  const operations = steps.filter((step): step is Operation => 'op' in step)
  if (operations.length < steps.length) return false
  return isDeepStrictEqual(applyOperations(before, operations).deck.slides, now.slides)
}

const isSoAlready = (step: EditStep): boolean =>
  'request' in step && step.request === 'decline' && step.reason === 'nothing_to_do'

const idsOf = ({ deck }: InstructionContext) => deck.slides.map((slide) => slide.id)
