import type { Mark } from '../deck/marks/mark.ts'
import type { Points } from '../scene/geometry.ts'
import type { LaidParagraph, ParagraphSpecification, TextLayout, TextLine } from '../scene/text.ts'
import { allMatches } from '../text/all-matches.ts'
import { hasIdeographs, indentOf, scriptSpaces, sizeOf } from '../typography/slide-software.ts'

const noBreakSpace = '\u00a0'

/** A number without a unit of its own at the end of a line, except a year. */
const bareNumber = /(?:^|[\s(~≈+−–$€£¥₹₽-])\d[\d.,\u00a0\u202f]*$/u
const year = /(?:^|\D)(?:19|20)\d\d$/u
/** The first word of a line: short enough to be a unit or what is counted. */
const shortWord = /^([%‰°€$£¥₽]|\p{L}[\p{L}\p{M}]{0,11}(?![\p{L}\p{M}]))/u
/** Words that join numbers instead of being counted: they need not stay with the number before them. */
const joiningWord =
  /^(?:to|and|or|of|in|by|as|at|for|from|with|on|bis|und|oder|im|von|zu|y|o|de|en|a|et|ou|à|e|di|и|или|до|на|в|от|по|из)(?!\p{L})/iu
const signBeforeNumber =
  /(?:^|[\s(])(?:[$€£¥₹₽§№#]|No\.|Nr\.|n[°º.]|Art\.|Abb\.|Fig\.|p\.|pp\.|S\.|vol\.|с\.|рис\.)$/iu
/** "September 12", "Q3 2026", "Phase 2", "extension 4400"; before a number with its counter, "월 8회". */
const namedNumber =
  /(?:^|[\s(])(?:\p{Lu}[\p{L}\d]{0,9}|extension|ext\.|page|version|room|chapter|section|step|line|item|level|gate|Seite|poste|página|pág\.|sala|piso|стр\.|월|주|일|연|총|약|최대|최소|오전|오후|제)$/u

/** "9 to 13 percent": a range is one quantity. */
const rangeWord = '(?:to|bis|à|a|até|al|tot|til|till|до|do|ila)'
const rangeBegun = new RegExp(`\\p{Nd}\\s${rangeWord}$`, 'u')
const rangeGoesOn = new RegExp(`^${rangeWord}\\s\\p{Nd}`, 'u')

/** "16. Februar", "3. Quartal". */
const ordinal = /(?:^|[\s(])\d{1,2}\.$/u

/** "310 Mio. €", "1.4 million €". */
const scaledNumber = /\d \p{L}{1,8}\.?$/u
/** "40여 명", "3,480만 원". */
const koreanNumber = /\d\p{Script=Hangul}{0,2}$/u
/** They end the phrase before them: "1,840 में से". */
const hindiPostposition = /^(?:में|से|का|की|के|को|पर|ने|तक)(?![\p{L}\p{M}])/u

const latinLetter = /[A-Za-z]/

/** Symbols of units (SI brochure, 9th edition, tables 2 to 8) and of bytes: no language writes them as words. */
const unitSymbol =
  '(?:[kcmµμ]?[mg]|km/h|m/s|[mMGTk]?(?:Hz|W|V|A|Pa|J|B)|[kMGT]?Wh|[kMGT]i?B|ha|[hc]?l|[mμµ]?s|min|h|t|dB|px|pt|K|°[CF]|m[²³]|km[²³])'
/** "54 %", "19:30 h", "4,15 €": a number and the sign or symbol of its unit. */
const quantity = new RegExp(
  `(?<=\\p{Nd}) (?=(?:[%‰°\\p{Sc}]|${unitSymbol}(?![\\p{L}\\p{M}\\p{Nd}]))(?!\\p{Nd}))`,
  'gu',
)
/** "79 755", "1 284 500": thousands apart, as many languages write them. */
const thousands = /(?<![\p{Nd}.,])\p{Nd}{1,3}(?: \p{Nd}{3})+(?![\p{Nd}])/gu
/** "(0341) 55 82 17", "+49 341 558217": what begins with a plus or a zero is dialled, not counted. */
const telephone =
  /(?<![\p{Nd}.,])(?:\+\p{Nd}{1,3}|\(?0\p{Nd}{1,5}\)?)(?:(?: (?:[/–-] )?|-)\p{Nd}{1,8}){1,6}(?![\p{Nd}.,%]\p{Nd})/gu
const longestTelephone = 24
/** « Les Trois Vallées »: marks with spaces on their inner sides. Those of »this« kind have letters there. */
const spacedQuotation = /(?<![\p{L}\p{N}\p{P}])« [^«»]*[^«»\s] »(?![\p{L}\p{N}])/gu
/** All of them have a space after a digit: most texts have none, and layouts ask often. */
const spaceAfterDigit = /\p{Nd}\)? /u
const spaceAfterAsciiDigit = /\d\)? /
/** The first digits beyond ASCII are those of Arabic. */
const perhapsOtherDigits = /[\u0660-\uffff]/

/**
 * A text whose quantities and telephone numbers no line can break, and whose quotation marks no line parts from their words,
 * whatever its face: with no-break spaces in them. What is marked as code stays byte for byte.
 */
export function bindQuantities(text: string, marks: readonly Mark[] = []): string {
  const mayBreak =
    spaceAfterAsciiDigit.test(text) ||
    (perhapsOtherDigits.test(text) && spaceAfterDigit.test(text)) ||
    text.includes('« ')
  if (!mayBreak) return text
  const isCode = (at: number) => marks.some(({ code, from, to }) => code && from <= at && at < to)
  return text
    .replace(quantity, (space, at) => (isCode(at) ? space : noBreakSpace))
    .replace(telephone, (number, at) =>
      number.length > longestTelephone || isCode(at)
        ? number
        : number.replaceAll(' ', noBreakSpace),
    )
    .replace(thousands, (number, at) =>
      isCode(at) ? number : number.replaceAll(' ', noBreakSpace),
    )
    .replace(spacedQuotation, (words, at) =>
      isCode(at) ? words : `«${noBreakSpace}${words.slice(2, -2)}${noBreakSpace}»`,
    )
}

/** Whether a line must not end with `left` when the next begins with `right`. */
export function belongTogether(left: string, right: string): boolean {
  // Nothing below holds two words together: most breaks are between these, and layouts try many.
  if (latinLetter.test(left.at(-1) ?? '') && latinLetter.test(right[0] ?? '')) return false
  if (/(?:^|\D)\d{1,3}$/.test(left) && /^\d{3}(?!\d)/.test(right)) return true
  if (rangeBegun.test(left) && /^\p{Nd}/u.test(right)) return true
  if (bareNumber.test(left) && rangeGoesOn.test(right)) return true
  if (bareNumber.test(left) && shortWord.test(right)) {
    if (year.test(left)) return /^\p{L}{1,2}\./u.test(right)
    return !joiningWord.test(right)
  }
  if (/^\d/.test(right)) {
    if (signBeforeNumber.test(left)) return true
    // "in week 1.": a lone number never stands alone where its sentence ends.
    if (/\p{L}$/u.test(left) && /^\d{1,2}(?:[.!?;)]+(?!\d)|$)/.test(right)) return true
    return namedNumber.test(left) && /^\d{1,4}(?![\d%]|[.,]\d)/.test(right)
  }
  if (scaledNumber.test(left) && /^\p{Sc}(?!\p{N})/u.test(right)) return true
  if (koreanNumber.test(left) && /^\p{Script=Hangul}{1,2}(?!\p{Script=Hangul})/u.test(right))
    return true
  if (hindiPostposition.test(right)) return true
  if (ordinal.test(left) && /^\p{L}/u.test(right)) return true
  // "merchants (6)": a count in parentheses stays with what it counts.
  if (/^\(\d{1,4}[%‰]?\)/u.test(right)) return true
  // Initials stay with the name; a dash ends its line, and what begins with a tilde is the end of a range.
  return (
    (/(?:^|\s)\p{Lu}\.$/u.test(left) && /^\p{Lu}/u.test(right)) || /^(?:[–—]\s|[~～〜])/.test(right)
  )
}

/** A name before a colon, and words in quotation marks or brackets, that a title keeps on one line. */
const whole = [/^[^:：]{1,28}:(?=\s)/gu, /[«“„‘][^«»“”„‘’]{1,28}[»”“’]/gu, /\([^()]{1,28}\)/gu]

/** How often a line that begins at an index of a text parts what is one: a quantity, a date, a compound, a name, a quotation. */
export function tornPlaces(text: string): (start: number) => number {
  const spans = whole.flatMap((one) => allMatches(text, one))
  return (start) => {
    const [left, right] = [text.slice(0, start), text.slice(start)]
    const within = spans.filter(
      ({ 0: span, index }) => index < start && start < index + span.length,
    )
    const compound = /\p{L}[-‐]$/u.test(left) && /^\p{L}/u.test(right)
    return within.length + (compound || belongTogether(left.trimEnd(), right) ? 1 : 0)
  }
}

/** How often the lines of a title part what is one. */
export function tornLines({ paragraphs }: TextLayout): number {
  return paragraphs.reduce((sum, { lines }) => {
    const torn = tornPlaces(lines.map((line) => line.text).join(''))
    let end = 0
    for (const line of lines.slice(0, -1)) {
      end += line.text.length
      sum += torn(end)
    }
    return sum
  }, 0)
}

/**
 * The paragraphs of a layout with no-break spaces where it broke between a figure and its unit, or left one short word
 * on the last line; undefined if there is nothing to mend. Only what broke wrong is bound, so that texts stay as they
 * are written wherever they can.
 */
export function bindLineEnds(layout: TextLayout): ParagraphSpecification[] | undefined {
  let changed = false
  const specifications = layout.paragraphs.map((paragraph) => {
    const places = wrongBreaks(paragraph, layout.measure)
    if (places.length === 0) return paragraph.specification
    changed = true
    return bindAt(paragraph.specification, places)
  })
  return changed ? specifications : undefined
}

/** Indices of the spaces at which lines must not end. */
function wrongBreaks({ lines, specification }: LaidParagraph, measure: Points): number[] {
  const text = specification.runs.map((run) => run.text).join('')
  const places: number[] = []
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0)
  const letter = lines.reduce((sum, line) => sum + line.width, 0) / Math.max(1, letters)
  let end = 0
  lines.slice(0, -1).forEach((line, index) => {
    end += line.text.length
    const space = end - 1
    if (text[space] !== ' ') return
    const left = text.slice(Math.max(0, space - 40), space)
    const right = text.slice(end, end + 40)
    const last = index === lines.length - 2 && isWidow(lines, measure)
    const code = codeAt(specification, space)
    if (!last && code === undefined && !belongTogether(left, right)) return
    // What would not fit a line together is better broken at a space than inside a word.
    const together = code ?? `${left.split(' ').at(-1)} ${right.split(' ')[0]}`
    if (together.length * letter * 1.3 < measure) places.push(space)
  })
  return places
}

/** Code longer than this may be broken before an option, or at what joins commands. */
const longestCode = 24

/** What must stay together of code within a sentence that a place lies in, known by its face. */
function codeAt({ runs }: ParagraphSpecification, place: number): string | undefined {
  let end = 0
  const index = runs.findIndex((run) => {
    end += run.text.length
    return place < end
  })
  const run = runs[index]
  const beside = runs[index - 1] ?? runs[index + 1]
  if (run === undefined || beside === undefined) return undefined
  const isOther = run.style.font.family !== beside.style.font.family
  if (!isOther || place >= end - 1) return undefined
  if (run.text.length <= longestCode) return run.text
  const [left, right] = [run.text.slice(0, place - end), run.text.slice(place - end + 1)]
  const mayEnd = /^[-|&]/.test(right) || /[|&;]$/.test(left)
  return mayEnd ? undefined : `${left.split(' ').at(-1)} ${right.split(' ')[0]}`
}

/** Whether the last line is one short word under a line of several. */
function isWidow(lines: TextLine[], measure: Points): boolean {
  const [previous, last] = lines.slice(-2)
  if (previous === undefined || last === undefined) return false
  const word = last.text.trim()
  return (
    word.length <= 12 &&
    !/\s/.test(word) &&
    last.width < Math.max(measure * 0.3, previous.width * 0.5) &&
    previous.text.trim().split(' ').length >= 3
  )
}

function bindAt(specification: ParagraphSpecification, places: number[]): ParagraphSpecification {
  return { ...specification, runs: signsAt(specification.runs, places, noBreakSpace) }
}

/** Parts of a text with another sign at some places of it. */
function signsAt<Part extends { text: string }>(
  parts: readonly Part[],
  places: readonly number[],
  sign: string,
): Part[] {
  let offset = 0
  return parts.map((part) => {
    const own = places.filter((at) => at >= offset && at < offset + part.text.length)
    const text = own.reduce(
      (before, at) => before.slice(0, at - offset) + sign + before.slice(at - offset + 1),
      part.text,
    )
    offset += part.text.length
    return text === part.text ? part : { ...part, text }
  })
}

/**
 * A layout as it is written into files that others edit: spaces that were bound only so that its lines end well, and not
 * between what belongs together, are those of the paragraphs that were `given`. What is drawn stays.
 */
export function asWritten(
  layout: TextLayout,
  given: readonly ParagraphSpecification[],
): TextLayout {
  const paragraphs = layout.paragraphs.map((one, index): LaidParagraph => {
    const places = loosePlaces(one.specification, given[index])
    if (places.length === 0) return one
    const { specification, segments, lines } = one
    return {
      ...one,
      specification: { ...specification, runs: signsAt(specification.runs, places, ' ') },
      segments: signsAt(segments, places, ' '),
      lines: signsAt(lines, places, ' '),
    }
  })
  return { ...layout, paragraphs }
}

function loosePlaces(
  bound: ParagraphSpecification,
  given: ParagraphSpecification | undefined,
): number[] {
  if (given === undefined || given === bound) return []
  const [text, before] = [bound, given].map(({ runs }) => runs.map((run) => run.text).join(''))
  if (text === undefined || text.length !== before?.length) return []
  return [...allMatches(text, /\u00a0/g)].flatMap(({ index }) => {
    const [left, right] = [text.slice(Math.max(0, index - 40), index), text.slice(index + 1)]
    const isHeld = codeAt(given, index) !== undefined || belongTogether(left, right.slice(0, 40))
    return before[index] === ' ' && !isHeld ? [index] : []
  })
}

/**
 * The measure that leaves room on every line where Latin letters meet ideographs: some slide software adds space there,
 * and would break the line earlier. Undefined if all lines stay within `width` points with it.
 */
export function measureForMixedScripts(layout: TextLayout, width: Points): Points | undefined {
  let excess = 0
  for (const paragraph of layout.paragraphs) {
    const spaces = scriptSpaces(paragraph)
    const indent = indentOf(paragraph.specification)
    paragraph.lines.forEach((line, index) => {
      const space = spaces[index] ?? 0
      if (space > 0) excess = Math.max(excess, line.width + indent + space - width)
    })
  }
  return excess > 0 ? layout.measure - excess : undefined
}

/** A measure in which no last line has only one or two ideographs; undefined if none has. */
export function measureWithoutOrphan(layout: TextLayout): Points | undefined {
  const lost = layout.paragraphs.filter(({ lines }) => {
    const last = lines.at(-1)?.text ?? ''
    return (
      lines.length > 1 && hasIdeographs(last) && [...last.replace(/[\p{P}\s]/gu, '')].length <= 2
    )
  })
  if (lost.length === 0) return undefined
  return layout.measure - 2 * Math.max(...lost.map((one) => sizeOf(one.specification)))
}
