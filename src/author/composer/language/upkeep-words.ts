import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { wordSource, wordSourceAtStart } from './word-pattern.ts'

/**
 * kinds of documents as they stand over one ("press release") · words that end a press text · words before a page's
 * number · words of who owns the rights · the word between a page's number and that of all pages ("3 of 12") · words
 * before the day on which a text was made public or changed
 */
const table: Record<
  string,
  [kinds: string, ends: string, pages: string, rights: string, total: string, updates: string]
> = {
  en: [
    'press release|news release|media release|press statement|memo|memorandum|internal memo|internal memorandum|curriculum vitae|cv|résumé|resume|transcript|transcription|interview transcript|meeting transcript|podcast transcript|for immediate release|for immediate publication|for release|opinion|op-ed|editorial|guest column|letter to the editor|viewpoint',
    'end|ends|end of release',
    'page|p',
    'all rights reserved',
    'of',
    'last updated|last modified|last reviewed|last changed|updated|updated on|published|published on|as of|posted on|version of',
  ],
  de: [
    'pressemitteilung|presseinformation|medienmitteilung|hausmitteilung|aktennotiz|aktenvermerk|lebenslauf|curriculum vitae|transkript|transkription|wortprotokoll|gesprächsprotokoll|mitschrift|zur sofortigen veröffentlichung|zur veröffentlichung|zur veröffentlichung frei|meinung|kommentar|leitartikel|gastbeitrag|leserbrief|glosse|kolumne',
    'ende|ende der mitteilung',
    'seite|s',
    'alle rechte vorbehalten',
    'von',
    'stand|zuletzt aktualisiert|aktualisiert|aktualisiert am|letzte änderung|zuletzt geändert|veröffentlicht|veröffentlicht am|erstellt am',
  ],
  fr: [
    'communiqué de presse|communiqué|note de service|note interne|mémo|mémorandum|curriculum vitae|transcription|retranscription|compte rendu intégral|pour diffusion immédiate|pour publication immédiate|à diffuser immédiatement|opinion|tribune|éditorial|édito|billet|chronique|courrier des lecteurs',
    'fin|fin du communiqué',
    'page|p',
    'tous droits réservés',
    'sur|de',
    'mise à jour|mis à jour|mis à jour le|dernière mise à jour|publié le|publiée le|modifié le|version du',
  ],
  es: [
    'nota de prensa|comunicado de prensa|comunicado|memorándum|memorando|nota interna|circular|currículum vítae|curriculum vitae|currículum|transcripción|transcripción automática|para publicación inmediata|para su publicación inmediata|para difusión inmediata|opinión|tribuna|editorial|columna|carta al director',
    'fin|fin del comunicado',
    'página|pág',
    'todos los derechos reservados|reservados todos los derechos',
    'de',
    'actualizado|actualizado el|última actualización|última modificación|publicado|publicado el|fecha de publicación',
  ],
  it: [
    'comunicato stampa|promemoria|nota interna|circolare|curriculum vitae|trascrizione|per diffusione immediata|per pubblicazione immediata|opinione|opinioni|editoriale|lettera al direttore',
    'fine|fine del comunicato',
    'pagina|pag',
    'tutti i diritti riservati',
    'di',
    'aggiornato|aggiornato al|aggiornato il|ultimo aggiornamento|ultima modifica|pubblicato|pubblicato il',
  ],
  pt: [
    'comunicado de imprensa|comunicado à imprensa|nota à imprensa|memorando|circular|curriculum vitae|currículo|transcrição|para divulgação imediata|para publicação imediata|opinião|editorial|coluna|artigo de opinião',
    'fim',
    'página|pág',
    'todos os direitos reservados',
    'de',
    'atualizado|atualizado em|atualizada em|última atualização|última modificação|publicado|publicado em|publicada em',
  ],
  nl: [
    'persbericht|memo|interne memo|curriculum vitae|transcriptie|transcript|voor onmiddellijke publicatie|voor directe publicatie|opinie|column|hoofdredactioneel|ingezonden brief',
    'einde',
    'pagina|blz',
    'alle rechten voorbehouden',
    'van',
    'laatst bijgewerkt|bijgewerkt op|bijgewerkt|gepubliceerd|gepubliceerd op|laatste wijziging',
  ],
  pl: [
    'komunikat prasowy|informacja prasowa|notatka służbowa|życiorys|curriculum vitae|transkrypcja|transkrypt|do natychmiastowej publikacji|opinia|opinie|felieton|komentarz|list do redakcji',
    'koniec',
    'strona|str',
    'wszelkie prawa zastrzeżone',
    'z|ze',
    'stan na|ostatnia aktualizacja|aktualizacja|zaktualizowano|opublikowano|data publikacji',
  ],
  ru: [
    'пресс-релиз|служебная записка|докладная записка|резюме|расшифровка|стенограмма|для немедленной публикации|мнение|колонка|передовица|письмо в редакцию',
    'конец',
    'страница|стр|с',
    'все права защищены',
    'из',
    'обновлено|последнее обновление|опубликовано|дата публикации|актуально на|по состоянию на',
  ],
  uk: [
    'прес-реліз|пресреліз|службова записка|резюме|розшифровка|стенограма|для негайної публікації|думка|колонка',
    'кінець',
    'сторінка|стор|с',
    'усі права захищено|всі права захищені',
    'з|із',
    'оновлено|останнє оновлення|опубліковано|станом на',
  ],
  sv: [
    'pressmeddelande|promemoria|pm|meritförteckning|cv|transkribering|för omedelbar publicering|debatt|ledare|insändare|krönika',
    'slut',
    'sida|sid',
    'med ensamrätt|alla rättigheter förbehållna',
    'av',
    'senast uppdaterad|uppdaterad|publicerad|senast ändrad',
  ],
  nb: [
    'pressemelding|notat|cv|transkripsjon|for umiddelbar publisering|debatt|kronikk|leserinnlegg',
    'slutt',
    'side',
    'alle rettigheter reservert|med enerett',
    'av',
    'sist oppdatert|oppdatert|publisert',
  ],
  da: [
    'pressemeddelelse|notat|cv|transskription|til øjeblikkelig offentliggørelse|til umiddelbar offentliggørelse|debat|kronik|læserbrev',
    'slut',
    'side',
    'alle rettigheder forbeholdes',
    'af',
    'sidst opdateret|opdateret|offentliggjort|udgivet',
  ],
  fi: [
    'tiedote|lehdistötiedote|muistio|ansioluettelo|julkaisuvapaa heti|mielipide|pääkirjoitus|kolumni',
    'loppu',
    'sivu|s',
    'kaikki oikeudet pidätetään',
    '/',
    'päivitetty|viimeksi päivitetty|julkaistu',
  ],
  cs: [
    'tisková zpráva|interní sdělení|životopis|přepis|k okamžitému zveřejnění|k okamžitému uveřejnění|názor|komentář|úvodník',
    'konec',
    'strana|str',
    'všechna práva vyhrazena',
    'z|ze',
    'aktualizováno|poslední aktualizace|zveřejněno|stav k',
  ],
  hu: [
    'sajtóközlemény|feljegyzés|önéletrajz|azonnali közlésre|vélemény|vezércikk',
    'vége',
    'oldal',
    'minden jog fenntartva',
    '/',
    'frissítve|utolsó frissítés|közzétéve',
  ],
  ro: [
    'comunicat de presă|notă internă|curriculum vitae|pentru publicare imediată|opinie|editorial',
    'sfârșit',
    'pagina|pag',
    'toate drepturile rezervate',
    'din',
    'actualizat la|ultima actualizare|publicat la',
  ],
  bg: [
    'прессъобщение|служебна бележка|автобиография',
    'край',
    'страница|стр',
    'всички права запазени',
    'от',
    'обновено|последна актуализация|публикувано',
  ],
  el: [
    'δελτίο τύπου|υπηρεσιακό σημείωμα|βιογραφικό σημείωμα|για άμεση δημοσίευση|προς άμεση δημοσίευση|άποψη|γνώμη',
    'τέλος',
    'σελίδα|σελ',
    'με επιφύλαξη παντός δικαιώματος',
    'από',
    'τελευταία ενημέρωση|ενημερώθηκε|δημοσιεύθηκε|δημοσιεύτηκε',
  ],
  hr: [
    'priopćenje za medije|priopćenje|dopis|životopis',
    'kraj',
    'stranica|str',
    'sva prava pridržana',
    'od',
    'ažurirano|zadnje ažuriranje|objavljeno',
  ],
  sr: [
    'саопштење за јавност|саопштење|допис|биографија',
    'крај',
    'страна|страница|стр|strana|str',
    'сва права задржана|sva prava zadržana',
    'од|od',
    'ажурирано|објављено|ažurirano|objavljeno',
  ],
  sl: [
    'sporočilo za javnost|dopis|življenjepis',
    'konec',
    'stran|str',
    'vse pravice pridržane',
    'od',
    'posodobljeno|zadnja posodobitev|objavljeno',
  ],
  mk: [
    'соопштение за јавност|соопштение|биографија',
    'крај',
    'страница|страна|стр',
    'сите права се задржани',
    'од',
    'ажурирано|објавено',
  ],
  sq: [
    'njoftim për shtyp|komunikatë për shtyp|memo|jetëshkrim',
    'fund',
    'faqja|faqe|fq',
    'të gjitha të drejtat e rezervuara',
    'nga',
    'përditësuar më|publikuar më',
  ],
  lt: [
    'pranešimas spaudai|pranešimas žiniasklaidai|gyvenimo aprašymas',
    'pabaiga',
    'puslapis|psl',
    'visos teisės saugomos',
    'iš',
    'atnaujinta|paskutinį kartą atnaujinta|paskelbta',
  ],
  tr: [
    'basın bülteni|basın açıklaması|iç yazışma|bilgi notu|özgeçmiş|deşifre|döküm|hemen yayınlanabilir|görüş|köşe yazısı|başyazı',
    'son|bitti',
    'sayfa|s',
    'her hakkı saklıdır|tüm hakları saklıdır',
    '/',
    'son güncelleme|güncelleme tarihi|güncellendi|yayımlanma|yayın tarihi|yayınlanma tarihi',
  ],
  id: [
    'siaran pers|memo|nota dinas|daftar riwayat hidup|untuk segera dirilis|opini|tajuk rencana',
    'selesai',
    'halaman|hal',
    'hak cipta dilindungi',
    'dari',
    'terakhir diperbarui|diperbarui|dipublikasikan|diterbitkan',
  ],
  vi: [
    'thông cáo báo chí|công văn|thông báo|thông báo nội bộ|tờ trình|biên bản|sơ yếu lý lịch|xã luận|ý kiến bạn đọc',
    'hết',
    'trang',
    'bảo lưu mọi quyền',
    'trên|của',
    'cập nhật lần cuối|cập nhật|ngày đăng|đăng ngày',
  ],
  ar: [
    'بيان صحفي|مذكرة داخلية|مذكرة|السيرة الذاتية|سيرة ذاتية|نص التسجيل|للنشر الفوري|رأي|مقال رأي|افتتاحية',
    'انتهى',
    'صفحة|ص',
    'جميع الحقوق محفوظة',
    'من',
    'آخر تحديث|تم التحديث|نشر في|تاريخ النشر',
  ],
  he: [
    'הודעה לעיתונות|מזכר|קורות חיים|דעה|מאמר מערכת',
    'סוף',
    'עמוד|עמ',
    'כל הזכויות שמורות',
    'מתוך',
    'עודכן|עדכון אחרון|פורסם',
  ],
  hi: [
    'प्रेस विज्ञप्ति|ज्ञापन|कार्यालय ज्ञापन|जीवनवृत्त|जीवन-वृत्त|जीवन वृत्त|आत्मवृत्त|बायोडाटा|बायो-डाटा|संपादकीय|विचार',
    'समाप्त',
    'पृष्ठ',
    'सर्वाधिकार सुरक्षित',
    'का|में से',
    'अंतिम अद्यतन|अद्यतन|प्रकाशित',
  ],
  th: [
    'ข่าวประชาสัมพันธ์|บันทึกข้อความ|ประวัติย่อ|ประวัติส่วนตัว|บทบรรณาธิการ|บทความแสดงความคิดเห็น',
    'จบ',
    'หน้า',
    'สงวนลิขสิทธิ์',
    'จาก|ของ',
    'ปรับปรุงล่าสุด|อัปเดตล่าสุด|เผยแพร่เมื่อ',
  ],
  ja: [
    'プレスリリース|報道発表資料|ニュースリリース|社内通知|通達|履歴書|職務経歴書|文字起こし|書き起こし|社説|論説|コラム|投書',
    '以上|終わり',
    'ページ|頁',
    '無断転載|無断複製|著作権所有',
    '/',
    '最終更新|最終更新日|更新日|公開日|掲載日',
  ],
  ko: [
    '보도자료|보도 자료|공문|사내 공지|이력서|녹취록|사설|칼럼|기고|오피니언',
    '끝|이상',
    '쪽|페이지|면',
    '무단 전재|판권 소유',
    '중',
    '최종 수정|최종 수정일|수정일|업데이트|게시일|작성일',
  ],
  zh: [
    '新闻稿|新聞稿|通知|通告|备忘录|備忘錄|简历|簡歷|履歷|履历|文字记录|文字記錄|文字实录|文字實錄|逐字稿|社论|社論|评论|評論|专栏|專欄',
    '完|以上',
    '页|頁',
    '版权所有|版權所有|翻印必究',
    '共',
    '最后更新|最近更新|更新时间|更新日期|发布时间|发布日期|最後更新|更新時間|發布日期|發布時間',
  ],
}

const rows = Object.values(table)

/** The words of a column in all languages: what stands around a text need not be in its own. */
function words(column: number): string[] {
  return [...new Set(rows.flatMap((row) => row[column]?.split('|') ?? []))]
}

const kinds = new Set(words(0))
/** No line that says what a document is is longer. */
const longestKind = 80

/** Whether words are what a document is ("PRESS RELEASE") and not what it is about. */
export function isKindOfDocument(text: string): boolean {
  if (text.length > longestKind) return false
  const name = text.replace(/^[\s[(【〔]+|[\s:：.\])】〕]+$/gu, '')
  // Capitals of Turkish are those of two letters.
  return kinds.has(name.toLowerCase()) || kinds.has(name.toLocaleLowerCase('tr'))
}

const marks = '[#*=~_–—-]'

const endWords = `(?:${wordSource(words(1))})`

/** A line that ends a press text: "###", "-30-", "### FIN ###", or the word alone. */
export const endMark = caselessPattern(
  `^\\s*(?:[#=~–—-]+\\s*30\\s*[#=~–—-]+|${endWords}|${marks}+\\s*${endWords}\\s*${marks}+|[\\[(]\\s*${endWords}\\s*[\\])])\\s*$`,
  'u',
)

const pageWords = wordSource(words(2))
/** Those that are no single letter, which is a word of its own in a sentence ("с 9 до 18"). */
const longPageWords = wordSource(words(2).filter((word) => word.length > 1))
const totalWords = wordSource(words(4).filter((word) => word !== '/'))
const total = `\\s*(?:/|${totalWords})\\s*\\d{1,4}`

/** A line that is the number of a page among so many, or between dashes: "Page 3 of 12", "- 3 -", "第3页 共5页". */
export const pageNumber = caselessPattern(
  `^\\s*(?:[-–—]\\s*\\d{1,4}\\s*[-–—]|(?:${longPageWords})\\.?\\s*\\d{1,4}${total}|(?:${pageWords})\\.?\\s*\\d{1,4}\\s*/\\s*\\d{1,4}|第?\\s*\\d{1,4}\\s*(?:${pageWords})\\s*[/,，]?\\s*(?:${totalWords})?\\s*\\d{1,4}\\s*(?:${pageWords}))\\s*$`,
  'u',
)
/** A line that names a page, which may be a part of what the text tells: "Page 3". */
export const pageName = caselessPattern(
  `^\\s*(?:(?:${pageWords})\\.?\\s*\\d{1,4}|第?\\s*\\d{1,4}\\s*(?:${pageWords}))\\s*$`,
  'u',
)

/** Words of who owns the rights, and the sign for it. */
export const rightsWords = caselessPattern(`©\\s*(?:\\p{L}|\\d)|${wordSource(words(3))}`, 'u')

/** Words before the day on which a text was made public or changed, at the beginning of what they are said in. */
const updateWords = caselessPattern(`^\\s*[([]?(?:${wordSourceAtStart(words(5))})`, 'u')
/** No line that says so is longer. */
const longestUpdate = 60

/** Whether words say no more than when a text was made public or changed ("Stand: Januar 2026"). */
export function isUpdateLine(text: string): boolean {
  return (
    text.length <= longestUpdate &&
    /\p{Nd}/u.test(text) &&
    updateWords.test(text) &&
    !/\p{L}{4}[.!?。]$/u.test(text)
  )
}
