import { systemThemes } from '../../src/design/themes/theme-list.ts'
import type { EditStep } from '../../src/edit/edit-step.ts'
import { interpretInstruction } from '../../src/edit/interpret-instruction.ts'
import { instructionDecks } from './instruction-decks.ts'
import type { Instruction } from './instructions.ts'

/** What the embedded grammar makes of an instruction of the set. */
export function interpretInQuality(one: Instruction): EditStep[] {
  const deck = instructionDecks[one.deck]
  const ids = (numbers: number[]) => numbers.flatMap((number) => deck.slides[number - 1]?.id ?? [])
  let made = 0
  return interpretInstruction(one.instruction, {
    deck,
    themes: systemThemes.map(({ id, name }) => ({ id, name })),
    ...(one.selected === undefined ? {} : { selectedSlideIds: ids(one.selected) }),
    ...(one.memory === undefined ? {} : { lastChangedSlideIds: ids(one.memory) }),
    newId: () => `made-${++made}`,
  })
}
