import { isSetAgainst } from '../../../text/place-to-shorten.ts'
import { isConditional } from '../language/figure-words.ts'
import { beforeJoin } from '../language/joining-words.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { isQuestion } from '../language/questions.ts'
import { wordCount } from '../language/script.ts'
import { speechVerb } from '../language/speech-verbs.ts'
import { beginsWithAny } from '../language/word-pattern.ts'
import type { Atom } from '../shaping/atom.ts'
import { capitalize, shorten, withoutConjunction, withoutFullStop } from '../shaping/shorten.ts'
import { isBalanced } from '../shaping/stands-alone.ts'
import { questionTitle } from './point-title.ts'

/**
 * How a title is made of a sentence, by deletion alone: `whole`, `clause` (without reasons, results and additions at its end), `label` (the
 * term that it begins with), `ended` (what a colon, semicolon or dash ends), `remainder` (what a colon leads to), `joined` (what
 * stands before the word that joins another clause to it).
 */
type TitleCut = 'whole' | 'clause' | 'label' | 'ended' | 'remainder' | 'joined'

/** Words of a sentence that it could be called by, before anybody has weighed them. */
export interface TitleCandidate {
  text: string
  atom: Atom
  cut: TitleCut
}

/** What whoever looks at a slide reads as a title: words, of a part of a sentence fewer, and columns, of which wide characters take two. */
const most = { words: 24, cutWords: 18, columns: 92 }
/** A part of a sentence has at most so many words where it can be cut to that. */
const clauseLimits = [12, 18]

/** A verb that puts what follows into somebody's mouth, and leaves nothing without it. */
const saying = new RegExp(`(?:${speechVerb})$`, 'iu')

/** What a colon, a semicolon or a dash ends; within a time of day or an address a colon ends nothing. */
const ending = /^[^：;；]{3,}?(?=\s*(?:[：;；]|:(?:\s|$))|\s[–—-]\s)/u
const bracket = /[([（［]/u

/** All that a sentence could be called by. Only what cannot change whether it is true is left out of it. */
export function titleCandidates(atom: Atom, language: string): TitleCandidate[] {
  const said = atom.text.text.trim()
  const body = atom.lead > 0 ? said.slice(atom.lead).trim() : withoutConjunction(said, language)
  const whole = withoutFullStop(body, language)
  const joined = beforeJoin(whole, language)
  const cuts: (readonly [cut: TitleCut, text: string | undefined])[] = [
    ['whole', whole],
    ...clauseLimits.map(
      (limit) => ['clause', shorten(body, { language, limit, hardLimit: limit })] as const,
    ),
    ['label', atom.lead > 0 ? said.slice(0, atom.lead) : undefined],
    ['ended', endedBy(ending.exec(whole)?.[0], whole, language)],
    ['remainder', /(?::\s|：)\s*(.{6,})$/u.exec(whole)?.[1]],
    // What stands before a comma may be no clause, but what limits one; not so where a word joins another clause to it.
    ['joined', endedBy(joined, whole, language)],
  ]
  const seen = new Set<string>()
  return cuts.flatMap(([cut, one = '']) => {
    const bare = cut === 'whole' ? one : one.replace(/[\s:：.。,،;；–—-]+$/u, '')
    const text = capitalize(bare.trim(), language)
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}?？]+/gu, '')
    // What a remark in brackets adds may limit the rest, or say who claims it.
    const isAsked = isQuestion(text) && questionTitle(atom, language) === undefined
    const isLimited = bracket.test(whole) && !bracket.test(text) && cut !== 'label'
    if (!hasRoom(text, cut) || !isBalanced(text) || isLimited || isAsked || seen.has(key)) return []
    seen.add(key)
    return [{ text, atom, cut }]
  })
}

/** What a sentence begins with, where what follows neither limits nor supposes it, and it is no adverbial that leads to that. */
function endedBy(part: string | undefined, text: string, language: string): string | undefined {
  if (part === undefined) return undefined
  const rest = text.slice(part.length)
  const isLimited = isSetAgainst(text, part.length, language) || isConditional(rest, language)
  const leads = beginsWithAny(part.toLowerCase(), lexiconFor(language).openers)
  return isLimited || leads || saying.test(part.trim()) ? undefined : part
}

function hasRoom(text: string, cut: TitleCut): boolean {
  const words = wordCount(text)
  return (
    /\p{L}/u.test(text) &&
    words >= (cut === 'label' ? 1 : 2) &&
    words <= (cut === 'whole' ? most.words : most.cutWords) &&
    columnsOf(text) <= most.columns
  )
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/gu

/** How many columns a line of text takes: marks above and below letters none, wide characters two. */
export function columnsOf(text: string): number {
  return text.replace(/\p{M}/gu, '').length + (text.match(wide)?.length ?? 0)
}
