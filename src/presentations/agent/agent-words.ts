import type { Part } from '../../agent-tasks/task.ts'

/** An address of the web, without the quotation mark, bracket or full stop behind it. */
const address = /(?:\b(?:https?|ftp):\/\/|\bwww\.)[^\s“”"<>()]*[^\s“”"<>().,;:!?]/giu

/**
 * Sentences as one text. Where they quote an address, such as the title of a slide, it is left out: programs may open
 * what they find in a text, and what they shall open comes as an artifact.
 */
export function inOneText(sentences: readonly string[]): string {
  const text = sentences.filter((one) => one !== '').join(' ')
  return text.replace(address, '…')
}

/** What was done, then a question with its options: in words, and as data for programs. */
export function questionParts(
  did: readonly string[],
  { text, options }: { text: string; options: string[] },
): Part[] {
  const lines = [inOneText([...did, text]), ...options.map((option) => inOneText([`- ${option}`]))]
  return [
    { text: lines.join('\n') },
    { data: { question: text, options }, mediaType: 'application/json' },
  ]
}
