import { allMatches } from '../../../text/all-matches.ts'
import {
  collapseSpace,
  joinMapped,
  type MappedText,
  mapVerbatim,
  sliceMapped,
  trimMapped,
} from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'

const dropped =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|svg|table|pre|code|picture|video)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/** Headings and paragraphs in raw HTML; tags, comments, scripts and pictures are left out. */
export function readHtml(input: string, start: number, end: number): SourceBlock[] {
  const raw = input.slice(start, end)
  const heading = /<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1\s*>/i.exec(raw)
  if (heading?.[2] !== undefined) {
    const from = heading.index + heading[0].indexOf(heading[2], heading[0].indexOf('>'))
    const text = withoutTags(mapVerbatim(heading[2], start + from))
    return /[\p{L}\p{N}]/u.test(text.text)
      ? [{ kind: 'heading', level: Number(heading[1]), text }]
      : []
  }
  const blanked = raw.replace(dropped, (match) => ' '.repeat(match.length))
  const text = withoutTags(mapVerbatim(blanked, start))
  const letters = text.text.match(/\p{L}/gu)?.length ?? 0
  return letters >= 20 && !/<a\b/i.test(raw) ? [{ kind: 'paragraph', text, lead: 0 }] : []
}

function withoutTags(source: MappedText): MappedText {
  const pieces: MappedText[] = []
  let from = 0
  for (const match of allMatches(source.text, /<\/?[a-zA-Z][^>]*>|&[a-z]+;/g)) {
    pieces.push(sliceMapped(source, from, match.index))
    from = match.index + match[0].length
  }
  pieces.push(sliceMapped(source, from))
  return trimMapped(collapseSpace(joinMapped(pieces)))
}
