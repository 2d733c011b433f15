import { decodeNamedCharacterReference } from 'decode-named-character-reference'
import { allMatches } from '../../../text/all-matches.ts'
import { joinMapped, type MappedText, mapVerbatim } from './mapped-text.ts'

/** A piece of an HTML page with its place in the input. */
export type HtmlToken =
  | { kind: 'text'; text: MappedText }
  | {
      kind: 'start' | 'end'
      name: string
      attributes: ReadonlyMap<string, string>
      start: number
      end: number
    }

export type HtmlTag = Exclude<HtmlToken, { kind: 'text' }>

/** Elements whose text is no markup (HTML standard 13.2.6.4). */
const textOnly = new Set(
  'script style iframe noembed noframes noscript xmp title textarea'.split(' '),
)

const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,31}));/g
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * The tags and texts of HTML between two indices of the input, character references resolved, comments gone. Only
 * tokenized: building a tree takes quadratic time for pages that nest deeply.
 */
export function htmlTokens(input: string, from: number, to: number): HtmlToken[] {
  const source = input.slice(0, to)
  const tokens: HtmlToken[] = []
  let at = from
  let text = from
  const found = new Map<string, number>()
  /** The next place of a text; each is looked for once, so that a missing one costs no second search. */
  const next = (what: string, start: number): number => {
    const known = found.get(what)
    if (known !== undefined && known >= start) return known
    const place = source.indexOf(what, start)
    found.set(what, place < 0 ? to : place)
    return place < 0 ? to : place
  }
  const add = (end: number) => {
    if (end > text) tokens.push({ kind: 'text', text: decoded(source.slice(text, end), text) })
  }
  while (at < to) {
    const open = next('<', at)
    const comment = source.startsWith('<!--', open)
    if (comment || /^<[!?]/.test(source.slice(open, open + 2))) {
      add(open)
      at = text = Math.min(to, comment ? next('-->', open) + 3 : next('>', open) + 1)
      continue
    }
    const name = /^<(\/?)([a-zA-Z][^\s/>]{0,60})/.exec(source.slice(open, open + 64))
    if (name?.[2] === undefined) {
      at = open + 1
      continue
    }
    add(open)
    const end = tagEnd(source, open + name[0].length, next)
    const tag = tagOf(name[2].toLowerCase(), name[1] === '/', source, open, end, name[0].length)
    tokens.push(tag)
    at = text = end
    if (tag.kind === 'start' && textOnly.has(tag.name)) {
      // Its text ends at its own closing tag, and with the page where that is missing.
      const close = `</${tag.name}`
      at = Math.min(next(close, end), next(close.toUpperCase(), end))
      add(at)
      text = at
    }
  }
  add(to)
  return tokens
}

/** Behind the `>` that ends a tag; one in quotation marks does not. */
function tagEnd(source: string, from: number, next: (what: string, start: number) => number) {
  let at = from
  for (;;) {
    const close = next('>', at)
    const quote = Math.min(next('"', at), next("'", at))
    if (quote >= close) return Math.min(source.length, close + 1)
    const end = next(source[quote] ?? '"', quote + 1)
    if (end >= source.length) return Math.min(source.length, close + 1)
    at = end + 1
  }
}

function tagOf(
  name: string,
  closes: boolean,
  source: string,
  start: number,
  end: number,
  skip: number,
): HtmlTag {
  const attributes = new Map<string, string>()
  if (!closes)
    for (const match of allMatches(source.slice(start + skip, end), attribute))
      attributes.set(
        (match[1] ?? '').toLowerCase(),
        decoded(match[2] ?? match[3] ?? match[4] ?? '', 0).text,
      )
  return { kind: closes ? 'end' : 'start', name, attributes, start, end }
}

/** A text with its character references resolved, each at the place of its `&`. */
function decoded(text: string, start: number): MappedText {
  if (!text.includes('&')) return mapVerbatim(text, start)
  const pieces: MappedText[] = []
  let from = 0
  for (const match of allMatches(text, reference)) {
    const character = characterOf(match[1], match[2], match[3])
    if (character === undefined) continue
    pieces.push(mapVerbatim(text.slice(from, match.index), start + from))
    pieces.push({
      text: character,
      offsets: Array.from({ length: character.length }, () => start + match.index),
    })
    from = match.index + match[0].length
  }
  pieces.push(mapVerbatim(text.slice(from), start + from))
  return joinMapped(pieces, '')
}

function characterOf(decimal?: string, hexadecimal?: string, name?: string): string | undefined {
  if (name !== undefined) return decodeNamedCharacterReference(name) || undefined
  const code = Number.parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10)
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : undefined
}

/** Where each start tag's element ends, by the tags' indices; those that nothing closes are missing. */
export function closingTags(tokens: readonly HtmlToken[]): Map<number, number> {
  const closings = new Map<number, number>()
  const open = new Map<string, number[]>()
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'text') continue
    const same = open.get(token.name) ?? []
    open.set(token.name, same)
    if (token.kind === 'start') same.push(index)
    else {
      const start = same.pop()
      if (start !== undefined) closings.set(start, index)
    }
  }
  return closings
}
