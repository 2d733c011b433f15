import { allMatches } from '../../../text/all-matches.ts'
import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { currencyCodes } from './currencies.ts'
import { findDates } from './dates.ts'
import { normalizeDigits } from './figures.ts'

/** What a figure counts: rows of a comparison and axes of a chart only ever join figures of one kind. */
type FigureKind = 'money' | 'percent' | 'duration' | 'measure' | 'scaled' | 'count'

/** A number with its unit as a text prints it: a half-open range of UTF-16 code units. */
export interface FigurePhrase {
  from: number
  to: number
  kind: FigureKind
}

const number =
  "\\d{1,3}(?:[.,'’\\u00a0\\u202f ]\\d{3})+(?!\\d)(?:[.,٫]\\d{1,3}(?!\\d))?|\\d+(?:[.,٫]\\d+)?"
const currencySign = '(?:US|AU|CA|HK|NT|NZ|A|C|R|S)?\\$|[€£¥₹₽₩₺₴₫฿₪₦]|元'
const scale =
  'thousands?|migliaia|millions?|billions?|trillions?|bn|mn|[kKMB](?![\\p{L}])|Tsd\\.?|Mio\\.?|Mrd\\.?|Tausend|Million(?:en)?|Milliarden?|mil millones|millones|millón|mil\\.|mil|milliers?|milliards?|milioni|milione|miliardi|miliardo|mila|milhões|milhão|bilhões|bilhão|bilião|mil milhões|duizend|miljoen|miljard|mln\\.?|mld\\.?|mlrd\\.?|tys\\.?|tysięcy|milion\\p{L}*|miliard\\p{L}*|тыс\\.?|тысяч\\p{L}*|тис\\.?|тисяч\\p{L}*|млн\\.?|млрд\\.?|миллион\\p{L}*|миллиард\\p{L}*|мільйон\\p{L}*|мільярд\\p{L}*|милион\\p{L}*|милиард\\p{L}*|tusen|tusind|miljon(?:er)?|miljard(?:er)?|million(?:er)?|milliard(?:er)?|mio\\.?|mia\\.?|mrd\\.?|milj\\.|miljoonaa?|miljardia?|tuhatta|χιλιάδες|εκατ\\.?|εκατομμύρι\\p{L}*|δισ\\.?|δισεκατομμύρι\\p{L}*|bin|milyon|milyar|tisíc\\p{L}*|ezer|millió|milliárd|mii|milioane|miliarde|tisuć\\p{L}*|hiljad\\p{L}*|tisoč\\p{L}*|milijon\\p{L}*|milijun\\p{L}*|milijard\\p{L}*|mijë|milionë|miliardë|tūkst\\.?|mlrd\\.?|nghìn|ngàn|triệu|tỷ|tỉ|ribu|juta|miliar|triliun|lakhs?|crores?|พัน|หมื่น|แสน|ล้าน|พันล้าน|हज़ार|लाख|करोड़|千万|百万|万|億|亿|兆|千|백만|천만|천|만|억|조'
const currencyWord =
  '€|\\$|£|¥|₽|₴|₺|₫|zł|Kč|kr\\.?|Ft|lei|лв\\.?|лева|грн\\.?|гривен\\p{L}*|гривень|руб\\.?|рубл\\p{L}*|доллар\\p{L}*|долар\\p{L}*|евро|євро|euros?|Euro|dollars?|Dollar|dólares|dollari|pounds?|Pfund|libras|livres|sterline|yen|Yen|francs?|Franken|Rappen|kronor|kroner|korun\\p{L}*|koruna|forint|złot\\p{L}*|pesos|reais|rupees?|rupiah|đồng|lira|TL|dinara|eura?|evra?|eurot?a?|ευρώ|δολάρια|USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|UAH|RUB|円|ドル|ユーロ|人民币|人民幣|美元|欧元|日元|元|원|달러|유로|บาท|ดอลลาร์|रुपये|रुपए|डॉलर'
const percent =
  '%|‰|％|٪|percentage points?|percent|per cent|Prozentpunkte?n?|Prozent|puntos porcentuales|por ciento|points de pourcentage|pour cent|punti percentuali|per cento|pontos percentuais|por cento|procentpunten|procent\\p{L}*|prosent\\p{L}*|процентн\\p{L}+ пункт\\p{L}*|процент\\p{L}*|відсотк\\p{L}*|τοις εκατό|százalék\\p{L}*|postot\\p{L}*|odsto|posto|la sută|phần trăm|persen|เปอร์เซ็นต์|प्रतिशत|パーセント|ポイント|퍼센트|%p|个百分点|pp(?![\\p{L}])'
const duration =
  'seconds?|minutes?|min(?:\\.|(?![\\p{L}]))|hours?|days?|weeks?|months?|years?|Sekunden?|Minuten?|Stunden?|Tagen?|Tage|Wochen?|Monaten?|Monate|Jahren?|Jahre|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|secondes?|heures?|jours?|semaines?|mois|ans?|années?|secondi|minuti|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|dias?|mês|anos?|seconden|uur|uren|dagen|weken|maanden|jaar|dni|tygodni\\p{L}*|miesi[ęą]c\\p{L}*|lat(?![\\p{L}])|godzin\\p{L}*|minut\\p{L}*|дн[яейі]\\p{L}*|день|недел\\p{L}+|месяц\\p{L}*|лет(?![\\p{L}])|год(?:а|ы)?(?![\\p{L}])|час\\p{L}*|минут\\p{L}*|тиж\\p{L}+|місяц\\p{L}*|рок(?:и|ів)(?![\\p{L}])|годин\\p{L}*|хвилин\\p{L}*|dagar|veckor|månader|timmar|uker|måneder|dager|timer|uger|dage|år(?![\\p{L}])|viikkoa|kuukautta|vuotta|tuntia|päivää|ημέρες|εβδομάδες|μήνες|χρόνια|ώρες|gün|hafta|ay(?![\\p{L}])|yıl|saat|dakika|týdn\\p{L}+|měsíc\\p{L}*|dn[íůy](?![\\p{L}])|hodin\\p{L}*|let(?![\\p{L}])|roky?(?![\\p{L}])|nap(?![\\p{L}])|hét|hónap|év(?![\\p{L}])|óra|perc|zile|săptămâni|luni|ani|дни|седмици|месеца|години|часа|dana|tjedana|tjedna|mjesec[ia]|godin[ae]|sati|nedelja|meseca|meseci|dnevi|tednov|mesecev|ur(?![\\p{L}])|ditë|javë|muaj|vjet|dien\\p{L}+|savai\\p{L}+|mėnesi\\p{L}+|met\\p{L}+|ngày|tuần|tháng|năm|giờ|phút|hari|minggu|bulan|tahun|jam|menit|วัน|สัปดาห์|เดือน|ปี|ชั่วโมง|นาที|दिन|सप्ताह|हफ़्ते|महीने|माह|वर्ष|साल|घंटे|मिनट|日間|営業日|日|週間|か月|ヶ月|カ月|年間|時間|分|일|주|개월|년|시간|분|天|个工作日|周|个月|年|小时|分钟'
const measure =
  'km/h|km²|km|m²|m³|cm|mm|ml|kg|mg|kWh|MWh|GWh|TWh|kW|MW|GW|GB|TB|MB|kB|Mbit/s|Gbit/s|GHz|MHz|Hz|°C|°F|°|ha(?![\\p{L}])|hectares?|Hektar|hectáreas|tonnes?|tons?|Tonnen?|toneladas?|tonnellate|ton(?![\\p{L}])|тонн\\p{L}*|litres?|liters?|Liter|litros?|litri|miles?|metres?|meters?|Meter|metros?|metri|Quadratmeter|ms(?![\\p{L}])|x(?![\\p{L}])|×|fois|Mal(?![\\p{L}])|times|t(?![\\p{L}])|トン|キロ|吨|公里|公尺|公斤|平方公里|平方公尺|平方米|公顷|公頃|米|升(?![至到高值级級为為降])|千瓦|度(?![假过過目量])|톤'

/** A unit is a whole word; only in scripts without spaces the next word may follow at once. */
const wordEnd = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}])'
const wordStart =
  '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Devanagari}\\p{N}/#№]|[.,:-](?=\\d))'

/** Counters of Chinese, Japanese and Korean: what is counted, as a suffix of the number, and not how another word begins. */
const counter =
  '人|名|位|件|冊|台|回|社|店舗|店|校|本|枚|か所|カ所|ヶ所|箇所|点|世帯|頭|匹|杯|席|個|个|家|次|辆|輛|册|户|戶|套|份(?![额額])|张|張|[间間](?![隔接歇断斷])|棵|种|種|场|場|批|艘|架|座(?![位谈談])|栋|棟|班(?![级級长長])|艇|隻|只(?![有需要能是剩])|명|개|건|회|대|곳|권|가구'

/** Numerals that one in a smaller scale goes on from: "42億6,000万円", "3억 5,000만 원", "2 crore 15 lakh". */
const largeScale = '兆|億|亿|万|萬|조|억|만|crores?|lakhs?|करोड़|लाख'

const pattern = new RegExp(
  `${wordStart}(?<sign>[+−±~≈]|(?<=^|[\\s(])-)?(?:(?<symbol>${currencySign})\\s?|(?<code>${currencyCodes})\\s?|(?<leadingPercent>%|百分之)\\s?)?(?:${number}\\s?(?:${largeScale})\\s?(?=\\d))*(?<number>${number})(?<scaled>\\s?(?:${scale})${wordEnd})?(?:(?<percent>\\s?(?:${percent})${wordEnd})|(?<money>\\s?(?:de\\s|di\\s|d’|d')?(?:${currencyWord})${wordEnd})|(?<duration>[\\s-]?(?:${duration})${wordEnd})|(?<measure>\\s?(?:${measure})${wordEnd}|(?:${counter})(?!月)))?(?!\\d)`,
  'gu',
)

const unitSource = `^(?:[TkK]\\s?(?:€|EUR|CHF|\\$|£)|${currencySign}|${currencyCodes}|${scale}|${currencyWord}|${percent}|${duration}|${measure})(?:(?:[\\s/]|\\sd[ei]\\s)?(?:${currencySign}|${currencyCodes}|${scale}|${currencyWord}|${measure}))*$`
const unitOnly = new RegExp(unitSource, 'u')
const unitInAnyCase = caselessPattern(unitSource, 'u')

/** Whether a text is a unit of measure or money and nothing else ("Mio. €", "kWh", "$M"). */
export function isUnit(text: string): boolean {
  return unitOnly.test(text.trim())
}

/** The same in whatever case files of data write it ("gas_kwh"). */
export function isUnitInAnyCase(text: string): boolean {
  return unitInAnyCase.test(text.trim())
}

/** The figures of a text in order; years, dates, ordinals and numbers inside names are none. */
export function findFigures(text: string, language: string): FigurePhrase[] {
  if (text.length > 1500 || !/\p{Nd}/u.test(text)) return []
  const plain = normalizeDigits(text)
  if (plain.length !== text.length) return []
  const dates = findDates(text, language)
  const figures: FigurePhrase[] = []
  for (const match of allMatches(plain, pattern)) {
    const groups = match.groups ?? {}
    const to = match.index + match[0].length
    const after = plain.slice(to)
    const kind = kindOf(groups)
    if (kind === 'count') {
      const digits = groups.number ?? ''
      if (/^(?:1\d|20|21)\d{2}$/.test(digits)) continue
      // What comes in a row counts nothing; 月 and 월 after it name a month.
      if (/^(?:st|nd|rd|th|er|ª|º|°|\s?[月월]|[.):]\s?\p{L}|[-–:/]\d|-\p{L})/u.test(after)) continue
    }
    if (kind === 'duration' && /^(?:1\d|20|21)\d{2}\s?(?:年|년)/.test(match[0])) continue
    if (kind === 'duration' && isRateOf(match[0], after)) continue
    if (dates.some((date) => match.index < date.to && to > date.from)) continue
    figures.push({ from: match.index, to, kind })
  }
  return figures
}

/** "1日平均420人", "1年に3回": one unit of time that something else is counted by. */
function isRateOf(duration: string, after: string): boolean {
  return (
    /^1\s?(?:日|週|か月|ヶ月|カ月|年|時間|天|周|个月|個月|小时|小時|일|주|개월|년|시간)/u.test(
      duration,
    ) &&
    /^\s?(?:平均|あたり|当たり|につき|[にで約约]?\s?(?:約|约|平均)?\d|평균|당|에\s?(?:평균|약)?\s?\d)/u.test(
      after,
    )
  )
}

function kindOf(groups: Record<string, string | undefined>): FigureKind {
  if (groups.symbol !== undefined || groups.code !== undefined || groups.money !== undefined)
    return 'money'
  if (groups.percent !== undefined || groups.leadingPercent !== undefined) return 'percent'
  if (groups.duration !== undefined) return 'duration'
  if (groups.measure !== undefined) return 'measure'
  return groups.scaled === undefined ? 'count' : 'scaled'
}
