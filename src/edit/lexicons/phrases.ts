/**
 * Every phrase that takes one of the words of each part, in their order, separated by `|` as in a lexicon. Parts separate
 * their words by `|` too; one with nothing before or behind a `|` may be left out.
 */
export function phrases(...parts: string[]): string {
  let begun = ['']
  for (const part of parts)
    begun = begun.flatMap((words) => part.split('|').map((word) => `${words} ${word}`.trim()))
  return begun.filter((phrase) => phrase !== '').join('|')
}
