import { pointsOf } from '../../devices/polygon.ts'
import { drawBands } from '../../devices/route.ts'
import { drawFooter } from '../../frame.ts'
import { rightEdge } from '../../grid.ts'
import { quoteLayout, quoteSizes, usualQuoteSizes } from '../../layouts/quote.ts'
import { column, drawing, inset, text } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { labelColors } from './label.ts'
import { paint, stripes } from './stripes.ts'

const left = 43.2
const width = 690
/** Characters. */
const longQuote = 160

/** Words on the label itself: the stripes run over its head and down its side, names stand on its lines. */
export const drawCassetteQuote = quoteLayout({
  colors: () => labelColors,
  scenery: (sheet) => {
    sheet.background = { kind: 'solid', color: labelColors.ground }
    const through = pointsOf('0,62 850,62 850,540')
    const colors = [paint.brown, paint.orange, paint.amber, paint.teal]
    drawBands(sheet, 'stripe', { through, radius: 130 }, stripes(15, 5, colors))
  },
  title: { x: left, y: 124, width },
  area: (titled) => ({ x: left, y: titled ? 158 : 134, width, height: titled ? 324 : 348 }),
  measures: quoteSizes(usualQuoteSizes, width),
  // Many words are read more easily in the text face.
  step: ({ theme }, { text: words }) =>
    words.length > longQuote ? inFont(theme.type.quote, theme.strong) : theme.type.quote,
  sink: 0.4,
  names: ({ theme }, quote) =>
    (['name', 'affiliation'] as const)
      .filter((part) => quote[part] !== '')
      .map((part, index) => ({
        tree: inset(
          { x: 0, top: 4, bottom: 0, right: 50 },
          column([
            {
              tree: text(`quote-${part}`, quote[part], {
                step: resized(
                  part === 'name' ? inFont(theme.type.body, theme.strong) : theme.type.body,
                  16,
                ),
                tone: part === 'name' ? 'ink' : 'mutedInk',
                lines: 2,
              }),
            },
            {
              tree: drawing((sheet, box, { line }) => {
                const end = { x: rightEdge(box), y: box.y }
                sheet.addLine(`quote-line-${index + 1}`, box, end, { color: line, width: 1.5 })
              }, 0),
              gap: 5,
            },
          ]),
        ),
        gap: index === 0 ? 18 : 0,
      })),
  namesAtFoot: true,
  footer: (sheet) =>
    drawFooter(sheet, { color: labelColors.mutedInk, ground: labelColors.ground }, undefined, 790),
})
