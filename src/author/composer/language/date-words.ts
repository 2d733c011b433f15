import { byLanguage } from './by-language.ts'
import { wordPattern } from './word-pattern.ts'

/** Words around dates, lower case. */
interface DateWords {
  /** Words before a date that say no more than that it is one ("in", "on the"), which may go together with it. */
  neutral: RegExp
  /** Words that mark what has not happened yet. */
  planned: RegExp
}

/** Neutral prepositions, then words and stems of plans and of the future, apart by `|`; a stem ends with `*`. */
const table: Record<string, [string, string]> = {
  en: [
    'in|on|at|during|in early|in late|in mid|early|late|as of|on the',
    'planned|plan to|plans to|will|scheduled|expected|due|upcoming|forecast*|to be|targeted|intended|tentative|proposed|to come',
  ],
  de: [
    'im|am|in|an|um|anfang|ende|mitte|zum|seit dem',
    'geplant*|planen|wird|werden|soll|sollen|vorgesehen*|erwartet*|voraussichtlich*|anstehend*|künftig*|vorauss.',
  ],
  es: [
    'en|el|a|a partir del|desde el|durante|para el',
    'previst*|planead*|planific*|programad*|será|serán|se espera|por venir|próxim*|pendiente*',
  ],
  fr: [
    'en|le|au|à|dès|courant|pendant|début|fin|mi',
    'prévu*|planifié*|programmé*|sera|seront|à venir|attendu*|envisagé*',
  ],
  it: [
    'in|il|a|ad|nel|nel mese di|da|durante|dal',
    'previst*|pianificat*|programmat*|sarà|saranno|in programma|atteso|attesa|da definire',
  ],
  pt: [
    'em|no|na|a|ao|durante|a partir de|desde',
    'previst*|planead*|planejad*|programad*|agendad*|será|serão|espera-se|por vir|próxim*',
  ],
  nl: ['in|op|om|vanaf|tijdens|begin|eind', 'gepland*|zal|zullen|verwacht*|voorzien*|komend*'],
  pl: [
    'w|we|na|dnia|od|podczas',
    'planowan*|zaplanowan*|będzie|będą|przewidywan*|oczekiwan*|nadchodzą*',
  ],
  ru: ['в|во|на|с|со', 'планируе*|запланирован*|будет|будут|ожидае*|предсто*|намечен*'],
  uk: ['у|в|на|з|із', 'заплановано|запланован*|плануєть*|буде|будуть|очікуєт*|очікуван*'],
  sv: ['i|den|på|under|från', 'planera*|planerad*|ska|skall|kommer att|väntas|förväntas|kommande'],
  nb: ['i|den|på|under|fra', 'planlagt*|skal|vil|ventes|forventes|kommende'],
  da: ['i|den|på|under|fra', 'planlagt*|skal|vil|ventes|forventes|kommende'],
  fi: ['', 'suunnitel*|suunnitteilla|tulossa|odotetaan|on määrä|tulee'],
  el: ['τον|στις|το|την|στα|από|κατά', 'προγραμματισ*|προβλέπ*|αναμένεται|αναμένονται|θα'],
  tr: ['', 'planlan*|beklen*|öngörül*|olacak|edilecek|açılacak|yapılacak'],
  cs: ['v|ve|dne|od|na', 'plánovan*|plánuje*|bude|budou|očekávan*|naplánován*'],
  hu: ['', 'terveze*|tervezett|várható*|lesz|fog|ütemezve'],
  ro: ['în|la|pe|din|în luna', 'planificat*|programat*|prevăzut*|va|vor|urmează|așteptat*'],
  bg: ['през|на|в|от', 'планиран*|предвиден*|ще|очаква*'],
  vi: ['vào|trong|từ|vào ngày|ngày', 'dự kiến|sẽ|theo kế hoạch|lên kế hoạch|sắp'],
  id: ['pada|di|mulai|sejak|pada bulan', 'direncanakan|akan|dijadwalkan|diperkirakan|mendatang'],
  th: ['ใน|เมื่อ|เดือน|วันที่|ในเดือน', 'วางแผน|แผน|จะ|คาดว่า|กำหนด'],
  hi: ['', 'योजना|नियोजित|होगा|होगी|होंगे|प्रस्तावित|अपेक्षित'],
  ja: ['', '予定|計画|見込み|見通し|目指す'],
  ko: ['', '예정|계획|전망'],
  zh: ['于|在', '计划|预计|将|拟|即将|預計|計劃|將'],
  hr: ['u|na|dana|od|tijekom', 'planiran*|bit će|bude|očekuje*|predviđen*|zakazan*'],
  sl: ['v|na|dne|od', 'načrtovan*|bo|bodo|predviden*|pričakovan*'],
  sr: [
    'u|na|dana|od|у|на|од',
    'planiran*|biće|očekuje*|predviđen*|планиран*|биће|очекује*|предвиђен*',
  ],
  mk: ['во|на|од', 'планиран*|ќе|се очекува|предвиден*'],
  sq: ['në|më|nga|gjatë', 'planifikuar*|do të|pritet|parashikuar*'],
  lt: ['', 'planuojam*|suplanuot*|bus|numatom*|numatyt*|laukiam*'],
  ar: ['في|من|خلال', 'مخطط*|المقرر|سوف|متوقع*'],
}

const dateWords = byLanguage(table, (row): DateWords => {
  const [prepositions, plans] = row ?? ['', '']
  const own = prepositions.split('|').filter(Boolean)
  const neutral = own.length === 0 ? '(?!)' : own.sort((a, b) => b.length - a.length).join('|')
  return {
    neutral: new RegExp(`(?:^|[\\s,(])(?:${neutral})\\s*$`, 'iu'),
    planned: wordPattern(plans.split('|').filter(Boolean)),
  }
})

/** How many code units at the end of a text are a preposition that only leads to the date behind it; 0 without. */
export function neutralPrepositionLength(before: string, language: string): number {
  const match = dateWords(language).neutral.exec(before)
  return match === null ? 0 : match[0].replace(/^[,(]/u, '').length
}

/** Whether the words say that something is still to come. */
export function saysPlanned(text: string, language: string): boolean {
  return dateWords(language).planned.test(text)
}
