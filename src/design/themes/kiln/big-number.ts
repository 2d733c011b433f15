import { type Points, pageHeight } from '../../../scene/geometry.ts'
import { contentEnd, isCaptioned } from '../../caption.ts'
import { archPath } from '../../devices/arch.ts'
import { drawFooter } from '../../frame.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { bigNumberLayout, type OneFigure, wordSizes } from '../../layouts/big-number.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { drawStats } from '../../layouts/stats.ts'
import { column, drawing, inset, parts, type Tree } from '../../tree/tree.ts'
import type { DrawLayout } from '../theme.ts'
import { resized } from '../type-step.ts'
import { drawKilnFooter } from './footer.ts'
import { glaze, skinAt } from './glazes.ts'
import { drawHalfDiscs } from './half-disc.ts'
import { drawArches } from './stats.ts'

const words: Points = 412
const gate: Points = 416.8
const skin = skinAt(0)

/** A label that goes on from the figure stands after it. */
const gateFirst = ({ figure }: OneFigure) => figure.order === 'value-first'

/** The one figure of a slide in a gate as wide as half the slide; beside it what it says. */
export const drawKilnBigNumber = bigNumberLayout({
  scale: ({ theme: { type } }) => ({ number: type.bigFigure, unit: type.bigUnit }),
  sizes: (sheet) => {
    const { statement, large } = sheet.theme.type
    const steps = { label: resized(statement, 36), note: large, largest: 132, least: 54 }
    return wordSizes(sheet, steps, [
      [36, 20],
      [32, 18],
      [28, 18],
      [24, 16],
      [20, 14],
      [16, 12],
      [12, 12],
    ])
  },
  width: () => gate - 48,
  area: (sheet, { titled }) => {
    const y = titled ? headingBottom(sheet) + 30 : 64
    return { ...sheet.theme.frame.content, y, height: contentEnd(sheet, pageHeight) - y }
  },
  slots: { arrow: 'elsewhere', figure: { align: 'center' } },
  tree: (sheet, one, { over, figure, under, note }) => {
    const captioned = isCaptioned(sheet)
    const mark = drawing((on, { x, y }) => {
      on.addShape('claim-mark', { x, y, width: 48, height: 8 }, { fill: glaze.ochre })
    }, 8)
    const texts = [{ tree: mark }, { tree: over, gap: 16 }, { tree: under, gap: 16 }]
    const said = inset(
      { x: 0, top: 8, bottom: captioned ? 8 : 62 },
      column([...texts, { tree: note, gap: 14 }], 0.42),
    )
    const sides = [
      { tree: said, size: words },
      { tree: inGate(one, figure, captioned), size: gate },
    ]
    const [first, second] = gateFirst(one) ? sides.reverse() : sides
    const gap = sheet.theme.frame.content.width - words - gate
    return first && second ? parts([first, { ...second, gap }]) : said
  },
  footer: (sheet, one) => {
    const { colors, ground, frame } = sheet.theme
    if (isCaptioned(sheet)) return drawFooter(sheet)
    const { x, width } = frame.content
    const plain = { color: colors.mutedInk, ground }
    const glazed = { color: skin.note, ground: skin.ground }
    const [left, right] = gateFirst(one) ? [glazed, plain] : [plain, glazed]
    const inside = gateFirst(one) ? 18 : 0
    drawKilnFooter(
      sheet,
      { x: x + inside, width: gate - 2 * inside, ...left },
      { right: x + width - (18 - inside), ...right },
    )
  },
  instead: drawArches,
})

/** A figure under the half-discs of a gate. */
function inGate({ figure: { trend }, titled }: OneFigure, figure: Tree, captioned: boolean): Tree {
  return {
    kind: 'ground',
    padding: { x: 24, top: 140, bottom: captioned ? 24 : 70 },
    tree: column([{ tree: figure }], 0.42),
    draw: (sheet, box) => {
      const commands = archPath(box)
      sheet.addShape('arch', box, { fill: skin.ground }, { type: 'path', commands })
      const foot = { x: box.x + box.width / 2, y: box.y + (titled ? 128 : 138) }
      drawHalfDiscs(sheet, 'arch', foot, 62, skin.mark, trend)
      return {
        ground: skin.ground,
        ink: skin.ink,
        mutedInk: skin.note,
        accent: skin.ink,
        line: skin.ink,
      }
    },
  }
}

/** Key figures in arches, more than have room there in panels; a single one in a gate. */
export const drawKilnStats: DrawLayout = (sheet, content) =>
  (content.figures.length === 1 ? drawKilnBigNumber : firstThatFits(drawArches, drawStats))(
    sheet,
    content,
  )
