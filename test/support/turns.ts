import { mapVerbatim } from '../../src/author/composer/reading/mapped-text.ts'
import type { Turn } from '../../src/author/composer/reading/turn.ts'

/** Lines of a conversation ("Ana: …") as turns. */
export function turnsOfLines(lines: readonly string[]): Turn[] {
  let start = 0
  return lines.map((line) => {
    const at = line.indexOf(': ') + 2
    const turn = {
      speaker: line.slice(0, at - 2).toLowerCase(),
      name: mapVerbatim(line.slice(0, at).trim(), start),
      said: mapVerbatim(line.slice(at), start + at),
    }
    start += line.length + 1
    return turn
  })
}
