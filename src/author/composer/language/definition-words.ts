import { byLanguage } from './by-language.ts'
import { wordSource } from './word-pattern.ts'

/** How a language says what something is. */
interface DefinitionWords {
  /** `term` … copula …: groups `term` and `copula`; what follows is the definition. */
  sentence: RegExp
  /** A heading over terms. */
  glossary: RegExp
  /** Words that a definition begins with behind its term ("Latency: the time …"). */
  opening: RegExp
}

/** is a, means | words of a heading over terms | how a definition begins */
const table: Record<string, [string, string, string]> = {
  en: [
    'is a|is an|is the|are a|are the|means|refers to|is defined as|stands for|describes|denotes',
    'glossary|key terms|terms|definitions|terminology|vocabulary|abbreviations|acronyms|concepts',
    'a|an|the|any|how|when|what|where',
  ],
  de: [
    'ist ein|ist eine|ist der|ist die|ist das|sind|bedeutet|bezeichnet|bezeichnen|steht für|heißt',
    'glossar|begriffe|definitionen|fachbegriffe|abkürzungen|terminologie|begriffserklärung*',
    'ein|eine|der|die|das|jede*',
  ],
  es: [
    'es un|es una|es el|es la|son|significa|se refiere a|designa|se define como|consiste en',
    'glosario|términos|definiciones|vocabulario|conceptos|abreviaturas',
    'un|una|el|la|los|las|cualquier',
  ],
  fr: [
    'est un|est une|est le|est la|sont|signifie|désigne|se définit comme|correspond à',
    'glossaire|termes|définitions|vocabulaire|notions|abréviations|lexique',
    'un|une|le|la|les|tout|toute',
  ],
  it: [
    'è un|è uno|è una|è il|è la|sono|significa|indica|si riferisce a|designa',
    'glossario|termini|definizioni|vocabolario|concetti|abbreviazioni',
    'un|uno|una|il|lo|la|i|gli|le',
  ],
  pt: [
    'é um|é uma|é o|é a|são|significa|refere-se a|designa|define-se como',
    'glossário|termos|definições|vocabulário|conceitos|abreviaturas',
    'um|uma|o|a|os|as|qualquer',
  ],
  nl: [
    'is een|is de|is het|zijn|betekent|verwijst naar|staat voor',
    'begrippen|begrippenlijst|definities|woordenlijst|termen',
    'een|de|het|elke',
  ],
  pl: ['to|oznacza|jest to|są to', 'słowniczek|pojęcia|definicje|terminy|skróty', ''],
  ru: [
    '— это|– это|- это|это|означает|обозначает|называется',
    'глоссарий|термины|определения|понятия|сокращения|словарь',
    '',
  ],
  uk: ['— це|– це|- це|це|означає|позначає', 'глосарій|терміни|визначення|поняття|скорочення', ''],
  sv: [
    'är en|är ett|är den|är det|betyder|innebär|avser',
    'ordlista|begrepp|definitioner|termer',
    'en|ett|den|det',
  ],
  nb: [
    'er en|er et|er den|er det|betyr|innebærer',
    'ordliste|begreper|definisjoner|termer',
    'en|et|den|det',
  ],
  da: [
    'er en|er et|er den|er det|betyder|indebærer',
    'ordliste|begreber|definitioner|termer',
    'en|et|den|det',
  ],
  fi: ['on|tarkoittaa', 'sanasto|käsitteet|määritelmät', ''],
  cs: ['je|jsou|znamená|označuje', 'slovníček|pojmy|definice|zkratky', ''],
  ro: [
    'este un|este o|este|înseamnă|se referă la|desemnează',
    'glosar|termeni|definiții|noțiuni',
    'un|o',
  ],
  el: [
    'είναι ένα|είναι μια|είναι ένας|είναι η|είναι ο|είναι το|σημαίνει',
    'γλωσσάρι|όροι|ορισμοί',
    'ένα|μια|ένας|ο|η|το',
  ],
  bg: ['е|са|означава|представлява', 'речник|термини|определения|понятия', ''],
  hr: ['je|su|znači|označava', 'pojmovnik|pojmovi|definicije', ''],
  vi: ['là một|là|nghĩa là|có nghĩa là', 'thuật ngữ|định nghĩa|khái niệm', 'một'],
  id: ['adalah|merupakan|berarti|ialah', 'glosarium|istilah|definisi', 'sebuah|suatu'],
  tr: ['', 'sözlük|terimler|tanımlar|kavramlar', ''],
  hu: ['', 'fogalomtár|fogalmak|definíciók|kifejezések', 'egy|a|az'],
  th: ['คือ|หมายถึง', 'คำศัพท์|นิยาม|อภิธานศัพท์', ''],
  hi: ['', 'शब्दावली|परिभाषाएँ|शब्द', ''],
  ja: ['とは、|とは', '用語|用語集|定義|用語解説', ''],
  ko: ['이란|란|은|는', '용어|용어집|정의', ''],
  zh: [
    '是指|指的是|是一种|是一種|是一个|是一個|即',
    '术语|术语表|定义|名词解释|術語|概念',
    '一种|一个',
  ],
}

/** The words of a language; for one without a table nothing is taken for a definition. */
export const definitionWords = byLanguage(table, readRow)

function readRow(row: [string, string, string] = ['', '', '']): DefinitionWords {
  const [copulas, glossary, openings] = row.map((words) => words.split('|').filter(Boolean))
  return {
    sentence: new RegExp(
      `^(?<term>[^,;:.!?，；：。]{2,60}?)\\s?(?<copula>${wordSource(copulas ?? [])})\\s?(?=\\S)`,
      'iu',
    ),
    glossary: new RegExp(wordSource(glossary ?? []), 'iu'),
    opening: new RegExp(`^(?:${wordSource(openings ?? [])})`, 'iu'),
  }
}
