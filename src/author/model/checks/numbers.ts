/** Digits with what groups them: separators of thousands and of decimals, also Arabic ones, spaces that do not break, apostrophes. */
const numeral = /\p{Nd}+(?:[.,٫٬'’\u00a0\u202f]\p{Nd}+)*/gu

/** So small a whole number may count what the slide shows ("Three reasons" – "3 reasons"). */
const mostCounted = 12

/** What stands after a number that measures something, and does not count it. */
const measured = /^\s?[%‰€$£¥₹°]/u

/** The numbers of a text, as their digits alone: how thousands and decimals are separated changes with the language. */
function numbersIn(text: string): { digits: string; shown: string; isMeasured: boolean }[] {
  return [...text.matchAll(numeral)].map((found) => ({
    digits: asciiDigits(found[0]).replace(/^0+(?=\d)/u, ''),
    shown: found[0],
    isMeasured:
      measured.test(text.slice(found.index + found[0].length)) ||
      /[€$£¥₹]\s?$/u.test(text.slice(0, found.index)),
  }))
}

/** Digits of any script as ASCII digits, without anything between them. */
function asciiDigits(numeral: string): string {
  return [...numeral]
    .map((character) => {
      if (!/\p{Nd}/u.test(character)) return ''
      // Every script's digits stand in a run of ten that begins with its zero.
      let zero = character.codePointAt(0) as number
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
      return String((character.codePointAt(0) as number) - zero)
    })
    .join('')
}

/** The numbers of the texts that none of the sources says, each once, as they are printed. Small whole numbers may be counts. */
export function inventedNumbers(texts: readonly string[], sources: readonly string[]): string[] {
  const known = new Set(sources.flatMap(numbersIn).map(({ digits }) => digits))
  const unknown = texts
    .flatMap(numbersIn)
    .filter(({ digits, isMeasured }) => {
      if (known.has(digits)) return false
      return isMeasured || digits.length > 2 || Number(digits) > mostCounted
    })
    .map(({ shown }) => shown)
  return [...new Set(unknown)]
}
