import { type SubjectName, subjects } from './subject-list.ts'
import { international } from './words/english.ts'
import { wordsOfLanguages } from './words/languages.ts'
import { type Topic, topics, type Words } from './words/topic.ts'

/** What is spoken of less than this share of the first topic is not what the slide is about. */
const leastShare = 0.5

/** The text that is searched for words beside the title. */
const longestText = 4000

/**
 * The subjects that show what a slide is about, the best first: by the words of its title, which count threefold, and
 * of its text. Empty where no word tells: then any thing would be the wrong one. All vibes show the same subject.
 *
 * @param language a BCP 47 tag; one without words of its own is read as English.
 */
export function subjectsOf(title: string, text: string, language: string): SubjectName[] {
  const tongue = primarySubtag(language)
  const [head, rest] = [title, text.slice(0, longestText)].map((one) => comparable(one, tongue))
  if (!hasWord(head, tongue) && !hasWord(rest, tongue)) return []
  const told = patternsOf(tongue)
    .map(({ topic, pattern }) => {
      const found = topics[topic]
      const weight = 'weight' in found ? found.weight : 1
      return {
        topic,
        hits: weight * (count(head, pattern) * 3 + Math.min(3, count(rest, pattern))),
      }
    })
    .sort((a, b) => b.hits - a.hits)
  const most = told[0]?.hits ?? 0
  const meant = told.filter(({ hits }) => hits > 0 && hits >= most * leastShare)
  return [...new Set(meant.flatMap(({ topic }): readonly SubjectName[] => topics[topic].subjects))]
}

/** The subject that a word names or means, in any language; undefined where it means none. */
export function subjectNamed(word: string): SubjectName | undefined {
  const name = word.trim().toLowerCase()
  if (isSubjectName(name)) return name
  for (const language of Object.keys(wordsOfLanguages)) {
    const [subject] = subjectsOf(name, '', language)
    if (subject !== undefined) return subject
  }
  return undefined
}

function isSubjectName(name: string): name is SubjectName {
  return Object.hasOwn(subjects, name)
}

function primarySubtag(tag: string): string {
  const subtag = tag.split('-')[0]?.toLowerCase() ?? ''
  return Object.hasOwn(wordsOfLanguages, subtag) ? subtag : 'en'
}

function count(text = '', pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}

const wordsOfAllTopics = new Map<string, RegExp>()

/**
 * Whether a comparable text has a word of any topic. A name may be in any language, and mostly is in none but its own:
 * one expression a language tells so, where those of the single topics take seconds to compile for all languages.
 */
function hasWord(text = '', language: string): boolean {
  let pattern = wordsOfAllTopics.get(language)
  if (pattern === undefined) {
    const words = (Object.keys(topics) as Topic[]).flatMap((topic) => wordsOf(topic, language))
    pattern = wordsPattern(words, language)
    wordsOfAllTopics.set(language, pattern)
  }
  return text.search(pattern) !== -1
}

/** The words of a topic as they are listed, those that stand for it in every language among them. */
function wordsOf(topic: Topic, language: string): string[] {
  const words: Words = wordsOfLanguages[language] ?? {}
  return [international[topic], words[topic]]
    .flatMap((listed) => listed?.split(' ') ?? [])
    .filter(Boolean)
}

interface TopicPattern {
  topic: Topic
  pattern: RegExp
}

const patterns = new Map<string, TopicPattern[]>()

/** The topics in their order, each with what finds its words in a text that was made comparable. */
function patternsOf(language: string): TopicPattern[] {
  const known = patterns.get(language)
  if (known !== undefined) return known
  const made = (Object.keys(topics) as Topic[]).flatMap((topic): TopicPattern[] => {
    const words = wordsOf(topic, language)
    return words.length === 0 ? [] : [{ topic, pattern: wordsPattern(words, language) }]
  })
  patterns.set(language, made)
  return made
}

/** Written without spaces between words. */
const unspaced = ['ja', 'zh', 'th']

/** In these a long word is also looked for at the end of a compound: Hafen in Seehafen. */
const compounding = ['de', 'nl', 'sv', 'nb', 'no', 'nn', 'da', 'fi', 'hu']
const shortestInCompound = 5

/** What finds any of the words; those that are bound alike share their bounds, which are slow to compile. */
function wordsPattern(words: readonly string[], language: string): RegExp {
  const [beginnings, wholes, anywhere]: [string[], string[], string[]] = [[], [], []]
  for (const word of words) {
    const whole = word.endsWith('=')
    const stem = comparable(whole ? word.slice(0, -1) : word, language).replaceAll('_', '[\\s-]+')
    const latin = /^[\x20-\x7f]*$/.test(stem)
    const compound = compounding.includes(language) && !whole && stem.length >= shortestInCompound
    if (compound || (unspaced.includes(language) && !latin)) anywhere.push(stem)
    else if (whole) wholes.push(stem)
    else beginnings.push(stem)
  }
  // Arabic writes its article and some conjunctions and prepositions in front of the word.
  const prefix = language === 'ar' ? '[وفبلك]?(?:ال|لل)?' : ''
  const bound = [
    ...(wholes.length > 0 ? [`(?:${wholes.join('|')})(?![\\p{L}\\p{M}])`] : []),
    ...beginnings,
  ]
  const parts = [
    ...anywhere,
    ...(bound.length > 0 ? [`(?<![\\p{L}\\p{M}])${prefix}(?:${bound.join('|')})`] : []),
  ]
  return new RegExp(parts.join('|'), 'gu')
}

/** Languages in which an accent comes and goes with the form of a word, or is left out. */
const accentsFall = ['el', 'es', 'fr', 'it', 'pt', 'ro']

/** Lower case, one form of each letter; Serbian Cyrillic in Latin letters. */
function comparable(text: string, language: string): string {
  const lower = text.toLowerCase().normalize('NFC').replaceAll('ё', 'е').replaceAll('i\u0307', 'i')
  if (accentsFall.includes(language))
    return lower
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
  if (wordsOfLanguages[language] !== wordsOfLanguages.sr) return lower
  return lower.replace(/\p{Script=Cyrillic}/gu, (letter) => serbianLatin[letter] ?? letter)
}

const serbianLatin: Readonly<Record<string, string>> = Object.fromEntries(
  'а=a б=b в=v г=g д=d ђ=đ е=e ж=ž з=z и=i ј=j к=k л=l љ=lj м=m н=n њ=nj о=o п=p р=r с=s т=t ћ=ć у=u ф=f х=h ц=c ч=č џ=dž ш=š'
    .split(' ')
    .map((pair) => pair.split('=')),
)
