/** What was asked of a deck, as every prompt says it. */
export interface PromptWishes {
  /** The English name of the language that the deck is in ("German"). */
  language: string
  /** What the caller wants beside that, in their words; empty: nothing. */
  instructions: string
  /** The deck's title, where it is given; empty: the model chooses it. */
  title: string
}

/** The wishes as lines of a prompt. */
export function printWishes({ language, instructions, title }: PromptWishes): string {
  return [
    `Language of every word you write: ${language}. Translate what is in another one; names, identifiers and program text stay.`,
    ...(title === '' ? [] : [`The deck is called: ${title}`]),
    ...(instructions.trim() === ''
      ? []
      : [
          `Wishes of the person who asked for the deck (follow them unless they would make a statement false; only where they ask for content that the source lacks may you write a line with \`facts\` []):\n${instructions.trim()}`,
        ]),
  ].join('\n')
}

/** What stands last in a question: small models follow what they read last, and take the language of what they read before it. */
export function closingLine({ language }: PromptWishes): string {
  return `Answer now, with the JSON object alone; its texts in ${language}.`
}
