import { byLanguage } from './by-language.ts'
import { escapePattern, wordPattern } from './word-pattern.ts'

/** How a language sets things against each other. */
interface ComparisonWords {
  /** Between two names in a heading ("Build or buy", "Rail vs road"). */
  between: RegExp
  /** Names of the side that speaks for something, and of the one that speaks against. */
  advantages: RegExp
  disadvantages: RegExp
}

/** or, against | advantages | disadvantages */
const table: Record<string, [string, string, string]> = {
  en: [
    'or|vs|vs.|versus|against|compared with|compared to',
    'pros|pro|advantages|benefits|strengths|for|in favour|in favor|upsides|opportunities|upside',
    'cons|con|disadvantages|drawbacks|weaknesses|against|downsides|risks|limitations|costs|downside',
  ],
  de: [
    'oder|gegen|versus|vs|vs.|im vergleich',
    'vorteile|pro|stärken|chancen|nutzen|dafür',
    'nachteile|contra|kontra|schwächen|risiken|grenzen|dagegen',
  ],
  es: [
    'o|u|contra|frente a|versus|vs|vs.',
    'ventajas|pros|beneficios|fortalezas|a favor|oportunidades',
    'desventajas|contras|inconvenientes|debilidades|en contra|riesgos|limitaciones',
  ],
  fr: [
    'ou|contre|face à|versus|vs|vs.',
    'avantages|pour|atouts|forces|points forts|bénéfices|opportunités',
    'inconvénients|contre|faiblesses|points faibles|limites|risques|désavantages',
  ],
  it: [
    'o|oppure|contro|versus|vs|vs.',
    'vantaggi|pro|pregi|punti di forza|benefici|opportunità',
    'svantaggi|contro|difetti|punti deboli|rischi|limiti',
  ],
  pt: [
    'ou|contra|versus|vs|vs.',
    'vantagens|prós|pontos fortes|benefícios|a favor|oportunidades',
    'desvantagens|contras|pontos fracos|riscos|limitações',
  ],
  nl: [
    'of|tegen|versus|vs|vs.',
    'voordelen|voor|pluspunten|sterktes|kansen',
    "nadelen|tegen|minpunten|zwaktes|risico’s|risico's",
  ],
  pl: [
    'czy|lub|albo|kontra|vs|vs.',
    'zalety|za|mocne strony|korzyści|plusy|szanse',
    'wady|przeciw|słabe strony|minusy|ryzyka|zagrożenia',
  ],
  ru: [
    'или|против|vs',
    'преимущества|плюсы|за|достоинства|сильные стороны|выгоды|возможности',
    'недостатки|минусы|против|слабые стороны|риски|ограничения',
  ],
  uk: [
    'або|чи|проти|vs',
    'переваги|плюси|за|сильні сторони|можливості',
    'недоліки|мінуси|проти|слабкі сторони|ризики',
  ],
  sv: [
    'eller|mot|kontra|vs',
    'fördelar|för|styrkor|plus|möjligheter',
    'nackdelar|emot|svagheter|minus|risker',
  ],
  nb: [
    'eller|mot|versus|vs',
    'fordeler|for|styrker|muligheter',
    'ulemper|mot|svakheter|risiko|risikoer',
  ],
  da: ['eller|mod|versus|vs', 'fordele|for|styrker|muligheder', 'ulemper|imod|svagheder|risici'],
  fi: ['vai|tai|vastaan|vs', 'edut|hyödyt|vahvuudet|plussat', 'haitat|heikkoudet|riskit|miinukset'],
  cs: [
    'nebo|či|proti|versus|vs',
    'výhody|pro|silné stránky|klady|příležitosti',
    'nevýhody|proti|slabé stránky|zápory|rizika',
  ],
  ro: [
    'sau|versus|vs|contra',
    'avantaje|pro|puncte forte|beneficii',
    'dezavantaje|contra|puncte slabe|riscuri',
  ],
  hu: ['vagy|kontra|vs', 'előnyök|mellette|erősségek', 'hátrányok|ellene|gyengeségek|kockázatok'],
  el: ['ή|έναντι|vs', 'πλεονεκτήματα|υπέρ|οφέλη', 'μειονεκτήματα|κατά|κίνδυνοι'],
  bg: ['или|срещу|vs', 'предимства|плюсове|за|ползи', 'недостатъци|минуси|против|рискове'],
  hr: ['ili|protiv|vs', 'prednosti|za|koristi', 'nedostaci|mane|protiv|rizici'],
  tr: [
    'veya|mi yoksa|ya da|karşı|vs',
    'avantajlar*|artılar*|güçlü yönler*|faydalar*',
    'dezavantajlar*|eksiler*|zayıf yönler*|riskler*',
  ],
  vi: ['hay|hoặc|so với|vs', 'ưu điểm|lợi ích|điểm mạnh', 'nhược điểm|hạn chế|rủi ro|điểm yếu'],
  id: [
    'atau|versus|vs|lawan',
    'kelebihan|keuntungan|manfaat|kekuatan',
    'kekurangan|kerugian|kelemahan|risiko',
  ],
  th: ['หรือ|เทียบกับ|vs', 'ข้อดี|จุดแข็ง', 'ข้อเสีย|จุดอ่อน|ข้อจำกัด'],
  hi: ['या|बनाम|vs', 'फ़ायदे|फायदे|लाभ|गुण', 'नुकसान|हानियाँ|कमियाँ|दोष'],
  ja: ['か|または|対|と|vs', '利点|メリット|長所|強み|賛成', '欠点|デメリット|短所|弱み|反対|課題'],
  ko: ['또는|대|아니면|vs', '장점|이점|강점|찬성', '단점|약점|반대|위험'],
  zh: [
    '还是|或|对比|與|与|vs|還是',
    '优点|优势|好处|優點|優勢|利',
    '缺点|劣势|不足|风险|缺點|劣勢|弊',
  ],
}

/** What may stand before "for" and "against". */
const arguing =
  'arguments?|reasons?|the case|case|points?|what speaks|was|argumente|gründe|argumentos|razones|razões|raisons|argomenti|ragioni|argumenten|argumenty|аргументы|доводы|аргументи|argument|argumenter|skäl|argumenti|argumentele?'

/** What a decision is called. */
const decisionNames: Record<string, string> = {
  en: 'Decision',
  de: 'Entscheidung',
  es: 'Decisión',
  fr: 'Décision',
  it: 'Decisione',
  pt: 'Decisão',
  nl: 'Besluit',
  pl: 'Decyzja',
  ru: 'Решение',
  uk: 'Рішення',
  sv: 'Beslut',
  nb: 'Beslutning',
  da: 'Beslutning',
  fi: 'Päätös',
  cs: 'Rozhodnutí',
  ro: 'Decizie',
  hu: 'Döntés',
  el: 'Απόφαση',
  bg: 'Решение',
  hr: 'Odluka',
  sr: 'Одлука',
  sl: 'Odločitev',
  mk: 'Одлука',
  sq: 'Vendimi',
  lt: 'Sprendimas',
  tr: 'Karar',
  vi: 'Quyết định',
  id: 'Keputusan',
  th: 'การตัดสินใจ',
  hi: 'निर्णय',
  ja: '決定',
  ko: '결정',
  zh: '决定',
  'zh-Hant': '決定',
  ar: 'القرار',
  he: 'החלטה',
}

/** The label of a verdict in the language of the deck; empty for a language without one here. */
export const decisionName = byLanguage(decisionNames, (name) => name ?? '')

/** The words of a language together with the English ones, which stand in many other texts. */
export const comparisonWords = byLanguage(table, readRow)

function readRow(own: [string, string, string] | undefined): ComparisonWords {
  const rows = [own, own === table.en ? undefined : table.en]
  const column = (index: 0 | 1 | 2) => rows.flatMap((row) => row?.[index].split('|') ?? [])
  // A whole name only: "for" begins many headings that are no side.
  const whole = (words: string[]) =>
    new RegExp(
      `^(?:(?:${arguing})\\s)?(?:${words.map(escapePattern).join('|')})(?:\\s(?:spricht|sprechen))?(?:\\s?\\([^)]*\\))?$`,
      'iu',
    )
  return {
    between: wordPattern(rows[0]?.[0].split('|') ?? ['vs', 'versus']),
    advantages: whole(column(1)),
    disadvantages: whole(column(2)),
  }
}
