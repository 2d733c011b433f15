import { splitClauses } from './clauses/split-clauses.ts'
import type { InstructionContext } from './instruction-context.ts'
import type { SaidWords } from './interpreted-edit.ts'
import type { Concept } from './lexicons/concept.ts'
import { readWords } from './read-words.ts'
import { findReferences } from './references/find-references.ts'
import type { Reference } from './references/reference.ts'
import { Declined, Session, Unclear } from './session.ts'
import { means } from './words/token.ts'

/** Words that take back or bind what stands beside them: "if it is too long", "but not slide 3". */
const binding: readonly Concept[] = ['if', 'or', 'except', 'not', 'keep', 'question']

/** What words say of themselves, whatever they mean together. */
export function saidWords(instruction: string, context: InstructionContext): SaidWords {
  const session = new Session(context)
  const words = readWords(instruction, context, session.search)
  const nothing = {
    deletes: false,
    undoes: false,
    speaksOfNotes: false,
    isBound: true,
    slideIds: [],
  }
  if (words === undefined) return nothing
  session.language = words.language
  const says = (...concepts: Concept[]) => words.tokens.some((token) => means(token, ...concepts))
  const slideIds = splitClauses(words.tokens, instruction, words.language).flatMap((clause) =>
    findReferences(clause, session, { bareNumbers: true })
      .filter(({ slideSaid, form }) => (slideSaid && form !== 'all') || form === 'pronoun')
      .flatMap(slidesOf),
  )
  return {
    deletes: says('delete'),
    undoes: says('undo', 'restore'),
    speaksOfNotes: says('notes'),
    isBound: says(...binding),
    slideIds: [...new Set(slideIds)],
  }
}

/** The slides of a reference that means certain ones. */
function slidesOf(reference: Reference): string[] {
  try {
    return reference.ids()
  } catch (error) {
    if (error instanceof Unclear || error instanceof Declined) return []
    throw error
  }
}
