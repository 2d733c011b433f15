import type { DialogueState } from '../deck/requests/dialogue-state.ts'
import { pickChoice } from './answers/pick-choice.ts'
import { saysNo } from './answers/yes-or-no.ts'
import type { EditStep } from './edit-step.ts'

/**
 * The steps of an answer to a question about what a language model made of an instruction: those that were proposed, or none. Undefined for any
 * other answer.
 */
export function answerToModel(
  words: string,
  { candidates, proposed }: DialogueState,
): EditStep[] | undefined {
  const chosen = pickChoice(
    words,
    candidates.map(({ id, label, saidBy }) => ({
      text: label,
      value: saidBy ?? id,
      ...(saidBy === undefined ? {} : { saidBy }),
    })),
  )
  if (chosen === 'no' || (chosen === undefined && saysNo(words)))
    return [{ request: 'decline', reason: 'called_off', sentence: 'Nothing further was changed.' }]
  // They were read from an answer when the question was made, by the schemas of our operations and requests.
  return chosen === 'yes' && proposed !== undefined ? (proposed as EditStep[]) : undefined
}
