import { allMatches } from '../../../text/all-matches.ts'
import { stopwordsFor } from './stopwords.ts'

/**
 * sounds of hesitation · words with which people take the floor and that say nothing before a comma · those that say nothing
 * without one, by primary subtag
 */
const table: Record<string, readonly [hesitation: string, words: string, bare?: string]> = {
  en: [
    'um|uh|er|hmm',
    'so|well|yes|yeah|yep|right|great|thanks|now|alright|good|perfect|sure',
    'ok|okay',
  ],
  de: ['ähm|äh|hm', 'ja|also|genau|gut|nun|danke|prima|super', 'ok|okay'],
  fr: ['euh|hum', 'oui|alors|bon|bien|voilà|merci|parfait'],
  es: ['eh|este', 'sí|bueno|vale|pues|a ver|gracias|perfecto'],
  it: ['ehm|eh', 'sì|allora|bene|ecco|grazie|perfetto'],
  pt: ['hã|eh', 'sim|então|bem|bom|pois|obrigado|obrigada|perfeito'],
  nl: ['eh', 'nou|dus|goed|ja|bedankt|prima', 'oké'],
  pl: ['eee|yyy', 'tak|dobrze|więc|dobra|dzięki|świetnie'],
  cs: ['ehm', 'tak|ano|dobře|díky'],
  ru: ['эм|э-э', 'да|так|ну|хорошо|вот|итак|спасибо|отлично'],
  uk: ['ем|е-е', 'так|ну|добре|отже|дякую'],
  sv: ['eh|öh', 'ja|så|okej|bra|tack'],
  nb: ['eh|øh', 'ja|så|bra|takk'],
  da: ['øh', 'ja|så|okay|godt|tak'],
  tr: ['ee|ıı', 'evet|tamam|peki|şey|yani|teşekkürler'],
  ja: ['ええと|えっと|あのー', 'はい|では|じゃあ|そうですね'],
  ko: ['음|어', '네|예|자|그럼'],
  zh: ['嗯|呃|那个', '好|好的|那么|那麼|对|對|是的'],
  ar: ['امم', 'نعم|حسنا|حسنًا|طيب|شكرا'],
  hi: ['अं', 'हाँ|जी|अच्छा|ठीक है|तो|धन्यवाद'],
}

const dense = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u
/** The words of a column in all languages: people who talk mix them. */
function words(columns: readonly (0 | 1 | 2)[], isDense: boolean): string {
  const all = Object.values(table).flatMap((row) =>
    columns.flatMap((column) => row[column]?.split('|') ?? []),
  )
  return [...new Set(all)]
    .filter((word) => dense.test(word) === isDense)
    .sort((a, b) => b.length - a.length)
    .join('|')
}

/** A word as it is written within a sentence, at its beginning, and where `inCapitals`, in a heading. */
function written(words: string, inCapitals: boolean): string {
  const spelt = words
    .split('|')
    .flatMap((word) => [
      word,
      word.charAt(0).toUpperCase() + word.slice(1),
      ...(inCapitals ? [word.toUpperCase()] : []),
    ])
  return [...new Set(spelt)].sort((a, b) => b.length - a.length).join('|')
}

/** A sound that is a word of another language ("er", "um", "este") only hesitates before a pause; in capitals it is an abbreviation. */
const isWord = (word: string) => Object.keys(table).some((tag) => stopwordsFor(tag).has(word))
const thatAreWords = (all: string, like: boolean) =>
  all
    .split('|')
    .filter((word) => isWord(word) === like)
    .join('|')
const [soundsAsWords, soundsAlone] = [true, false].map((like) =>
  written(thatAreWords(words([0], false), like), false),
)
const [bareAsWords, bareAlone] = [true, false].map((like) =>
  written(thatAreWords(words([2], false), like), true),
)

const pause = '[,.!…،，。！、]+\\s*'
const opening = new RegExp(
  `^(?:(?:${soundsAlone}|${bareAlone})(?:${pause}|\\s+(?=\\S)|$)|(?:${soundsAsWords}|${bareAsWords}|${written(words([1], false), true)})(?:${pause}|$)|(?:${words([0, 2], true)}|${words([1], true)})(?:${pause}|$))+`,
  'u',
)

/** How many code units at the start of what somebody says only take the floor ("Okay, so …"). */
export function floorWordsLength(said: string): number {
  return opening.exec(said)?.[0].length ?? 0
}

/** A sound within what is said, with the pause behind it; one that may be a word only between pauses. */
const within = new RegExp(
  `(?<=\\S)\\s+(?:${soundsAlone})[,…]?(?=\\s)|(?<=[,…])\\s+(?:${soundsAsWords})[,…](?=\\s)`,
  'gu',
)

/** Where sounds of hesitation stand within what somebody says ("it's about, um, sixty"). */
export function hesitations(said: string): { start: number; end: number }[] {
  return allMatches(said, within).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
