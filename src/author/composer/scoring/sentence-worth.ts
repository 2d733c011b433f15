import { isAboutListeners, isAboutSpeaker } from '../language/address-words.ts'
import { asksReaders } from '../language/closing-words.ts'
import { findFigures } from '../language/figure-phrases.ts'
import { comesTo } from '../language/outcomes.ts'
import { beginsPointing } from '../language/pointers-back.ts'
import { isQuestion } from '../language/questions.ts'
import { wordCount } from '../language/script.ts'
import { mostSlideWords } from '../planning/slide-room.ts'
import type { Atom } from '../shaping/atom.ts'
import { isAside, joinsBefore } from '../shaping/stands-alone.ts'

/** What a sentence adds to a slide for each share of it that it fills: what it is, then what it is not. */
const worths = {
  any: 0.35,
  /** How central it is in its section, and how like the heading. */
  score: 0.5,
  /** It counts or measures something; and that is money or a share. */
  figure: 0.25,
  amount: 0.1,
  /** It compares several figures. */
  several: 0.2,
  /** The text itself sets some of it in bold. */
  stressed: 0.4,
  /** It begins with a term that names what it says. */
  named: 0.2,
  /** A paragraph of several sentences ends with it. */
  closes: 0.2,
  /** It turns against the sentence before, or follows from it. */
  turns: 0.15,
  /** It asks something of those who read it; or is merely about them or who speaks. */
  request: 0.3,
  personal: -0.15,
  question: -0.15,
  /** It begins a paragraph by pointing at what is there, and says nothing of it that counts. */
  setsScene: -0.4,
  /** It says where something stands or what follows, greets or is in brackets. */
  aside: -0.8,
}

/** What is decided, or asked for by who speaks, is worth that much of a slide, however few words it takes. */
const decisionWorth = 0.25

/** So is what all of them begin with, where it says something in so many words. */
const leadWorth = 0.13
const leadWords = 8

/** A long sentence says no more than one of so many words. */
export const tellingWords = 30

const quotedWords = /"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»|「[^」]+」|『[^』]+』/gu

/** A paragraph comes to something in its last sentence where it has so many. */
const fewestToClose = 3

/**
 * What each of some sentences of running text is worth on a slide: 1 is about what one would be that fills the slide. It is what
 * they are chosen by, wherever there are more than a slide has room for.
 */
export function sentenceWorths(
  atoms: readonly Atom[],
  language: string,
): ReadonlyMap<Atom, number> {
  let from = 0
  return new Map(
    atoms.map((atom, index) => {
      if (atom.opens === true) from = index
      const isLast = index + 1 === atoms.length || atoms[index + 1]?.opens === true
      const closes = isLast && index + 1 - from >= fewestToClose
      return [atom, worthOf(atom, { leads: index === 0, closes }, language)]
    }),
  )
}

function worthOf(
  atom: Atom,
  { leads, closes }: { leads: boolean; closes: boolean },
  language: string,
): number {
  const { text } = atom.text
  // A year or a date alone counts nothing.
  const figures = findFigures(text, language)
  const counts = figures.length > 0
  // What somebody asks or settles in words that are quoted is not asked by the text.
  const own = text.replace(quotedWords, '')
  const asks = asksReaders(own, language)
  const opens = atom.opens === true
  const setsScene = opens && !counts && beginsPointing(text, language)
  const isSpeakers = isAboutSpeaker(text, language)
  const share =
    worths.any +
    worths.score * atom.score +
    (counts ? worths.figure : 0) +
    (figures.some(({ kind }) => kind === 'money' || kind === 'percent') ? worths.amount : 0) +
    (figures.length > 2 ? worths.several : 0) +
    (atom.stressed === true ? worths.stressed : 0) +
    (atom.lead > 0 ? worths.named : 0) +
    (closes ? worths.closes : 0) +
    (joinsBefore(text, language) ? worths.turns : 0) +
    (asks ? worths.request : isSpeakers || isAboutListeners(text, language) ? worths.personal : 0) +
    (isQuestion(text) ? worths.question : 0) +
    (setsScene ? worths.setsScene : 0) +
    (isAside(text, language) ? worths.aside : 0)
  const decides = comesTo(own, language)
  const words = Math.min(tellingWords, wordCount(text))
  return (
    (share * words) / mostSlideWords +
    (decides ? decisionWorth : 0) +
    (leads && opens && share > 0 ? leadWorth * Math.min(1, words / leadWords) : 0)
  )
}
