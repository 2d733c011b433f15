import { byLanguage } from './by-language.ts'

/**
 * Words with which a sentence says of something what the one before said of something else ("11 % did", "the third too"), by primary
 * subtag.
 */
const table: Record<string, string> = {
  en: 'do|does|did|have|has|had|is|are|was|were|will|would|can|could|too|also|as well|so|neither|either|did so|do so|did not|do not|didn’t|don’t',
  de: 'auch|ebenfalls|ebenso|nicht|taten es|tun es|taten dies|dagegen|hingegen',
  fr: 'aussi|également|non plus|non|l’ont fait|le font|le faisaient',
  es: 'también|tampoco|no|sí|lo hicieron|lo hacen|lo hacían',
  it: 'anche|neanche|no|sì|lo hanno fatto|lo fanno|lo facevano',
  pt: 'também|tampouco|não|sim|fizeram-no|o fizeram|o fazem',
  nl: 'ook|niet|wel|evenmin|deden dat|doen dat',
  sv: 'också|inte|heller|gjorde det|gör det',
  nb: 'også|ikke|heller|gjorde det|gjør det',
  da: 'også|ikke|heller|gjorde det|gør det',
  fi: 'myös|samoin|ei|eivät|tekivät niin|teki niin',
  pl: 'też|także|również|nie|tak',
  cs: 'také|též|ne|ano|rovněž',
  hu: 'is|szintén|nem|igen',
  ro: 'de asemenea|și|nu|da|la fel',
  ru: 'тоже|также|нет|да|так и сделали',
  uk: 'теж|також|ні|так',
  bg: 'също|не|да',
  el: 'επίσης|όχι|ναι|το έκαναν',
  hr: 'također|takođe|isto|ne|da',
  tr: 'de|da|değil|öyle',
}

const wordsOf = byLanguage(table, (row): ReadonlySet<string> => new Set(row?.split('|')))

/** Whether some words say no more than that the same is so, or not so, of something else. */
export function echoes(words: string, language: string): boolean {
  return wordsOf(language).has(words.trim().toLowerCase().replaceAll("'", '’'))
}
