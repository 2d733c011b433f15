/** Scripts that are written without spaces between words; a character is about half a word, in Thai a fifth. */
const ideographs =
  /[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f]|[\u{20000}-\u{323af}]/u
const ideographsAll = new RegExp(ideographs.source, 'gu')
const southEastAsian = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/gu
/** Any unit of these: most texts have none, and are not searched for each. */
const ofDenseScript =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u9fff\ud840-\ud888\uf900-\ufaff\uff66-\uff9f]/
const wordRun = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.,%‑-]*/gu

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
  if (!ofDenseScript.test(text)) return text.match(wordRun)?.length ?? 0
  const ideographic = text.match(ideographsAll)?.length ?? 0
  const thai = text.match(southEastAsian)?.length ?? 0
  const rest = text.replace(ideographsAll, ' ').replace(southEastAsian, ' ')
  return (rest.match(wordRun)?.length ?? 0) + ideographic / 2 + thai / 5
}
