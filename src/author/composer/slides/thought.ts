import { isAboutSpeaker, isInterjection } from '../language/address-words.ts'
import { asksReaders } from '../language/closing-words.ts'
import { tellsDecision } from '../language/decision-words.ts'
import { deniesOwn } from '../language/denial-words.ts'
import { findFigures } from '../language/figure-phrases.ts'
import { isUnfinished } from '../language/pointer-sentences.ts'
import { isQuestion } from '../language/questions.ts'
import { wordCount } from '../language/script.ts'
import { mostSlideWords } from '../planning/slide-room.ts'
import { sentenceWorths, tellingWords } from '../scoring/sentence-worth.ts'
import { type Atom, wordsIn } from '../shaping/atom.ts'
import { sentenceRuns } from '../shaping/sentence-runs.ts'
import { withoutFullStop } from '../shaping/shorten.ts'
import { goesOn } from '../shaping/stands-alone.ts'
import { askedTitle, goingOn } from './best-title.ts'
import { chooseLines } from './choose-lines.ts'
import { namesAll, paragraphsOf } from './names-all.ts'
import { clauseTitle, isCounted, pointsAway, pointTitle } from './point-title.ts'

/** One thought of a running text as a slide tells it: what it claims, and what stands with that. */
interface Thought {
  /** What it is called; absent where no sentence or clause is short enough and stands alone. */
  claim?: Claim
  /** Its sentences in their order, a line each time those of a run, without the one that is its name. */
  lines: Atom[][]
  /** What it is worth beside others: about 1 for one that fills a slide, 2 for one with a claim. */
  value: number
}

/** A sentence, or a clause of one, as the name of the thought that it stands in. */
interface Claim {
  text: string
  atom: Atom
  /** Whether it is all of its sentence, which then leaves the body. */
  isWhole: boolean
  worth: number
}

/** Where some sentences stand. */
export interface ThoughtPlace {
  isNamed?: boolean
  isApart?: boolean
  deckTitle?: string
}

/** Sentences, what each is worth, and where they stand. */
interface Told {
  atoms: readonly Atom[]
  worths: ReadonlyMap<Atom, number>
  language: string
  place: ThoughtPlace
}

/** Of a text without paragraphs only so many sentences are looked at. */
const mostSentences = 40
/** So many claims are tried with what would stand under them. */
const mostClaims = 4
/** Fewer words under a claim are no slide; so many make its slide worth it. */
const fewestBelow = 6
const wordsBelow = 30
/** Words of a clause that names a thought in which its sentence stands. */
const clauseWords = 12

/** What a thought shows: all of so many words, else so many of more. */
const room = { whole: 90, chosen: 70 }

const claimWorth = {
  /** What a claim adds that enough stands under, for each that it is worth. */
  any: 0.5,
  /** It opens a paragraph, so that the others go on from it. */
  opens: 0.7,
  /** Of one in which somebody speaks of themselves and asks for nothing. */
  told: 0.6,
  /** It is told, or stands on the slide, what the others begin with. */
  begins: 0.2,
}
/** So many of the others of a paragraph go on about a claim in its midst, or about one that it comes to at its end. */
const aboutShare = { any: 0.5, closes: 0.1 }
/** A paragraph of so many sentences comes to something in its last one. */
const fewestToClose = 3

/**
 * The thought of some sentences: first what it claims, then what of the others is worth most with that. What would point at
 * a sentence that is not shown is told in the notes. `isNamed`: a heading goes on over them, which only a sentence that opens
 * a paragraph names better. `isApart`: they are there because another slide had no room for any of them. What names the deck names its own thought, however long it is.
 */
export function thoughtOf(
  sentences: readonly Atom[],
  language: string,
  place: ThoughtPlace = {},
): Thought {
  const atoms = sentences.slice(0, mostSentences)
  const worths = sentenceWorths(atoms, language)
  const claims = claimsOf(atoms, worths, language, place)
  const told = claims
    .slice(0, mostClaims)
    .flatMap((claim) =>
      waysToTell(claim, atoms, language, place).flatMap((some) =>
        tellings(claim, some, { atoms, worths, language, place }),
      ),
    )
  const lines = chooseLines(atoms, language, { ...room, worths })
  const bare: Thought = { lines, value: worthOf(lines, worths) + claimWorth.begins }
  const best = told.reduce((most, one) => (one.value > most.value ? one : most), bare)
  return withRest(best, { atoms, worths, language, place })
}

/** A thought with what comes after it, where a slide has room for all. */
function withRest(thought: Thought, { atoms, worths, language }: Told): Thought {
  const { claim, lines } = thought
  if (claim === undefined || wordsIn(atoms) > room.whole) return thought
  const told = atoms.filter((one) => one === claim.atom || lines.flat().includes(one))
  const rest = atoms.slice(atoms.indexOf(told.at(-1) as Atom) + 1)
  const taken = claim.isWhole ? { taken: claim.atom } : {}
  return rest.length === 0
    ? thought
    : {
        ...thought,
        lines: chooseLines([...told, ...rest], language, { ...room, worths, ...taken }),
      }
}

/** A claim over the best of some sentences, where it names them and enough of them is left. */
function tellings(
  claim: Claim,
  some: readonly Atom[],
  { atoms, worths, language, place }: Told,
): Thought[] {
  const { atom, isWhole, worth } = claim
  const asks = isUnfinished(claim.text)
  const taken = isWhole ? { taken: atom } : {}
  const lines = chooseLines(some, language, { ...room, worths, isAnswer: asks, ...taken })
  const shown = lines.flat()
  const others = shown.filter((one) => one !== atom)
  const below = wordsIn(others)
  const all = atoms.filter((one) => one === atom || shown.includes(one))
  const names = asks || place.isApart === true || namesAll(atom, all, atoms, language)
  if (below < fewestBelow || !names || (!isWhole && others.length === shown.length)) return []
  const own = isWhole ? (worths.get(atom) ?? 0) : 0
  const first = atoms.find((one) => !isQuestion(one.text.text))
  const begins = [atom, ...shown].some((one) => one === first) ? claimWorth.begins : 0
  const named = claimWorth.any * worth * Math.min(1, below / wordsBelow)
  const value = worthOf(lines, worths) + own + named + begins
  return [{ claim, lines, value }]
}

/** What may stand with a claim: all, where nothing goes on from it in the midst, or what follows it; or so much of its paragraph. */
function waysToTell(
  { atom, isWhole }: Claim,
  atoms: readonly Atom[],
  language: string,
  { isApart = false }: ThoughtPlace,
): Atom[][] {
  if (isQuestion(atom.text.text)) return [atoms.slice(atoms.indexOf(atom))]
  const paragraph = paragraphOf(atom, atoms)
  const left = atoms.filter((one) => !paragraph.includes(one))
  // What is decided is not left out for a name.
  const mustTell = isApart || left.some((one) => tellsDecision(one.text.text, language))
  const paragraphs = mustTell ? [] : [paragraph]
  return [atoms, ...paragraphs].flatMap((some) => {
    const asked = isAnswer(atom, some) ? some[some.indexOf(atom) - 1] : undefined
    const own = some.filter((one) => one !== asked)
    const at = own.indexOf(atom)
    if (at === 0 || !isWhole) return [[...own]]
    // What goes on from it would come after what stands before it.
    return followersOf(atom, own, language).length > 0 ? [own.slice(at)] : [own, own.slice(at)]
  })
}

/** Whether a question stands before a sentence. */
function isAnswer(atom: Atom, atoms: readonly Atom[]): boolean {
  return isQuestion(atoms[atoms.indexOf(atom) - 1]?.text.text ?? '')
}

function paragraphOf(atom: Atom, atoms: readonly Atom[]): readonly Atom[] {
  return paragraphsOf(atoms, atoms).find((some) => some.includes(atom)) ?? atoms
}

/** The sentences right after one that cannot stand without it. */
function followersOf(atom: Atom, atoms: readonly Atom[], language: string): Atom[] {
  const run = sentenceRuns(atoms, language).find((one) => one.atoms.includes(atom))
  const after = run?.atoms.slice(run.atoms.indexOf(atom) + 1) ?? []
  const end = after.findIndex((one) => !goesOn(one.text.text, language))
  return after.slice(0, end < 0 ? undefined : end)
}

/** What some sentences could be called by, best first: one that opens a paragraph, asks for something, or that others go on about. */
function claimsOf(
  atoms: readonly Atom[],
  worths: ReadonlyMap<Atom, number>,
  language: string,
  { isNamed = false, deckTitle }: ThoughtPlace,
): Claim[] {
  const first = atoms.find(({ text: { text } }) => !isInterjection(text) && !isQuestion(text))
  const claims = atoms.flatMap((atom, at): Claim[] => {
    const { text } = atom.text
    // What announces it stays with it; a question that it answers is told beside it.
    if (isUnfinished(atoms[at - 1]?.text.text ?? '') && !isAnswer(atom, atoms)) return []
    // What divides a paragraph begins with what counts.
    const leads =
      atom === first && (atoms[0]?.opens === true || findFigures(text, language).length > 0)
    const opens = atom.opens === true || leads
    if (isNamed && !opens) return []
    if (deniesOwn(text, language)) return []
    const isAsking = asksReaders(text, language)
    const isTold = isAboutSpeaker(text, language) && !isAsking
    const own = paragraphOf(atom, atoms)
    const others = own.filter((one) => one === atom || !isCounted(one.text.text, language))
    const about = goingOn(atom, others, language)
    const closes = own.length >= fewestToClose && atom === own.at(-1) && own[0]?.opens === true
    const isPoint = about >= aboutShare[closes ? 'closes' : 'any']
    const asked = askedTitle(atom, atoms, language)
    if (asked === undefined && !opens && !isAsking && (isTold || !isPoint)) return []
    const isDecks = withoutFullStop(text.trim(), language) === deckTitle
    const said = asked ?? (isDecks ? deckTitle : undefined)
    const name =
      said === undefined ? nameOf(atom, language, isNamed) : { text: said, isWhole: true }
    if (name === undefined) return []
    const words = Math.min(tellingWords, wordCount(text))
    const says = ((worths.get(atom) ?? 0) * mostSlideWords) / Math.max(1, words)
    const worth = (about + says + (opens ? claimWorth.opens : 0)) * (isTold ? claimWorth.told : 1)
    return [{ ...name, atom, worth }]
  })
  return claims.sort((one, other) => other.worth - one.worth || one.atom.index - other.atom.index)
}

/** What of a sentence can be a name: all of it where it is short, else a clause. */
function nameOf(
  atom: Atom,
  language: string,
  isNamed: boolean,
): Pick<Claim, 'text' | 'isWhole'> | undefined {
  const whole = (room: 'short' | 'long') => ({
    text: pointTitle(atom, language, { room, isPersonal: true }),
    isWhole: true,
  })
  const clause = { text: clauseTitle(atom, clauseWords, language, true), isWhole: false }
  const names = [whole('short'), whole('long'), ...(isNamed ? [] : [clause])]
  const found = names.find(({ text }) => text !== undefined && !pointsAway(text, atom, language))
  return found?.text === undefined ? undefined : { text: found.text, isWhole: found.isWhole }
}

function worthOf(lines: readonly Atom[][], worths: ReadonlyMap<Atom, number>): number {
  return lines.flat().reduce((sum, atom) => sum + (worths.get(atom) ?? 0), 0)
}
