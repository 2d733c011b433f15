import { stopwordsFor } from './composer/language/stopwords.ts'
import { detectByNgrams } from './language-detector.ts'
import { baseLanguage } from './languages.ts'

/** What a text seems to be written in. */
interface DetectedLanguage {
  /** BCP 47 tag. */
  tag: string
  /** Whether there was enough text to be sure. */
  reliable: boolean
}

/** The regions of the contract that a text alone does not tell. */
const defaultRegions: Record<string, string> = {
  en: 'en-US',
  es: 'es-ES',
  pt: 'pt-BR',
  no: 'nb',
}

/** Detects the language by n-grams, and by small words where those cannot decide (Indonesian, Chinese scripts). */
export function detectLanguage(text: string): DetectedLanguage {
  // A short text is asked about as a whole, and again by who reads its end, which is the same.
  if (text.length > longestKept) return detect(text)
  if (last?.text !== text) last = { text, detected: detect(text) }
  return last.detected
}

/** Characters of a text that is kept with its language. */
const longestKept = 4000

let last: { text: string; detected: DetectedLanguage } | undefined

function detect(text: string): DetectedLanguage {
  const sample = representativeSample(text)
  const byScript = languageOfScript(sample)
  if (byScript !== undefined) return byScript
  const bare = withoutFigures(sample)
  const result = detectByNgrams(bare)
  if (result.language === '') return { tag: 'en-US', reliable: false }
  const reliable = result.isReliable() && bare.length >= 60
  // A word in plain Latin letters could be anything, names above all.
  const unsure = !result.isReliable() && bare.length < 30
  if (
    /^[\p{Script=Latin}\P{L}]*$/u.test(bare) &&
    (unsure || (/^[\x20-\x7e]{0,20}$/.test(bare) && !/\s/.test(bare)))
  )
    return { tag: 'en-US', reliable: false }
  if (isCloseToEnglish(bare, result.language, result.getScores()))
    return { tag: 'en-US', reliable: false }
  if (result.language === 'ms') return { tag: isMalay(sample) ? 'ms' : 'id', reliable }
  if (result.language === 'zh')
    return { tag: isTraditional(sample) ? 'zh-Hant' : 'zh-Hans', reliable }
  return { tag: defaultRegions[result.language] ?? result.language, reliable }
}

/** So many characters and fewer are weak evidence for n-grams. */
const fewCharacters = 60
/** Scores nearer to each other than this say little in a short text. */
const closeScores = 0.08

/** Whether a short text, by its n-grams as good as English, is made of common English words rather than the other's. */
function isCloseToEnglish(
  text: string,
  detected: string,
  scores: Readonly<Record<string, number>>,
): boolean {
  if (detected === 'en' || text.length > fewCharacters) return false
  if ((scores[detected] ?? 0) - (scores.en ?? 0) > closeScores) return false
  const words = text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? []
  const common = (language: string) => {
    const known = stopwordsFor(language)
    return words.filter((word) => known.has(word)).length
  }
  const english = common('en')
  return english >= words.length / 2 && english > common(detected)
}

/** Prose from three places of the text, without addresses, code and markup. */
function representativeSample(source: string): string {
  const text = source.replace(/data:[a-z]+\/[a-z0-9.+-]{1,40};base64,[A-Za-z0-9+/=]*/gi, ' ')
  const piece = 3000
  const middle = Math.max(0, Math.floor(text.length / 2) - piece / 2)
  const pieces =
    text.length <= 3 * piece
      ? [text]
      : [text.slice(0, piece), text.slice(middle, middle + piece), text.slice(-piece)]
  return pieces
    .join('\n')
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/https?:\/\/\S+|<[^>]{1,200}>|[#*_`|>[\]]/g, ' ')
}

/** The words alone: figures, and names that are half figures ("c0", "AB-17"), are in no language. */
function withoutFigures(text: string): string {
  return text
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word) && !/\p{N}/u.test(word))
    .join(' ')
    .trim()
}

/** Greek, Thai, kana, Chinese characters and Korean. */
const ownScripts =
  /[\u0370-\u03ff\u0e00-\u0e7f\u1f00-\u1fff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/

/** Scripts that one language of ours uses alone decide by themselves, also against foreign words around them. */
function languageOfScript(text: string): DetectedLanguage | undefined {
  if (!ownScripts.test(text) && /\p{L}/u.test(text)) return undefined
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return { tag: 'en-US', reliable: false }
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / letters
  const kana = share(/[\u3040-\u30ff]/gu)
  const han = share(/[\u4e00-\u9fff]/gu)
  if (kana > 0.08 && kana + han > 0.3) return { tag: 'ja', reliable: true }
  // A table of names and figures may have no kana.
  if (han > 0.3 && share(japanese) > 0.03) return { tag: 'ja', reliable: false }
  if (share(/[\uac00-\ud7af]/gu) > 0.25) return { tag: 'ko', reliable: true }
  if (han > 0.3) return { tag: isTraditional(text) ? 'zh-Hant' : 'zh-Hans', reliable: letters >= 8 }
  if (share(/[\u0e00-\u0e7f]/gu) > 0.3) return { tag: 'th', reliable: true }
  if (share(/[\u0370-\u03ff\u1f00-\u1fff]/gu) > 0.4) return { tag: 'el', reliable: true }
  return undefined
}

/** Simplified in Japan alone, in words that tables and headings are made of. */
const japanese = /[円売価単図営経済県駅広検査気渋対応実験処両変総]/gu

const traditional = /[們這個國學會來時說對為後開關點當從還經過與實發應該資訊體總數據]/gu
const simplified = /[们这个国学会来时说对为后开关点当从还经过与实发应该资讯体总数据]/gu

/** Counts characters that only one of the two scripts uses. */
function isTraditional(text: string): boolean {
  return (text.match(traditional)?.length ?? 0) > (text.match(simplified)?.length ?? 0)
}

const indonesianWords =
  /\b(?:adalah|bisa|karena|sedangkan|dari|yaitu|anda|kami|bahwa|namun|sebuah|dapat|tersebut)\b/giu
const malayOnly = /\b(?:ialah|boleh|kerana|manakala|daripada|iaitu|beliau|sahaja)\b/giu

function isMalay(text: string): boolean {
  return (text.match(malayOnly)?.length ?? 0) > (text.match(indonesianWords)?.length ?? 0)
}

/** Languages so near that a detector confuses them: no warning between them. */
const families = [
  ['hr', 'sr', 'bs', 'cnr', 'sl', 'mk', 'bg'],
  ['nb', 'no', 'nn', 'da', 'sv'],
  ['id', 'ms'],
  ['cs', 'sk'],
  ['es', 'ca', 'gl', 'pt'],
]

/** Whether two tags name one language, or two that a detector cannot keep apart. */
export function isSameLanguage(a: string, b: string): boolean {
  const left = baseLanguage(a)
  const right = baseLanguage(b)
  if (left === right) return true
  return families.some((family) => family.includes(left) && family.includes(right))
}
