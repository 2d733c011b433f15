import { isAboutListeners, isAboutSpeaker } from '../language/address-words.ts'
import { findFigures } from '../language/figure-phrases.ts'
import { isConditional } from '../language/figure-words.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { isQuestion } from '../language/questions.ts'
import { wordCount } from '../language/script.ts'
import { hasUnmarkedEnds } from '../language/unmarked-ends.ts'
import { contentStems, stemsOf } from '../scoring/shared-words.ts'
import type { Atom } from '../shaping/atom.ts'
import { withoutConjunction, withoutConnective } from '../shaping/shorten.ts'
import { goesOn } from '../shaping/stands-alone.ts'
import { clauseTitle, joinedTitle, leadingTitle, pointsAway, pointTitle } from './point-title.ts'

/** A sentence as the name of those that it stands among: all of it, or a clause. */
interface CoveringName {
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
/** What is left of the worth of one that stands below itself too, as others go on from it there. */
const saidTwice = 0.5

/** How seldom words are said on slides that tell these sentences. */
export function rarityIn(slides: readonly (readonly Atom[])[], language: string): Rarity {
  const counts = new Map<string, number>()
  for (const atoms of slides)
    for (const stem of new Set(atoms.flatMap((atom) => [...contentStems(atom, language)])))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (stem) => Math.log(1 + slides.length / (counts.get(stem) ?? 1))
}

/**
 * The name that says most of what some lines are about, for its words: of one of their sentences, which the others share rare
 * words with; where none has a name, what one of them says before a comma. Undefined where nothing in them stands alone, or all
 * of it is about something else. `byFirst`: no other than the first of them names them.
 */
export function coveringName(
  lines: readonly (readonly Atom[])[],
  rarity: Rarity,
  language: string,
  byFirst = false,
): CoveringName | undefined {
  const [first] = lines.flat()
  // What comes first says what they are about by standing there, however short.
  const named: typeof nameOf = byFirst
    ? (atom) => (atom === first ? nameOf(atom, language, 1) : undefined)
    : nameOf
  const leading: typeof nameOf = (atom) =>
    byFirst && atom !== first ? undefined : leadingNameOf(atom, language)
  return (
    mostCovering(lines, rarity, language, named) ?? mostCovering(lines, rarity, language, leading)
  )
}

function mostCovering(
  lines: readonly (readonly Atom[])[],
  rarity: Rarity,
  language: string,
  named: typeof nameOf,
): CoveringName | undefined {
  const atoms = lines.flat()
  const weigh = (stems: Iterable<string>) => [...stems].reduce((sum, one) => sum + rarity(one), 0)
  const told = atoms.flatMap((atom, at) => {
    const name = named(atom, language)
    if (name === undefined || isQuestion(atoms[at - 1]?.text.text ?? '')) return []
    const isMoved = name.isWhole && canMoveUp(atom, lines, language)
    if (name.isWhole && !isMoved && atoms.length === 1) return []
    const others = atoms.filter((one) => one !== atom)
    const about = new Set(others.flatMap((one) => [...contentStems(one, language)]))
    const own = stemsOf(name.text, language)
    const shared = weigh([...own].filter((stem) => about.has(stem)))
    const counts = findFigures(name.text, language).length > 0
    // What the others say nothing of is an aside, unless it comes first or counts something.
    const isApart = shared === 0 && !(at === 0 || counts)
    const says = at === 0 || wordCount(name.text) >= fewestLone
    const isPersonal = isAboutSpeaker(name.text, language) && !/\p{N}/u.test(name.text)
    if (isApart || (shared === 0 && (!says || isPersonal))) return []
    const share = (at === 0 ? ownWorth.first : 0) + (counts ? ownWorth.counts : 0)
    const worth = shared + share * weigh(own)
    const said = name.isWhole && !isMoved ? saidTwice : 1
    return [
      {
        name: { ...name, isWhole: isMoved },
        worth: (said * worth) / Math.sqrt(wordCount(name.text)),
      },
    ]
  })
  return told.sort((one, other) => other.worth - one.worth)[0]?.name
}

/** What of a sentence is a name: all of it where it is short, else a clause; without a word that joins it to the one before. */
export function nameOf(
  sentence: Atom,
  language: string,
  fewest = fewestTold,
): CoveringName | undefined {
  const { text } = sentence.text
  if (isConditional(text, language)) return undefined
  return nameAmong(sentence, language, fewest, (atom) => {
    const whole = (room: 'short' | 'long') =>
      pointTitle(atom, language, { room, isPersonal: true, isAddressed: true })
    const long = clauseTitle(atom, clauseWords.long, language, true)
    return [
      [whole('short'), true],
      [whole('long'), true],
      [clauseTitle(atom, clauseWords.short, language, true), false],
      [joinedTitle(atom, clauseWords.long, language), false],
      // A longer one before a colon leads to what counts.
      [/[:：]/u.test(text) ? undefined : long, false],
    ]
  })
}

/** What of a sentence that has no name says before a comma what it is about. */
function leadingNameOf(sentence: Atom, language: string): CoveringName | undefined {
  return nameAmong(sentence, language, fewestTold, (atom) => [
    [leadingTitle(atom, clauseWords.long, language), false],
  ])
}

function nameAmong(
  sentence: Atom,
  language: string,
  fewest: number,
  waysOf: (atom: Atom) => (readonly [name: string | undefined, isWhole: boolean])[],
): CoveringName | undefined {
  const { text } = sentence.text
  // Without a mark at its end it says nothing whole, and in notes that have none anything may be one.
  const isEnded = /[.。।…][^\p{L}\p{N}]*$/u.test(text) || hasUnmarkedEnds(language)
  if (!isEnded || !/^[\p{L}\p{N}]/u.test(text)) return undefined
  const bare = withoutConjunction(withoutConnective(text.trim(), language), language)
  const ways = waysOf({ ...sentence, text: { ...sentence.text, text: bare } })
  const fit = ways.find(([one]) => one !== undefined && !pointsAway(one, sentence, language))
  const [name, isWhole = false] = fit ?? []
  // "You can …" is said to somebody, "It sits between you and your mail" is of something.
  const begins = text.split(/\s+/u).slice(0, beginningWords).join(' ')
  if (name === undefined || isAboutListeners(begins, language)) return undefined
  if (isAboutListeners(name, language) && isAboutSpeaker(name, language)) return undefined
  const amounts = findFigures(name, language).filter(({ kind }) => kind !== 'count')
  const told = stemsOf(name, language).size + amounts.length
  const [last = ''] = /\p{L}+$/u.exec(name.toLowerCase()) ?? []
  const isOpen = lexiconFor(language).connectives.includes(last)
  return told < fewest || isOpen ? undefined : { text: name, atom: sentence, isWhole }
}

/** Whether a sentence can stand over the others: nothing goes on from it in their midst, and they are enough without it. */
function canMoveUp(atom: Atom, lines: readonly (readonly Atom[])[], language: string): boolean {
  const atoms = lines.flat()
  const at = atoms.indexOf(atom)
  const next = atoms[at + 1]
  const below = atoms.reduce((sum, one) => sum + wordCount(one.text.text), 0)
  const isLeft = below - wordCount(atom.text.text) >= fewestBelow
  return isLeft && (at === 0 || next === undefined || !goesOn(next.text.text, language))
}
