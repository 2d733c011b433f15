import { quotationMarks } from '../language/quotation-marks.ts'
import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { stripQuotationMarks } from '../reading/attribution.ts'
import { type MappedText, spanOf } from '../reading/mapped-text.ts'
import type { QuotePart } from '../shaping/part.ts'
import { capitalize, cutBeyond, withoutConjunction, withoutFullStop } from '../shaping/shorten.ts'
import { standsAlone } from '../shaping/stands-alone.ts'
import { isTitleLength } from './point-title.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'

/** Words of a sentence out of somebody's words that can be their title. */
const titleWords = { least: 4, most: 12 }

/** The first sentence of a longer quotation that is whole and short, in the quotation marks of its language. */
function quotedTitle(words: MappedText, { language }: Composing): string | undefined {
  const sentences = splitSentences(words, language)
  if (sentences.length < 2) return undefined
  const found = sentences
    .map(({ text }) => withoutConjunction(text.trim(), language))
    .find((text) => {
      const count = wordCount(text)
      const fits = count >= titleWords.least && count <= titleWords.most && isTitleLength(text)
      return fits && standsAlone(text, language)
    })
  if (found === undefined) return undefined
  const [opening, closing] = quotationMarks(language)
  return `${opening}${withoutFullStop(found)}${closing}`
}

function isGiven(title: string | undefined): title is string {
  return title !== undefined
}

/** Somebody's words, whole. */
export function quoteSlide(part: QuotePart, composing: Composing): SlideDraft {
  const words = stripQuotationMarks(part.quote)
  const text = cutBeyond(words.text, 420, composing.language)
  const sources = [
    words,
    ...(part.name ? [part.name] : []),
    ...(part.affiliation ? [part.affiliation] : []),
  ]
  return {
    layout: 'quote',
    titles: [
      quotedTitle(words, composing),
      part.name && capitalize(part.name.text, composing.language),
    ].filter(isGiven),
    blocks: [
      {
        kind: 'quote',
        id: noBlockId,
        quote: sourced(composing, text, sources.slice(0, 1)),
        ...(part.name ? { name: part.name.text } : {}),
        ...(part.affiliation ? { affiliation: part.affiliation.text } : {}),
      },
    ],
    shown: part.atoms.filter((atom) => showsWhole(text, atom)),
    covered: part.atoms,
    spans: sources.slice(1).map(spanOf),
  }
}
