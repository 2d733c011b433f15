const dense = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/u

/** The text as a pattern that matches it alone. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The source of a pattern for any of some words; one that ends with `*` is a stem with an ending of its own. */
export function wordSource(words: readonly string[]): string {
  if (words.length === 0) return '(?!)'
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const stem = word.endsWith('*')
      // Inside a phrase `*` stays what it is in a pattern: the letter before it, or none.
      const plain = (stem ? word.slice(0, -1) : word).split('*').map(escapePattern).join('*')
      if (dense.test(word)) return plain
      return `(?<![\\p{L}\\p{M}])${plain}${stem ? '[\\p{L}\\p{M}]*' : ''}(?![\\p{L}\\p{M}])`
    })
    .join('|')
}

/** A pattern for any of some words, in whatever case. */
export function wordPattern(words: readonly string[], flags = 'iu'): RegExp {
  return new RegExp(wordSource(words), flags)
}
