import {
  callsSomebody,
  isAboutListeners,
  isAboutSpeaker,
  isInterjection,
} from '../language/address-words.ts'
import { namesDocumentIn } from '../language/document-words.ts'
import { greetingWords } from '../language/mail-words.ts'
import { holdsPointer } from '../language/pointers-back.ts'
import { wordCount } from '../language/script.ts'
import { announcedSubject } from '../language/subject-words.ts'
import { holdsThanks } from '../language/thanks-words.ts'
import { isKindOfDocument } from '../language/upkeep-words.ts'
import type { Manuscript } from '../manuscript.ts'
import { isPersonName } from '../reading/attribution.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import { contentStems, sharesSubject, stemsOf } from '../scoring/shared-words.ts'
import type { Atom } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import { capitalize, withoutFullStop } from '../shaping/shorten.ts'
import { goesOn } from '../shaping/stands-alone.ts'
import { clauseTitle, isTitleLength, pointTitle } from './point-title.ts'

/** Words of a first line that names the text. */
const lineWords = 20
/** Words of a line about a text that can name it; behind the label that the first one has, fewer will do. */
const namingWords = 4
/** Words of the clause that names a text. */
const namingClauseWords = 14
/** Words of a first sentence that names a text although it says nothing of it. */
const jottedWords = 16

/**
 * What to call a text without a title: a table by its columns, all else by its first line, where that is no sentence ("Annual
 * meeting, speech of the chair"), else by what whoever speaks says to speak of, else by the first sentence of its first paragraph
 * that can be a title, or of the next that has one, where the text begins with paragraphs, else by what kind of document it is.
 * Undefined where none is short enough.
 */
export function nameOfUntitled(manuscript: Manuscript, language: string): string | undefined {
  if (manuscript.tableName !== undefined) return manuscript.tableName
  const line = openingLine(manuscript, language)
  if (line !== undefined) return nameIn(line)
  const document = documentLine(manuscript, language)
  if (document !== undefined) return document
  const announced = subjectAnnounced(manuscript.sentences, language)
  if (announced !== undefined) return announced
  const answers = answersIn(manuscript.root)
  const ways = [
    (atom: Atom) => pointTitle(atom, language),
    (atom: Atom) => pointTitle(atom, language, { room: 'long' }),
    (atom: Atom) => clauseTitle(atom, namingClauseWords, language),
    (atom: Atom) => pointTitle(atom, language, { room: 'cover' }),
  ]
  for (const paragraph of openingParagraphs(manuscript.root, language)) {
    const isAbout = (atom: Atom) =>
      atom.opens === true ||
      paragraph.some((other) => other !== atom && sharesSubject(atom, other, language))
    const own = paragraph.filter((atom) => !answers.has(atom) && isAbout(atom))
    for (const titleOf of ways) {
      const title = firstTitle(own, titleOf, language)
      if (title !== undefined) return title
    }
  }
  const isAlone = manuscript.sentences.length === 1
  return (
    openingName(manuscript.root, isAlone, language) ??
    manuscript.imprint.map(nameIn).find(isKindOfDocument) ??
    lastResort(manuscript.root, language)
  )
}

/**
 * The first heading of a text that nothing else names, else what it asks first, else its first sentence that is nobody's own: a placeholder
 * tells nobody what it is. An item, a row or what a label says of one thing is no name of all.
 */
function lastResort(root: Topic, language: string): string | undefined {
  const headings = flattenTopics(root).flatMap(({ heading }) => heading?.text ?? [])
  const answers = answersIn(root)
  const isOwn = (text: string) =>
    isAboutSpeaker(text, language) || isAboutListeners(text, language) || isInterjection(text)
  const sentences = flattenTopics(root)
    .flatMap(topicAtoms)
    .filter(({ kind, lead }) => kind === 'sentence' && lead === 0)
  const asked = sentences.map(nameIn).filter(isQuestion)
  const said = sentences
    .filter((atom) => !answers.has(atom))
    .map(nameIn)
    .filter((text) => !isOwn(text) && !goesOn(text, language))
    .map((text) => withoutFullStop(text, language))
  const names = [...headings, ...asked, ...said].filter(
    (text) => /\p{L}/u.test(text) && wordCount(text) <= lineWords,
  )
  const name = names.find((text) => headings.includes(text) && !isQuestion(text)) ?? names[0]
  return name === undefined ? undefined : capitalize(name, language)
}

const isQuestion = (text: string) => /[?？؟]\s*$/u.test(text)

/** Words of a line that says which document it stands over, and no more that it is one. */
const fewestDocumentWords = 2

/** The line over a text that says which document it is ("Petition for a crossing by the school"). */
function documentLine({ passages, root }: Manuscript, language: string): string | undefined {
  const [first] = flattenTopics(root).flatMap(topicAtoms)
  const head = passages.findIndex(({ text }) => text === first?.text)
  const over = passages.slice(0, Math.max(0, head)).map(({ text: { text } }) => text.trim())
  return over.find(
    (text) =>
      namesDocumentIn(text, language) &&
      wordCount(text) >= fewestDocumentWords &&
      wordCount(text) <= lineWords &&
      !/[.。।!?！？]$|[:：]\s/u.test(text),
  )
}

/** What a text says first, of whomever, or as somebody jots it down without a verb: rather that than no name. */
function openingName(root: Topic, isAlone: boolean, language: string): string | undefined {
  const [opening] = flattenTopics(root).flatMap(topicAtoms)
  const told = openingParagraphs(root, language)[0] ?? []
  const first = told.find(({ text }) => !holdsThanks(text.text, language)) ?? told[0] ?? opening
  if (first?.kind !== 'sentence') return undefined
  if (!isAlone && greetingWords.test(first.text.text)) return undefined
  // Of notes without capitals what ends with a point is the first thing that they say.
  const [text = ''] = first.text.text.split(/(?<=\p{L}{3})[.。]\s/u)
  const said =
    pointTitle(first, language, { room: 'cover', isPersonal: true }) ??
    clauseTitle(first, namingClauseWords, language, true)
  if (said !== undefined) return holdsPointer(said, language) ? undefined : said
  const words = wordCount(text)
  const isBare = isAlone && withoutFullStop(first.text.text) === text
  const isJotted =
    first.lead === 0 &&
    words >= (isBare ? 1 : namingWords) &&
    words <= jottedWords &&
    !/[?？؟!！:：]\s*$/u.test(text) &&
    !isAboutSpeaker(text, language) &&
    !isAboutListeners(text, language) &&
    !goesOn(text, language)
  return isJotted ? capitalize(withoutFullStop(text.trim(), language), language) : undefined
}

/** Sentences among which somebody who begins to speak says what about, and words of that. */
const openingSentences = 8
const fewestSubjectWords = 3
/** So many sentences go on about what a text is about, that which says so included. */
const fewestAbout = 3

/** What whoever speaks or writes says at the beginning to speak of, where it says that without pointing at anything. */
function subjectAnnounced(sentences: readonly Atom[], language: string): string | undefined {
  for (const { text } of sentences.slice(0, openingSentences)) {
    const subject = announcedSubject(text.text, language) ?? ''
    // What goes on about who speaks is no part of it ("… of the club I said that …").
    const words = subject.split(' ')
    const own = words.findIndex((word) => isAboutSpeaker(word, language))
    const name = words.slice(0, own < 0 ? undefined : own).join(' ')
    const stems = stemsOf(name, language)
    const told = sentences.filter((one) =>
      [...contentStems(one, language)].some((stem) => stems.has(stem)),
    )
    // A word says enough where the text goes on about it.
    const isLong = wordCount(name) >= fewestSubjectWords || told.length >= fewestAbout
    const says = (isLong || (/\s/u.test(name) && isPersonName(name))) && !goesOn(name, language)
    if (says && isTitleLength(name) && !holdsPointer(name, language))
      return capitalize(name, language)
  }
  return undefined
}

/**
 * The paragraphs that a text begins with, from the first on that does not only greet. What comes later is about a part of the
 * text, and names it only where nothing before it can.
 */
function openingParagraphs(root: Topic, language: string): Atom[][] {
  const atoms = flattenTopics(root).flatMap(topicAtoms)
  const end = atoms.findIndex(({ kind }) => kind !== 'sentence')
  const paragraphs: Atom[][] = []
  for (const atom of end < 0 ? atoms : atoms.slice(0, end)) {
    const last = paragraphs.at(-1)
    if (last === undefined || atom.opens === true) paragraphs.push([atom])
    else last.push(atom)
  }
  // With what greets those who listen and says who speaks a speech has not begun.
  const greets = ({ text: { text } }: Atom) =>
    isInterjection(text) ||
    callsSomebody(text) ||
    isAboutSpeaker(text, language) ||
    isAboutListeners(text, language)
  const opens = ([first]: readonly Atom[]) => greetingWords.test(first?.text.text ?? '')
  const begun = paragraphs.findIndex((some) => !some.every(greets) && !opens(some))
  const from = begun < 0 ? paragraphs.findIndex((some) => !some.every(greets)) : begun
  return paragraphs
    .slice(from < 0 ? paragraphs.length : from)
    .map((some) => some.filter(({ text: { text } }) => !isInterjection(text)))
}

function firstTitle(
  atoms: readonly Atom[],
  titleOf: (atom: Atom) => string | undefined,
  language: string,
): string | undefined {
  for (const atom of atoms) {
    const title = titleOf(atom)
    if (title !== undefined && !holdsPointer(title, language)) return title
  }
  return undefined
}

/** The sentences that answer the question over them, and say nothing without it. */
function answersIn(root: Topic): ReadonlySet<Atom | undefined> {
  const asked = flattenTopics(root).filter(({ heading }) => /[?？؟]\s*$/u.test(heading?.text ?? ''))
  return new Set(asked.map((topic) => topicAtoms(topic)[0]))
}

/** What a line calls the text, without a label. */
export function nameIn({ text: { text }, lead }: Atom): string {
  return text.slice(lead).trim()
}

/**
 * The line that names a text without a title: its first words, where they are a line of their own, end no sentence and
 * greet nobody.
 */
export function openingLine({ title, root }: Manuscript, language: string): Atom | undefined {
  if (title !== undefined) return undefined
  const [first, ...others] = flattenTopics(root).flatMap(topicAtoms)
  if (first?.kind !== 'sentence' || first.opens !== true) return undefined
  const text = first.text.text.trim()
  // What stands in brackets is a remark.
  const ends = withoutFullStop(text, language) !== text || /^[[(【（]|[!?！？؟…:：;]$/u.test(text)
  return ends ||
    isInterjection(text) ||
    callsSomebody(text) ||
    wordCount(text) > lineWords ||
    others.length === 0
    ? undefined
    : first
}
