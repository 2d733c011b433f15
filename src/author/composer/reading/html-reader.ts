import { isWebAddress } from '../../../deck/marks/mark.ts'
import { appendAll } from '../append-all.ts'
import { splitWho, stripQuotationMarks } from './attribution.ts'
import { codeText } from './code-text.ts'
import { readDataImage } from './data-image.ts'
import { isFurniture, marginsWithin } from './html-furniture.ts'
import { layoutTables } from './html-layout-tables.ts'
import { addToItem, beginItem, named, type OpenList } from './html-lists.ts'
import { type OpenTable, tableBlocks } from './html-tables.ts'
import type { HtmlTag, HtmlToken } from './html-tokens.ts'
import { type InlineText, raise } from './inline-text.ts'
import { leadOf } from './lead-term.ts'
import {
  collapseSpace,
  emptyMappedText,
  joinMapped,
  type MappedText,
  mapVerbatim,
  sliceMapped,
  trimMapped,
} from './mapped-text.ts'
import type { MarkedSource, SourceStyle } from './marked-source.ts'
import { isLinkList, isNavigation } from './navigation.ts'
import { sealCode } from './sealed-code.ts'
import type { SourceBlock } from './source-block.ts'

/** Lists deeper than this stand in the list around them: no slide shows more levels. */
const deepestList = 6

/** What nests deeper only makes the reading slow: nobody sets a word in so many ways or quotes so often. */
const deepest = 24

/** Elements that begin a line of their own. */
const blockElements = new Set(
  'address article blockquote body caption center dd details div dl dt fieldset figcaption figure footer header hgroup hr li main ol p pre section summary table tbody td tfoot th thead tr ul h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)

const styles: Record<string, SourceStyle> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  s: { strike: true },
  del: { strike: true },
  strike: { strike: true },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
  var: { italic: true },
}

const headingName = /^h([1-6])$/

/** The words of a line as they come in. */
interface Run {
  text: string
  offsets: number[]
  strongLead: number
  linkLength: number
  fragmentLinkLength: number
  externalLinkLength: number
  hasImage: boolean
}

/** Reads the elements of a page into blocks, one after another. */
export class HtmlReader {
  private readonly blocks: SourceBlock[] = []
  private run: Run = emptyRun()
  /** Elements that style words or lead somewhere, the innermost last. */
  private readonly styled: { name: string; style: SourceStyle; href: string; opens: boolean }[] = []
  private readonly lists: OpenList[] = []
  /** Lists opened within the deepest that is read as one. */
  private tooDeep = 0
  private table: OpenTable | undefined
  private heading = 0
  private pre: { language: string } | undefined
  private quotes: { from: number; who?: MappedText }[] = []
  private citing = false
  private readonly input: string
  private readonly tokens: readonly HtmlToken[]
  private readonly closings: ReadonlyMap<number, number>
  private readonly marked: MarkedSource
  /** Tables that only place things: they hold headings, lists or further tables. */
  private readonly layouts: ReadonlySet<number>

  constructor(
    input: string,
    tokens: readonly HtmlToken[],
    closings: ReadonlyMap<number, number>,
    marked: MarkedSource,
  ) {
    this.input = input
    this.tokens = tokens
    this.closings = closings
    this.marked = marked
    this.layouts = layoutTables(tokens, closings)
  }

  read(from: number, to: number): SourceBlock[] {
    for (let at = from; at < to; at++) {
      const token = this.tokens[at]
      if (token === undefined) break
      if (token.kind === 'text') this.words(token.text)
      else if (token.kind === 'end') this.close(token)
      else if (isFurniture(token, this.quotes.length > 0)) {
        const end = this.closings.get(at)
        if (end !== undefined) {
          if (blockElements.has(token.name)) this.flush()
          appendAll(this.blocks, marginsWithin(this.tokens, this.closings, at, end))
          at = end
        }
      } else this.open(token, at)
    }
    this.flush()
    this.closeTable()
    while (this.lists.length > 0) this.closeList()
    while (this.quotes.length > 0) this.closeQuote()
    return this.blocks
  }

  private open(tag: HtmlTag, at: number): void {
    const { name } = tag
    if (this.pre !== undefined && name !== 'br') return
    if (blockElements.has(name)) this.flush()
    const level = headingName.exec(name)?.[1]
    if (level !== undefined) this.heading = Number(level)
    const style = styles[name] ?? (name === 'a' ? linkStyle(tag) : undefined)
    if (style !== undefined || name === 'sup' || name === 'sub') {
      const href = tag.attributes.get('href') ?? ''
      if (this.styled.length >= deepest) return
      this.styled.push({ name, style: style ?? {}, href, opens: this.run.text.trim() === '' })
      return
    }
    switch (name) {
      case 'br':
        this.append('\n', [tag.start])
        return
      case 'img':
        this.readImage(tag)
        return
      case 'ul':
      case 'ol':
      case 'dl':
        if (this.table !== undefined || this.lists.length >= deepestList) this.tooDeep++
        else this.lists.push({ ordered: name === 'ol', items: [], inlines: [], described: false })
        return
      case 'li':
      case 'dt':
      case 'dd':
        if (this.table === undefined) beginItem(this.lists.at(-1), name)
        return
      case 'table':
        if (this.layouts.has(at) || this.table !== undefined || !this.closings.has(at)) return
        this.table = { rows: [], heads: [], cell: undefined }
        return
      case 'tr':
        this.closeCell()
        this.table?.rows.push([])
        this.table?.heads.push([])
        return
      case 'td':
      case 'th':
        this.closeCell()
        if (this.table !== undefined) {
          this.table.cell = []
          this.table.heads.at(-1)?.push(name === 'th')
        }
        return
      case 'blockquote':
        if (this.quotes.length < deepest) this.quotes.push({ from: this.blocks.length })
        return
      case 'cite':
        if (this.quotes.length > 0) {
          this.flush()
          this.citing = true
        }
        return
      case 'footer':
      case 'figcaption':
        this.citing = this.quotes.length > 0
        return
      case 'pre':
        this.pre = { language: languageOf(tag, this.tokens[at + 1]) }
        return
      default:
        return
    }
  }

  private close({ name }: HtmlTag): void {
    if (this.pre !== undefined) {
      if (name === 'pre') this.closeCode()
      return
    }
    const styled = this.styled.findLastIndex((one) => one.name === name)
    if (styled >= 0) {
      const [one] = this.styled.splice(styled, 1)
      if (one?.style.bold === true && one.opens) this.run.strongLead = this.run.text.length
      return
    }
    if (blockElements.has(name) || (name === 'cite' && this.citing)) this.flush()
    if (headingName.test(name)) this.heading = 0
    switch (name) {
      case 'ul':
      case 'ol':
      case 'dl':
        if (this.tooDeep > 0) this.tooDeep--
        else this.closeList()
        return
      case 'table':
        this.closeTable()
        return
      case 'blockquote':
        this.closeQuote()
        return
      case 'cite':
      case 'footer':
      case 'figcaption':
        this.citing = false
        return
      default:
        return
    }
  }

  /** Some words of the line, set as the elements around them say. */
  private words({ text, offsets }: MappedText): void {
    if (this.pre !== undefined) {
      this.append(text, offsets)
      return
    }
    const style: SourceStyle = Object.assign({}, ...this.styled.map((one) => one.style))
    // No title says what is struck out.
    if (style.strike === true && this.heading > 0) return
    const raised = this.styled.findLast(({ name }) => name === 'sup' || name === 'sub')?.name
    const plain = style.code === true && this.marked.seals ? sealCode(text) : text
    this.append(raised === 'sup' || raised === 'sub' ? raise(plain, raised) : plain, offsets)
    if (Object.keys(style).length > 0) this.marked.style(offsets, style)
    const link = this.styled.findLast(({ name }) => name === 'a')
    if (link === undefined || link.href.startsWith('mailto:')) return
    const { length } = text.trim()
    this.run.linkLength += length
    if (link.href.startsWith('#')) this.run.fragmentLinkLength += length
    else if (/^[a-z]+:/i.test(link.href)) this.run.externalLinkLength += length
  }

  private append(text: string, offsets: readonly number[]): void {
    this.run.text += text
    for (const offset of offsets) this.run.offsets.push(offset)
  }

  /** Ends the line: what it is follows from the elements that are open. */
  private flush(): void {
    const { run } = this
    this.run = emptyRun()
    const inline: InlineText = {
      ...run,
      text: { text: run.text, offsets: run.offsets },
      images: [],
      marked: false,
    }
    const text = trimMapped(collapseSpace(inline.text))
    if (!/[\p{L}\p{N}]/u.test(text.text)) {
      if (this.table?.cell !== undefined && text.text !== '') this.table.cell.push(text)
      return
    }
    this.marked.line(text)
    const list = this.lists.at(-1)
    const quote = this.quotes.at(-1)
    if (this.table !== undefined) {
      if (this.table.cell === undefined) this.pushText(inline, text)
      else this.table.cell.push(text)
    } else if (this.heading > 0) this.blocks.push({ kind: 'heading', level: this.heading, text })
    else if (this.citing && quote !== undefined)
      quote.who = joinMapped([quote.who ?? emptyMappedText, withoutDash(text)])
    else if (list?.term !== undefined) {
      list.items.push({
        text: joinMapped([list.term, text], ': '),
        lead: list.term.text.length + 1,
        more: [],
        children: [],
      })
      delete list.term
    } else if (list !== undefined) addToItem(list, inline, text)
    else this.pushText(inline, text)
  }

  private pushText(inline: InlineText, text: MappedText): void {
    if (isNavigation(inline)) this.leave(text)
    else this.blocks.push({ kind: 'paragraph', text, lead: leadOf(inline, text) })
  }

  private leave(text: MappedText): void {
    this.blocks.push({ kind: 'margin', place: 'nowhere', text })
  }

  private closeList(): void {
    const list = this.lists.pop()
    if (list === undefined) return
    const items = list.items.filter((item) => item.text.text !== '' || item.children.length > 0)
    if (items.length === 0) return
    if (isLinkList(list.inlines)) {
      for (const { text } of list.inlines) this.leave(trimMapped(collapseSpace(text)))
      return
    }
    const parent = this.lists.at(-1)?.items.at(-1)
    if (parent !== undefined) parent.children.push(...items)
    else this.blocks.push({ kind: 'list', ordered: list.ordered, items: items.map(named) })
  }

  private closeCell(): void {
    if (this.table?.cell === undefined) return
    this.table.rows.at(-1)?.push(joinMapped(this.table.cell))
    this.table.cell = undefined
  }

  private closeTable(): void {
    const { table } = this
    if (table === undefined) return
    this.closeCell()
    this.table = undefined
    appendAll(this.blocks, tableBlocks(table))
  }

  private closeQuote(): void {
    const quote = this.quotes.pop()
    this.citing = false
    if (quote === undefined) return
    const inside = this.blocks.splice(quote.from)
    const [first] = inside
    const plain = inside.every((block) => block.kind === 'paragraph')
    if (!plain || first === undefined || quote.who === undefined) {
      for (const block of inside) this.blocks.push(block)
      return
    }
    const words = joinMapped(inside.flatMap((one) => (one.kind === 'paragraph' ? [one.text] : [])))
    this.blocks.push({ kind: 'quote', text: stripQuotationMarks(words), ...splitWho(quote.who) })
  }

  private closeCode(): void {
    const { text, offsets } = this.run
    const language = this.pre?.language ?? ''
    this.pre = undefined
    this.run = emptyRun()
    const code = codeText({ text, offsets }, true)
    if (code.text.trim() !== '') this.blocks.push({ kind: 'code', text: code, language })
  }

  /** Only a picture that the page carries in itself: nothing is fetched. */
  private readImage({ attributes, start, end }: HtmlTag): void {
    this.run.hasImage = true
    const image = readDataImage(attributes.get('src') ?? '')
    if (image === undefined) return
    const words = attributes.get('alt') ?? ''
    const at = words === '' ? -1 : this.input.slice(start, end).indexOf(words)
    const alt = at < 0 ? emptyMappedText : mapVerbatim(words, start + at)
    this.blocks.push({
      kind: 'image',
      image,
      alt,
      text: at < 0 ? mapVerbatim(this.input.slice(start, start + 1), start) : alt,
    })
  }
}

function emptyRun(): Run {
  return {
    text: '',
    offsets: [],
    strongLead: 0,
    linkLength: 0,
    fragmentLinkLength: 0,
    externalLinkLength: 0,
    hasImage: false,
  }
}

function linkStyle({ attributes }: HtmlTag): SourceStyle {
  const url = attributes.get('href') ?? ''
  return isWebAddress(url) ? { link: { url } } : {}
}

function withoutDash(text: MappedText): MappedText {
  return sliceMapped(text, /^\s*[—–―-]*\s*/u.exec(text.text)?.[0].length ?? 0)
}

/** The language that a listing is marked with (`class="language-js"`), on itself or on the `code` in it. */
function languageOf(tag: HtmlTag, next: HtmlToken | undefined): string {
  const inner = next?.kind === 'start' ? (next.attributes.get('class') ?? '') : ''
  const called = `${tag.attributes.get('class') ?? ''} ${inner}`
  return /(?:^|\s)lang(?:uage)?-([\w+#-]+)/.exec(called)?.[1] ?? ''
}
