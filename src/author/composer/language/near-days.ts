import { byLanguage } from './by-language.ts'
import { wordPattern, wordSource } from './word-pattern.ts'

/** Words for days and weeks that are told from the day on which somebody speaks and lie ahead, by primary subtag; `*` is any ending. */
const table: Record<string, string> = {
  en: 'today|tonight|tomorrow|this afternoon|this evening|this week|next week|next month|by noon|at noon|in the morning',
  de: 'heute|morgen|übermorgen|diese woche|nächste woche|nächsten monat|heute abend|bis mittag',
  fr: 'aujourd’hui|ce soir|demain|après-demain|cette semaine|la semaine prochaine|le mois prochain',
  es: 'hoy|esta tarde|esta noche|mañana|pasado mañana|esta semana|la semana que viene|la próxima semana',
  it: 'oggi|stasera|domani|dopodomani|questa settimana|la settimana prossima|la prossima settimana',
  pt: 'hoje|amanhã|depois de amanhã|esta semana|na próxima semana|semana que vem|hoje à noite',
  nl: 'vandaag|vanavond|morgen|overmorgen|deze week|volgende week',
  sv: 'idag|i dag|ikväll|i kväll|imorgon|i morgon|i övermorgon|den här veckan|nästa vecka',
  nb: 'i dag|i kveld|i morgen|i overmorgen|denne uken|neste uke',
  da: 'i dag|i aften|i morgen|i overmorgen|denne uge|næste uge',
  fi: 'tänään|tänä iltana|huomenna|ylihuomenna|tällä viikolla|ensi viikolla',
  pl: 'dziś|dzisiaj|wieczorem|jutro|pojutrze|w tym tygodniu|w przyszłym tygodniu',
  cs: 'dnes|večer|zítra|pozítří|tento týden|příští týden|dneska',
  hu: 'ma|este|holnap|holnapután|ezen a héten|jövő héten',
  ro: 'azi|astăzi|diseară|mâine|poimâine|săptămâna asta|săptămâna viitoare',
  ru: 'сегодня|вечером|завтра|послезавтра|на этой неделе|на следующей неделе',
  uk: 'сьогодні|увечері|завтра|післязавтра|цього тижня|наступного тижня',
  bg: 'днес|довечера|утре|вдругиден|тази седмица|следващата седмица',
  el: 'σήμερα|απόψε|αύριο|μεθαύριο|αυτή την εβδομάδα|την άλλη εβδομάδα',
  hr: 'danas|večeras|sutra|prekosutra|ovaj tjedan|sljedeći tjedan|ove nedelje|данас|вечерас|сутра',
  tr: 'bugün|bu akşam|yarın|bu hafta|gelecek hafta|haftaya',
  vi: 'hôm nay|tối nay|ngày mai|tuần này|tuần sau',
  id: 'hari ini|nanti malam|besok|lusa|minggu ini|minggu depan',
  th: 'วันนี้|คืนนี้|พรุ่งนี้|สัปดาห์หน้า|อาทิตย์หน้า',
  hi: 'आज|कल|परसों|इस हफ़्ते|अगले हफ़्ते|अगले सप्ताह',
  ar: 'اليوم|الليلة|غدا|غدًا|بعد غد|هذا الأسبوع|الأسبوع القادم|الأسبوع المقبل',
  he: 'היום|הערב|מחר|מחרתיים|השבוע|בשבוע הבא',
  ja: '今日|今夜|明日|明後日|今週|来週',
  ko: '오늘|오늘 밤|내일|모레|이번 주|다음 주',
  zh: '今天|今晚|明天|后天|後天|本周|本週|这周|這週|下周|下週',
  sq: 'sot|sonte|nesër|këtë javë|javën tjetër',
  lt: 'šiandien|vakare|rytoj|poryt|šią savaitę|kitą savaitę',
}

/** Where such a word is the time of day. */
const timesOfDay: Record<string, string> = {
  de: 'guten morgen|am morgen|jeden morgen|der morgen|den morgen',
  nl: 'goede morgen',
  es: 'la mañana',
}

const timesFor = byLanguage(timesOfDay, (row) =>
  row === undefined ? /(?!)/gu : new RegExp(wordSource(row.split('|')), 'giu'),
)

const nearFor = byLanguage(table, (row) =>
  row === undefined ? /(?!)/u : wordPattern(row.split('|')),
)

/** Whether a sentence says when by a day told from that on which it is said ("tomorrow"). */
export function saysNearDay(text: string, language: string): boolean {
  return nearFor(language).test(text.replaceAll("'", '’').replaceAll(timesFor(language), ' '))
}
