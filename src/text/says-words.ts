import { segmenter } from './segmenter.ts'

/**
 * Whether words stand in a text, in any case, and are no part of longer ones: "h" does not stand in "Hours". Signs ("€",
 * "%") stand anywhere. Where words end is a matter of the language (BCP 47), so that it holds for scripts without spaces.
 */
export function saysWords(text: string, words: string, language: string): boolean {
  const [within, wanted] = [text.toLowerCase(), words.toLowerCase()]
  if (!within.includes(wanted)) return false
  if (wanted === '') return true
  const bounds = new Set([within.length])
  for (const { index } of segmenter(language, 'word').segment(within)) bounds.add(index)
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1))
    if (bounds.has(at) && bounds.has(at + wanted.length)) return true
  return false
}
