import { isBlank, type TextLine } from './text-lines.ts'

/** Columns and words of a heading; longer lines say something. */
const headingColumns = 70
const headingWords = 10

/** Marks of outlines: their kind, and the place that they give in their sequence. */
const enumerators: readonly { kind: string; pattern: RegExp; place: (mark: string) => number }[] = [
  { kind: 'number', pattern: /^ {0,3}(?:§ ?)?(\d{1,2})[.)．:]?[ \u3000]+(?=\S)/u, place: Number },
  {
    kind: 'numeral',
    pattern: /^ {0,3}第?([一二三四五六七八九十]{1,3})[、．.章节節条條][ \u3000]*(?=\S)/u,
    place: hanPlace,
  },
  { kind: 'roman', pattern: /^ {0,3}([IVX]{1,5})[.)][ \u3000]+(?=\S)/u, place: romanPlace },
  {
    kind: 'letter',
    pattern: /^ {0,3}([A-H])[.)][ \u3000]+(?=\S)/u,
    place: (mark) => mark.charCodeAt(0) - 64,
  },
]

/** Signs that begin headings where lists have other signs. */
const sign = /^ {0,3}([■□●○◆◇▶▣★※]|【)[ \u3000]*(?=\S)/u

const sentenceEnd = /[.,;。，；、]\s*$/u

/**
 * The lines that are headings because they continue an outline: short lines whose marks count on (1., 2.; 一、二、; I., II.)
 * or are the same sign, with a text of their own between one and the next.
 */
export function outlineLines(lines: readonly TextLine[]): Set<number> {
  const found = new Set<number>()
  for (const { pattern, place } of enumerators) {
    const marked = markedLines(lines, pattern)
    let run: { at: number; place: number }[] = []
    for (const { at, mark } of marked) {
      const here = place(mark)
      const last = run[run.length - 1]
      if (last !== undefined && here !== last.place + 1) {
        addRun(
          run.map((one) => one.at),
          lines,
          found,
        )
        run = []
      }
      if (run.length > 0 || here === 1) run.push({ at, place: here })
    }
    addRun(
      run.map((one) => one.at),
      lines,
      found,
    )
  }
  const signs = new Map<string, number[]>()
  for (const { at, mark } of markedLines(lines, sign)) {
    const run = signs.get(mark)
    if (run === undefined) signs.set(mark, [at])
    else run.push(at)
  }
  for (const run of signs.values()) addRun(run, lines, found)
  return found
}

function markedLines(lines: readonly TextLine[], pattern: RegExp): { at: number; mark: string }[] {
  return lines.flatMap((line, at) => {
    const match = isShort(line) ? pattern.exec(line.text) : null
    const mark = match?.[1]
    const isNamed = match !== null && /\p{L}/u.test(line.text.slice(match[0].length))
    return mark === undefined || !isNamed ? [] : [{ at, mark }]
  })
}

function isShort({ text }: TextLine): boolean {
  const bare = text.trim()
  return (
    bare.length <= headingColumns &&
    bare.split(/\s+/u).length <= headingWords + 1 &&
    !sentenceEnd.test(bare)
  )
}

/** So many of the lines of an outline have to have a text of their own. */
const usualShare = 0.6

function addRun(run: readonly number[], lines: readonly TextLine[], found: Set<number>): void {
  if (run.length < 2) return
  // The last one is followed by all that is left: it says nothing about the others.
  const filled = run
    .slice(0, -1)
    .filter((at, index) => hasText(lines, at + 1, run[index + 1] ?? at))
  if (filled.length === 0 || filled.length < (run.length - 1) * usualShare) return
  const last = run[run.length - 1] ?? 0
  if (run.length === 2 && !hasText(lines, last + 1, lines.length)) return
  for (const at of run) found.add(at)
}

/** Whether between two places stands a line that is not the rest of an item: not indented, nor begun in lower case. */
function hasText(lines: readonly TextLine[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const line = lines[at]
    if (line === undefined || isBlank(line)) continue
    const before = lines[at - 1]
    const continues =
      at === from &&
      before !== undefined &&
      (line.indent > before.indent || /^\s*\p{Ll}/u.test(line.text))
    if (!continues) return true
  }
  return false
}

function hanPlace(mark: string): number {
  const digits = '一二三四五六七八九'
  const [tens, ones] = mark.includes('十') ? mark.split('十') : ['', mark]
  const ten = mark.includes('十') ? (tens === '' ? 1 : digits.indexOf(tens ?? '') + 1) * 10 : 0
  return ten + (ones ? digits.indexOf(ones) + 1 : 0)
}

function romanPlace(mark: string): number {
  const values: Record<string, number> = { I: 1, V: 5, X: 10 }
  return [...mark].reduce((sum, letter, index, letters) => {
    const value = values[letter] ?? 0
    const next = values[letters[index + 1] ?? ''] ?? 0
    return sum + (value < next ? -value : value)
  }, 0)
}
