import { inches, type Points } from '../../scene/geometry.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import type { ParagraphSpecification, TextRun } from '../../scene/text.ts'
import { placeToCut } from '../../text/cut-text.ts'
import { mostCharacters } from '../../text/shorten.ts'
import { type CodeRole, type CodeToken, codeTokens } from '../code-tokens.ts'
import { mixColors } from '../devices/gradient.ts'
import { columnSpan } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import type { PanelColors, Theme } from '../themes/theme.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { column, drawing, type Part, parts, type Tree, text } from '../tree/tree.ts'
import { treeLayout } from '../tree/tree-layout.ts'

type Code = NonNullable<SlideContent['code']>

const padding = inches(0.3)
const numberGap = inches(0.25)
const noteGap = inches(0.2)

interface Arrangement {
  /** Of the program. */
  text: Points
  /** Lines may go on below themselves: after a space, or wherever they must. */
  wraps?: 'at spaces' | 'anywhere'
  /** Of what explains it, which stands beside it, or below where the lines are long. */
  note?: { size: Points; beside: boolean }
}

/** Large for listings of a few lines, so that they fill what they stand on. */
const sizes: Omit<Arrangement, 'note'>[] = [
  ...[28, 24, 20, 18, 16, 14].map((text) => ({ text })),
  { text: 14, wraps: 'at spaces' },
  // An address is better small than cut.
  { text: 12 },
  { text: 12, wraps: 'at spaces' },
  { text: 14, wraps: 'anywhere' },
  { text: 12, wraps: 'anywhere' },
]

/** A listing with its line numbers, on a panel as high as it, and what explains it. */
export const drawCode = treeLayout({
  attempts: ({ code, paragraphs }, sheet) =>
    code && (isTooLong(code) ? [] : arrangements(paragraphs.length > 0, sheet)),
  tree: codeTree,
})

function isTooLong({ lines }: Code): boolean {
  return lines.length > 60 || lines.join('').length > mostCharacters
}

function arrangements(explained: boolean, { context }: Sheet): Arrangement[] {
  if (!explained) return sizes
  const notes = [
    ...[20, 18, 16, 14, 12].map((size) => ({ size, beside: true })),
    ...[16, 14, 12].map((size) => ({ size, beside: false })),
  ].filter(({ size }) => size >= context.smallestBody)
  return sizes.flatMap((one) => notes.map((note) => ({ ...one, note })))
}

function codeTree(
  sheet: Sheet,
  { code, paragraphs }: SlideContent,
  arrangement: Arrangement,
): Tree | undefined {
  if (code === undefined) return undefined
  const { theme } = sheet
  const { note } = arrangement
  const side = note?.beside ? columnSpan(4) : 0
  const width = theme.frame.content.width - side - (note?.beside ? noteGap : 0)
  const listing = listingTree(sheet, code, width, arrangement)
  if (listing === undefined) return undefined
  if (note === undefined) return overMiddle({ tree: listing })
  const words = text('code-note', paragraphs.join(' '), {
    step: resized(theme.type.large, note.size),
    tone: 'ink',
    fills: true,
  })
  if (!note.beside) return overMiddle({ tree: listing }, { tree: words, gap: noteGap })
  const rule = drawing((on, { x, y, width }) => {
    const { top, between } = theme.listRules
    on.addLine('note-rule', { x, y }, { x: x + width, y }, top ?? between)
  }, 0)
  const explanation = column([{ tree: rule }, { tree: words, gap: inches(0.25), grow: 1 }])
  const beside = parts([
    { tree: listing, size: width },
    { tree: explanation, gap: noteGap },
  ])
  return overMiddle({ tree: beside })
}

/** What is lower than the content area stands a little over its middle. */
function overMiddle(...list: Part[]): Tree {
  const space = drawing(() => {}, 0)
  return column([{ tree: space, grow: 0.3 }, ...list, { tree: space, grow: 0.7 }])
}

/** The listing in a width; undefined where a line is longer. */
function listingTree(
  sheet: Sheet,
  code: Code,
  panelWidth: Points,
  { text: size, wraps }: Arrangement,
): Tree | undefined {
  const step = codeStep(sheet.theme, size)
  const advance = sheet.measure('0', step)
  const last = code.firstLine + code.lines.length - 1
  const numbersWidth = advance * String(last).length + 1
  // Of one line none is spoken of by its number.
  const isNumbered = last > 1
  const left = padding + (isNumbered ? numbersWidth + numberGap : 0)
  const width = panelWidth - left - padding
  const wrapped = (line: CodeToken[]) =>
    wraps ? wrapLine(line, Math.floor(width / advance)) : [line]
  const plain = code.lines.map((line) => wrapped([{ text: line, role: 'plain' }]))
  if (wraps === 'at spaces' && plain.some(isCutInWord)) return undefined
  const lines = plain.flat().map((row) => codeParagraph(sheet, row, step))
  if (sheet.set(lines, width, false).width > width + 0.01) return undefined

  // Where the lines begin, counted in rows, and where the last one ends.
  const starts = [0]
  for (const rows of plain) starts.push((starts.at(-1) ?? 0) + rows.length)
  const height = (starts.at(-1) ?? 0) * step.lineHeight
  return drawing(
    (on, box) => {
      // Programs run from left to right in every deck.
      on.rigidArea = box
      const colors = on.theme.drawPanel(on, 'code-panel', box, 'plain', { index: 0, count: 1 })
      const top = box.y + (box.height - height) / 2
      const rowTop = (line: number) => top + (starts[line] ?? 0) * step.lineHeight
      const band = bandColor(colors)
      const lit = code.highlightedLines.map((line) => line - code.firstLine)
      const bands = stretches(lit.filter((line) => line < code.lines.length))
      for (const [index, { from, to }] of bands.entries()) {
        const y = rowTop(from)
        const area = {
          ...box,
          x: box.x + bandEdge,
          y,
          width: box.width - 2 * bandEdge,
          height: rowTop(to) - y,
        }
        on.addShape(`code-highlight-${index + 1}`, area, { fill: band })
        on.addShape(
          `code-highlight-${index + 1}-edge`,
          { ...area, width: 3 },
          { fill: colors.accent },
        )
      }
      const ground = bands.length > 0 ? band : colors.ground
      const ink = roleColors(on.theme, colors, [colors.ground, ground])
      const numbers = plain.flatMap((rows, index) =>
        rows.map((_, part) => (part === 0 ? String(code.firstLine + index) : ' ')),
      )
      const counted = numbers.map((number) => ({
        ...on.paragraph(number, step, { color: ink.comment, align: 'end' }),
        direction: 'ltr' as const,
      }))
      if (isNumbered)
        on.addText({
          name: 'line-numbers',
          box: { x: box.x + padding, y: top, width: numbersWidth, height },
          layout: on.set(counted, numbersWidth, false),
          wrap: false,
          ground,
        })
      const rows = codeTokens(code.lines, code.language).flatMap(wrapped)
      on.addText({
        name: 'code',
        box: { x: box.x + left, y: top, width, height },
        layout: on.set(
          rows.map((row) => codeParagraph(on, row, step, ink)),
          width,
          false,
        ),
        placeholder: 'body',
        wrap: false,
        ground,
      })
      on.rigidArea = undefined
    },
    height + 2 * inches(size >= 20 ? 0.4 : 0.25),
  )
}

/** How far a band under lines stays from the edges of the panel. */
const bandEdge = inches(0.1)

/** A tint of the panel's accent on its ground. */
function bandColor({ ground, accent }: PanelColors): Color {
  return mixColors(ground, accent, 0.12)
}

/** Numbers that follow one another as ranges. */
function stretches(numbers: readonly number[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (const number of numbers) {
    const before = found.at(-1)
    if (before?.to === number) before.to++
    else found.push({ from: number, to: number + 1 })
  }
  return found
}

function codeStep(theme: Theme, size: Points): TypeStep {
  const lineHeight = Math.round(size * 1.5)
  return { ...resized(theme.type.code, size), lineHeight, tracking: 0, program: true }
}

/** Cuts a line into lines of so many characters at spaces, else at the signs of addresses; what goes on stands deeper than where it began. */
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
    const sign = lastSign(text.slice(start, start + room))
    const atSign = sign > room * (2 / 3) ? start + sign : placeToCut(text, start + room, start)
    start = readable ? space + 1 : atSign
    cuts.push(start)
  }
  const starts = [0, ...cuts]
  return starts.map((from, index) => {
    const piece = sliceTokens(line, from, starts[index + 1] ?? text.length)
    return index === 0 ? piece : [{ text: ' '.repeat(hang), role: 'plain' as const }, ...piece]
  })
}

/** The index after the last sign at which an address or a path is best cut, or 0. */
function lastSign(text: string): number {
  return (/^.*[/?&=,;:|_-]/su.exec(text)?.[0] ?? '').length
}

/** Whether one of a line's pieces but the last ends elsewhere than after a space. */
function isCutInWord(pieces: CodeToken[][]): boolean {
  return pieces.slice(0, -1).some((piece) => !/\s$/.test(piece.at(-1)?.text ?? ''))
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
  colors: Partial<Record<CodeRole, Color>> = {},
): ParagraphSpecification {
  const strong = inFont(step, { ...step.font, weight: 600 })
  const { plain = sheet.theme.colors.ink } = colors
  const runs: TextRun[] = pieces.map(({ text, role }) => ({
    text,
    style: sheet.style(role === 'name' ? strong : step, colors[role] ?? plain),
  }))
  const shown = runs.length > 0 ? runs : ' '
  return { ...sheet.paragraph(shown, step, { color: plain }), direction: 'ltr' }
}

/**
 * Colours of the theme that can be read on all grounds of the listing: the accent for keywords, two data colours, muted
 * comments and line numbers.
 */
function roleColors(
  theme: Theme,
  panel: PanelColors,
  grounds: readonly Color[],
): Record<CodeRole, Color> {
  const { data, positive, negative } = theme.colors
  const legible = (color: Color) => grounds.every((ground) => contrastRatio(color, ground) >= 4.5)
  const keyword = legible(panel.accent) ? panel.accent : panel.ink
  const taken = new Set([panel.ink, keyword, panel.mutedInk])
  const free = [...data, positive, negative].filter((color) => legible(color) && !taken.has(color))
  const [string = panel.ink, number = panel.ink] = [...new Set(free)]
  const comment = legible(panel.mutedInk) ? panel.mutedInk : panel.ink
  return { plain: panel.ink, name: panel.ink, keyword, string, number, comment }
}
