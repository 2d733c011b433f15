import { LRUCache } from 'lru-cache'
import { allMatches } from '../../../text/all-matches.ts'
import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { baseLanguage } from '../../languages.ts'
import { pointedDay, toldYear as year, yearFirst } from './date-parts.ts'
import { normalizeDigits } from './figures.ts'
import { remembered } from './remembered.ts'
import { isDense } from './script.ts'
import { escapePattern, wordPattern } from './word-pattern.ts'

/** Where a date stands in a text: a half-open range of UTF-16 code units. */
interface DateMatch {
  from: number
  to: number
}

/** Languages whose month names take endings ("januárban", "Ocak'ta", "в январе"): the stem and a few letters more. */
const inflecting = new Set('fi hu tr lt ru uk pl cs hr sr bs cnr sl bg mk el ro sq'.split(' '))

/** Regions whose language tag `Intl` does not know by itself. */
const knownLocales: Record<string, string> = { cnr: 'sr-Latn-ME' }

/** Languages that write the year first and points behind the numbers of a date ("2015. 3. 12."); and the day first ("30. 9."). */
const yearFirstLanguages = new Set('ko hu lt mn'.split(' '))
const pointedLanguages = new Set(
  'de cs sk sl hr sr bs cnr mk bg ru uk pl fi nb no da is et lv tr ro'.split(' '),
)
/** Whether a language sets a point behind the number of a month ("30.9."). */
export function pointsDays(language: string): boolean {
  return pointedLanguages.has(baseLanguage(language))
}

/** A day and a month between strokes that can be no part of a whole ("31/8", "05/03"). */
const zeroedDay =
  '(?:(?:1[3-9]|2\\d|3[01])/(?:0?[1-9]|1[0-2])|(?:0[1-9]|1[0-2])/(?:0[1-9]|[12]\\d|3[01])|(?:0[1-9]|[12]\\d|3[01])/0[1-9])'
/** Words behind the figures of a year that a full stop makes shorter. */
const shortYearWord = '(?:г|р|m|r|god)\\.'
/** Behind the figures of a year. */
const yearWord = `(?:\\s?(?:${shortYearWord}|года|году|год|року|годину|година|roku|godine|leta|йыл))?`
const endingInYear = new RegExp(`(?<!\\p{Nd})(?:1\\d|20|21)\\d{2}\\s?${shortYearWord}$`, 'u')
/** Whether a text ends in a year whose word is cut short, so that its full stop ends no sentence: "Plan na 2025 r.", "Отчёт за 2024 г.". */
export function endsInYear(text: string): boolean {
  return endingInYear.test(text)
}
const boundary = { before: '(?<![\\p{L}\\p{M}\\p{N}])', after: '(?![\\p{L}\\p{M}\\p{N}])' }
const dash = '\\s?[-–—~～]\\s?'
/** A dash or the word for it, from one month or year to another ("February to May"). */
const span = `(?:${dash}|\\s(?:to|through|until|bis|a|à|hasta|al|até|tot|do|до|till|til|až|la)\\s)`

interface DatePatterns {
  /** The name of a weekday, whole: short ones are words as well. */
  weekday: RegExp
  /** Cheap, in lower case: a text without a match holds no date. */
  hint: RegExp
  /** The first three letters of the names of months and weekdays. */
  beginnings: ReadonlySet<string>
  /**
   * A date anywhere in a sentence, or a bare year, which is none by itself. Not the two ends of a range in one: a
   * pattern that holds this one several times takes half a second to compile.
   */
  anywhere: RegExp
  /** What is a date only where something sets it apart ("2019: …", "March – …", "Monday: …", "9:30 …"). */
  setApart: RegExp
}

const seasons =
  'spring|summer|autumn|fall|winter|Frühjahr|Frühling|Sommer|Herbst|Winter|primavera|verano|otoño|invierno|printemps|été|automne|hiver|estate|autunno|inverno|verão|outono|voorjaar|lente|zomer|herfst|najaar|wiosna|wiosną|lato|latem|jesień|jesienią|zima|zimą|весна|весной|лето|летом|осень|осенью|зима|зимой|весни|влітку|восени|взимку|våren|sommaren|hösten|vintern|vår|sommer|sommeren|høst|høsten|efterår|efteråret|forår|foråret|kevät|keväällä|kesä|kesällä|syksy|syksyllä|talvi|talvella|jaro|léto|podzim|jar|primăvara|vara|toamna|iarna|άνοιξη|καλοκαίρι|φθινόπωρο|χειμώνας|пролет|лято|есен|зима|proljeće|ljeto|jesen|ilkbahar|yaz|sonbahar|kış|tavasz|nyár|ősz|tél'
const partsOfYear =
  'early|mid|mid-|late|end|the end|beginning|the beginning|start|Anfang|Mitte|Ende|principios|mediados|finales|fines|début|mi|mi-|fin|courant|inizio|metà|fine|início|meados|final|fim|begin|midden|medio|eind|początek|koniec|начало|начале|середина|середине|конец|конце|början|slutet|mitten|starten|slutningen|midten|začátek|konec|počátek|početak|kraj|sredina|începutul|sfârșitul|mijlocul'

/** Patterns by primary subtag, which documents may make up. */
const madePatterns = new LRUCache<string, DatePatterns>({ max: 64 })

function patternsFor(language: string): DatePatterns {
  const base = baseLanguage(language)
  const known = madePatterns.get(base)
  if (known !== undefined) return known
  const months = alternation([...namesOf(base, 'month'), ...namesOf('en', 'month')], base)
  const weekdays = alternation([...namesOf(base, 'weekday'), ...namesOf('en', 'weekday')], base)
  const month = `(?:${months})`
  const day = '(?:0?[1-9]|[12]\\d|3[01])(?:\\.|st|nd|rd|th|er|ª|º|°|-го|-ro)?'
  const of = '(?:\\s(?:de|del|of|di|do|da|tháng))?'
  const comma = '[,.]?'
  const dayMonth = `${day}${of}\\s${month}(?:${comma}${of}\\s(?:năm\\s)?${year}${yearWord})?`
  const dayRange = `${day}${dash}${dayMonth}`
  const monthDay = `${month}\\s${day}(?:(?:,?\\s)${year})?`
  const monthYear = `(?:${month}${dash})?${month}${comma}(?:\\s(?:de|del|of|do|năm|le))?\\s(?:${year}|['’]\\d{2})${yearWord}`
  const point = yearFirstLanguages.has(base) ? '\\.|' : ''
  const yearMonth = `${year}(?:${point}\\s?m\\.)?\\s${month}(?:\\s${day})?`
  const quarterName =
    '(?:quarter|quartal|quartale|trimestre|trimestri|kwartaal|kwartał|kwartale|kvartal|kvartál|kvartalet|квартал\\p{L}*|neljännes|τρίμηνο|çeyrek|çeyreği|negyedév|trimestr\\p{L}*|quý|ไตรมาส|kuartal|triwulan|kvartil|tromesečj\\p{L}*|tromjesečj\\p{L}*|tromesečje|četrtletj\\p{L}*|ketvirt\\p{L}*|तिमाही)'
  const ordinal =
    '(?:[1-4](?:st|nd|rd|th|er|e|º|ª|o|a|\\.|-й|-ий|-м|\\.º)?|I{1,3}|IV|first|second|third|fourth|erstes?|zweites?|drittes?|viertes?|primer|primo|segundo|secondo|tercer|terzo|cuarto|quarto|premier|deuxième|troisième|quatrième|första|andra|tredje|fjärde)'
  const quarter = `(?:(?:Q|T|K|Кв\\.?|H|S)[1-4](?:${dash}(?:Q|T|K|H|S)[1-4])?(?:[\\s/]?(?:${year}|['’]?\\d{2}))?|[1-4][QTH](?:\\s?(?:${year}|['’]?\\d{2}))|${year}\\s?[-/]?\\s?(?:Q|T|K|H)[1-4]|${ordinal}\\s${quarterName}(?:\\s(?:of|de|del|do|von|des))?(?:\\s(?:năm\\s)?${year})?|${quarterName}\\s(?:[1-4]|I{1,3}|IV)(?:[\\s/](?:năm\\s)?${year})?)`
  const season = `(?:${seasons})\\s(?:of\\s|de\\s|del\\s|do\\s|dell['’])?${year}${yearWord}`
  const partOfYear = `(?:${partsOfYear})(?:\\s(?:of|de|del|di|do|van))?\\s(?:${month}(?:${of}\\s${year})?|${year})${yearWord}`
  const iso = `${year}-(?:0[1-9]|1[0-2])(?:-\\d{2})?|${year}/(?:0?[1-9]|1[0-2])(?:/\\d{1,2})?|\\d{1,2}[./]\\d{1,2}[./](?:${year}|\\d{2})`
  const inFigures = [
    iso,
    ...(yearFirstLanguages.has(base) ? [yearFirst] : []),
    ...(pointedLanguages.has(base) ? [pointedDay] : []),
  ]
  const vietnamese = `(?:ngày\\s\\d{1,2}\\s)?tháng\\s\\d{1,2}(?:[\\s/](?:năm\\s)?${year})?`
  const dense = `(?:${year}\\s?年)(?:\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?日)?|\\s?第?[一二三四1-4](?:四半期|季度)|[上下]半[年期]|年?[春夏秋冬]季?)?|\\d{1,2}\\s?月\\s?\\d{1,2}\\s?日|第[一二三四1-4](?:四半期|季度)|${year}\\s?년(?:\\s?\\d{1,2}\\s?월(?:\\s?\\d{1,2}\\s?일)?|\\s?[1-4]\\s?분기)?|\\d{1,2}\\s?월\\s?\\d{1,2}\\s?일|[1-4]\\s?분기`
  const spaced = [
    ...inFigures,
    season,
    partOfYear,
    dayRange,
    dayMonth,
    monthDay,
    monthYear,
    yearMonth,
    quarter,
    vietnamese,
  ]
  // Thai and the ideographic scripts have no spaces around words.
  const open = base === 'th' ? '(?<!\\p{N})' : boundary.before
  const shut = base === 'th' ? '(?!\\p{N})' : boundary.after
  const whole = `(?:${open}(?:${spaced.join('|')})${shut}|${dense})`
  const one = `(?:${whole}|${boundary.before}${year}${yearWord}${boundary.after})`
  const beginningsOf = (kind: 'month' | 'weekday') =>
    [...namesOf(base, kind), ...namesOf('en', kind)].map((name) => name.slice(0, 3))
  const beginnings = beginningsOf('month')
  const days = namesOf(base, 'weekday').filter((name) => name.length > 3 || isDense(name))
  const patterns = {
    weekday: wordPattern(days),
    beginnings: new Set([...beginnings, ...beginningsOf('weekday')]),
    hint: new RegExp(
      `(?<!\\d)(?:1\\d|20|21)\\d{2}(?!\\d)|(?<!\\p{L})[qtkhs][1-4]|[1-4][qth](?!\\p{L})|\\d[./]\\s?\\d{1,2}[./]|[年月季四년월분]|(?:^|[^\\p{L}])(?:${beginnings.join('|')}|qua|kwa|kva|tri|tro|čet|ket|кв|τρί|çey|neg|nel|quý|kua)|(?:${base === 'th' ? beginnings.join('|') : '(?!)'})|ไตรมาส|तिमाही`,
      'u',
    ),
    anywhere: caselessPattern(one, 'gu'),
    setApart: new RegExp(
      `^(?:${yearFirst}|${pointedDay}|${zeroedDay}|(?:FY|AY)?\\s?${year}s?${yearWord}(?:${dash}(?:\\d{2}|${month})|${span}${year})?|${month}(?:${span}${month}(?:\\s${year})?)?|\\d{1,2}\\s?[月월](?:${dash}\\d{1,2}\\s?[月월])?|(?:${weekdays})(?:${comma}\\s${dayMonth}|${comma}\\s${monthDay})?|\\d{1,2}[:.h]\\d{2}(?:\\s?(?:[ap]\\.?m\\.?|Uhr|h|hrs))?(?:${dash}\\d{1,2}[:.h]\\d{2}(?:\\s?(?:[ap]\\.?m\\.?|Uhr|h|hrs))?)?|${day}${of}\\s${month}|\\p{L}{2,10}\\s\\d{1,2}(?:${dash}\\d{1,2})?)$`,
      'iu',
    ),
  }
  madePatterns.set(base, patterns)
  return patterns
}

/** Names of months or weekdays of a language, whole and short, by themselves and beside a day. */
function namesOf(base: string, kind: 'month' | 'weekday'): string[] {
  const names = new Set<string>()
  const locale = knownLocales[base] ?? base
  for (const style of ['long', 'short'] as const) {
    const options: Intl.DateTimeFormatOptions[] =
      kind === 'month'
        ? [{ month: style }, { month: style, day: 'numeric' }, { month: style, year: 'numeric' }]
        : [{ weekday: style }]
    for (const option of options) {
      const format = new Intl.DateTimeFormat(locale, {
        ...option,
        timeZone: 'UTC',
        calendar: 'gregory',
      })
      for (let index = 0; index < 12; index++) {
        // 2024-01-01 was a Monday.
        const moment =
          kind === 'month' ? Date.UTC(2024, index, 15) : Date.UTC(2024, 0, 1 + (index % 7))
        const part = format.formatToParts(moment).find((one) => one.type === kind)
        const name = part?.value.toLowerCase().replace(/\.$/, '') ?? ''
        if (/\p{L}/u.test(name) && !/\p{N}/u.test(name)) names.add(name)
      }
    }
  }
  return [...names]
}

/**
 * The names, longest first. The endings stand once behind all stems that take them: behind each, the classes of letters
 * would be compiled thousands of times, which takes seconds.
 */
function alternation(names: readonly string[], base: string): string {
  const sorted = [...new Set(names)].sort((a, b) => b.length - a.length)
  const takesEndings = (name: string) => inflecting.has(base) && name.length >= 4
  const stems = sorted.filter(takesEndings).map((name) => {
    const escaped = escapePattern(name)
    const stem = escaped.replace(/[aeiouyаеиоуьйяіďα-ωή]{1,2}$/u, '')
    return stem.length >= 3 ? stem : escaped
  })
  const others = sorted.filter((name) => !takesEndings(name)).map(escapePattern)
  return [
    ...(stems.length > 0 ? [`(?:${stems.join('|')})[\\p{L}'’]{0,6}\\.?`] : []),
    ...(others.length > 0 ? [`(?:${others.join('|')})\\.?`] : []),
  ].join('|')
}

/** Every date but those that only something around them shows has a figure in it, or an ideograph for one. */
const anyNumber = /[\p{Nd}一二三四]/u

/** Between the two ends of a range. */
const onlyDash = new RegExp(`^${dash}$`, 'u')
const onlyYear = new RegExp(`^${year}$`, 'u')
const yearAlone = new RegExp(`^${year}${yearWord}$`, 'iu')

/** What is found of dates and bare years as dates: two with a dash between them are one, other bare years none. */
function datesAmong(text: string, found: readonly RegExpExecArray[]): DateMatch[] {
  const dates: DateMatch[] = []
  for (let at = 0; at < found.length; at++) {
    const [from, to] = [found[at], found[at + 1]]
    if (from === undefined) continue
    const end = from.index + from[0].length
    const isRange = to !== undefined && onlyDash.test(text.slice(end, to.index))
    const last = isRange && (!yearAlone.test(from[0]) || onlyYear.test(from[0])) ? to : from
    if (last === to) at += 1
    else if (yearAlone.test(from[0])) continue
    dates.push({ from: from.index, to: last.index + last[0].trimEnd().length })
  }
  return dates
}

/** Every date of a text, in order, but bare years and months: those are dates only where something sets them apart. */
export function findDates(text: string, language: string): readonly DateMatch[] {
  return text.length > 2000 || !anyNumber.test(text) ? [] : datesIn(text, language)
}

const datesIn = remembered((text, language): readonly DateMatch[] => {
  const plain = normalizeDigits(text)
  const { hint, anywhere } = patternsFor(language)
  return plain.length === text.length && hint.test(plain.toLowerCase())
    ? datesAmong(plain, allMatches(plain, anywhere))
    : []
})

/** Whether a sentence says on which day or by when, be it a weekday. */
export function saysWhen(text: string, language: string): boolean {
  return findDates(text, language).length > 0 || patternsFor(language).weekday.test(text)
}

/** Whether a text is a date and nothing else: a year, a month, a weekday or a time of day alone among them. */
export function isDate(text: string, language: string): boolean {
  const plain = normalizeDigits(text.trim())
  if (plain.length > 60 || plain === '') return false
  const { setApart, beginnings } = patternsFor(language)
  const named = beginnings.has(plain.slice(0, 3).toLowerCase())
  if (!named && !anyNumber.test(plain)) return false
  if (/^\p{L}{2,10}\s\d{1,2}(?:\s?[-–—]\s?\d{1,2})?$/u.test(plain) && !timeUnit.test(plain)) {
    // "Step 3" is no date, "Week 3" is.
    return isWhole(findDates(plain, language), plain)
  }
  return setApart.test(plain) || isWhole(findDates(plain, language), plain)
}

function isWhole(dates: readonly DateMatch[], text: string): boolean {
  const [only] = dates
  return only !== undefined && only.from === 0 && only.to === text.length
}

/** Units that number a stretch of time from its beginning: "Week 3", "Tag 1". */
const timeUnit =
  /^(?:day|week|month|year|quarter|sprint|tag|woche|kw|monat|jahr|día|semana|mes|año|jour|semaine|mois|année|an|giorno|settimana|mese|anno|dia|mês|ano|dag|week|maand|jaar|dzień|tydzień|miesiąc|rok|день|неделя|месяц|год|тиждень|місяць|рік|den|týden|měsíc|dag|vecka|månad|år|uke|måned|uge|gün|hafta|ay|yıl|nap|hét|hónap|ziua|săptămâna|luna|anul|ngày|tuần|hari|minggu|bulan|tahun|dan|tjedan|nedelja|mesec|godina|teden|leto|दिन|सप्ताह|วันที่|สัปดาห์ที่)\s\d/iu
