import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { TextLayout } from '../../scene/text.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, columnSpan, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText, longestWord } from '../text-fitting.ts'
import { ladder, resized, type TypeStep } from '../themes/type-step.ts'

type Definition = SlideContent['definitions'][number]

/** What a term means: one alone is set large, several are the rows of a glossary. */
export function drawDefinition(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { definitions, paragraphs } = content
  const [only] = definitions
  const more = paragraphs.join(' ')
  const drawn =
    only === undefined ||
    (definitions.length === 1
      ? drawOne(sheet, titled(only, content.title), more)
      : drawRows(sheet, definitions, paragraphs.join(' ')))
  if (!drawn) return false
  drawFooter(sheet)
  return true
}

/** A definition under a title that is its term already need not say the term again. */
function titled({ term, text }: Definition, title: string): Definition {
  return { term: text !== '' && term.toLowerCase() === title.toLowerCase() ? '' : term, text }
}

/** The term in display type under a short rule, then what it means as a statement. */
function drawOne(sheet: Sheet, { term, text }: Definition, more: string): boolean {
  const { theme } = sheet
  const { companion, colors, type } = theme
  const area = theme.frame.content
  const width = companion ? companion.left - area.x - inches(0.5) : columnSpan(10)
  const room = bottomEdge(area) - area.y - inches(0.45)
  const smallest = sheet.context.smallestBody
  // What stands without its term is the statement of the slide.
  const alone = term === '' ? [40, 36, 32] : []
  for (const size of [...alone, 28, 24, 20, 18, 16, 14, 12]) {
    if (size < smallest) break
    const set = (one: string, steps: TypeStep[], color: string, height: Points, lines = 30) =>
      one === ''
        ? null
        : fitText(
            sheet,
            one,
            steps,
            { width, height, maximumLines: () => lines, balanced: lines < 4 },
            { color },
          )
    const meaning =
      term === '' && size >= 24
        ? resized(type.statement, size)
        : { ...resized(type.body, size), lineHeight: Math.round(size * 1.36) }
    const small = resized(type.body, Math.max(smallest, Math.min(16, size - 4)))
    const head = set(term, ladder(type.cover, [54, 44, 36, 28, 24, 20, 16]), colors.accent, 130, 2)
    const body = set(text, [meaning], colors.ink, room, size > 28 ? 3 : size >= 24 ? 5 : 30)
    const rest = set(more, [small], colors.mutedInk, room)
    if (head === undefined || body === undefined || rest === undefined) continue
    const parts = [
      { name: 'term', set: head, gap: inches(0.22) },
      { name: 'definition', set: body, gap: inches(0.28) },
      { name: 'definition-note', set: rest, gap: 0 },
    ].flatMap(({ set: one, ...part }) => (one ? [{ ...part, set: one }] : []))
    const height = parts.reduce(
      (sum, part, index) =>
        sum + part.set.layout.height + (index < parts.length - 1 ? part.gap : 0),
      0,
    )
    if (height > room) continue
    companion?.draw(sheet)
    // A little above the middle of the area.
    let y = area.y + inches(0.45) + (room - height) * 0.4
    sheet.addShape(
      'lead-rule',
      { x: area.x, y: y - inches(0.3), width: inches(0.9), height: inches(0.04) },
      { fill: colors.accent },
    )
    for (const { name, set: one, gap } of parts) {
      sheet.addText({
        name,
        box: { x: area.x, y, width: one.width, height: one.layout.height },
        layout: one.layout,
        ...(name === 'definition' ? { placeholder: 'body' as const } : {}),
        ground: theme.ground,
      })
      y += one.layout.height + gap
    }
    return true
  }
  return false
}

/** Sizes of terms and texts in the order in which they are tried. */
const rowSizes: { term: Points; text: Points; most: number }[] = [
  { term: 28, text: 24, most: 3 },
  { term: 24, text: 20, most: 4 },
  { term: 20, text: 18, most: 5 },
  { term: 20, text: 16, most: 6 },
  { term: 16, text: 14, most: 7 },
  { term: 14, text: 12, most: 12 },
]

const termSpan = columnSpan(4)
const rowInset = inches(0.25)

/** Rows under a strong rule: terms at the left, what they mean at the right. */
function drawRows(sheet: Sheet, definitions: Definition[], more: string): boolean {
  const length = definitions.reduce((sum, one) => sum + one.term.length + one.text.length, 0)
  if (definitions.length > 12 || length + more.length > mostCharacters) return false
  const nodes = sheet.nodes.length
  for (const sizes of rowSizes) {
    if (sizes.text < sheet.context.smallestBody || definitions.length > sizes.most) continue
    const rowsBottom = drawNote(sheet, more, sizes.text)
    if (rowsBottom !== undefined && placeRows(sheet, definitions, rowsBottom, sizes)) return true
    sheet.nodes.length = nodes
  }
  return false
}

/** A paragraph under the rows; gives where they must end, undefined if it is too long. */
function drawNote(sheet: Sheet, text: string, size: Points): Points | undefined {
  const { theme } = sheet
  const area = theme.frame.content
  if (text === '') return bottomEdge(area)
  const set = fitText(
    sheet,
    text,
    [resized(theme.type.body, Math.min(16, size))],
    { width: columnSpan(10), height: inches(1.2) },
    { color: theme.colors.mutedInk },
  )
  if (set === undefined) return undefined
  const { height } = set.layout
  const box: Box = { x: area.x, y: bottomEdge(area) - height, width: set.width, height }
  sheet.addText({ name: 'definition-note', box, layout: set.layout, ground: theme.ground })
  return box.y - inches(0.2)
}

function placeRows(
  sheet: Sheet,
  definitions: Definition[],
  bottom: Points,
  sizes: (typeof rowSizes)[number],
): boolean {
  const { theme } = sheet
  const { ink, accent } = theme.colors
  const area = theme.frame.content
  const smallest = sizes.text <= 12
  const termStep = tight(resized(theme.type.value, sizes.term))
  const textStep = tight(resized(theme.type.body, sizes.text))
  const textLeft = area.x + termSpan + inches(0.2)
  const widths = {
    term: termSpan - rowInset - inches(0.1),
    text: rightEdge(area) - rowInset - textLeft,
  }
  const set = (text: string, step: TypeStep, width: Points, color: string) => {
    if (text === '') return null
    if (!smallest && longestWord(sheet, text, step) > width * 0.98) return undefined
    const layout = sheet.setWithSlack([sheet.paragraph(text, step, { color })], width)
    return layout.width > width ? undefined : layout
  }
  const rows: { term: TextLayout | null; text: TextLayout | null; height: Points }[] = []
  for (const { term, text } of definitions) {
    const one = {
      term: set(term, termStep, widths.term, accent),
      text: set(text, textStep, widths.text, ink),
    }
    if (one.term === undefined || one.text === undefined) return false
    const height = Math.max(one.term?.height ?? 0, one.text?.height ?? 0)
    rows.push({ term: one.term, text: one.text, height })
  }
  const spacing = sizes.text >= 16 ? 9 : 6
  const needed = rows.map((row) => row.height + 2 * spacing)
  const room = bottom - area.y
  const equal = room / rows.length
  const spare = room - needed.reduce((sum, height) => sum + height, 0)
  if (spare < 0) return false
  const even = needed.every((height) => height <= equal)
  let y = area.y
  const right = rightEdge(area)
  rows.forEach((row, index) => {
    const rule = index === 0 ? theme.listRules.top : theme.listRules.between
    sheet.addLine(`term-rule-${index + 1}`, { x: area.x, y }, { x: right, y }, rule)
    const height = even ? equal : (needed[index] as Points) + spare / rows.length
    const add = (name: string, x: Points, width: Points, layout: TextLayout | null) => {
      if (layout === null) return
      const box = { x, y, width, height }
      sheet.addText({ name, box, anchor: 'middle', layout, ground: theme.ground })
    }
    add(`term-${index + 1}`, area.x + rowInset, widths.term, row.term)
    add(`definition-${index + 1}`, textLeft, widths.text, row.text)
    y += height
  })
  sheet.addLine('term-rule-last', { x: area.x, y }, { x: right, y }, theme.listRules.between)
  return true
}

function tight(step: TypeStep): TypeStep {
  return { ...step, lineHeight: Math.round(step.size * (step.size >= 20 ? 1.25 : 1.35)) }
}
