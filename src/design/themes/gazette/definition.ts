import type { Box, Points } from '../../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { longestWord } from '../../text-fitting.ts'
import { resized } from '../type-step.ts'
import { drawBar, drawColumnRule, drawRule, rowLine } from './rules.ts'
import { drawBand } from './stats.ts'

type Definition = SlideContent['definitions'][number]

const mostTerms = 12
const termWidth: Points = 240
const textLeft: Points = 281

/** One term as an entry of a dictionary; several as rows, the term in headline type before its meaning. */
export function drawGazetteDefinition(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { definitions, paragraphs } = content
  if (definitions.length > mostTerms) return false
  const { content: frame } = sheet.theme.frame
  const band = paragraphs.length > 0 ? 76 : 0
  const area = { ...frame, height: frame.height - band - (band > 0 ? 16 : 0) }
  const box = { ...frame, y: frame.y + frame.height - band, height: band }
  if (band > 0 && !drawBand(sheet, paragraphs, box)) return false
  const [only] = definitions
  if (
    definitions.length === 1 && only
      ? !drawEntry(sheet, only, area)
      : !drawRows(sheet, definitions, area)
  )
    return false
  drawFooter(sheet)
  return true
}

const entrySizes = [
  { term: 54, text: 30 },
  { term: 48, text: 26 },
  { term: 40, text: 24 },
  { term: 34, text: 20 },
  { term: 26, text: 18 },
  { term: 22, text: 16 },
  { term: 20, text: 14 },
  { term: 16, text: 12 },
]

function drawEntry(sheet: Sheet, { term, text }: Definition, area: Box): boolean {
  const { colors, type, ground } = sheet.theme
  if (term.length + text.length > mostCharacters) return false
  const termRoom = 330
  const left = area.x + termRoom + 48
  const width = area.x + area.width - left
  for (const [index, sizes] of entrySizes.entries()) {
    if (sizes.text < sheet.context.smallestBody) continue
    const termStep = {
      ...resized(type.title, sizes.term),
      lineHeight: Math.round(sizes.term * 1.1),
    }
    const textStep = {
      ...resized(type.body, sizes.text),
      lineHeight: Math.round(sizes.text * 1.38),
    }
    if (index < entrySizes.length - 1 && longestWord(sheet, term, termStep) > termRoom * 0.98)
      continue
    const head = sheet.setWithSlack(
      [sheet.paragraph(term, termStep, { color: colors.ink })],
      termRoom,
    )
    const body = sheet.setWithSlack([sheet.paragraph(text, textStep, { color: colors.ink })], width)
    const room = area.height - 40
    if (head.height + 30 > room || body.height > room) continue
    const top = area.y + 19 + (room - Math.max(head.height + 30, body.height)) * 0.3
    drawColumnRule(sheet, 'column-rule', left - 24, [area.y + 19, area.y + area.height])
    if (term !== '') {
      const box = { x: area.x, y: top, width: termRoom, height: head.height }
      sheet.addText({ name: 'term-1', box, layout: head, ground })
      drawBar(sheet, 'term-bar', { x: area.x, y: top + head.height + 18 })
    }
    if (text !== '')
      sheet.addText({
        name: 'meaning-1',
        // The first lines of both stand on one baseline.
        box: {
          x: left,
          y: top + firstBaseline(head) - firstBaseline(body),
          width,
          height: body.height,
        },
        layout: body,
        ground,
      })
    return true
  }
  return false
}

function firstBaseline(layout: { paragraphs: { lines: { baseline: Points }[] }[] }): Points {
  return layout.paragraphs[0]?.lines[0]?.baseline ?? 0
}

const rowSizes = [
  { term: 22, text: 20 },
  { term: 20, text: 18 },
  { term: 20, text: 16 },
  { term: 18, text: 14 },
  { term: 14, text: 12 },
]

function drawRows(sheet: Sheet, definitions: Definition[], area: Box): boolean {
  const { colors, type, ground } = sheet.theme
  const characters = definitions.reduce((sum, one) => sum + one.term.length + one.text.length, 0)
  if (characters > mostCharacters) return false
  const left = area.x + textLeft
  const width = Math.min(area.x + area.width - left, 592)
  for (const [index, sizes] of rowSizes.entries()) {
    if (sizes.text < sheet.context.smallestBody) continue
    const termStep = {
      ...resized(type.head, sizes.term),
      lineHeight: Math.round(sizes.term * 1.22),
    }
    const textStep = resized(type.body, sizes.text)
    const last = index === rowSizes.length - 1
    if (
      !last &&
      definitions.some(({ term }) => longestWord(sheet, term, termStep) > termWidth * 0.98)
    )
      continue
    const set = definitions.map(({ term, text }) => ({
      term: sheet.setWithSlack([sheet.paragraph(term, termStep, { color: colors.ink })], termWidth),
      text: sheet.setWithSlack([sheet.paragraph(text, textStep, { color: colors.ink })], width),
    }))
    const heights = set.map(({ term, text }) => Math.max(term.height, text.height))
    const free = area.height - heights.reduce((sum, height) => sum + height, 0)
    const padding = free / (2 * definitions.length)
    if (padding < sizes.text * 0.4) continue
    const space = Math.min(padding, 40)
    let y = area.y
    set.forEach(({ term, text }, row) => {
      if (row > 0) drawRule(sheet, `term-${row + 1}-rule`, y, undefined, rowLine)
      const down = y + space
      const baselines = Math.max(firstBaseline(term), firstBaseline(text))
      if (definitions[row]?.term)
        sheet.addText({
          name: `term-${row + 1}`,
          box: {
            x: area.x,
            y: down + baselines - firstBaseline(term),
            width: termWidth,
            height: term.height,
          },
          layout: term,
          ground,
        })
      if (definitions[row]?.text)
        sheet.addText({
          name: `meaning-${row + 1}`,
          box: { x: left, y: down + baselines - firstBaseline(text), width, height: text.height },
          layout: text,
          ground,
        })
      y += (heights[row] ?? 0) + 2 * space
    })
    return true
  }
  return definitions.length === 0
}
