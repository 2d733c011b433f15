import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../database/connection.ts'
import type { Deck } from '../../deck/deck.ts'
import { titleSaid } from '../../edit/answers/title-said.ts'
import { continueInstruction } from '../../edit/continue-instruction.ts'
import type { EditStep } from '../../edit/edit-step.ts'
import { mostUndone } from '../../edit/intents/history.ts'
import { type InstructionContext, interpretInstruction } from '../../edit/interpret-instruction.ts'
import { namedSlides } from '../../edit/named-slides.ts'
import { listThemes } from '../custom-themes.ts'
import type { PresentationRow } from '../presentation-repository.ts'
import type { AnsweredQuestion, EditInput, NamedSlides } from './edit-input.ts'
import { summaryOf, undoableChanges } from './revisions.ts'

/** The steps of an edit of the deck as it is: its operations, or what its instruction means. */
export async function interpretEdit(
  database: Database,
  { presentation, deck }: { presentation: PresentationRow; deck: Deck },
  change: EditInput['change'],
): Promise<EditStep[]> {
  if (change.kind === 'operations') return change.operations
  const { instruction, answers } = change
  const context = {
    ...meantWith(deck, change),
    themes: (await listThemes(database, presentation.ownerId)).items,
    ...(await whatCanBeUndone(database, presentation)),
  }
  return answers === undefined
    ? interpretInstruction(instruction, context)
    : interpretAnswer(instruction, answers, context)
}

/** What the words of an instruction mean, but for themes and what can be undone. */
function meantWith(
  deck: Deck,
  {
    selectedSlideIds,
    lastChangedSlideIds,
    lastReducedSlideIds,
    lastAddedSlides,
  }: Extract<EditInput['change'], { kind: 'instruction' }>,
): InstructionContext {
  return {
    deck,
    themes: [],
    ...(selectedSlideIds === undefined ? {} : { selectedSlideIds }),
    ...(lastChangedSlideIds === undefined ? {} : { lastChangedSlideIds }),
    ...(lastReducedSlideIds === undefined ? {} : { lastReducedSlideIds }),
    ...(lastAddedSlides === undefined ? {} : { lastAddedSlides }),
    newId: uuidv7,
  }
}

/** The slides that an edit speaks of; undefined for operations and answers, and where there are none. */
export function namedByEdit(
  { presentation, deck }: { presentation: PresentationRow; deck: Deck },
  change: EditInput['change'],
  steps: readonly EditStep[],
): NamedSlides | undefined {
  if (change.kind === 'operations' || change.answers !== undefined) return undefined
  const slideIds = namedSlides(change.instruction, steps, meantWith(deck, change))
  return slideIds.length === 0 ? undefined : { slideIds, revision: presentation.revision }
}

/** How many changes can be taken back, and what the last of them did. */
async function whatCanBeUndone(
  database: Database,
  presentation: PresentationRow,
): Promise<Pick<InstructionContext, 'undoable' | 'lastChange'>> {
  const changes = await undoableChanges(database, presentation, mostUndone + 1)
  const [last] = changes
  const lastChange =
    last === undefined ? '' : await summaryOf(database, presentation.id, last.number)
  return { undoable: changes.length, lastChange }
}

/** An answer to a question; words that are none are an instruction like any other. */
function interpretAnswer(
  words: string,
  { instruction, slideOrder, earlier = [], question: text, options }: AnsweredQuestion,
  context: InstructionContext,
): EditStep[] {
  const question = { request: 'clarify' as const, question: text, options }
  // Where any words would do as the answer, a title say, words that ask for something are no answer.
  if (options.length === 0 && titleSaid(words) === undefined) {
    const wish = interpretInstruction(words, context)
    if (isUnderstood(wish)) return wish
  }
  return continueInstruction({ instruction, slideOrder, earlier, question }, words, context)
}

function isUnderstood(steps: readonly EditStep[]): boolean {
  return steps.every(
    (step) =>
      !('request' in step && step.request === 'decline' && step.reason === 'not_understood'),
  )
}
