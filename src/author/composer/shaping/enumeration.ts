import { allMatches } from '../../../text/all-matches.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { wordCount } from '../language/script.ts'
import { type MappedText, sliceMapped, trimMapped } from '../reading/mapped-text.ts'

/** The things that a sentence lists behind a colon ("Benefits: this, that and the other"); none for other text. */
export function enumeration(text: MappedText, lead: number, language: string): MappedText[] {
  if (lead === 0) return []
  const body = sliceMapped(text, lead)
  // Commas inside program text separate nothing that is said.
  if (/[<>{}]/u.test(body.text)) return []
  const things: MappedText[] = []
  const conjunctions = lexiconFor(language).connectives
  let from = 0
  // Semicolons part things that have commas, a bracket belongs whole to one of them, and a comma between figures to a number.
  const commas = /(?:[;，、；،]|,(?!\p{Nd})|(?<!\p{Nd}),)\s*|$/gu
  const sign = /[;；]\s/u.test(body.text) ? /[;；]\s*|$/gu : commas
  const bracketed = allMatches(body.text, /[(（][^()（）]*[)）]/gu)
  for (const match of allMatches(body.text, sign)) {
    const within = bracketed.some(
      ({ index, 0: { length } }) => index < match.index && match.index < index + length,
    )
    if (within) continue
    let thing = trimMapped(sliceMapped(body, from, match.index))
    from = match.index + match[0].length
    const conjunction = conjunctions.find((word) => thing.text.toLowerCase().startsWith(`${word} `))
    if (conjunction !== undefined) thing = sliceMapped(thing, conjunction.length + 1)
    if (/[\p{L}\p{N}]/u.test(thing.text)) things.push(thing)
  }
  const short = things.every((thing) => wordCount(thing.text) <= 6)
  const named = things.every((thing) => wordCount(thing.text) >= 2) || things.length >= 4
  return things.length >= 3 && things.length <= 12 && short && named ? things : []
}
