import type { Box, Points } from '../../../scene/geometry.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { ladder, type TypeStep } from '../type-step.ts'
import { caption, masthead } from './faces.ts'
import { coverPicture } from './pictures.ts'
import { drawBar, drawColumnRule, drawDoubleRule, drawRule, left, right, top } from './rules.ts'

const pictureLeft: Points = 467
const columnRule: Points = 443.3
const textWidth: Points = 382
const bottom: Points = 507
const dateWidth: Points = 190

/** The front page: masthead, headline, lead, and a halftone picture with its caption. */
export function drawGazetteCover(sheet: Sheet, content: SlideContent): boolean {
  const [lead = '', date = '', ...others] = content.paragraphs
  // A line that has no room beside the paper's name goes under the picture.
  const dated = date.length <= 60 && sheet.measure(date, caption) <= dateWidth
  const under = dated ? others : [date, ...others]
  const body = drawMasthead(sheet, content.eyebrow, dated ? date : '')
  drawColumnRule(sheet, 'column-rule', columnRule, [body, bottom])
  if (!drawStory(sheet, content.title, lead, body)) return false
  const words = [content.title, content.eyebrow, ...content.paragraphs].join(' ')
  return drawPicture(sheet, { seed: content.title, words }, under.join(' '), body)
}

/** The paper's name between two dates; without a name only the double rule. Returns where the page's body begins. */
function drawMasthead(sheet: Sheet, name: string, date: string): Points {
  if (name === '' && date === '') {
    drawDoubleRule(sheet, 'head', top)
    return 54
  }
  const { ink, mutedInk } = sheet.theme.colors
  drawRule(sheet, 'masthead-rule', 33.1)
  const year = /^(.*\S)[\s,]+(\d{4})$/.exec(date)
  addLine(
    sheet,
    'date',
    year?.[1] ?? date,
    caption,
    { x: left, y: 52.6, width: dateWidth },
    mutedInk,
  )
  const steps = ladder(masthead, [26, 24, 22, 20, 18, 16, 14])
  const fitting = steps.find((one) => name.length < 90 && sheet.measure(name, one) <= 470)
  const last = steps.at(-1) as TypeStep
  const { lineHeight } = fitting ?? last
  const box = { x: 240, y: 40.2 + (32 - lineHeight) / 2, width: 480 }
  addLine(sheet, 'eyebrow', name, fitting ?? last, box, ink, 'center')
  addLine(
    sheet,
    'year',
    year?.[2] ?? '',
    caption,
    { x: right - dateWidth, y: 52.6, width: dateWidth },
    mutedInk,
    'end',
  )
  drawDoubleRule(sheet, 'head', 84.2)
  return 105
}

function addLine(
  sheet: Sheet,
  name: string,
  text: string,
  step: TypeStep,
  box: Omit<Box, 'height'>,
  color: string,
  align: 'start' | 'center' | 'end' = 'start',
): void {
  if (text === '') return
  sheet.addText({
    name,
    box: { ...box, height: step.lineHeight },
    layout: fitLine(sheet, text, step, box.width, { color, align }),
    wrap: false,
    ground: sheet.theme.ground,
  })
}

function drawStory(sheet: Sheet, title: string, lead: string, body: Points): boolean {
  const { theme } = sheet
  const room = bottom - body - 5
  const leadSet = fitText(
    sheet,
    lead,
    ladder(theme.type.subtitle, [20, 18, 16, 14, 12]),
    { width: 340, height: room * 0.42 },
    { color: theme.colors.ink },
  )
  if (lead !== '' && leadSet === undefined) return false
  const below = lead === '' || leadSet === undefined ? 10 : 45 + leadSet.layout.height
  const set = fitDisplayTitle(
    sheet,
    title,
    ladder(theme.type.cover, [68, 60, 54, 48, 42, 36, 30, 26, 22, 18, 15, 12]),
    {
      width: textWidth,
      height: room - below,
      maximumLines: (step) => (step.size >= 60 ? 4 : step.size >= 42 ? 5 : 30),
    },
    { color: theme.colors.ink },
  )
  if (set === undefined) return false
  const titleTop = body + 5
  const { height } = set.layout
  sheet.addText({
    name: 'title',
    box: { x: left - 1, y: titleTop, width: set.width, height },
    layout: set.layout,
    placeholder: 'title',
    ground: theme.ground,
  })
  const y = titleTop + height + (set.step.size >= 42 ? 31 : 20)
  if (lead === '' || leadSet === undefined) return true
  drawBar(sheet, 'title-bar', { x: left, y })
  sheet.addText({
    name: 'subtitle',
    box: { x: left, y: y + 14, width: leadSet.width, height: leadSet.layout.height },
    layout: leadSet.layout,
    placeholder: 'subtitle',
    ground: theme.ground,
  })
  return true
}

function drawPicture(
  sheet: Sheet,
  { seed, words }: { seed: string; words: string },
  text: string,
  body: Points,
): boolean {
  const width = right - pictureLeft
  const set = fitText(
    sheet,
    text,
    [caption],
    { width, height: caption.lineHeight * 3 },
    { color: sheet.theme.colors.mutedInk },
  )
  if (set === undefined) return false
  const lines = text === '' ? 0 : set.layout.height
  const height = text === '' ? bottom - body : 391 + 105 - body - lines
  sheet.add({
    kind: 'image',
    name: 'picture',
    box: { x: pictureLeft, y: body, width, height },
    image: coverPicture(seed, { width, height }, { words: words.slice(0, 1000) }),
    description: '',
  })
  if (text !== '')
    sheet.addText({
      name: 'caption',
      box: { x: pictureLeft, y: body + height + 8.6, width, height: lines },
      layout: set.layout,
      ground: sheet.theme.ground,
    })
  return true
}
