/** More are counted instead of named. */
const mostNamed = 8

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/**
 * What is said of slides that were moved together: "Moved slides 3 and 4 to positions 8 and 9."
 * @param moves each slide once: the number that people know it by, and the position that it has in the end, from 1.
 */
export function slidesMoved(moves: readonly { number: number; position: number }[]): string {
  if (moves.length > mostNamed) return `Moved ${moves.length} slides.`
  const plural = moves.length === 1 ? '' : 's'
  const [numbers, positions] = [moves.map((one) => one.number), moves.map((one) => one.position)]
  const names = [numbers, positions].map((all) => listed.format(all.map(String)))
  return `Moved slide${plural} ${names[0]} to position${plural} ${names[1]}.`
}
