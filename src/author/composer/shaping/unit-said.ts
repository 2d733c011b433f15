import { isUnit } from '../language/figure-phrases.ts'
import { unitLabel } from '../language/unit-words.ts'

const inBrackets = /[(（]([^()（）]{1,24})[)）]\s*[:：]?$/u

/**
 * The unit that a name over figures or a line beside them gives to those which have none: behind the word for it ("单位:万元"),
 * and in a name also in brackets at its end ("Sales (€ m)").
 */
export function unitSaid(text: string, isName: boolean): string | undefined {
  const unit = (unitLabel(text) ?? (isName ? inBrackets.exec(text)?.[1] : undefined))?.trim()
  return unit !== undefined && isUnit(unit) ? unit : undefined
}
