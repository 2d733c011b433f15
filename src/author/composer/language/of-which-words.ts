import { byLanguage } from './by-language.ts'
import { wordPattern } from './word-pattern.ts'

/** What a part of the amount before it begins with ("of which lanes 17,904"), by primary subtag. */
const table: Record<string, string> = {
  en: 'of which|of whom|thereof|including',
  de: 'davon|darunter|hiervon|daraus',
  es: 'de los cuales|de las cuales|de ellos|de ellas|del cual',
  fr: 'dont',
  it: 'di cui|dei quali|delle quali',
  pt: 'dos quais|das quais|do qual|da qual',
  nl: 'waarvan|van wie',
  sv: 'varav',
  nb: 'herav|hvorav',
  da: 'heraf|hvoraf',
  fi: 'joista|josta',
  pl: 'z czego|w tym|z tego',
  cs: 'z toho|z nich|z čehož',
  hu: 'ebből|ezen belül',
  ro: 'din care|dintre care',
  ru: 'из них|в том числе|в т.ч.',
  uk: 'з них|у тому числі|з яких',
  bg: 'от тях|в това число|от които',
  hr: 'od toga|od čega',
  el: 'εκ των οποίων|από τα οποία',
  lt: 'iš jų',
  sq: 'prej të cilave|nga të cilat',
  tr: 'bunun|bunların',
  vi: 'trong đó',
  id: 'di antaranya|termasuk',
  th: 'ในจำนวนนี้',
  hi: 'जिनमें से|जिसमें से|इनमें से',
  ar: 'منها|من بينها',
  he: 'מתוכם|מתוכן|מתוך זה',
  ja: 'うち',
  ko: '이 중|그중|이중',
  zh: '其中',
  'zh-Hant': '其中',
}

const leading = byLanguage(
  table,
  (row) => new RegExp(`^(?:${wordPattern(row?.split('|') ?? []).source})[\\s:：、,，]*`, 'iu'),
)

/** The name of a part of something without the words that say so; the name as it is where it has none. */
export function withoutOfWhich(name: string, language: string): string {
  const bare = name.replace(leading(language), '')
  return bare === '' ? name : bare
}
