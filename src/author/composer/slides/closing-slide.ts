import type { CardItem } from '../../../deck/blocks/cards/schema.ts'
import { allMatches } from '../../../text/all-matches.ts'
import { isClosingHeading, isSummaryHeading, speaksOfOpenEnds } from '../language/heading-words.ts'
import { wordCount } from '../language/script.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import { type MappedText, sliceMapped, spanOf, trimMapped } from '../reading/mapped-text.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import { type Atom, isSpoken } from '../shaping/atom.ts'
import { bulletText, leadTerm, refersBack } from '../shaping/bullet-text.ts'
import type { Topic } from '../shaping/part.ts'
import { capitalize, shorten } from '../shaping/shorten.ts'
import { paragraphSlide } from './prose-slides.ts'
import { type Composing, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'
import { titleText } from './slide-titles.ts'
import { isTitleLength, statedPoint } from './stated-titles.ts'

/** The last slide, and the section that it stands for whole, if it does. */
export interface Closing {
  draft: SlideDraft
  consumes?: Topic
}

/**
 * The slide that a source gives a deck to close with: its short conclusion; its open risks or decisions with what is to
 * be done about each; or its main point over two of its next steps. Undefined when the source has none of these.
 */
export function closingSlide(
  root: Topic,
  organisation: MappedText | undefined,
  composing: Composing,
): Closing | undefined {
  const last = root.children[root.children.length - 1]
  const named = root.children.find((topic) => isClosingHeading(topic.heading?.text ?? ''))
  const eyebrow = organisation?.text ?? named?.heading?.text
  const conclusion = last === undefined ? undefined : conclusionSlide(last, root, composing)
  if (last !== undefined && conclusion !== undefined) return { draft: conclusion, consumes: last }
  const open = openEndsSlide(root, named, composing)
  const tasks =
    last === undefined || open !== undefined ? undefined : tasksSlide(last, root, composing)
  if (last !== undefined && tasks !== undefined) return { draft: tasks, consumes: last }
  const draft = open ?? nextStepsSlide(root, named, composing)
  if (draft === undefined) return undefined
  return { draft: { ...draft, ...(eyebrow === undefined ? {} : { eyebrow }) } }
}

/** A last section of one or two sentences that concludes is the closing slide itself. */
function conclusionSlide(last: Topic, root: Topic, composing: Composing): SlideDraft | undefined {
  const heading = last.heading
  if (heading === undefined || root.children.length < 2 || last.children.length > 0)
    return undefined
  if (!isClosingHeading(heading.text) && !isSummaryHeading(heading.text)) return undefined
  const atoms = topicAtoms(last)
  const words = atoms.reduce((sum, atom) => sum + wordCount(atom.text.text), 0)
  if (atoms.length === 0 || atoms.length > 2 || words > 45 || !atoms.every(isSpoken))
    return undefined
  const point = statedPoint(atoms, composing.language)
  const name = titleText(heading, composing)
  const rest = point === undefined ? atoms : atoms.filter((atom) => atom !== point.atom)
  const text = rest.length === 0 ? undefined : paragraphSlide(rest, composing)
  return {
    layout: 'closing',
    titles: [name],
    ...(point === undefined ? {} : { stated: [point.title] }),
    heading: name,
    blocks: text?.blocks ?? [],
    shown: text?.shown ?? [],
    covered: atoms,
    spans: [spanOf(heading), ...(point === undefined ? [] : [spanOf(point.atom.text)])],
  }
}

/** A last section of two to four tasks, each with its name before it ("Lena: mail to the merchants"), is the closing slide itself. */
function tasksSlide(last: Topic, root: Topic, composing: Composing): SlideDraft | undefined {
  const heading = last.heading
  if (heading === undefined || root.children.length < 2 || last.children.length > 0)
    return undefined
  if (!isClosingHeading(heading.text)) return undefined
  const atoms = last.parts.flatMap((part) => part.atoms)
  const termed = atoms.every(
    (atom) =>
      atom.lead > 0 &&
      atom.lead < atom.text.text.length &&
      atom.children.length === 0 &&
      isSpoken(atom),
  )
  if (!termed || atoms.length < 2 || atoms.length > 4) return undefined
  const name = titleText(heading, composing)
  const claims = mainPoints(root, last, composing)
  const items = atoms.map((atom): CardItem => {
    const body = atom.text.text.slice(atom.lead).trim()
    const text = shorten(body, { language: composing.language, limit: 12, hardLimit: 18 })
    const head = capitalize(leadTerm(atom), composing.language)
    return { ...sourced(composing, text, [atom.text], atom.score), head }
  })
  return {
    layout: 'closing',
    titles: [name],
    stated: claims.slice(0, 1).map((claim) => claim.title),
    heading: name,
    blocks: [{ kind: 'cards', id: noBlockId, items }],
    shown: [],
    covered: atoms,
    spans: [spanOf(heading), ...claims.slice(0, 1).map((claim) => spanOf(claim.atom.text))],
  }
}

/** "Two risks remain open: fuel prices and the customs integration": the statement, and each with what the source says is done. */
function openEndsSlide(
  root: Topic,
  named: Topic | undefined,
  composing: Composing,
): SlideDraft | undefined {
  const atoms = flattenTopics(root).flatMap(topicAtoms).filter(isSpoken)
  const steps = new Set(named === undefined ? [] : flattenTopics(named).flatMap(topicAtoms))
  for (const atom of atoms) {
    const match = /^([^:：]{6,70}[^\s:：])\s?[:：]\s*(\S.*?)[.。]?$/u.exec(atom.text.text)
    if (match?.[1] === undefined || !speaksOfOpenEnds(match[1])) continue
    const title = capitalize(match[1].trim(), composing.language)
    if (!isTitleLength(title) || wordCount(title) < 2 || refersBack(title, composing.language))
      continue
    const at =
      atom.text.text.length -
      atom.text.text.slice(match[1].length).replace(/^\s?[:：]\s*/u, '').length
    const things = enumerated(sliceMapped(atom.text, at), composing)
    if (things.length < 2 || things.length > 4) continue
    const taken = new Set<Atom>([atom])
    const items = things.map((thing) => {
      const answer = answerTo(thing, atoms, steps, taken, composing)
      if (answer !== undefined) taken.add(answer)
      return columnOf(thing, answer, composing)
    })
    return {
      layout: 'closing',
      titles: [title],
      blocks: [{ kind: 'cards', id: noBlockId, items }],
      shown: [],
      covered: [],
      spans: [spanOf(atom.text)],
    }
  }
  return undefined
}

/** The two to four things of an enumeration, without articles. */
function enumerated(text: MappedText, composing: Composing): MappedText[] {
  const pieces: MappedText[] = []
  const language = composing.language.split('-')[0] ?? ''
  const and = conjunctions[language]
  const separator =
    and === undefined
      ? /\s*[,;，、；،]\s*/gu
      : new RegExp(
          `\\s*[,;，、；،]\\s*(?:(?:${and})\\s+)?|\\s+(?:${and})\\s+|(?<=[\\u3040-\\u9fff])(?:と|及び|和|以及)(?=[\\u3040-\\u9fff])`,
          'gu',
        )
  let from = 0
  for (const match of allMatches(text.text, separator)) {
    pieces.push(sliceMapped(text, from, match.index))
    from = match.index + match[0].length
  }
  pieces.push(sliceMapped(text, from))
  const article = articles[language]
  const things = pieces.map((piece) => {
    const bare = trimMapped(sliceMapped(piece, 0, piece.text.replace(/[\s.。]+$/u, '').length))
    const match = article?.exec(bare.text)
    return match === null || match === undefined ? bare : sliceMapped(bare, match[0].length)
  })
  return things.every((thing) => /\p{L}/u.test(thing.text) && wordCount(thing.text) <= 8)
    ? things
    : []
}

const conjunctions: Record<string, string> = {
  en: 'and|or',
  de: 'und|oder',
  fr: 'et|ou',
  es: 'y|e|o',
  it: 'e|ed|o',
  pt: 'e|ou',
  nl: 'en|of',
  sv: 'och',
  nb: 'og',
  da: 'og',
  fi: 'ja',
  pl: 'i|oraz',
  cs: 'a',
  ru: 'и|или',
  uk: 'і|й|та',
  bg: 'и',
  sr: 'и|i',
  hr: 'i',
  bs: 'i',
  cnr: 'i',
  sl: 'in',
  mk: 'и',
  hu: 'és',
  ro: 'și|şi',
  el: 'και',
  tr: 've',
  sq: 'dhe',
  lt: 'ir',
  ar: 'و',
  hi: 'और',
  th: 'และ',
  vi: 'và',
  id: 'dan',
  ja: 'と',
  zh: '和',
  ko: '및|와|과',
}

const articles: Record<string, RegExp> = {
  en: /^(?:the|an?)\s+/iu,
  de: /^(?:der|die|das|den|dem|ein|eine|einen)\s+/iu,
  fr: /^(?:le|la|les|un|une|des)\s+|^l[’']/iu,
  es: /^(?:el|la|los|las|un|una)\s+/iu,
  it: /^(?:il|lo|la|i|gli|le|un|una)\s+|^l[’']/iu,
  pt: /^(?:o|a|os|as|um|uma)\s+/iu,
  nl: /^(?:de|het|een)\s+/iu,
}

/** What the source says of a thing elsewhere: a next step if there is one, with most of the thing's own words. */
function answerTo(
  thing: MappedText,
  atoms: readonly Atom[],
  steps: ReadonlySet<Atom>,
  taken: ReadonlySet<Atom>,
  composing: Composing,
): Atom | undefined {
  const stopwords = stopwordsFor(composing.language)
  const stems = (thing.text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [])
    .filter((word) => !stopwords.has(word))
    .map((word) => word.slice(0, Math.max(4, word.length - 2)))
  let best: { atom: Atom; value: number } | undefined
  for (const atom of atoms) {
    if (taken.has(atom) || refersBack(atom.text.text, composing.language)) continue
    const words = atom.text.text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
    const hits = stems.filter((stem) => words.some((word) => word.startsWith(stem))).length
    if (hits === 0 || (!steps.has(atom) && hits * 2 < stems.length)) continue
    if (!steps.has(atom) && wordCount(atom.text.text) < 4) continue
    const value = hits + (steps.has(atom) ? 10 : 0) + atom.score
    if (best === undefined || value > best.value) best = { atom, value }
  }
  return best?.atom
}

function columnOf(thing: MappedText, answer: Atom | undefined, composing: Composing): CardItem {
  const head = capitalize(thing.text, composing.language)
  if (answer === undefined) return { ...sourced(composing, '', [thing]), head }
  const text = bulletText(answer, composing.language)
  return { ...sourced(composing, text, [thing, answer.text], answer.score), head }
}

/** The document's main point over two of its next steps. */
function nextStepsSlide(
  root: Topic,
  named: Topic | undefined,
  composing: Composing,
): SlideDraft | undefined {
  if (named?.heading === undefined) return undefined
  const steps = flattenTopics(named)
    .flatMap((topic) => topic.parts.flatMap((part) => part.atoms))
    .filter(isSpoken)
  const claims = mainPoints(root, named, composing)
  const [claim] = claims
  // A few steps on the slide just before need no repeating.
  const apart = named !== root.children[root.children.length - 1] || steps.length > 4
  if (claim === undefined || steps.length === 0 || !apart) return undefined
  const best = [...steps]
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, 2)
    .sort((a, b) => a.index - b.index)
  const termed =
    best.length === 2 && best.every((atom) => atom.lead > 0 && atom.lead < atom.text.text.length)
  const name = capitalize(named.heading.text.replace(/[\s:：.。]+$/u, ''), composing.language)
  const items = (termed ? best : best.slice(0, 1)).map((atom): CardItem => {
    const body = termed ? atom.text.text.slice(atom.lead).trim() : atom.text.text
    const text = shorten(body, { language: composing.language, limit: 14, hardLimit: 20 })
    const head = termed ? capitalize(leadTerm(atom), composing.language) : name
    return {
      ...sourced(
        composing,
        text,
        [...(termed ? [] : named.heading ? [named.heading] : []), atom.text],
        atom.score,
      ),
      head,
    }
  })
  return {
    layout: 'closing',
    titles: [...claims.map((one) => one.title), composing.phrases.nextSteps],
    blocks: [{ kind: 'cards', id: noBlockId, items }],
    shown: [],
    covered: [],
    spans: [spanOf(claim.atom.text)],
  }
}

/** The sentences that state the whole document's point, best first: of its summary, else of its first section that has one. */
function mainPoints(
  root: Topic,
  named: Topic,
  composing: Composing,
): { atom: Atom; title: string }[] {
  const summary = root.children.find((topic) => isSummaryHeading(topic.heading?.text ?? ''))
  const own: Topic = { parts: root.parts, children: [] }
  for (const topic of [...(summary ? [summary] : []), own, ...root.children]) {
    if (topic === named) continue
    const sentences = topic.parts
      .flatMap((part) => part.atoms)
      .filter((atom) => atom.kind === 'sentence' && wordCount(atom.text.text) >= 4)
    const points = sentences
      .flatMap((atom) => statedPoint([atom], composing.language) ?? [])
      .sort((one, other) => other.atom.score - one.atom.score)
    if (points.length > 0) return points
  }
  return []
}
