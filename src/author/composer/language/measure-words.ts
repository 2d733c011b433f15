/** What measures themselves are called over the rows of a table, by language, singular and plural, lower case. */
const wordsByLanguage: Record<string, string> = {
  en: 'metric|metrics|measure|measures|indicator|indicators|kpi|kpis|key figure|key figures|statistic|statistics',
  de: 'kennzahl|kennzahlen|kennziffer|kennziffern|messgröße|messgrößen|indikator|indikatoren',
  es: 'métrica|métricas|indicador|indicadores',
  fr: 'indicateur|indicateurs|métrique|métriques|chiffres clés',
  it: 'indicatore|indicatori|metrica|metriche',
  pt: 'indicador|indicadores|métrica|métricas',
  nl: 'kengetal|kengetallen|kerncijfer|kerncijfers|meetwaarde|indicator|indicatoren',
  pl: 'wskaźnik|wskaźniki|miernik|mierniki',
  ru: 'показатель|показатели|метрика|метрики',
  sv: 'nyckeltal|mått|indikator|indikatorer',
  nb: 'nøkkeltall|måltall|indikator|indikatorer',
  da: 'nøgletal|måltal|indikator|indikatorer',
  fi: 'tunnusluku|tunnusluvut|mittari|mittarit',
  el: 'δείκτης|δείκτες',
  tr: 'gösterge|göstergeler|metrik|metrikler',
  cs: 'ukazatel|ukazatele|metrika|metriky',
  hu: 'mutató|mutatók|mutatószám|mérőszám',
  ro: 'indicator|indicatori',
  bg: 'показател|показатели',
  uk: 'показник|показники|метрика|метрики',
  vi: 'chỉ số|chỉ tiêu',
  id: 'indikator|metrik',
  sr: 'показатељ|показатељи|pokazatelj|pokazatelji',
  hr: 'pokazatelj|pokazatelji',
  sl: 'kazalnik|kazalniki|kazalec|kazalci',
  sq: 'tregues|treguesit',
  lt: 'rodiklis|rodikliai',
  ja: '指標',
  ko: '지표',
  zh: '指标|指標',
  th: 'ตัวชี้วัด',
  hi: 'संकेतक|मापदंड',
  ar: 'المؤشر|المؤشرات|مؤشر',
  he: 'מדד|מדדים',
}

const words: ReadonlySet<string> = new Set(
  Object.values(wordsByLanguage).flatMap((row) => row.split('|')),
)

/** Whether the head over a table's rows says that they are measures ("Metric", "Kennzahl"), each of its own kind. */
export function namesMeasures(head: string): boolean {
  return words.has(head.trim().toLowerCase())
}
