import bidiFactory from 'bidi-js'

// The package's types describe an ES module, while Node loads its CommonJS build, whose exports are the function.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

/** Letters, marks and controls that the bidirectional algorithm treats as right-to-left or that reorder. */
const reordering =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

const rightToLeftLanguages =
  /^(ar|arc|ckb|dv|fa|he|iw|ks|ku-Arab|nqo|pa-Arab|ps|sd|syr|ug|ur|yi)\b/i

/**
 * Direction of a paragraph: that of its first strong character (UAX 9, P2 and P3), or of the language when it has
 * none, such as a number standing alone.
 */
export function paragraphDirection(text: string, language: string): 'ltr' | 'rtl' {
  const languageDirection = rightToLeftLanguages.test(language) ? 'rtl' : 'ltr'
  if (!reordering.test(text) && languageDirection === 'ltr') return 'ltr'
  let isolates = 0
  for (const character of text) {
    const type = bidi.getBidiCharTypeName(character)
    if (type === 'LRI' || type === 'RLI' || type === 'FSI') isolates += 1
    else if (type === 'PDI') isolates = Math.max(0, isolates - 1)
    else if (isolates === 0 && type === 'L') return 'ltr'
    else if (isolates === 0 && (type === 'R' || type === 'AL')) return 'rtl'
  }
  return languageDirection
}

/** The embedding level of each UTF-16 unit (UAX 9): odd levels run right to left. */
export function embeddingLevels(text: string, direction: 'ltr' | 'rtl'): Uint8Array {
  if (direction === 'ltr' && !reordering.test(text)) return new Uint8Array(text.length)
  return bidi.getEmbeddingLevels(text, direction).levels
}

/** Puts the parts of a line, given in logical order, into visual order by their levels (UAX 9, L2). */
export function visualOrder<T extends { level: number }>(parts: readonly T[]): T[] {
  const ordered = [...parts]
  let highest = 0
  for (const part of parts) highest = Math.max(highest, part.level)
  for (let level = highest; level >= 1; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while (end < ordered.length && (ordered[end] as T).level >= level) end += 1
      reverse(ordered, start, end)
      start = end
    }
  return ordered
}

/** Reverses a stretch in place: a line can have more parts than a call may have arguments. */
function reverse<T>(list: T[], start: number, end: number): void {
  for (let left = start, right = end - 1; left < right; left += 1, right -= 1) {
    const kept = list[left] as T
    list[left] = list[right] as T
    list[right] = kept
  }
}
