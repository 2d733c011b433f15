import type { Deck } from '../deck/deck.ts'
import type { EditStep } from './edit-step.ts'

/** What an instruction is read against. */
export interface InstructionContext {
  deck: Deck
  /** The themes that the caller can use. */
  themes: readonly { id: string; name: string }[]
  /** The slides that the caller has before them. */
  selectedSlideIds?: readonly string[]
  /** What "it" and "the slide you just added" mean. */
  lastChangedSlideIds?: readonly string[]
  newId: () => string
}

/** The steps that an instruction asks for. */
export function interpretInstruction(
  _instruction: string,
  _context: InstructionContext,
): EditStep[] {
  return [
    { request: 'decline', reason: 'not_understood', sentence: 'No instruction can be read yet.' },
  ]
}
