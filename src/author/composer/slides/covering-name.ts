import { endsWithin } from '../language/abbreviations.ts'
import { isAboutListeners, isAboutSpeaker } from '../language/address-words.ts'
import { deniesOwn } from '../language/denial-words.ts'
import { findFigures } from '../language/figure-phrases.ts'
import { isConditional } from '../language/figure-words.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { isQuestion } from '../language/questions.ts'
import { wordCount } from '../language/script.ts'
import { hasUnmarkedEnds } from '../language/unmarked-ends.ts'
import { contentStems, stemsOf } from '../scoring/shared-words.ts'
import { type Atom, wordsIn } from '../shaping/atom.ts'
import { withoutConjunction, withoutConnective } from '../shaping/shorten.ts'
import { goesOn } from '../shaping/stands-alone.ts'
import { clauseTitle, isTitleLength, joinedTitle, pointsAway, pointTitle } from './point-title.ts'

/** A sentence as the name of those that it stands among: all of it, or a clause. */
export interface CoveringName {
  text: string
  atom: Atom
  isWhole: boolean
}

/** How seldom each word is said in a deck; one that is in everybody's mouth names nothing. */
export type Rarity = (stem: string) => number

/** Words of a clause that is a name. */
const clauseWords = { short: 12, long: 18 }
/** Words in which a sentence says whom it is about. */
const beginningWords = 2
/** Words and amounts of a name that say what it is about. */
const fewestTold = 3
/** Fewer words below a name are no slide. */
const fewestBelow = 6
/** Words of a name that the others share none with and that they do not come after. */
const fewestLone = 8
/** What a name is worth without the others, of what it is about: where they come after it, and where it counts something. */
const ownWorth = { first: 0.8, counts: 0.3 }

/** How seldom words are said on slides that tell these sentences. */
export function rarityIn(slides: readonly (readonly Atom[])[], language: string): Rarity {
  const counts = new Map<string, number>()
  for (const atoms of slides)
    for (const stem of new Set(atoms.flatMap((atom) => [...contentStems(atom, language)])))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (stem) => Math.log(1 + slides.length / (counts.get(stem) ?? 1))
}

/**
 * The name that says most of what some lines are about, for its words: of the sentence that they begin with, or one that the others
 * share rare words with, and that then leaves them. Undefined where nothing in them stands alone, or all of it is about something else.
 * `byFirst`: no other than the first of them names them.
 */
export function coveringName(
  lines: readonly (readonly Atom[])[],
  rarity: Rarity,
  language: string,
  byFirst = false,
): CoveringName | undefined {
  const atoms = lines.flat()
  const weigh = (stems: Iterable<string>) => [...stems].reduce((sum, one) => sum + rarity(one), 0)
  const told = atoms.flatMap((atom, at) => {
    if (byFirst && at > 0) return []
    const name =
      nameOf(atom, language, at === 0) ?? (at === 0 ? askedBy(atom, language) : undefined)
    if (name === undefined || isQuestion(atoms[at - 1]?.text.text ?? '')) return []
    if (deniesOwn(name.text, language)) return []
    // What would stand below itself as well says nothing twice.
    if (atoms.length === 1 || (name.isWhole && !canMoveUp(atom, lines, language))) return []
    const others = atoms.filter((one) => one !== atom)
    const about = new Set(others.flatMap((one) => [...contentStems(one, language)]))
    const own = stemsOf(name.text, language)
    const shared = weigh([...own].filter((stem) => about.has(stem)))
    const counts = findFigures(name.text, language).length > 0
    // What the others say nothing of is an aside, unless it comes first or counts something.
    const says = counts && wordCount(name.text) >= fewestLone
    if (at > 0 && shared === 0 && !says) return []
    const share = (at === 0 ? ownWorth.first : 0) + (counts ? ownWorth.counts : 0)
    // What has no room but as the last way out is better than none.
    const isLast = !isTitleLength(name.text) && name.isWhole
    const worth = (shared + share * weigh(own)) / Math.sqrt(wordCount(name.text))
    return [{ name, worth: isLast ? worth / 100 : worth }]
  })
  return told.sort((one, other) => other.worth - one.worth)[0]?.name
}

/**
 * What of a sentence is a name: all of it where it is short, else a clause, without a word that joins it to the one before; of the one
 * that comes first, which says what all are about by standing there, all of it as far as a title has room.
 */
export function nameOf(
  sentence: Atom,
  language: string,
  isFirst = false,
): CoveringName | undefined {
  const { text } = sentence.text
  // Without a mark at its end it says nothing whole, and in notes that have none anything may be one.
  const isEnded = /[.。।…][^\p{L}\p{N}]*$/u.test(text) || hasUnmarkedEnds(language)
  if (!isEnded || !/^[\p{L}\p{N}]/u.test(text) || isConditional(text, language)) return undefined
  const bare = withoutConjunction(withoutConnective(text.trim(), language), language)
  const atom = { ...sentence, text: { ...sentence.text, text: bare } }
  const whole = (room: 'short' | 'long' | 'most') =>
    pointTitle(atom, language, { room, isPersonal: true, isAddressed: true })
  const long = clauseTitle(atom, clauseWords.long, language, true)
  const ways: (readonly [name: string | undefined, isWhole: boolean])[] = [
    [whole('short'), true],
    [whole('long'), true],
    [clauseTitle(atom, clauseWords.short, language, true), false],
    [joinedTitle(atom, clauseWords.long, language), false],
    // A longer one before a colon leads to what counts.
    [/[:：]/u.test(bare) ? undefined : long, false],
    [isFirst ? whole('most') : undefined, true],
  ]
  const fit = ways.find(([one]) => one !== undefined && !pointsAway(one, sentence, language))
  const [name, isWhole = false] = fit ?? []
  // "You can …" is said to somebody, "It sits between you and your mail" is of something.
  const begins = text.split(/\s+/u).slice(0, beginningWords).join(' ')
  if (name === undefined || isAboutListeners(begins, language) || endsWithin(name)) return undefined
  if (isAboutListeners(name, language) && isAboutSpeaker(name, language)) return undefined
  const amounts = findFigures(name, language).filter(({ kind }) => kind !== 'count')
  const told = stemsOf(name, language).size + amounts.length
  const [last = ''] = /\p{L}+$/u.exec(name.toLowerCase()) ?? []
  const isOpen = lexiconFor(language).connectives.includes(last)
  const fewest = isFirst ? 1 : fewestTold
  return told < fewest || isOpen ? undefined : { text: name, atom: sentence, isWhole }
}

/** Words of a question that those which answer it stand under. */
const mostAsked = 12

/** What somebody asks themselves and answers then ("What would it cost?", "What would I do?"), unlike what they ask of others. */
function askedBy(atom: Atom, language: string): CoveringName | undefined {
  const text = withoutConjunction(atom.text.text.trim(), language)
  const isAsked = isQuestion(text) && atom.lead === 0 && wordCount(text) <= mostAsked
  return isAsked && isTitleLength(text) && !isAboutListeners(text, language)
    ? { text, atom, isWhole: true }
    : undefined
}

/** Whether a sentence can stand over the others: nothing goes on from it in their midst, and they are enough without it. */
function canMoveUp(atom: Atom, lines: readonly (readonly Atom[])[], language: string): boolean {
  const atoms = lines.flat()
  const at = atoms.indexOf(atom)
  const next = atoms[at + 1]
  const isLeft = wordsIn(atoms) - wordsIn([atom]) >= fewestBelow
  return isLeft && (at === 0 || next === undefined || !goesOn(next.text.text, language))
}
