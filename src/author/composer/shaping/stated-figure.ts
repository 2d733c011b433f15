import { allMatches } from '../../../text/all-matches.ts'
import { prepositionsFor } from '../language/card-words.ts'
import { type FigurePhrase, findFigures } from '../language/figure-phrases.ts'
import { type FigureWords, figureWordsFor } from '../language/figure-words.ts'
import { headlineWordsFor } from '../language/headline-words.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { wordCount } from '../language/script.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import type { Atom } from './atom.ts'
import { leadTerm, refersBack } from './bullet-text.ts'
import type { StatedFigure } from './part.ts'
import { capitalize, hasNegation, shorten } from './shorten.ts'

/** Words that a label, and what is said below a figure, may have. */
const labelWords = 6
const noteWords = { limit: 13, hardLimit: 16 }

/**
 * The figure that a sentence or an item states, with what it measures and what else is said: "Gross margin | 34.5% |
 * Improved from 31.2%". All three are pieces of the text. Undefined when it states none, when a negation stands before
 * the figure, or when what it measures cannot be told from the words.
 */
export function statedFigure(atom: Atom, language: string): StatedFigure | undefined {
  if (atom.lead > 0) return keyedFigure(atom, language)
  const { text } = atom.text
  if (text.length > 400 || /[?？]\s*$/u.test(text) || refersBack(text, language)) return undefined
  const pieces = densePieces(text, language) ?? verbPieces(text, language)
  return pieces === undefined ? undefined : finishPieces(atom, pieces, language)
}

interface Pieces {
  label: string
  figure: string
  note: string
  trend?: 'up' | 'down' | 'flat'
}

/** "Revenue: $42.6 million (up 18%)": the term, the figure right behind it, the rest. */
function keyedFigure(atom: Atom, language: string): StatedFigure | undefined {
  const term = leadTerm(atom)
  const body = atom.text.text.slice(atom.lead)
  const figures = findFigures(body, language)
  const [first] = figures
  if (first === undefined || wordCount(term) > labelWords) return undefined
  const before = body.slice(0, first.from).trim()
  const words = figureWordsFor(language)
  const lead = words === undefined ? before : before.replace(words.leading, '').trim()
  if (lead === '') {
    const after = body.slice(first.to)
    // "46% of …" measures something else than the term says; and a name may begin with a number.
    if (first.kind === 'count' && /^\s*\p{L}/u.test(after) && wordCount(after) > 3) return undefined
    return finishPieces(
      atom,
      { label: term, figure: body.slice(first.from, first.to), note: after },
      language,
    )
  }
  const stated = verbPieces(`${term} ${body.trim()}`, language)
  return stated === undefined ? undefined : finishPieces(atom, { ...stated, label: term }, language)
}

function finishPieces(atom: Atom, pieces: Pieces, language: string): StatedFigure | undefined {
  const figure = pieces.figure.trim()
  const label = pieces.label.replace(/[\s,;:，、：–—-]+$/u, '').trim()
  if (figure === '' || figure.length > 24 || !/\p{L}/u.test(label)) return undefined
  const bare = pieces.note
    .replace(/^[\s,;:，、：；.。–—-]+/u, '')
    .replace(/^[(（]([^()（）]*)[)）]\s*[.。]?$/u, '$1')
    .trim()
  const note = /[\p{L}\p{N}]/u.test(bare) ? shorten(bare, { language, ...noteWords }) : ''
  const trend = pieces.trend ?? trendOf(note)
  return {
    atom,
    figure,
    label: capitalize(label, language),
    note,
    ...(trend === undefined ? {} : { trend }),
  }
}

/** "Up 18%", "+18%", "Down from 22 minutes". */
function trendOf(note: string): 'up' | 'down' | undefined {
  if (/^(?:up\b|\+\s?\p{Nd})/iu.test(note)) return 'up'
  return /^(?:down\b|[−-]\s?\p{Nd})/iu.test(note) ? 'down' : undefined
}

interface FoundVerb {
  from: number
  to: number
  trend?: 'up' | 'down' | 'flat'
  keeps: boolean
}

/** Languages in which the verb stands between what is measured and its figure. */
function verbPieces(text: string, language: string): Pieces | undefined {
  const words = figureWordsFor(language)
  const figures = findFigures(text, language)
  if (words === undefined || figures.length === 0) return undefined
  const verb = firstVerb(text, words)
  if (verb === undefined) return undefined
  const counted =
    verb.trend === undefined ? countedThings(text, verb, figures, language) : undefined
  if (counted !== undefined) return counted
  const label = labelBefore(text.slice(0, verb.from), words, language)
  const chosen = reachedFigure(text, verb, figures, words, language)
  if (label === undefined || chosen === undefined) return undefined
  const between = text.slice(verb.to, chosen.from)
  if (denies(text.slice(0, chosen.to), language)) return undefined
  if (wordCount(between) > 9) return undefined
  const told = withoutVerb(between.replace(words.leading, '').trimEnd(), language)
  const after = text.slice(chosen.to)
  // A change alone ("fell by 14%") would read as a level without its verb.
  const change = chosen.kind === 'percent' && !words.to.test(between)
  const stays = change || /[\p{L}\p{N}]/u.test(told)
  const verbStays = verb.keeps || (stays && (verb.trend === 'up' || verb.trend === 'down'))
  const rest = verbStays ? text.slice(verb.from, verb.to) + told : told
  const joint = rest.trim() === '' || /^[,;，；.。]/u.test(after) ? '' : ' '
  return {
    label,
    figure: text.slice(chosen.from, chosen.to),
    note: `${rest.trim()}${joint}${after.trimStart() === after ? after : after.trimStart()}`,
    ...(verb.trend === undefined ? {} : { trend: verb.trend }),
  }
}

/** Words before a figure without the verb that it is the object of ("three years and cost" | 140 million euros). */
function withoutVerb(told: string, language: string): string {
  const last = allMatches(told, headlineWordsFor(language).conjunctions).at(-1)
  if (last === undefined) return told
  const behind = wordCount(told.slice(last.index + last[0].length))
  return behind >= 1 && behind <= 2 ? told.slice(0, last.index).trimEnd() : told
}

/** "The museum welcomed 184,000 visitors in 2025": a large number is of what stands behind it. */
function countedThings(
  text: string,
  verb: FoundVerb,
  figures: readonly FigurePhrase[],
  language: string,
): Pieces | undefined {
  const first = figures.find((one) => one.from >= verb.to)
  if (first === undefined || first.kind !== 'count') return undefined
  const between = text.slice(verb.to, first.from)
  const printed = text.slice(first.from, first.to)
  if (wordCount(between) > 2 || !/\p{Nd}(?:[.,'’\s]\p{Nd}{3}|\p{Nd}{2})/u.test(printed))
    return undefined
  if (denies(text.slice(0, first.to), language)) return undefined
  const after = text.slice(first.to)
  const things = /^\s((?:[\p{L}\p{M}’'-]+)(?:\s[\p{L}\p{M}’'-]+){0,3})/u.exec(after)?.[1]
  if (things === undefined) return undefined
  const stop = prepositionsFor(language)?.exec(things)
  resetPattern(prepositionsFor(language))
  const label = (stop === null || stop === undefined ? things : things.slice(0, stop.index)).trim()
  if (label === '' || wordCount(label) > 3) return undefined
  return { label, figure: printed, note: after.slice(after.indexOf(label) + label.length) }
}

/** Whether a negation stands before a figure; the one inside a name ("no-show rate") denies nothing. */
function denies(text: string, language: string): boolean {
  return hasNegation(text.replace(/\p{L}+(?:[-‑]\p{L}+)+/gu, ' '), lexiconFor(language))
}

/** A pattern that remembers its place begins anew. */
function resetPattern(pattern: RegExp | undefined): void {
  if (pattern !== undefined) pattern.lastIndex = 0
}

function firstVerb(text: string, words: FigureWords): FoundVerb | undefined {
  let best: FoundVerb | undefined
  for (const { pattern, trend, keeps } of words.verbs) {
    for (const match of allMatches(text, pattern)) {
      if (match.index === 0) continue
      const to = match.index + match[0].length
      const earlier = best === undefined || match.index < best.from
      const longer = best !== undefined && match.index === best.from && to > best.to
      if (earlier || longer)
        best = { from: match.index, to, keeps, ...(trend === undefined ? {} : { trend }) }
      break
    }
  }
  return best
}

/** What stands before the verb as a name of what is measured; undefined when it is none. */
function labelBefore(before: string, words: FigureWords, language: string): string | undefined {
  const clause = before.split(/[,;，；]\s/u).pop() ?? before
  const label = clause.trim().replace(words.article, '')
  const count = wordCount(label)
  if (count === 0 || count > labelWords || label.length > 48) return undefined
  if (/[\p{N}"“„«()]/u.test(label) || refersBack(label, language)) return undefined
  const stopwords = stopwordsFor(language)
  const own = label.toLowerCase().match(/[\p{L}\p{M}’'-]+/gu) ?? []
  const [first = '', ...others] = own
  const subordinate = lexiconFor(language).openers.includes(first) && others.length > 0
  if (subordinate || own.every((word) => stopwords.has(word))) return undefined
  return label
}

/** The figure that was reached ("to 34.5%") in the clause of the verb, else the first one behind it. */
function reachedFigure(
  text: string,
  verb: FoundVerb,
  figures: readonly FigurePhrase[],
  words: FigureWords,
  language: string,
): FigurePhrase | undefined {
  const behind = figures.filter((one) => one.from >= verb.to)
  const [first] = behind
  if (first === undefined) return undefined
  const end = clauseEnd(text, verb.to, language)
  const clause = behind.filter((one) => one.from < end)
  return (
    clause.find(
      (one) =>
        words.to.test(text.slice(verb.to, one.from)) &&
        (one.kind !== 'count' || verb.trend === 'up' || verb.trend === 'down'),
    ) ?? clause.find((one) => one.kind !== 'count')
  )
}

/** Where the clause that holds an index ends: at a comma between words, or where a subordinate clause begins. */
function clauseEnd(text: string, from: number, language: string): number {
  const rest = text.slice(from)
  const ends = [rest.length]
  const mark = /[,;:，；](?=\s)|\s[–—-]\s|\s\(/u.exec(rest)
  if (mark !== null) ends.push(mark.index)
  for (const word of lexiconFor(language).subordinators) {
    const at = rest.toLowerCase().indexOf(` ${word} `)
    if (at >= 0) ends.push(at)
  }
  return from + Math.min(...ends)
}

/** Before what a Japanese, Korean or Chinese sentence is about ends, and marks that a figure was reached or changed. */
const denseForms: Record<
  string,
  {
    topic: RegExp
    reached: RegExp
    reachedBefore: RegExp
    change: RegExp
    up: RegExp
    down: RegExp
  }
> = {
  ja: {
    topic: /^(?:[^、]{0,14}、)?(.{1,20}?)(?:は|が)、?/u,
    reached: /^(?:に|へ|まで|と|を|だ|で[^、])/u,
    reachedBefore: /(?:の|に)$/u,
    change: /^(?:増|減|上昇|低下|アップ|ダウン|の?(?:増加|減少))|^から/u,
    up: /増|上昇|改善|伸び|拡大|アップ|向上/u,
    down: /減|低下|下落|縮小|ダウン|下が/u,
  },
  ko: {
    topic: /^(?:[^,]{0,14},\s)?(.{1,20}?)(?:은|는|이|가)\s/u,
    reached: /^(?:로|으로|에|를|을|까지|입니다|이다)/u,
    reachedBefore: /(?:한|된)\s$/u,
    change: /^\s?(?:증가|감소|상승|하락|늘|줄|개선)|^에서|^이상/u,
    up: /증가|상승|늘|개선|성장/u,
    down: /감소|하락|줄|축소/u,
  },
  zh: {
    topic:
      /^(?:[^，]{0,14}，)?(.{1,16}?)(?=同比|环比|較|较|增长|增長|下降|上升|提高|降至|升至|增至|减至|达到|達到|达|達|为|為|从|從|减少|減少|增加|跌至|是|仅|約|约|超过)/u,
    reached: /^(?!)/u,
    reachedBefore: /(?:至|到|达|達|为|為|是|約|约)\s?$/u,
    change: /^(?!)/u,
    up: /增长|增長|上升|提高|升至|增至|增加|改善/u,
    down: /下降|降至|减至|减少|減少|跌至|降低/u,
  },
}

function densePieces(text: string, language: string): Pieces | undefined {
  const forms = denseForms[language.slice(0, 2)]
  if (forms === undefined) return undefined
  const figures = findFigures(text, language).filter((one) => one.kind !== 'count')
  const topic = forms.topic.exec(text)
  const label = topic?.[1]
  if (topic === null || label === undefined || figures.length === 0) return undefined
  if (/[\p{N}，、,]/u.test(label) || label.length > 16) return undefined
  const from = topic[0].length
  const behind = figures.filter((one) => one.from >= from)
  const chosen =
    behind.find(
      (one) =>
        forms.reached.test(text.slice(one.to)) || forms.reachedBefore.test(text.slice(0, one.from)),
    ) ?? behind.find((one) => !forms.change.test(text.slice(one.to)))
  const figure = chosen ?? behind[0]
  if (figure === undefined) return undefined
  if (hasNegation(text.slice(0, figure.from), lexiconFor(language))) return undefined
  const before = text
    .slice(from, figure.from)
    .replace(/(?:の|に|で|、|，|达到?|達到?|至|到|为|為|한|된|降至|升至|\s)+$/u, '')
  const after = /^[^。.]*?[，、,]\s?(.+)$/u.exec(text.slice(figure.to))?.[1] ?? ''
  const clause = text.slice(from)
  const trend = forms.up.test(clause)
    ? forms.down.test(clause)
      ? undefined
      : ('up' as const)
    : forms.down.test(clause)
      ? ('down' as const)
      : undefined
  const note = /[\p{L}\p{N}]/u.test(before) ? before : after
  return {
    label,
    figure: text.slice(figure.from, figure.to),
    note,
    ...(trend === undefined ? {} : { trend }),
  }
}
