import { byLanguage } from './by-language.ts'
import { wordPattern } from './word-pattern.ts'

/**
 * What somebody says who asks to be forgiven, by primary subtag: as themselves or to those whom they ask, since the verbs and nouns
 * for that are others' too ("the bank excuses three late payments").
 */
const table: Record<string, string> = {
  en: 'i am sorry|i’m sorry|we are sorry|we’re sorry|sorry for|sorry that|sorry about|sorry i|my apologies|our apologies|i apologise|i apologize|we apologise|we apologize|forgive me|forgive us|excuse me|bear with me|bear with us',
  de: 'entschuldigen sie|entschuldigt bitte|entschuldige bitte|ich entschuldige mich|wir entschuldigen uns|bitte um entschuldigung|bitten um entschuldigung|verzeihen sie|tut mir leid|tut uns leid',
  fr: 'je suis désolé|je suis désolée|nous sommes désolés|nous sommes désolées|désolé de|désolée de|désolés de|pardonnez-moi|pardonnez-nous|excusez-moi|excusez-nous',
  es: 'perdone|perdonen|disculpe|disculpen|lo siento|lo sentimos|pido perdón|pido disculpas|mis disculpas',
  it: 'scusate|scusatemi|scusatevi|scusami|perdonatemi|mi dispiace|ci dispiace|chiedo scusa|chiedo venia',
  pt: 'desculpe|desculpem|peço desculpa|peço desculpas|pedimos desculpa|pedimos desculpas|peço perdão|lamento|lamentamos',
  nl: 'het spijt me|het spijt ons|mijn excuses|onze excuses|neem me niet kwalijk',
  sv: 'förlåt mig|förlåt att|ursäkta mig|ursäkta att|jag beklagar|vi beklagar',
  nb: 'jeg beklager|vi beklager|unnskyld',
  da: 'jeg beklager|vi beklager|undskyld',
  fi: 'anteeksi|pahoittelen|pahoittelemme',
  pl: 'przepraszam|przepraszamy|wybaczcie|proszę wybaczyć',
  cs: 'omlouvám se|omlouváme se|promiňte|promiň',
  hu: 'elnézést kérek|elnézést kérünk|bocsánatot kérek|bocsánatot kérünk',
  ro: 'scuzați-mă|scuzați-ne|îmi pare rău|ne pare rău|îmi cer scuze|ne cerem scuze',
  ru: 'извини|извините|извиняюсь|прости|простите|прошу прощения|просим прощения',
  uk: 'вибач|вибачте|перепрошую|перепрошуємо',
  bg: 'извини|извинете|съжалявам|съжаляваме',
  el: 'συγγνώμη|συγνώμη|λυπάμαι|λυπούμαστε',
  hr: 'oprosti|oprostite|ispričavam se|ispričavamo se|žao mi je|žao nam je',
  tr: 'özür dilerim|özür dileriz|kusura bakma|kusura bakmayın',
  vi: 'xin lỗi',
  id: 'mohon maaf|saya minta maaf|kami minta maaf|maafkan',
  th: 'ขออภัย|ขอโทษ',
  hi: 'क्षमा करें|माफ़ करें|माफ करें',
  ar: 'عذرا|عذرًا|معذرة|أعتذر|نعتذر',
  he: 'סליחה|מתנצל|מתנצלת',
  ja: '申し訳|すみません|ごめん|恐れ入りますが',
  ko: '죄송|미안',
  zh: '抱歉|对不起|對不起',
}

const sorryFor = byLanguage(table, (row) => wordPattern(row?.split('|') ?? []))

/** Whether somebody says in a sentence that they are sorry. */
export function saysSorry(sentence: string, language: string): boolean {
  return sorryFor(language).test(sentence.replaceAll("'", '’'))
}
