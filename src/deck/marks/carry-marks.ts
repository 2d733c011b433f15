import { unspacedScript } from '../../text/unspaced-script.ts'
import { type Block, mapBlockTexts, styleOf, withStyle } from '../blocks/block.ts'
import type { PrintedText } from '../blocks/printed-text.ts'
import { slicePrinted, withinText } from './change-marks.ts'
import type { Mark } from './mark.ts'

/**
 * Blocks that say in another form what others say, with the marks of those: a text of theirs that stands in a new one, or
 * that a new one is a piece of, is set there as it was. Whoever makes the form works with words alone. Blocks that take a
 * style have that of the first, which the form is made of.
 */
export function carryMarks(blocks: readonly Block[], from: readonly Block[]): Block[] {
  const style = from[0] && styleOf(from[0])
  const styled = blocks.map((block) => (style && withStyle(block, style)) ?? block)
  const marked: PrintedText[] = []
  for (const block of from)
    mapBlockTexts(block, (printed) => {
      if (printed.marks?.length) marked.push(printed)
      return printed
    })
  if (marked.length === 0) return styled
  // What says more says more surely whose marks they are.
  marked.sort((one, other) => other.text.length - one.text.length)
  return styled.map((block) => mapBlockTexts(block, ({ text }) => withMarksOf(text, marked)))
}

function withMarksOf(text: string, marked: readonly PrintedText[]): PrintedText {
  const marks: Mark[] = []
  const isFree = (from: number, to: number) =>
    marks.every((mark) => mark.to <= from || mark.from >= to)
  for (const source of marked) {
    const at = placeOfWords(text, source.text)
    if (at !== undefined && isFree(at, at + source.text.length)) {
      const moved = (source.marks ?? []).map((mark) => ({
        ...mark,
        from: mark.from + at,
        to: mark.to + at,
      }))
      marks.push(...moved)
    }
    const part = at === undefined ? placeOfWords(source.text, text) : undefined
    if (part !== undefined && marks.length === 0)
      marks.push(...(slicePrinted(source, part, part + text.length).marks ?? []))
  }
  marks.sort((one, other) => one.from - other.from)
  return marks.length === 0 ? { text } : withinText({ text, marks })
}

/** Where words stand in a text, whatever their capitals, as whole words; undefined where they do not. */
export function placeOfWords(text: string, words: string): number | undefined {
  const [folded, wanted] = [text.toLowerCase(), words.toLowerCase()]
  if (words === '' || folded.length !== text.length || wanted.length !== words.length)
    return undefined
  const at = folded.indexOf(wanted)
  if (at < 0) return undefined
  const [before = '', after = ''] = [text[at - 1], text[at + words.length]]
  const cuts = (outside: string, inside = '') => isLetter(outside) && isLetter(inside)
  return cuts(before, words[0]) || cuts(after, words.at(-1)) ? undefined : at
}

/** Whether a character is of a word that spaces would part from the next. */
function isLetter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character) && !unspacedScript.test(character)
}
