import type { Points } from '../../../scene/geometry.ts'
import { drawLine, type LinePlace } from '../../layouts/display-slide.ts'
import { coverLayout } from '../../layouts/title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { column, drawing, text } from '../../tree/tree.ts'
import { resized, step, type TypeStep } from '../type-step.ts'
import { caption, headlineFace } from './faces.ts'
import { coverPicture } from './pictures.ts'
import { bar, drawColumnRule, drawDoubleRule, drawRule, left, right, top, width } from './rules.ts'

const pictureLeft: Points = 467
const columnRule: Points = 443.3
const bottom: Points = 507
const nameWidth: Points = 480
/** Beside the paper's name. */
const sideWidth: Points = (width - nameWidth) / 2 - 24

/** The front page: masthead, headline, lead, and a halftone picture with its caption. */
export const drawGazetteCover = coverLayout({
  figures: (sheet, content) => {
    const { date, under } = frontPage(sheet, content)
    const y = bodyTop(content)
    if (content.eyebrow === '') drawDoubleRule(sheet, 'head', top)
    else drawMasthead(sheet, content.eyebrow, date)
    drawColumnRule(sheet, 'column-rule', columnRule, [y, bottom])
    return drawPicture(sheet, content, under, y)
  },
  area: (_, content) => {
    const y = bodyTop(content) + 5
    return { x: left, y, width: 382, height: bottom - y }
  },
  title: { lines: { 60: 4, 42: 5 }, bearing: 1, anchor: 'top' },
  subtitle: { width: 340, gap: 10, tone: 'ink' },
  ornament: (_, size) => ({ tree: bar('title-bar'), gap: size >= 42 ? 31 : 20 }),
  meta: { bottom, gap: 14, step: () => resized(caption, 14) },
  words: (content, sheet) => {
    const { lead, meta } = frontPage(sheet, content)
    return { texts: [lead].filter(Boolean), meta }
  },
  eyebrow: { draw: () => {} },
})

/** What stands where: the date beside the paper's name, or under the picture where it is too long for that. */
function frontPage(
  sheet: Sheet,
  { eyebrow, paragraphs: [lead = '', ...others], meta }: SlideContent,
): Record<'lead' | 'meta' | 'date' | 'under', string> {
  const [first = '', ...rest] = meta === '' ? others : [meta, ...others]
  const fits = first.length <= 90 && sheet.measure(first, caption) <= sideWidth
  const place = eyebrow === '' ? 'meta' : fits ? 'date' : 'under'
  const under = (place === 'under' ? [first, ...rest] : rest).join(' ')
  return { lead, meta: '', date: '', [place]: first, under }
}

function bodyTop({ eyebrow }: SlideContent): Points {
  return eyebrow === '' ? 54 : 105
}

/** A quarter or a season and its year; a date with a day is one thing, and whole. */
const period = /^(\D*\S)[\s,]+(\d{4})$/u

/** The paper's name with the date at its sides. */
function drawMasthead(sheet: Sheet, name: string, date: string): void {
  drawRule(sheet, 'masthead-rule', 33.1)
  const colors = slideColors(sheet)
  const [, day = date, year = ''] = period.exec(date) ?? []
  const small: LinePlace = { x: left, y: 52.6, width: sideWidth, step: caption, tone: 'mutedInk' }
  drawLine(sheet, 'meta', day, small, colors)
  const ends: LinePlace = { ...small, x: right - sideWidth, align: 'end' }
  drawLine(sheet, 'meta-year', year, ends, colors)
  const sizes = [26, 22, 18].map((size) => step(headlineFace, size, size * 1.23))
  const fits = (one: TypeStep) => sheet.measure(name.slice(0, 90), one) <= nameWidth
  const set = sizes.find(fits) ?? step(headlineFace, 14, 17)
  const y = 56.2 - set.lineHeight / 2
  const x = left + (width - nameWidth) / 2
  const place: LinePlace = { x, y, width: nameWidth, step: set, tone: 'ink', align: 'center' }
  drawLine(sheet, 'eyebrow', name, place, colors)
  drawDoubleRule(sheet, 'head', 84.2)
}

/** The picture, with what stands under it in lines of the page's smallest type; false when that is too much. */
function drawPicture(sheet: Sheet, content: SlideContent, words: string, y: Points): boolean {
  const { title, eyebrow, paragraphs, meta } = content
  const image = drawing((on, box) => {
    const seen = [title, eyebrow, ...paragraphs, meta].join(' ').slice(0, 1000)
    const drawn = coverPicture(title, box, { words: seen })
    on.add({ kind: 'image', name: 'picture', box, image: drawn, description: '' })
  }, 200)
  const area = { x: pictureLeft, y, width: right - pictureLeft, height: bottom - y }
  const under = text('caption', words, { step: caption, tone: 'mutedInk', lines: 3 })
  const parts = [
    { tree: image, grow: 1 },
    { tree: under, gap: 8.6 },
  ]
  return fitTree(sheet, area, [{}], () => column(parts))
}
