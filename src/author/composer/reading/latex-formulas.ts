import { allMatches } from '../../../text/all-matches.ts'
import { formulaText } from './formula-text.ts'
import { joinMapped, type MappedText, mapVerbatim, type Span, trimMapped } from './mapped-text.ts'

/** A longer formula is not said within a sentence, in UTF-16 units. */
const longestInline = 160

/**
 * Whether a displayed formula stands within a sentence, which goes on behind it or ends with it: "… is \[E = mc^2\] where m is …".
 * Without the formula neither half says anything.
 *
 * @param before the words of the paragraph before the formula.
 * @param behind the place behind what closes the formula.
 */
export function isWithinSentence(
  input: string,
  before: string,
  { start, end }: Span,
  behind: number,
): boolean {
  const formula = input.slice(start, end)
  const next = input.slice(behind, behind + 80)
  const goesOn = /^[ \t]*\r?\n?[ \t]*(?:[,;]\s*)?[\p{Ll}\p{Lo}]/u.test(next)
  return (
    end - start <= longestInline &&
    before.trim() !== '' &&
    !/[.!?。！？:：]$/u.test(before.trimEnd()) &&
    !/\\\\/.test(formula.replace(matrices, '')) &&
    (goesOn || (/\.\s*$/u.test(formula) && formulaText(input, start, end) !== undefined))
  )
}

/** What has rows of its own within a formula. */
const matrices = /\\begin\{([a-zA-Z]{0,2}(?:small)?matrix\*?)\}[\s\S]*?\\end\{\1\}/gu

const label = String.raw`\s*(?:\\label\{[^{}\n]{0,200}\})?\s*`
const before = new RegExp(`^${label}`)
const behind = new RegExp(`${label}$`)

/** A formula without the label and the white space around it. */
export function bareFormula(input: string, { start, end }: Span): Span {
  const formula = input.slice(start, end)
  const skip = before.exec(formula)?.[0].length ?? 0
  return {
    start: start + skip,
    end: end - (behind.exec(formula.slice(skip))?.[0].length ?? 0),
  }
}

/** What parts a displayed formula: ends of lines, columns, and what names or numbers it. */
const parting =
  /(\\\\)(?:\[[^\]\n]{0,20}\])?|(?<!\\)&|\\(?:label\{[^{}\n]{0,200}\}|(?:nonumber|notag)(?![A-Za-z]))/gu

/** A displayed formula in plain characters, a line for each of its own; where it needs LaTeX as it is written, without its name. */
export function displayedFormula(input: string, span: Span): MappedText {
  return plainFormula(input, span) ?? withoutNames(input, span)
}

function withoutNames(input: string, { start, end }: Span): MappedText {
  const pieces: MappedText[] = []
  let from = start
  for (const { index, 0: found } of allMatches(input.slice(start, end), parting)) {
    if (!/^\\[ln]/u.test(found)) continue
    pieces.push(mapVerbatim(input.slice(from, start + index), from))
    from = start + index + found.length
  }
  return joinMapped([...pieces, mapVerbatim(input.slice(from, end), from)], '')
}

function plainFormula(input: string, { start, end }: Span): MappedText | undefined {
  const rows: MappedText[][] = [[]]
  let from = start
  // The rows of a matrix are no lines of the formula.
  const formula = input.slice(start, end).replace(matrices, (one) => ' '.repeat(one.length))
  for (const match of [...allMatches(formula, parting), undefined]) {
    const to = match === undefined ? end : start + match.index
    const piece = formulaText(input, from, to)
    if (piece === undefined) return undefined
    rows.at(-1)?.push(piece)
    if (match?.[1] !== undefined) rows.push([])
    from = to + (match?.[0].length ?? 0)
  }
  const lines = rows.map((row) => trimMapped(joinMapped(row, '')))
  const said = lines.filter(({ text }) => text !== '')
  return said.length === 0 ? undefined : joinMapped(said, '\n')
}
