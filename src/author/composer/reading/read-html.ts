import { marginsWithin } from './html-furniture.ts'
import { HtmlReader } from './html-reader.ts'
import { closingTags, type HtmlToken, htmlTokens } from './html-tokens.ts'
import { collapseSpace, type MappedText, splitMapped, trimMapped } from './mapped-text.ts'
import type { MarkedSource } from './marked-source.ts'
import type { SourceBlock } from './source-block.ts'

/** Whether a whole text is a web page, or a part of one: one with a little markup is none. */
export function isHtml(input: string): boolean {
  const start = contentStart(input)
  const begin = input.slice(start, start + 200)
  if (/^(?:<!doctype\s+html|<(?:html|head|body)[\s>])/i.test(begin)) return true
  const opened =
    /^<(?:h[1-6]|p|div|section|article|main|ul|ol|dl|table|blockquote|header|figure|pre)[\s>]/i
  if (!opened.test(begin) || !input.trimEnd().endsWith('>')) return false
  const plain = input.replace(/<pre\b[\s\S]*?(?:<\/pre\s*>|$)/gi, '')
  if (/^ {0,3}(?:#{1,6}[ \t]|```|~~~|[-*+][ \t]|\d+[.)][ \t]|>[ \t])/m.test(plain)) return false
  const paragraphs = plain.split(/\n[ \t]*\r?\n/)
  const tagged = paragraphs.filter((one) => /^\s*(?:<|$)/.test(one)).length
  const closed = plain.match(/<\/(?:h[1-6]|p|div|section|article|li|ul|ol|td|tr|table)\s*>/gi)
  return (closed?.length ?? 0) >= 2 && tagged >= paragraphs.length * 0.8
}

/** Where the first element begins: behind comments, an XML declaration and white space. */
function contentStart(input: string): number {
  let at = 0
  for (;;) {
    while (/[\s\uFEFF]/.test(input[at] ?? '')) at++
    const close = input.startsWith('<!--', at) ? '-->' : input.startsWith('<?', at) ? '?>' : ''
    const end = close === '' ? -1 : input.indexOf(close, at)
    if (end < 0) return at
    at = end + close.length
  }
}

/** Reads a web page: its main content, under the title of the page where that has no heading of the first level. */
export function readHtmlPage(input: string, marked: MarkedSource): SourceBlock[] {
  const tokens = htmlTokens(input, 0, input.length)
  const closings = closingTags(tokens)
  const [from, to] = mainContent(tokens, closings)
  const blocks = [
    ...new HtmlReader(input, tokens, closings, marked).read(from, to),
    ...marginsWithin(tokens, closings, 0, from),
    ...marginsWithin(tokens, closings, to, tokens.length),
  ]
  const named = blocks.find((block) => block.kind === 'heading' && block.level === 1)
  const [title, site] = pageTitle(tokens)
  if (named === undefined)
    return title === undefined ? blocks : [{ kind: 'heading', level: 1, text: title }, ...blocks]
  // Whose page it is often says where that is.
  return site === undefined || ('text' in named && named.text.text === site.text)
    ? blocks
    : [...blocks, { kind: 'margin', place: 'cover', text: site }]
}

/** Reads the HTML between two places of a text that is no page: what stands in a markdown text. */
export function readHtmlPart(
  input: string,
  from: number,
  to: number,
  marked: MarkedSource,
): SourceBlock[] {
  const tokens = htmlTokens(input, from, to)
  return new HtmlReader(input, tokens, closingTags(tokens), marked).read(0, tokens.length)
}

/** The tokens of the page's `main`, of its only `article` where it has none, or all of them. */
function mainContent(
  tokens: readonly HtmlToken[],
  closings: ReadonlyMap<number, number>,
): [from: number, to: number] {
  for (const name of ['main', 'article']) {
    const found = tokens.flatMap((token, index) => {
      const end = closings.get(index)
      return token.kind === 'start' && token.name === name && end !== undefined
        ? ([[index, end]] as [number, number][])
        : []
    })
    if (found[0] !== undefined && found.length === 1) return found[0]
  }
  return [0, tokens.length]
}

/** The page's title and the name of its site, behind a bar or a dash. */
function pageTitle(tokens: readonly HtmlToken[]): [title?: MappedText, site?: MappedText] {
  const at = tokens.findIndex((token) => token.kind === 'start' && token.name === 'title')
  const text = tokens[at + 1]
  if (at < 0 || text?.kind !== 'text') return []
  const [title, ...others] = splitMapped(trimMapped(collapseSpace(text.text)), titleSeparator)
  if (title === undefined || !/[\p{L}\p{N}]/u.test(title.text)) return []
  const site = others.at(-1)
  return site !== undefined && /\p{L}/u.test(site.text) ? [title, site] : [title]
}

const titleSeparator = /\s(?:[|·–—-]|::)\s/gu
