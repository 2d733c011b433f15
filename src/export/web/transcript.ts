import { boxContains } from '../../scene/geometry.ts'
import type { ChartNode, ImageNode, SceneNode, TableNode } from '../../scene/node.ts'
import type { Page } from '../../scene/scene.ts'
import type { LaidParagraph, TextLayout } from '../../scene/text.ts'

/** Words of one direction. `href` is where they lead, if anywhere. */
interface TranscriptText {
  text: string
  direction: 'ltr' | 'rtl'
  href?: string
}

/** A slide's content as a reader hears it. Texts are plain; whoever writes them escapes them. */
export type TranscriptPart =
  | ({ kind: 'paragraph' } & TranscriptText)
  | { kind: 'list'; ordered: boolean; items: TranscriptText[] }
  /** What a picture shows. */
  | { kind: 'image'; description: string }
  | { kind: 'table'; description?: string; head: string[]; rows: string[][] }

function paragraphText(paragraph: LaidParagraph): string {
  return paragraph.segments
    .map((segment) => segment.text)
    .join('')
    .replace(/\s+/gu, ' ')
    .trim()
}

function layoutText(layout: TextLayout): string {
  return layout.paragraphs.map(paragraphText).filter(Boolean).join(' ')
}

const countingMark = /^\p{Nd}+[.)]?$/u

function textParts(layout: TextLayout, href: string | undefined): TranscriptPart[] {
  const parts: TranscriptPart[] = []
  for (const paragraph of layout.paragraphs) {
    const text = paragraphText(paragraph)
    if (text === '') continue
    const { direction, specification } = paragraph
    const mark = specification.bullet?.character
    const said: TranscriptText = { text, direction, ...(href === undefined ? {} : { href }) }
    if (mark === undefined) {
      parts.push({ kind: 'paragraph', ...said })
      continue
    }
    const ordered = countingMark.test(mark)
    const last = parts.at(-1)
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push(said)
    else parts.push({ kind: 'list', ordered, items: [said] })
  }
  return parts
}

function tablePart(table: TableNode): TranscriptPart {
  const lines = table.rows.map((row) => row.cells.map((cell) => layoutText(cell.layout)))
  const [head = [], ...rows] = table.headless ? [[], ...lines] : lines
  return { kind: 'table', description: table.description, head, rows }
}

/**
 * A value as a spreadsheet prints it under a number format of the kind that scenes use: quoted texts around digits
 * (`"$"0.0"M"`), with or without a second format for negative numbers.
 */
export function formatNumberLike(format: string, value: number): string {
  const [positive = '0', negative] = format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  const pattern = value < 0 && negative !== undefined ? negative : positive
  const shown = pattern === negative ? Math.abs(value) : value
  return pattern.replace(/"([^"]*)"|[#,0]*0(?:\.(0+))?/g, (part, quoted, decimals) => {
    if (quoted !== undefined) return quoted
    const digits = shown.toFixed(decimals?.length ?? 0)
    return part.includes(',') ? digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',') : digits
  })
}

/** A chart's numbers: a row a category, a column a series. */
function chartPart(chart: ChartNode): TranscriptPart {
  return {
    kind: 'table',
    head: ['', ...chart.series.map((series) => series.name)],
    rows: chart.categories.map((category, index) => [
      category,
      ...chart.series.map((series) => {
        const value = series.values[index] ?? null
        return value === null ? '' : formatNumberLike(chart.numberFormat, value)
      }),
    ]),
  }
}

/** Whether a text only repeats what the table of a chart around it says: a key, a category, a value. */
function repeatsChart(text: string, node: SceneNode, page: Page): boolean {
  return page.nodes.some((chart) => {
    if (chart.kind !== 'chart' || !boxContains(chart.box, node.box)) return false
    const part = chartPart(chart)
    return part.kind === 'table' && [part.head, ...part.rows].flat().includes(text)
  })
}

/** What a picture shows, unless a text of the page (its caption) says the same. */
function imageParts({ description }: ImageNode, page: Page): TranscriptPart[] {
  const text = description.trim()
  const isSaid = page.nodes.some((node) => node.kind === 'text' && layoutText(node.layout) === text)
  return text === '' || isSaid ? [] : [{ kind: 'image', description: text }]
}

function nodeParts(node: SceneNode, page: Page, slideHref: SlideHref): TranscriptPart[] {
  switch (node.kind) {
    case 'shape':
      return []
    case 'image':
      return imageParts(node, page)
    case 'text':
      // The title is the slide's heading; the deck's name and the number would be said on every slide.
      if (node.placeholder === 'title' || node.furniture) return []
      return repeatsChart(layoutText(node.layout), node, page)
        ? []
        : textParts(node.layout, node.link && slideHref(node.link.slideId))
    case 'table':
      return [tablePart(node)]
    case 'chart':
      return [chartPart(node)]
  }
}

/** Where a slide stands in the document; undefined for a slide that it does not have. */
type SlideHref = (slideId: string) => string | undefined

/** What is on a page besides its title, in the order of its nodes. Charts are told as tables of their numbers. */
export function pageTranscript(
  page: Page,
  slideHref: SlideHref = () => undefined,
): TranscriptPart[] {
  return page.nodes.flatMap((node) => nodeParts(node, page, slideHref))
}
