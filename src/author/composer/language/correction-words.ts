import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { byLanguage } from './by-language.ts'
import { wordSourceAtStart } from './word-pattern.ts'

/** How people begin to correct what they have just said, by primary subtag: a comma, a colon or a dash follows. */
const table: Record<string, string> = {
  en: 'no|nope|sorry|wait|correction|scratch that|make that|i mean',
  de: 'nein|korrektur|quatsch|moment|pardon',
  fr: 'non|pardon|rectification|erratum',
  es: 'no|perdón|corrijo|mejor dicho',
  it: 'no|anzi|scusate|correggo',
  pt: 'não|perdão|corrigindo|aliás',
  nl: 'nee|correctie|pardon',
  sv: 'nej|rättelse',
  nb: 'nei|rettelse',
  da: 'nej|rettelse',
  fi: 'ei|korjaus',
  pl: 'nie|poprawka',
  cs: 'ne|oprava|nie',
  hu: 'nem|javítás',
  ro: 'nu|corectură',
  ru: 'нет|точнее|вернее|поправка',
  uk: 'ні|точніше|поправка',
  bg: 'не|поправка',
  el: 'όχι|διόρθωση',
  hr: 'ne|ispravak|ispravka|popravek|не|исправка',
  tr: 'hayır|düzeltme',
  vi: 'không',
  id: 'bukan|ralat',
  hi: 'नहीं',
  ar: 'لا|تصحيح',
  he: 'לא|תיקון',
  ja: 'いや|訂正',
  ko: '아니|정정',
  zh: '不对|不對|更正',
}

const correcting = byLanguage(table, (row) =>
  row === undefined
    ? /(?!)/u
    : caselessPattern(`^\\s*(?:${wordSourceAtStart(row.split('|'))})\\s*[,，、:：–—-]`, 'u'),
)

/** Whether a sentence corrects a figure of the one before it ("No, 400, I misread it"). */
export function corrects(sentence: string, language: string): boolean {
  return correcting(language).test(sentence) && /\p{N}/u.test(sentence)
}
