import { allMatches } from '../../../text/all-matches.ts'
import { prepositionsFor } from '../language/card-words.ts'
import { type FigurePhrase, findFigures } from '../language/figure-phrases.ts'
import { figureWordsFor } from '../language/figure-words.ts'
import { headlineWordsFor } from '../language/headline-words.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { isDense, wordCount } from '../language/script.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import { sliceMapped } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import { leadTerm } from './bullet-text.ts'
import type { Part, StatedFigure, Topic } from './part.ts'
import { capitalize, hasNegation, shorten } from './shorten.ts'
import { statedFigure } from './stated-figure.ts'

/** An opening of more sentences than this tells a story. */
const mostSentences = 8
const leastFigures = 2
const mostFigures = 4
/** Words that what a figure counts may have, and what else is said of it. */
const labelWords = 8
const noteWords = { limit: 13, hardLimit: 16 }

/**
 * The document with the figures of its opening as a part of their own: the first prose there is states two and more
 * ("1.27 million visitors", "£4.2 million", "93%"), several in one sentence perhaps. What its figures were read as
 * before stays when that found as many.
 */
export function withHeadlines(root: Topic, language: string): Topic {
  const own = openingParts(root.parts, language)
  if (own !== undefined) return { ...root, parts: own }
  if (root.parts.length > 0) return root
  const [first, ...others] = root.children
  if (first === undefined || others.length === 0) return root
  const opened = openingParts(first.parts, language)
  return opened === undefined
    ? root
    : { ...root, children: [{ ...first, parts: opened }, ...others] }
}

function openingParts(parts: readonly Part[], language: string): Part[] | undefined {
  const [first, ...others] = parts
  if (
    first === undefined ||
    (first.kind !== 'prose' && first.kind !== 'stats' && first.kind !== 'cards')
  )
    return undefined
  const { atoms } = first
  if (atoms.length > mostSentences || atoms.some((atom) => atom.kind !== 'sentence'))
    return undefined
  const figures = headlineFigures(atoms, language)
  const known = first.kind === 'stats' ? first.figures.length : 0
  // In Chinese and Japanese clauses tell a figure from its change better than sentences do.
  const enough = isDense(atoms.map((atom) => atom.text.text).join('')) ? known : known + 1
  if (figures.length < Math.max(leastFigures, enough)) return undefined
  const stated = new Set(figures.map((one) => one.atom))
  const part: Part = {
    kind: 'stats',
    atoms,
    figures,
    others: atoms.filter((atom) => !stated.has(atom)),
  }
  return [part, ...others]
}

/** The figures that sentences state, in order, each with what it counts; at most four. */
function headlineFigures(atoms: readonly Atom[], language: string): StatedFigure[] {
  const labels = new Set<string>()
  const figures = atoms.flatMap((atom) => sentenceFigures(atom, language))
  return figures
    .filter((one) => {
      const label = one.label.toLowerCase()
      // "Year on year" is what a change is measured against.
      if (/^(?:同比|环比|較|较|前年比|전년 대비)/u.test(label)) return false
      return !labels.has(label) && labels.add(label)
    })
    .slice(0, mostFigures)
}

interface Clause {
  from: number
  to: number
}

/** A clause without a figure of its own to name goes to the note of the one before. */
function sentenceFigures(atom: Atom, language: string): StatedFigure[] {
  const { text } = atom.text
  if (text.length > 500 || /[?？:：]\s*$/u.test(text)) return []
  // A term and what is said of it, not a sentence with a colon in it.
  if (atom.lead > 0 && wordCount(leadTerm(atom)) <= 3) return []
  const found: { figure: StatedFigure; end: number }[] = []
  for (const clause of clausesOf(text, language)) {
    const figure = clauseFigure(atom, clause, language)
    if (figure !== undefined) found.push({ figure, end: clause.to })
    else {
      const last = found[found.length - 1]
      if (last !== undefined) last.end = clause.to
    }
  }
  return found.map(({ figure, end }, index) => {
    const behind = text.indexOf(figure.figure, found[index - 1]?.end ?? 0)
    return figure.note === '' && behind >= 0
      ? { ...figure, note: noteOf(tailOf(text, behind, figure, end, language), language) }
      : figure
  })
}

/** What stands behind the figure, and behind its label where that follows it; nothing where it would break off. */
function tailOf(text: string, from: number, figure: StatedFigure, end: number, language: string) {
  const behind = text.slice(from + figure.figure.length, end)
  const at = behind.toLowerCase().indexOf(figure.label.toLowerCase())
  if (at >= 0) return behind.slice(at + figure.label.length)
  const tail = behind.trimStart()
  const joins = allMatches(tail, headlineWordsFor(language).conjunctions)[0]?.index === 0
  return joins || /^[,，、;；]/u.test(tail) ? tail : ''
}

function noteOf(passage: string, language: string): string {
  const words = headlineWordsFor(language)
  let bare = passage.replace(/^[\s,;:，、；.。–—-]+|[\s,;:，、；–—-]+$/gu, '')
  const joints = allMatches(bare, words.conjunctions)
  if (joints[0]?.index === 0)
    bare = bare.slice(joints[0][0].length).replace(/^\s*(?:damit|dabei)\s|^\s+/u, '')
  const last = allMatches(bare, words.conjunctions).pop()
  if (last !== undefined && last.index + last[0].length === bare.length)
    bare = bare.slice(0, last.index).replace(/[\s,;，、]+$/u, '')
  return /[\p{L}\p{N}]/u.test(bare) ? shorten(bare, { language, ...noteWords }) : ''
}

/** The clauses of a sentence, parted at colons, semicolons and conjunctions that have a figure on both sides. */
function clausesOf(text: string, language: string): Clause[] {
  const words = headlineWordsFor(language)
  const figures = findFigures(text, language)
  const cuts: number[] = []
  const marks = isDense(text) ? /[，、；]/gu : /[;:]\s|\s[–—]\s/gu
  for (const match of allMatches(text, marks)) cuts.push(match.index + match[0].length)
  const joints = allMatches(text, words.conjunctions).map((one) => one.index)
  // "Between January and June, and revenue reached …": the last one before a figure parts the clauses.
  for (const [index, joint] of joints.entries()) {
    const next = figures.find((one) => one.from >= joint)
    if (next !== undefined && (joints[index + 1] ?? text.length) > next.from) cuts.push(joint)
  }
  const clauses: Clause[] = []
  let from = 0
  for (const cut of [...cuts.sort((a, b) => a - b), text.length]) {
    const inside = figures.some((one) => one.from >= from && one.to <= cut)
    const after = figures.some((one) => one.from >= cut)
    const colon = /[:：]\s*$/u.test(text.slice(from, cut))
    if (cut < text.length && !colon && !(inside && after)) continue
    clauses.push({ from, to: cut })
    from = cut
  }
  return clauses
}

/** The figure of a clause by what stands behind it ("1.27 million visitors"), or by the sentence around it. */
function clauseFigure(atom: Atom, clause: Clause, language: string): StatedFigure | undefined {
  const { text } = atom.text
  const [skip] = /^[\s,;，、]*/u.exec(text.slice(clause.from, clause.to)) ?? ['']
  let from = clause.from + skip.length
  const words = headlineWordsFor(language)
  for (const match of allMatches(text.slice(from, clause.to), words.conjunctions))
    if (match.index === 0) from += match[0].length
  from += /^\s*/u.exec(text.slice(from))?.[0].length ?? 0
  const part = text.slice(from, clause.to)
  const [first] = findFigures(part, language).filter((one) => tells(one, part))
  if (first === undefined) return undefined
  const before = part.slice(0, first.from)
  if (/[,;，；]/u.test(before.trim().slice(0, -1)) && wordCount(before) > 14) return undefined
  // "Only" before a figure denies nothing.
  const told = before.replace(figureWordsFor(language)?.leading ?? /$^/u, '')
  if (hasNegation(told, lexiconFor(language))) return undefined
  const piece: Atom = { ...atom, text: sliceMapped(atom.text, from, clause.to), lead: 0, more: [] }
  const level = first.kind === 'percent' || first.kind === 'money' || first.kind === 'duration'
  const stated = statedFigure(piece, language)
  const counted = countedBehind(atom, part, first, language)
  const said = soldFor(atom, part, first, language)
  const sentence =
    stated === undefined || !figureIs(stated, part, first)
      ? undefined
      : stated.trend === 'flat'
        ? withoutTrend(stated, atom)
        : { ...stated, atom }
  return level || isDense(part) ? (sentence ?? counted ?? said) : (counted ?? sentence ?? said)
}

function withoutTrend(stated: StatedFigure, atom: Atom): StatedFigure {
  return { atom, figure: stated.figure, label: stated.label, note: stated.note }
}

/** Whether the sentence's figure is the clause's first: a level named behind a change is another one. */
function figureIs(stated: StatedFigure, part: string, first: FigurePhrase): boolean {
  return part.indexOf(stated.figure) >= first.from
}

/** Large numbers and numbers with a unit; not "four" or "14 branches". */
function tells(one: FigurePhrase, part: string): boolean {
  if (one.kind !== 'count') return true
  const digits = part.slice(one.from, one.to).match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 3
}

/** What stands right behind a figure is what it counts: "of our 1,140 hives", "visitors", "Haushalte". */
function countedBehind(
  atom: Atom,
  part: string,
  figure: FigurePhrase,
  language: string,
): StatedFigure | undefined {
  const behind = part.slice(figure.to)
  if (!/^\s\p{L}/u.test(behind)) return undefined
  const end = /[,;:，；]\s|\s[–—-]\s|\s\(|[.!。]\s*$/u.exec(behind)?.index ?? behind.length
  const phrase = behind.slice(0, end).trim()
  const share = figure.kind === 'percent'
  if (comparesOnly(phrase, language, share)) return undefined
  const { label, rest } = labelAndRest(phrase, share, language)
  if (wordCount(label) > labelWords || !namesThing(label, language)) return undefined
  const before = part.slice(0, figure.from).trim()
  const verb = share ? ownVerb(before, language) : ''
  const after = behind.slice(end)
  // "1.240 Haushalte haben wir … angeschlossen": who did it is understood.
  const tail = rest.replace(/^\p{Ll}+\s(?:wir|ich)\s/u, '')
  const note = noteOf(`${verb}${tail}${after}`, language)
  return {
    atom,
    figure: part.slice(figure.from, figure.to).trim(),
    label: capitalize(withoutPrefix(label.replace(/[\s,;.。]+$/u, ''), language), language),
    note,
  }
}

/** "(gingen) 1.840 Bauanträge ein": what a separable verb leaves at the end belongs to it, not to the thing. */
function withoutPrefix(label: string, language: string): string {
  return /^(?:de|nl)\b/u.test(language)
    ? label.replace(
        /(?<=\S)\s(?:ein|aus|an|auf|ab|zu|vor|nach|bei|mit|weg|zurück|hinzu|binnen|op|uit|af|toe|in|mee)$/u,
        '',
      )
    : label
}

/** "10% more than last season", "6% über dem Vorjahr": a comparison, which counts nothing. */
function comparesOnly(phrase: string, language: string, share: boolean): boolean {
  const folded = phrase.toLowerCase()
  if (
    /^(?:more|less|fewer|higher|lower|up|down|above|below|under|over|against|mehr|weniger|über|unter|höher|niedriger|más|menos|de plus|de moins|plus|moins|in più|in meno|più|meno|mais|meer|minder|więcej|mniej|больше|меньше|выше|ниже|більше|менше|daha|mer|mere|flere|färre)(?![\p{L}])/u.test(
      folded,
    )
  )
    return true
  const preposition = prepositionsFor(language)
  if (preposition === undefined) return false
  preposition.lastIndex = 0
  const match = preposition.exec(folded)
  preposition.lastIndex = 0
  return (
    match?.index === 0 &&
    !(
      share &&
      /^(?:of|de|di|do|von|van|av|af|des|der|dos|das|del|della|dei)(?![\p{L}])/u.test(folded)
    )
  )
}

/** A phrase parted where its verb begins, or where a preposition does behind the thing counted. */
function labelAndRest(
  phrase: string,
  share: boolean,
  language: string,
): { label: string; rest: string } {
  const bare = share ? phrase : phrase.replace(/^(?:of|de|d’|d'|di|van|von)\s?(?=\S)/u, '')
  const parted = (at: number) => ({ label: bare.slice(0, at).trim(), rest: bare.slice(at).trim() })
  for (const verb of allMatches(bare, headlineWordsFor(language).verbs))
    if (namesThing(bare.slice(0, verb.index), language)) return parted(verb.index)
  const preposition = prepositionsFor(language)
  if (preposition === undefined || (wordCount(bare) <= 5 && share)) {
    const known = headlineWordsFor(language).isKnown
    return { label: known || wordCount(bare) <= 4 ? bare : '', rest: '' }
  }
  for (const match of allMatches(bare, preposition)) {
    const before = bare.slice(0, match.index).trim()
    if (namesThing(before, language)) return parted(match.index)
  }
  return { label: bare, rest: '' }
}

/** Whether there is a word that is no function word. */
function namesThing(phrase: string, language: string): boolean {
  const stopwords = stopwordsFor(language)
  const words = phrase.toLowerCase().match(/[\p{L}\p{M}’'-]{2,}/gu) ?? []
  return words.some((word) => !stopwords.has(word) && word.length >= 3)
}

/** The verb of "we lost only 7% of …", which says what became of the share. */
function ownVerb(before: string, language: string): string {
  const words = before.match(/[\p{L}\p{M}’'-]+/gu) ?? []
  const stopwords = stopwordsFor(language)
  const own = words.filter((word) => !stopwords.has(word.toLowerCase()))
  const [only] = own
  return own.length === 1 && only !== undefined && words.length <= 3 ? `${only} ` : ''
}

/** "(we) sold it for NZ$1.9 million": what was done, without its pronouns, is what the money is. */
function soldFor(
  atom: Atom,
  part: string,
  figure: FigurePhrase,
  language: string,
): StatedFigure | undefined {
  if (figure.kind === 'count' || figure.kind === 'duration' || isDense(part)) return undefined
  const before = part.slice(0, figure.from).trim()
  if (/[,;:，；]/u.test(before)) return undefined
  const lexicon = lexiconFor(language)
  const kept = (before.match(/\S+/gu) ?? []).filter(
    (word) =>
      !lexicon.pronouns.includes(word.toLowerCase()) &&
      !/^(?:we|i|us|them|him|her|wir|ich|uns|on|nous|só|only|nur)$/iu.test(word),
  )
  const forms = figureWordsFor(language)
  const label = kept
    .join(' ')
    .replace(forms?.article ?? /^$/u, '')
    .replace(forms?.leading ?? /^$/u, '')
    .trim()
  if (kept.length === 0 || kept.length > 6 || !namesThing(label, language)) return undefined
  return {
    atom,
    figure: part.slice(figure.from, figure.to).trim(),
    label: capitalize(label, language),
    note: noteOf(part.slice(figure.to), language),
  }
}
