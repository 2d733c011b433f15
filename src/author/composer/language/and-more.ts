import { byLanguage } from './by-language.ts'

/** How a list says that it goes on, by primary subtag; `#` is how many things are left out. */
const table: Record<string, string> = {
  en: '… and # more',
  de: '… und # weitere',
  es: '… y # más',
  fr: '… et # autres',
  it: '… e altri #',
  pt: '… e mais #',
  nl: '… en nog #',
  sv: '… och # till',
  nb: '… og # til',
  da: '… og # mere',
  fi: '… ja # muuta',
  pl: '… i jeszcze #',
  cs: '… a další #',
  hu: '… és még #',
  ro: '… și încă #',
  ru: '… и ещё #',
  uk: '… і ще #',
  bg: '… и още #',
  el: '… και # ακόμη',
  hr: '… i još #',
  tr: '… ve # tane daha',
  vi: '… và # mục khác',
  id: '… dan # lainnya',
  th: '… และอีก # รายการ',
  hi: '… और # अन्य',
  ar: '… و# أخرى',
  he: '… ועוד #',
  ja: '…ほか#件',
  ko: '… 외 #건',
  zh: '……另有#项',
  'zh-Hant': '……另有#項',
}

const wordsFor = byLanguage(table, (row) => row ?? '… + #')

/** "… and 2 more": what stands under a list that is shortened by so many things. */
export function andMore(count: number, language: string): string {
  return wordsFor(language).replace('#', String(count))
}
