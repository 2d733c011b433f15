import { collapseSpace, emptyMappedText, type MappedText } from './mapped-text.ts'
import { opensBracket } from './outline-lines.ts'
import { isUnderline } from './plain-headings.ts'
import { sectionMark } from './section-marks.ts'
import type { SourceBlock } from './source-block.ts'
import { isBlank, lineText, type TextLine } from './text-lines.ts'

/** "1.1 …", "2.3.1) …", "1-1 …", "1．2　…": a number that has parts, before a name. */
const number =
  /^\s*(?:§ ?)?(\d{1,2}(?:[.．-]\d{1,2}){1,3})[.)．）]?[ \u3000]+(?=\p{L}|["“„«「『(（])/u

/** Words of a name without a text of its own: syllables, in languages that write them apart. */
const nameWords = 18
const longestName = 120

/** A name that its number counts among others. */
interface NumberedName {
  places: number[]
  text: MappedText
  /** With its number. */
  whole: MappedText
}

/** How many parts the number before a name has ("2.1": 2); 0 without such a number. */
function partsOfNumber(text: string): number {
  return placesOf(text).length
}

/**
 * Names without a text of their own, from a line on, side by side on lines right below one another, none of them a sentence. Below
 * a heading whose number theirs begin with and count on from ("2 Boats", "2.1 …", "2.2 …") they are headings. A number that no
 * heading says as well may be a score, a day, a time or a version and is a part of what it stands before: then they are points.
 * Undefined where fewer than two do.
 */
export function numberedNames(
  lines: readonly TextLine[],
  from: number,
  over: SourceBlock | undefined,
  floor: number,
): { blocks: SourceBlock[]; next: number } | undefined {
  if (partsOfNumber(lines[from]?.text ?? '') === 0) return undefined
  const within = numberOver(lines, from)
  const counted = within.length === 0 ? [] : namesFrom(lines, from, within)
  const names = counted.length === 0 ? namesFrom(lines, from) : counted
  const next = from + names.length
  if (counted.length === 0) {
    const items = names.map(({ whole }) => ({ text: whole, lead: 0, more: [], children: [] }))
    return items.length === 0
      ? undefined
      : { blocks: [{ kind: 'list', ordered: false, items }], next }
  }
  const above = Math.max(1, over?.kind === 'heading' ? over.level : floor)
  const shallowest = names[0]?.places.length ?? 0
  const blocks = names.map(({ places, text }): SourceBlock => {
    const deeper = Math.max(0, places.length - shallowest)
    return { kind: 'heading', level: above + 1 + deeper, text }
  })
  let behind = next
  while (behind < lines.length && isBlankAt(lines, behind)) behind++
  // What stands apart behind names that have no text is the last one's no more than the others'.
  if (behind < lines.length)
    blocks.push({ kind: 'heading', level: Math.max(2, above), text: emptyMappedText })
  return { blocks, next }
}

/** The names from a line on, those alone that count on within a number where there is one; none where no two are side by side. */
function namesFrom(
  lines: readonly TextLine[],
  from: number,
  within?: readonly number[],
): NumberedName[] {
  const names: NumberedName[] = []
  let at = from
  for (let before = [...(within ?? []), 0]; at < lines.length; at++) {
    const name = nameOn(lines[at])
    if (name === undefined || (within && !countsOn(before, name.places, within))) break
    names.push(name)
    before = name.places
  }
  // One that has a text right below it is its heading.
  if (at < lines.length && !isBlankAt(lines, at)) names.pop()
  // Each within the one before, they lead to the text of the last.
  const isAside = ({ places }: NumberedName, index: number) =>
    index > 0 && places.length <= (names[index - 1]?.places.length ?? 0)
  return names.some(isAside) ? names : []
}

/** The number of the line right over another, by its parts; empty where it has none. */
function numberOver(lines: readonly TextLine[], at: number): readonly number[] {
  let over = at - 1
  while (over >= 0 && isBlankAt(lines, over)) over--
  const text = lines[over]?.text ?? ''
  const places = placesOf(text)
  if (places.length > 0) return places
  const place = sectionMark(text)?.place
  return place === undefined ? [] : [place]
}

function isBlankAt(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at]
  return line === undefined || isBlank(line)
}

function nameOn(line: TextLine | undefined): NumberedName | undefined {
  const bare = line?.text.trim() ?? ''
  const found = bare.length > longestName ? null : number.exec(line?.text ?? '')
  if (line === undefined || found === null || opensBracket.test(bare)) return undefined
  const isSentence = /[.!,;:。！，；：…،؛।]$|\p{Ll}{3}[.!?]\s|[。！？।]\S/u.test(bare)
  if (isSentence || bare.split(/\s+/u).length > nameWords) return undefined
  return {
    places: placesOf(bare),
    text: lineText(line, found[0].length),
    whole: collapseSpace(lineText(line)),
  }
}

function placesOf(text: string): number[] {
  return (number.exec(text)?.[1] ?? '')
    .split(/[.．-]/u)
    .flatMap((part) => (part === '' ? [] : Number(part)))
}

/** Whether a number within another is the next of its section, the first within it, or the next of those above it. */
function countsOn(
  before: readonly number[],
  places: readonly number[],
  within: readonly number[],
): boolean {
  const same = places.findIndex((place, index) => place !== before[index])
  const isNext = same >= within.length && places[same] === (before[same] ?? 0) + 1
  return isNext && places.slice(same + 1).every((place) => place === 1)
}

/**
 * The level of a heading right over its text: below one that is set apart over it and says nothing yet; the parts of a number
 * say it themselves.
 */
export function levelUnder(
  over: SourceBlock | undefined,
  level: number,
  lines: readonly TextLine[],
  at: number,
  floor: number,
): number {
  const parts = partsOfNumber(lines[at]?.text ?? '')
  if (parts > 0) return Math.max(level, floor === 0 ? 0 : floor + parts - 1)
  const next = lines[at + 1]
  const isRight = next !== undefined && !isBlank(next) && !isUnderline(next.text)
  const isBelow = isRight && over?.kind === 'heading' && over.level > 1 && over.level >= level
  return Math.max(floor, isBelow ? over.level + 1 : level)
}
