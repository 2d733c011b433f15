import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { mostCharacters } from '../../text/shorten.ts'
import { columnSpan } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { ladder, resized, type TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { column, drawing, first, type Part, type Tree, text } from '../tree/tree.ts'
import { prose } from './paragraph.ts'
import type { Picture } from './picture.ts'
import { drawPlainList, itemRows } from './plain-rows.ts'

/** A sentence no longer than this is set as a statement beside its picture. */
const longestStatement = 90
const textSizes: Points[] = [20, 18, 16, 14, 12]

/** Whether all that a slide says beside its picture is one short sentence. */
export function isStatement({ paragraphs, bullets }: SlideContent): boolean {
  const [sentence = ''] = paragraphs
  return bullets.length === 0 && paragraphs.length === 1 && sentence.length <= longestStatement
}

/** One way to set what a slide says beside its picture. */
interface Attempt {
  text: Points
  statement?: TypeStep
}

/**
 * What stands beside a picture: prose or a list from the top, or what `over` gives, the caption and its credit at the
 * bottom. False when it does not fit the area.
 */
export function drawPictureTexts(
  sheet: Sheet,
  content: SlideContent,
  image: Picture,
  area: Box,
  over: Part[] = [],
): boolean {
  const { paragraphs, bullets } = content
  if (bullets.length > 0) {
    const sizes = textSizes.map((size) => ({ head: size, text: size }))
    const within = (rows: Tree, size: Points) =>
      column([
        { tree: text('lead', paragraphs.join(' '), leadLook(sheet, size)) },
        { tree: rows, gap: inches(0.25), grow: 1 },
        ...captionParts(sheet, image, captionSteps(sheet)),
      ])
    return drawPlainList(sheet, itemRows(bullets), { columns: 1, sizes, within }, area)
  }
  const said = paragraphs.join('')
  if (said.length > mostCharacters) return false
  const large = said.length <= 180 ? [24] : []
  const statements = isStatement(content)
    ? ladder(sheet.theme.type.statement, [36, 32, 28, 24])
    : []
  const attempts: Attempt[] = [
    ...statements.map((statement) => ({ text: statement.size, statement })),
    ...[...large, ...textSizes].map((size) => ({ text: size })),
  ]
  return fitTree(sheet, area, attempts, ({ text: size, statement }) => {
    const alone = said === ''
    const body = statement
      ? text('body', said, {
          step: statement,
          tone: 'ink',
          lines: statement.size > 28 ? 5 : 6,
          anchor: 'middle',
          fills: true,
          placeholder: 'body',
        })
      : prose(sheet, paragraphs, size)
    const steps = alone ? [resized(sheet.theme.type.large, size)] : captionSteps(sheet)
    return column([
      ...over,
      { tree: alone ? column([]) : body, grow: 1 },
      ...captionParts(sheet, image, steps, alone),
    ])
  })
}

function leadLook({ theme: { type } }: Sheet, size: Points) {
  return { step: resized(type.large, size), tone: 'ink' as const }
}

function captionSteps({ theme: { type } }: Sheet): TypeStep[] {
  return ladder(type.small, [type.small.size, 12])
}

/** Under a rule the caption of a picture in the first of the steps, `alone` in ink, and whose picture it is. */
export function captionParts(
  sheet: Sheet,
  { caption, credit }: Pick<Picture, 'caption' | 'credit'>,
  steps: readonly TypeStep[],
  alone = false,
): Part[] {
  if (caption === '' && credit === '') return []
  const { listRules, type } = sheet.theme
  const rule = drawing((on, { x, y, width }) => {
    const end = { x: x + Math.min(width, columnSpan(2)), y }
    on.addLine('caption-rule', { x, y }, end, (alone && listRules.top) || listRules.between)
  }, 0)
  const slots = steps.map((step) =>
    text('picture-caption', caption, {
      step,
      tone: alone ? 'ink' : 'mutedInk',
      balanced: true,
      ...(alone ? {} : { lines: 4 }),
    }),
  )
  const small = resized(type.large, 12)
  return [
    { tree: rule, gap: inches(0.2) },
    { tree: first(...slots), gap: inches(0.16) },
    {
      tree: text('picture-credit', credit, {
        step: small,
        tone: 'mutedInk',
        lines: 3,
        balanced: true,
      }),
      gap: inches(0.1),
    },
  ]
}
