/** One or two letters that stand for a name: of its first and its last word. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = (word: string | undefined) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? ''
  const letters = first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '')
  return (letters || '?').toUpperCase()
}
