import { appendAll } from '../append-all.ts'
import { stripQuotationMarks } from './attribution.ts'
import { codeText } from './code-text.ts'
import { ForwardSearch } from './forward-search.ts'
import { type GrowingText, grown } from './growing-text.ts'
import { withoutDefinitions } from './latex-definitions.ts'
import {
  argumentsOfBegin,
  dropped,
  floats,
  formulas,
  headingLevels,
  listingLanguage,
  listings,
  lists,
  quotations,
  tables,
} from './latex-environments.ts'
import { bareFormula, displayedFormula, isWithinSentence } from './latex-formulas.ts'
import { LatexInline } from './latex-inline.ts'
import { addToItem, beginItem, type OpenList } from './latex-lists.ts'
import { LatexTable } from './latex-tables.ts'
import { latexTitle } from './latex-title.ts'
import { leadTermLength } from './lead-term.ts'
import { withPlaces } from './mapped-places.ts'
import {
  collapseSpace,
  joinMapped,
  type MappedText,
  mapVerbatim,
  type Span,
  sliceMapped,
  trimMapped,
} from './mapped-text.ts'
import { MarkedSource } from './marked-source.ts'
import type { SourceBlock } from './source-block.ts'

/** Lists and quotations deeper than this stand in the ones around them: no slide shows more levels. */
const deepestList = 6
const deepestQuote = 24

/** How much of a paragraph is looked at before a formula, in UTF-16 units. */
const longestTail = 200

/** Where reading a text stops being words: a sign of LaTeX, a cell's end or an empty line. */
const stop = /[\\%{}$~`'&-]|\n[ \t]*\r?\n\s*/g
const name = /\\([A-Za-z]+)(\*?)/y
const environment = /\\(begin|end)[ \t]*\{([A-Za-z]{1,40})\*?\}/y

/** Reads LaTeX: its title, author and date, and what stands in the document without the commands that set it. */
export function readLatex(input: string, marked: MarkedSource): SourceBlock[] {
  const written = withoutDefinitions(input)
  if (written === undefined) return new LatexReader(input, marked).read()
  const noted = new MarkedSource(marked.seals)
  const blocks = new LatexReader(written.text, noted).read()
  marked.take(noted, written.offsets)
  return withPlaces(blocks, written.offsets)
}

class LatexReader {
  private readonly input: string
  private readonly marked: MarkedSource
  private readonly inline: LatexInline
  private readonly blocks: SourceBlock[] = []
  private run: GrowingText = { units: [], offsets: [] }
  private readonly lists: OpenList[] = []
  private tooDeep = 0
  private table: LatexTable | undefined
  /** A table or figure that LaTeX places by itself: where its blocks begin, and its captions. */
  private float: { from: number; captions: MappedText[] } | undefined
  private readonly quotes: number[] = []
  /** What stands within a table or list and is told behind it. */
  private readonly waiting: MappedText[] = []
  private readonly asides: SourceBlock[] = []
  private readonly search: ForwardSearch

  constructor(input: string, marked: MarkedSource) {
    this.input = input
    this.marked = marked
    this.inline = new LatexInline(input, marked)
    this.search = new ForwardSearch(input)
  }

  read(): SourceBlock[] {
    const begin = '\\begin{document}'
    const start = this.input.indexOf(begin)
    appendAll(
      this.blocks,
      latexTitle(this.input, this.inline, (span) => this.words(span)),
    )
    const from = start < 0 ? 0 : start + begin.length
    const to = this.search.next('\\end{document}', from)
    let at = from
    while (at < to) {
      stop.lastIndex = at
      const match = stop.exec(this.input)
      const next = Math.min(match?.index ?? to, to)
      this.inline.verbatim(at, next, this.run)
      at = match === null || next >= to ? to : this.step(match[0], next, to)
    }
    this.flush()
    this.closeTable()
    if (this.float !== undefined) this.closeFloat()
    while (this.lists.length > 0) this.closeList()
    while (this.quotes.length > 0) this.closeQuote()
    this.tellWaiting()
    return [...this.blocks, ...this.asides]
  }

  /** Reads what begins at a sign; the place behind it. */
  private step(sign: string, at: number, to: number): number {
    if (sign.startsWith('\n')) {
      if (this.table === undefined) this.flush()
      else this.inline.verbatim(at, at + 1, this.run)
      return at + sign.length
    }
    if (sign === '&') {
      if (this.table?.inner === 0) this.table.closeCell(this.takeRun())
      else this.inline.verbatim(at, at + 1, this.run)
      return at + 1
    }
    if (sign === '$' && this.input.startsWith('$$', at)) return this.display(at, '$$')
    return (sign === '\\' ? this.command(at) : undefined) ?? this.inline.step(at, to, this.run)
  }

  /** Reads a command that makes blocks; undefined where it is one within a line. */
  private command(at: number): number | undefined {
    const { input, table } = this
    if (input.startsWith('\\\\', at) && table !== undefined) {
      if (table.inner === 0) table.closeRow(this.takeRun())
      const behind = at + (input[at + 2] === '*' ? 3 : 2)
      return this.inline.skipOptional(behind)
    }
    if (input.startsWith('\\[', at)) return this.display(at, '\\]')
    name.lastIndex = at
    const called = name.exec(input)
    const [whole = '', command = ''] = called ?? []
    const behind = at + whole.length
    if (command === 'begin' || command === 'end') return this.environment(at)
    if (Object.hasOwn(headingLevels, command)) return this.heading(command, behind)
    if (table !== undefined) {
      if (command === 'midrule' || command === 'hline') {
        if (command === 'midrule') table.rule()
        return behind
      }
      if (/^(?:top|bottom|special|cmid)rule$/.test(command)) {
        const lines = /(?:\([lr]*\))?(?:\{[\d, -]{1,12}\})?/y
        lines.lastIndex = behind
        return behind + (lines.exec(input)?.[0].length ?? 0)
      }
      if (command === 'multicolumn') return this.spanning(behind)
      if (command === 'multirow') return this.inline.skipArguments(behind, 2)
    }
    switch (command) {
      case 'item':
        return this.item(behind)
      case 'par':
        if (table === undefined) this.flush()
        return behind
      case 'caption':
      case 'footnote':
      case 'footnotetext':
        return this.aside(command, behind)
      default:
        return undefined
    }
  }

  /** A displayed formula; where nothing closes it, its opening sign is skipped. */
  private display(at: number, sign: string): number {
    const close = this.search.next(sign, at + 2)
    if (close >= this.input.length) return at + 2
    return this.listing(at + 2, close, 2, 'latex')
  }

  private environment(at: number): number | undefined {
    environment.lastIndex = at
    const match = environment.exec(this.input)
    if (match === null) return undefined
    const [whole, way, kind = ''] = match
    const behind = at + whole.length
    if (way === 'end') this.end(kind)
    else return this.begin(kind, behind)
    return behind
  }

  private begin(kind: string, at: number): number {
    if (tables.has(kind) && this.table !== undefined) this.table.inner++
    else if (this.table === undefined && !formulas.has(kind)) this.flush()
    if (tables.has(kind)) {
      this.table ??= new LatexTable()
      return this.inline.skipArguments(
        at,
        /^(?:tabular[xy]|xltabular)$/.test(kind) || this.input[at - 2] === '*' ? 2 : 1,
      )
    }
    if (floats.has(kind) && this.table === undefined) {
      if (this.float !== undefined) this.closeFloat()
      this.float = { from: this.blocks.length, captions: [] }
    }
    if (listings.has(kind) || formulas.has(kind) || dropped.has(kind)) {
      const close = this.search.next(`\\end{${kind}`, at)
      if (close >= this.input.length) return at
      const end = Math.min(this.input.length, this.search.next('}', close) + 1)
      if (dropped.has(kind)) return end
      const from = this.inline.skipArguments(at, kind === 'minted' || kind === 'alignat' ? 1 : 0)
      const language = listingLanguage(kind, this.input.slice(at, from))
      return this.listing(from, close, end - close, language)
    }
    if (lists.has(kind)) {
      if (this.table !== undefined || this.lists.length >= deepestList) this.tooDeep++
      else this.lists.push({ ordered: /enum/.test(kind), items: [] })
      return this.inline.skipOptional(at)
    }
    if (quotations.has(kind) && this.quotes.length < deepestQuote)
      this.quotes.push(this.blocks.length)
    if (kind === 'frame') {
      const from = this.inline.skipOptional(at)
      return this.input[from] === '{' ? this.heading('frametitle', from) : from
    }
    return this.inline.skipArguments(at, argumentsOfBegin[kind] ?? 0)
  }

  private end(kind: string): void {
    if (tables.has(kind)) {
      if (this.table !== undefined && this.table.inner > 0) this.table.inner--
      else this.closeTable()
      return
    }
    if (this.table === undefined) this.flush()
    if (lists.has(kind)) {
      if (this.tooDeep > 0) this.tooDeep--
      else this.closeList()
    } else if (quotations.has(kind)) this.closeQuote()
    else if (floats.has(kind) && this.float !== undefined) this.closeFloat()
  }

  private heading(command: string, at: number): number {
    const argument = this.inline.argument(at)
    if (argument === undefined) return at
    this.flush()
    this.closeTable()
    while (this.lists.length > 0) this.closeList()
    const text = this.words(argument)
    if (/[\p{L}\p{N}]/u.test(text.text))
      this.blocks.push({ kind: 'heading', level: headingLevels[command] ?? 2, text })
    return argument.end + 1
  }

  /**
   * A caption goes to the table of its float, or where that has none, to the notes: what it says is of a picture that is not
   * there. So does a footnote, to those of the slide that tells the sentence before its mark.
   */
  private aside(command: string, at: number): number {
    const argument = this.inline.argument(at)
    if (argument === undefined) return at
    const text = this.words(argument)
    if (command !== 'caption')
      this.asides.push({ kind: 'margin', place: 'notes', text, at: argument.end })
    else if (this.float !== undefined) this.float.captions.push(text)
    else if (this.table === undefined) {
      this.flush()
      this.paragraph(text)
    } else this.waiting.push(text)
    return argument.end + 1
  }

  private closeFloat(): void {
    const { from, captions } = this.float ?? { from: 0, captions: [] }
    this.float = undefined
    const blocks = this.blocks.slice(from)
    const holder = blocks.find((block) => block.kind === 'table')
    const [caption, ...others] = captions
    if (caption !== undefined && holder?.kind === 'table') holder.caption = caption
    const left = holder === undefined ? captions : others
    // Beside a listing or a formula it is what that is called.
    const isAlone = blocks.every((block) => block.kind === 'paragraph')
    for (const text of left)
      if (isAlone) this.blocks.push({ kind: 'margin', place: 'notes', text })
      else this.paragraph(text)
  }

  private item(at: number): number {
    const list = this.lists.at(-1)
    if (this.table !== undefined || list === undefined) return at
    this.flush()
    const label = /(?:<[\d,|+ -]{1,20}>)?[ \t]*(?:\[([^\]\n]{0,200})\])?/y
    label.lastIndex = at
    const [whole = '', written] = label.exec(this.input) ?? []
    const end = at + whole.length
    const place =
      written === undefined ? undefined : { start: end - 1 - written.length, end: end - 1 }
    beginItem(list, place && { text: this.words(place), end: end - 1 })
    return end
  }

  /** Lines kept as they are, between two places; the place behind what closes them. */
  private listing(from: number, close: number, closing: number, language: string): number {
    const end = Math.min(close, this.input.length)
    const before = language === 'latex' ? this.run.units.slice(-longestTail).join('') : ''
    if (isWithinSentence(this.input, before, { start: from, end }, end + closing)) {
      const { start, end: to } = bareFormula(this.input, { start: from, end })
      this.inline.writeFormula(start, start, to, to, this.run)
      return end + closing
    }
    if (this.table === undefined) this.flush()
    const span = { start: from, end }
    const written =
      language === 'latex'
        ? displayedFormula(this.input, span)
        : mapVerbatim(this.input.slice(from, end), from)
    const code = codeText(written, true)
    const text = sliceMapped(code, 0, code.text.trimEnd().length)
    if (text.text.trim() !== '') this.blocks.push({ kind: 'code', text, language })
    return Math.min(this.input.length, end + closing)
  }

  private spanning(at: number): number {
    const count = this.inline.argument(at)
    if (count === undefined) return at
    const text = this.inline.argument(this.inline.skipArguments(at, 2))
    if (text === undefined) return at
    const words = this.words(text)
    this.run = { units: words.text.split(''), offsets: [...words.offsets] }
    // What spans columns stands in the first of them.
    const columns = Number.parseInt(this.input.slice(count.start, count.end), 10)
    for (let column = 1; column < Math.min(columns || 1, 40); column++)
      this.table?.closeCell(this.takeRun())
    return text.end + 1
  }

  private closeTable(): void {
    const { table } = this
    if (table === undefined) return
    table.closeCell(this.takeRun())
    this.table = undefined
    appendAll(this.blocks, table.blocks())
    this.tellWaiting()
  }

  private closeList(): void {
    const list = this.lists.pop()
    if (list === undefined) return
    const items = list.items.filter((item) => item.text.text !== '' || item.children.length > 0)
    if (items.length === 0) return
    const parent = this.lists.at(-1)?.items.at(-1)
    if (parent !== undefined) parent.children.push(...items)
    else {
      this.blocks.push({ kind: 'list', ordered: list.ordered, items })
      this.tellWaiting()
    }
  }

  private closeQuote(): void {
    const from = this.quotes.pop()
    if (from === undefined) return
    const inside = this.blocks.splice(from)
    const words = inside.flatMap((one) => (one.kind === 'paragraph' ? [one.text] : []))
    if (words.length === inside.length && words.length > 0)
      this.blocks.push({ kind: 'quote', text: stripQuotationMarks(joinMapped(words)) })
    else for (const block of inside) this.blocks.push(block)
  }

  /** Ends the paragraph: a block, or a line of the list that is open. */
  private flush(): void {
    const text = this.takeRun()
    const list = this.lists.at(-1)
    if (this.table !== undefined && text.text !== '') this.waiting.push(text)
    else if (list === undefined) this.paragraph(text)
    else if (/[\p{L}\p{N}]/u.test(text.text)) addToItem(list, text)
    if (this.table === undefined && list === undefined) this.tellWaiting()
  }

  private tellWaiting(): void {
    for (const text of this.waiting.splice(0)) this.paragraph(text)
  }

  private paragraph(text: MappedText): void {
    if (!/[\p{L}\p{N}]/u.test(text.text)) return
    this.blocks.push({ kind: 'paragraph', text, lead: leadTermLength(text.text) })
  }

  private takeRun(): MappedText {
    const text = trimMapped(collapseSpace(grown(this.run)))
    this.run = { units: [], offsets: [] }
    this.marked.line(text)
    return text
  }

  /** The words in a range, on one line. */
  private words({ start, end }: Span): MappedText {
    const text = trimMapped(collapseSpace(this.inline.read(start, end)))
    this.marked.line(text)
    return text
  }
}
