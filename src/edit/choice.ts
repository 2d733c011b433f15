import type { Candidate, SettledAnswer } from '../deck/requests/dialogue-state.ts'

/** A way to answer a question: what is shown, and what it means. */
export interface Choice<Value> {
  text: string
  value: Value
  /** What it is known by whatever its text; absent: its value, which is a word, a number or a yes. */
  id?: string
  /** Whether a mere "yes" or "no" says it. */
  saidBy?: 'yes' | 'no'
  /** The number of the slide that it stands for: then a number in an answer is that of a slide. */
  slide?: number
  /** Whether it may be said but is not shown: there are too many. */
  hidden?: boolean
  /** Whether words of its text do not say it: it is a sentence. */
  isWhole?: boolean
}

/** An answer that was given to a question of the same instruction; it answers that question once. */
export interface GivenAnswer extends Omit<SettledAnswer, 'hole'> {
  /** What was asked for. Absent: it is the answer to whatever is asked first. */
  hole?: string
  /** Picks one of the choices, or reads the answer by itself; undefined when it says neither. */
  pick: <Value>(
    choices: readonly Choice<Value>[],
    read?: (answer: string) => Value | undefined,
  ) => Value | undefined
  used: boolean
}

/** A choice as it is kept with the question that offers it. */
export function candidateOf<Value>({
  text,
  value,
  id,
  slide,
  saidBy,
  hidden,
}: Choice<Value>): Candidate {
  return {
    id: id ?? String(value),
    label: text,
    ...(slide === undefined ? {} : { slide }),
    ...(saidBy === undefined ? {} : { saidBy }),
    ...(hidden ? { hidden } : {}),
  }
}

/** Choices as the question showed them that was answered: they may be called or counted otherwise by now. */
export function asOffered<Value>(
  choices: readonly Choice<Value>[],
  { candidates }: GivenAnswer,
): readonly Choice<Value>[] {
  const offered = candidates.flatMap(({ id, label, slide, saidBy, hidden }): Choice<Value>[] => {
    const choice = choices.find((one) => candidateOf(one).id === id)
    return choice === undefined
      ? []
      : [
          {
            text: label,
            value: choice.value,
            id,
            ...(slide === undefined ? {} : { slide }),
            ...(saidBy === undefined ? {} : { saidBy }),
            ...(hidden === undefined ? {} : { hidden }),
            ...(choice.isWhole === undefined ? {} : { isWhole: choice.isWhole }),
          },
        ]
  })
  return offered.length > 0 ? offered : choices
}
