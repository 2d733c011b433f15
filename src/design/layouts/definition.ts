import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { columnSpan } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { SlideContent } from '../slide-content.ts'
import { ladder, resized, type TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { toneColor } from '../tree/tone.ts'
import { column, first, inset, type Part, parts, type Tree, text } from '../tree/tree.ts'
import { besideStatement, withCompanion } from './beside-companion.ts'
import { drawListRules } from './list-rules.ts'
import { rowColumns } from './row-columns.ts'
import { shortRule } from './short-rule.ts'

type Definition = SlideContent['definitions'][number]

/** What stands under a definition: short points, and a note. */
interface More {
  points: SlideContent['bullets']
  note: string
}

/** How the texts of a row are called, which is counted from 1. */
type RowNames = (row: number) => { term: string; text: string }

const termNames: RowNames = (row) => ({ term: `term-${row}`, text: `definition-${row}` })

/** What a term means: one alone is set large, several are the rows of a glossary. */
export function drawDefinition(sheet: Sheet, content: SlideContent, names = termNames): boolean {
  if (!drawFrame(sheet, content)) return false
  const { definitions } = content
  const [only] = definitions
  const more: More = { points: content.bullets, note: content.paragraphs.join(' ') }
  const drawn =
    only === undefined ||
    (definitions.length === 1
      ? drawOne(sheet, titled(only, content.title), more)
      : drawRows(sheet, definitions, more, names))
  if (!drawn) return false
  drawFooter(sheet)
  return true
}

/** A definition under a title that is its term already need not say the term again. */
function titled({ term, text }: Definition, title: string): Definition {
  return { term: text !== '' && term.toLowerCase() === title.toLowerCase() ? '' : term, text }
}

/** The term in display type under a short rule, then what it means as a statement. */
function drawOne(sheet: Sheet, { term, text: said }: Definition, more: More): boolean {
  const smallest = sheet.context.smallestBody
  // What stands without its term is the statement of the slide.
  const sizes = [...(term === '' ? [40, 36, 32] : []), 28, 24, 20, 18, 16, 14, 12]
  const attempts = sizes.map((size) => ({ text: size }))
  return withCompanion(sheet, besideStatement, (area) =>
    fitTree(sheet, area, attempts, ({ text: size }) =>
      oneTree(sheet, { term, text: said }, more, { size, smallest }),
    ),
  )
}

function oneTree(
  sheet: Sheet,
  { term, text: said }: Definition,
  { points, note }: More,
  { size, smallest }: { size: Points; smallest: Points },
): Tree {
  const { type } = sheet.theme
  const meaning =
    term === '' && size >= 24
      ? resized(type.statement, size)
      : { ...resized(type.body, size), lineHeight: Math.round(size * 1.36) }
  const small = resized(type.body, Math.max(smallest, Math.min(16, size - 4)))
  const terms = ladder(type.cover, [54, 44, 36, 28, 24, 20, 16]).map((step) =>
    text('term', term, { step, tone: 'accent', lines: 2, balanced: true }),
  )
  const most = size > 28 ? 3 : size >= 24 ? 5 : 30
  const tree: Part[] = [
    shortRule,
    { tree: first(...terms), gap: inches(0.26) },
    {
      tree: text('definition', said, {
        step: meaning,
        tone: 'ink',
        lines: most,
        balanced: most < 4,
        placeholder: 'body',
      }),
      gap: inches(term === '' ? 0.26 : 0.22),
    },
    { tree: definitionPoints(sheet, points, size), gap: inches(0.24) },
    {
      tree: text('definition-note', note, { step: small, tone: 'mutedInk' }),
      gap: inches(0.28),
    },
  ]
  // A little above the middle of the area.
  return inset({ x: 0, top: inches(0.15), bottom: 0 }, column(tree, 0.4))
}

/** Short points under a definition that is set in a size: one text, so that it is one list to edit. */
function definitionPoints(
  sheet: Sheet,
  points: SlideContent['bullets'],
  size: Points,
  name = 'definition-points',
): Tree {
  const { type, bullet } = sheet.theme
  const own = Math.max(sheet.context.smallestBody, Math.min(20, size - 4))
  const step = { ...resized(type.body, own), lineHeight: Math.round(own * 1.36) }
  const paragraphs = points.map((point, index) => ({
    ...sheet.paragraph(point.text, step, { color: toneColor('ink') }),
    spaceBefore: index === 0 ? 0 : Math.round(own * (point.level === 0 ? 0.4 : 0.2)),
    bullet: {
      character: bullet.character,
      style: sheet.style(step, bullet.color),
      indent: own * (point.level === 0 ? 1.2 : 2.4),
    },
  }))
  return text(name, points.length === 0 ? '' : { paragraphs }, { step, tone: 'ink' })
}

/** Sizes of terms and texts in the order in which they are tried. */
const rowSizes: { term: Points; text: Points; most: number }[] = [
  { term: 36, text: 28, most: 3 },
  { term: 32, text: 26, most: 3 },
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
function drawRows(
  sheet: Sheet,
  definitions: Definition[],
  { points, note: more }: More,
  names: RowNames,
): boolean {
  const length = definitions.reduce((sum, one) => sum + one.term.length + one.text.length, 0)
  if (length + more.length > mostCharacters) return false
  const possible = rowSizes.filter(({ most }) => definitions.length <= most)
  return fitTree(sheet, sheet.theme.frame.content, possible, (sizes) => {
    const rows = definitions.map((one, index) => rowTree(sheet, one, names(index + 1), sizes))
    const note = text('definition-note', more, {
      step: resized(sheet.theme.type.body, Math.min(16, sizes.text)),
      tone: 'mutedInk',
      lines: 5,
    })
    return column([
      { tree: rowColumns(rows, 1, 0, { under: drawRules }), grow: 1 },
      { tree: definitionPoints(sheet, points, sizes.text), gap: inches(0.2) },
      { tree: parts([{ tree: note, size: columnSpan(10) }]), gap: inches(0.2) },
    ])
  })
}

function drawRules(sheet: Sheet, rows: Box[]): void {
  drawListRules(sheet, rows, (edge) =>
    edge === rows.length ? 'term-rule-last' : `term-rule-${edge + 1}`,
  )
}

function rowTree(
  { theme: { type } }: Sheet,
  { term, text: said }: Definition,
  names: ReturnType<RowNames>,
  sizes: (typeof rowSizes)[number],
): Tree {
  const spacing = sizes.text >= 16 ? 9 : 6
  return inset(
    { x: rowInset, top: spacing, bottom: spacing },
    parts([
      {
        tree: text(names.term, term, {
          step: tight(resized(type.value, sizes.term)),
          tone: 'accent',
          anchor: 'middle',
          ...(sizes.term > 20 ? { lines: 3 } : {}),
        }),
        size: termSpan - rowInset - inches(0.1),
      },
      {
        tree: text(names.text, said, {
          step: tight(resized(type.body, sizes.text)),
          tone: 'ink',
          anchor: 'middle',
        }),
        gap: inches(0.3),
      },
    ]),
  )
}

function tight(step: TypeStep): TypeStep {
  return { ...step, lineHeight: Math.round(step.size * (step.size >= 20 ? 1.25 : 1.35)) }
}
