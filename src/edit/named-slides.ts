import { splitClauses } from './clauses/split-clauses.ts'
import type { EditStep } from './edit-step.ts'
import { slidesOf } from './frames/read-beside.ts'
import type { InstructionContext } from './instruction-context.ts'
import { readWords } from './read-words.ts'
import { Declined, Unclear } from './reading-errors.ts'
import { findReferences } from './references/find-references.ts'
import { idsOf } from './references/reference.ts'
import { Session } from './session.ts'

/**
 * The slides that an instruction speaks of last, whatever becomes of it: those that its steps name, else those that its
 * words do. After a wish that was declined "it" means them.
 */
export function namedSlides(
  instruction: string,
  steps: readonly EditStep[],
  context: InstructionContext,
): string[] {
  const named = steps.map(slidesOf).findLast((ids) => ids.length > 0)
  return named ?? slidesInWords(instruction, context)
}

function slidesInWords(instruction: string, context: InstructionContext): string[] {
  const session = new Session(context)
  const words = readWords(instruction, context, session.search)
  if (words === undefined) return []
  session.readIn(words)
  const named = splitClauses(words.tokens, instruction, words.grammar).map((clause) => {
    const references = findReferences(clause, session, { bareNumbers: true })
    return clear(() =>
      idsOf(
        references.filter(
          ({ slideSaid, form }) => (slideSaid && form !== 'all') || form === 'pronoun',
        ),
      ),
    )
  })
  return named.findLast((ids) => ids.length > 0) ?? []
}

/** What nothing has to be asked for. */
function clear(ids: () => string[]): string[] {
  try {
    return ids()
  } catch (error) {
    if (error instanceof Unclear || error instanceof Declined) return []
    throw error
  }
}
