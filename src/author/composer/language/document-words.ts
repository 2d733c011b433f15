import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { byLanguage } from './by-language.ts'
import { wordSource } from './word-pattern.ts'

/**
 * What documents are that bodies issue under their own names, by primary subtag: a line with such a word is what a document is
 * called, and one without it over that whose it is. `*` is any ending. Not what stands over a document alone (`upkeep-words.ts`).
 */
const table: Record<string, string> = {
  en: 'minutes|agreement|contract|regulations|rules|policy|bylaws|statutes|report|proceedings|terms and conditions|petition|quotation|lesson plan',
  de: 'protokoll|niederschrift|vertrag|vereinbarung|satzung|ordnung|richtlinie|bericht|beschluss|sitzungsprotokoll|benutzungsordnung|hausordnung|jahresbericht|tätigkeitsbericht|mietvertrag|angebot|petition|kostenvoranschlag|unterrichtsentwurf|stundenentwurf',
  fr: 'procès-verbal|compte rendu|compte-rendu|contrat|convention|règlement|statuts|rapport|charte|pétition|devis|fiche de préparation',
  es: 'acta|contrato|convenio|reglamento|estatutos|informe|memoria|normativa|petición|presupuesto|plan de clase',
  it: 'verbale|contratto|convenzione|regolamento|statuto|relazione|rapporto|petizione|preventivo|piano di lezione',
  pt: 'ata|acta|contrato|regulamento|estatutos|estatuto|relatório|regimento|petição|orçamento|plano de aula',
  nl: 'notulen|verslag|overeenkomst|contract|reglement|statuten|rapport|jaarverslag|offerte|petitie|verzoekschrift|lesplan',
  sv: 'protokoll|avtal|stadgar|rapport|årsberättelse|offert|namninsamling',
  nb: 'protokoll|referat|avtale|vedtekter|rapport|årsmelding|pristilbud|underskriftskampanje',
  da: 'referat|aftale|vedtægter|rapport|årsberetning|pristilbud|underskriftsindsamling',
  fi: 'pöytäkirja|sopimus|säännöt|raportti|kertomus|toimintakertomus|tarjous|vetoomus',
  pl: 'protokół|umowa|regulamin|statut|sprawozdanie|raport|petycja|oferta|scenariusz lekcji|konspekt lekcji',
  cs: 'zápis|smlouva|řád|stanovy|zpráva|zápisnica|zmluva|správa|petice|nabídka',
  hu: 'jegyzőkönyv|szerződés|szabályzat|alapszabály|jelentés|beszámoló|petíció|árajánlat',
  ro: 'proces-verbal|contract|regulament|statut|raport|petiție|ofertă',
  ru: 'протокол|договор|положение|устав|отчёт|отчет|правила|доклад|обращение|петиция|коммерческое предложение|план урока|конспект урока',
  uk: 'протокол|договір|положення|статут|звіт|правила|звернення|петиція|комерційна пропозиція',
  bg: 'протокол|договор|правилник|устав|отчет|доклад',
  el: 'πρακτικά|πρακτικό|σύμβαση|κανονισμός|καταστατικό|έκθεση',
  hr: 'zapisnik|ugovor|pravilnik|statut|izvještaj|izvješće|записник|уговор|правилник|извештај',
  sl: 'zapisnik|pogodba|pravilnik|statut|poročilo',
  sq: 'procesverbal|kontratë|rregullore|statuti|raport',
  lt: 'protokolas|sutartis|nuostatai|įstatai|ataskaita',
  tr: 'tutanağı|tutanak|sözleşmesi|sözleşme|politikası|yönetmeliği|yönergesi|raporu|tüzüğü|teklif|dilekçe|dilekçesi|teklifi|ders planı',
  vi: 'biên bản|hợp đồng|quy chế|quy định|điều lệ|báo cáo',
  id: 'notulen|risalah|perjanjian|kontrak|peraturan|anggaran dasar|laporan',
  th: 'รายงาน|บันทึกการประชุม|สรุปการประชุม|สัญญา|ระเบียบ|ข้อบังคับ|แผนการสอน',
  ar: 'محضر|عقد|اتفاقية|لائحة|النظام الأساسي|النظام الداخلي|تقرير|سياسة|عريضة|عرض سعر|خطة درس',
  he: 'פרוטוקול|חוזה|הסכם|תקנון|דוח|דו"ח',
  fa: 'صورتجلسه|قرارداد|آیین‌نامه|اساسنامه|گزارش',
  hi: 'प्रतिवेदन|रिपोर्ट|कार्यवृत्त|अनुबंध|नियमावली|कार्यवाही|ज्ञापन|पाठ योजना',
  ja: '議事録|契約書|規約|規程|報告書|報告|要綱|見積書|請願書|要望書|提案書|指導案|学習指導案',
  ko: '회의록|계약서|규정|정관|보고서|규칙|견적서|청원서|제안서|지도안|교안',
  zh: '会议纪要|會議紀要|会议记录|會議記錄|合同|合约|合約|协议|協議|章程|规定|規定|报告|報告|条例|條例|报价单|報價單|请愿书|請願書|建议书|建議書|教案|教学设计|教學設計',
}

/** Languages whose nouns stand behind all that tells more of them. */
const headFinal: ReadonlySet<string> = new Set(['tr', 'ja', 'ko', 'zh', 'fi', 'hu', 'hi'])

const words = [...new Set(Object.values(table).flatMap((row) => row.split('|')))]
let pattern: RegExp | undefined

/** Whether a line says which document it stands over ("Minutes of the general meeting"), in whatever language. */
export function namesDocument(line: string): boolean {
  pattern ??= caselessPattern(wordSource(words), 'u')
  // Capitals of Turkish are those of two letters.
  return pattern.test(line) || (line.includes('İ') && pattern.test(line.toLocaleLowerCase('tr')))
}

/** Whether a line says in a text's own language which document it is: with such a word as the noun that all else in it is about. */
export function namesDocumentIn(line: string, language: string): boolean {
  const pattern = patternFor(language)
  return pattern.test(line) || (line.includes('İ') && pattern.test(line.toLocaleLowerCase('tr')))
}

const patternFor = byLanguage(
  Object.fromEntries(Object.entries(table).map(([tag, row]) => [tag, { tag, row }])),
  (entry) => {
    if (entry === undefined) return /(?!)/u
    const source = `(?:${wordSource(entry.row.split('|'))})`
    return caselessPattern(
      headFinal.has(entry.tag) ? `${source}[^\\p{L}]*$` : `^\\P{L}*${source}`,
      'u',
    )
  },
)
