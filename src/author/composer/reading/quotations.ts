import { allMatches } from '../../../text/all-matches.ts'
import { appendAll } from '../append-all.ts'
import { isSignature } from './attribution.ts'
import { inquitAround, inquitBefore, inquitBehind, inquitInside, longestInquit } from './inquits.ts'
import { type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import { between, closings, isSpeech } from './quotation-marks.ts'
import { introducer, quoteOf } from './quotation-speakers.ts'
import type { ParagraphSource, QuoteSource, SourceBlock } from './source-block.ts'

/**
 * Finds the quotations that a text does not set apart by itself: words in marks with a speaker before ("…, wrote to
 * us:"), behind ("says …, …") or on the next line. A quotation has five words and more, and a person or a role who says
 * them; marks around anything else stay where they are.
 */
export function withQuotations(blocks: readonly SourceBlock[]): SourceBlock[] {
  const result: SourceBlock[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]
    const next = blocks[at + 1]
    if (block === undefined) continue
    if (block.kind === 'quote' && block.name === undefined) {
      const introduced = introducedBy(result, block.text)
      if (introduced !== undefined) {
        result.push(introduced)
        continue
      }
      const signed = signedBy(block.text, next)
      result.push(signed ?? block)
      if (signed !== undefined) at++
      continue
    }
    if (block.kind !== 'paragraph') {
      result.push(spokenItem(block) ?? block)
      continue
    }
    const spoken = quotationIn(block)
    if (spoken !== undefined) {
      appendAll(result, spoken)
      continue
    }
    const words = wholeQuotation(block.text)
    if (words === undefined) {
      result.push(block)
      continue
    }
    const introduced = introducedBy(result, words)
    const signed = introduced === undefined ? signedBy(words, next) : undefined
    result.push(introduced ?? signed ?? block)
    if (signed !== undefined) at++
  }
  return result
}

/** What somebody says behind a dash that plain text has for the mark of a list of one item. */
function spokenItem(block: SourceBlock): QuoteSource | undefined {
  const [item, ...others] = block.kind === 'list' && !block.ordered ? block.items : []
  if (item === undefined || others.length > 0 || item.children.length > 0) return undefined
  const found = inquitInside(item.text, true)
  return found?.to === item.text.text.length ? found.quote : undefined
}

/** The quotation of a paragraph, with what stands behind it as a paragraph of its own. */
function quotationIn(block: ParagraphSource): SourceBlock[] | undefined {
  const found =
    inquitInside(block.text) ??
    inquitBehind(block.text) ??
    inquitBefore(block.text) ??
    inquitAround(block.text)
  if (found === undefined) return undefined
  const { quote, to } = found
  const rest = trimMapped(sliceMapped(block.text, to))
  if (!/[\p{L}\p{N}]/u.test(rest.text)) return [quote]
  return [quote, { kind: 'paragraph', text: rest, lead: 0 }]
}

/** A paragraph that is one quotation and nothing else. */
function wholeQuotation(text: MappedText): MappedText | undefined {
  const trimmed = trimMapped(text)
  const closing = closings(trimmed.text, 0).find((at) =>
    /^[.。]?$/u.test(trimmed.text.slice(at + 1)),
  )
  if (closing === undefined) return undefined
  const words = between(trimmed, 0, closing)
  return isSpeech(words) ? words : undefined
}

/** The paragraph before, when it ends with a colon, in Japanese with the verb, and names the speaker; it is taken out of the result. */
function introducedBy(result: SourceBlock[], words: MappedText): QuoteSource | undefined {
  const last = result[result.length - 1]
  if (last?.kind !== 'paragraph' || !isSpeech(words)) return undefined
  const whole = last.text.text
  if (!/[:：。]\s*$/u.test(whole)) return undefined
  const starts = allMatches(whole, /[.!?。！？]\s*(?=\S)/gu).map((one) => one.index + one[0].length)
  const from = starts[starts.length - 1] ?? 0
  const intro = trimMapped(sliceMapped(last.text, from))
  const clause = intro.text.replace(/[\s:：。]+$/u, '')
  const who = clause.length > longestInquit ? undefined : introducer(clause)
  const quote = who && quoteOf(words, intro, who.from, who.to)
  if (quote === undefined) return undefined
  result.pop()
  if (from > 0) result.push({ ...last, text: trimMapped(sliceMapped(last.text, 0, from)) })
  return quote
}

/** A line that names a person right behind a quotation: `Name, affiliation`, with or without a dash. */
function signedBy(words: MappedText, next: SourceBlock | undefined): QuoteSource | undefined {
  if (next === undefined || !isSpeech(words)) return undefined
  const line =
    next.kind === 'paragraph'
      ? next.text
      : next.kind === 'list' && next.items.length === 1 && next.items[0]?.children.length === 0
        ? next.items[0].text
        : undefined
  if (line === undefined) return undefined
  const mark = /^\s*(?:[—–―]|--?)?\s*/u.exec(line.text)?.[0].length ?? 0
  const who = trimMapped(sliceMapped(line, mark))
  return isSignature(who.text) ? quoteOf(words, who, 0, who.text.length) : undefined
}
