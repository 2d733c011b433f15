import { randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Characters of `0-9A-Za-z`, each drawn evenly from the system's random source. */
export function randomBase62(length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}

/** A whole number from 0, most significant digit first, padded with `0` to `length`. */
export function toBase62(value: number, length: number): string {
  let rest = value
  let digits = ''
  do {
    digits = alphabet.charAt(rest % 62) + digits
    rest = Math.floor(rest / 62)
  } while (rest > 0)
  return digits.padStart(length, '0')
}
