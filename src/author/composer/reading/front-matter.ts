import { type MappedText, mapVerbatim } from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'

/**
 * The lines between two rules of dashes that a markdown file may begin with (Jekyll, Hugo, Pandoc): fields, what goes on from
 * one (indented, or an item of its list) and comments. Anything else between two rules is text.
 */
const block =
  /^\uFEFF?---[ \t]*\r?\n[\w-]+[ \t]*:[^\n]*\n(?:(?:[\w-]+[ \t]*:[^\n]*|[ \t]+[^\n]*|-[ \t][^\n]*|#[^\n]*|\r?)\n){0,60}?---[ \t]*(?:\r?\n|$)/

/** Fields that say who made a document and when, by the names that the makers of sites share. */
const coverFields = new Set(['author', 'authors', 'date', 'subtitle'])

/** How many characters of a text are its front matter; 0 without. */
export function frontMatterLength(input: string): number {
  return block.exec(input)?.[0].length ?? 0
}

/**
 * What the front matter of a text says of it: its title, where the text has no heading of the first level itself, who made
 * it and when; all else is for the program that makes pages of it.
 */
export function readFrontMatter(input: string, isTitled: boolean): SourceBlock[] {
  const end = frontMatterLength(input)
  if (end === 0) return []
  const blocks: SourceBlock[] = []
  let start = 0
  for (const line of input.slice(0, end).split('\n')) {
    const [, before = '', name = '', value = line] =
      /^(([\w-]+)[ \t]*:[ \t]*)(.*?)[ \t]*\r?$/u.exec(line) ?? []
    const text = unquoted(mapVerbatim(value, start + before.length))
    start += line.length + 1
    if (!/[\p{L}\p{N}]/u.test(text.text)) continue
    const field = name.toLowerCase()
    if (field === 'title' && !isTitled) blocks.push({ kind: 'heading', level: 1, text })
    else blocks.push({ kind: 'margin', place: coverFields.has(field) ? 'cover' : 'nowhere', text })
  }
  return blocks
}

/** A value without the quotation marks or brackets that it stands in. */
function unquoted({ text, offsets }: MappedText): MappedText {
  const inner = /^"[^"]*"$|^'[^']*'$|^\[[^[\]]*\]$/u.test(text)
  return inner ? { text: text.slice(1, -1), offsets: offsets.slice(1, -1) } : { text, offsets }
}
