import { inOneScript } from '../lexicons/one-script.ts'
import { undecomposed } from '../lexicons/undecomposed-letters.ts'

const undecomposedLetter = new RegExp(`[${Object.keys(undecomposed).join('')}]`, 'g')

const isAscii = /^\p{ASCII}*$/u

/**
 * A word as it is compared: compatibility forms undone, lower case, without the accents of Latin, Greek and Cyrillic
 * letters ("Kürzer" and "kurzer" are one), Chinese characters in one script. Marks that make other letters in Japanese and Indic scripts stay.
 */
export function fold(text: string): string {
  // Nothing of ASCII is written in two ways, and most words are.
  if (isAscii.test(text)) return text.toLowerCase()
  return inOneScript(text)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(undecomposedLetter, (letter) => undecomposed[letter] ?? letter)
}
