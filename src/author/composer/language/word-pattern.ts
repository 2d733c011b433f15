const dense = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/u

/** The text as a pattern that matches it alone. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The source of a pattern for any of some words; one that ends with `*` is a stem with an ending of its own. */
export function wordSource(words: readonly string[]): string {
  if (words.length === 0) return '(?!)'
  const runs: { bounded: boolean; sources: string[] }[] = []
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    const bounded = !dense.test(word)
    const last = runs.at(-1)
    if (last?.bounded === bounded) last.sources.push(sourceOf(word, bounded))
    else runs.push({ bounded, sources: [sourceOf(word, bounded)] })
  }
  // The ends of words are asked for once and not with each word: V8 takes longer to compile `\p{L}` than anything else.
  return runs
    .map(({ bounded, sources }) =>
      bounded ? `(?<![\\p{L}\\p{M}])(?:${sources.join('|')})(?![\\p{L}\\p{M}])` : sources.join('|'),
    )
    .join('|')
}

function sourceOf(word: string, bounded: boolean): string {
  const stem = word.endsWith('*')
  // Inside a phrase `*` stays what it is in a pattern: the letter before it, or none.
  const plain = (stem ? word.slice(0, -1) : word).split('*').map(escapePattern).join('*')
  return bounded && stem ? `${plain}[\\p{L}\\p{M}]*` : plain
}

/** A pattern for any of some words, in whatever case. */
export function wordPattern(words: readonly string[], flags = 'iu'): RegExp {
  return new RegExp(wordSource(words), flags)
}
