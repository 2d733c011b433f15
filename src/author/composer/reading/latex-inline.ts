import { isWebAddress } from '../../../deck/marks/mark.ts'
import { formulaText, raisedPower } from './formula-text.ts'
import { add, append, type GrowingText, grown } from './growing-text.ts'
import { labelNumbers } from './latex-numbers.ts'
import { unitsAlone, writeQuantity } from './latex-quantities.ts'
import { latexAccents, latexApparatus, latexSymbols } from './latex-symbols.ts'
import { type MappedText, mapVerbatim, type Span } from './mapped-text.ts'
import type { MarkedSource, SourceStyle } from './marked-source.ts'
import { sealCode } from './sealed-code.ts'

/** Arguments within arguments deeper than this are read as if their braces were not there. */
const deepest = 24

/** The longest formula within a line, in UTF-16 units; a dollar sign without its like nearby is an amount. */
const longestFormula = 2000

const styles: Record<string, SourceStyle> = {
  textbf: { bold: true },
  textit: { italic: true },
  emph: { italic: true },
  texttt: { code: true },
}

const special = /[\\%{}$~`'-]/g
const command = /\\(?:([A-Za-z@]+)(\*?)[ \t]*(?:\r?\n(?![ \t]*\r?\n)[ \t]*)?|([\s\S]))/y
/** A comment takes the end of its line and the next one's indentation with it, not an empty line. */
const comment = /%[^\n]*(?:\n(?![ \t]*\r?\n)[ \t]*)?/y
const verbatimBegin = 'verbatim|Verbatim|lstlisting|minted|comment'
const braces = new RegExp(`\\\\begin\\{(${verbatimBegin})\\*?\\}|\\\\[\\s\\S]|%[^\\n]*|[{}]`, 'g')

/** UTF-16 units of what leads to a figure in brackets. */
const longestPointer = 30

/** The words of LaTeX without its commands, each with its place in the input. */
export class LatexInline {
  private readonly input: string
  private readonly marked: MarkedSource
  /** The closing brace of each opening one. */
  private readonly closings: ReadonlyMap<number, number>
  /** The numbers behind references, by label. */
  private readonly numbers: ReadonlyMap<string, string>

  constructor(input: string, marked: MarkedSource) {
    this.input = input
    this.marked = marked
    this.closings = closingBraces(input)
    this.numbers = labelNumbers(input)
  }

  /** The words between two places of the input. */
  read(from: number, to: number, depth = 0): MappedText {
    const out: GrowingText = { units: [], offsets: [] }
    let at = from
    while (at < to) {
      special.lastIndex = at
      const next = Math.min(special.exec(this.input)?.index ?? to, to)
      this.verbatim(at, next, out)
      at = next < to ? this.step(next, to, out, depth) : to
    }
    return grown(out)
  }

  /** Adds the input between two places as it stands. */
  verbatim(from: number, to: number, out: GrowingText): void {
    for (let at = from; at < to; at++) {
      out.units.push(this.input[at] ?? '')
      out.offsets.push(at)
    }
  }

  /** Reads what begins at a special character; the place behind it. */
  step(at: number, to: number, out: GrowingText, depth = 0): number {
    const { input } = this
    switch (input[at]) {
      case '\\':
        return this.command(at, to, out, depth)
      case '%':
        comment.lastIndex = at
        return Math.min(to, at + (comment.exec(input)?.[0].length ?? 1))
      case '{':
      case '}':
        return at + 1
      case '~':
        add(out, ' ', at)
        return at + 1
      case '$':
        return this.formula(at, to, out)
      case '-': {
        const dashes = input.startsWith('---', at) ? 3 : input.startsWith('--', at) ? 2 : 1
        add(out, dashes === 3 ? '—' : dashes === 2 ? '–' : '-', at)
        return at + dashes
      }
      case '`':
      case "'": {
        const opens = input[at] === '`'
        const double = input[at + 1] === input[at]
        add(out, double ? (opens ? '“' : '”') : opens ? '‘' : "'", at)
        return at + (double ? 2 : 1)
      }
      default:
        this.verbatim(at, at + 1, out)
        return at + 1
    }
  }

  /** The range within the braces that come next, white space and arguments in brackets skipped. */
  argument(at: number): Span | undefined {
    const open = this.skipOptional(at)
    const end = this.closings.get(open)
    return end === undefined ? undefined : { start: open + 1, end }
  }

  /** Behind the white space and the arguments in brackets or parentheses that come next. */
  skipOptional(at: number): number {
    const optional = /[ \t]*(?:\r?\n[ \t]*)?(?:\[[^\]\n]{0,400}\]|\([a-z]{0,9}\)(?=\{))?/y
    optional.lastIndex = at
    let end = at + (optional.exec(this.input)?.[0].length ?? 0)
    if (this.input[end] === '[' && end > at) {
      optional.lastIndex = end
      end += optional.exec(this.input)?.[0].length ?? 0
    }
    return this.input[end] === '{' || this.input[end - 1] === ']' ? end : at
  }

  /** Behind so many arguments in braces. */
  skipArguments(at: number, count: number): number {
    let end = this.skipOptional(at)
    for (let left = count; left > 0; left--) {
      const argument = this.argument(end)
      if (argument === undefined) break
      end = argument.end + 1
    }
    return end
  }

  private command(at: number, to: number, out: GrowingText, depth: number): number {
    command.lastIndex = at
    const match = command.exec(this.input)
    if (match === null) return at + 1
    const [whole, name, , sign] = match
    const end = Math.min(to, at + whole.length)
    if (name === undefined) return this.sign(sign ?? '', at, end, out)
    const style = styles[name]
    const argument = this.argument(end)
    if (style !== undefined && argument !== undefined && depth < deepest) {
      const words = this.read(argument.start, argument.end, depth + 1)
      const code = style.code === true && this.marked.seals
      append(out, code ? { ...words, text: sealCode(words.text) } : words)
      this.marked.style(words.offsets, style)
      return argument.end + 1
    }
    const number = ({ start, end }: Span) => append(out, this.read(start, end, depth + 1))
    const quantity = depth < deepest ? writeQuantity(this.input, name, end, out, number) : undefined
    if (quantity !== undefined) return quantity
    if (name === 'verb') return this.verb(at, end, out)
    if (name === 'url' && argument !== undefined) {
      this.verbatim(argument.start, argument.end, out)
      return argument.end + 1
    }
    if (name === 'textsuperscript' && argument !== undefined) {
      // Behind a name it is the number of a note.
      const unit = /\p{L}+$/u.exec(out.units.slice(-8).join(''))?.[0] ?? ''
      const power = unitsAlone.has(unit)
        ? raisedPower(this.input.slice(argument.start, argument.end))
        : undefined
      if (power !== undefined) {
        add(out, power, argument.start)
        return argument.end + 1
      }
    }
    if (name === 'href' && argument !== undefined && depth < deepest)
      return this.link(argument, out, depth)
    if (name === 'and') {
      trimEnd(out)
      add(out, ', ', at)
      return end
    }
    const reference = argument === undefined ? undefined : this.reference(name, argument, out)
    if (reference !== undefined) return reference
    const apparatus = latexApparatus.get(name) ?? (/cite/i.test(name) ? 1 : undefined)
    if (apparatus !== undefined) {
      // What a citation leaves behind is no space before the full stop.
      if (/cite|ref$|^label$|^thanks$/i.test(name)) trimEnd(out)
      return Math.min(to, this.skipArguments(at + 1 + name.length, apparatus))
    }
    const accent = name.length === 1 ? latexAccents.get(name) : undefined
    if (accent !== undefined) return this.accent(accent, end, out)
    const symbol = latexSymbols.get(name)
    if (symbol !== undefined) add(out, symbol, at)
    // White space behind a name ends the name and prints nothing, but behind a dropped one it parted words.
    else if (/\s$/.test(whole) && this.input[end] !== '{') add(out, ' ', at)
    return end
  }

  /** "Table~\\ref{tab:a}": the number that LaTeX prints. */
  private reference(name: string, { start, end }: Span, out: GrowingText): number | undefined {
    if (name !== 'ref' && name !== 'eqref') return undefined
    const number = this.numbers.get(this.input.slice(start, end))
    if (number === undefined) return undefined
    // "(see Figure 3)" leads to what is printed elsewhere and says nothing itself.
    const words = out.units.slice(-longestPointer).join('')
    const open = /\(\p{L}[\p{L}.\s~\u00a0]*$/u.exec(words)?.[0].length
    if (open !== undefined && this.input[end + 1] === ')') {
      out.units.length -= open
      out.offsets.length -= open
      trimEnd(out)
      return end + 2
    }
    add(out, name === 'eqref' ? `(${number})` : number, start)
    return end + 1
  }

  /** A command of one sign that is no letter. */
  private sign(sign: string, at: number, end: number, out: GrowingText): number {
    if (sign === '\\') {
      add(out, '\n', at)
      return this.skipOptional(this.input[end] === '*' ? end + 1 : end)
    }
    if (sign === '(') {
      const close = this.input.slice(end, end + longestFormula).indexOf('\\)')
      if (close < 0) return end
      this.writeFormula(at, end, end + close, end + close + 2, out)
      return end + close + 2
    }
    const accent = latexAccents.get(sign)
    if (accent !== undefined) return this.accent(accent, end, out)
    if (/[,;:\s]/.test(sign)) add(out, ' ', at)
    else if (/[%&$#_{}]/.test(sign)) this.verbatim(at + 1, end, out)
    return end
  }

  private accent(combining: string, at: number, out: GrowingText): number {
    const letter = /\{?\\?(\p{L})\}?/uy
    letter.lastIndex = at
    const match = letter.exec(this.input)
    if (match?.[1] === undefined) return at
    add(out, (match[1] + combining).normalize('NFC'), at)
    return at + match[0].length
  }

  private verb(at: number, end: number, out: GrowingText): number {
    const mark = this.input[end] ?? ''
    const close = this.input.slice(end + 1, end + 1 + longestFormula).indexOf(mark)
    if (mark === '' || close < 0) return end
    const words = mapVerbatim(this.input.slice(end + 1, end + 1 + close), end + 1)
    append(out, this.marked.seals ? { ...words, text: sealCode(words.text) } : words)
    this.marked.style(words.offsets, { code: true })
    return Math.max(at + 1, end + close + 2)
  }

  private link(address: Span, out: GrowingText, depth: number): number {
    const argument = this.argument(address.end + 1)
    if (argument === undefined) return address.end + 1
    const words = this.read(argument.start, argument.end, depth + 1)
    append(out, words)
    const url = this.input.slice(address.start, address.end)
    if (isWebAddress(url)) this.marked.style(words.offsets, { link: { url } })
    return argument.end + 1
  }

  private formula(at: number, to: number, out: GrowingText): number {
    const limit = Math.min(to, at + longestFormula)
    for (let close = at + 1; close < limit; close++) {
      const sign = this.input[close]
      if (sign === '\\') close++
      else if (sign === '$') {
        this.writeFormula(at, at + 1, close, close + 1, out)
        return close + 1
      } else if (sign === '\n' && /^\n[ \t]*\r?\n/.test(this.input.slice(close, close + 80))) break
    }
    this.verbatim(at, at + 1, out)
    return at + 1
  }

  /**
   * A formula that plain characters can say is written in them, its raised digits raised; one that needs LaTeX stands as
   * it is written, its signs included.
   */
  writeFormula(at: number, from: number, to: number, end: number, out: GrowingText): void {
    const plain = formulaText(this.input, from, to)
    if (plain !== undefined) {
      append(out, plain)
      return
    }
    const written = this.input.slice(at, end)
    const words = mapVerbatim(this.marked.seals ? sealCode(written) : written, at)
    append(out, words)
    this.marked.style(words.offsets, { code: true })
  }
}

function trimEnd(out: GrowingText): void {
  while (/\s/.test(out.units.at(-1) ?? '')) {
    out.units.pop()
    out.offsets.pop()
  }
}

/** The closing brace of each opening one outside comments and listings. */
function closingBraces(input: string): Map<number, number> {
  const closings = new Map<number, number>()
  const open: number[] = []
  const unclosed = new Set<string>()
  braces.lastIndex = 0
  for (let match = braces.exec(input); match !== null; match = braces.exec(input)) {
    const [whole, listing] = match
    if (whole === '{') open.push(match.index)
    else if (whole === '}') {
      const start = open.pop()
      if (start !== undefined) closings.set(start, match.index)
    } else if (listing !== undefined) {
      // The braces of the begin itself.
      const brace = match.index + '\\begin'.length
      closings.set(brace, match.index + whole.length - 1)
      const end = unclosed.has(listing) ? -1 : input.indexOf(`\\end{${listing}`, brace)
      if (end < 0) unclosed.add(listing)
      else braces.lastIndex = end
    }
  }
  return closings
}
