import { latexApparatus, latexSymbols } from './latex-symbols.ts'
import { type MappedText, mapVerbatim, sliceMapped } from './mapped-text.ts'

/** Definitions within definitions are written out so deep, to a text of so many UTF-16 units: some call themselves. */
const deepest = 8
const longestText = 1_000_000

/** A definition or an argument is no longer, in UTF-16 units. */
const longestGroup = 4000

const definesSome = /\\(?:(?:new|renew|provide)command|def|NewDocumentCommand)(?![A-Za-z])/
/** "\newcommand{\flow}[2][3]{", "\def\kmh{", "\NewDocumentCommand\x{m o}{": the name, how many arguments, the first one's value. */
const defining =
  /\\(?:(renew)command|(?:new|provide)command|def|NewDocumentCommand)\*?\s*\{?\s*\\([A-Za-z]+)\s*\}?\s*(?:\[(\d)\]|((?:#\d)+)|\{([\sm]*)\})?\s*(?:\[([^\]\n]*)\])?\s*(?=\{)/y
/** A listing or a comment, which stay as they are; a command by its name; another sign; what is between. */
const piece =
  /(\\begin\{(verbatim|Verbatim|lstlisting|minted|comment)\*?\}[\s\S]*?(?:\\end\{\2\*?\}|$)|\\verb\*?([^A-Za-z\s])[^\n]*?\3|%[^\n]*)|\\([A-Za-z]+)|\\[\s\S]|[^\\%]+|[\s\S]/y

interface Definition {
  /** How many arguments its body has, and what the first is where it is not given in brackets. */
  count: number
  preset?: string
  body: string
}

/**
 * A LaTeX text with the commands that it defines itself written out, and without their definitions. Each unit has its place
 * in the input: what a command adds has that of its call. Undefined where the text defines none.
 */
export function withoutDefinitions(input: string): MappedText | undefined {
  if (!definesSome.test(input)) return undefined
  const expansion = new Expansion()
  expansion.write(mapVerbatim(input, 0), 0)
  return { text: expansion.pieces.join(''), offsets: expansion.offsets }
}

class Expansion {
  readonly pieces: string[] = []
  readonly offsets: number[] = []
  private readonly definitions = new Map<string, Definition>()

  write(source: MappedText, depth: number): void {
    const { text } = source
    let at = 0
    while (at < text.length) {
      piece.lastIndex = at
      const [whole = ' ', , , , name] = piece.exec(text) ?? []
      const end = at + whole.length
      const definition = name === undefined ? undefined : this.definitions.get(name)
      const isEndless = depth >= deepest || this.offsets.length > longestText
      if (definition !== undefined)
        at = isEndless ? end : this.call(source, at, end, definition, depth)
      else {
        const behind = name === undefined ? undefined : this.define(text, at)
        if (behind === undefined) this.add(source, at, end)
        at = behind ?? end
      }
    }
  }

  /** Reads a definition; the place behind it, or undefined where there is none. */
  private define(text: string, at: number): number | undefined {
    defining.lastIndex = at
    const match = defining.exec(text)
    if (match === null) return undefined
    const [whole, again, name = '', count, marks, kinds, preset] = match
    const from = at + whole.length
    const to = groupEnd(text, from)
    if (to === undefined) return undefined
    const body = text.slice(from + 1, to)
    // What a class or LaTeX itself defines otherwise is about how things look.
    const known = again !== undefined || latexSymbols.has(name) || latexApparatus.has(name)
    if (!known || /^[^\\#]*$/u.test(body)) {
      const arity =
        Number(count ?? 0) || (marks?.length ?? 0) / 2 || (kinds?.match(/m/g)?.length ?? 0)
      this.definitions.set(name, {
        count: arity,
        body,
        ...(preset === undefined ? {} : { preset }),
      })
    }
    return to + 1
  }

  /** Writes out what a command stands for; the place behind its arguments. */
  private call(
    source: MappedText,
    at: number,
    behind: number,
    { count, preset, body }: Definition,
    depth: number,
  ): number {
    const { text } = source
    const place = source.offsets[at] ?? 0
    const given: MappedText[] = []
    let end = behind
    if (preset !== undefined) {
      const option = /\s*\[([^\]\n]*)\]/y
      option.lastIndex = end
      const match = option.exec(text)
      const from = end + (match?.[0].length ?? 0) - (match?.[1]?.length ?? 0) - 1
      given.push(
        match === null
          ? standing(preset, place)
          : sliceMapped(source, from, from + (match[1] ?? '').length),
      )
      end += match?.[0].length ?? 0
    }
    while (given.length < count) {
      const from = end + (/^\s*/u.exec(text.slice(end, end + 80))?.[0].length ?? 0)
      const to = text[from] === '{' ? groupEnd(text, from) : undefined
      if (to === undefined) break
      given.push(sliceMapped(source, from + 1, to))
      end = to + 1
    }
    // White space behind a name ends the name and prints nothing, unless the definition asks for it.
    if (count === 0 && !/\\xspace\s*$/u.test(body))
      end += /^[ \t]*/u.exec(text.slice(end, end + 80))?.[0].length ?? 0
    const written = { text: '', offsets: [] as number[] }
    for (const part of body.replace(/\\(?:xspace|ensuremath)(?![A-Za-z])/gu, '').split(/(#\d)/u)) {
      const one = /^#\d$/u.test(part)
        ? (given[Number(part[1]) - 1] ?? standing('', place))
        : standing(part, place)
      written.text += one.text
      for (const offset of one.offsets)
        written.offsets.push(Math.max(offset, written.offsets.at(-1) ?? 0))
    }
    this.write(written, depth + 1)
    return end
  }

  private add(source: MappedText, from: number, to: number): void {
    this.pieces.push(source.text.slice(from, to))
    for (let at = from; at < to && at < source.text.length; at++) {
      const before = this.offsets.at(-1) ?? 0
      this.offsets.push(Math.max(before, source.offsets[at] ?? before))
    }
  }
}

/** A text that all stands at one place. */
function standing(text: string, place: number): MappedText {
  return { text, offsets: new Array<number>(text.length).fill(place) }
}

/** Where the group that opens at a place ends. */
function groupEnd(text: string, from: number): number | undefined {
  let depth = 0
  const brace = /\\[\s\S]|[{}]/g
  brace.lastIndex = from
  for (let match = brace.exec(text); match !== null; match = brace.exec(text)) {
    if (match[0] === '{') depth++
    else if (match[0] === '}' && --depth === 0) return match.index
    if (match.index - from > longestGroup) return undefined
  }
  return undefined
}
