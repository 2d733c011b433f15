import { inches, type Points } from '../../scene/geometry.ts'
import { framed } from '../frame.ts'
import { columnSpan } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { ladder, resized } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { toneColor } from '../tree/tone.ts'
import { column, first, inset, type Part, parts, type Tree, text } from '../tree/tree.ts'
import { besideStatement, withCompanion } from './beside-companion.ts'
import type { RowArrangement } from './marked-rows.ts'
import { shortRule } from './short-rule.ts'

type Definition = SlideContent['definitions'][number]

/** What stands under a definition: short points, and a note. */
interface More {
  points: SlideContent['bullets']
  note: string
}

/** What a term means, set large. */
export const drawDefinition = framed((sheet, content) => {
  const [only] = content.definitions
  const more: More = { points: content.bullets, note: content.paragraphs.join(' ') }
  return only === undefined || drawOne(sheet, titled(only, content.title), more)
})

/** A definition under a title that is its term already need not say the term again. */
function titled({ term, text }: Definition, title: string): Definition {
  return { term: text !== '' && term.toLowerCase() === title.toLowerCase() ? '' : term, text }
}

/** The term in display type under a short rule, then what it means as a statement. */
function drawOne(sheet: Sheet, { term, text: said }: Definition, more: More): boolean {
  const smallest = sheet.context.smallestBody
  // What stands without its term is the statement of the slide.
  const sizes = [...(term === '' ? [48, 40, 36, 32] : []), 28, 24, 20, 18, 16, 14, 12]
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
  const align = sheet.theme.centered ? 'center' : 'start'
  const terms = ladder(type.cover, [54, 44, 36, 28, 24, 20, 16]).map((step) =>
    text('term', term, { step, tone: 'accent', lines: 2, balanced: true, align }),
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
        align,
        placeholder: 'body',
      }),
      gap: inches(term === '' ? 0.26 : 0.22),
    },
    { tree: definitionPoints(sheet, points, size), gap: inches(0.24) },
    {
      tree: text('definition-note', note, { step: small, tone: 'mutedInk', align }),
      gap: inches(0.28),
    },
  ]
  // A little above the middle of the area.
  return inset({ x: 0, top: inches(0.15), bottom: 0 }, column(tree, 0.4))
}

/** Short points under a definition that is set in a size: one text, so that it is one list to edit. */
function definitionPoints(sheet: Sheet, points: SlideContent['bullets'], size: Points): Tree {
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
  return text('definition-points', points.length === 0 ? '' : { paragraphs }, { step, tone: 'ink' })
}

/** The tree of the rows of several definitions with the points and the note under them, if there are some. */
export function definitionNotes(
  sheet: Sheet,
  { bullets, paragraphs }: SlideContent,
): Pick<RowArrangement, 'within'> {
  if (bullets.length + paragraphs.length === 0) return {}
  return {
    within: (rows, size) => {
      const note = text('definition-note', paragraphs.join(' '), {
        step: resized(sheet.theme.type.body, Math.min(16, size)),
        tone: 'mutedInk',
        lines: 5,
      })
      return column([
        { tree: rows, grow: 1 },
        { tree: definitionPoints(sheet, bullets, size), gap: inches(0.2) },
        { tree: parts([{ tree: note, size: columnSpan(10) }]), gap: inches(0.2) },
      ])
    },
  }
}
