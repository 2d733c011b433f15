import type { Emphasis, Image, PhrasingContent } from 'mdast'
import { isWebAddress } from '../../../deck/marks/mark.ts'
import { allMatches } from '../../../text/all-matches.ts'
import { readDataImage } from './data-image.ts'
import { collapseSpace, emptyMappedText, type MappedText, mapVerbatim } from './mapped-text.ts'
import type { MarkedSource, SourceStyle } from './marked-source.ts'
import { sealCode } from './sealed-code.ts'
import type { SourceImage } from './source-block.ts'
import { tagsAsWords } from './tags-as-words.ts'
import { withFormulas } from './text-formulas.ts'

/** The text of a run of markdown, with what was special about it. */
export interface InlineText {
  /** Line breaks are kept as "\n"; use `collapseSpace` for one line. */
  text: MappedText
  /** Length of bold text (and a colon after it) that begins the run; 0 without. */
  strongLead: number
  /** How many characters stand in links, and how many in links to a place in the same document. */
  linkLength: number
  fragmentLinkLength: number
  /** How many characters stand in links that leave the document's own folder (`https:`). */
  externalLinkLength: number
  hasImage: boolean
  /** The pictures that the run carries in itself; the alternative text of one that cannot be shown is in `text`. */
  images: readonly InlineImage[]
  /** Whether a mark of one or two letters (`P`) was left out at the start. */
  marked: boolean
}

/** A picture within a run of text, and its mark. */
export interface InlineImage {
  node: Image
  image: SourceImage
}

/** Names of emoji that carry meaning in tables; other short codes are dropped. */
const emojiByShortcode: Record<string, string> = {
  '+1': '👍',
  thumbsup: '👍',
  '-1': '👎',
  thumbsdown: '👎',
  white_check_mark: '✅',
  heavy_check_mark: '✔',
  x: '❌',
  warning: '⚠',
  star: '⭐',
}

const shortcode = /:([a-z0-9_+-]{1,40}):/g
const entity = /^&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/

/**
 * Aligns a markdown node's value with the source it was parsed from: escapes, character references, and the indentation
 * or `>` at line starts are in the source and not in the value.
 */
function alignValue(value: string, source: string, start: number, end: number): number[] {
  const offsets = new Array<number>(value.length)
  let at = start
  for (let index = 0; index < value.length; index++) {
    const unit = value[index]
    if (
      source[at] === '&' &&
      !(unit === '&' && value.startsWith(sourceEntity(source, at), index))
    ) {
      const reference = sourceEntity(source, at)
      if (reference !== '') {
        offsets[index] = at
        const code = value.codePointAt(index) ?? 0
        if (code > 0xffff && index + 1 < value.length) offsets[++index] = at
        at += reference.length
        continue
      }
    }
    let probe = at
    while (probe < end && source[probe] !== unit && probe - at < 2000) probe++
    if (probe < end && source[probe] === unit) at = probe
    offsets[index] = Math.min(at, Math.max(start, end - 1))
    at = Math.min(at + 1, end)
  }
  return offsets
}

function sourceEntity(source: string, at: number): string {
  return entity.exec(source.slice(at, at + 40))?.[0] ?? ''
}

const raisedDigits = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' }

/** n<sup>2</sup> is n², not n2; what has no raised character stays as it is. */
export function raise(value: string, how: 'sup' | 'sub'): string {
  return value.replace(/[0-9]/g, (digit) => raisedDigits[how][Number(digit)] ?? digit)
}

const read = new WeakMap<Image, { image: SourceImage | undefined }>()

/** The same run is read more than once, its pictures are not. */
function imageOf(node: Image): SourceImage | undefined {
  const known = read.get(node) ?? { image: readDataImage(node.url) }
  read.set(node, known)
  return known.image
}

/**
 * A mark of one or two capitals or digits before a text of its own (`P` Build it) is its level or status, and no part of
 * its words; `x` in "`x` is the width", and what stands alone in a cell, is.
 */
function isLabel(node: PhrasingContent, next: PhrasingContent | undefined): boolean {
  if (node.type !== 'inlineCode' || !/^[\p{Lu}\p{N}]{1,2}$/u.test(node.value)) return false
  const words = next?.type === 'text' ? next.value : ''
  return /^\s+(?:[-–—:]\s+)?(?:[^\s\p{P}\p{Ll}]|$)/u.test(words)
}

/** The address that a link shows as its text, which markdown makes of every address. */
function bareAddress(node: PhrasingContent): string | undefined {
  const only = node.type === 'link' && node.children.length === 1 ? node.children[0] : undefined
  const text = only?.type === 'text' ? only.value : ''
  return /^(https?:\/\/\S+|www\.\S+\/\S+)$/.test(text) ? text : undefined
}

const openedTag = /<[a-z][\w-]*(?:\s[^<>]*)?=$/i

function wordsIn(node: PhrasingContent): string {
  if (bareAddress(node) !== undefined) return ''
  if ('value' in node) return node.type === 'html' ? '' : node.value
  return 'children' in node ? node.children.map(wordsIn).join('') : ''
}

class InlineCollector {
  text = ''
  readonly offsets: number[] = []
  strongEnd = 0
  linkLength = 0
  fragmentLinkLength = 0
  externalLinkLength = 0
  hasImage = false
  readonly images: InlineImage[] = []
  marked = false
  private hasWords = false
  private raised: 'sup' | 'sub' | undefined
  private style: SourceStyle = {}
  private readonly input: MarkdownInput

  constructor(input: MarkdownInput) {
    this.input = input
  }

  /** All of a run. */
  collect(nodes: readonly PhrasingContent[]): void {
    this.hasWords = nodes.some((node) => /[\p{L}\p{N}]/u.test(wordsIn(node)))
    this.visit(nodes)
  }

  private visit(nodes: readonly PhrasingContent[]): void {
    const words = tagsAsWords(nodes)
    for (const [index, node] of nodes.entries()) {
      if (this.text.trim() === '' && isLabel(node, nodes[index + 1])) this.marked = true
      else if (node.type === 'html' && words.has(node)) this.append(node.value, node.position)
      else this.visitOne(node)
    }
  }

  /** Between digits a star multiplies and emphasises nothing (2*3*4). */
  private multiplies(node: Emphasis): boolean {
    return /\p{N}$/u.test(this.text) && /^\p{N}/u.test(node.children.map(wordsIn).join(''))
  }

  /** The stars as they are written, and what stands between them. */
  private visitMultiplied({ children, position }: Emphasis): void {
    const { start, end } = position ?? { start: {}, end: {} }
    this.append('*', { start, end: start })
    this.visit(children)
    this.append('*', { start: { offset: (end.offset ?? 0) - 1 }, end })
  }

  private visitOne(node: PhrasingContent): void {
    switch (node.type) {
      case 'text':
        this.append(node.value, node.position)
        return
      case 'inlineCode':
        this.styled({ code: true }, () => this.append(node.value, node.position))
        return
      case 'strong': {
        const atStart = this.text.trim() === ''
        this.styled({ bold: true }, () => this.visit(node.children))
        if (atStart) this.strongEnd = this.text.length
        return
      }
      case 'emphasis':
        if (this.multiplies(node)) this.visitMultiplied(node)
        else this.styled({ italic: true }, () => this.visit(node.children))
        return
      case 'delete':
        this.styled({ strike: true }, () => this.visit(node.children))
        return
      case 'link': {
        const before = this.text.length
        const address = bareAddress(node)
        if (address !== undefined && this.isInTag(address)) {
          this.leaveTag(address, node.position?.start.offset ?? 0)
          return
        }
        // By itself it says nothing on a slide; in a sentence it is a word.
        if (address !== undefined && !this.hasWords) {
          this.linkLength += address.length
          this.externalLinkLength += address.length
          return
        }
        this.linked(node.url, node.children)
        // Somebody's address says whom to ask and leads to no other page.
        if (node.url.startsWith('mailto:')) return
        const length = this.text.length - before
        this.linkLength += length
        if (node.url.startsWith('#')) this.fragmentLinkLength += length
        else if (/^[a-z]+:/i.test(node.url)) this.externalLinkLength += length
        return
      }
      case 'linkReference':
        this.linked(this.input.addresses.get(node.identifier), node.children)
        return
      case 'image':
        this.hasImage = true
        this.visitImage(node)
        return
      case 'imageReference':
        this.hasImage = true
        return
      case 'break':
        this.appendAt('\n', node.position?.start.offset ?? 0)
        return
      case 'html':
        if (/^<br\b/i.test(node.value)) this.appendAt('\n', node.position?.start.offset ?? 0)
        if (/^<sup\b/i.test(node.value)) this.raised = 'sup'
        else if (/^<sub\b/i.test(node.value)) this.raised = 'sub'
        else if (/^<\/su[pb]\b/i.test(node.value)) this.raised = undefined
        return
      default:
        return
    }
  }

  private styled(style: SourceStyle, visit: () => void): void {
    const before = this.style
    this.style = { ...before, ...style }
    visit()
    this.style = before
  }

  /** Only what a reader of a slide can open is a link there: no other file of a folder, no place on the same page. */
  private linked(url: string | undefined, nodes: readonly PhrasingContent[]): void {
    const opens = url !== undefined && isWebAddress(url)
    this.styled(opens ? { link: { url } } : {}, () => this.visit(nodes))
  }

  private visitImage(node: Image): void {
    if (!/^data:/i.test(node.url)) return
    const image = imageOf(node)
    if (image !== undefined) this.images.push({ node, image })
    else if (node.alt) this.append(node.alt, node.position)
  }

  private appendAt(unit: string, offset: number): void {
    this.text += unit
    this.offsets.push(offset + this.input.base)
  }

  /**
   * micromark ends an attribute without quotes at its first slash (HTML does not), so that the tag stays in the text, and
   * the address in it becomes a link: `<a href=https://example.com/more>`.
   */
  private isInTag(address: string): boolean {
    return openedTag.test(this.text) && address.includes('>')
  }

  /** Of such a tag only what stands behind it is text. */
  private leaveTag(address: string, offset: number): void {
    const from = this.text.search(openedTag)
    this.text = this.text.slice(0, from)
    this.offsets.length = from
    const at = address.indexOf('>') + 1
    this.append(address.slice(at), {
      start: { offset: offset + at },
      end: { offset: offset + address.length },
    })
  }

  private append(
    value: string,
    position: { start: { offset?: number }; end: { offset?: number } } | undefined,
  ): void {
    const { source, base, marked } = this.input
    const start = (position?.start.offset ?? 0) + base
    const end = (position?.end.offset ?? 0) + base
    const aligned = source.startsWith(value, start)
      ? mapVerbatim(value, start).offsets
      : alignValue(value, source, start, end)
    const words = this.style.code && marked.seals ? sealCode(value) : value
    this.text += this.raised === undefined ? words : raise(words, this.raised)
    for (const offset of aligned) this.offsets.push(offset)
    if (Object.keys(this.style).length > 0) marked.style(aligned, this.style)
  }
}

/** Emoji short codes (`:rocket:`) and addresses written out are dropped or turned into the character they mean. */
function dropShortcodes(source: MappedText): MappedText {
  if (!source.text.includes(':')) return source
  let text = ''
  const offsets: number[] = []
  let from = 0
  for (const match of allMatches(source.text, shortcode)) {
    const name = match[1] ?? ''
    const emoji = emojiByShortcode[name]
    // "10:30:15" and "a:b:c" are not short codes: those stand between spaces or at an end.
    const before = source.text[match.index - 1] ?? ' '
    const after = source.text[match.index + match[0].length] ?? ' '
    if (/[\p{L}\p{N}]/u.test(before) || /[\p{L}\p{N}]/u.test(after)) continue
    if (emoji === undefined && !/[a-z]/.test(name)) continue
    text += source.text.slice(from, match.index) + (emoji ?? '')
    for (let index = from; index < match.index; index++) offsets.push(source.offsets[index] ?? 0)
    for (let index = 0; index < (emoji?.length ?? 0); index++)
      offsets.push(source.offsets[match.index] ?? 0)
    from = match.index + match[0].length
  }
  if (from === 0) return source
  text += source.text.slice(from)
  for (let index = from; index < source.text.length; index++)
    offsets.push(source.offsets[index] ?? 0)
  return { text, offsets }
}

/** What inline nodes are read from. */
export interface MarkdownInput {
  /** The whole input. */
  source: string
  /** What to add to the nodes' offsets. */
  base: number
  /** Takes note of the marks. */
  marked: MarkedSource
  /** Where links that stand under a name lead. */
  addresses: ReadonlyMap<string, string>
}

/** The text of markdown inline nodes. */
export function inlineText(nodes: readonly PhrasingContent[], input: MarkdownInput): InlineText {
  const collector = new InlineCollector(input)
  collector.collect(nodes)
  const written: MappedText =
    collector.text === '' ? emptyMappedText : { text: collector.text, offsets: collector.offsets }
  const raw = withFormulas(written, input.source)
  input.marked.line(oneLine(raw))
  const lead = collector.strongEnd === 0 ? '' : raw.text.slice(0, collector.strongEnd)
  return {
    text: raw,
    strongLead: lead.trim() === '' ? 0 : collector.strongEnd,
    linkLength: collector.linkLength,
    fragmentLinkLength: collector.fragmentLinkLength,
    externalLinkLength: collector.externalLinkLength,
    hasImage: collector.hasImage,
    images: collector.images,
    marked: collector.marked,
  }
}

/** Emphasis marks that did not close are left in the text by the parser. */
function dropStrayMarks(source: MappedText): MappedText {
  if (!/\*{2,}|`/.test(source.text)) return source
  let text = ''
  const offsets: number[] = []
  for (let index = 0; index < source.text.length; index++) {
    const unit = source.text[index] ?? ''
    const doubled =
      unit === '*' && (source.text[index - 1] === '*' || source.text[index + 1] === '*')
    if (doubled || unit === '`') continue
    text += unit
    offsets.push(source.offsets[index] ?? 0)
  }
  return { text, offsets }
}

/** One line: white space collapsed, short codes and stray marks gone. */
export function oneLine(text: MappedText): MappedText {
  return collapseSpace(dropStrayMarks(dropShortcodes(text)))
}
