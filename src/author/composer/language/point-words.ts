import { wordPattern } from './word-pattern.ts'

/**
 * Words by which the name of a numbered list says that its items are points beside one another and no acts in order: causes,
 * principles, duties, terms, demands, aims. In all languages at once, as sources mix them in their headings; `*` is any ending.
 */
const table: Record<string, string> = {
  en: 'why|reason*|cause*|principle*|rules|duties|duty|obligation*|lesson*|terms|condition*|demand*|goals|aims|hypothes*|exercise*|argument*|finding*|problem*|notice*',
  de: 'warum|grund|gründe|ursache*|grundsatz|grundsätze|regeln|pflichten|lehren|bedingung*|forderung*|ziele|hypothese*|übung*|argument*|problem*|hinweis*',
  es: 'por qué|razón|razones|causas|principios|reglas|normas|obligaciones|deberes|condiciones|exigencias|objetivos|hipótesis|problemas|avisos',
  fr: 'pourquoi|raisons|causes|principes|règles|obligations|devoirs|conditions|exigences|demandes|objectifs|hypothèses|leçons|problèmes',
  it: 'perché|ragioni|cause|principi|regole|obblighi|condizioni|richieste|obiettivi|ipotesi|problemi|avvisi',
  pt: 'por que|razões|causas|princípios|regras|obrigações|deveres|condições|exigências|objetivos|hipóteses|problemas|avisos',
  nl: 'waarom|redenen|oorzaken|beginselen|regels|plichten|voorwaarden|eisen|doelen|hypothesen|problemen',
  sv: 'varför|skäl|orsaker|principer|regler|villkor|krav|mål|problem',
  nb: 'hvorfor|årsaker|prinsipper|vilkår|krav',
  da: 'årsager|principper|betingelser|mål',
  fi: 'miksi|syyt|periaatteet|säännöt|ehdot|vaatimukset|tavoitteet',
  pl: 'dlaczego|przyczyn*|powody|zasad*|obowiązk*|warunki|żądania|cele|zadania|problemy',
  cs: 'proč|důvod*|příčin*|zásad*|pravidl*|povinnost*|podmínk*|požadavk*|cíle',
  hu: 'miért|okok|elvek|szabályok|kötelezettségek|feltételek|célok',
  ro: 'de ce|motive|cauze|principii|reguli|obligații|condiții|cerințe|obiective',
  ru: 'почему|причин*|принцип*|правил*|обязанност*|услови*|требовани*|цели|проблем*|не удалось',
  uk: 'чому|причин*|принцип*|правил*|умов*|вимог*|цілі|проблем*',
  bg: 'защо|причин*|принцип*|правила|задължения|условия|искания|цели',
  el: 'γιατί|λόγοι|αιτίες|αρχές|κανόνες|υποχρεώσεις|όροι|αιτήματα|στόχοι',
  hr: 'zašto|razlozi|uzroci|načela|pravila|obveze|uvjeti|zahtjevi|ciljevi',
  tr: 'neden|nedenler*|ilke*|kurallar*|yükümlülük*|koşullar*|şartlar*|talepler*|hedefler*|esaslar*',
  vi: 'tại sao|lý do|nguyên nhân|nguyên tắc|quy định|nghĩa vụ|điều kiện|yêu cầu|mục tiêu',
  id: 'mengapa|alasan|penyebab|prinsip|aturan|kewajiban|syarat|tuntutan|tujuan',
  hi: 'क्यों|कारण|सिद्धांत|नियम|कर्तव्य|शर्तें|माँगें|लक्ष्य',
  th: 'เหตุผล|สาเหตุ|หลักการ|กฎ|หน้าที่|เงื่อนไข|ข้อเรียกร้อง|เป้าหมาย',
  ar: 'لماذا|أسباب|الأسباب|مبادئ|المبادئ|قواعد|واجبات|التزامات|شروط|مطالب|أهداف|المخالفات',
  he: 'מדוע|למה|סיבות|עקרונות|כללים|חובות|תנאים|דרישות|מטרות',
  ja: '理由|原因|原則|規則|義務|条件|要求|注意|申し送り|目標|課題|ルール',
  ko: '이유|원인|원칙|규칙|의무|조건|요구|주의|목표|문제',
  zh: '为什么|為什麼|原因|理由|原则|原則|规则|規則|义务|義務|条件|條件|要求|事项|事項|目标|目標|权利|權利|问题|問題',
}

let anyLanguage: RegExp | undefined

/** Whether a heading or an introduction says that what it names are points beside one another. */
export function namesPoints(name: string): boolean {
  anyLanguage ??= wordPattern(Object.values(table).flatMap((words) => words.split('|')))
  return anyLanguage.test(name)
}
