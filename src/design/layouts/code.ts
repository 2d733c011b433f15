import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import type { ParagraphSpecification, TextRun } from '../../scene/text.ts'
import { placeToCut } from '../../text/cut-text.ts'
import { type CodeRole, type CodeToken, codeTokens } from '../code-tokens.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, columnEdge, columnSpan, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText } from '../text-fitting.ts'
import type { PanelColors, Theme } from '../themes/theme.ts'
import { inFont, ladder, resized, type TypeStep } from '../themes/type-step.ts'

type Code = NonNullable<SlideContent['code']>

const padding = inches(0.3)
const numberGap = inches(0.25)

/** Sizes that are tried, and whether lines may go on below themselves in them. */
const attempts: { size: Points; wraps: boolean }[] = [
  { size: 20, wraps: false },
  { size: 18, wraps: false },
  { size: 16, wraps: false },
  { size: 14, wraps: false },
  { size: 14, wraps: true },
  { size: 12, wraps: false },
  { size: 12, wraps: true },
]

/** A listing on a panel with its line numbers; what explains it stands beside it, or below where the lines are long. */
export function drawCode(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { code, paragraphs } = content
  if (code !== undefined && !placeCode(sheet, code, paragraphs.join(' '))) return false
  drawFooter(sheet)
  return true
}

function placeCode(sheet: Sheet, code: Code, text: string): boolean {
  if (code.lines.length > 60 || code.lines.join('').length > mostCharacters) return false
  const area = sheet.theme.frame.content
  const places: { panel: Box; note?: Box }[] =
    text === ''
      ? [{ panel: area }]
      : [
          {
            panel: { ...area, width: columnEdge(9) - inches(0.2) - area.x },
            note: { ...area, x: columnEdge(9), width: columnSpan(4) },
          },
          {
            panel: { ...area, height: inches(3.5) },
            note: { ...area, y: area.y + inches(3.7), height: inches(0.9) },
          },
        ]
  const tokens = codeTokens(code.lines, code.language)
  const nodes = sheet.nodes.length
  for (const { size, wraps } of attempts) {
    if (size < sheet.context.smallestBody) continue
    for (const { panel, note } of places) {
      if (
        drawListing(sheet, code, tokens, panel, size, wraps) &&
        (note === undefined || drawNote(sheet, text, note))
      )
        return true
      sheet.nodes.length = nodes
    }
  }
  return false
}

function drawNote(sheet: Sheet, text: string, box: Box): boolean {
  const { theme } = sheet
  const narrow = box.width < inches(6)
  const sizes = (narrow ? [20, 18, 16, 14, 12] : [16, 14, 12]).filter(
    (size) => size >= sheet.context.smallestBody,
  )
  const top = narrow ? box.y + inches(0.25) : box.y
  const room = { width: box.width, height: bottomEdge(box) - top }
  const set = fitText(sheet, text, ladder(theme.type.large, sizes), room, {
    color: theme.colors.ink,
  })
  if (set === undefined) return false
  if (narrow)
    sheet.addLine(
      'note-rule',
      { x: box.x, y: box.y },
      { x: rightEdge(box), y: box.y },
      theme.listRules.top,
    )
  sheet.addText({
    name: 'code-note',
    box: { ...box, y: top, height: room.height },
    layout: set.layout,
    ground: theme.ground,
  })
  return true
}

function drawListing(
  sheet: Sheet,
  code: Code,
  tokens: CodeToken[][],
  panel: Box,
  size: Points,
  wraps: boolean,
): boolean {
  const { theme } = sheet
  const step = codeStep(theme, size)
  const advance = sheet.measure('0', step)
  const last = code.firstLine + code.lines.length - 1
  const numbersWidth = advance * String(last).length + 1
  const left = panel.x + padding + numbersWidth + numberGap
  const width = rightEdge(panel) - padding - left
  const rows = tokens.map((line) => (wraps ? wrapLine(line, Math.floor(width / advance)) : [line]))
  const count = rows.reduce((sum, row) => sum + row.length, 0)
  const height = count * step.lineHeight
  const room = panel.height - 2 * inches(0.25)
  if (height > room) return false

  // Programs run from left to right in every deck.
  sheet.rigidArea = panel
  const colors = theme.drawPanel(sheet, 'code-panel', panel, 'plain', { index: 0, count: 1 })
  const ink = roleColors(theme, colors)
  const lines = rows.flat().map((pieces) => codeParagraph(sheet, pieces, step, ink))
  const layout = sheet.set(lines, width, false)
  if (layout.width > width + 0.01) {
    sheet.rigidArea = undefined
    return false
  }

  const top = panel.y + (height > room * 0.75 ? (panel.height - height) / 2 : padding)
  const numbers = rows.flatMap((row, index) =>
    row.map((_, part) => (part === 0 ? String(code.firstLine + index) : '')),
  )
  const boxHeight = bottomEdge(panel) - top
  sheet.addText({
    name: 'line-numbers',
    box: { x: panel.x + padding, y: top, width: numbersWidth, height: boxHeight },
    layout: sheet.set(
      numbers.map((number) => ({
        ...sheet.paragraph(number || ' ', step, { color: colors.mutedInk, align: 'end' }),
        direction: 'ltr' as const,
      })),
      numbersWidth,
      false,
    ),
    wrap: false,
    ground: colors.ground,
  })
  sheet.addText({
    name: 'code',
    box: { x: left, y: top, width, height: boxHeight },
    layout,
    placeholder: 'body',
    wrap: false,
    ground: colors.ground,
  })
  sheet.rigidArea = undefined
  return true
}

function codeStep(theme: Theme, size: Points): TypeStep {
  return { ...resized(theme.type.code, size), lineHeight: Math.round(size * 1.5), tracking: 0 }
}

/** Cuts a line into lines of so many characters at spaces; what goes on stands deeper than where it began. */
export function wrapLine(line: CodeToken[], most: number): CodeToken[][] {
  const text = line.map((token) => token.text).join('')
  if (text.length <= most) return [line]
  const indent = (/^ */.exec(text)?.[0].length ?? 0) + 4
  const hang = Math.min(indent, Math.floor(most / 3))
  const cuts: number[] = []
  let start = 0
  while (start < text.length) {
    const room = Math.max(1, cuts.length === 0 ? most : most - hang)
    if (text.length - start <= room) break
    const space = text.lastIndexOf(' ', start + room)
    const readable = space > start + room / 3 && text.slice(start, space).trim() !== ''
    start = readable ? space + 1 : placeToCut(text, start + room, start)
    cuts.push(start)
  }
  const starts = [0, ...cuts]
  return starts.map((from, index) => {
    const piece = sliceTokens(line, from, starts[index + 1] ?? text.length)
    return index === 0 ? piece : [{ text: ' '.repeat(hang), role: 'plain' as const }, ...piece]
  })
}

function sliceTokens(line: CodeToken[], from: number, to: number): CodeToken[] {
  let offset = 0
  return line.flatMap(({ text, role }) => {
    const start = offset
    offset += text.length
    const piece = text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return piece === '' ? [] : [{ text: piece, role }]
  })
}

function codeParagraph(
  sheet: Sheet,
  pieces: CodeToken[],
  step: TypeStep,
  colors: Record<CodeRole, Color>,
): ParagraphSpecification {
  const strong = inFont(step, { ...step.font, weight: 600 })
  const runs: TextRun[] = pieces.map(({ text, role }) => ({
    text,
    style: sheet.style(role === 'name' ? strong : step, colors[role]),
  }))
  const shown = runs.length > 0 ? runs : ' '
  return { ...sheet.paragraph(shown, step, { color: colors.plain }), direction: 'ltr' }
}

/** Colours of the theme that can be read on the panel: the accent for keywords, two data colours, muted comments. */
function roleColors(theme: Theme, panel: PanelColors): Record<CodeRole, Color> {
  const { data, positive, negative } = theme.colors
  const legible = (color: Color) => contrastRatio(color, panel.ground) >= 4.5
  const keyword = legible(panel.accent) ? panel.accent : panel.ink
  const taken = new Set([panel.ink, keyword, panel.mutedInk])
  const free = [...data, positive, negative].filter((color) => legible(color) && !taken.has(color))
  const [string = panel.ink, number = panel.ink] = [...new Set(free)]
  return {
    plain: panel.ink,
    name: panel.ink,
    keyword,
    string,
    number,
    comment: legible(panel.mutedInk) ? panel.mutedInk : panel.ink,
  }
}
