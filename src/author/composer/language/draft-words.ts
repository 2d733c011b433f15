import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { byLanguage } from './by-language.ts'
import { wordPattern, wordSourceAtStart } from './word-pattern.ts'

/**
 * What people write over a text that is not done, by primary subtag: how far it is and for whom ("draft", "do not
 * forward") · what whoever reads or finishes it is asked to do ("comments to"). `*` is any ending.
 */
const table: Record<string, readonly [states: string, requests: string]> = {
  en: [
    'draft*|rough|raw|work in progress|wip|unfinished|not final|tbd|to be decided|to be tidied|to be cleaned|tidied by|cleaned up|auto-transcribed|confidential|strictly confidential|for internal use|for internal use only|internal use only|not for publication|embargoed|not for circulation|do not circulate|don’t circulate|do not forward|don’t forward|don’t quote|do not quote|do not share|don’t share',
    'comments to|comments please|comments by|send comments|feedback to|feedback by|send feedback|please comment|please proofread|slides to be made|slides by|make slides|into slides|do not change the title|don’t change the title|please keep the title',
  ],
  de: [
    'entwurf*|vertraulich|streng vertraulich|nur für den internen gebrauch|nur für den dienstgebrauch|nicht zur veröffentlichung|rohfassung|roh|arbeitsstand|unfertig|vorläufige fassung|noch nicht final|noch offen|nicht weitergeben|nicht weiterleiten',
    'anmerkungen an|kommentare an|rückmeldungen an|rückmeldung an|feedback an|bitte kommentieren|bitte gegenlesen|folien machen|folien daraus|in folien|titel nicht ändern|titel so lassen',
  ],
  fr: [
    'brouillon*|confidentiel|strictement confidentiel|à usage interne|usage interne|réservé à l’usage interne|ne pas publier|ébauche|version de travail|document de travail|non définitif|à compléter|à relire|ne pas diffuser|ne pas transmettre',
    'commentaires à|remarques à|vos remarques|merci de relire|diapos à faire|à mettre en diapos|ne plus toucher au titre|ne pas toucher au titre|ne pas changer le titre|ne pas modifier le titre',
  ],
  es: [
    'borrador*|confidencial|uso interno|solo para uso interno|de uso interno|no publicar|en bruto|sin terminar|versión de trabajo|por decidir|por completar|no difundir|no reenviar',
    'comentarios a|sugerencias a|por favor, revisad|por favor, revisen|hacer las diapositivas|pasar a diapositivas|no cambiar el título|no tocar el título',
  ],
  it: [
    'bozza|riservato|uso interno|solo per uso interno|ad uso interno|non pubblicare|bozze|versione di lavoro|provvisorio|da decidere|da completare|da rivedere|non diffondere|non inoltrare',
    'commenti a|osservazioni a|da rileggere|fare le slide|farne slide|diventare slide|non cambiare il titolo|non toccare il titolo',
  ],
  pt: [
    'rascunho*|confidencial|uso interno|somente para uso interno|apenas para uso interno|esboço|versão de trabalho|por decidir|a definir|faltam|falta|não divulgar|não encaminhar',
    'comentários para|sugestões para|favor revisar|fazer os slides|virar slides|não mudar o título|não alterar o título',
  ],
  nl: [
    'concept|vertrouwelijk|strikt vertrouwelijk|alleen voor intern gebruik|voor intern gebruik|nog niet vastgesteld|conceptversie|kladversie|klad|werkversie|nog niet af|nog te bepalen|niet verspreiden|niet doorsturen',
    'opmerkingen aan|opmerkingen naar|reacties aan|reacties naar|graag commentaar|slides van maken|titel niet wijzigen|titel niet veranderen',
  ],
  sv: [
    'utkast|arbetsversion|ej klar|inte klar|sprid inte',
    'kommentarer till|synpunkter till|bilder av detta',
  ],
  nb: ['utkast|kladd|ikke ferdig|ikke spre', 'kommentarer til|innspill til|lage lysbilder'],
  da: ['udkast|kladde|ikke færdig|må ikke deles', 'kommentarer til|bemærkninger til|lave slides'],
  fi: ['luonnos|keskeneräinen|raakaversio|ei jaettavaksi', 'kommentit|palaute osoitteeseen|diat'],
  pl: [
    'wersja robocza|poufne|ściśle poufne|do użytku wewnętrznego|tylko do użytku wewnętrznego|szkic|projekt roboczy|do uzupełnienia|do ustalenia|na brudno|nie rozsyłać|nie przekazywać',
    'uwagi do|komentarze do|proszę o uwagi|zrobić slajdy|na slajdy|nie zmieniać tytułu',
  ],
  cs: [
    'koncept|pracovní verze|návrh textu|rozpracováno|k doplnění|nešířit',
    'připomínky na|připomínky k|komentáře na|udělat slidy|udělat snímky',
  ],
  hu: [
    'vázlat|piszkozat|tervezet|munkaváltozat|ne terjesszétek',
    'észrevételeket|megjegyzéseket|diákat',
  ],
  ro: [
    'ciornă|schiță|versiune de lucru|de completat|nu difuzați',
    'comentarii la|observații la|de făcut slide-uri',
  ],
  ru: [
    'черновик*|черновой|черновая|набросок|рабочая версия|не окончательн*|сырые|сырое|не распространять|не пересылать',
    'замечания присылайте|замечания —|комментарии к|комментарии присылайте|сделать слайды|в слайды|не менять заголовок|не менять название',
  ],
  uk: [
    'чернетка|чорновий|чорнова|робоча версія|не остаточн*|не поширювати|не пересилати',
    'зауваження надсилайте|коментарі надсилайте|зробити слайди|у слайди',
  ],
  bg: [
    'чернова|работна версия|работен вариант|не разпространявай',
    'коментари до|бележки до|слайдове',
  ],
  el: ['προσχέδιο|πρόχειρο|σχέδιο εργασίας', 'σχόλια στ*|παρατηρήσεις στ*|μην προωθ*|διαφάνειες'],
  hr: [
    'nacrt|radna verzija|skica|нацрт|радна верзија|ne prosljeđivati',
    'primjedbe na|komentare na|примедбе на|napraviti slajdove',
  ],
  tr: [
    'taslak|taslağı|müsvedde|henüz bitmedi|dağıtmayın|iletmeyin',
    'görüşlerinizi|yorumlarınızı|slayt yapılacak|slayta',
  ],
  vi: ['bản nháp|bản thảo|không phát tán', 'góp ý cho|góp ý gửi|làm slide'],
  id: ['draf|draft|konsep|jangan disebarkan', 'masukan ke|komentar ke|dibuat slide'],
  th: ['ฉบับร่าง|ร่างแรก|ห้ามเผยแพร่', 'ขอความเห็น|ทำสไลด์'],
  hi: ['कच्चे|कच्चा|प्रारूप|मसौदा|अधूरे', 'सुझाव भेजें|टिप्पणी भेजें|स्लाइड बनानी|स्लाइड बनाना|स्लाइड बनाने|साफ़ करके'],
  ar: [
    'مسودة|غير نهائي|غير نهائية|للمراجعة|ليس للتداول',
    'ملاحظاتكم إلى|التعليقات إلى|تحويلها إلى شرائح|عمل الشرائح|عدم تغيير العنوان',
  ],
  he: ['טיוטה|גרסת עבודה|לא להפצה', 'הערות אל|נא להעיר|להכין שקפים'],
  ja: [
    '下書き|草稿|未定稿|たたき台|素案|メモ書き|転送禁止|取扱注意',
    'コメントは|ご意見は|スライドにする|スライド化|スライドを作',
  ],
  ko: ['초안|미완성|작성 중|작업 중|공유 금지', '의견은|의견 주세요|슬라이드로|슬라이드 만들'],
  zh: [
    '草稿|初稿|未定稿|讨论稿|討論稿|未完成|待定|待补|待補|之后补|之後補|后补|後補|请勿转发|請勿轉發|请勿外传|請勿外傳',
    '意见请发|意见发给|請回覆意見|意見請|做成幻灯片|做成簡報|做成投影片',
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
    `^[\\s*_]*(?:${wordSourceAtStart(words)})\\s*(?:\\p{N}|[,;:，、；：.。(（–—-]|$)`,
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
  return states(language).test(remark.replaceAll("'", '’'))
}

/**
 * Whether words begin with how far a text is ("Draft 4, circulated 17 May").
 * @param language tells the text's language, which is asked only where they do so in some language.
 */
export function beginsWithDraft(words: string, language: () => string): boolean {
  return beginsInAny.test(words) && begins(language()).test(words)
}
