/** Scripts that are written without spaces between words; a character is about half a word, in Thai a fifth. */
const ideographs =
  /[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f]|[\u{20000}-\u{323af}]/u
const ideographsAll = new RegExp(ideographs.source, 'gu')
const southEastAsian = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/gu
/** Any unit of these: most texts have none, and are not searched for each. */
const ofDenseScript =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u9fff\ud840-\ud888\uf900-\ufaff\uff66-\uff9f]/
const wordCharacter = /[\p{L}\p{M}\p{N}]/u
const withinWord = new Set("'’.,%‑-")

/** What a character is to words: not known yet, none of theirs, only within one, begins one. */
const [unknown, outside, within, begins] = [0, 1, 2, 3]
const partInWords = new Uint8Array(0x10000)

/** How many words there are between spaces and signs: counted one by one, as a list of all matches costs ten times as much. */
function wordRuns(text: string): number {
  let words = 0
  let inWord = false
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0
    const part = partOf(code)
    if (part === begins && !inWord) words++
    inWord = part === begins || (inWord && part === within)
    if (code > 0xffff) at++
  }
  return words
}

function partOf(code: number): number {
  const known = partInWords[code] ?? unknown
  if (known !== unknown) return known
  const character = String.fromCodePoint(code)
  const part = wordCharacter.test(character) ? begins : withinWord.has(character) ? within : outside
  if (code <= 0xffff) partInWords[code] = part
  return part
}

/** Whether the text holds a Han character, a kana or one of their marks. */
export function isIdeograph(character: string): boolean {
  return ideographs.test(character)
}

/** Whether most letters of the text are of a script without spaces. */
export function isDense(text: string): boolean {
  const sample = text.slice(0, 4000)
  if (!ofDenseScript.test(sample)) return false
  const dense =
    (sample.match(ideographsAll)?.length ?? 0) + (sample.match(southEastAsian)?.length ?? 0)
  return dense * 2 > (sample.match(/\p{L}/gu)?.length ?? 0)
}

/**
 * The length of a text in words, comparable between scripts: a word between spaces is 1, an ideograph ½, a Thai, Lao,
 * Khmer or Burmese character ⅕ (14 words are 28 ideographs).
 */
export function wordCount(text: string): number {
  if (!ofDenseScript.test(text)) return wordRuns(text)
  const ideographic = text.match(ideographsAll)?.length ?? 0
  const thai = text.match(southEastAsian)?.length ?? 0
  const rest = text.replace(ideographsAll, ' ').replace(southEastAsian, ' ')
  return wordRuns(rest) + ideographic / 2 + thai / 5
}
