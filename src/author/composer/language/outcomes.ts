import { isAboutSpeaker } from './address-words.ts'
import { byLanguage } from './by-language.ts'
import { asksReaders } from './closing-words.ts'
import { settles } from './decision-words.ts'
import { wordPattern } from './word-pattern.ts'

/** Words with which somebody proposes or recommends, whoever does, by primary subtag; `*` is any ending. */
const table: Record<string, string> = {
  en: 'propose*|recommend*|we suggest|i suggest',
  de: 'schlage* vor|schlagen wir|schlagen vor|vorgeschlagen|empfehle*|beantrage*',
  fr: 'propose|proposons|proposent|recommand*|préconis*',
  es: 'propone*|proponemos|propongo|recomend*|recomiend*',
  it: 'proponiamo|propongo|propone|propongono|raccomand*|consigliamo',
  pt: 'propõe*|propomos|proponho|recomend*|sugerimos',
  nl: 'stel voor|stellen voor|stellen we|stelt voor|voorgesteld|adviseren|adviseert',
  sv: 'föreslår|föreslås|rekommendera*',
  nb: 'foreslår|foreslås|anbefaler|tilrår',
  da: 'foreslår|foreslås|anbefaler',
  fi: 'ehdotamme|ehdotan|ehdottaa|suosittele*',
  pl: 'proponuj*|rekomenduj*|zaleca*|wnioskuj*',
  cs: 'navrhuj*|doporučuj*',
  hu: 'javasol*|javaslom|ajánljuk|ajánlom',
  ro: 'propun*|propunem|recomand*',
  ru: 'предлага*|рекоменд*',
  uk: 'пропону*|рекоменду*',
  bg: 'предлага*|препоръчва*',
  el: 'προτείν*|συνιστ*|εισηγ*',
  hr: 'predlaž*|preporuč*|предлаж*|препоруч*',
  tr: 'öneri*|öneriyor*|teklif ediyor*',
  vi: 'đề xuất|kiến nghị|đề nghị',
  id: 'mengusulkan|menyarankan|merekomendasikan',
  th: 'ขอเสนอ|เสนอให้|แนะนำให้|ขอให้',
  hi: 'प्रस्ताव*|सुझाव*|सिफ़ारिश*|सिफारिश*',
  ar: 'نقترح|أقترح|يقترح|تقترح|نوصي|أوصي|يوصي|توصي',
  he: 'מציע*|מציעים|ממליץ*|ממליצים',
  ja: '提案|推奨|勧告',
  ko: '제안|권고|건의|권장',
  zh: '建议|建議|提议|提議|推荐|推薦',
}

const proposalsFor = byLanguage(table, (words) =>
  words === undefined ? /(?!)/u : wordPattern(words.split('|')),
)

/** What follows from something, in notes ("=> ask the bank"). */
const arrow = /^\s*(?:[=-]+>|[→⇒➔➜⟶⟹])/u

/** Whether a sentence says what something comes to: a decision, a proposal, what is still open or follows, or what who speaks asks for. */
export function comesTo(text: string, language: string): boolean {
  if (arrow.test(text)) return true
  if (proposalsFor(language).test(text)) return true
  return settles(text, language) || (isAboutSpeaker(text, language) && asksReaders(text, language))
}
