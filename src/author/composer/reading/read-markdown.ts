import type {
  Code,
  Definition,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast'
import { appendAll } from '../append-all.ts'
import { isInterjection } from '../language/address-words.ts'
import { wordCount } from '../language/script.ts'
import { isSignature, readQuotation, splitWho, stripQuotationMarks } from './attribution.ts'
import { codeText } from './code-text.ts'
import { withPlainAddresses } from './data-image.ts'
import { frontMatterLength, readFrontMatter } from './front-matter.ts'
import {
  type InlineImage,
  type InlineText,
  inlineText,
  type MarkdownInput,
  oneLine,
} from './inline-text.ts'
import { leadOf, leadTermLength } from './lead-term.ts'
import {
  emptyMappedText,
  joinMapped,
  type MappedText,
  mapVerbatim,
  sliceMapped,
  splitMapped,
  trimMapped,
} from './mapped-text.ts'
import type { MarkedSource } from './marked-source.ts'
import { isLinkList, isNavigation } from './navigation.ts'
import { type OutlineHeading, outlineHeadings } from './outline-lines.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { nameEntry } from './plain-records.ts'
import { readHtmlPart } from './read-html.ts'
import { readPlainText } from './read-plain-text.ts'
import { longestSealed, sealCode } from './sealed-code.ts'
import type { ListItemSource, SourceBlock } from './source-block.ts'
import { readLines } from './text-lines.ts'

const lineBreak = /\n/gu

/** Reads markdown (CommonMark with GitHub's tables) into source blocks; what only serves a web page is left out. */
export function readMarkdown(input: string, marked: MarkedSource): SourceBlock[] {
  const base = frontMatterLength(input)
  const root = parseMarkdown(withPlainAddresses(base === 0 ? input : input.slice(base)))
  const addresses = new Map<string, string>()
  for (const { identifier, url } of definitionsIn(root))
    if (!addresses.has(identifier)) addresses.set(identifier, url)
  const reader = new MarkdownReader({ source: input, base, marked, addresses })
  for (const node of root.children) reader.read(node)
  const isTitled = root.children.some((node) => node.type === 'heading' && node.depth === 1)
  return [...readFrontMatter(input, isTitled), ...withTitle(withoutBareNames(reader), isTitled)]
}

/** The blocks with a line that opens a text without a heading of the highest level as its title. */
function withTitle(blocks: SourceBlock[], isTitled: boolean): SourceBlock[] {
  const [first, ...others] = blocks
  const isLine =
    first?.kind === 'paragraph' &&
    first.lead === 0 &&
    isName(first.text.text) &&
    !isInterjection(first.text.text) &&
    !/[?？؟:：]$/u.test(first.text.text)
  return isTitled ||
    !isLine ||
    !others.some((block) => block.kind === 'heading' || block.kind === 'paragraph')
    ? blocks
    : [{ kind: 'heading', level: 1, text: first.text }, ...others]
}

/** The blocks with bold lines that stand over nothing as what they are: words that are stressed. */
function withoutBareNames({ blocks, boldNames }: MarkdownReader): SourceBlock[] {
  return blocks.map((block, index): SourceBlock => {
    const next = blocks[index + 1]
    const isBare = next === undefined || (next.kind === 'heading' && !boldNames.has(next))
    return boldNames.has(block) && block.kind === 'heading' && isBare
      ? { kind: 'paragraph', text: block.text, lead: 0 }
      : block
  })
}

/** The definitions of reference links, wherever they stand; of two with one name the first counts (CommonMark 4.7). */
function definitionsIn(root: Root): Definition[] {
  const found: Definition[] = []
  // Not recursive: quotes can be nested thousands deep.
  const open: (Root | RootContent)[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'definition') found.push(node)
    if ('children' in node) open.push(...[...node.children].reverse())
  }
  return found
}

class MarkdownReader {
  readonly blocks: SourceBlock[] = []
  /** Headings that are lines in bold. */
  readonly boldNames = new Set<SourceBlock>()
  private readonly input: MarkdownInput
  /** The lines that are headings because they count on, by where they begin. */
  private readonly outline: ReadonlyMap<number, OutlineHeading>
  /** Listings within the items of the list that is read; they follow it. */
  private readonly itemListings: SourceBlock[] = []
  /** Of the heading with marks that was read last. */
  private level = 0

  constructor(input: MarkdownInput) {
    this.input = input
    this.outline = outlineHeadings(readLines(input.source, input.base, input.source.length))
  }

  read(node: RootContent): void {
    switch (node.type) {
      case 'heading': {
        const text = this.line(node.children)
        if (/[\p{L}\p{N}]/u.test(text.text))
          this.blocks.push({ kind: 'heading', level: node.depth, text: trimHeading(text) })
        this.level = node.depth
        return
      }
      case 'paragraph':
        this.readParagraph(node, false)
        return
      case 'blockquote': {
        const paragraphs = node.children.filter((child) => child.type === 'paragraph')
        if (paragraphs.length === node.children.length && paragraphs.length <= 2) {
          const whole = joinMapped(
            paragraphs.map((one) => trimMapped(this.inline(one.children).text)),
            '\n',
          )
          const quotation = readQuotation(whole, true)
          if (quotation !== undefined) {
            this.blocks.push(oneLineQuote(quotation))
            return
          }
        }
        const signed = this.signedQuote(paragraphs, node.children.length)
        if (signed !== undefined) {
          this.blocks.push(signed)
          return
        }
        for (const child of node.children) {
          if (child.type === 'paragraph') this.readParagraph(child, true)
          else this.read(child)
        }
        return
      }
      case 'list':
        this.readList(node)
        return
      case 'table':
        this.readTable(node)
        return
      case 'code':
        this.readCode(node)
        return
      case 'html':
        appendAll(
          this.blocks,
          readHtmlPart(this.input.source, this.offset(node), this.end(node), this.input.marked),
        )
        return
      default:
        return
    }
  }

  /** A block quotation whose last paragraph is a name with what its bearer is ("Ana Silva, customer since 2011"). */
  private signedQuote(
    paragraphs: readonly Paragraph[],
    children: number,
  ): Extract<SourceBlock, { kind: 'quote' }> | undefined {
    const [words, who] = paragraphs.map((one) =>
      trimMapped(oneLine(this.inline(one.children).text)),
    )
    if (paragraphs.length !== 2 || children !== 2 || words === undefined || who === undefined)
      return undefined
    if (!/^\S+\s[^,]*,\s/u.test(who.text) || !isSignature(who.text)) return undefined
    return { kind: 'quote', text: stripQuotationMarks(words), ...splitWho(who) }
  }

  /** A paragraph, and behind it the pictures that stand in it. */
  private readParagraph(node: Paragraph, quoted: boolean): void {
    const inline = this.inline(node.children)
    const [only, ...others] = node.children
    if (only?.type !== 'image' || others.length > 0) this.readText(node, inline, quoted)
    for (const image of inline.images) this.readImage(image)
  }

  private readText(node: Paragraph, inline: InlineText, quoted: boolean): void {
    // The key to marks that the items below lose.
    const legend = inline.marked && inline.text.text.length < 80
    if (legend || isNavigation(inline)) {
      this.leave(inline)
      return
    }
    const lines = inline.text.text.split('\n')
    if (lines.length >= 2) {
      const run = this.boldRun(node, lines.length) ?? keyValueRun(inline)
      if (run !== undefined) {
        this.blocks.push({ kind: 'list', ordered: false, items: run })
        return
      }
      const names = splitMapped(inline.text, lineBreak)
      if (nameEntry(names.map(({ text }) => text))) {
        for (const text of names) this.blocks.push({ kind: 'paragraph', text, lead: 0 })
        return
      }
    }
    if (!quoted && (this.readBoldName(node) || this.readCounted(node))) return
    if (lines.length >= 2) {
      // Lists and tables that markdown does not know stand in its paragraphs line by line.
      const plain = node.children.every((child) => child.type === 'text')
      if (plain && !quoted) {
        const blocks = readPlainText(this.input.source, this.offset(node), this.end(node))
        if (blocks.some((block) => block.kind !== 'paragraph' && block.kind !== 'heading')) {
          appendAll(this.blocks, blocks)
          return
        }
      }
    }
    const text = trimMapped(oneLine(inline.text))
    if (!/[\p{L}\p{N}]/u.test(text.text)) return
    const quotation = readQuotation(text, false)
    if (quotation !== undefined) this.blocks.push(quotation)
    else this.blocks.push({ kind: 'paragraph', text, lead: leadOf(inline, text) })
  }

  /** A paragraph that is a name in bold, or begins with a line that is one: the heading of what follows. */
  private readBoldName({ children, ...node }: Paragraph): boolean {
    const [bold, next, ...others] = children
    if (bold?.type !== 'strong') return false
    const text = this.line([bold])
    const breaks = next?.type === 'break' || (next?.type === 'text' && /^\s*\n/u.test(next.value))
    if ((next !== undefined && !breaks) || !isName(text.text)) return false
    const level = this.level > 0 ? this.level + 1 : this.blocks.length === 0 ? 1 : 2
    const heading: SourceBlock = { kind: 'heading', level, text: trimHeading(text) }
    this.boldNames.add(heading)
    this.blocks.push(heading)
    const rest = next === undefined ? [] : [next, ...others]
    if (rest.length > 0) this.readParagraph({ ...node, children: rest }, true)
    return true
  }

  /** A paragraph with lines that are headings because they count on through the whole text. */
  private readCounted(node: Paragraph): boolean {
    const { source } = this.input
    const lines = readLines(source, this.offset(node), this.end(node))
    if (!lines.some((line) => this.outline.has(line.start))) return false
    let from = this.offset(node)
    for (const line of lines) {
      const heading = this.outline.get(line.start)
      if (heading === undefined) continue
      if (line.start > from) appendAll(this.blocks, readPlainText(source, from, line.start))
      const level = Math.max(heading.level, this.level + 1)
      this.blocks.push({ kind: 'heading', level, text: heading.text })
      from = line.start + line.text.length
    }
    appendAll(this.blocks, readPlainText(source, from, this.end(node)))
    return true
  }

  /** Lines of one paragraph that begin with bold terms ("**Shared trips.** Up to …"), each perhaps wrapped, as items. */
  private boldRun(node: Paragraph, lines: number): ListItemSource[] | undefined {
    const groups: PhrasingContent[][] = []
    for (const [index, child] of node.children.entries()) {
      const before = node.children[index - 1]
      const opens =
        before === undefined ||
        before.type === 'break' ||
        (before.type === 'text' && /\n\s*$/.test(before.value))
      const last = groups[groups.length - 1]
      if (child.type === 'strong' && opens) groups.push([child])
      else if (last === undefined) return undefined
      else last.push(child)
    }
    if (groups.length < 2 || groups.length < lines / 2) return undefined
    const items = groups.map((group): ListItemSource => {
      const inline = this.inline(group)
      const text = trimMapped(oneLine(inline.text))
      return { text, lead: leadOf(inline, text), more: [], children: [] }
    })
    return items.every((item) => item.lead > 0) ? items : undefined
  }

  /** Only pictures that the text carries in itself: nothing is fetched. */
  private readImage({ node, image }: InlineImage): void {
    const mark = this.verbatim(node)
    const words = node.alt ?? ''
    const at = words === '' ? -1 : mark.text.indexOf(words)
    const alt = at < 0 ? emptyMappedText : sliceMapped(mark, at, at + words.length)
    const text = at < 0 ? sliceMapped(mark, 0, 1) : alt
    this.blocks.push({ kind: 'image', image, alt, text })
  }

  private readList(node: List): void {
    const inlines = flatItems(node).map((item) => this.itemInline(item))
    if (isLinkList(inlines)) {
      for (const inline of inlines) this.leave(inline)
      return
    }
    // Beside what is done, what is still to do says so too.
    const isTicked = flatItems(node).some(({ checked }) => checked === true)
    const items = node.children
      .map((item) => this.readItem(item, isTicked))
      .filter((item) => /[\p{L}\p{N}]/u.test(item.text.text) || item.children.length > 0)
    if (items.length > 0) this.blocks.push({ kind: 'list', ordered: node.ordered === true, items })
    appendAll(this.blocks, this.itemListings.splice(0))
    for (const inline of inlines) for (const image of inline.images) this.readImage(image)
  }

  private leave({ text }: InlineText): void {
    const line = trimMapped(oneLine(text))
    if (/\p{L}/u.test(line.text)) this.blocks.push({ kind: 'margin', place: 'nowhere', text: line })
  }

  private itemInline(item: ListItem): InlineText {
    const numbered = numberedOnly(item)
    if (numbered !== undefined) {
      const inline = this.inline(numbered.children)
      const from = this.offset(item.children[0] ?? numbered)
      const mark = this.input.source.slice(from, this.offset(numbered))
      return { ...inline, text: joinMapped([mapVerbatim(mark, from), inline.text], '') }
    }
    const first = item.children[0]
    return this.inline(first?.type === 'paragraph' ? first.children : [])
  }

  private readItem(item: ListItem, isTicked: boolean): ListItemSource {
    const inline = this.itemInline(item)
    const said = trimMapped(oneLine(inline.text))
    const tick = isTicked ? this.tickOf(item) : undefined
    let text = tick === undefined ? said : joinMapped([tick, said])
    const before = text.text.length - said.text.length
    const lead = leadOf(inline, said)
    const more: MappedText[] = []
    const children: ListItemSource[] = []
    const numbered = numberedOnly(item)
    for (const [index, child] of item.children.entries()) {
      if (numbered !== undefined && index === 0) continue
      if (child.type === 'list')
        appendAll(
          children,
          child.children.map((one) => this.readItem(one, isTicked)),
        )
      else if (child.type === 'paragraph' && index > 0) {
        const further = this.inline(child.children)
        if (!isNavigation(further)) more.push(trimMapped(oneLine(further.text)))
      } else if (child.type === 'code') {
        const line = this.codeLine(child)
        const last = more.pop()
        if (line === undefined) {
          if (last !== undefined) more.push(last)
          appendAll(this.itemListings, this.codeBlock(child, last ?? text))
        } else if (last !== undefined) more.push(joinMapped([last, line]))
        else text = text.text === '' ? line : joinMapped([text, line])
      }
    }
    return {
      text,
      lead: lead === 0 ? 0 : lead + before,
      more,
      children: children.filter((one) => /[\p{L}\p{N}]/u.test(one.text.text)),
    }
  }

  /** The box of a task ("[x]", "[ ]"). */
  private tickOf(item: ListItem): MappedText | undefined {
    const box = /\[[ \txX]\]/u.exec(this.verbatim(item).text)
    return item.checked == null || box === null
      ? undefined
      : mapVerbatim(box[0], this.offset(item) + box.index)
  }

  private readCode(node: Code): void {
    appendAll(this.blocks, this.codeBlock(node))
  }

  /** A listing, with the words that lead to it in the item that it stands in; none for an empty one. */
  private codeBlock(node: Code, intro?: MappedText): SourceBlock[] {
    const text = codeText(this.verbatim(node))
    if (text.text.trim() === '') return []
    const language = node.lang?.split(/[\s,{]/)[0] ?? ''
    return [{ kind: 'code', text, language, ...(intro && intro.text !== '' ? { intro } : {}) }]
  }

  /** A listing of one line as code within a line; undefined for one that is longer, or that a line has no room for. */
  private codeLine(node: Code): MappedText | undefined {
    const { text, offsets } = trimMapped(codeText(this.verbatim(node)))
    const { marked } = this.input
    if (!marked.seals || !/[\p{L}\p{N}]/u.test(text) || text.includes('\n')) return undefined
    if (text.length > longestSealed) return undefined
    const line = { text: sealCode(text), offsets }
    marked.style(offsets, { code: true })
    marked.line(line)
    return line
  }

  private readTable(node: Table): void {
    const useful = usefulColumns(
      node.children.map((row) => row.children.map((cell) => this.inline(cell.children))),
    )
    const [head, ...body] = node.children.map((row) =>
      row.children
        .filter((_, index) => useful[index] ?? true)
        .map((cell) => trimMapped(this.line(cell.children))),
    )
    if (head === undefined || body.length === 0) return
    const width = head.length
    const rows = body
      .map((row) => Array.from({ length: width }, (_, index) => row[index] ?? emptyCell))
      .filter((row) => row.some((cell) => cell.text !== ''))
    if (rows.length > 0) this.blocks.push({ kind: 'table', columns: head, rows })
  }

  private inline(nodes: readonly PhrasingContent[]): InlineText {
    return inlineText(nodes, this.input)
  }

  private line(nodes: readonly PhrasingContent[]): MappedText {
    return trimMapped(oneLine(this.inline(nodes).text))
  }

  private offset(node: Nodes): number {
    return (node.position?.start.offset ?? 0) + this.input.base
  }

  private end(node: Nodes): number {
    return (node.position?.end.offset ?? 0) + this.input.base
  }

  private verbatim(node: Nodes): MappedText {
    const start = this.offset(node)
    const text = this.input.source.slice(start, this.end(node))
    return { text, offsets: Array.from({ length: text.length }, (_, index) => start + index) }
  }
}

/**
 * "- 12. Januar 2025: …" is a list inside an item to markdown, whose number is part of the text: the paragraph behind it
 * when an item begins with one numbered item.
 */
function numberedOnly(item: ListItem): Paragraph | undefined {
  const first = item.children[0]
  if (first?.type !== 'list' || first.ordered !== true || first.children.length !== 1)
    return undefined
  const only = first.children[0]
  const paragraph = only?.children[0]
  return paragraph?.type === 'paragraph' && only?.children.length === 1 ? paragraph : undefined
}

/** Words and characters of a title and of a name in bold; longer ones say something. */
const titleWords = 12
const titleLength = 90

function isName(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    text.length <= titleLength &&
    wordCount(text) <= titleWords &&
    !/[.!,;。！，；।]$/u.test(text)
  )
}

/** Columns but the first whose cells only link to other sites are for readers of the page. */
function usefulColumns(rows: InlineText[][]): boolean[] {
  const [head = [], ...body] = rows
  return head.map((_, index) => {
    if (index === 0) return true
    const cells = body.flatMap((row) => row[index] ?? []).filter((cell) => cell.text.text.trim())
    const links = cells.filter(
      (cell) => cell.externalLinkLength >= cell.text.text.trim().length * 0.8,
    )
    return cells.length === 0 || links.length < cells.length * 0.8
  })
}

const emptyCell: MappedText = { text: '', offsets: [] }

function flatItems(list: List): ListItem[] {
  const items: ListItem[] = []
  for (const item of list.children) {
    items.push(item)
    for (const child of item.children) if (child.type === 'list') appendAll(items, flatItems(child))
  }
  return items
}

function trimHeading(text: MappedText): MappedText {
  const kept = text.text.replace(/[\s:：#]+$/u, '')
  return sliceMapped(text, 0, kept.length)
}

function oneLineQuote(quotation: Extract<SourceBlock, { kind: 'quote' }>): SourceBlock {
  return { ...quotation, text: oneLine(quotation.text) }
}

/** Lines of one paragraph that each begin with a term and a colon ("**Build**: …"), as list items. */
function keyValueRun(inline: InlineText): ListItemSource[] | undefined {
  const items: ListItemSource[] = []
  let from = 0
  const lines = inline.text.text.split('\n')
  for (const line of lines) {
    const text = trimMapped(oneLine(sliceMapped(inline.text, from, from + line.length)))
    from += line.length + 1
    const lead = leadTermLength(text.text, 5)
    if (lead === 0) {
      // A value may be wrapped: the line then continues the item before.
      const last = items.pop()
      if (last === undefined) return undefined
      items.push({ ...last, text: joinMapped([last.text, text]) })
      continue
    }
    items.push({ text, lead, more: [], children: [] })
  }
  return items.length >= 2 && items.length >= lines.length * 0.5 ? items : undefined
}
