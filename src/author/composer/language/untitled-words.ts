import { rowOf } from '../../languages.ts'

/** What a presentation is called that nothing names, by primary subtag. */
const table: Readonly<Record<string, string>> = {
  en: 'Untitled presentation',
  es: 'Presentación sin título',
  fr: 'Présentation sans titre',
  de: 'Präsentation ohne Titel',
  it: 'Presentazione senza titolo',
  pt: 'Apresentação sem título',
  nl: 'Presentatie zonder titel',
  pl: 'Prezentacja bez tytułu',
  ru: 'Презентация без названия',
  ja: '無題のプレゼンテーション',
  ko: '제목 없는 프레젠테이션',
  zh: '未命名的演示文稿',
  'zh-Hant': '未命名的簡報',
  hi: 'बिना शीर्षक की प्रस्तुति',
  sv: 'Presentation utan titel',
  nb: 'Presentasjon uten tittel',
  da: 'Præsentation uden titel',
  fi: 'Nimetön esitys',
  el: 'Παρουσίαση χωρίς τίτλο',
  tr: 'Adsız sunu',
  cs: 'Prezentace bez názvu',
  hu: 'Cím nélküli bemutató',
  ro: 'Prezentare fără titlu',
  bg: 'Презентация без заглавие',
  uk: 'Презентація без назви',
  vi: 'Bản trình bày không có tiêu đề',
  th: 'งานนำเสนอที่ไม่มีชื่อ',
  id: 'Presentasi tanpa judul',
  sr: 'Презентација без наслова',
  hr: 'Prezentacija bez naslova',
  bs: 'Prezentacija bez naslova',
  cnr: 'Prezentacija bez naslova',
  sl: 'Predstavitev brez naslova',
  mk: 'Презентација без наслов',
  sq: 'Prezantim pa titull',
  lt: 'Pristatymas be pavadinimo',
  ar: 'عرض بلا عنوان',
  he: 'מצגת ללא כותרת',
}

/** What a presentation in a language (BCP 47) is called that nothing names; undefined in one that has no word for it here. */
export function untitledIn(language: string): string | undefined {
  return rowOf(table, language)
}
