/** Ordinary wishes, one after the other. */
const wishes = [
  'Delete the second point on slide 3.',
  'Make the title of slide 4 bold.',
  'Change the title of slide 5 to Where we stand.',
  'Move slide 6 to the end.',
  'Add a point to slide 3: Ask the board.',
  'Swap slides 3 and 4.',
  'Set the notes of slide 9 to “Thank everybody”.',
]

/** Sentences that ask for nothing. */
const prose = [
  'The committee met on Tuesday in the small hall behind the library.',
  'Most of those who came were parents of the younger children.',
  'Rain had fallen all morning, so that the path along the river was closed.',
  'Her figures showed that the heating costs more than the rent.',
]

/** So many words of some sentences again and again. */
function wordsOf(sentences: readonly string[], count: number): string {
  const once = sentences.join(' ')
  const times = Math.ceil(count / once.split(' ').length)
  return Array.from({ length: times }, () => once)
    .join(' ')
    .split(' ')
    .slice(0, count)
    .join(' ')
}

/** Instructions of so many words, by what they are. */
export const longInstructions: Readonly<Record<string, (words: number) => string>> = {
  'wishes in a row': (count) => wordsOf(wishes, count),
  'prose that is no wish': (count) => wordsOf(prose, count),
  'one long payload': (count) => `Add a point to slide 4: ${wordsOf(prose, count - 6)}`,
  'sentences given for notes': (count) =>
    `Set the notes of slide 4 to ${wordsOf(prose, count - 7)}`,
  'a mail with wishes': (count) =>
    `Hi Ana,\n\n${wordsOf(prose, Math.round(count / 2))}\n\nA few things: ${wordsOf(wishes, Math.round(count / 2) - 5)}`,
}
