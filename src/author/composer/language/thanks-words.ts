import { byLanguage } from './by-language.ts'
import { wordSource } from './word-pattern.ts'

/** Words that thank, by primary subtag · what makes them a cause ("thanks to the grant"). */
const table: Record<string, readonly [thanks: string, cause?: string]> = {
  en: ['thanks|many thanks|thank you', 'to'],
  de: ['danke|vielen dank|herzlichen dank|besten dank|tausend dank'],
  fr: ['merci|un grand merci|mille mercis'],
  es: ['gracias|muchas gracias|mil gracias', 'a|al'],
  it: ['grazie|grazie mille|molte grazie|mille grazie', 'a|al|alla|allo|ai|agli|alle'],
  pt: ['obrigado|obrigada|muito obrigado|muito obrigada'],
  nl: ['bedankt|dank je|dank jullie|dank u|hartelijk dank'],
  sv: ['tack|tack så mycket|stort tack', 'vare'],
  nb: ['takk|tusen takk|mange takk'],
  da: ['tak|mange tak|tusind tak'],
  fi: ['kiitos|paljon kiitoksia'],
  pl: ['dziękuję|dziękujemy|serdecznie dziękuję'],
  cs: ['děkuji|děkujeme|moc děkuji'],
  hu: ['köszönöm|köszönjük|köszi'],
  ro: ['mulțumesc|mulțumim'],
  ru: ['спасибо|большое спасибо|благодарю', 'тому'],
  uk: ['дякую|щиро дякую|дякуємо'],
  bg: ['благодаря|благодарим', 'на'],
  el: ['ευχαριστώ|ευχαριστούμε'],
  hr: ['hvala|puno hvala|hvala lijepa'],
  tr: ['teşekkürler|teşekkür ederim|teşekkür ederiz|çok teşekkürler'],
  vi: ['cảm ơn'],
  id: ['terima kasih'],
  th: ['ขอบคุณ|ขอบใจ'],
  ar: ['شكرا|شكراً|شكرًا'],
  he: ['תודה'],
  hi: ['धन्यवाद|शुक्रिया'],
  ja: ['ありがとうございます|ありがとうございました'],
  ko: ['감사합니다|고맙습니다'],
  zh: ['谢谢|謝謝|多谢|多謝'],
}

const rows = Object.values(table)
const sourceOf = (column: 0 | 1) =>
  wordSource([...new Set(rows.flatMap((row) => row[column]?.split('|') ?? []))])

/** Words with which a sentence begins that thanks somebody, in whatever language. */
const thanksWords = new RegExp(`^\\s*(?:${sourceOf(0)})(?!\\s+(?:${sourceOf(1)}))`, 'iu')

/** Whether a sentence begins by thanking somebody. */
export function thanks(sentence: string): boolean {
  return thanksWords.test(sentence)
}

const thanksAnywhere = byLanguage(table, (row) => {
  const [words = '', cause = ''] = row ?? []
  const source = (column: string) => wordSource(column === '' ? [] : column.split('|'))
  return new RegExp(`(?:${source(words)})(?!\\s+(?:${source(cause)}))`, 'iu')
})

/** Whether a sentence thanks somebody, wherever it says so ("Haben Sie herzlichen Dank"): thanks of one language are other words elsewhere. */
export function holdsThanks(sentence: string, language: string): boolean {
  return thanksAnywhere(language).test(sentence)
}
