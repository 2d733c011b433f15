/** All texts in a value, names of properties aside. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsIn)
}

const clusters = (text: string) =>
  Array.from(
    new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text),
    (one) => one.segment,
  )

/** Plain signs and European letters may be parts of characters of several code points, and stand alone as well. */
const plain = /^[\p{ASCII}\u00a0-\u024f]+$/u

/** What stands in texts as a character and is only a part of one in the source, whatever the case. */
export function tornCharacters(texts: readonly string[], source: string): string[] {
  const whole = new Set(
    clusters(source).flatMap((one) => [one, one.toLowerCase(), one.toUpperCase()]),
  )
  const long = [...whole].filter((one) => one.length > 1)
  return [...new Set(texts.flatMap(clusters))].filter(
    (one) => !plain.test(one) && !whole.has(one) && long.some((other) => other.includes(one)),
  )
}
