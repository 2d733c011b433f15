import { add, type GrowingText } from './growing-text.ts'
import { latexUnitPrefixes, latexUnits } from './latex-symbols.ts'
import type { Span } from './mapped-text.ts'

/** The arguments of siunitx's commands: a number, a unit, and what stands between two numbers. */
const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    SI: 'nu',
    qty: 'nu',
    num: 'n',
    si: 'u',
    unit: 'u',
    SIrange: 'n-nu',
    qtyrange: 'n-nu',
    numrange: 'n-n',
    ang: 'n',
  }),
)

/** Signs of units alone. */
export const unitsAlone: ReadonlySet<string> = new Set(latexUnits.values())

/** An argument in braces behind options; siunitx's own hold no braces but those of a power. */
const argument =
  /[ \t]*(?:\r?\n[ \t]*)?(?:\[[^\]\n]{0,400}\])?\{((?:[^{}\n]|\{[^{}\n]*\}){0,400})\}/y

/**
 * Numbers with their units, as siunitx prints them, in a text and in a formula; the place behind them, undefined where there are none.
 * @param number writes a number.
 */
export function writeQuantity(
  input: string,
  name: string,
  at: number,
  out: GrowingText,
  number: (span: Span) => void,
): number | undefined {
  let end = at
  for (const part of kinds.get(name) ?? '') {
    if (part === '-') {
      add(out, '–', end - 1)
      continue
    }
    argument.lastIndex = end
    const [whole, inner = ''] = argument.exec(input) ?? []
    if (whole === undefined) break
    end += whole.length
    const start = end - 1 - inner.length
    if (part === 'n') number({ start, end: end - 1 })
    else {
      const unit = unitSigns(inner)
      const apart = name !== 'si' && name !== 'unit' && unit !== '' && unit !== '°'
      add(out, apart ? ` ${unit}` : unit, start)
    }
  }
  if (end > at && name === 'ang') add(out, '°', end - 1)
  return end > at ? end : undefined
}

/** The signs of a unit written with siunitx's names (`\kilo\metre\per\hour`) or in letters. */
function unitSigns(unit: string): string {
  let text = ''
  let joined = true
  // `\square` and `\cubic` stand before the unit that they raise, and before its prefix.
  let power = ''
  for (const [whole, name] of unit.matchAll(/\\([A-Za-z]+)|[^\\]+/g)) {
    if (name === 'per') {
      text += '/'
      joined = true
    } else if (name === 'squared' || name === 'cubed') text += name === 'squared' ? '²' : '³'
    else if (name === 'square' || name === 'cubic') power = name === 'square' ? '²' : '³'
    else {
      const prefix = latexUnitPrefixes.get(name ?? '')
      const sign = prefix ?? (name === undefined ? whole.trim() : (latexUnits.get(name) ?? name))
      if (sign === '') continue
      text += joined ? sign : ` ${sign}`
      joined = prefix !== undefined
      if (joined) continue
      text += power
      power = ''
    }
  }
  // "Per second" alone is a power of the unit.
  return text.replace(/^\/(\p{L}+)$/u, '$1⁻¹')
}
