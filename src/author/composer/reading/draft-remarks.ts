import { allMatches } from '../../../text/all-matches.ts'
import { detectLanguage } from '../../language-detection.ts'
import { asksReaders } from '../language/closing-words.ts'
import { asksDraftReaders, beginsWithDraft, saysDraft } from '../language/draft-words.ts'
import { wordCount } from '../language/script.ts'
import { collapseSpace, mapVerbatim, type Span } from './mapped-text.ts'
import type { MarginSource } from './source-block.ts'

/** A text says in its first groups of lines what it is, in so many UTF-16 units. */
const openingLength = 1500
const mostGroups = 3
/** Words of a sentence that asks for something, and of one that says which draft a text is. */
const mostRequestWords = 20
const mostStateWords = 8
/** UTF-16 units that show which language a text is in. */
const sampleLength = 4000

const bracketed = /(?<!\])[(（[]([^()（）[\]]{4,400})[)）\]](?![([:])/gu
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
  // Telling it costs more than all else here, and few texts hold anything that asks for it.
  let known: string | undefined
  const language = () => (known ??= detectLanguage(input.slice(0, sampleLength)).tag)
  for (const [group, { start, text }] of openingGroups(input).entries()) {
    let isDraft = false
    for (const { index, 0: whole, 1: words = '' } of allMatches(text, bracketed)) {
      if (!isRemark(text, index, index + whole.length, group === 0)) continue
      const isAlone = /(?:^|\n)[\s*_>]*$/u.test(text.slice(0, index))
      const asks = asksDraftReaders(words, language())
      // What may be asked of those who hear it is not lost.
      const requests = isAlone && asksReaders(words, language())
      const states = saysDraft(words, language())
      isDraft ||= states
      if (asks || states || requests)
        leave(start + index, start + index + whole.length, asks ? 'nowhere' : 'notes')
    }
    const sentences = allMatches(text, sentence).map(({ index, 0: words }) => ({
      index,
      words,
      states:
        wordCount(words) <= mostStateWords &&
        /[.。]$/u.test(words) &&
        beginsWithDraft(words, language),
    }))
    // Of a text that is done a request is its own.
    if (!isDraft && !sentences.some(({ states }) => states)) continue
    for (const { index, words, states } of sentences) {
      const asks = wordCount(words) <= mostRequestWords && asksDraftReaders(words, language())
      if (asks || states)
        leave(start + index, start + index + words.length, asks ? 'nowhere' : 'notes')
    }
  }
  return { spans: spans.sort((a, b) => a.start - b.start), margins }
}

/** Whether what stands in brackets is a remark about the text: at the end of its first line, or alone in a line. */
function isRemark(text: string, from: number, to: number, isFirst: boolean): boolean {
  const endsLine = /^[\s*_#.。]*?(?:\r?\n|$)/u.test(text.slice(to))
  const before = text.slice(0, from)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  return endsLine && ((isFirst && line === before) || /^[\s*_#>]*$/u.test(line))
}

/** The first groups of lines, headings among them. */
function openingGroups(input: string): { start: number; text: string }[] {
  return [...input.slice(0, openingLength).matchAll(/\S.*(?:\n(?![ \t]*\r?\n).*)*/gu)]
    .slice(0, mostGroups)
    .map(({ index, 0: text }) => ({ start: index, text }))
}
