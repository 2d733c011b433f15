import { wordSource } from './word-pattern.ts'

/** ordinals and words for what comes next or last · what an agenda is made of · numbers behind that, by primary subtag */
const table: Record<string, readonly [places: string, points: string, numbers?: string]> = {
  en: [
    'first|second|third|fourth|fifth|sixth|seventh|next|last|final',
    'point|item|topic|issue|agenda item|thing|question',
    'one|two|three|four|five|six|seven',
  ],
  de: [
    'erster|erstens|zweiter|zweitens|dritter|drittens|vierter|viertens|fünfter|nächster|letzter',
    'punkt|tagesordnungspunkt|top|thema',
    'eins|zwei|drei|vier|fünf|sechs',
  ],
  fr: [
    'premier|deuxième|second|troisième|quatrième|cinquième|prochain|dernier',
    'point|sujet|ordre du jour',
    'un|deux|trois|quatre|cinq',
  ],
  es: [
    'primer|primero|segundo|tercer|tercero|cuarto|quinto|siguiente|último',
    'punto|tema|asunto',
    'uno|dos|tres|cuatro|cinco',
  ],
  it: [
    'primo|secondo|terzo|quarto|quinto|prossimo|ultimo',
    'punto|tema|argomento',
    'uno|due|tre|quattro|cinque',
  ],
  pt: [
    'primeiro|segundo|terceiro|quarto|quinto|próximo|último',
    'ponto|tema|assunto|item',
    'um|dois|três|quatro|cinco',
  ],
  nl: [
    'eerste|tweede|derde|vierde|vijfde|volgende|laatste',
    'punt|agendapunt|onderwerp',
    'een|twee|drie|vier|vijf',
  ],
  pl: [
    'pierwszy|drugi|trzeci|czwarty|piąty|następny|kolejny|ostatni',
    'punkt|temat|sprawa',
    'jeden|dwa|trzy|cztery|pięć',
  ],
  cs: ['první|druhý|třetí|čtvrtý|pátý|další|poslední', 'bod|téma', 'jedna|dva|tři|čtyři|pět'],
  ru: [
    'первый|второй|третий|четвёртый|четвертый|пятый|следующий|последний|первое|второе|третье|четвёртое',
    'пункт|вопрос|тема',
  ],
  uk: [
    'перший|другий|третій|четвертий|пʼятий|наступний|останній|перше|друге|третє',
    'пункт|питання|тема',
  ],
  bg: ['първа|втора|трета|четвърта|пета|следваща|последна', 'точка|тема'],
  hr: ['prva|druga|treća|četvrta|peta|sljedeća|posljednja|zadnja', 'točka|tema'],
  sv: [
    'första|andra|tredje|fjärde|femte|nästa|sista',
    'punkt|punkten|fråga',
    'ett|två|tre|fyra|fem',
  ],
  nb: ['første|andre|tredje|fjerde|femte|neste|siste', 'punkt|sak', 'en|to|tre|fire|fem'],
  da: ['første|andet|tredje|fjerde|femte|næste|sidste', 'punkt|emne', 'et|to|tre|fire|fem'],
  fi: [
    'ensimmäinen|toinen|kolmas|neljäs|viides|seuraava|viimeinen',
    'kohta|asia|aihe',
    'yksi|kaksi|kolme|neljä|viisi',
  ],
  hu: ['első|második|harmadik|negyedik|ötödik|következő|utolsó', 'pont|napirendi pont|téma'],
  ro: [
    'primul|al doilea|al treilea|al patrulea|următorul|ultimul',
    'punct|subiect',
    'unu|doi|trei|patru',
  ],
  el: ['πρώτο|δεύτερο|τρίτο|τέταρτο|πέμπτο|επόμενο|τελευταίο', 'θέμα|σημείο'],
  tr: [
    'birinci|ikinci|üçüncü|dördüncü|beşinci|ilk|sıradaki|son',
    'madde|konu|gündem maddesi',
    'bir|iki|üç|dört|beş',
  ],
  id: [
    'pertama|kedua|ketiga|keempat|kelima|berikutnya|terakhir',
    'poin|agenda|topik',
    'satu|dua|tiga|empat|lima',
  ],
  vi: ['thứ nhất|thứ hai|thứ ba|thứ tư|tiếp theo|cuối cùng', 'điểm|vấn đề|mục', 'một|hai|ba|bốn'],
  ar: [
    'الأول|الأولى|الثاني|الثانية|الثالث|الثالثة|الرابع|الرابعة|التالي|التالية|الأخير|الأخيرة',
    'النقطة|البند|الموضوع',
  ],
  he: ['ראשון|ראשונה|שני|שנייה|שלישי|שלישית|רביעי|רביעית|הבא|הבאה|אחרון|אחרונה', 'נושא|סעיף|נקודה'],
  fa: ['اول|دوم|سوم|چهارم|پنجم|بعدی|آخر', 'مورد|موضوع|بند'],
  hi: ['पहला|दूसरा|तीसरा|चौथा|पाँचवाँ|पांचवां|अगला|अंतिम|आखिरी', 'मुद्दा|बिंदु|विषय'],
  th: ['แรก|ที่หนึ่ง|ที่สอง|ที่สาม|ที่สี่|ถัดไป|ต่อไป|สุดท้าย', 'เรื่อง|ประเด็น|หัวข้อ|วาระ'],
  ja: [
    '一つ目|二つ目|三つ目|四つ目|一点目|二点目|三点目|最初|次|最後|第一|第二|第三',
    'の議題|の議題は|議題|の項目|の話題|点目',
  ],
  ko: [
    '첫 번째|첫째|두 번째|둘째|세 번째|셋째|네 번째|넷째|다음|마지막',
    '안건|안건은|주제|주제는|항목',
  ],
  zh: [
    '第一|第二|第三|第四|第五|第六|第1|第2|第3|第4|下一|最后一|最後一',
    '项|項|点|點|件事|个议题|個議題|个问题|個問題|议题|議題',
  ],
}

/** People speak the languages that they share: the words of all of them are one list. */
const rows = Object.values(table)
const words = (column: 0 | 1 | 2) =>
  wordSource([...new Set(rows.flatMap((row) => row[column]?.split('|') ?? []))])
const places = `(?:${words(0)})`
const points = `(?:${words(1)})`
const figure = '\\p{Nd}{1,2}'
const colon = '\\s*(?:[:：,，、،.。]|[–—-](?=\\s))\\s*'

/** "First point: …", "Item 2, …", "Third: …", "第一项，…", "النقطة الأولى: …". */
const announcement = new RegExp(
  `^\\s*(?:${places}\\s*${points}?|${points}\\s*(?:${places}|${words(2)}|${figure}))${colon}(?=\\S)`,
  'iu',
)

/** How many code units at the start of a sentence say that the next point of an agenda comes; 0 without. */
export function announcementLength(text: string): number {
  return announcement.exec(text)?.[0].length ?? 0
}

/** "First thing on the list is …", "Punkt eins ist …": a sentence that says so in its own words. */
const sentence = new RegExp(
  `^\\s*(?:${places}\\s+${points}|${points}\\s+(?:${places}|${words(2)}|${figure}))\\s+(?=\\p{L})`,
  'iu',
)

/** Whether a sentence says that the next point of an agenda comes, and which. */
export function announcesPoint(text: string): boolean {
  return sentence.test(text)
}
