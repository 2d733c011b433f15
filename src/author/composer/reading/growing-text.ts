import type { MappedText } from './mapped-text.ts'

/** Text as it comes in: its UTF-16 units, and where each stands in the input. */
export interface GrowingText {
  units: string[]
  offsets: number[]
}

/** A text that has come in. */
export function grown({ units, offsets }: GrowingText): MappedText {
  return { text: units.join(''), offsets }
}

/** Adds characters that all stand at one place of the input. */
export function add(out: GrowingText, text: string, at: number): void {
  for (let unit = 0; unit < text.length; unit++) {
    out.units.push(text[unit] ?? '')
    out.offsets.push(at)
  }
}

/** Adds a text with its places. */
export function append(out: GrowingText, { text, offsets }: MappedText): void {
  for (let unit = 0; unit < text.length; unit++) {
    out.units.push(text[unit] ?? '')
    out.offsets.push(offsets[unit] ?? 0)
  }
}
