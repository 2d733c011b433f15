import type {
  Blockquote,
  Code,
  FootnoteDefinition,
  FootnoteReference,
  Html,
  List,
  Paragraph,
  RootContent,
  Text,
} from 'mdast'
import { appendAll } from '../append-all.ts'
import { wordCount } from '../language/script.ts'
import { isSignature, readQuotation, splitWho, stripQuotationMarks } from './attribution.ts'
import { codeText } from './code-text.ts'
import { parseWithComparisons } from './comparison-signs.ts'
import { withPlainAddresses } from './data-image.ts'
import { frontMatterLength, readFrontMatter } from './front-matter.ts'
import { isDated } from './head-lines.ts'
import { type InlineImage, type InlineText, type MarkdownInput, oneLine } from './inline-text.ts'
import { withLabelsApart } from './labels-between-items.ts'
import { leadOf, leadTermLength } from './lead-term.ts'
import { wrappingOf } from './line-wrapping.ts'
import {
  emptyMappedText,
  joinMapped,
  type MappedText,
  sliceMapped,
  splitMapped,
  trimMapped,
} from './mapped-text.ts'
import {
  bylineWords,
  isLast,
  isLastRemark,
  isOverTitle,
  plainNames,
  readByline,
  titleAt,
} from './markdown-edges.ts'
import { readMarkdownList } from './markdown-lists.ts'
import { isName, trimHeading, withoutBareNames, withTitle } from './markdown-names.ts'
import { definitionsIn, footnotesIn, MarkdownNodes } from './markdown-nodes.ts'
import { readMarkdownTable } from './markdown-tables.ts'
import type { MarkedSource } from './marked-source.ts'
import { isNavigation } from './navigation.ts'
import { type OutlineHeading, outlineHeadings } from './outline-lines.ts'
import { nameEntry } from './plain-records.ts'
import { readHtmlPart } from './read-html.ts'
import { readPlainText } from './read-plain-text.ts'
import type { SourceBlock } from './source-block.ts'
import { readTermLines } from './term-lines.ts'
import { readLines, type Wrapping } from './text-lines.ts'

const lineBreak = /\n/gu

/** Reads markdown (CommonMark with GitHub's tables) into source blocks; what only serves a web page is left out. */
export function readMarkdown(input: string, marked: MarkedSource): SourceBlock[] {
  const base = frontMatterLength(input)
  const root = parseWithComparisons(withPlainAddresses(base === 0 ? input : input.slice(base)))
  root.children = root.children.flatMap(withLabelsApart)
  const addresses = new Map<string, string>()
  for (const { identifier, url } of definitionsIn(root))
    if (!addresses.has(identifier)) addresses.set(identifier, url)
  const names = root.children.some(isMarkedHeading) ? new Map() : plainNames(input, base)
  const reader = new MarkdownReader({ source: input, base, marked, addresses }, names)
  const title = titleAt(root.children)
  for (const [index, node] of root.children.entries()) {
    if (index < title) reader.readOver(node)
    else reader.read(node, root.children[index + 1])
  }
  for (const { note, mark } of footnotesIn(root)) reader.readFootnote(note, mark)
  const isTitled = root.children.some((node) => node.type === 'heading' && node.depth === 1)
  const blocks = withoutBareNames(reader.blocks, reader.boldNames)
  return [...readFrontMatter(input, isTitled), ...withTitle(blocks, isTitled)]
}

class MarkdownReader {
  readonly blocks: SourceBlock[] = []
  /** Headings that are lines in bold. */
  readonly boldNames = new Set<SourceBlock>()
  private readonly nodes: MarkdownNodes
  /** The lines that are headings by their shape, by where they begin. */
  private readonly names: ReadonlyMap<number, OutlineHeading>
  /** The lines that are headings because they count on, by where they begin. */
  private readonly outline: ReadonlyMap<number, OutlineHeading>
  private readonly wraps: Wrapping
  /** Of the heading with marks that was read last. */
  private level = 0

  constructor(input: MarkdownInput, names: ReadonlyMap<number, OutlineHeading>) {
    this.names = names
    this.nodes = new MarkdownNodes(input)
    const lines = readLines(input.source, input.base, input.source.length)
    this.outline = outlineHeadings(lines)
    this.wraps = wrappingOf(lines)
  }

  /** @param next what stands right below it. */
  read(node: RootContent, next?: RootContent): void {
    switch (node.type) {
      case 'heading': {
        // No title says what is struck out.
        const text = this.nodes.line(node.children.filter(({ type }) => type !== 'delete'))
        if (/[\p{L}\p{N}]/u.test(text.text))
          this.blocks.push({ kind: 'heading', level: node.depth, text: trimHeading(text) })
        this.level = node.depth
        return
      }
      case 'paragraph': {
        const byline = next?.type === 'paragraph' ? this.bylineOf(node) : undefined
        // Below everything it is a remark: credits, hours, whom to ask.
        const isBelow = isLast(next) && this.blocks.at(-1)?.kind !== 'heading'
        const remark = isBelow ? this.inItalics(node) : undefined
        if (byline !== undefined) appendAll(this.blocks, readByline(byline))
        else if (remark !== undefined && this.blocks.length > 1 && isLastRemark(remark.text))
          this.blocks.push({ kind: 'margin', place: 'notes', text: remark })
        else this.readParagraph(this.withoutName(node), false)
        return
      }
      case 'blockquote':
        this.readQuoted(node)
        return
      case 'list':
        this.readList(node)
        return
      case 'table': {
        const table = readMarkdownTable(node, this.nodes)
        if (table !== undefined) this.blocks.push(table)
        return
      }
      case 'code':
        this.readCode(node)
        return
      case 'html':
        this.readHtml(node)
        return
      default:
        return
    }
  }

  /** What stands over the title: in bold it says what that is the title of. */
  readOver(node: RootContent): void {
    const [bold, next, ...others] = node.type === 'paragraph' ? node.children : []
    const breaks = next?.type === 'break' || (next?.type === 'text' && /^\s*\n/u.test(next.value))
    const isLine = bold?.type === 'strong' && (next === undefined || breaks)
    const text = isLine ? this.nodes.line([bold]) : undefined
    if (node.type !== 'paragraph' || text === undefined || !isOverTitle(text.text)) {
      this.read(node)
      return
    }
    this.blocks.push({ kind: 'margin', place: 'cover', text: trimHeading(text) })
    if (next !== undefined) this.readParagraph({ ...node, children: [next, ...others] }, true)
  }

  /** What stands in italics right below the title: who wrote the text, when and what for. Undefined for anything else. */
  private bylineOf(node: Paragraph): MappedText | undefined {
    const isBelowTitle =
      this.blocks.at(-1)?.kind === 'heading' &&
      this.blocks.every(({ kind }) => kind === 'heading' || kind === 'margin')
    const text = isBelowTitle ? this.inItalics(node) : undefined
    // What has a label is read as that wherever it stands.
    return text === undefined || leadTermLength(text.text) > 0 ? undefined : text
  }

  /** A short paragraph that stands in italics, but for a word or two. */
  private inItalics({ children }: Paragraph): MappedText | undefined {
    if (children[0]?.type !== 'emphasis' || children.at(-1)?.type !== 'emphasis') return undefined
    const text = this.nodes.line(children)
    const plain = this.nodes.line(children.filter(({ type }) => type !== 'emphasis'))
    const isSet = plain.text.trim().length * 4 <= text.text.length
    return isSet && wordCount(text.text) <= bylineWords ? text : undefined
  }

  /** For the notes of the slide that tells what stands before its mark. */
  readFootnote({ children }: FootnoteDefinition, mark: FootnoteReference): void {
    for (const child of children) {
      if (child.type !== 'paragraph') continue
      const text = this.nodes.line(child.children)
      const at = this.nodes.end(mark)
      if (/[\p{L}\p{N}]/u.test(text.text))
        this.blocks.push({ kind: 'margin', place: 'notes', text, at })
    }
  }

  private readQuoted(node: Blockquote): void {
    const paragraphs = node.children.filter((child) => child.type === 'paragraph')
    if (paragraphs.length === node.children.length && paragraphs.length <= 2) {
      const whole = joinMapped(
        paragraphs.map((one) => trimMapped(this.nodes.inline(one.children).text)),
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
  }

  /** A block quotation whose last paragraph is a name with what its bearer is ("Ana Silva, customer since 2011"). */
  private signedQuote(
    paragraphs: readonly Paragraph[],
    children: number,
  ): Extract<SourceBlock, { kind: 'quote' }> | undefined {
    const [words, who] = paragraphs.map((one) =>
      trimMapped(oneLine(this.nodes.inline(one.children).text)),
    )
    if (paragraphs.length !== 2 || children !== 2 || words === undefined || who === undefined)
      return undefined
    if (!/^\S+\s[^,]*,\s/u.test(who.text) || !isSignature(who.text)) return undefined
    return { kind: 'quote', text: stripQuotationMarks(words), ...splitWho(who) }
  }

  /** A paragraph, and behind it the pictures that stand in it. */
  private readParagraph(node: Paragraph, quoted: boolean): void {
    const inline = this.nodes.inline(node.children)
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
      const run = readTermLines(node, inline, this.nodes)
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
        const blocks = readPlainText(
          this.nodes.input.source,
          this.nodes.offset(node),
          this.nodes.end(node),
        )
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
    const text = this.nodes.line([bold])
    const breaks = next?.type === 'break' || (next?.type === 'text' && /^\s*\n/u.test(next.value))
    if ((next !== undefined && !breaks) || !isName(text.text)) return false
    const above = this.blocks.at(-1)
    // A day right below the title says when the document was made or what time it is about.
    if (
      next === undefined &&
      above?.kind === 'heading' &&
      above.level === 1 &&
      isDated(text.text)
    ) {
      this.blocks.push({ kind: 'margin', place: 'cover', text: trimHeading(text) })
      return true
    }
    const level = this.level > 0 ? this.level + 1 : this.blocks.length === 0 ? 1 : 2
    const heading: SourceBlock = { kind: 'heading', level, text: trimHeading(text) }
    this.boldNames.add(heading)
    this.blocks.push(heading)
    const rest = next === undefined ? [] : [next, ...others]
    if (rest.length > 0) this.readParagraph({ ...node, children: rest }, true)
    return true
  }

  /** A paragraph without the line that is its heading by its shape, which is read. */
  private withoutName(node: Paragraph): Paragraph {
    const [first, ...others] = node.children
    const start = this.nodes.offset(node)
    const name = this.names.get(start)
    if (name === undefined || first?.type !== 'text' || first.position === undefined) return node
    const [line = '', ...lines] = first.value.split('\n')
    // What is set in the line says that it is more than a name.
    if (line.length < name.end - start || (lines.length === 0 && others.length > 0)) return node
    this.blocks.push({ kind: 'heading', level: name.level, text: name.text })
    const offset = (first.position.start.offset ?? 0) + line.length + 1
    const position = { ...first.position, start: { ...first.position.start, offset } }
    const rest: Text = { type: 'text', value: lines.join('\n'), position }
    return {
      ...node,
      children: [...(lines.length === 0 ? [] : [rest]), ...others],
      position: { ...position, end: node.position?.end ?? position.end },
    }
  }

  /** A paragraph with lines that are headings because they count on through the whole text. */
  private readCounted(node: Paragraph): boolean {
    const { source } = this.nodes.input
    const lines = readLines(source, this.nodes.offset(node), this.nodes.end(node))
    if (!lines.some((line) => this.outline.has(line.start))) return false
    let from = this.nodes.offset(node)
    for (const line of lines) {
      const heading = this.outline.get(line.start)
      if (heading === undefined) continue
      if (line.start > from)
        appendAll(this.blocks, readPlainText(source, from, line.start, this.wraps))
      const level = Math.max(heading.level, this.level + 1)
      this.blocks.push({ kind: 'heading', level, text: heading.text })
      from = heading.end
    }
    appendAll(this.blocks, readPlainText(source, from, this.nodes.end(node), this.wraps))
    return true
  }

  /** Only pictures that the text carries in itself: nothing is fetched. */
  private readImage({ node, image }: InlineImage): void {
    const mark = this.nodes.verbatim(node)
    const words = node.alt ?? ''
    const at = words === '' ? -1 : mark.text.indexOf(words)
    const alt = at < 0 ? emptyMappedText : sliceMapped(mark, at, at + words.length)
    const text = at < 0 ? sliceMapped(mark, 0, 1) : alt
    this.blocks.push({ kind: 'image', image, alt, text })
  }

  /** A list, and behind it what stands within its items: a block there is as much as one beside it. */
  private readList(node: List): void {
    const { list, within, pictures, left } = readMarkdownList(node, this.nodes)
    if (list !== undefined) this.blocks.push(list)
    for (const { block, intro } of within) {
      const from = this.blocks.length
      this.read(block)
      const first = this.blocks[from]
      const isLed = first?.kind === 'code' || first?.kind === 'table'
      if (isLed && intro.text !== '') first.intro = intro
    }
    for (const image of pictures) this.readImage(image)
    for (const inline of left) this.leave(inline)
  }

  private leave({ text }: InlineText): void {
    const line = trimMapped(oneLine(text))
    if (/\p{L}/u.test(line.text)) this.blocks.push({ kind: 'margin', place: 'nowhere', text: line })
  }

  private readCode(node: Code): void {
    const text = codeText(this.nodes.verbatim(node))
    if (text.text.trim() === '') return
    this.blocks.push({ kind: 'code', text, language: node.lang?.split(/[\s,{]/)[0] ?? '' })
  }

  private readHtml(node: Html): void {
    const { source, marked } = this.nodes.input
    appendAll(
      this.blocks,
      readHtmlPart(source, this.nodes.offset(node), this.nodes.end(node), marked),
    )
  }
}

/** Whether a node is a heading by its marks: one of markdown, or a name in bold on a line of its own. */
function isMarkedHeading(node: RootContent): boolean {
  if (node.type === 'heading') return true
  if (node.type !== 'paragraph') return false
  const [bold, next] = node.children
  return (
    bold?.type === 'strong' &&
    (next === undefined ||
      next.type === 'break' ||
      (next.type === 'text' && next.value.startsWith('\n')))
  )
}

function oneLineQuote(quotation: Extract<SourceBlock, { kind: 'quote' }>): SourceBlock {
  return { ...quotation, text: oneLine(quotation.text) }
}
