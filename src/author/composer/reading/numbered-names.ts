import { emptyMappedText, type MappedText } from './mapped-text.ts'
import { opensBracket } from './outline-lines.ts'
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
  at: number
  places: readonly number[]
  text: MappedText
}

/** How many parts the number before a name has ("2.1": 2); 0 without such a number. */
export function partsOfNumber(text: string): number {
  return placesOf(text).length
}

/**
 * Names without a text of their own, from a line on, as headings below the one over them: numbers of parts that count on, each right
 * behind the one before, none of them a sentence. Undefined where fewer than two do.
 */
export function numberedNames(
  lines: readonly TextLine[],
  from: number,
  over: SourceBlock | undefined,
  floor: number,
): { blocks: SourceBlock[]; next: number } | undefined {
  if (partsOfNumber(lines[from]?.text ?? '') === 0) return undefined
  const names: NumberedName[] = []
  for (let at = from; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined || isBlank(line)) continue
    const name = nameOn(line, at)
    const before = names.at(-1)
    if (name === undefined || (before && !countsOn(before.places, name.places))) break
    names.push(name)
  }
  const below = lines[(names.at(-1)?.at ?? from) + 1]
  // One that has a text right below it is its heading.
  if (below !== undefined && !isBlank(below)) names.pop()
  const [first] = names
  if (first === undefined || names.length < 2) return undefined
  const above = Math.max(1, over?.kind === 'heading' ? over.level : floor)
  const blocks = names.map(({ places, text }): SourceBlock => {
    const deeper = Math.max(0, places.length - first.places.length)
    return { kind: 'heading', level: above + 1 + deeper, text }
  })
  const next = (names.at(-1)?.at ?? from) + 1
  // What stands apart behind names that have no text is the last one's no more than the others'.
  if (lines.slice(next).some((line) => !isBlank(line)))
    blocks.push({ kind: 'heading', level: Math.max(2, above), text: emptyMappedText })
  return { blocks, next }
}

function nameOn(line: TextLine, at: number): NumberedName | undefined {
  const bare = line.text.trim()
  const found = bare.length > longestName ? null : number.exec(line.text)
  if (found === null || opensBracket.test(bare)) return undefined
  const isSentence = /[.!,;:。！，；：…،؛।]$|\p{Ll}{3}[.!?]\s|[。！？।]\S/u.test(bare)
  if (isSentence || bare.split(/\s+/u).length > nameWords) return undefined
  return { at, places: placesOf(bare), text: lineText(line, found[0].length) }
}

function placesOf(text: string): number[] {
  return (number.exec(text)?.[1] ?? '')
    .split(/[.．-]/u)
    .flatMap((part) => (part === '' ? [] : Number(part)))
}

/** Whether a number is the next of its section, the first within it, or the first or next of those above it. */
function countsOn(before: readonly number[], places: readonly number[]): boolean {
  const same = places.findIndex((place, index) => place !== before[index])
  const isNext = same >= 0 && places[same] === (before[same] ?? 0) + 1
  return isNext && places.slice(same + 1).every((place) => place === 1)
}
