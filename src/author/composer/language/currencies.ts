/** Codes and abbreviations of currencies as they stand beside a number, as part of a pattern. */
export const currencyCodes =
  'USD|EUR|GBP|CHF|JPY|CNY|RMB|INR|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|BRL|MXN|ARS|CLP|COP|AUD|CAD|KRW|THB|IDR|VND|UAH|RUB|Rs\\.?|Rp\\.?|Kč|kr\\.?|zł'

const ofAmount = new RegExp(`^(?:${currencyCodes}|[A-Z]{3}|RM|Fr\\.?|R(?=\\d{3}))(?=\\p{Nd})`, 'u')

const letter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]'
const beforeNumber = new RegExp(`(?<!\\p{L})(${letter}+\\.?)[-–]?(?=\\p{Nd})`, 'u')

/**
 * Whether letters right before a number, with a dash between or without, make a name of it ("P3", "HD-20481"): those of no
 * currency ("RM20", "EUR-500").
 */
export function isNamedNumber(text: string): boolean {
  const [, letters = ''] = beforeNumber.exec(text) ?? []
  return letters !== '' && !ofAmount.test(text.slice(text.indexOf(letters)).replace(/[-–]/u, ''))
}
