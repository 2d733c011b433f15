import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { byLanguage } from './by-language.ts'
import { wordPattern, wordSource } from './word-pattern.ts'

/**
 * What people write over a text that is not done, by primary subtag: how far it is ("draft") · what whoever reads or finishes
 * it is asked to do ("comments to"). `*` is any ending.
 */
const table: Record<string, readonly [states: string, requests: string]> = {
  en: [
    'draft*|rough|raw|work in progress|wip|unfinished|not final|tbd|to be decided|to be tidied|to be cleaned|tidied by|cleaned up|auto-transcribed|confidential|strictly confidential|for internal use|for internal use only|internal use only|not for publication|embargoed',
    'comments to|comments please|comments by|send comments|feedback to|feedback by|send feedback|please comment|please proofread|not for circulation|do not circulate|don’t circulate|do not forward|don’t forward|slides to be made|slides by|make slides|into slides|don’t quote|do not quote|do not change the title|don’t change the title|please keep the title',
  ],
  de: [
    'entwurf*|vertraulich|streng vertraulich|nur für den internen gebrauch|nur für den dienstgebrauch|nicht zur veröffentlichung|rohfassung|roh|arbeitsstand|unfertig|vorläufige fassung|noch nicht final|noch offen',
    'anmerkungen an|kommentare an|rückmeldungen an|rückmeldung an|feedback an|bitte kommentieren|bitte gegenlesen|nicht weitergeben|nicht weiterleiten|folien machen|folien daraus|in folien|titel nicht ändern|titel so lassen',
  ],
  fr: [
    'brouillon*|confidentiel|strictement confidentiel|à usage interne|usage interne|réservé à l’usage interne|ne pas publier|ébauche|version de travail|document de travail|non définitif|à compléter|à relire',
    'commentaires à|remarques à|vos remarques|merci de relire|ne pas diffuser|ne pas transmettre|diapos à faire|à mettre en diapos|ne plus toucher au titre|ne pas toucher au titre|ne pas changer le titre|ne pas modifier le titre',
  ],
  es: [
    'borrador*|confidencial|uso interno|solo para uso interno|de uso interno|no publicar|en bruto|sin terminar|versión de trabajo|por decidir|por completar',
    'comentarios a|sugerencias a|por favor, revisad|por favor, revisen|no difundir|no reenviar|hacer las diapositivas|pasar a diapositivas|no cambiar el título|no tocar el título',
  ],
  it: [
    'bozza|riservato|uso interno|solo per uso interno|ad uso interno|non pubblicare|bozze|versione di lavoro|provvisorio|da decidere|da completare|da rivedere',
    'commenti a|osservazioni a|da rileggere|non diffondere|non inoltrare|fare le slide|farne slide|diventare slide|non cambiare il titolo|non toccare il titolo',
  ],
  pt: [
    'rascunho*|confidencial|uso interno|somente para uso interno|apenas para uso interno|esboço|versão de trabalho|por decidir|a definir|faltam|falta',
    'comentários para|sugestões para|favor revisar|não divulgar|não encaminhar|fazer os slides|virar slides|não mudar o título|não alterar o título',
  ],
  nl: [
    'concept|vertrouwelijk|strikt vertrouwelijk|alleen voor intern gebruik|voor intern gebruik|nog niet vastgesteld|conceptversie|kladversie|klad|werkversie|nog niet af|nog te bepalen',
    'opmerkingen aan|opmerkingen naar|reacties aan|reacties naar|graag commentaar|niet verspreiden|niet doorsturen|slides van maken|titel niet wijzigen|titel niet veranderen',
  ],
  sv: [
    'utkast|arbetsversion|ej klar|inte klar',
    'kommentarer till|synpunkter till|sprid inte|bilder av detta',
  ],
  nb: ['utkast|kladd|ikke ferdig', 'kommentarer til|innspill til|ikke spre|lage lysbilder'],
  da: ['udkast|kladde|ikke færdig', 'kommentarer til|bemærkninger til|må ikke deles|lave slides'],
  fi: ['luonnos|keskeneräinen|raakaversio', 'kommentit|palaute osoitteeseen|ei jaettavaksi|diat'],
  pl: [
    'wersja robocza|poufne|ściśle poufne|do użytku wewnętrznego|tylko do użytku wewnętrznego|szkic|projekt roboczy|do uzupełnienia|do ustalenia|na brudno',
    'uwagi do|komentarze do|proszę o uwagi|nie rozsyłać|nie przekazywać|zrobić slajdy|na slajdy|nie zmieniać tytułu',
  ],
  cs: [
    'koncept|pracovní verze|návrh textu|rozpracováno|k doplnění',
    'připomínky na|připomínky k|komentáře na|nešířit|udělat slidy|udělat snímky',
  ],
  hu: [
    'vázlat|piszkozat|tervezet|munkaváltozat',
    'észrevételeket|megjegyzéseket|ne terjesszétek|diákat',
  ],
  ro: [
    'ciornă|schiță|versiune de lucru|de completat',
    'comentarii la|observații la|nu difuzați|de făcut slide-uri',
  ],
  ru: [
    'черновик*|черновой|черновая|набросок|рабочая версия|не окончательн*|сырые|сырое',
    'замечания присылайте|замечания —|комментарии к|комментарии присылайте|не распространять|не пересылать|сделать слайды|в слайды|не менять заголовок|не менять название',
  ],
  uk: [
    'чернетка|чорновий|чорнова|робоча версія|не остаточн*',
    'зауваження надсилайте|коментарі надсилайте|не поширювати|не пересилати|зробити слайди|у слайди',
  ],
  bg: [
    'чернова|работна версия|работен вариант',
    'коментари до|бележки до|не разпространявай|слайдове',
  ],
  el: ['προσχέδιο|πρόχειρο|σχέδιο εργασίας', 'σχόλια στ*|παρατηρήσεις στ*|μην προωθ*|διαφάνειες'],
  hr: [
    'nacrt|radna verzija|skica|нацрт|радна верзија',
    'primjedbe na|komentare na|примедбе на|ne prosljeđivati|napraviti slajdove',
  ],
  tr: [
    'taslak|taslağı|müsvedde|henüz bitmedi',
    'görüşlerinizi|yorumlarınızı|dağıtmayın|iletmeyin|slayt yapılacak|slayta',
  ],
  vi: ['bản nháp|bản thảo', 'góp ý cho|góp ý gửi|không phát tán|làm slide'],
  id: ['draf|draft|konsep', 'masukan ke|komentar ke|jangan disebarkan|dibuat slide'],
  th: ['ฉบับร่าง|ร่างแรก', 'ขอความเห็น|ห้ามเผยแพร่|ทำสไลด์'],
  hi: ['कच्चे|कच्चा|प्रारूप|मसौदा|अधूरे', 'सुझाव भेजें|टिप्पणी भेजें|स्लाइड बनानी|स्लाइड बनाना|स्लाइड बनाने|साफ़ करके'],
  ar: [
    'مسودة|غير نهائي|غير نهائية|للمراجعة',
    'ملاحظاتكم إلى|التعليقات إلى|ليس للتداول|تحويلها إلى شرائح|عمل الشرائح|عدم تغيير العنوان',
  ],
  he: ['טיוטה|גרסת עבודה', 'הערות אל|נא להעיר|לא להפצה|להכין שקפים'],
  ja: [
    '下書き|草稿|未定稿|たたき台|素案|メモ書き',
    'コメントは|ご意見は|転送禁止|取扱注意|スライドにする|スライド化|スライドを作',
  ],
  ko: ['초안|미완성|작성 중|작업 중', '의견은|의견 주세요|공유 금지|슬라이드로|슬라이드 만들'],
  zh: [
    '草稿|初稿|未定稿|讨论稿|討論稿|未完成|待定|待补|待補|之后补|之後補|后补|後補',
    '意见请发|意见发给|請回覆意見|意見請|请勿转发|請勿轉發|请勿外传|請勿外傳|做成幻灯片|做成簡報|做成投影片',
  ],
}

/** What programs and offices write in texts of any language. */
const everywhere = ['draft', 'wip', 'work in progress']
/** How people mark what they have yet to do. */
const task = /\bTODO\b/u

const requests = byLanguage(table, (row) => wordPattern(row?.[1].split('|') ?? []))
const states = byLanguage(table, (row) => wordPattern(statesOf(row)))
/** With its number or nothing behind it: what goes on is about something else ("raw milk"). */
const begins = byLanguage(table, (row) => beginPattern(statesOf(row)))
const beginsInAny = beginPattern([...new Set(Object.values(table).flatMap(statesOf))])

function beginPattern(words: readonly string[]): RegExp {
  return caselessPattern(
    `^[\\s*_]*(?:${wordSource(words)})\\s*(?:\\p{N}|[,;:，、；：.。(（–—-]|$)`,
    'u',
  )
}

function statesOf(row: readonly [states: string, requests: string] | undefined): string[] {
  return [...new Set([...(row?.[0].split('|') ?? []), ...everywhere])]
}

/** Whether words ask those who read or finish a draft for something ("comments to Rosie please"). */
export function asksDraftReaders(words: string, language: string): boolean {
  return task.test(words) || requests(language).test(words.replaceAll("'", '’'))
}

/** Whether a remark says how far a text is ("rough, to be tidied"). */
export function saysDraft(remark: string, language: string): boolean {
  return states(language).test(remark)
}

/**
 * Whether words begin with how far a text is ("Draft 4, circulated 17 May").
 * @param language tells the text's language, which is asked only where they do so in some language.
 */
export function beginsWithDraft(words: string, language: () => string): boolean {
  return beginsInAny.test(words) && begins(language()).test(words)
}
