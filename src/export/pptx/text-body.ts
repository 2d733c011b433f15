import type { Box } from '../../scene/geometry.ts'
import type { TextNode } from '../../scene/node.ts'
import type {
  FontReference,
  LaidParagraph,
  ParagraphSpecification,
  TextLayout,
  TextLink,
  TextSegment,
  TextStyle,
} from '../../scene/text.ts'
import { hasIdeographs, slack, substituteWidth } from '../../typography/slide-software.ts'
import type { ExportContext } from './export-context.ts'
import { widestLine } from './text-box.ts'
import { emu, escapeAttribute, escapeText, integer } from './xml.ts'

/**
 * The frame of a text: no insets, but at the right where the text was set to less than its box. The scene has measured
 * the text for exactly this box; what is typed into a placeholder, or set in a wider face where ours is missing, is set
 * smaller when it outgrows that. `room` is the box in the file.
 */
export function bodyPropertiesXml(
  node: Pick<TextNode, 'anchor' | 'wrap' | 'layout' | 'box' | 'rotation'>,
  isPlaceholder = false,
  room: Box = node.box,
): string {
  const anchor = { top: 't', middle: 'ctr', bottom: 'b' }[node.anchor]
  // LibreOffice wraps a placeholder's text whatever `wrap` says, so a line that a wider face would not leave whole may shrink.
  const wraps = node.wrap && !(isWordAlone(node) && substituteWidth(node.layout) > room.width)
  const mayGrow = node.wrap || substituteWidth(node.layout) > room.width
  const fit = isPlaceholder && mayGrow && !node.rotation ? '<a:normAutofit/>' : '<a:noAutofit/>'
  const rightToLeft = node.layout.paragraphs[0]?.direction === 'rtl'
  return (
    `<a:bodyPr vert="horz" wrap="${wraps ? 'square' : 'none'}" lIns="0" tIns="0" rIns="${emu(unusedWidth(node))}" ` +
    `bIns="0" rtlCol="${rightToLeft ? 1 : 0}" anchor="${anchor}">${fit}</a:bodyPr>`
  )
}

/** A word with nothing beside it cannot wrap: software without our fonts, whose faces are wider, would break within it. */
function isWordAlone({ layout }: Pick<TextNode, 'layout'>): boolean {
  const [first, ...others] = layout.paragraphs
  const text = first?.segments.map((segment) => segment.text).join('') ?? ''
  return others.length === 0 && !/\s/u.test(text.trim()) && !hasIdeographs(text)
}

/** How much of a box, at its right, its text must not use if lines are to break where the scene breaks them. */
function unusedWidth({ wrap, box, layout }: Pick<TextNode, 'wrap' | 'box' | 'layout'>): number {
  if (!wrap || box.width < layout.measure * (1 + 2 * slack)) return 0
  const fromLeft = layout.paragraphs.every(
    ({ specification, direction }) => alignment(specification.align, direction) === 'l',
  )
  if (!fromLeft) return box.width - layout.measure
  return Math.max(0, box.width - Math.max(layout.measure * (1 + slack), widestLine(layout)))
}

/**
 * The paragraphs of a text as `a:p` elements, one `a:pPr` each. With `slideNumber` those digits become a field that
 * renumbers itself.
 */
export function paragraphsXml(
  layout: TextLayout,
  context: ExportContext,
  options: { slideNumber?: number; relationshipOf?: RelationshipOf } = {},
): string {
  if (layout.paragraphs.length === 0)
    return `<a:p><a:endParaRPr lang="${context.language}" sz="100"/></a:p>`
  const levelOf = outlineLevels(layout)
  return layout.paragraphs
    .map((paragraph, index) => {
      const runs = paragraph.segments
        .map((segment) => segmentXml(segment, context, options))
        .join('')
      const style = paragraph.segments.at(-1)?.style ?? paragraph.specification.runs.at(-1)?.style
      const end = runs || !style ? '' : runPropertiesXml('a:endParaRPr', style, style.font, context)
      const properties = paragraphPropertiesXml('a:pPr', paragraph, context, {
        first: index === 0,
        level: levelOf(paragraph),
      })
      return `<a:p>${properties}${runs}${end}</a:p>`
    })
    .join('')
}

/** Bulleted paragraphs that start further in are deeper in the outline: 0 for the outermost, at most 8. */
function outlineLevels(layout: TextLayout): (paragraph: LaidParagraph) => number {
  const start = ({ specification }: LaidParagraph) => specification.marginStart ?? 0
  const bulleted = layout.paragraphs.filter((one) => one.specification.bullet)
  const starts = [...new Set(bulleted.map(start))].sort((a, b) => a - b)
  return (paragraph) =>
    paragraph.specification.bullet ? Math.min(8, starts.indexOf(start(paragraph))) : 0
}

/**
 * A paragraph's properties under the given tag (`a:pPr`, or `a:lvl1pPr` of a list style, which then carries the
 * default run properties too). Everything is written out, so that nothing of a master shows through.
 */
export function paragraphPropertiesXml(
  tag: string,
  paragraph: LaidParagraph,
  context: ExportContext,
  options: { first?: boolean; level?: number; defaults?: string } = {},
): string {
  const { specification, direction } = paragraph
  const { bullet } = specification
  // The start margin is written as marL for both directions: that is how Office's own right-to-left masters do it.
  const start = (specification.marginStart ?? 0) + (bullet?.indent ?? 0)
  const hang = bullet ? bullet.indent - (bullet.markOffset ?? 0) : 0
  const level = options.level ? ` lvl="${options.level}"` : ''
  return (
    `<${tag}${level} marL="${integer(emu(start), 0, 51206400)}" indent="${integer(-emu(hang), -51206400, 51206400)}" ` +
    `algn="${alignment(specification.align, direction)}" rtl="${direction === 'rtl' ? 1 : 0}" hangingPunct="0">` +
    `<a:lnSpc><a:spcPts val="${hundredths(specification.lineHeight, 0, 158400)}"/></a:lnSpc>` +
    // The scene ignores the space above a first paragraph; not all software does.
    `<a:spcBef><a:spcPts val="${options.first ? 0 : hundredths(specification.spaceBefore, 0, 158400)}"/></a:spcBef>` +
    '<a:spcAft><a:spcPts val="0"/></a:spcAft>' +
    `${bulletXml(paragraph, context)}${options.defaults ?? ''}</${tag}>`
  )
}

/** Run properties under the given tag: `a:rPr`, `a:endParaRPr` or `a:defRPr`. */
export function runPropertiesXml(
  tag: string,
  style: TextStyle,
  font: FontReference,
  context: ExportContext,
  link = '',
): string {
  const face = context.face(font)
  // What a list style has holds for every run that does not say otherwise: lines through and under words are their run's own.
  const isDefault = tag === 'a:defRPr'
  const language = isDefault ? '' : ` lang="${context.language}"`
  const underline = style.underline && !isDefault ? ' u="sng"' : ''
  const strike = style.strike && !isDefault ? ' strike="sngStrike"' : ''
  return (
    `<${tag}${language} sz="${hundredths(style.size, 100, 400000)}" b="${face.bold ? 1 : 0}" ` +
    `i="${face.italic ? 1 : 0}"${underline}${strike} spc="${hundredths(style.tracking, -400000, 400000)}" baseline="0"` +
    `${isDefault ? '' : ' dirty="0"'}><a:solidFill>${context.color(style.color)}</a:solidFill>` +
    `${context.typefaces(font)}${link}</${tag}>`
  )
}

/** The relationship of a slide to where words of it lead; undefined where that is not there. */
export type RelationshipOf = (link: TextLink) => string | undefined

function linkXml(link: TextLink | undefined, relationshipOf: RelationshipOf | undefined): string {
  const id = link && relationshipOf?.(link)
  if (link === undefined || id === undefined) return ''
  const action = 'slideId' in link ? ' action="ppaction://hlinksldjump"' : ''
  return `<a:hlinkClick r:id="${id}"${action}/>`
}

// The GUID that PowerPoint itself gives to slide number fields; any would do, but it must not change between exports.
const slideNumberField = '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}'

/** The field that shows the number of its slide; `text` is what software shows that does not count. */
export function slideNumberFieldXml(text: string, properties: string): string {
  return `<a:fld id="${slideNumberField}" type="slidenum">${properties}<a:t>${escapeText(text)}</a:t></a:fld>`
}

function segmentXml(
  segment: TextSegment,
  context: ExportContext,
  { slideNumber, relationshipOf }: { slideNumber?: number; relationshipOf?: RelationshipOf },
): string {
  const link = linkXml(segment.style.link, relationshipOf)
  const properties = runPropertiesXml('a:rPr', segment.style, segment.font, context, link)
  const text = segment.text.replace(/[\r\n\u2028\u2029]+/g, ' ')
  const run = (part: string) => {
    const content = escapeText(part)
    return content ? `<a:r>${properties}<a:t>${content}</a:t></a:r>` : ''
  }
  if (slideNumber === undefined) return run(text)
  const match = new RegExp(`(?<!\\d)${slideNumber}(?!\\d)`).exec(text)
  if (!match) return run(text)
  return (
    run(text.slice(0, match.index)) +
    slideNumberFieldXml(match[0], properties) +
    run(text.slice(match.index + match[0].length))
  )
}

/** Alignment in DrawingML is of the page, not of the writing direction. */
function alignment(align: ParagraphSpecification['align'], direction: 'ltr' | 'rtl'): string {
  if (align === 'center') return 'ctr'
  return (align === 'start') === (direction === 'ltr') ? 'l' : 'r'
}

function bulletXml(paragraph: LaidParagraph, context: ExportContext): string {
  const { bullet } = paragraph.specification
  if (!bullet?.character) return '<a:buNone/>'
  const size = paragraph.specification.runs[0]?.style.size ?? bullet.style.size
  const percent = integer((bullet.style.size / size) * 100000, 25000, 400000)
  const font = paragraph.bulletRun?.font ?? bullet.style.font
  return (
    `<a:buClr>${context.color(bullet.style.color)}</a:buClr><a:buSzPct val="${percent}"/>` +
    `<a:buFont typeface="${escapeAttribute(context.face(font).typeface)}"/>${bulletMarkXml(bullet.character)}`
  )
}

/** A number counts by itself in the slide software; anything else is a character. */
function bulletMarkXml(mark: string): string {
  const numbered = /^(\d{1,5})([.)]?)$/.exec(mark)
  if (numbered) {
    const type = { '.': 'arabicPeriod', ')': 'arabicParenR', '': 'arabicPlain' }[numbered[2] as '.']
    return `<a:buAutoNum type="${type}" startAt="${integer(Number(numbered[1]), 1, 32767)}"/>`
  }
  return `<a:buChar char="${escapeAttribute(mark)}"/>`
}

function hundredths(points: number, minimum: number, maximum: number): number {
  return integer(points * 100, minimum, maximum)
}
