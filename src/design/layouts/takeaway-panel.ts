import { inches, type Points } from '../../scene/geometry.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import { contentEnd } from '../caption.ts'
import { columnEdge, columnSpan } from '../grid.ts'
import type { SetText, Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText } from '../text-fitting.ts'
import { inFont, ladder, type TypeStep } from '../themes/type-step.ts'

const inset = inches(0.3)
const textWidth = inches(3.361)
/** Where the panel ends. */
const usualFoot = inches(6.5)

/**
 * What the chart beside it says: a label, one large figure, a sentence, and under a hairline a second note. False if
 * the texts are too long.
 */
export function drawTakeaway(sheet: Sheet, content: SlideContent, figureColor?: Color): boolean {
  const { theme } = sheet
  const { content: area } = theme.frame
  const { takeaway } = content
  const { ink, accent, emphasis, emphasisLine } = theme.colors
  const panel = { ...area, x: columnEdge(9), width: columnSpan(4) }
  sheet.addShape('panel', panel, { fill: emphasis })
  const second = content.paragraphs.join(' ')
  // A caption takes its height from the foot of the panel.
  const lift = usualFoot - contentEnd(sheet, usualFoot)
  const add = (name: string, y: Points, height: Points, set: SetText | undefined): boolean => {
    if (set === undefined) return false
    sheet.addText({
      name,
      box: { x: panel.x + inset, y, width: set.width, height },
      layout: set.layout,
      ground: emphasis,
    })
    return true
  }
  const fitted = (text: string, steps: TypeStep[], height: Points, color: Color, lines?: number) =>
    fitText(
      sheet,
      text,
      steps,
      {
        width: textWidth,
        height: height + 0.5,
        balanced: true,
        ...(lines ? { maximumLines: () => lines } : {}),
      },
      { color },
    )
  const { body, small, figure, large } = theme.type
  if (takeaway === undefined)
    return add(
      'takeaway-note',
      inches(2.2),
      inches(4) - lift,
      fitted(second, ladder(large, [20, 18, 16, 14, 12]), inches(4) - lift, ink),
    )

  const color = figureColor && contrastRatio(figureColor, emphasis) >= 3 ? figureColor : accent
  const label = fitted(takeaway.label, ladder(inFont(body, theme.strong), [16, 14, 12]), 44, ink, 2)
  const labelHeight = label?.layout.height ?? 0
  const shift = takeaway.label === '' ? 0 : Math.max(0, labelHeight - inches(0.31))
  if (
    takeaway.label !== '' &&
    !add('takeaway-label', inches(2.2), Math.max(labelHeight, inches(0.31)), label)
  )
    return false
  const figureTop = inches(2.55) + shift
  const figureSet =
    fitted(
      takeaway.figure,
      ladder(figure, [72, 60, 54, 44, 40, 36]),
      figure.lineHeight,
      color,
      1,
    ) ?? fitted(takeaway.figure, ladder(figure, [32, 28, 24, 20, 18]), inches(1.2), color)
  if (takeaway.figure !== '' && !add('takeaway-figure', figureTop, inches(1.25), figureSet))
    return false
  const noteTop = inches(3.98) + shift
  const noteBottom = inches(second === '' ? 6.3 : 5.2) - lift
  const note = fitted(takeaway.note, ladder(body, [16, 14, 12]), noteBottom - noteTop, ink)
  if (takeaway.note !== '' && !add('takeaway-text', noteTop, noteBottom - noteTop, note))
    return false
  if (second === '') return true
  sheet.addLine(
    'panel-rule',
    { x: panel.x + inset, y: inches(5.3) - lift },
    { x: panel.x + inset + inches(3.311), y: inches(5.3) - lift },
    { color: emphasisLine, width: 0.75 },
  )
  const secondHeight = inches(0.87)
  return add(
    'takeaway-note',
    inches(5.5) - lift,
    secondHeight,
    fitted(second, ladder(small, [14, 12]), secondHeight, ink),
  )
}
