import { isAboutSpeaker } from '../language/address-words.ts'
import { beginsPointing, holdsPointer } from '../language/pointers-back.ts'
import { isQuestion } from '../language/questions.ts'
import { wordCount } from '../language/script.ts'
import type { Atom } from '../shaping/atom.ts'
import { capitalize, shorten, withoutConjunction, withoutFullStop } from '../shaping/shorten.ts'
import { isBalanced, standsAlone } from '../shaping/stands-alone.ts'
import { endedClause, questionTitle } from './point-title.ts'

/**
 * How a title is made of a sentence, by deletion alone: `whole`, `clause` (without reasons, results and additions at its end), `label` (the
 * term that it begins with), `ended` (what a colon or a semicolon ends).
 */
type TitleCut = 'whole' | 'clause' | 'label' | 'ended'

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

const bracket = /[([（［]/u

/**
 * All that a sentence could be called by. Only what cannot change whether it is true is left out of it: of a question nothing, of what has
 * a label the rest ("Myth: …"), of any other what stands behind a dash or a word that joins ("… – according to the mayor").
 */
export function titleCandidates(atom: Atom, language: string): TitleCandidate[] {
  const said = atom.text.text.trim()
  const body = withoutConjunction(said, language)
  const whole = withoutFullStop(body, language)
  const cuts: (readonly [cut: TitleCut, text: string | undefined])[] =
    atom.lead > 0
      ? [['label', said.slice(0, atom.lead)]]
      : isQuestion(whole)
        ? [['whole', questionTitle(atom, language)]]
        : [
            ['whole', whole],
            ...clauseLimits.map(
              (limit) => ['clause', shorten(body, { language, limit, hardLimit: limit })] as const,
            ),
            ['ended', endedClause(whole, language)],
          ]
  const seen = new Set<string>()
  return cuts.flatMap(([cut, one = '']) => {
    const bare = one.replace(cut === 'whole' ? /[\s:：,،;；]+$/u : /[\s:：.。,،;；–—-]+$/u, '')
    const text = capitalize(bare.trim(), language)
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
    // What a remark in brackets adds may limit the rest, or say who claims it.
    const isLimited = bracket.test(whole) && !bracket.test(text) && cut !== 'label'
    const isAlone = cut === 'label' || isQuestion(text) || standsAlone(text, language)
    if (!hasRoom(text, cut) || !isBalanced(text) || isLimited || !isAlone || seen.has(key))
      return []
    if (pointsAway(text, atom, language)) return []
    seen.add(key)
    return [{ text, atom, cut }]
  })
}

/**
 * Whether a name points at another sentence than its own: with its first or last words, or anywhere where that opens no
 * paragraph; before the first sentence of a text nothing stands.
 */
function pointsAway(name: string, { index, opens }: Atom, language: string): boolean {
  if (index === 0) return false
  const [last = ''] = /\S+\s*$/u.exec(name) ?? []
  return opens === true && !isAboutSpeaker(name, language)
    ? beginsPointing(name, language) || holdsPointer(last, language)
    : holdsPointer(name, language)
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
