import { byLanguage } from './by-language.ts'
import { wordSource, wordSourceAtStart } from './word-pattern.ts'

/** How a language says what something is. */
interface DefinitionWords {
  /** A heading over terms. */
  glossary: RegExp
  /** Words that a definition begins with behind its term ("Latency: the time …"). */
  opening: RegExp
}

/** words of a heading over terms | how a definition begins */
const table: Record<string, [string, string]> = {
  en: [
    'glossary|key terms|terms|definitions|terminology|vocabulary|abbreviations|acronyms|concepts',
    'a|an|the|any|how|when|what|where',
  ],
  de: [
    'glossar|begriffe|definitionen|fachbegriffe|abkürzungen|terminologie|begriffserklärung*',
    'ein|eine|der|die|das|jede*',
  ],
  es: [
    'glosario|términos|definiciones|vocabulario|conceptos|abreviaturas',
    'un|una|el|la|los|las|cualquier',
  ],
  fr: [
    'glossaire|termes|définitions|vocabulaire|notions|abréviations|lexique',
    'un|une|le|la|les|tout|toute',
  ],
  it: [
    'glossario|termini|definizioni|vocabolario|concetti|abbreviazioni',
    'un|uno|una|il|lo|la|i|gli|le',
  ],
  pt: [
    'glossário|termos|definições|vocabulário|conceitos|abreviaturas',
    'um|uma|o|a|os|as|qualquer',
  ],
  nl: ['begrippen|begrippenlijst|definities|woordenlijst|termen', 'een|de|het|elke'],
  pl: ['słowniczek|pojęcia|definicje|terminy|skróty', ''],
  ru: ['глоссарий|термины|определения|понятия|сокращения|словарь', ''],
  uk: ['глосарій|терміни|визначення|поняття|скорочення', ''],
  sv: ['ordlista|begrepp|definitioner|termer', 'en|ett|den|det'],
  nb: ['ordliste|begreper|definisjoner|termer', 'en|et|den|det'],
  da: ['ordliste|begreber|definitioner|termer', 'en|et|den|det'],
  fi: ['sanasto|käsitteet|määritelmät', ''],
  cs: ['slovníček|pojmy|definice|zkratky', ''],
  ro: ['glosar|termeni|definiții|noțiuni', 'un|o'],
  el: ['γλωσσάρι|όροι|ορισμοί', 'ένα|μια|ένας|ο|η|το'],
  bg: ['речник|термини|определения|понятия', ''],
  hr: ['pojmovnik|pojmovi|definicije', ''],
  vi: ['thuật ngữ|định nghĩa|khái niệm', 'một'],
  id: ['glosarium|istilah|definisi', 'sebuah|suatu'],
  tr: ['sözlük|terimler|tanımlar|kavramlar', ''],
  hu: ['fogalomtár|fogalmak|definíciók|kifejezések', 'egy|a|az'],
  th: ['คำศัพท์|นิยาม|อภิธานศัพท์', ''],
  hi: ['शब्दावली|परिभाषाएँ|शब्द', ''],
  ja: ['用語|用語集|定義|用語解説', ''],
  ko: ['용어|용어집|정의', ''],
  zh: ['术语|术语表|定义|名词解释|術語|概念', '一种|一个'],
}

/** The words of a language; for one without a table nothing is taken for a definition. */
export const definitionWords = byLanguage(table, readRow)

function readRow(row: [string, string] = ['', '']): DefinitionWords {
  const [glossary, openings] = row.map((words) => words.split('|').filter(Boolean))
  return {
    glossary: new RegExp(wordSource(glossary ?? []), 'iu'),
    opening: new RegExp(`^(?:${wordSourceAtStart(openings ?? [])})`, 'iu'),
  }
}
