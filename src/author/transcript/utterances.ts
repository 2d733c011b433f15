import type { Block } from '../../deck/blocks/block.ts'
import { printedValue } from '../../deck/blocks/chart/format-value.ts'
import { sidePoints } from '../../deck/blocks/comparison/side-points.ts'
import type { ImageBlock } from '../../deck/blocks/image/schema.ts'
import type { StatsBlock } from '../../deck/blocks/stats/schema.ts'
import { statsSentence, statsValue } from '../../deck/blocks/stats/stats-value.ts'
import type { StepsBlock } from '../../deck/blocks/steps/schema.ts'
import { columnHead } from '../../deck/blocks/table/column-head.ts'
import type { TableBlock } from '../../deck/blocks/table/schema.ts'
import type { SourcedText, SourceSpan } from '../../deck/sourced-text.ts'
import { wordCount } from '../composer/language/script.ts'
import { sequenceWord } from '../composer/language/sequence-words.ts'
import { foldedWords } from '../composer/slides/slide-draft.ts'
import type { SourceReader } from './source-reader.ts'
import type { SpokenPhrases } from './spoken-phrases.ts'
import { asSentence, endsSentence, ledUp, quoted, spokenList, spokenPair } from './spoken-text.ts'

/** One thing that is said: a whole sentence, or a fragment that is said together with its neighbours. */
export interface Utterance {
  text: string
  fragment: boolean
  /** Before the fragments that it begins. */
  lead?: string
  /** Of a line under a head of its own, which may be the beginning of a sentence: the two apart. */
  headed?: { head: string; text: string }
  /** Where it stands in the source. */
  span?: SourceSpan
}

/** What the words are spoken with. */
export interface Speaking {
  language: string
  phrases: SpokenPhrases
  sources: SourceReader
}

/** What is said about a block, in its order. `title` is the slide's, which says what a chart shows. */
export function blockUtterances(block: Block, title: string, speaking: Speaking): Utterance[] {
  const { language, phrases } = speaking
  switch (block.kind) {
    case 'paragraph':
      return block.paragraphs.flatMap((one) => lineUtterances(one, '', speaking))
    case 'bullets':
      return block.items.flatMap((one) => lineUtterances(one, '', speaking))
    case 'cards':
      return block.items.flatMap((one) => {
        const text = [one.text, one.foot].filter(Boolean).join(', ')
        return lineUtterances({ ...one, text }, one.head, speaking)
      })
    case 'definition':
      return block.items.flatMap((one) => lineUtterances(one, one.term, speaking))
    case 'agenda': {
      const topics = block.items.map((one) => one.text)
      return [said(ledUp(phrases.agenda, spokenList(topics, language), language), language)]
    }
    case 'steps':
      return stepsUtterances(block, speaking)
    case 'timeline':
      return block.items.map((one) => {
        const happened = [one.text, one.detail].filter(Boolean).join(', ')
        const passage = ownPassage(one, [one.date, happened], speaking)
        const text =
          passage && endsSentence(passage) ? passage : ledUp(one.date, happened, language)
        return said(one.date === '' ? happened : text, language, one.sources[0])
      })
    case 'stats':
      return block.items.flatMap((one) => figureUtterances(one, block.items.length, speaking))
    case 'comparison':
      return comparisonUtterances(block, speaking)
    case 'quote': {
      const who = [block.name, block.affiliation].filter(Boolean).join(', ')
      return [quotationUtterance(block.quote, who, speaking)]
    }
    case 'table':
      return tableUtterances(block, speaking)
    case 'chart':
      return chartUtterances(block, title, speaking)
    case 'image': {
      const shown = pictureDescription(block, speaking)
      if (shown === undefined) return []
      return [said(ledUp(phrases.picture, shown, language), language, block.sources[0])]
    }
    case 'code':
      return [{ text: phrases.code, fragment: false, ...spanOf(block.code.sources) }]
  }
}

/** Steps in words for their order: the first, every other one after it and the last have one. */
function stepsUtterances(block: StepsBlock, speaking: Speaking): Utterance[] {
  const { language, phrases } = speaking
  const last = block.items.length - 1
  return block.items.flatMap((one, index) => {
    const lines = lineUtterances(one, one.head ?? '', speaking)
    const [first, ...rest] = lines
    const word =
      index === 0
        ? (block.firstNumber ?? 1) === 1 && phrases.first
        : index === last
          ? phrases.finally
          : index % 2 === 1 && phrases.next
    if (first === undefined || word === false || block.items.length < 2)
      return lines.map((line) => said(line.text, language, line.span))
    const isOrdered = sequenceWord(first.text, language) !== undefined
    const led = isOrdered ? first.text : ledUp(word, first.text, language)
    return [said(led, language, first.span), ...rest]
  })
}

/** What somebody said, led up to by who it was; whole, where the slide has room for its beginning only. */
function quotationUtterance(quote: SourcedText, who: string, speaking: Speaking): Utterance {
  const { language, phrases } = speaking
  const words = quoted(uncut(quote, speaking), language)
  const line = ledUp(who === '' ? phrases.quotation : who, words, language)
  return said(line, language, quote.sources[0])
}

/** A text that was cut short as its source has it; any other text as it is. */
function uncut({ text, sources }: SourcedText, speaking: Speaking): string {
  if (!/…$/u.test(text)) return text
  const whole = sources.map((span) => speaking.sources.passage(span))
  return whole.find((one) => foldedWords(one).startsWith(foldedWords(text))) ?? text
}

/** A quotation and who said it on one line, as slides without a layout of their own for it write them. */
const quotationLine = /^[“"]([^“”"]+)[”"]\s+—\s+(\S.*)$/su

/**
 * What an author says that a picture shows: a caption, or an alternative text that the source has or that is a
 * sentence. Any other one was made of the picture's file name.
 */
function pictureDescription(
  { caption = '', alt, sources }: ImageBlock,
  speaking: Speaking,
): string | undefined {
  const isTelling = (text: string) => wordCount(text.replace(/[^\p{L}\p{M}]+/gu, ' ')) >= 2
  if (isTelling(caption)) return caption
  const passages = sources.map((span) => speaking.sources.passage(span)).filter(Boolean)
  const isOfSource = passages.some((one) => foldedWords(one) === foldedWords(alt))
  return isTelling(alt) && (isOfSource || endsSentence(alt)) ? alt : undefined
}

function figureUtterances(
  figure: StatsBlock['items'][number],
  figures: number,
  speaking: Speaking,
): Utterance[] {
  const { language, phrases } = speaking
  const { label, note = '' } = figure
  const value = statsValue(figure)
  const [span] = figure.sources
  const own = ownPassage(figure, [label, value, note], speaking)
  if (own !== undefined) return [said(own, language, span)]
  const sentences = wholeSentences(figure.sources, speaking)
  if (sentences.length > 0 && coversAll(sentences, [value])) return sentences
  const more = note !== '' && !coversAll(sentences, [note]) ? ` – ${note}` : ''
  const reads = figure.order === 'value-first' || label === ''
  const pair = figures > 1 ? spokenPair(label, value, language) : ledUp(label, value, language)
  const line = (reads ? statsSentence(figure) : pair) + more
  if (figures > 1) return [{ ...fragment(line, span), lead: phrases.figures }, ...sentences]
  return [said(line, language, span), ...sentences]
}

function said(text: string, language: string, span?: SourceSpan): Utterance {
  return { text: asSentence(text, language), fragment: false, ...(span ? { span } : {}) }
}

function fragment(text: string, span?: SourceSpan): Utterance {
  return { text, fragment: true, ...(span ? { span } : {}) }
}

function spanOf([span]: readonly SourceSpan[]): { span?: SourceSpan } {
  return span === undefined ? {} : { span }
}

/** A line of a slide: the sentence of the source that it was made of, else its own words. */
function lineUtterances(line: SourcedText, head: string, speaking: Speaking): Utterance[] {
  const { language } = speaking
  const shown = [head, line.text].filter((one) => one.trim() !== '')
  if (shown.length === 0) return []
  const [, quotation, who] = quotationLine.exec(line.text) ?? []
  if (head === '' && quotation !== undefined && who !== undefined)
    return [quotationUtterance({ ...line, text: quotation }, who, speaking)]
  const sentences = wholeSentences(line.sources, speaking)
  if (sentences.length > 0 && coversAll(sentences, shown)) return sentences
  const own = ownPassage(line, shown, speaking)
  const [span] = line.sources
  if (own !== undefined && (shown.length > 1 || endsSentence(own)))
    return [said(own, language, span)]
  if (own !== undefined) return [fragment(own, span)]
  if (shown.length > 1) {
    const [first, ...rest] = sentences
    // The sentence says all of the line but its head, and what the line has no room for.
    if (first !== undefined && coversAll(sentences, [line.text]))
      return [said(ledUp(head, first.text, language), language, first.span), ...rest]
    const headed = { head, text: line.text }
    return [{ ...said(ledUp(head, line.text, language), language, span), headed }, ...sentences]
  }
  const [text = ''] = shown
  return [endsSentence(text) ? said(text, language, span) : fragment(text, span), ...sentences]
}

/** The passages of the spans that are whole sentences of a few words and more. */
function wholeSentences(spans: readonly SourceSpan[], { sources, language }: Speaking) {
  return spans.flatMap((span): Utterance[] => {
    const passage = sources.passage(span)
    const whole = endsSentence(passage) && wordCount(passage) >= 3 && !passage.includes('|')
    return whole ? [said(passage, language, span)] : []
  })
}

/** The passage of a line's only span, when it holds all the words that are shown. */
function ownPassage(
  line: SourcedText,
  shown: readonly string[],
  { sources }: Speaking,
): string | undefined {
  const [span, ...more] = line.sources
  if (span === undefined || more.length > 0) return undefined
  const passage = sources.passage(span)
  const holds = coversAll([{ text: passage, fragment: false }], shown)
  return holds && !passage.includes('|') ? passage : undefined
}

/** Whether every word that is shown is said, in whatever order: sources are shortened, never rewritten. */
function coversAll(utterances: readonly Utterance[], shown: readonly string[]): boolean {
  const all = foldedWords(utterances.map((one) => one.text).join(' '))
  const words = shown.join(' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.every((word) => all.includes(foldedWords(word)))
}

function comparisonUtterances(
  block: Extract<Block, { kind: 'comparison' }>,
  speaking: Speaking,
): Utterance[] {
  const { language, phrases } = speaking
  const names = block.sides.map((side) => side.text).filter(Boolean)
  const lines = [said(ledUp(phrases.compared, spokenList(names, language), language), language)]
  for (const [index, side] of block.sides.entries()) {
    const cells = sidePoints(block, index).flatMap(({ label, text }) =>
      text === '' ? [] : [spokenPair(label, text, language)],
    )
    if (cells.length > 0)
      lines.push(said(ledUp(side.text, cells.join('; '), language), language, side.sources[0]))
  }
  const { verdict } = block
  if (verdict !== undefined) {
    const text = [verdict.text, verdict.note].filter(Boolean).join(', ')
    const sentences = wholeSentences(verdict.sources, speaking)
    const covered = sentences.length > 0 && coversAll(sentences, [verdict.text])
    lines.push(...(covered ? sentences : lineUtterances({ ...verdict, text }, '', speaking)))
  }
  // Said as one: the sides stand where the first of them does.
  const [first] = block.sides.flatMap((side) => side.sources)
  return lines.map((line) => ({ ...line, ...(first ? { span: first } : {}) }))
}

/** So many rows and columns are read out; of larger tables only the names are. */
const readRows = 4
const readColumns = 4

function tableUtterances(block: TableBlock, speaking: Speaking): Utterance[] {
  const { language, phrases } = speaking
  const [span] = block.rows.flatMap((row) => row.sources)
  const columns = block.columns.slice(1).map(columnHead)
  const lines: Utterance[] = []
  const rowLine = (cells: readonly string[]) => {
    const [head = '', ...rest] = cells
    const values = rest.flatMap((cell, index) =>
      cell === '' ? [] : [spokenPair(columns[index] ?? '', cell, language)],
    )
    return said(ledUp(head, values.join('; '), language), language, span)
  }
  const isSmall = block.rows.length <= readRows && block.columns.length <= readColumns
  if (isSmall) return block.rows.map((row) => rowLine(row.cells))
  const rows = block.rows.map((row) => row.cells[0] ?? '').filter((name) => /\p{L}/u.test(name))
  if (rows.length >= 2 && rows.length <= 8)
    lines.push(said(ledUp(phrases.table, spokenList(rows, language), language), language, span))
  const named = columns.filter(Boolean)
  if (named.length > 0)
    lines.push(said(ledUp(phrases.each, spokenList(named, language), language), language, span))
  const highlighted = block.rows.find((row) => row.highlighted)
  if (highlighted !== undefined) lines.push(rowLine(highlighted.cells))
  return lines
}

function chartUtterances(
  block: Extract<Block, { kind: 'chart' }>,
  title: string,
  speaking: Speaking,
): Utterance[] {
  const { language, phrases } = speaking
  const [span] = block.sources.flat()
  const lines: Utterance[] = []
  if (title !== '') lines.push(said(ledUp(phrases.chart, title, language), language, span))
  const place = block.highlightedSeries ?? block.series.length - 1
  const series = block.series[place]
  if (series === undefined) return lines
  const points = series.values.flatMap((value, index) =>
    value === null ? [] : [{ value, index, name: block.categories[index] ?? '' }],
  )
  const shown = (point: { index: number; name: string }) =>
    spokenPair(point.name, printedValue({ ...block, language }, place, point.index), language)
  const sorted = [...points].sort((a, b) => b.value - a.value)
  const [highest, lowest] = [sorted[0], sorted[sorted.length - 1]]
  if (highest === undefined || lowest === undefined || highest.value === lowest.value) return lines
  const name = series.name === '' ? '' : ` (${series.name})`
  const time = block.chartType === 'line' || block.chartType === 'area'
  const [first, last] = [points[0], points[points.length - 1]]
  if (time && first !== undefined && last !== undefined)
    lines.push(said(`${shown(first)}; ${shown(last)}`, language, span))
  lines.push(
    said(
      `${ledUp(`${phrases.highest}${name}`, shown(highest), language)}; ${ledUp(lowerFirst(phrases.lowest), shown(lowest), language)}`,
      language,
      span,
    ),
  )
  return lines
}

/** A phrase of ours inside a sentence; they begin with an article or an adjective, whose capital only a beginning needs. */
function lowerFirst(phrase: string): string {
  const [first = ''] = phrase
  return first.toLowerCase() + phrase.slice(first.length)
}
