import { drawIcon } from '../../icons/draw-icon.ts'
import { tilesOf } from '../../layouts/cards.ts'
import { drawPlainRows } from '../../layouts/plain-rows.ts'
import { rowsLayout } from '../../layouts/row-list.ts'
import { sequenceLayout } from '../../layouts/sequence.ts'
import type { SequenceItem } from '../../layouts/sequence-items.ts'
import type { SlideContent } from '../../slide-content.ts'
import type { DrawLayout } from '../theme.ts'
import { columnSizes, columnsOfType } from './columns.ts'
import { drawBar } from './rules.ts'

/** A card whose text is longer fills a column. */
const longestBrief = 90

/** Things of equal weight in columns; two or three that say little in rows, as large as the page. */
export const drawGazetteCards = rowsLayout(
  (content) => (areBriefs(content) ? content.cards.map(({ head, text }) => ({ head, text })) : []),
  (sheet, rows) => drawPlainRows(sheet, rows, { name: 'card', columns: 1, sizes: briefSizes }),
  (sheet, content) => drawColumns(content)(sheet, content),
)

const briefSizes = [
  [36, 28],
  [32, 26],
  [28, 24],
  [24, 20],
].map(([head = 24, text = 20]) => ({ head, text }))

function areBriefs(content: SlideContent): boolean {
  const { cards } = content
  const isMarked = content.numberedCards === true || tilesOf(content) === 'icons'
  const isBrief = ({ head, text, foot }: (typeof cards)[number]) =>
    head !== '' && text !== '' && foot === '' && text.length <= longestBrief
  return !isMarked && cards.length > 1 && cards.length < 4 && cards.every(isBrief)
}

/** An icon, a number or a bar, a head, a text, and in red what they depend on. */
function drawColumns(content: SlideContent): DrawLayout {
  const pictured = tilesOf(content) === 'icons'
  return sequenceLayout('card', cardItems, {
    ...columnsOfType,
    most: 8,
    sizes: (count) => {
      const mark = pictured || content.numberedCards ? (count > 4 ? 32 : 44) : 4
      return columnSizes(count, count > 4 ? 2 : 1, [mark])
    },
    tones: () => ({ detail: 'accent' }),
    device: (sheet, place, box) => {
      const icon = content.cards[place.index]?.icon
      const { accent } = sheet.theme.colors
      if (place.item.number !== '') columnsOfType.device(sheet, place, box)
      else if (pictured && icon) {
        const square = { ...box, x: box.x - 2, width: box.height }
        drawIcon(sheet, `${place.name}-icon`, icon, square, accent)
      } else drawBar(sheet, `${place.name}-bar`, box)
    },
  })
}

function cardItems({ cards, numberedCards }: SlideContent): SequenceItem[] {
  return cards.map(({ head, text, foot }, index) => ({
    number: numberedCards ? String(index + 1) : '',
    head,
    year: '',
    text,
    detail: foot,
    planned: false,
    highlighted: false,
  }))
}
