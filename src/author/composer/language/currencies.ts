import { isNearnessWord } from './figure-words.ts'

/** Codes and abbreviations of currencies as they stand beside a number, as part of a pattern. */
export const currencyCodes =
  'USD|EUR|GBP|CHF|JPY|CNY|RMB|INR|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|BRL|MXN|ARS|CLP|COP|AUD|CAD|KRW|THB|IDR|VND|UAH|RUB|Rs\\.?|Rp\\.?|Kč|kr\\.?|zł'

/** The codes of money that ISO 4217 has in use. */
const isoCodes =
  'AED|AFN|ALL|AMD|ANG|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BGN|BHD|BIF|BMD|BND|BOB|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHF|CLP|CNY|COP|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|UYU|UZS|VES|VND|VUV|WST|XAF|XCD|XOF|XPF|YER|ZAR|ZMW|ZWG'

/** Words and signs of currencies behind a number, in all languages. */
const currencyWords =
  'euros?|pounds?|dollars?|kronor|kroner|złotych|francs?|lei|лв|руб(?:\\.|лей|ля|ль)?|грн|р\\.|円|元|块|塊|원|บาท|रुपये|रु\\.?|دينار|درهم|ريال|جنيه|ليرة|TL|lira|Ft|Euro'

/** Money as it is written: a sign, a code or a word of a currency beside a number, as part of a pattern; digits are Latin ones. */
export const money = `(?:(?:\\p{Sc}|(?<!\\p{L})(?:${currencyCodes}|${isoCodes}))\\s?\\d(?:[\\d.,'’ \\u00a0\\u202f]*\\d)?(?:,?[-–—]+)?|\\d(?:[\\d.,'’ \\u00a0\\u202f]*\\d)?(?:,?[-–—]+)?\\s?(?:\\p{Sc}|(?:${currencyCodes}|${isoCodes}|${currencyWords})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])))`

const ofAmount = new RegExp(
  `^(?:${currencyCodes}|${isoCodes}|RM|Fr\\.?|R(?=\\d{3}))(?=\\p{Nd})`,
  'u',
)

const letter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]'
const beforeNumber = new RegExp(`(?<!\\p{L})(${letter}+\\.?)[-–]?(?=\\p{Nd})`, 'u')

/**
 * Whether letters right before a number, with a dash between or without, make a name of it ("P3", "HD-20481"): those of no
 * currency ("RM20", "EUR-500") and no word that says how near the number is ("ca.500").
 */
export function isNamedNumber(text: string): boolean {
  const [, letters = ''] = beforeNumber.exec(text) ?? []
  if (letters === '' || isNearnessWord(letters)) return false
  return !ofAmount.test(text.slice(text.indexOf(letters)).replace(/[-–]/u, ''))
}
