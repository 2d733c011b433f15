import { byLanguage } from './by-language.ts'
import { escapePattern } from './word-pattern.ts'

/** Words that point back at what was named before, wherever they stand near the beginning of a sentence. */
const table: Record<string, string> = {
  en: 'this|these|those|in that|at that|of that|after that|by that|to that|with that|for that|it|them|the former|the latter',
  de: 'diese|dieser|dieses|diesem|diesen|jene|jener|jenem|jenen|dafür|dagegen|daran|darauf|daraus|davon|dazu|deshalb|deswegen|daher|damit|dadurch|dessen|deren|das ist|das sind|das war|das waren|das heißt|das bedeutet|das entspricht|das macht|das gilt|das geht|das hat|das wird|das kann|das zeigt|das liegt',
  fr: 'ce|cet|cette|ces|celui-ci|celle-ci|ceux-ci|celles-ci|cela|ceci|en effet',
  es: 'este|esta|estos|estas|ese|esa|esos|esas|aquel|aquella|ello|dicho|dicha|dichos|dichas',
  it: 'questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|tale|tali',
  pt: 'este|esta|estes|estas|esse|essa|esses|essas|isso|isto|aquele|aquela|tal|tais|nesse|nessa|neste|nesta|desse|dessa',
  nl: 'deze|dit|die|daarvan|daarvoor|daarom|hiervan|hiervoor',
  ru: 'этот|эта|это|эти|этого|этой|этих|этому|этим|поэтому|таким образом',
  tr: 'bu|bunun|buna|bunu|bunlar|şu|o|onun|ona|onu|onlar',
  hi: 'यह|ये|वह|वे|इस|इन|उस|उन|इसके|इसका|इसकी|उनके|उनकी|जिससे',
  ja: 'この|その|これ|それ|こうした|そうした|同社|同氏|いずれも',
  zh: '这|這|该|該|其|它|它们|它們|此|为此|為此|因此',
  ko: '이|그|이에|이를|이는|그는|그녀는|대신',
}

/** Words from the beginning among which they point back: further on they may point at the sentence itself. */
const reach = 4

/** Whether one of the first words of a sentence points back at another; false for languages without a row. */
export function pointsBackWithin(text: string, language: string): boolean {
  const pattern = patternFor(language)
  if (pattern === undefined) return false
  const [opening = ''] =
    new RegExp(`^(?:\\S+\\s+){0,${reach - 1}}\\S+`, 'u').exec(text.trim()) ?? []
  return pattern.test(opening)
}

const patternFor = byLanguage(table, (row) => {
  if (row === undefined) return undefined
  const words = row.split('|').map(escapePattern).join('|')
  // Scripts without spaces put them at the very beginning.
  return /[\u3040-\u30ff\u3400-\u9fff]/u.test(row)
    ? new RegExp(`^(?:${words})`, 'u')
    : new RegExp(`(?<![\\p{L}\\p{M}'’])(?:${words})(?![\\p{L}\\p{M}'’-])`, 'iu')
})
