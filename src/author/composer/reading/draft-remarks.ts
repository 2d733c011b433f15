import { allMatches } from '../../../text/all-matches.ts'
import { detectLanguage } from '../../language-detection.ts'
import { asksReaders } from '../language/closing-words.ts'
import { asksDraftReaders, beginsWithDraft, saysDraft } from '../language/draft-words.ts'
import { wordCount } from '../language/script.ts'
import { lineGroups } from './line-groups.ts'
import { collapseSpace, mapVerbatim, type Span } from './mapped-text.ts'
import type { MarginSource } from './source-block.ts'
import { readLines } from './text-lines.ts'

/** A text says in its first groups of lines what it is, in so many UTF-16 units. */
const openingLength = 1500
const mostGroups = 3
/** Words of a sentence that asks for something, and of one that says which draft a text is. */
const mostRequestWords = 20
const mostStateWords = 8
/** UTF-16 units that show which language a text is in. */
const sampleLength = 4000

/** What stands in brackets at the end of a line, with what stands before it. */
const bracketed = /^(.*?)(?<!\])([(（[]([^()（）[\]]{4,400})[)）\]])[\s*_#.。]*$/u
const sentence = /[^.!?。！？\s][^.!?。！？]*(?:[.!?。！？]+|$)/gu

/**
 * What stands over a text for those who finish it or read its draft ("rough, slides to be made by Sunday", "Comments to Rosie
 * please"): nothing that is shown. How far it is may be asked about and is for the notes.
 */
export function draftRemarks(input: string): { spans: Span[]; margins: MarginSource[] } {
  const margins: MarginSource[] = []
  const spans: Span[] = []
  const leave = (words: string, start: number, asks: boolean) => {
    const end = start + words.length
    if (spans.some((span) => start < span.end && span.start < end)) return
    spans.push({ start, end })
    const place = asks ? 'nowhere' : 'notes'
    margins.push({ kind: 'margin', place, text: collapseSpace(mapVerbatim(words, start)) })
  }
  // Telling it costs more than all else here, and few texts hold anything that asks for it.
  let known: string | undefined
  const language = () => (known ??= detectLanguage(input.slice(0, sampleLength)).tag)
  const opening = readLines(input, 0, Math.min(input.length, openingLength))
  for (const [group, lines] of lineGroups(opening).slice(0, mostGroups).entries()) {
    let isDraft = false
    for (const [at, { text, start }] of lines.entries()) {
      const [, before = '', whole = '', words = ''] = bracketed.exec(text) ?? []
      const isAlone = /^[\s*_>#]*$/u.test(before)
      // A remark stands at the end of the first line, or alone in a line.
      if (words === '' || !(isAlone || (group === 0 && at === 0))) continue
      const asks = asksDraftReaders(words, language())
      const states = saysDraft(words, language())
      isDraft ||= states
      // What may be asked of those who hear it is not lost.
      if (asks || states || (isAlone && asksReaders(words, language())))
        leave(whole, start + before.length, asks)
    }
    const [first, last] = [lines[0]?.start ?? 0, lines.at(-1)]
    const text = input.slice(first, last === undefined ? first : last.start + last.text.length)
    const sentences = allMatches(text, sentence).map(({ index, 0: words }) => ({
      start: first + index,
      words,
      states:
        wordCount(words) <= mostStateWords &&
        /[.。]$/u.test(words) &&
        beginsWithDraft(words, language),
    }))
    // Of a text that is done a request is its own.
    if (!isDraft && !sentences.some(({ states }) => states)) continue
    for (const { start, words, states } of sentences) {
      const asks = wordCount(words) <= mostRequestWords && asksDraftReaders(words, language())
      if (asks || states) leave(words, start, asks)
    }
  }
  return { spans: spans.sort((a, b) => a.start - b.start), margins }
}
