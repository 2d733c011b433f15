import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { byLanguage } from './by-language.ts'
import { wordSource } from './word-pattern.ts'

/** Words with which questions begin, by primary subtag, in languages that set them there. */
const table: Record<string, string> = {
  en: 'why|what|how|when|where|who|which',
  de: 'warum|wieso|weshalb|was|wie|wann|wo|wer|wozu|welche|welcher|welches',
  fr: 'pourquoi|comment|quand|où|qui|ce qui|ce que|ce qu’il|combien',
  es: 'por qué|qué|lo que|cómo|cuándo|dónde|quién|cuánto',
  it: 'perché|che cosa|cosa|come|quando|dove|chi|quanto',
  pt: 'por que|porque|o que|como|quando|onde|quem|quanto',
  nl: 'waarom|wat|hoe|wanneer|waar|wie',
  sv: 'varför|vad|hur|när|var|vem',
  nb: 'hvorfor|hva|hvordan|når|hvor|hvem',
  da: 'hvorfor|hvad|hvordan|hvornår|hvor|hvem',
  fi: 'miksi|mitä|miten|milloin|missä|kuka',
  pl: 'dlaczego|co|jak|kiedy|gdzie|kto|ile',
  cs: 'proč|prečo|co|čo|jak|ako|kdy|kedy|kde|kdo|kto',
  hu: 'miért|mit|hogyan|mikor|hol|ki',
  ro: 'de ce|ce|cum|când|unde|cine',
  ru: 'почему|что|как|когда|где|кто|сколько|зачем',
  uk: 'чому|що|як|коли|де|хто|скільки',
  bg: 'защо|какво|как|кога|къде|кой',
  el: 'γιατί|τι|πώς|πότε|πού|ποιος',
  hr: 'zašto|što|šta|kako|kada|gdje|gde|tko|ko|zakaj|kaj|kdaj|kje|kdo',
  sq: 'pse|çfarë|si|kur|ku|kush',
  lt: 'kodėl|kas|ką|kaip|kada|kur',
  tr: 'neden|niçin|ne|nasıl|nerede|kim',
  vi: 'tại sao|vì sao',
  id: 'mengapa|kenapa|apa|bagaimana|kapan|di mana|siapa',
  ar: 'لماذا|ماذا|كيف|متى|أين',
  he: 'למה|מדוע|מה|איך|מתי|איפה',
  fa: 'چرا|چه|چگونه',
  hi: 'क्यों|क्या|कैसे|कब|कहाँ|कौन',
}

const begins = byLanguage(table, (row) =>
  caselessPattern(`^\\s*(?:${wordSource(row?.split('|') ?? [])})`, 'u'),
)

/** Whether words begin as a question does ("Why it broke"). */
export function beginsAsking(text: string, language: string): boolean {
  return begins(language).test(text)
}
