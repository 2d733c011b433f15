import { allMatches } from '../../../text/all-matches.ts'
import { segmenter } from '../../../text/segmenter.ts'
import { type MappedText, sliceMapped, trimMapped } from '../reading/mapped-text.ts'
import { abbreviations, closingUnits, isAbbreviation, listEndings } from './abbreviations.ts'
import { findDates } from './dates.ts'
import { pieces } from './pieces.ts'
import { sentenceEndsOf } from './sentence-ends.ts'
import { abbreviatesBeforeNumber } from './short-words.ts'
import { stopwordsFor } from './stopwords.ts'
import { hasUnmarkedEnds, unmarkedEnds } from './unmarked-ends.ts'

/**
 * Splits one paragraph into sentences. Full stops of abbreviations, initials and ordinals do not end one; Thai and Lao,
 * which have none, are split where words or spaces show that a sentence ends.
 */
export function splitSentences(paragraph: MappedText, language: string): MappedText[] {
  const cuts = sentenceEnds(paragraph.text, language)
  const sentences: MappedText[] = []
  let from = 0
  for (const to of cuts) {
    const sentence = trimMapped(sliceMapped(paragraph, from, to))
    if (sentence.text !== '') sentences.push(sentence)
    from = to
  }
  return sentences
}

/** What ends a sentence before one that begins small. */
const smallBegin = /(?<=[\p{L}\p{N})]{2}[.!?]\s{1,3})\p{Ll}/gu
/** So many sentences that begin small are no abbreviations. */
const fewestSmall = 2

/** A paragraph that somebody types without capitals, with one for each sentence; any other as it is. */
function withCapitals(text: string): string {
  if (!/^\s*\p{Ll}/u.test(text) || /[.!?]\s+\p{Lu}/u.test(text)) return text
  if (allMatches(text, smallBegin).length < fewestSmall) return text
  return text.replace(smallBegin, (letter) =>
    letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter,
  )
}

/** Indices behind each sentence, the text's length last. */
function sentenceEnds(written: string, language: string): number[] {
  const text = withCapitals(written)
  if (text === '') return []
  if (hasUnmarkedEnds(language)) return outsideQuotations(text, unmarkedEnds(text, language))
  const ends: number[] = []
  for (const { start, piece } of pieces(text)) {
    let behind = start
    for (const segment of segmentsOf(piece, language)) {
      behind += segment.length
      // What opens right behind an end belongs to the next sentence; the segmenter takes it for what closes.
      const at = behind - (opening.exec(segment)?.[0].length ?? 0)
      const before = text.slice(Math.max(0, at - 40), at)
      const after = text.slice(at, at + 40)
      if (at < text.length && goesOn(before, after, language)) continue
      ends.push(...innerEnds(text, ends[ends.length - 1] ?? start, at, language), at)
    }
  }
  if (ends[ends.length - 1] !== text.length) ends.push(text.length)
  const { inner } = sentenceEndsOf(language)
  const all = inner === undefined ? ends : withInnerEnds(text, ends, inner)
  return beforeWords(text, outsideQuotations(text, all))
}

const opening = /(?<=[.!?。！？])[([（「『【“„«]$/u

/** The ends behind which something is said: a number alone belongs to the sentence before it. */
function beforeWords(text: string, ends: readonly number[]): number[] {
  return ends.filter((end, index) => {
    const piece = text.slice(end, ends[index + 1] ?? end)
    return !/\p{N}/u.test(piece) || /\p{L}/u.test(piece)
  })
}

/** Words in marks or brackets, so long that a reader takes them for a part of their sentence. */
const quotation =
  /\([^()]{1,240}\)|（[^（）]{1,240}）|“[^“”]{1,240}”|„[^„“”]{1,240}[“”]|«[^«»]{1,240}»|»[^«»]{1,240}«|「[^「」]{1,240}」|『[^『』]{1,240}』|(?<![^\s(—–])"[^"\n]{1,240}"/gu

/** The ends that stand in no quotation and no brackets: `"A. B." dedi` is one sentence. */
function outsideQuotations(text: string, ends: readonly number[]): number[] {
  const quoted = allMatches(text, quotation).map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
  let at = 0
  return ends.filter((end) => {
    while (at < quoted.length && (quoted[at]?.to ?? 0) <= end) at++
    return (quoted[at]?.from ?? end) >= end
  })
}

/** The ends with those of a language's own marks, where no colon has announced a list of which they are the commas. */
function withInnerEnds(text: string, ends: readonly number[], inner: RegExp): number[] {
  const all: number[] = []
  let from = 0
  for (const end of ends) {
    const sentence = text.slice(from, end)
    if (!/[:：（(]/u.test(sentence))
      for (const match of allMatches(sentence, inner)) all.push(from + match.index + 1)
    all.push(end)
    from = end
  }
  return all
}

/** Behind what alone a segmenter ends a sentence (UAX #29), the Greek question mark in both its forms with it. */
const sentenceEnd = /[\p{Sentence_Terminal}\u2024;\u037e\n\r\u0085\u2028\u2029]/u

/** What the segmenter takes for sentences; it is not asked about the many short lines in which none can end. */
function* segmentsOf(text: string, language: string): Generator<string> {
  if (!sentenceEnd.test(text)) yield text
  else for (const { segment } of segmenter(language, 'sentence').segment(text)) yield segment
}

const beforeDigitOrLabel = /[.!?]\s+(?=\p{N}|\p{Ll}{1,30}:\s)/gu
const endingWord = /(\p{L}[\p{L}\p{M}]{2,}|[)\]%”"])$/u

/** Ends that the segmenter leaves out: before a number in lower-case company ("… done. 14 of the top 20 …") or a label. */
function innerEnds(text: string, from: number, to: number, language: string): number[] {
  const piece = text.slice(from, to)
  const ends: number[] = []
  for (const match of allMatches(piece, beforeDigitOrLabel)) {
    const before = piece.slice(Math.max(0, match.index - 40), match.index)
    const behind = match.index + match[0].length
    const after = piece.slice(behind, behind + 40)
    if (match[0][0] === '.' && abbreviatesBeforeNumber(`${before}.`, after, language)) continue
    if (splitsDate(before + match[0], after, language)) continue
    const word = endingWord.exec(before)?.[1]
    if (word === undefined) {
      if (endsSmall(before, language) || (endsInYear(before) && countsThings(after)))
        ends.push(from + behind)
      continue
    }
    const label = /\p{L}/u.test(after[0] ?? '')
    if (!label && abbreviations.has(word.toLowerCase())) continue
    ends.push(from + behind)
  }
  return ends
}

/** "… none outside it. 84 of …": a small word that is no abbreviation ("No. 84"). */
function endsSmall(before: string, language: string): boolean {
  const word = /(?<![\p{L}\p{M}.])(\p{Ll}{2})$/u.exec(before)?.[1]
  return (
    word !== undefined &&
    word !== 'no' &&
    stopwordsFor(language).has(word) &&
    !abbreviations.has(word)
  )
}

/** "… in 2024. 640 volunteers …"; not the parts of a Hungarian date ("2024. 6. 12."). */
function endsInYear(before: string): boolean {
  return /(?<![\p{N}.,])(?:1[89]|20)\p{N}{2}$/u.test(before)
}

function countsThings(after: string): boolean {
  return /^\p{N}[\p{N}.,\u00a0\u202f]*\s\p{L}/u.test(after)
}

/** Whether the sentence goes on behind a break that the segmenter saw, in whatever way. */
function goesOn(before: string, after: string, language: string): boolean {
  return (
    joins(before, after, language) ||
    splitsDate(before, after, language) ||
    abbreviatesBeforeNumber(before, after, language)
  )
}

const lastWord = /(?:^|[\s("'’“„«])(\p{L}[\p{L}\p{M}.]*|\d{1,4})\.\s*$/u

/** Whether the text goes on in the same sentence behind a break that the segmenter saw. */
function joins(before: string, after: string, language: string): boolean {
  // In notes without capitals a label begins a new statement: "… to 19 Nov. reason: …".
  if (/^\p{Ll}+:\s/u.test(after)) return false
  if (/^[\p{Ll}]/u.test(after) && !/\n\s*$/.test(before) && !/[。！？]$/u.test(before.trimEnd()))
    return true
  if (/^[)\]»”’"]/u.test(after)) return true
  // "9.+10. Mai", "3./4. Juni": a sign right behind a number's full stop joins it to the next.
  if (/\d\.$/u.test(before) && /^[+/&–—-]/u.test(after)) return true
  if (/[([]\s*$/u.test(before)) return true
  // 「…。」と述べた, "…."라고 말했다: no space parts the words from who says them.
  if (/["”」』»]$/u.test(before) && /^[\p{Script=Hiragana}\p{Script=Hangul}]/u.test(after))
    return true
  // "1. offence: a talk, 2. offence: a letter": a number alone is no sentence, it counts what follows.
  // One behind the point of a number or of a time ends that ("It was 19.2.").
  if (/(?:^|(?<!\d)[.:,]|[.:,]\s|[!?…;(])\s{0,3}\d{1,2}\.\s*$/u.test(before)) return true
  // "Dipl.-Ing.", "Dr.-Ing.": what an abbreviation is joined to is one too.
  if (/\p{L}\.-\p{L}+\.\s*$/u.test(before)) return true
  const word = lastWord.exec(before)?.[1]
  if (word === undefined) return false
  // "z. B.", "d. h.", "т. е.": abbreviations of several letters.
  if (/^\p{Ll}$/u.test(word) && /^\p{L}\.(?:\s|$)/u.test(after)) return true
  if (/^\p{Lu}$/u.test(word)) return /^\p{Lu}/u.test(after)
  // "15. Dezember": an ordinal before a word; a year or a number that ends a sentence has more digits or a capital after.
  if (/^\d{1,2}$/.test(word)) return /^\p{Ll}/u.test(after)
  const known = word.toLowerCase().replace(/\.$/, '')
  if (/^["“„«]?\p{Lu}/u.test(after)) {
    if (listEndings.has(known)) return false
    if (closingUnits.has(known) && /\p{N}\s*(?:\p{L}+\.?\s*)?\p{L}+\.\s*$/u.test(before))
      return false
  }
  return isAbbreviation(known, language, { before, after })
}

/** Of a date so much may stand on either side of a full stop, in UTF-16 units. */
const longestDatePart = 20

/** Whether a full stop behind a number stands in a date ("1. März", "2015. 3") or is that of an ordinal ("am 3. Tag"). */
function splitsDate(before: string, after: string, language: string): boolean {
  if (!/\p{N}\.\s*$/u.test(before)) return false
  const near = before.slice(-longestDatePart)
  const at = near.length
  const around = findDates(near + after.slice(0, longestDatePart), language)
  if (around.some(({ from, to }) => from < at && at < to)) return true
  const leading = /(?:^|\s)(\p{L}+)\s\d{1,2}\.\s*$/u.exec(before)?.[1] ?? ''
  return sentenceEndsOf(language).beforeOrdinal?.test(leading.toLowerCase()) ?? false
}
