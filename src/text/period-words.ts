/** What one counts weeks and quarters with by language, whole and short, lower case, without a point at the end, as CLDR has them. */
const wordsByLanguage: Record<string, { week: string; quarter: string }> = {
  en: { week: 'week|wk', quarter: 'quarter|qtr' },
  es: { week: 'semana|sem', quarter: 'trimestre|trim' },
  fr: { week: 'semaine|sem', quarter: 'trimestre|trim' },
  de: { week: 'woche', quarter: 'quartal|quart' },
  it: { week: 'settimana|sett', quarter: 'trimestre|trim' },
  pt: { week: 'semana|sem', quarter: 'trimestre|trim' },
  nl: { week: 'week|wk', quarter: 'kwartaal' },
  pl: { week: 'tydzień|tydz', quarter: 'kwartał|kw' },
  ru: { week: 'неделя|нед', quarter: 'квартал|кв' },
  sv: { week: 'vecka', quarter: 'kvartal|kv' },
  nb: { week: 'uke', quarter: 'kvartal|kv' },
  da: { week: 'uge', quarter: 'kvartal|kvt' },
  fi: { week: 'viikko|vk', quarter: 'neljännesvuosi|neljännes' },
  el: { week: 'εβδομάδα|εβδ', quarter: 'τρίμηνο|τρίμ' },
  tr: { week: 'hafta|hf', quarter: 'çeyrek|çyr' },
  cs: { week: 'týden|týd', quarter: 'čtvrtletí' },
  hu: { week: 'hét', quarter: 'negyedév|n.év' },
  ro: { week: 'săptămână|săpt', quarter: 'trimestru|trim' },
  bg: { week: 'седмица|седм', quarter: 'тримесечие|трим' },
  uk: { week: 'тиждень|тиж', quarter: 'квартал|кв' },
  vi: { week: 'tuần', quarter: 'quý' },
  id: { week: 'minggu|mgg', quarter: 'kuartal|krtl' },
  sr: { week: 'недеља|нед', quarter: 'квартал|кв' },
  hr: { week: 'tjedan|tj', quarter: 'kvartal|kv' },
  bs: { week: 'sedmica|sedm', quarter: 'kvartal|kv' },
  sl: { week: 'teden|ted', quarter: 'četrtletje|četrtl' },
  mk: { week: 'седмица|сед', quarter: 'тримесечје|тримес' },
  sq: { week: 'javë', quarter: 'tremujor|tmj' },
  lt: { week: 'savaitė|sav', quarter: 'ketvirtis|ketv' },
  hi: { week: 'सप्ताह', quarter: 'तिमाही' },
  th: { week: 'สัปดาห์', quarter: 'ไตรมาส' },
  ar: { week: 'الأسبوع', quarter: 'ربع السنة' },
  he: { week: 'שבוע|שב׳', quarter: 'רבעון|רבע׳' },
}

/** The words for weeks ("Week 12"). */
export const weekWords: ReadonlySet<string> = new Set(
  Object.values(wordsByLanguage).flatMap(({ week }) => week.split('|')),
)

/** The words for quarters ("3. Quartal"). */
export const quarterWords: ReadonlySet<string> = new Set(
  Object.values(wordsByLanguage).flatMap(({ quarter }) => quarter.split('|')),
)
