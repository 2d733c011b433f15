/** Letters that are equal to others in whatever case and that no change of case leads to: ſ (s), the signs of Kelvin, Ångström and micro. */
const further: Readonly<Record<string, string>> = {
  k: '\u212a',
  s: 'ſ',
  å: '\u212b',
  σ: 'ς',
  μ: 'µ',
}

/** What a pattern says, piece by piece; a piece of one character is that character, or opens or ends something. */
const token = /\\[pP]\{[^}]*\}|\(\?<[\p{L}_]\w*>|\\u[0-9a-fA-F]{4}|\\[\s\S]|[\s\S]/gu

/**
 * A pattern that matches in whatever case, as the flag `i` makes one, but with each letter written in its cases. V8 works out
 * for every class of characters under `iu` what else is equal to it, half a millisecond each time for `\p{L}`: a list of
 * words in all languages took it 200 ms.
 * @param source without references to groups, and without `\p{Lu}` and `\p{Ll}`, which mean nothing in whatever case.
 */
export function caselessPattern(source: string, flags: string): RegExp {
  let isClass = false
  const written = source.replace(token, (part) => {
    if (part === '[') isClass = true
    else if (part === ']') isClass = false
    if (part.length > 2 || part.startsWith('\\')) return part
    const cases = writtenCases(part)
    return isClass || cases.length === part.length ? cases : `[${cases}]`
  })
  return new RegExp(written, flags)
}

/** Lists of words have a few hundred letters, hundreds of times each; every process and thread reads them as it starts. */
const known = new Map<string, string>()

function writtenCases(letter: string): string {
  const cases = known.get(letter) ?? casesOf(letter).join('')
  known.set(letter, cases)
  return cases
}

function casesOf(letter: string): string[] {
  // Its capital is that of i (Unicode's CaseFolding.txt keeps them apart).
  if (letter === 'ı') return [letter]
  const capital = letter.toUpperCase()
  const small = capital.toLowerCase()
  const cases = [letter, letter.toLowerCase(), capital, small, further[small] ?? letter]
  return [...new Set(cases.filter((one) => one.length === letter.length))]
}
