/**
 * Code within a line is one word to the composer, whatever it says: a colon in it names no term, a semicolon ends no
 * clause, a parenthesis is nothing that could be left out. So the signs that a step might cut at, drop or count are sealed
 * while a text is composed: each stands as one of the 32 noncharacters of Unicode (U+FDD0 on), unit for unit, so that
 * places in a text stay as they are. Letters and digits stay themselves: what a text is about is counted in them.
 */
const signs = ` :;,.()[]{}"'*\`|=!?/<>–—-%&+#@~$`
const firstSeal = 0xfdd0
const seals = /[\uFDD0-\uFDEF]/g

/** Longer code is a listing that somebody set within a line, and may be cut like any text. */
export const longestSealed = 120

/** Whether code of a text can be sealed: it has none of the noncharacters of its own. */
export function canSeal(text: string): boolean {
  return text.search(seals) < 0
}

/** A number set as code counts and is drawn like any other. */
const figure = /^[\p{Sc}+−-]?[\d.,\s]+[%\p{Sc}]?$/u

/** Code with its signs sealed; of the same length. */
export function sealCode(code: string): string {
  if (code.length > longestSealed || figure.test(code)) return code
  let sealed = ''
  for (const unit of code) {
    const index = signs.indexOf(unit)
    sealed += index < 0 ? unit : String.fromCharCode(firstSeal + index)
  }
  return sealed
}

/** A text as the source has it. */
export function unseal(text: string): string {
  return text.replace(seals, (seal) => signs[seal.charCodeAt(0) - firstSeal] ?? seal)
}

/** Data with every text in it as the source has it. */
export function unsealAll<Value>(value: Value): Value {
  if (typeof value === 'string') return unseal(value) as Value
  if (Array.isArray(value)) return value.map(unsealAll) as Value
  if (value === null || typeof value !== 'object') return value
  const unsealed: Value & object = { ...value }
  for (const name in unsealed) unsealed[name] = unsealAll(unsealed[name])
  return unsealed
}
