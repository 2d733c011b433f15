import { isUpdateLine } from './upkeep-words.ts'

/** Labels of who made a document, when, where and in which version: what stands behind them says that by itself. */
const table: Record<string, string> = {
  en: 'author|authors|by|written by|prepared by|prepared for|presented by|presenter|speaker|from|date|day|as of|place|venue|location|version|subject|title|subtitle',
  de: 'autor|autorin|autoren|verfasser|verfasserin|verfasst von|erstellt von|vorgelegt von|vortrag|referent|referentin|von|datum|stand|tag|ort|version|fassung|betreff|titel|untertitel',
  fr: 'auteur|autrice|auteurs|par|rédigé par|préparé par|présenté par|intervenant|intervenante|de|date|lieu|version|objet|titre|sous-titre',
  es: 'autor|autora|autores|por|elaborado por|preparado por|presentado por|ponente|de|fecha|lugar|versión|asunto|título|subtítulo',
  it: 'autore|autrice|autori|a cura di|redatto da|preparato da|presentato da|relatore|relatrice|da|data|luogo|versione|oggetto|titolo|sottotitolo',
  pt: 'autor|autora|autores|por|elaborado por|preparado por|apresentado por|de|data|local|lugar|versão|última actualização|assunto|título|subtítulo',
  nl: 'auteur|auteurs|door|opgesteld door|spreker|van|datum|plaats|locatie|versie|onderwerp|titel|ondertitel',
  pl: 'autor|autorka|autorzy|opracował|opracowała|przygotował|przygotowała|prelegent|od|data|miejsce|wersja|temat|tytuł|podtytuł',
  ru: 'автор|авторы|подготовил|подготовила|составил|составила|докладчик|от|дата|место|версия|тема|название',
  uk: 'автор|автори|підготував|підготувала|склав|склала|доповідач|від|дата|місце|версія|тема|назва',
  sv: 'författare|av|sammanställd av|talare|från|datum|plats|version|ämne|titel',
  nb: 'forfatter|av|utarbeidet av|foredragsholder|fra|dato|sted|versjon|emne|tittel',
  da: 'forfatter|af|udarbejdet af|oplægsholder|fra|dato|sted|version|emne|titel',
  fi: 'kirjoittaja|tekijä|laatija|esittäjä|päivämäärä|päiväys|pvm|paikka|versio|aihe|otsikko',
  cs: 'autor|autorka|autoři|vypracoval|vypracovala|připravil|připravila|přednášející|od|datum|místo|verze|předmět|název',
  hu: 'szerző|szerzők|készítette|előadó|dátum|kelt|hely|helyszín|verzió|változat|tárgy|cím',
  ro: 'autor|autoare|autori|întocmit de|pregătit de|prezentat de|de la|data|dată|locul|loc|versiune|versiunea|subiect|titlu',
  bg: 'автор|автори|изготвил|изготвила|докладчик|от|дата|място|версия|тема|заглавие',
  el: 'συγγραφέας|συντάκτης|εισηγητής|από|ημερομηνία|τόπος|έκδοση|θέμα|τίτλος',
  hr: 'autor|autorica|autori|izradio|izradila|pripremio|pripremila|predavač|od|datum|mjesto|verzija|predmet|naslov',
  sr: 'аутор|аутори|израдио|израдила|припремио|припремила|датум|место|верзија|предмет|наслов|autor|datum|mesto|verzija|predmet|naslov',
  sl: 'avtor|avtorica|avtorji|pripravil|pripravila|datum|kraj|različica|zadeva|naslov',
  mk: 'автор|автори|изготвил|изготвила|датум|место|верзија|предмет|наслов',
  sq: 'autor|autori|autorë|përgatitur nga|nga|data|vendi|versioni|subjekti|titulli',
  lt: 'autorius|autorė|autoriai|parengė|data|vieta|versija|tema|pavadinimas',
  tr: 'yazar|yazarlar|hazırlayan|hazırlayanlar|sunan|konuşmacı|tarih|yer|sürüm|versiyon|konu|başlık|doküman no|yürürlük tarihi',
  vi: 'tác giả|người viết|người soạn|người trình bày|ngày|địa điểm|phiên bản|chủ đề|tiêu đề',
  id: 'penulis|oleh|disusun oleh|disiapkan oleh|pembicara|dari|tanggal|tempat|lokasi|versi|perihal|judul',
  ar: 'المؤلف|الكاتب|الكاتبة|إعداد|تقديم|بقلم|من|التاريخ|تاريخ|المكان|مكان|الإصدار|الموضوع|العنوان',
  he: 'מחבר|מחברת|מאת|הוכן על ידי|מציג|תאריך|מקום|גרסה|נושא|כותרת',
  fa: 'نویسنده|نویسندگان|تهیه‌کننده|از|تاریخ|مکان|محل|نسخه|موضوع|عنوان',
  hi: 'लेखक|लेखिका|प्रस्तुतकर्ता|द्वारा|दिनांक|तारीख|तिथि|स्थान|संस्करण|विषय|शीर्षक',
  th: 'ผู้เขียน|ผู้จัดทำ|จัดทำโดย|ผู้นำเสนอ|โดย|จาก|วันที่|สถานที่|เวอร์ชัน|เรื่อง|ชื่อเรื่อง',
  ja: '著者|作成者|作成|執筆|筆者|発表者|報告者|差出人|発信者|日付|日時|作成日|発行日|場所|版|バージョン|件名|題名',
  ko: '저자|작성자|작성|발표자|보고자|발신|보낸 사람|날짜|일자|일시|작성일|장소|버전|제목|과제명|배포일',
  zh: '作者|撰写|撰寫|编写|編寫|报告人|報告人|主讲|主講|发件人|寄件人|日期|时间|時間|地点|地點|版本|主题|主題|标题|標題',
}

// What stands around a text need not be in its own language.
const labels = new Set(Object.values(table).flatMap((row) => row.split('|')))

/** Whether a label says no more than that what stands behind it is an author, a day, a place or a version. */
export function isImprintLabel(label: string): boolean {
  const name = label
    .replace(/[\s:：.。*–—-]+$/u, '')
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
    .toLowerCase()
  return labels.has(name) || isUpdateLine(`${name} 1`)
}
