import { isAboutSpeaker } from './address-words.ts'
import { byLanguage } from './by-language.ts'
import { wordSource } from './word-pattern.ts'

/**
 * Words with which somebody who begins to speak or write says what about, by primary subtag: those that stand before it, and
 * as a pattern those that stand behind it; then those that stand before it and may as well be about others, in sentences about
 * who speaks alone. Where nouns have cases only what a clause can follow: a noun behind the others would be no name. `…` stands
 * for up to three words ("talk to you this morning about").
 */
const table: Record<string, readonly [before: string, behind?: string, own?: string]> = {
  en: [
    'a few words about|a few words on|a few words for|some words about|a word about|speak to you …about|talk to you …about|talk today about|tell you …about|tell you the story of|my subject is|my subject today is|my topic is|my topic today is',
    '',
    'speak …about|speak on|want to talk about|like to talk about',
  ],
  de: ['darüber, wie|davon, wie|darüber, warum|die geschichte von'],
  fr: [
    'quelques mots sur|vous parler …de|vous dire quelques mots sur|vous raconter|parler aujourd’hui de',
  ],
  es: [
    'unas palabras sobre|hablarles …de|hablaros …de|hablarles sobre|contarles la historia de',
    '',
    'hablar sobre',
  ],
  it: ['due parole su|qualche parola su|parlarvi …di|raccontarvi la storia di'],
  pt: [
    'algumas palavras sobre|falar-vos …de|contar a história de',
    '',
    'falar sobre|falar hoje sobre',
  ],
  nl: [
    'een paar woorden over|jullie vertellen over',
    '',
    'iets vertellen over|iets zeggen over|spreken over',
  ],
  sv: ['några ord om', '', 'berätta om|prata om|tala om'],
  nb: ['noen ord om', '', 'fortelle om|snakke om'],
  da: ['et par ord om|nogle ord om', '', 'fortælle om|tale om'],
  pl: ['o tym, jak|o tym, dlaczego'],
  cs: ['o tom, jak|o tom, proč'],
  ru: ['о том, как|о том, почему'],
  uk: ['про те, як|про те, чому'],
  hr: ['o tome, kako|o tome, zašto'],
  vi: ['', '', 'nói về|kể về|chia sẻ về'],
  id: ['', '', 'berbicara tentang|bercerita tentang'],
  zh: ['谈谈|讲讲|说说|聊聊|談談|講講|說說|聊一聊|谈一谈|談一談'],
  ja: ['', 'について(?=お話|話)'],
  ko: ['', '에 대해서? (?=말씀|이야기)'],
}

const name = '[^.!?,;:()。！？、，；：—–…\\n]{4,90}'

/** Phrases before a name. Behind a comma stands the word that a clause begins with, which is part of it ("davon, wie …"). */
function beforeName(words: string): RegExp | undefined {
  if (words === '') return undefined
  const clauses = words.split('|').filter((one) => one.includes(', '))
  const phrases = words.split('|').filter((one) => !clauses.includes(one))
  const sources = [
    ...clauses.map((one) => `(?<!\\p{L})${one.replace(/, (.+)$/u, ',\\s+(?=$1\\s)')}`),
    ...(phrases.length > 0 ? [wordSource(phrases).replaceAll('…', '(?:\\S+\\s+){0,3}')] : []),
  ]
  return new RegExp(`(?:${sources.join('|')})\\s*(${name})`, 'iu')
}

const patternsFor = byLanguage(table, (row) => {
  const [before = '', behind = '', own = ''] = row ?? []
  return {
    any: behind === '' ? beforeName(before) : new RegExp(`(${name}?)(?:${behind})`, 'iu'),
    own: beforeName(own),
  }
})

/** What a sentence says that the speaker is about to speak of ("… a few words about the harbour"); undefined without it. */
export function announcedSubject(text: string, language: string): string | undefined {
  const { any, own } = patternsFor(language)
  const subject = any?.exec(text) ?? (isAboutSpeaker(text, language) ? own?.exec(text) : undefined)
  return subject?.[1]?.trim()
}
