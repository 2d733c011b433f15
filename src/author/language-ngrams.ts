import { readFileSync } from 'node:fs'
import { allMatches } from '../text/all-matches.ts'

/** The n-grams that tell languages: for each one, the languages it occurs in (by number) with its weight. */
export interface NgramData {
  /** Which set it is, as eld names it. */
  type: string
  /** ISO 639-1 codes by number. */
  languages: Record<string, string>
  ngrams: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>
}

/** A name or a quoted name, and what stands in the braces after it: `'th e':{11:60,37:52}`. */
const entry = /(?:'((?:[^'\\]|\\.)*)'|([^\s,:{}']+)):\{([\d:,]*)\}/gu

/**
 * Reads the n-grams of eld's data module as text. Imported, its 81,000 small objects take 50 MB of heap in each thread,
 * and 90 MB of memory; here they are pairs of bytes in one array, and become an object when one is looked up: 7 MB.
 *
 * @throws Error when the file is not in the form that is known (of eld 2.1).
 */
export function readNgrams(file: URL): NgramData {
  const text = readFileSync(file, 'utf8')
  const type = /\{type:'(\w+)'/.exec(text)?.[1]
  const listed = /languages:\{([^}]*)\}/.exec(text)?.[1]
  const start = text.indexOf('ngrams:{')
  if (type === undefined || listed === undefined || start < 0)
    throw new Error(`${file} does not hold n-grams in a form that is known.`)
  const languages = Object.fromEntries(
    Array.from(allMatches(listed, /(\d+):'([\w-]+)'/g), ([, number = '', code = '']) => [
      number,
      code,
    ]),
  )
  return { type, languages, ngrams: packedNgrams(text.slice(start + 'ngrams:{'.length)) }
}

function packedNgrams(text: string): NgramData['ngrams'] {
  const places = new Map<string, number>()
  // Every language and every weight is a number below 256, and takes two characters at least.
  const bytes = Buffer.alloc(text.length)
  let length = 0
  for (const [, quoted, bare, pairs = ''] of allMatches(text, entry)) {
    const numbers = pairs.split(/[:,]/).map(Number)
    const name = quoted?.replace(/\\(.)/gu, '$1') ?? bare ?? ''
    places.set(name, length)
    bytes[length++] = numbers.length
    for (const number of numbers) bytes[length++] = number
  }
  const packed = Buffer.from(bytes.subarray(0, length))
  // Texts of one language share most of theirs.
  const recent = new Map<string, Record<string, number> | undefined>()
  const look = (name: string) => {
    const place = places.get(name)
    return place === undefined ? undefined : unpacked(packed, place)
  }
  return new Proxy(
    {},
    {
      get(_, name) {
        if (typeof name !== 'string') return undefined
        if (recent.has(name)) return recent.get(name)
        if (recent.size === mostRecent) recent.clear()
        const found = look(name)
        recent.set(name, found)
        return found
      },
    },
  )
}

/** n-grams that are kept as objects, about a megabyte: some pages hold so many. */
const mostRecent = 4096

function unpacked(packed: Buffer, place: number): Record<string, number> {
  const numbers = packed.subarray(place + 1, place + 1 + (packed[place] ?? 0))
  const weights: Record<string, number> = {}
  for (let index = 0; index < numbers.length; index += 2)
    weights[numbers[index] ?? 0] = numbers[index + 1] ?? 0
  return weights
}
