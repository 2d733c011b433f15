import { bulgarian, macedonian, russian, ukrainian } from './cyrillic.ts'
import { chinese, japanese, korean } from './east-asian.ts'
import { english } from './english.ts'
import { albanian, finnish, greek, hungarian, lithuanian, turkish } from './european.ts'
import { dutch, german, scandinavian } from './germanic.ts'
import { french, italian, portuguese, romanian, spanish } from './romance.ts'
import { czech, polish, slovenian, southSlavic } from './slavic.ts'
import { arabic, hindi, indonesian, thai, vietnamese } from './south-and-west-asian.ts'
import type { Words } from './topic.ts'

/** The words of each language by its primary subtag (BCP 47). */
export const wordsOfLanguages: Readonly<Record<string, Words>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  ru: russian,
  ja: japanese,
  ko: korean,
  zh: chinese,
  hi: hindi,
  sv: scandinavian,
  nb: scandinavian,
  no: scandinavian,
  nn: scandinavian,
  da: scandinavian,
  fi: finnish,
  el: greek,
  tr: turkish,
  cs: czech,
  hu: hungarian,
  ro: romanian,
  bg: bulgarian,
  uk: ukrainian,
  vi: vietnamese,
  th: thai,
  id: indonesian,
  sr: southSlavic,
  hr: southSlavic,
  bs: southSlavic,
  cnr: southSlavic,
  sl: slovenian,
  mk: macedonian,
  sq: albanian,
  lt: lithuanian,
  ar: arabic,
}
