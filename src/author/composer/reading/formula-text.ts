import { allMatches } from '../../../text/all-matches.ts'
import { add, append, type GrowingText, grown } from './growing-text.ts'
import { writeQuantity } from './latex-quantities.ts'
import { latexSymbols } from './latex-symbols.ts'
import { type MappedText, trimMapped } from './mapped-text.ts'

/** Groups within groups deeper than this need LaTeX. */
const deepest = 8

/** Commands that only set how their argument looks, or how large a bracket is. */
const looks = new Set(
  'mathrm mathbf mathit mathsf mathtt mathcal mathbb text textrm textit textbf textnormal operatorname boldsymbol bm left right displaystyle limits mathop'.split(
    ' ',
  ),
)

const bracketSize = /^[bB]igg?[lmr]?$/u

const raised = new Map(
  [...'0123456789+-−=()ni'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'][index] ?? sign]),
)
const lowered = new Map(
  [...'0123456789+-−=()aehijklmnoprstuvx'].map((sign, index) => [
    sign,
    [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'][index] ?? sign,
  ]),
)

/** The power of a unit in raised characters ("2", "-1"); undefined for anything else. */
export function raisedPower(power: string): string | undefined {
  return /^[-−]?\d$/u.test(power)
    ? [...power].map((sign) => raised.get(sign) ?? sign).join('')
    : undefined
}

const token = /\\([A-Za-z]+)[ \t]*|\\([\s\S])|[\s\S]/y

/**
 * A formula between two places of the input in plain characters ("v = √(2gh)", "10⁻³ m²"), each mapped to where it stands;
 * undefined for one that needs LaTeX.
 */
export function formulaText(input: string, from: number, to: number): MappedText | undefined {
  const out: GrowingText = { units: [], offsets: [] }
  return write(input, from, to, out, 0) ? grown(out) : undefined
}

function write(input: string, from: number, to: number, out: GrowingText, depth: number): boolean {
  if (depth > deepest) return false
  let at = from
  while (at < to) {
    token.lastIndex = at
    const [whole = '', name, sign] = token.exec(input) ?? []
    if (whole === '') return false
    const end = at + whole.length
    const next = name === undefined ? undefined : construct(input, name, end, to, out, depth)
    if (next === null) return false
    if (next !== undefined) at = next
    else if (whole === '^' || whole === '_') {
      const group = groupAt(input, end, to)
      if (group === undefined || !script(input, group, whole, out, depth)) return false
      at = group.next
    } else if (whole === '{') {
      const group = groupAt(input, at, to)
      if (group === undefined || !write(input, group.from, group.to, out, depth + 1)) return false
      at = group.next
    } else {
      const printed =
        name !== undefined ? symbol(name, whole) : sign !== undefined ? spaceOrSign(sign) : whole
      if (printed === undefined || (sign === undefined && /[}&\\]/.test(printed))) return false
      add(out, printed, sign === undefined ? at : end - 1)
      at = end
    }
  }
  return true
}

/** What a command makes of what comes next; the place behind that, undefined where it makes nothing, null where it needs LaTeX. */
function construct(
  input: string,
  name: string,
  from: number,
  to: number,
  out: GrowingText,
  depth: number,
): number | null | undefined {
  if (Object.hasOwn(built, name)) return build(input, name, from, to, out, depth) ?? null
  if (name === 'begin') return matrix(input, from, to, out, depth) ?? null
  let isWritten = true
  const next = writeQuantity(input, name, from, out, ({ start, end }) => {
    isWritten &&= write(input, start, end, out, depth + 1)
  })
  return isWritten ? next : null
}

/** Commands that build something of so many groups. */
const built: Readonly<Record<string, number>> = { frac: 2, dfrac: 2, tfrac: 2, sqrt: 1 }

/** A fraction or a root; the place behind it, or undefined where it needs LaTeX. */
function build(
  input: string,
  name: string,
  from: number,
  to: number,
  out: GrowingText,
  depth: number,
): number | undefined {
  let at = from
  for (let left = built[name] ?? 0; left > 0; left--) {
    const group = groupAt(input, at, to)
    if (group === undefined) return undefined
    if (name === 'sqrt') add(out, '√', from - 1)
    else if (at > from) add(out, '/', at)
    if (!bracketed(input, group, out, depth)) return undefined
    at = group.next
  }
  return at
}

/** A matrix from its name on: its rows in brackets, apart by semicolons. The place behind it; undefined for anything else. */
function matrix(
  input: string,
  from: number,
  to: number,
  out: GrowingText,
  depth: number,
): number | undefined {
  const name = matrixName.exec(input.slice(from, to))
  const end = name === null ? -1 : input.indexOf(`\\end${name[0]}`, from)
  if (name === null || end < 0 || end > to) return undefined
  add(out, '(', from)
  let at = from + name[0].length
  for (const match of [...allMatches(input.slice(at, end), /\\\\|(?<!\\)&/gu), undefined]) {
    const close = match === undefined ? end : from + name[0].length + match.index
    const cell: GrowingText = { units: [], offsets: [] }
    if (!write(input, at, close, cell, depth + 1)) return undefined
    append(out, trimMapped(grown(cell)))
    if (match !== undefined) add(out, match[0] === '&' ? '  ' : '; ', close)
    at = close + (match?.[0].length ?? 0)
  }
  add(out, ')', end)
  return end + `\\end${name[0]}`.length
}

/** Environments whose columns are apart by "&" and whose rows by two backslashes. */
const matrixName = /^\{[pbvBV]?(?:small)?matrix\*?\}/u

interface Group {
  from: number
  to: number
  next: number
}

/** What a command or a sign takes: what stands in the braces that come next, or one character or command. */
function groupAt(input: string, at: number, to: number): Group | undefined {
  if (input[at] !== '{') {
    token.lastIndex = at
    const length = at < to ? (token.exec(input)?.[0].length ?? 0) : 0
    return length === 0 ? undefined : { from: at, to: at + length, next: at + length }
  }
  let open = 0
  for (let end = at; end < to; end++) {
    if (input[end] === '\\') end++
    else if (input[end] === '{') open++
    else if (input[end] === '}' && --open === 0) return { from: at + 1, to: end, next: end + 1 }
  }
  return undefined
}

/** A raised or lowered group, in raised and lowered characters where there are such, otherwise behind its sign. */
function script(
  input: string,
  group: Group,
  how: '^' | '_',
  out: GrowingText,
  depth: number,
): boolean {
  const inner: GrowingText = { units: [], offsets: [] }
  if (!write(input, group.from, group.to, inner, depth + 1)) return false
  const { text, offsets } = grown(inner)
  const signs = how === '^' ? raised : lowered
  // A degree sign is raised as it is.
  if (how === '^' && /^[°′″*∘]$/u.test(text)) append(out, { text: text.replace('∘', '°'), offsets })
  // Words are no row of letters, two indices are.
  else if (
    (/^[i-n]{2}$/u.test(text) || !/\p{L}{2}/u.test(text)) &&
    [...text].every((one) => signs.has(one))
  )
    append(out, { text: [...text].map((one) => signs.get(one)).join(''), offsets })
  else {
    add(out, how, group.from)
    const grouped = /[^\p{L}\p{N}]/u.test(text)
    if (grouped) add(out, '(', group.from)
    append(out, { text, offsets })
    if (grouped) add(out, ')', group.to - 1)
    // What stands beside it is none of it.
    else if (/^\p{L}/u.test(input.slice(group.next))) add(out, ' ', group.next - 1)
  }
  return true
}

/** A group in brackets, where it is more than one name or number. */
function bracketed(input: string, group: Group, out: GrowingText, depth: number): boolean {
  const inner: GrowingText = { units: [], offsets: [] }
  if (!write(input, group.from, group.to, inner, depth + 1)) return false
  const text = grown(inner)
  const single = /^(?:\p{N}+(?:[.,]\p{N}+)?|d?\p{L}\p{M}*[₀-₉ₐ-ₜ⁰-⁹²³]*)$/u.test(text.text)
  if (!single) add(out, '(', group.from)
  append(out, text)
  if (!single) add(out, ')', Math.max(group.from, group.to - 1))
  return true
}

function symbol(name: string, whole: string): string | undefined {
  if (looks.has(name) || bracketSize.test(name)) return ''
  const printed = latexSymbols.get(name)
  return printed === undefined ? undefined : printed + (/\s$/.test(whole) ? ' ' : '')
}

function spaceOrSign(sign: string): string | undefined {
  if (sign === '!') return ''
  if (sign === '\\') return undefined
  return /[,;:\s]/.test(sign) ? ' ' : sign
}
