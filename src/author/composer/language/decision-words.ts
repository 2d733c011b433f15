import { byLanguage } from './by-language.ts'
import { wordPattern } from './word-pattern.ts'

/** Words with which people who talk decide, agree or set a condition, by primary subtag; `*` is any ending. */
const table: Record<string, string> = {
  en: 'decided|decide to|agreed|we agree|let’s go with|let’s do|let’s start|let’s take|let’s keep|let’s use|let’s drop|let’s leave|let’s make|let’s try|we go with|we’ll go with|we will go|condition|conditions|approved|the decision|settled|we keep|so we say',
  de: 'beschluss*|machen wir so|beschlossen|beschließen|entschieden|vereinbart|einigen uns|einverstanden|bedingung*|genehmigt|abgemacht|festgelegt|dabei bleibt es|wir machen es so',
  fr: 'on part sur|décidé*|décidons|convenu*|d’accord pour|d’accord sur|condition|conditions|approuvé*|c’est entendu|on retient|nous retenons|validé*',
  es: 'queda así|decidido|decidimos|acordado|acordamos|quedamos en|condición|condiciones|aprobado|aprobada|de acuerdo en|acuerdo',
  it: 'facciamo così|deciso|decidiamo|concordato|d’accordo su|condizione|condizioni|approvato|approvata|stabilito|restiamo d’accordo',
  pt: 'fica assim|fechado|decidido|decidimos|combinado|acordado|ficamos com|condição|condições|aprovado|aprovada|de acordo com a proposta',
  nl: 'besloten|besluiten|afgesproken|akkoord|voorwaarde*|goedgekeurd|we spreken af|het besluit',
  sv: 'beslutat|beslutar|beslut|överens|överenskommet|villkor*|godkänt|vi bestämmer',
  nb: 'besluttet|vedtatt|vedtar|enige om|enighet|betingelse*|vilkår*|godkjent|vi bestemmer',
  da: 'besluttet|vedtaget|vedtager|enige om|enighed|betingelse*|vilkår*|godkendt|vi beslutter',
  fi: 'päätetään|päätettiin|päätimme|sovitaan|sovittu|sovimme|ehto|ehdot|ehtona|hyväksytty|hyväksytään',
  pl: 'uchwał*|postanowi*|ustali*|uzgodni*|zgadzamy się|warun*|zatwierdzon*|decyzj*|umawiamy się',
  cs: 'rozhodli|rozhodnuto|dohodli|dohodnuto|souhlasíme|podmínk*|schválen*|domluveno',
  hu: 'döntöttünk|eldöntöttük|megállapodtunk|egyetértünk|feltétel*|jóváhagy*|elfogadtuk|megbeszéltük',
  ro: 'am decis|decidem|am hotărât|am stabilit|am convenit|suntem de acord|condiți*|aprobat*',
  ru: 'решили|решено|договорились|согласовали|утвердили|утверждено|условие|условия|при условии|принято решение',
  uk: 'вирішили|вирішено|домовилися|домовились|погодили|затвердили|затверджено|умова|умови|за умови',
  bg: 'решихме|решено|решаваме|договорихме се|разбрахме се|съгласни сме|условие|условия|при условие|одобрено|одобрихме',
  el: 'αποφασίσαμε|αποφασίστηκε|αποφασίζουμε|συμφωνήσαμε|συμφωνούμε|προϋπόθεση|όρος|όροι|εγκρίθηκε|εγκρίνουμε',
  hr: 'odlučili|odlučeno|odlučujemo|dogovorili|dogovoreno|slažemo se|uvjet*|uslov*|odobreno|одлучили|одлучено|договорили|договорено|услов*|одобрено|dogovorjeno|odločili|odločeno|pogoj*|odobreno',
  tr: 'karar verdik|karar verildi|kararlaştır*|anlaştık|kabul edildi|onaylandı|şart|şartıyla|koşul*',
  vi: 'quyết định|thống nhất|đồng ý|điều kiện|thông qua|phê duyệt',
  id: 'diputuskan|memutuskan|sepakat|disepakati|setuju|syarat*|disetujui',
  th: 'ตัดสินใจ|มีมติ|ตกลงว่า|ตกลงกัน|เห็นชอบ|เงื่อนไข|อนุมัติ',
  hi: 'तय हुआ|तय किया|फ़ैसला|फैसला|निर्णय|सहमत*|शर्त*|मंज़ूर|मंजूर|पास हुआ',
  ar: 'قررنا|تقرر|قرر|اتفقنا|تم الاتفاق|موافقون|بشرط|شرط|شروط|وافقنا|اعتمد',
  he: 'החלטנו|הוחלט|סיכמנו|סוכם|מסכימים|תנאי|בתנאי|אושר',
  ja: '決定|決まり|決めました|決めます|合意|承認|条件|可決|ことにします|ことにしましょう|ことになりました',
  ko: '결정|결의|합의|승인|조건|하기로 했|하기로 하|하기로 합|정했습니다|정하겠',
  zh: '决定|決定|同意|一致通过|一致通過|通过了|通過了|条件|條件|批准|敲定|商定|定下来|定下來',
  sq: 'vendosëm|vendoset|vendosim|ramë dakord|jemi dakord|kusht*|miratua|miratuar|miratojmë',
  lt: 'nusprendėme|nuspręsta|sutarėme|sutarta|sutinkame|sąlyg*|patvirtin*|nutarėme|nutarta',
}

const decisionsFor = byLanguage(table, (words) =>
  words === undefined ? /(?!)/u : wordPattern(words.split('|')),
)

/** Whether a sentence says what people decide or agree on, or on what condition. */
export function tellsDecision(text: string, language: string): boolean {
  return decisionsFor(language).test(text.replaceAll("'", '’'))
}

/** Words with which people leave something open or put it off, by primary subtag; `*` is any ending. */
const openTable: Record<string, string> = {
  en: 'next call|next session|don’t decide|put it off|put that off|we park|is parked|parked until|leave it open|still open|open question*|open point*|next time|next meeting|not decide|want to decide|not decided|to be decided|nobody knows|bring it back',
  de: 'offen|vertagen|vertagt|nächstes mal|beim nächsten mal|nächsten sitzung|nächste sitzung|nächstes treffen|nicht heute|noch nicht entschieden|zu klären',
  fr: 'reste ouvert*|on se revoit|à trancher|prochaine fois|prochaine réunion|ne sait pas encore|pas encore décidé*',
  es: 'pendiente*|lo dejamos|próxima reunión|la próxima|no lo sé|sin decidir|por decidir',
  it: 'si rinvia|rinviamo|rinviato|prossima volta|prossima riunione|resta aperto|da decidere|non lo so',
  pt: 'fica para|ficou para|próxima reunião|em aberto|a decidir|pendente*|não sei ainda',
  nl: 'nog open|nog niet besloten|volgende keer|volgende vergadering|uitzoeken',
  sv: 'nästa gång|nästa möte|öppen fråga|skjuter upp',
  nb: 'neste gang|neste møte|åpent spørsmål|utsetter',
  da: 'næste gang|næste møde|åbent spørgsmål|udsætter',
  fi: 'ensi kerralla|jää auki|ei päätetty|avoin',
  pl: 'otwart*|następnym razem|następne spotkanie|do ustalenia|odkładamy',
  cs: 'příště|otevřen*|odkládáme|není rozhodnuto',
  hu: 'legközelebb|nyitott|elhalaszt*',
  ro: 'data viitoare|rămâne deschis*|amânăm',
  ru: 'откладываем|отложим|следующий раз|следующей встрече|следующем заседании|остаётся открыт*|не решили|надо уточнить',
  uk: 'відкладаємо|наступного разу|лишається відкрит*|не вирішили|треба уточнити',
  bg: 'отлагаме|следващия път|остава отворен*|не решихме',
  el: 'την επόμενη φορά|μένει ανοιχτ*|αναβάλλουμε',
  hr: 'sljedeći put|ostaje otvoren*|odgađamo',
  tr: 'bir sonraki|ertele*|açık kal*|karar verilmedi',
  vi: 'lần sau|chưa quyết định|để ngỏ',
  id: 'pertemuan berikutnya|belum diputuskan|lain kali',
  th: 'ครั้งหน้า|ยังไม่ตัดสินใจ|ยังไม่สรุป',
  hi: 'अगली बार|अगली बैठक|तय नहीं|बाद में देखेंगे',
  ar: 'المرة القادمة|الاجتماع القادم|لم نقرر|نؤجل|يبقى مفتوح*',
  he: 'בפעם הבאה|נשאר פתוח|לא הוחלט',
  ja: '次回|未定|保留|持ち帰り|検討します',
  ko: '다음 회의|다음에|미정|보류',
  zh: '下次|待定|再议|再議|没定|沒定|暂缓|暫緩|搁置|擱置',
}

const openEndsFor = byLanguage(openTable, (words) =>
  words === undefined ? /(?!)/u : wordPattern(words.split('|')),
)

/** Whether a sentence says that something is still open or put off. */
export function leavesOpen(text: string, language: string): boolean {
  return openEndsFor(language).test(text.replaceAll("'", '’'))
}

/** Whether a sentence settles something, or says that it is not settled yet. */
export function settles(text: string, language: string): boolean {
  return tellsDecision(text, language) || leavesOpen(text, language)
}
