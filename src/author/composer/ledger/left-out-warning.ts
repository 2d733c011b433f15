import type { Ledger } from './ledger.ts'
import { unspoken } from './passage.ts'

/** The warnings about what nobody gets to see, read off the ledger; none when nothing is left out. */
export function leftOutWarnings({ entries }: Ledger): string[] {
  // A heading is missing only where what stands under it is; upkeep was never meant to be told.
  const counted = entries.filter(
    ({ passage }) => passage.kind !== 'heading' && !unspoken.has(passage.kind),
  )
  const drawings = entries.filter(({ passage }) => passage.kind === 'drawing').length
  const missing = counted.filter(({ place }) => place === 'nowhere').length
  const warnings: string[] = []
  if (missing > 0)
    warnings.push(
      `The text is longer than the slides and their notes can hold: ${missing.toLocaleString('en')} of ${counted.length.toLocaleString('en')} sentences and rows ${missing === 1 ? 'is' : 'are'} in neither. Ask for more slides, or send it in parts.`,
    )
  if (drawings > 0)
    warnings.push(
      `The text has ${drawings === 1 ? 'a drawing' : `${drawings} drawings`} made of characters or in a language for diagrams, which no slide shows. Send ${drawings === 1 ? 'it' : 'them'} as a picture.`,
    )
  return warnings
}
