import { escapePattern } from './word-pattern.ts'

/**
 * What counts up the sections of a text, by primary subtag: the words for first, second and so on (`|` between those for
 * the same place), and what a section is called ("part", "chapter").
 */
const table: Record<string, readonly [parts: string, ...ordinals: string[]]> = {
  en: [
    'part|chapter|section|article|unit|lesson|act',
    'first|firstly|one',
    'second|secondly|two',
    'third|thirdly|three',
    'fourth|fourthly|four',
    'fifth|fifthly|five',
    'sixth|six',
    'seventh|seven',
    'eighth|eight',
  ],
  de: [
    'teil|kapitel|abschnitt|artikel|lektion',
    'erstens|erster|erstes|eins',
    'zweitens|zweiter|zweites|zwei',
    'drittens|dritter|drittes|drei',
    'viertens|vierter|viertes|vier',
    'fünftens|fünfter|fünftes|fünf',
    'sechstens|sechster|sechstes',
    'siebtens|siebter|siebtes',
    'achtens|achter|achtes',
  ],
  fr: [
    'partie|chapitre|section|article|titre|leçon',
    'premièrement|première|premier|primo|un',
    'deuxièmement|deuxième|second|seconde|secundo|deux',
    'troisièmement|troisième|tertio|trois',
    'quatrièmement|quatrième|quatre',
    'cinquièmement|cinquième|cinq',
    'sixièmement|sixième',
    'septième',
    'huitième',
  ],
  es: [
    'parte|capítulo|sección|artículo|título|lección|cláusula',
    'primero|primera|primer|en primer lugar',
    'segundo|segunda|en segundo lugar',
    'tercero|tercera|tercer|en tercer lugar',
    'cuarto|cuarta',
    'quinto|quinta',
    'sexto|sexta',
    'séptimo|séptima',
    'octavo|octava',
  ],
  it: [
    'parte|capitolo|sezione|articolo|titolo|lezione',
    'primo|prima|in primo luogo',
    'secondo|seconda|in secondo luogo',
    'terzo|terza|in terzo luogo',
    'quarto|quarta',
    'quinto|quinta',
    'sesto|sesta',
    'settimo|settima',
    'ottavo|ottava',
  ],
  pt: [
    'parte|capítulo|seção|secção|artigo|título|cláusula',
    'primeiro|primeira|em primeiro lugar',
    'segundo|segunda|em segundo lugar',
    'terceiro|terceira|em terceiro lugar',
    'quarto|quarta',
    'quinto|quinta',
    'sexto|sexta',
    'sétimo|sétima',
    'oitavo|oitava',
  ],
  nl: [
    'deel|hoofdstuk|paragraaf|artikel|afdeling',
    'ten eerste|eerste|een',
    'ten tweede|tweede|twee',
    'ten derde|derde|drie',
    'ten vierde|vierde|vier',
    'ten vijfde|vijfde|vijf',
    'ten zesde|zesde',
    'zevende',
    'achtste',
  ],
  pl: [
    'część|rozdział|sekcja|artykuł|dział|punkt',
    'po pierwsze|pierwsza|pierwszy|pierwsze',
    'po drugie|druga|drugi|drugie',
    'po trzecie|trzecia|trzeci|trzecie',
    'po czwarte|czwarta|czwarty|czwarte',
    'po piąte|piąta|piąty|piąte',
    'po szóste|szósta|szósty',
    'siódma|siódmy',
    'ósma|ósmy',
  ],
  ru: [
    'часть|глава|раздел|статья|пункт',
    'во-первых|первое|первая|первый',
    'во-вторых|второе|вторая|второй',
    'в-третьих|третье|третья|третий',
    'в-четвёртых|в-четвертых|четвёртое|четвертое|четвёртая|четвертая',
    'в-пятых|пятое|пятая|пятый',
    'в-шестых|шестое|шестая',
    'седьмое|седьмая',
    'восьмое|восьмая',
  ],
  uk: [
    'частина|розділ|стаття|пункт',
    'по-перше|перше|перша|перший',
    'по-друге|друге|друга|другий',
    'по-третє|третє|третя|третій',
    'по-четверте|четверте|четверта',
    "по-п’яте|по-п'яте|п’яте|п’ята",
    'шосте|шоста',
    'сьоме|сьома',
  ],
  sv: [
    'del|kapitel|avsnitt|artikel',
    'för det första|första',
    'för det andra|andra',
    'för det tredje|tredje',
    'för det fjärde|fjärde',
    'för det femte|femte',
    'sjätte',
    'sjunde',
  ],
  nb: [
    'del|kapittel|avsnitt|artikkel',
    'for det første|første',
    'for det andre|andre',
    'for det tredje|tredje',
    'for det fjerde|fjerde',
    'for det femte|femte',
    'sjette',
    'sjuende|syvende',
  ],
  da: [
    'del|kapitel|afsnit|artikel',
    'for det første|første',
    'for det andet|anden|andet',
    'for det tredje|tredje',
    'for det fjerde|fjerde',
    'for det femte|femte',
    'sjette',
    'syvende',
  ],
  fi: [
    'osa|luku|jakso|artikla|kohta',
    'ensinnäkin|ensimmäinen|ensiksi',
    'toiseksi|toinen',
    'kolmanneksi|kolmas',
    'neljänneksi|neljäs',
    'viidenneksi|viides',
    'kuudenneksi|kuudes',
    'seitsemäs',
  ],
  cs: [
    'část|kapitola|oddíl|článek|bod',
    'za prvé|první',
    'za druhé|druhá|druhý|druhé',
    'za třetí|třetí',
    'za čtvrté|čtvrtá|čtvrtý|čtvrté',
    'za páté|pátá|pátý|páté',
    'za šesté|šestá|šestý',
    'sedmá|sedmý',
  ],
  hu: [
    'rész|fejezet|szakasz|cikk|pont',
    'először is|először|első',
    'másodszor|második',
    'harmadszor|harmadik',
    'negyedszer|negyedik',
    'ötödször|ötödik',
    'hatodszor|hatodik',
    'hetedik',
  ],
  ro: [
    'partea|capitolul|secțiunea|articolul|titlul',
    'în primul rând|întâi|prima|primul',
    'în al doilea rând|a doua|al doilea',
    'în al treilea rând|a treia|al treilea',
    'în al patrulea rând|a patra|al patrulea',
    'în al cincilea rând|a cincea|al cincilea',
    'a șasea|al șaselea',
    'a șaptea|al șaptelea',
  ],
  el: [
    'μέρος|κεφάλαιο|ενότητα|άρθρο',
    'πρώτον|πρώτο|πρώτη',
    'δεύτερον|δεύτερο|δεύτερη',
    'τρίτον|τρίτο|τρίτη',
    'τέταρτον|τέταρτο|τέταρτη',
    'πέμπτον|πέμπτο|πέμπτη',
    'έκτον|έκτο|έκτη',
    'έβδομο|έβδομη',
  ],
  bg: [
    'част|глава|раздел|член|точка',
    'първо|първа|първи',
    'второ|втора|втори',
    'трето|трета|трети',
    'четвърто|четвърта',
    'пето|пета',
    'шесто|шеста',
    'седмо|седма',
  ],
  tr: [
    'bölüm|kısım|madde|ünite',
    'birincisi|birinci|ilk olarak',
    'ikincisi|ikinci|ikinci olarak',
    'üçüncüsü|üçüncü|üçüncü olarak',
    'dördüncüsü|dördüncü',
    'beşincisi|beşinci',
    'altıncısı|altıncı',
    'yedinci',
  ],
  vi: [
    'phần|chương|mục|điều|bài',
    'thứ nhất|một|nhất',
    'thứ hai|hai',
    'thứ ba|ba',
    'thứ tư|bốn',
    'thứ năm|năm',
    'thứ sáu|sáu',
    'thứ bảy|bảy',
  ],
  id: [
    'bagian|bab|pasal|unit',
    'pertama',
    'kedua',
    'ketiga',
    'keempat',
    'kelima',
    'keenam',
    'ketujuh',
  ],
  sr: [
    'део|поглавље|одељак|члан|тачка|deo|poglavlje|odeljak|član',
    'прво|први|прва|prvo|prvi',
    'друго|други|друга|drugo|drugi',
    'треће|трећи|трећа|treće|treći',
    'четврто|четврти|četvrto|četvrti',
    'пето|пети|peto|peti',
    'шесто|шести|šesto|šesti',
  ],
  hr: [
    'dio|poglavlje|odjeljak|članak|točka',
    'kao prvo|prvo|prvi|prva',
    'kao drugo|drugo|drugi|druga',
    'kao treće|treće|treći|treća',
    'četvrto|četvrti',
    'peto|peti',
    'šesto|šesti',
  ],
  sl: [
    'del|poglavje|razdelek|člen|točka',
    'prvič|prvo|prvi',
    'drugič|drugo|drugi',
    'tretjič|tretje|tretji',
    'četrtič|četrto|četrti',
    'petič|peto|peti',
    'šestič|šesto|šesti',
  ],
  mk: [
    'дел|глава|поглавје|член|точка',
    'прво|прв|прва',
    'второ|втор|втора',
    'трето|трет|трета',
    'четврто|четврт',
    'петто|петти',
    'шесто|шести',
  ],
  sq: [
    'pjesa|kapitulli|seksioni|neni',
    'së pari|e parë|i parë|para',
    'së dyti|e dytë|i dytë|dytë',
    'së treti|e tretë|i tretë|tretë',
    'së katërti|e katërt|i katërt',
    'së pesti|e pestë|i pestë',
    'së gjashti|e gjashtë|i gjashtë',
  ],
  lt: [
    'dalis|skyrius|skirsnis|straipsnis|punktas',
    'pirma|pirmas|pirmoji',
    'antra|antras|antroji',
    'trečia|trečias|trečioji',
    'ketvirta|ketvirtas|ketvirtoji',
    'penkta|penktas|penktoji',
    'šešta|šeštas|šeštoji',
  ],
  ar: [
    'الجزء|الفصل|القسم|الباب|المادة|البند|المحور',
    'أولا|أولاً|أولًا|الأول|الأولى',
    'ثانيا|ثانياً|ثانيًا|الثاني|الثانية',
    'ثالثا|ثالثاً|ثالثًا|الثالث|الثالثة',
    'رابعا|رابعاً|رابعًا|الرابع|الرابعة',
    'خامسا|خامساً|خامسًا|الخامس|الخامسة',
    'سادسا|سادساً|سادسًا|السادس|السادسة',
    'سابعا|سابعاً|سابعًا|السابع|السابعة',
    'ثامنا|ثامناً|ثامنًا|الثامن|الثامنة',
  ],
  he: [
    'חלק|פרק|סעיף|שער',
    'ראשית|ראשון|ראשונה|א׳',
    'שנית|שני|שנייה|ב׳',
    'שלישית|שלישי|ג׳',
    'רביעית|רביעי|ד׳',
    'חמישית|חמישי|ה׳',
    'שישית|שישי|ו׳',
  ],
  fa: ['بخش|فصل|ماده|قسمت', 'اول|یکم|نخست|اولاً', 'دوم|ثانیاً', 'سوم|ثالثاً', 'چهارم', 'پنجم', 'ششم'],
  hi: [
    'भाग|अध्याय|खंड|खण्ड|अनुभाग|धारा',
    'पहला|पहली|प्रथम|पहले',
    'दूसरा|दूसरी|द्वितीय|दूसरे',
    'तीसरा|तीसरी|तृतीय|तीसरे',
    'चौथा|चौथी|चतुर्थ',
    'पाँचवाँ|पांचवां|पाँचवीं|पंचम',
    'छठा|छठी|षष्ठ',
  ],
  th: [
    'ส่วนที่|บทที่|หมวดที่|หมวด|ข้อที่|ตอนที่',
    'ประการแรก|แรก|ที่หนึ่ง|หนึ่ง',
    'ประการที่สอง|ที่สอง|สอง',
    'ประการที่สาม|ที่สาม|สาม',
    'ประการที่สี่|ที่สี่|สี่',
    'ประการที่ห้า|ที่ห้า|ห้า',
    'ประการที่หก|ที่หก|หก',
  ],
  ja: [
    '章|部|節|条|編|回|講|話',
    '第一に|一つ目|ひとつ目|その一',
    '第二に|二つ目|ふたつ目|その二',
    '第三に|三つ目|みっつ目|その三',
    '第四に|四つ目|その四',
    '第五に|五つ目|その五',
    '第六に|六つ目|その六',
  ],
  ko: [
    '장|부|절|조|편|과|강',
    '첫째|첫 번째|첫번째|하나',
    '둘째|두 번째|두번째|둘',
    '셋째|세 번째|세번째|셋',
    '넷째|네 번째|네번째|넷',
    '다섯째|다섯 번째|다섯',
    '여섯째|여섯 번째|여섯',
  ],
  zh: [
    '章|部分|节|節|条|條|篇|讲|講|课|課|回|编|編|卷',
    '其一|首先|第一点|第一點',
    '其二|其次|第二点|第二點',
    '其三|再次|第三点|第三點',
    '其四|第四点|第四點',
    '其五|第五点|第五點',
    '其六|第六点|第六點',
  ],
}

// A reader does not know the language yet: the words of all of them are one list.
const rows = Object.values(table)
const places = new Map<string, number>()
for (const [, ...ordinals] of rows)
  for (const [index, words] of ordinals.entries())
    for (const word of words.split('|')) if (!places.has(word)) places.set(word, index + 1)

function alternatives(words: Iterable<string>): string {
  return [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|')
}

const parts = alternatives(rows.flatMap(([words]) => words.split('|')))
const ordinals = alternatives(places.keys())
const end = '(?![\\p{L}\\p{M}\\p{N}])'
/** What parts a place from the name behind it. */
const mark = '(?:\\s*[.:：,،、，)）–—-]+(?:[\\s\\u3000]+|$|(?<=[：、，）]))|[\\s\\u3000]*$)'
const patterns = [
  // "Part two – …", "Kapitel 3", "Article IV."
  `(?:${parts})\\s(\\d{1,2}|[IVX]{1,5}|[A-H]|${ordinals})${end}(?:${mark}|\\s+)`,
  // "Second", "Zweitens: …", "Première partie", "الفصل الأول" is the one above.
  `(${ordinals})(?:\\s(?:${parts}))?${end}${mark}`,
  // "1. Teil", "2-я часть"
  `(\\d{1,2})\\.?\\s(?:${parts})${end}${mark}`,
  // "第一章 …", "제1장 …"
  `[第제]\\s?(\\d{1,2}|[一二三四五六七八九十]{1,3})\\s?(?:${parts})(?:${mark}|[\\s\\u3000]+)`,
].map((source) => new RegExp(`^ {0,3}${source}`, 'iu'))

/** The place that a line says it has among others, be it in a word, and how long what says so is with what parts it from a name. */
interface OrdinalMark {
  /** "second", "2", "II", "B", "二". */
  place: string
  /** What a section so called is: the mark without its place ("part", "第章"), empty for a word alone. */
  kind: string
  length: number
}

/** How a section begins that is called by its place ("Second", "Première partie", "Part two – …", "第一章 …"). */
export function ordinalMark(line: string): OrdinalMark | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(line)
    if (found?.[1] === undefined) continue
    const kind = found[0].replace(found[1], '').toLowerCase()
    return { place: found[1], kind: kind.replace(/[^\p{L}\p{M}]/gu, ''), length: found[0].length }
  }
  return undefined
}

/** The number that a word for a place stands for; 0 for any other word. */
export function ordinalPlace(word: string): number {
  return places.get(word.toLowerCase()) ?? 0
}
