import { LRUCache } from 'lru-cache'
import type { Points } from '../scene/geometry.ts'
import type { LaidParagraph, ParagraphSpecification, TextLayout, TextStyle } from '../scene/text.ts'
import { unspacedScript } from '../text/unspaced-script.ts'

/** Slide software measures a little differently: the share by which its lines may be wider than ours. */
export const slack = 0.012

/** Letters and the punctuation that goes with them, also its full-width forms. */
const eastAsian =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\u3001-\\u303f\\uff01-\\uff0f\\uff1a-\\uff20'
/** Told at once, of most texts: no sign of `eastAsian` is beyond these (Unicode, ScriptExtensions). */
const perhapsEastAsian = /\u00b7|[\u0300-\u036f]|[\u1100-\uffff]/
const eastAsianSign = new RegExp(`[${eastAsian}]`, 'u')
const ideographs = new RegExp(`(?=\\p{L})[${eastAsian}]`, 'u')
/** Also the signs of ASCII, which slide software takes for Latin wherever they stand. */
const other = `(?![${eastAsian}])[\\p{L}\\p{Nd}!-~]`
const changeOfScript = new RegExp(
  `[${eastAsian}](?=[^\\p{L}\\p{Nd}!-~${eastAsian}]*${other})|${other}(?=[^\\p{L}\\p{Nd}!-~${eastAsian}]*[${eastAsian}])`,
  'gu',
)

/** Whether a text has letters of the East Asian scripts. */
export function hasIdeographs(text: string): boolean {
  return perhapsEastAsian.test(text) && ideographs.test(text)
}

/** A paragraph's largest type size in points. */
export function sizeOf(specification: ParagraphSpecification): Points {
  return Math.max(...specification.runs.map((run) => run.style.size))
}

/**
 * The room that some slide software adds to the lines of a paragraph where Latin letters meet ideographs, spaces
 * between them or not, in points a line: a quarter of an em at each change (measured with LibreOffice 7.4).
 */
export function scriptSpaces({ lines, specification }: LaidParagraph): Points[] {
  const size = sizeOf(specification)
  return lines.map((line) => scriptSpace(line.text, size))
}

/** The same of one line of text, set in one size. */
export function scriptSpace(text: string, size: Points): Points {
  if (!perhapsEastAsian.test(text) || !eastAsianSign.test(text)) return 0
  return ((text.match(changeOfScript)?.length ?? 0) * size) / 4
}

/** What a paragraph's lines are set in from the start of their box, in points. */
export function indentOf({ marginStart, bullet }: ParagraphSpecification): Points {
  return (marginStart ?? 0) + (bullet?.indent ?? 0)
}

/**
 * Widths of the signs of DejaVu Sans and DejaVu Sans Bold in em, by classes (the widest of a class, but for m and w the
 * mean of small letters): what LibreOffice sets where our fonts are missing.
 */
const substituteWidths: [signs: RegExp, regular: number, bold: number][] = [
  [/[%\u2030\u066a@\u2014]/u, 1, 1.02],
  [/[+=<>~#\u00b1\u00d7\u2212]/u, 0.84, 0.84],
  [/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u, 1, 1],
  [/[mwMW\u00e6\u0153жфшщыюЖФШЩЫЮ]/u, 0.98, 1.1],
  [/\s/u, 0.32, 0.35],
  [/[ijlI.,:;'|!()[\]]/u, 0.36, 0.42],
  [/[ftr]/u, 0.4, 0.48],
  [/\p{Lu}/u, 0.76, 0.84],
  [/\p{scx=Cyrillic}/u, 0.66, 0.73],
  [/\p{Nd}|[$\u20ac\u00a3]/u, 0.64, 0.7],
]

/** How wide the widest line of a text may be in software without our fonts, in points. */
export function substituteWidth({ paragraphs }: TextLayout): Points {
  return Math.max(0, ...paragraphs.map(substituteWidthOf))
}

/**
 * The room in which software without our fonts breaks a text nowhere but between words, and a paragraph that has one line
 * nowhere, in points.
 */
export function substituteRoom({ paragraphs }: TextLayout): Points {
  return Math.max(
    0,
    ...paragraphs.map((one) =>
      one.lines.length <= 1 ? substituteWidthOf(one) : substituteWordWidthOf(one),
    ),
  )
}

/** How wide the widest word of a text may be in software without our fonts, from the start of its line, in points. */
export function substituteWordWidth({ paragraphs }: TextLayout): Points {
  return Math.max(0, ...paragraphs.map(substituteWordWidthOf))
}

/** The classes' widths are those of their widest signs: a text is at least so many times as wide in DejaVu Sans. */
const leastOfClasses = 0.9

/** By how much a text may be lower and higher in software without our fonts, in points; `width` is that of its box, in points. */
export function substituteGrowth(
  { paragraphs }: TextLayout,
  width: Points,
): [least: Points, most: Points] {
  const [least, most] = [leastOfClasses, 1].map((share) =>
    paragraphs.reduce((sum, one) => {
      // Letters of scripts without spaces are as wide in every face.
      if (one.segments.some(({ text }) => unspacedScript.test(text))) return sum
      const room = width - indentOf(one.specification)
      const more = substituteLines(one.segments, room, share) - one.lines.length
      return sum + more * one.specification.lineHeight
    }, 0),
  )
  return [least ?? 0, most ?? 0]
}

/**
 * The lines of words in software without our fonts, each filled with words as they come.
 * @param room of a line, in points. @param share of the widest stand-in's widths.
 */
export function substituteLines(
  words: readonly { text: string; style: TextStyle }[],
  room: Points,
  share = 1,
): number {
  let lines = 1
  let filled = 0
  for (const { text, style } of words)
    for (const piece of text.split(/(?<=\s)/u)) {
      const word = substituteWidthIn(piece.trimEnd(), style) * share
      if (filled > 0 && filled + word > room) {
        lines += 1
        filled = 0
      }
      filled += substituteWidthIn(piece, style) * share
    }
  return lines
}

/** Scripts without spaces may be broken between any two letters. */
const betweenWords = new RegExp(
  `\\s+|(?=${unspacedScript.source})|(?<=${unspacedScript.source})`,
  'u',
)

function substituteWordWidthOf({ segments, specification }: LaidParagraph): Points {
  const words = segments.flatMap(({ text, style }) =>
    text.split(betweenWords).map((word) => substituteWidthIn(word, style)),
  )
  return Math.max(0, ...words) + indentOf(specification)
}

function substituteWidthOf({ segments, specification }: LaidParagraph): Points {
  return segments.reduce(
    (sum, { text, style }) => sum + substituteWidthIn(text, style),
    indentOf(specification),
  )
}

/** How wide words in one style are without our fonts, in points. */
export function substituteWidthIn(text: string, style: TextStyle): Points {
  const bold = style.font.weight >= 600
  const tracking = Math.max(0, style.tracking ?? 0)
  let width = 0
  for (const sign of text) width += substituteSignWidth(sign, bold) * style.size + tracking
  return width
}

/** What was looked up, in em: a deck asks for a few hundred signs, again and again. */
const knownSigns = new LRUCache<string, readonly [regular: number, bold: number]>({ max: 2_000 })

function substituteSignWidth(sign: string, bold: boolean): number {
  let widths = knownSigns.get(sign)
  if (!widths) {
    const [, ...found] = substituteWidths.find(([signs]) => signs.test(sign)) ?? [sign, 0.62, 0.69]
    widths = found
    knownSigns.set(sign, widths)
  }
  return widths[bold ? 1 : 0]
}
