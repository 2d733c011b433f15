import { type Point, type Points, pageWidth } from '../../../scene/geometry.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { contentEnd } from '../../caption.ts'
import { onCircle } from '../../devices/arc.ts'
import { arrowRoom, arrowWidth, drawArrow } from '../../devices/arrow.ts'
import { drawOrbit } from '../../devices/orbit.ts'
import { splitValue, type Value, withWordsUnder } from '../../figure-parts.ts'
import { commonFigureStep, figureLadder, setFigure } from '../../figure-text.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { drawStats } from '../../layouts/stats.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { longestWord } from '../../text-fitting.ts'
import { inFont, resized } from '../type-step.ts'
import { drawBody, glow, matter, orbitLine } from './bodies.ts'

const left: Points = 43.2
const whole: Points = 888
const mostFigures = 4
const moons = [matter.violet, matter.sky, matter.teal, matter.white]

/** Key figures as planets on one shallow orbit, the first of them glowing; more than four stand in rows. */
export function drawObservatoryStats(sheet: Sheet, content: SlideContent): boolean {
  const { figures } = content
  if (figures.length === 0 || figures.length > mostFigures) return drawStats(sheet, content)
  if (!drawFrame(sheet, content)) return false
  if (!drawPlanets(sheet, content)) {
    sheet.nodes.length = 0
    return drawStats(sheet, content)
  }
  drawFooter(sheet)
  return true
}

/** A word behind a number ("million"), and what else belongs to the value, stands under it. */
function inRing(figure: Figure): { number: Value; word: string } {
  const { figure: number, prefix = '', suffix = '' } = withWordsUnder(figure)
  const { before, gap, unit, after, ...parts } = splitValue({ figure: number, prefix, suffix })
  const core = `${parts.number}${gap}${unit}`
  return { number: before === '' ? core : { figure: core, prefix: before }, word: after }
}

interface Planet {
  figure: Figure
  at: Point
  label: TextLayout | undefined
  note: TextLayout | undefined
}

function drawPlanets(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { figures, paragraphs } = content
  const length = figures.reduce((sum, one) => sum + one.label.length + one.note.length, 0)
  if (length > mostCharacters) return false
  const pitch = whole / Math.max(2, figures.length)
  const width = Math.min(pitch - 28, 270)
  const noted = paragraphs.length > 0
  const note = noted ? setNote(sheet, paragraphs) : undefined
  if (noted && note === undefined) return false
  const foot = contentEnd(sheet, 486)
  const floor = foot - (note ? note.height + 14 : 0)
  for (const { radius, label, text } of [
    { radius: [110, 110, 104, 88][figures.length - 1] ?? 80, label: 16, text: 14 },
    { radius: 76, label: 16, text: 14 },
    { radius: 66, label: 14, text: 12 },
  ]) {
    if (text < sheet.context.smallestBody) continue
    const middle = { x: pageWidth / 2, y: 160 + radius + (noted ? 4 : 14) }
    const path = { center: { x: middle.x, y: middle.y + 2600 }, radius: 2600 }
    const step = commonFigureStep(
      sheet,
      figures.map((one) => inRing(one).number),
      figureLadder(theme.type.statistic, theme.type.unit, [52, 46, 40, 36, 32, 28, 24, 20, 16]),
      radius * 1.62,
    )
    if (step === undefined) return false
    const labelStep = inFont(resized(theme.type.body, label), theme.strong)
    const noteStep = resized(theme.type.small, text)
    if (figures.some((one) => longestWord(sheet, one.label, labelStep) > width)) continue
    const set = (line: string, own: typeof labelStep, color: string, room: Points) =>
      line === '' ? undefined : sheet.setWithSlack([sheet.paragraph(line, own, { color })], room)
    const planets = figures.map((figure, index): Planet => {
      const x = left + pitch * index + radius
      const aside = figure.trend ? arrowRoom(text) : 0
      return {
        figure,
        at: { x, y: path.center.y - Math.sqrt(path.radius ** 2 - (x - middle.x) ** 2) },
        label: set(figure.label, labelStep, theme.colors.ink, width),
        note: set(figure.note, noteStep, theme.colors.mutedInk, width - aside),
      }
    })
    const lowest = Math.max(...planets.map(({ at }) => at.y)) + radius + 18
    const labels = Math.max(0, ...planets.map((one) => one.label?.height ?? 0))
    const notes = Math.max(0, ...planets.map((one) => one.note?.height ?? 0))
    if (lowest + labels + 2 + notes > floor) continue
    drawOrbit(sheet, 'orbit', {
      ...path,
      stroke: orbitLine,
      gaps: planets.map(({ at }) => ({ at, radius })),
    })
    planets.forEach((planet, index) => {
      drawPlanet(sheet, planet, index, { radius, step, width, labelTop: lowest, labels, text })
    })
    if (note) {
      const y = foot - note.height
      drawBody(sheet, 'band-disc', {
        at: { x: left + 4.5, y: y + 11 },
        radius: 4.5,
        fill: matter.apricot,
      })
      sheet.addText({
        name: 'band-text',
        box: { x: left + 20, y, width: 820, height: note.height },
        layout: note,
        ground: theme.ground,
      })
    }
    return true
  }
  return false
}

/** What the figures mean, in one line or two: the lead in ink, the rest muted. */
function setNote(sheet: Sheet, paragraphs: string[]): TextLayout | undefined {
  const { type, colors, strong } = sheet.theme
  const [lead = '', ...rest] = paragraphs.length > 1 ? paragraphs : ['', ...paragraphs]
  const text = rest.join(' ')
  if (lead.length + text.length > 600) return undefined
  const runs = [
    ...(lead === ''
      ? []
      : [{ text: `${lead}   `, style: sheet.style(inFont(type.body, strong), colors.ink) }]),
    { text, style: sheet.style(type.body, colors.mutedInk) },
  ]
  const layout = sheet.setWithSlack([sheet.paragraph(runs, type.body, { color: colors.ink })], 820)
  return layout.height <= type.body.lineHeight * 2.5 ? layout : undefined
}

function drawPlanet(
  sheet: Sheet,
  { figure, at, label, note }: Planet,
  index: number,
  place: {
    radius: Points
    step: Parameters<typeof setFigure>[2]
    width: Points
    labelTop: Points
    labels: Points
    text: Points
  },
): void {
  const { colors, ground } = sheet.theme
  const { radius, step, width, labelTop, labels, text } = place
  const name = `stat-${index + 1}`
  const first = index === 0
  const moon = { at: onCircle(at, radius, 52), radius: first ? 0 : 6 }
  if (first) drawBody(sheet, `${name}-disc`, { at, radius, fill: glow })
  else {
    drawOrbit(sheet, `${name}-ring`, {
      center: at,
      radius,
      stroke: { color: '#6D7BE8', width: 1.25 },
      gaps: [moon],
    })
    const fill = moons[(index - 1) % moons.length] ?? matter.white
    drawBody(sheet, `${name}-moon-disc`, { ...moon, fill })
  }
  if (figure.figure !== '') {
    const color = first ? colors.accentInk : colors.ink
    const { number, word } = inRing(figure)
    const options = { color, align: 'center' as const }
    const set = setFigure(sheet, number, step, options)
    const wide = radius * 1.8
    const layout = sheet.set(
      [
        ...set.layout.paragraphs.map((one) => one.specification),
        ...(word === '' ? [] : [sheet.paragraph(word, sheet.theme.type.small, options)]),
      ],
      wide,
      false,
    )
    sheet.addText({
      name: `${name}-figure`,
      box: { x: at.x - wide / 2, y: at.y - layout.height / 2, width: wide, height: layout.height },
      layout,
      wrap: false,
      ground: first ? glowGround : ground,
    })
  }
  const x = at.x - radius
  if (label)
    sheet.addText({
      name: `${name}-label`,
      box: { x, y: labelTop, width, height: label.height },
      layout: label,
      ground,
    })
  const y = labelTop + labels + 2
  const aside = figure.trend ? arrowRoom(text) : 0
  const line = note?.paragraphs[0]?.lines[0]
  if (figure.trend && line) {
    const start = { x, y: y + line.baseline }
    drawArrow(sheet, `${name}-arrow`, figure.trend, start, arrowWidth(text), colors.accent)
  }
  if (note)
    sheet.addText({
      name: `${name}-note`,
      box: { x: x + aside, y, width: width - aside, height: note.height },
      layout: note,
      ground,
    })
}

/** The darkest end of a glowing body. */
const glowGround = '#F4A27A'
