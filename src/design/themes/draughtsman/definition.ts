import type { Point, Points } from '../../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { definitionPoints, drawDefinition } from '../../layouts/definition.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { column, drawing, first, text } from '../../tree/tree.ts'
import { ladder, resized } from '../type-step.ts'
import { drawSubject } from './container.ts'

const left: Points = 43.2
const width: Points = 470
const floor: Points = 466
/** Where the leader leaves its text, and what it points at. */
const shoulder: Points = 540
const target = { x: 712, y: 330 }

/** One term is the callout of a drawing: its name on a line that leads to the thing. Several are a list. */
export const drawDraughtsmanDefinition = firstThatFits(drawCallout, drawDefinition)

function drawCallout(sheet: Sheet, content: SlideContent): boolean {
  const [only, ...others] = content.definitions
  if (only === undefined || others.length > 0 || only.term === '') return false
  if (!drawFrame(sheet, content)) return false
  const { type, frame } = sheet.theme
  const { y } = frame.content
  const terms = ladder(type.cover, [54, 48, 40, 34, 28]).map((step) =>
    text('term', only.term, { step, tone: 'accent', lines: step.size > 34 ? 1 : 2 }),
  )
  drawSubject(sheet, { stand: { corner: { x: 648, y: 440 }, scale: 0.82 } })
  const drawn = fitTree(
    sheet,
    { x: left, y, width, height: floor - y },
    [22, 20, 18, 16, 14].map((size) => ({ text: size })),
    ({ text: size }) =>
      column(
        [
          { tree: first(...terms) },
          { tree: drawing(drawLeader, 0), gap: 6 },
          {
            tree: text('definition', only.text, {
              step: { ...resized(type.body, size), lineHeight: Math.round(size * 1.45) },
              tone: 'ink',
              balanced: 'at sense',
              placeholder: 'body',
            }),
            gap: 20,
          },
          { tree: definitionPoints(sheet, content.bullets, size), gap: 16 },
          {
            tree: text('definition-note', content.paragraphs.join(' '), {
              step: resized(type.body, 13),
              tone: 'mutedInk',
            }),
            gap: 16,
          },
        ],
        0.36,
      ),
  )
  if (drawn) drawFooter(sheet)
  return drawn
}

/** From under the term to the thing that it names. */
function drawLeader(sheet: Sheet, { x, y }: Point): void {
  const { accent } = sheet.theme.colors
  const pen = { color: accent, width: 1.5 }
  sheet.addLine('leader-shoulder', { x, y }, { x: shoulder, y }, pen)
  sheet.addLine('leader', { x: shoulder, y }, target, pen)
  const dot = { x: target.x - 4, y: target.y - 4, width: 8, height: 8 }
  sheet.addShape('leader-dot', dot, { fill: accent }, { type: 'ellipse' })
}
