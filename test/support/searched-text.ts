/** A text with its words, in small letters and where they begin. */
export interface SearchedText {
  text: string
  words: { at: number; letters: string }[]
}

/** A text to be searched for words again and again. */
export function searched(text: string): SearchedText {
  const words = Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ index, 0: word }) => ({
    at: index,
    letters: word.toLowerCase(),
  }))
  return { text, words }
}

/** What stands before and after words in a text, white space and marks aside; the last may go on. */
export function occurrences(
  said: string,
  source: SearchedText,
): { before: string; after: string }[] {
  const { text, words } = source
  const wanted = searched(said).words.map(({ letters }) => letters)
  const last = wanted.at(-1)
  if (last === undefined) return []
  return words.flatMap(({ at }, index) => {
    const lastOwn = words[index + wanted.length - 1]
    if (!lastOwn?.letters.startsWith(last)) return []
    const isOther = (word: string, place: number) => words[index + place]?.letters !== word
    if (wanted.slice(0, -1).some(isOther)) return []
    const end = lastOwn.at + last.length
    return [{ before: text.slice(Math.max(0, at - 60), at), after: text.slice(end, end + 40) }]
  })
}
