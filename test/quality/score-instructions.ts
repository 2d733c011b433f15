import type { EditStep } from '../../src/edit/edit-step.ts'
import { isAcceptable, nameOf } from './compare-answers.ts'
import { instructionDecks } from './instruction-decks.ts'
import { type Instruction, instructions } from './instructions.ts'

/** Reads one instruction of the set. */
export type Interpreter = (one: Instruction) => EditStep[]

/** How one instruction was read. */
export interface Score {
  instruction: Instruction
  given: EditStep[]
  right: boolean
  /** It takes something away that no acceptable answer takes away. */
  destroys: boolean
}

/** What takes content away that the words may not have meant. */
const destructive = new Set([
  'delete_slide',
  'merge_slides',
  'delete_block',
  'delete_table_row',
  'delete_table_column',
  'delete_chart_category',
])

/** Every instruction of the set, as an interpreter reads it. */
export function scoreInstructions(interpret: Interpreter): Score[] {
  return instructions.map((instruction) => {
    const given = interpret(instruction)
    const right = isAcceptable(instruction, given)
    return { instruction, given, right, destroys: !right && destroysMore(instruction, given) }
  })
}

function destroysMore(instruction: Instruction, given: readonly EditStep[]): boolean {
  const deck = instructionDecks[instruction.deck]
  const idOf = (mark: string) => deck.slides[Number(/^#(\d+)/.exec(mark)?.[1]) - 1]?.id ?? mark
  const target = (step: EditStep) => {
    const ids = 'slideIds' in step ? (step.slideIds ?? []) : 'slideId' in step ? [step.slideId] : []
    return [nameOf(step), ...ids.map((id) => idOf(id ?? '')).toSorted()].join(' ')
  }
  const allowed = new Set(instruction.expected.flat().map((step) => target(step as EditStep)))
  return given.some((step) => destructive.has(nameOf(step)) && !allowed.has(target(step)))
}
