import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { byLanguage } from './by-language.ts'
import { isLinking } from './linking-verbs.ts'
import { wordSourceAtStart } from './word-pattern.ts'

/**
 * Words with which questions begin, by primary subtag, in languages that set them there: `·` between those that ask for a reason
 * and those that stand for a thing, a place or a time in statements too ("what we lost is trust").
 */
const table: Record<string, string> = {
  en: 'why · what|how|when|where|who|which',
  de: 'warum|wieso|weshalb|wozu · was|wie|wann|wo|wer|welche|welcher|welches',
  fr: 'pourquoi · comment|quand|où|qui|ce qui|ce que|ce qu’il|combien',
  es: 'por qué · qué|lo que|cómo|cuándo|dónde|quién|cuánto',
  it: 'perché · che cosa|cosa|come|quando|dove|chi|quanto',
  pt: 'por que|porque · o que|como|quando|onde|quem|quanto',
  nl: 'waarom · wat|hoe|wanneer|waar|wie',
  sv: 'varför · vad|hur|när|var|vem',
  nb: 'hvorfor · hva|hvordan|når|hvor|hvem',
  da: 'hvorfor · hvad|hvordan|hvornår|hvor|hvem',
  fi: 'miksi · mitä|miten|milloin|missä|kuka',
  pl: 'dlaczego · co|jak|kiedy|gdzie|kto|ile',
  cs: 'proč|prečo · co|čo|jak|ako|kdy|kedy|kde|kdo|kto',
  hu: 'miért · mit|hogyan|mikor|hol|ki',
  ro: 'de ce · ce|cum|când|unde|cine',
  ru: 'почему|зачем · что|как|когда|где|кто|сколько',
  uk: 'чому · що|як|коли|де|хто|скільки',
  bg: 'защо · какво|как|кога|къде|кой',
  el: 'γιατί · τι|πώς|πότε|πού|ποιος',
  hr: 'zašto|zakaj · što|šta|kako|kada|gdje|gde|tko|ko|kaj|kdaj|kje|kdo',
  sq: 'pse · çfarë|si|kur|ku|kush',
  lt: 'kodėl · kas|ką|kaip|kada|kur',
  tr: 'neden|niçin · ne|nasıl|nerede|kim',
  vi: 'tại sao|vì sao',
  id: 'mengapa|kenapa · apa|bagaimana|kapan|di mana|siapa',
  ar: 'لماذا · ماذا|كيف|متى|أين',
  he: 'למה|מדוע · מה|איך|מתי|איפה',
  fa: 'چرا · چه|چگونه',
  hi: 'क्यों · क्या|कैसे|कब|कहाँ|कौन',
}

/** Words behind one that may begin a statement: with more a name has a verb of its own. */
const mostBehind = 3

const begins = byLanguage(table, (row = '') => {
  const [reasons = '', things = ''] = row.split(' · ')
  const pattern = (words: string) =>
    caselessPattern(
      `^\\s*(?:${wordSourceAtStart(words.split('|').filter((word) => word !== ''))})`,
      'u',
    )
  return { reasons: pattern(reasons), things: pattern(things) }
})

/** Whether words that end like no question name what one asks ("Why it broke", "What I have ordered") and state nothing. */
export function namesQuestion(text: string, language: string): boolean {
  const { reasons, things } = begins(language)
  if (reasons.test(text)) return true
  const asked = things.exec(text)?.[0]
  if (asked === undefined || /\s[–—-]\s/u.test(text)) return false
  const behind = text.slice(asked.length).match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? []
  const isStatement = behind.slice(1, -1).some((word) => isLinking(word, language))
  return behind.length <= mostBehind && !isStatement
}
