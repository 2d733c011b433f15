/** One thing that a source says: a sentence, an item, a row, a listing or a picture, with its place in the input in UTF-16 units. */
export interface Fact {
  /** From 1, in the order of the source. */
  number: number
  /** What it says; of a row the cells with the names of their columns. */
  text: string
  start: number
  end: number
  /** The headings over it, outermost first, in one line; empty: none. */
  heading: string
  /** Whether line ends and signs of it are to be kept. */
  isCode: boolean
}

/** A source as a language model reads it. */
export interface SourceFacts {
  /** BCP 47, of the text. */
  language: string
  /** The source's own title; empty: it has none. */
  title: string
  facts: Fact[]
  /** Who wrote it, when and what for, in the order of the source. */
  imprint: string[]
}

/** The facts as a model reads them: `[12] sentence`, under the headings that they stand under. */
export function printFacts(facts: readonly Fact[]): string {
  let heading = ''
  return facts
    .flatMap((fact) => {
      const over = fact.heading === heading ? [] : ['', `# ${fact.heading}`]
      heading = fact.heading
      const text = fact.isCode ? `\n${fact.text}` : fact.text.replace(/\s+/gu, ' ')
      return [...over, `[${fact.number}] ${text}`]
    })
    .join('\n')
    .trim()
}
