import { allMatches } from '../../../text/all-matches.ts'
import { byLanguage } from './by-language.ts'
import { remembered } from './remembered.ts'
import { stopwordsFor } from './stopwords.ts'
import { byFirstLetter, escapePattern } from './word-pattern.ts'

/** Words for first, second and so on, by primary subtag: `·` between places, `|` between the words for one. */
const table: Record<string, string> = {
  en: 'first|firstly|one · second|secondly|two · third|thirdly|three · fourth|fourthly|four · fifth|fifthly|five · sixth|six · seventh|seven · eighth|eight · ninth|nine · tenth|ten',
  de: 'erstens|erster|erstes|eins · zweitens|zweiter|zweites|zwei · drittens|dritter|drittes|drei · viertens|vierter|viertes|vier · fünftens|fünfter|fünftes|fünf · sechstens|sechster|sechstes · siebtens|siebter|siebtes · achtens|achter|achtes · neuntens|neunter|neuntes · zehntens|zehnter|zehntes',
  fr: 'premièrement|première|premier|primo|un · deuxièmement|deuxième|second|seconde|secundo|deux · troisièmement|troisième|tertio|trois · quatrièmement|quatrième|quatre · cinquièmement|cinquième|cinq · sixièmement|sixième · septième · huitième · neuvième · dixième',
  es: 'primero|primera|primer|en primer lugar · segundo|segunda|en segundo lugar · tercero|tercera|tercer|en tercer lugar · cuarto|cuarta · quinto|quinta · sexto|sexta · séptimo|séptima · octavo|octava · noveno|novena · décimo|décima · undécimo|undécima|decimoprimera · duodécimo|duodécima|decimosegunda',
  it: 'primo|prima|in primo luogo · secondo|seconda|in secondo luogo · terzo|terza|in terzo luogo · quarto|quarta · quinto|quinta · sesto|sesta · settimo|settima · ottavo|ottava · nono|nona · decimo|decima · undicesimo|undicesima · dodicesimo|dodicesima',
  pt: 'primeiro|primeira|em primeiro lugar · segundo|segunda|em segundo lugar · terceiro|terceira|em terceiro lugar · quarto|quarta · quinto|quinta · sexto|sexta · sétimo|sétima · oitavo|oitava · nono|nona · décimo|décima · décimo primeiro|décima primeira · décimo segundo|décima segunda',
  nl: 'ten eerste|eerste|een · ten tweede|tweede|twee · ten derde|derde|drie · ten vierde|vierde|vier · ten vijfde|vijfde|vijf · ten zesde|zesde · zevende · achtste · negende · tiende',
  pl: 'po pierwsze|pierwsza|pierwszy|pierwsze · po drugie|druga|drugi|drugie · po trzecie|trzecia|trzeci|trzecie · po czwarte|czwarta|czwarty|czwarte · po piąte|piąta|piąty|piąte · po szóste|szósta|szósty · siódma|siódmy · ósma|ósmy · dziewiąta|dziewiąty · dziesiąta|dziesiąty',
  ru: 'во-первых|первое|первая|первый · во-вторых|второе|вторая|второй · в-третьих|третье|третья|третий · в-четвёртых|в-четвертых|четвёртое|четвертое|четвёртая|четвертая · в-пятых|пятое|пятая|пятый · в-шестых|шестое|шестая · седьмое|седьмая · восьмое|восьмая · девятое|девятая · десятое|десятая',
  uk: "по-перше|перше|перша|перший · по-друге|друге|друга|другий · по-третє|третє|третя|третій · по-четверте|четверте|четверта · по-п’яте|по-п'яте|п’яте|п’ята · шосте|шоста · сьоме|сьома · восьме|восьма · дев’яте|дев’ята · десяте|десята",
  sv: 'för det första|första · för det andra|andra · för det tredje|tredje · för det fjärde|fjärde · för det femte|femte · sjätte · sjunde',
  nb: 'for det første|første · for det andre|andre · for det tredje|tredje · for det fjerde|fjerde · for det femte|femte · sjette · sjuende|syvende',
  da: 'for det første|første · for det andet|anden|andet · for det tredje|tredje · for det fjerde|fjerde · for det femte|femte · sjette · syvende',
  fi: 'ensinnäkin|ensimmäinen|ensiksi · toiseksi|toinen · kolmanneksi|kolmas · neljänneksi|neljäs · viidenneksi|viides · kuudenneksi|kuudes · seitsemäs',
  cs: 'za prvé|první · za druhé|druhá|druhý|druhé · za třetí|třetí · za čtvrté|čtvrtá|čtvrtý|čtvrté · za páté|pátá|pátý|páté · za šesté|šestá|šestý · sedmá|sedmý',
  hu: 'először is|először|első · másodszor|második · harmadszor|harmadik · negyedszer|negyedik · ötödször|ötödik · hatodszor|hatodik · hetedik',
  ro: 'în primul rând|întâi|prima|primul · în al doilea rând|a doua|al doilea · în al treilea rând|a treia|al treilea · în al patrulea rând|a patra|al patrulea · în al cincilea rând|a cincea|al cincilea · a șasea|al șaselea · a șaptea|al șaptelea',
  el: 'πρώτον|πρώτο|πρώτη · δεύτερον|δεύτερο|δεύτερη · τρίτον|τρίτο|τρίτη · τέταρτον|τέταρτο|τέταρτη · πέμπτον|πέμπτο|πέμπτη · έκτον|έκτο|έκτη · έβδομο|έβδομη',
  bg: 'първо|първа|първи · второ|втора|втори · трето|трета|трети · четвърто|четвърта · пето|пета · шесто|шеста · седмо|седма',
  tr: 'birincisi|birinci|ilk olarak · ikincisi|ikinci|ikinci olarak · üçüncüsü|üçüncü|üçüncü olarak · dördüncüsü|dördüncü · beşincisi|beşinci · altıncısı|altıncı · yedinci · sekizinci · dokuzuncu · onuncu',
  vi: 'thứ nhất|một|nhất · thứ hai|hai · thứ ba|ba · thứ tư|bốn · thứ năm|năm · thứ sáu|sáu · thứ bảy|bảy',
  id: 'pertama · kedua · ketiga · keempat · kelima · keenam · ketujuh',
  sr: 'прво|први|прва|prvo|prvi · друго|други|друга|drugo|drugi · треће|трећи|трећа|treće|treći · четврто|четврти|četvrto|četvrti · пето|пети|peto|peti · шесто|шести|šesto|šesti',
  hr: 'kao prvo|prvo|prvi|prva · kao drugo|drugo|drugi|druga · kao treće|treće|treći|treća · četvrto|četvrti · peto|peti · šesto|šesti',
  sl: 'prvič|prvo|prvi · drugič|drugo|drugi · tretjič|tretje|tretji · četrtič|četrto|četrti · petič|peto|peti · šestič|šesto|šesti',
  mk: 'прво|прв|прва · второ|втор|втора · трето|трет|трета · четврто|четврт · петто|петти · шесто|шести',
  sq: 'së pari|e parë|i parë|para · së dyti|e dytë|i dytë|dytë · së treti|e tretë|i tretë|tretë · së katërti|e katërt|i katërt · së pesti|e pestë|i pestë · së gjashti|e gjashtë|i gjashtë',
  lt: 'pirma|pirmas|pirmoji · antra|antras|antroji · trečia|trečias|trečioji · ketvirta|ketvirtas|ketvirtoji · penkta|penktas|penktoji · šešta|šeštas|šeštoji',
  ar: 'أولا|أولاً|أولًا|الأول|الأولى · ثانيا|ثانياً|ثانيًا|الثاني|الثانية · ثالثا|ثالثاً|ثالثًا|الثالث|الثالثة · رابعا|رابعاً|رابعًا|الرابع|الرابعة · خامسا|خامساً|خامسًا|الخامس|الخامسة · سادسا|سادساً|سادسًا|السادس|السادسة · سابعا|سابعاً|سابعًا|السابع|السابعة · ثامنا|ثامناً|ثامنًا|الثامن|الثامنة · تاسعا|تاسعاً|تاسعًا|التاسع|التاسعة · عاشرا|عاشراً|عاشرًا|العاشر|العاشرة · حادي عشر|الحادي عشر|الحادية عشرة · ثاني عشر|الثاني عشر|الثانية عشرة',
  he: 'ראשית|ראשון|ראשונה|א׳ · שנית|שני|שנייה|ב׳ · שלישית|שלישי|ג׳ · רביעית|רביעי|ד׳ · חמישית|חמישי|ה׳ · שישית|שישי|ו׳',
  fa: 'اول|یکم|نخست|اولاً · دوم|ثانیاً · سوم|ثالثاً · چهارم · پنجم · ششم',
  hi: 'पहला|पहली|प्रथम|पहले · दूसरा|दूसरी|द्वितीय|दूसरे · तीसरा|तीसरी|तृतीय|तीसरे · चौथा|चौथी|चतुर्थ · पाँचवाँ|पांचवां|पाँचवीं|पंचम · छठा|छठी|षष्ठ',
  th: 'ประการแรก|แรก|ที่หนึ่ง|หนึ่ง · ประการที่สอง|ที่สอง|สอง · ประการที่สาม|ที่สาม|สาม · ประการที่สี่|ที่สี่|สี่ · ประการที่ห้า|ที่ห้า|ห้า · ประการที่หก|ที่หก|หก',
  ja: '第一に|一つ目|ひとつ目|その一 · 第二に|二つ目|ふたつ目|その二 · 第三に|三つ目|みっつ目|その三 · 第四に|四つ目|その四 · 第五に|五つ目|その五 · 第六に|六つ目|その六',
  ko: '첫째|첫 번째|첫번째|하나 · 둘째|두 번째|두번째|둘 · 셋째|세 번째|세번째|셋 · 넷째|네 번째|네번째|넷 · 다섯째|다섯 번째|다섯 · 여섯째|여섯 번째|여섯',
  zh: '其一|首先|第一点|第一點 · 其二|其次|第二点|第二點 · 其三|再次|第三点|第三點 · 其四|第四点|第四點 · 其五|第五点|第五點 · 其六|第六点|第六點',
}

// A reader does not know the language yet: the words of all of them are one list.
const places = new Map<string, number>()
for (const row of Object.values(table))
  for (const [index, words] of row.split(' · ').entries())
    for (const word of words.split('|')) if (!places.has(word)) places.set(word, index + 1)

/** The source of a pattern of every word for a place, longer ones first. */
export const ordinalSource = byFirstLetter(
  [...places.keys()].sort((a, b) => b.length - a.length).map(escapePattern),
)

/** The number that a word for a place stands for; 0 for any other word. */
export function ordinalPlace(word: string): number {
  return places.get(word.toLowerCase()) ?? 0
}

function placesIn(row = ''): ReadonlyMap<string, number> {
  const own = row.split(' · ').map((words) => words.split('|'))
  return new Map(own.flatMap((words, index) => words.map((word) => [word, index + 1] as const)))
}

const placesOf = byLanguage(table, placesIn)

/**
 * Words that count things, by primary subtag: only a mark behind them tells that they give a place ("Two: …"). Few of them say
 * that in every language, and stand above too: others are words elsewhere ("to", "sex", "pet").
 */
const cardinalTable: Record<string, string> = {
  en: 'one · two · three · four · five · six · seven · eight · nine · ten',
  de: 'eins · zwei · drei · vier · fünf · sechs · sieben',
  fr: 'un|une · deux · trois · quatre · cinq · six · sept',
  es: 'uno|una · dos · tres · cuatro · cinco · seis · siete',
  it: 'uno|una · due · tre · quattro · cinque · sei · sette',
  pt: 'um|uma · dois|duas · três · quatro · cinco · seis · sete',
  nl: 'een|één · twee · drie · vier · vijf · zes · zeven',
  pl: 'raz|jeden · dwa · trzy · cztery · pięć · sześć',
  ru: 'раз|один · два|две · три · четыре · пять · шесть',
  uk: 'раз|один · два|дві · три · чотири · п’ять · шість',
  sv: 'ett · två · tre · fyra · fem · sex',
  nb: 'en|ett · to · tre · fire · fem · seks',
  da: 'en|et · to · tre · fire · fem · seks',
  fi: 'yksi · kaksi · kolme · neljä · viisi · kuusi',
  cs: 'jedna|jeden · dva|dvě · tři|tri · čtyři|štyri · pět|päť · šest|šesť',
  hu: 'egy · kettő · három · négy · öt · hat',
  ro: 'unu · doi|două · trei · patru · cinci · șase',
  el: 'ένα · δύο · τρία · τέσσερα · πέντε · έξι',
  bg: 'едно|един · две|два · три · четири · пет · шест',
  tr: 'bir · iki · üç · dört · beş · altı',
  vi: 'một · hai · ba · bốn · năm · sáu · bảy',
  id: 'satu · dua · tiga · empat · lima · enam',
  sr: 'један|jedan · два|dva · три|tri · четири|četiri · пет|pet · шест|šest',
  hr: 'jedan · dva · tri · četiri · pet · šest',
  sl: 'ena · dva|dve · tri · štiri · pet · šest',
  sq: 'një · dy · tre · katër · pesë · gjashtë',
  lt: 'vienas · du · trys · keturi · penki · šeši',
  ar: 'واحد · اثنان|اثنين · ثلاثة · أربعة · خمسة · ستة',
  he: 'אחת|אחד · שתיים|שניים · שלוש|שלושה · ארבע|ארבעה · חמש|חמישה · שש|שישה',
  fa: 'یک · دو · سه · چهار · پنج · شش',
  hi: 'एक · दो · तीन · चार · पाँच|पांच · छह|छः',
  th: 'หนึ่ง · สอง · สาม · สี่ · ห้า · หก',
  ko: '하나 · 둘 · 셋 · 넷 · 다섯 · 여섯',
}

const cardinalsOf = byLanguage(cardinalTable, placesIn)

/**
 * What stands around an ordinal that is a fraction ("a third of the members"), by primary subtag: before it, and behind it where
 * the language has a word for that.
 */
const fractionTable: Record<string, readonly [before: string, behind?: string]> = {
  en: ['a|one', 'of'],
  it: ['un|una', 'di|del|dei|degli|della|delle|parte'],
  es: ['una', 'parte'],
  pt: ['uma', 'parte'],
  nl: ['een', 'van'],
  el: ['ένα', 'του|της|των'],
  pl: ['jedna'],
  cs: ['jedna'],
  ru: ['одна'],
  uk: ['одна'],
  bg: ['една'],
  hr: ['jedna'],
}

const fractionsOf = byLanguage(fractionTable, (row) => ({
  before: new Set(row?.[0].split('|')),
  behind: new Set(row?.[1]?.split('|')),
}))

/** How many things a sentence says that there are, in words; undefined where none of them counts. */
export function countSaid(sentence: string, language: string): number | undefined {
  const words = sentence.match(/[\p{L}\p{M}’'-]+/gu) ?? []
  const counts = words.flatMap((word) => cardinalsOf(language).get(bare(lowerCase(word))) ?? [])
  const [, counted = ''] = /([二三四五六七八九十])[つ点點個个件項项種种条條]/u.exec(sentence) ?? []
  return counts.at(-1) ?? (counted === '' ? undefined : '一二三四五六七八九十'.indexOf(counted) + 1)
}

/** Words of a sentence before the one that says its place ("As for the second, …"). */
const mostBefore = 3
/** Articles and prepositions have so many letters. */
const longestSmall = 6

/** A word, and what sets it apart. */
const wordWithMark = /([\p{L}\p{M}’'-]+)(\s*[,:：،、–—])?/gu

/**
 * The place among others that a sentence begins with, behind small words or set apart by a mark ("La seconde est …", "Two: …");
 * 0 for any other.
 */
export const placeSaid = remembered((sentence, language) => {
  const [ordinals, cardinals] = [placesOf(language), cardinalsOf(language)]
  if (ordinals.size === 0) return 0
  const words = /^\P{L}*((?:[\p{L}\p{M}’'-]+\s*[,:：،、.–—]?\s*){1,4})/u.exec(sentence)?.[1] ?? ''
  const found = allMatches(words, wordWithMark)
  for (const [index, [, word = '', mark]] of found.entries()) {
    const said = lowerCase(word)
    const plain = bare(said)
    const cardinal = cardinals.get(plain)
    const place = cardinal ?? ordinals.get(plain) ?? 0
    const isSet = mark !== undefined || plain !== said
    // "Then a second one …" counts on from nothing.
    const isNear = index === 1 || (index > 1 && place > 2)
    const isPlace = cardinal !== undefined ? isSet && index === 0 : isSet || isNear
    const isPart = index === 1 && isFraction(found[0]?.[1] ?? '', found[2]?.[1] ?? '', language)
    if (place > 0 && isPart) return 0
    if (place > 0 && isPlace) return place
    const isSmall = word.length <= longestSmall && stopwordsFor(language).has(plain)
    if (!isSmall || mark !== undefined || index >= mostBefore) return 0
  }
  return 0
})

/** Whether an ordinal between two words is a part of something. */
function isFraction(before: string, behind: string, language: string): boolean {
  const words = fractionsOf(language)
  const isOf = words.behind.size === 0 || words.behind.has(lowerCase(behind))
  return words.before.has(lowerCase(before)) && isOf
}

/** The dotted capital of Turkish is a letter and a mark in lower case. */
function lowerCase(word: string): string {
  return word.toLowerCase().replace(/i\u0307/gu, 'i')
}

/** An Arabic word without its conjunction and with "of them" taken off ("وثانيها"). */
function bare(word: string): string {
  return /\p{Script=Arabic}/u.test(word)
    ? word.replace(/^[وف](?=\p{L}{4})/u, '').replace(/(?<=\p{L}{3})(?:ها|هما)$/u, 'ا')
    : word
}
