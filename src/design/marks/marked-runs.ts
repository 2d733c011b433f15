import type { Mark } from '../../deck/marks/mark.ts'
import type { Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import type { FontReference, TextRun, TextStyle } from '../../scene/text.ts'
import type { ThemeColors, ThemeTokens } from '../themes/theme-tokens.ts'

/** A text's runs with its marks: each is divided where one begins or ends. `marks` are those of the runs' texts joined. */
export function markedRuns(
  runs: readonly TextRun[],
  marks: readonly Mark[],
  theme: ThemeTokens,
): TextRun[] {
  let start = 0
  return runs.flatMap(({ text, style }) => {
    const end = start + text.length
    const pieces: TextRun[] = []
    let at = start
    const add = (to: number, own: TextStyle) => {
      if (to > at) pieces.push({ text: text.slice(at - start, to - start), style: own })
      at = Math.max(at, to)
    }
    for (const mark of marks) {
      if (mark.to <= start || mark.from >= end) continue
      add(Math.max(start, mark.from), style)
      add(Math.min(end, mark.to), markedStyle(style, mark, theme))
    }
    add(end, style)
    start = end
    return pieces
  })
}

/** Bold is two weights more, and never less than Bold. */
function bolder({ weight }: FontReference): FontReference['weight'] {
  return Math.min(900, Math.max(700, weight + 200)) as FontReference['weight']
}

/** Letters of one width look larger than others of their size. */
const codeShare = 0.94
/** Code is set no smaller than this within a text that is not. */
const smallestCode = 12

function codeSize(size: Points): Points {
  return Math.max(Math.min(size, smallestCode), Math.round(size * codeShare * 10) / 10)
}

function markedStyle(style: TextStyle, mark: Mark, theme: ThemeTokens): TextStyle {
  const { bold, italic, underline, strike, color, link, code } = mark
  const own = code ? { ...theme.type.code.font } : { ...style.font }
  const font = {
    ...own,
    ...(bold ? { weight: bolder(own) } : {}),
    ...(italic ? { italic: true } : {}),
  }
  const marked: TextStyle = { ...style, font }
  if (code) Object.assign(marked, { size: codeSize(style.size), tracking: 0 })
  if (color) marked.color = wishedColor(color)
  else if (link) marked.color = wishedColor({ role: 'accent' })
  if (underline || link) marked.underline = true
  if (link) marked.link = link
  if (strike) marked.strike = true
  return marked
}

const sign = '?'

/** A colour that is wished for, while it is not known on which ground the text comes to stand, nor in which colours. */
export function wishedColor(color: NonNullable<Mark['color']>): Color {
  return sign + ('hex' in color ? color.hex.toUpperCase() : color.role)
}

/** The colour that a wish gets where it stands, as `legible` gives it; others stay. */
export function settledColor(
  color: Color,
  colors: ThemeColors,
  legible: (color: Color) => Color,
): Color {
  if (!color.startsWith(sign)) return color
  const wish = color.slice(sign.length)
  return legible(wish in colors ? (colors[wish as keyof ThemeColors] as Color) : wish)
}
