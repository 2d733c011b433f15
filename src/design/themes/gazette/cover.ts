import type { Points } from '../../../scene/geometry.ts'
import { drawLine, type LinePlace } from '../../layouts/display-slide.ts'
import { coverLayout } from '../../layouts/title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { drawing, text } from '../../tree/tree.ts'
import { resized, type TypeStep } from '../type-step.ts'
import { caption, masthead } from './faces.ts'
import { coverPicture } from './pictures.ts'
import { bar, drawColumnRule, drawDoubleRule, drawRule, left, right, top, width } from './rules.ts'

const picture = { x: 467, width: right - 467 }
const columnRule: Points = 443.3
const bottom: Points = 507
const nameWidth: Points = 480
const captionLines = 3

/** The front page: masthead, headline, lead, and a halftone picture with its caption. */
export const drawGazetteCover = coverLayout({
  figures: (sheet, content) => {
    const { date, under, name } = frontPage(sheet, content)
    const body = bodyTop(sheet, content)
    drawMasthead(sheet, content.eyebrow, date, name)
    drawColumnRule(sheet, 'column-rule', columnRule, [body, bottom])
    return drawPicture(sheet, content, under, body)
  },
  area: (sheet, content) => {
    const y = bodyTop(sheet, content) + 5
    return { x: left, y, width: 382, height: bottom - y }
  },
  title: {
    lines: [
      [60, 4],
      [42, 5],
    ],
    bearing: 1,
    anchor: 'top',
  },
  subtitle: { width: 340, gap: 10, tone: 'ink' },
  ornament: (_, size) => ({
    tree: bar('title-bar'),
    gap: size >= 42 ? 31 : 20,
  }),
  // It stands in the masthead, or under the picture.
  meta: { bottom, gap: 0, step: () => caption },
  words: (content, sheet) => ({
    texts: [frontPage(sheet, content).lead].filter(Boolean),
    meta: '',
  }),
  eyebrow: { draw: () => {} },
})

/** What stands where: what has no room beside the paper's name goes under the picture. */
function frontPage(
  sheet: Sheet,
  { eyebrow, paragraphs: [lead = '', ...others], meta }: SlideContent,
): { lead: string; date: string; under: string; name: TypeStep } {
  const [first = '', ...rest] = meta === '' ? others : [meta, ...others]
  const steps = [26, 24, 22, 20, 18, 16, 14].map((size) => resized(masthead, size))
  const set = (step: TypeStep) => sheet.measure(eyebrow.slice(0, 90), step)
  const name = steps.find((step) => set(step) <= nameWidth) ?? resized(masthead, 14)
  const room = eyebrow === '' ? width : (width - Math.min(nameWidth, set(name))) / 2 - 24
  const dated = first.length <= 90 && sheet.measure(first, caption) <= room
  const under = (dated ? rest : [first, ...rest]).join(' ')
  return { lead, date: dated ? first : '', under, name }
}

function bodyTop(sheet: Sheet, content: SlideContent): Points {
  return content.eyebrow === '' && frontPage(sheet, content).date === '' ? 54 : 105
}

/** A quarter or a season and its year; a date with a day is one thing, and whole. */
const period = /^(\D*\S)[\s,]+(\d{4})$/u

/** The paper's name with the date at its sides; without a name and a date only the double rule. */
function drawMasthead(sheet: Sheet, name: string, date: string, step: TypeStep): void {
  if (name === '' && date === '') {
    drawDoubleRule(sheet, 'head', top)
    return
  }
  drawRule(sheet, 'masthead-rule', 33.1)
  const colors = slideColors(sheet)
  const [, day = date, year = ''] = (name !== '' && period.exec(date)) || []
  const small: LinePlace = { x: left, y: 52.6, width, step: caption, tone: 'mutedInk' }
  drawLine(sheet, 'meta', day, { ...small, width: sheet.measure(day, caption) * 1.05 + 4 }, colors)
  const y = 40.2 + (32 - step.lineHeight) / 2
  const x = left + (width - nameWidth) / 2
  const place: LinePlace = { x, y, width: nameWidth, step, tone: 'ink', align: 'center' }
  drawLine(sheet, 'eyebrow', name, place, colors)
  drawLine(sheet, 'meta-year', year, { ...small, x: right - 60, width: 60, align: 'end' }, colors)
  drawDoubleRule(sheet, 'head', 84.2)
}

/** The picture, with what stands under it in lines of the page's smallest type; false when that is too much. */
function drawPicture(
  sheet: Sheet,
  { title, eyebrow, paragraphs, meta }: SlideContent,
  words: string,
  y: Points,
): boolean {
  const area = { x: picture.x, y, width: picture.width, height: bottom - y }
  const image = drawing((on, box) => {
    const seen = [title, eyebrow, ...paragraphs, meta].join(' ').slice(0, 1000)
    const drawn = coverPicture(title, box, { words: seen })
    on.add({ kind: 'image', name: 'picture', box, image: drawn, description: '' })
  }, 200)
  const under = text('caption', words, {
    step: caption,
    tone: 'mutedInk',
    lines: captionLines,
  })
  return fitTree(sheet, area, [{}], () => ({
    kind: 'column',
    parts: [
      { tree: image, grow: 1 },
      { tree: under, gap: 8.6 },
    ],
  }))
}
