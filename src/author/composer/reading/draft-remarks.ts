import { allMatches } from '../../../text/all-matches.ts'
import { asksReaders, beginsWithDraft, saysDraft } from '../language/draft-words.ts'
import { wordCount } from '../language/script.ts'
import { collapseSpace, mapVerbatim, type Span } from './mapped-text.ts'
import type { MarginSource } from './source-block.ts'

/** A text says in its first groups of lines what it is, in so many UTF-16 units. */
const openingLength = 1500
const mostGroups = 3
/** Words of a sentence that asks for something, and of one that says which draft a text is. */
const mostRequestWords = 20
const mostStateWords = 8

const bracketed = /(?<!\])[(（[]([^()（）[\]]{4,400})[)）\]](?!\()/gu
const sentence = /[^.!?。！？\s][^.!?。！？]*(?:[.!?。！？]+|$)/gu

/**
 * What stands over a text for those who finish it or read its draft ("rough, slides to be made by Sunday", "Comments to Rosie
 * please"): nothing that is shown. How far it is may be asked about and is for the notes.
 */
export function draftRemarks(input: string): { spans: Span[]; margins: MarginSource[] } {
  const margins: MarginSource[] = []
  const spans: Span[] = []
  const leave = (start: number, end: number, place: MarginSource['place']) => {
    if (spans.some((span) => start < span.end && span.start < end)) return
    spans.push({ start, end })
    margins.push({
      kind: 'margin',
      place,
      text: collapseSpace(mapVerbatim(input.slice(start, end), start)),
    })
  }
  for (const { start, text } of openingGroups(input)) {
    for (const { index, 0: whole, 1: words = '' } of allMatches(text, bracketed)) {
      const asks = asksReaders(words) || /\bTODO\b/u.test(words)
      if (asks || saysDraft(words))
        leave(start + index, start + index + whole.length, asks ? 'nowhere' : 'notes')
    }
    // Of a text that is done a request is its own.
    if (!saysDraft(text)) continue
    for (const { index, 0: words } of allMatches(text, sentence)) {
      const count = wordCount(words)
      const asks = count <= mostRequestWords && asksReaders(words)
      const states = count <= mostStateWords && /[.。]$/u.test(words) && beginsWithDraft(words)
      if (asks || states)
        leave(start + index, start + index + words.length, asks ? 'nowhere' : 'notes')
    }
  }
  return { spans: spans.sort((a, b) => a.start - b.start), margins }
}

/** The first groups of lines, headings among them. */
function openingGroups(input: string): { start: number; text: string }[] {
  return [...input.slice(0, openingLength).matchAll(/\S.*(?:\n(?![ \t]*\r?\n).*)*/gu)]
    .slice(0, mostGroups)
    .map(({ index, 0: text }) => ({ start: index, text }))
}
