import { byLanguage } from './by-language.ts'
import { wordPattern } from './word-pattern.ts'

/** Words with which somebody says sorry, by primary subtag; `*` is any ending. */
const table: Record<string, string> = {
  en: 'sorry|apologies|i apologise|i apologize|forgive me|forgive us|excuse me|bear with me',
  de: 'entschuldig*|verzeih*|tut mir leid|tut uns leid',
  fr: 'désolé|désolée|désolés|pardonnez*|excusez*|pardon',
  es: 'perdón|perdon*|disculp*|lo siento|lamento',
  it: 'scus*|perdon*|mi dispiace|chiedo venia',
  pt: 'desculp*|perdão|lamento|peço perdão',
  nl: 'sorry|excuus|excuses|het spijt me|neem me niet kwalijk',
  sv: 'förlåt|ursäkta|beklagar',
  nb: 'beklager|unnskyld',
  da: 'beklager|undskyld',
  fi: 'anteeksi|pahoittelen|pahoittelemme',
  pl: 'przepraszam|przepraszamy|wybacz*',
  cs: 'omlouvám|omlouváme|promiňte|promiň',
  hu: 'elnézést|bocsánat*',
  ro: 'scuze|scuzați*|îmi pare rău',
  ru: 'извин*|прости|простите|прошу прощения',
  uk: 'вибач*|перепрошую|перепрошуємо',
  bg: 'извин*|съжалявам',
  el: 'συγγνώμη|συγνώμη|λυπάμαι',
  hr: 'oprosti|oprostite|ispričavam|žao mi je',
  tr: 'özür|kusura bakma*|pardon',
  vi: 'xin lỗi',
  id: 'maaf|mohon maaf',
  th: 'ขออภัย|ขอโทษ',
  hi: 'क्षमा|माफ़|माफ',
  ar: 'عذرا|عذرًا|آسف|آسفة|معذرة|أعتذر',
  he: 'סליחה|מתנצל|מתנצלת',
  ja: '申し訳|すみません|ごめん|恐れ入りますが',
  ko: '죄송|미안',
  zh: '抱歉|对不起|對不起|不好意思',
}

const sorryFor = byLanguage(table, (row) => wordPattern(row?.split('|') ?? []))

/** Whether a sentence says that somebody is sorry. */
export function saysSorry(sentence: string, language: string): boolean {
  return sorryFor(language).test(sentence)
}
