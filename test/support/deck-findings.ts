import { lexiconFor } from '../../src/author/composer/language/lexicon.ts'
import { phrasesFor } from '../../src/author/composer/language/phrases.ts'
import { pointsBack } from '../../src/author/composer/language/pointers-back.ts'
import { wordCount } from '../../src/author/composer/language/script.ts'
import type { Ledger } from '../../src/author/composer/ledger/ledger.ts'
import { spanOf } from '../../src/author/composer/reading/mapped-text.ts'
import { unseal } from '../../src/author/composer/reading/sealed-code.ts'
import { withoutConnective } from '../../src/author/composer/shaping/shorten.ts'
import {
  type Block,
  blockLines,
  blockPlainText,
  mapBlockTexts,
} from '../../src/deck/blocks/block.ts'
import { chosenVariant, type LayoutName, type Slide } from '../../src/deck/slide.ts'
import { isOwnCaption } from './own-captions.ts'
import { occurrences, type SearchedText, searched } from './searched-text.ts'

/** A composed deck with what it was made of. */
export interface ComposedDeck {
  text: string
  language: string
  slides: readonly Slide[]
  ledger: Ledger
}

/** Slides that say nothing of the text by themselves. */
const frames: readonly LayoutName[] = ['title', 'agenda', 'section']

/** Whether a slide asks what the author asks of any text, which is marked as added. */
function isFiller(blocks: readonly Block[]): boolean {
  return blocks.flatMap(blockLines).some((line) => line.added)
}

/** Letters and figures of a text, folded. */
function folded(text: string): string {
  return unseal(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/** Every text that a slide prints, the lines of its blocks in one and in their parts. */
function printedTexts(slide: Slide): string[] {
  const { title, eyebrow = '', caption = '', meta = '', blocks } = chosenVariant(slide)
  const texts = [title, eyebrow, caption, meta]
  for (const block of blocks) {
    // What is read of a chart says its figures as it would print them.
    if (block.kind !== 'chart') texts.push(blockPlainText(block))
    texts.push(...blockLines(block).map((line) => line.text))
    texts.push(...blockTexts(block))
  }
  return texts.filter((text) => text !== '')
}

function blockTexts(block: Block): string[] {
  const texts: string[] = []
  mapBlockTexts(block, (printed) => {
    texts.push(printed.text)
    return printed
  })
  return texts
}

/**
 * What the account of a deck says wrongly: two passages that stand for the same text, one said to be on a slide or in the
 * notes that is not there, one in the notes that a slide shows in the same words, one in the notes of two slides.
 */
export function wrongEntries({ language, slides, ledger }: ComposedDeck): string[] {
  const shown = slides.map((slide) => folded(printedTexts(slide).join(' ')))
  const lines = new Set(slides.flatMap(printedTexts).map(folded))
  const notes = slides.map((slide) => folded(slide.notes ?? ''))
  const source = folded(readText(ledger))
  const findings = overlapping(ledger)
  for (const { passage, place } of ledger.entries) {
    const words = folded(passage.text.text)
    const spoken = folded(passage.spoken ?? passage.text.text)
    const told = `${passage.kind}: ${passage.text.text.slice(0, 90)}`
    if (['drawing', 'image', 'upkeep'].includes(passage.kind) || words === '') continue
    // What a source says twice may stand in two places.
    const isTwice = source.indexOf(words) !== source.lastIndexOf(words)
    const noted = notes.filter((one) => one.includes(spoken)).length
    if (place === 'slide' && !shown.some((one) => isShownBy(one, passage.text.text, language)))
      findings.push(`not on a slide, ${told}`)
    if (place === 'notes' && noted === 0) findings.push(`not in the notes, ${told}`)
    if (isTwice || words.length <= 20) continue
    if (place === 'notes' && lines.has(words)) findings.push(`on a slide and in the notes, ${told}`)
    if (noted > 1) findings.push(`in the notes of two slides, ${told}`)
    if (place === 'nowhere' && noted > 0) findings.push(`in the notes and nowhere, ${told}`)
  }
  return findings
}

function overlapping({ entries }: Ledger): string[] {
  const spans = entries
    .filter(({ passage }) => passage.kind !== 'upkeep')
    .map(({ passage }) => ({ ...spanOf(passage.text), told: passage.text.text.slice(0, 90) }))
    .sort((one, other) => one.start - other.start || one.end - other.end)
  return spans.flatMap(({ start, told }, at) => {
    const before = spans[at - 1]
    return before !== undefined && start < before.end ? [`twice: ${before.told} | ${told}`] : []
  })
}

/** A passage is shown without the word that joined it to the one before, the number of a heading or the label of a line. */
function isShownBy(letters: string, passage: string, language: string): boolean {
  const bare = [
    passage,
    withoutConnective(passage, language),
    passage.replace(/^[^:：]{1,40}[:：]\s*/u, ''),
    passage.replace(/^\P{L}+|^[（(]?[一二三四五六七八九十]+[）)、．.]/u, ''),
  ]
  return bare.some((one) => standsIn(one, letters))
}

/** Whether all words of a passage stand in the letters of a slide. */
function standsIn(passage: string, letters: string): boolean {
  const words = unseal(passage)
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return (words ?? []).every((word) => letters.includes(word))
}

/** Titles of content slides that are neither headings nor whole clauses of the text. */
export function brokenTitles(deck: ComposedDeck): string[] {
  const text = readText(deck.ledger)
  const withoutBrackets = text.replace(/\s*[(（[][^()（）[\]\n]*[)）\]]/gu, '')
  const sources = [text, withoutBrackets].map(searched)
  return sentenceTitles(deck).filter((title) => !isWholeClause(title, sources, deck.language))
}

/** Titles that say nothing of a slide, of a text that has sentences: the author's own words for any slide. */
export function emptyTitles({ language, slides, ledger }: ComposedDeck): string[] {
  const { keyPoints, summary } = phrasesFor(language)
  const headings = ledger.entries.map(({ passage }) => folded(passage.text.text))
  const [cover] = slides
  const isTold = ledger.entries.some(({ passage }) => passage.kind === 'sentence')
  const isNamed = isTold && cover !== undefined && chosenVariant(cover).layout === 'title'
  return slides.flatMap((slide) => {
    const { layout, title } = chosenVariant(slide)
    const bare = folded(withoutCount(title))
    const isOwn = [keyPoints, summary].some((one) => folded(one) === bare)
    return isNamed && layout !== 'recap' && isOwn && !headings.some((one) => one.endsWith(bare))
      ? [title]
      : []
  })
}

/** Sentences of notes that go on from one of their paragraph which the same notes do not have right before them. */
export function severedNotes({ language, slides, ledger }: ComposedDeck): string[] {
  const notes = slides.map((slide) => folded(slide.notes ?? ''))
  return ledger.entries.flatMap(({ passage, place }, at) => {
    const before = ledger.entries[at - 1]?.passage
    if (place !== 'notes' || passage.kind !== 'sentence' || before?.kind !== 'sentence') return []
    if (before.block !== passage.block || !pointsBack(passage.text.text, language)) return []
    const both = folded(`${before.text.text} ${passage.text.text}`)
    return notes.some((one) => one.includes(both)) ? [] : [passage.text.text]
  })
}

/** Titles of content slides that are no headings and longer than two lines hold. */
export function longTitles(deck: ComposedDeck): string[] {
  return sentenceTitles(deck).filter(
    (title) => wordCount(title) > titleWords && !/[?？]$/u.test(title),
  )
}

/** The titles that are no heading, no item that is one here, and none of the author's own names of slides. */
function sentenceTitles({ text: deckText, language, slides, ledger }: ComposedDeck): string[] {
  const headings = ledger.entries
    .filter(({ passage }) => passage.kind === 'heading' || passage.kind === 'item')
    .map(({ passage }) => folded(passage.text.text))
  // What lines are called by stands before their colons.
  const labels = ledger.entries.map(({ passage }) =>
    folded(/^[^:：.]{2,60}(?=[:：.])/u.exec(passage.text.text)?.[0] ?? ''),
  )
  const { keyPoints, summary, discussion, questions } = phrasesFor(language)
  const own = [keyPoints, summary, discussion, ...questions].map(folded)
  const isName = (title: string) => {
    const letters = folded(title)
    return own.includes(letters) || headings.some((one) => one.endsWith(letters))
  }
  return slides.flatMap((slide) => {
    const { layout, title, blocks } = chosenVariant(slide)
    if (frames.includes(layout) || isFiller(blocks)) return []
    const bare = withoutCount(title)
    if (isMadeOfColumns(bare, blocks, deckText)) return []
    return isName(bare) || isJoined(folded(bare), [...headings, ...labels]) ? [] : [bare]
  })
}

/** Whether a table, what is drawn of one or its dated remarks are called as its columns are. */
function isMadeOfColumns(title: string, blocks: readonly Block[], text: string): boolean {
  if (!blocks.some(({ kind }) => ['table', 'chart', 'timeline'].includes(kind))) return false
  const cells = text.split(/[,;|\t\n]/u).map(folded)
  return title.split(/, | – /u).every((name) => cells.some((cell) => cell.startsWith(folded(name))))
}

/** Whether letters are one name after the other: of sections that share a slide, or of the sides of a comparison. */
function isJoined(letters: string, names: readonly string[]): boolean {
  if (letters === '') return true
  return names.some((name) => {
    // Without the number that it may have stood behind.
    const bare = name.replace(/^(?:\p{N}+|[一二三四五六七八九十]+)/u, '')
    const begun = [name, bare].find((one) => one !== '' && letters.startsWith(one))
    return begun !== undefined && isJoined(letters.slice(begun.length), names)
  })
}

/** A title without the number of its part. */
function withoutCount(title: string): string {
  return title.replace(/\s\(\d+(?:\/\d+)?\)$/u, '')
}

/** Words of a title that is no heading (WORDS of the mockups). */
const titleWords = 12

/** The text as it was read, a passage a line, without the marks of its format. */
function readText({ entries }: Ledger): string {
  return entries.map(({ passage }) => unseal(passage.text.text)).join('\n')
}

/** Whether words stand in one of the texts so that they begin and end where one of its clauses does. */
function isWholeClause(words: string, sources: SearchedText[], language: string): boolean {
  return sources.some((source) =>
    occurrences(words, source).some(
      ({ before, after }) => beginsClause(before, language) && endsClause(after),
    ),
  )
}

/** Whether a clause begins behind a text: at its end, at a break, or at a word that joined the clause to the one before. */
function beginsClause(before: string, language: string): boolean {
  const folded = before.trimEnd().toLowerCase()
  const joined = lexiconFor(language).connectives.find(
    (word) => folded.endsWith(word) && !/\p{L}$/u.test(folded.slice(0, -word.length)),
  )
  const rest = joined === undefined ? before : folded.slice(0, -joined.length)
  return /(?:^|[\n\p{P}\p{S}])\s*$/u.test(rest)
}

function endsClause(after: string): boolean {
  return /^\s*(?:$|\n|[\p{P}\p{S}])/u.test(after)
}

/** Lines of prose that end where no clause of the text does. */
export function tornLines({ language, slides, ledger }: ComposedDeck): string[] {
  const source = searched(readText(ledger))
  const { causes, subordinators } = lexiconFor(language)
  const goesOnWhole = (after: string) =>
    endsClause(after) ||
    [...causes, ...subordinators].some((word) => after.trimStart().toLowerCase().startsWith(word))
  const findings: string[] = []
  for (const line of slides.flatMap((slide) => chosenVariant(slide).blocks).flatMap(proseLines)) {
    // Text without any break is cut, and says so.
    if (/…$/u.test(line.text)) continue
    const tail = (line.text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(-6)
    const found = occurrences(tail.join(' '), source)
    if (found.length > 0 && !found.some(({ after }) => goesOnWhole(after)))
      findings.push(`${line.text} | ${found[0]?.after}`)
  }
  return findings
}

function proseLines(block: Block) {
  switch (block.kind) {
    case 'bullets':
    case 'steps':
    case 'timeline':
      return block.items
    case 'paragraph':
      return block.paragraphs
    case 'quote':
      return [block.quote]
    default:
      return []
  }
}

/**
 * Titles, captions and lines that point back at something that does not stand on their slide right before them: a title at
 * all, a line unless what the source says before it is the line, the title or the heading above it.
 */
export function pointersBack({ language, slides, ledger }: ComposedDeck): string[] {
  const findings: string[] = []
  const passages = ledger.entries.map(({ passage }) => ({
    kind: passage.kind,
    letters: folded(passage.text.text),
  }))
  for (const slide of slides) {
    const { layout, title, caption = '', blocks } = chosenVariant(slide)
    if (frames.includes(layout) || isFiller(blocks)) continue
    const shown = folded(printedTexts(slide).join(' '))
    const isLed = (line: string): boolean => {
      const words = folded(line)
      const at = passages.findIndex(
        ({ letters }) => letters.includes(words) || (letters !== '' && words.startsWith(letters)),
      )
      const [before, own] = [passages[at - 1], passages[at]]
      if (own === undefined) return false
      // Of the one before a bracket may be missing.
      const isBeside = before === undefined || shown.includes(before.letters.slice(0, 24))
      return own.kind === 'item' || own.kind === 'heading' || isBeside
    }
    const headings = passages.flatMap(({ kind, letters }) => (kind === 'heading' ? [letters] : []))
    const isHeading = isJoined(folded(withoutCount(title)), headings)
    if (!isHeading && pointsBack(title, language)) findings.push(`title: ${title}`)
    if (pointsBack(caption, language)) findings.push(`caption: ${caption}`)
    for (const { text } of blocks.flatMap(proseLines))
      if (pointsBack(text, language) && !isLed(text))
        findings.push(`${layout} under “${title}”: ${text}`)
  }
  return findings
}

/** The slide without what its charts show: their figures are numbers, which are printed as the language does. */
function withoutCharts(slide: Slide): Slide {
  const shown = chosenVariant(slide)
  const blocks = shown.blocks.filter((block) => block.kind !== 'chart')
  return { ...slide, variants: [{ ...shown, blocks }], chosen: 0 }
}

/** A number with what stands right before and after it: a currency, a sign, a unit. */
const quantity =
  /[$€£¥₹₩₽~≈±+−-]?[ \u00a0\u202f]?\p{N}+(?:[.,'’ \u00a0\u202f:/]\p{N}+)*(?:[ \u00a0\u202f]?[%‰°]\p{L}?|[ \u00a0\u202f]?[$€£¥₹₩₽]|\p{L}{1,3}(?!\p{L}))?/gu

/** Numbers on slides that the text does not have, with the same signs and units. */
export function strayNumbers({ text, language, slides, ledger }: ComposedDeck): string[] {
  // How many things a list leaves out is the author's own word, and how many rows it has computed something from.
  const source = squeezed(`${text}\n${readText(ledger)}`)
  const findings: string[] = []
  for (const slide of slides)
    for (const printed of printedTexts(withoutCharts(slide)).map(withoutCount)) {
      if (isOwnCaption(printed, language)) continue
      for (const [found] of printed.matchAll(quantity)) {
        const bare = squeezed(found)
        if (source.includes(bare) || /^\(?\d+\)?$/u.test(bare)) continue
        findings.push(`${found} in “${printed.slice(0, 100)}”`)
      }
    }
  const parts = slides.flatMap((slide) => chosenVariant(slide).blocks).flatMap(blockTexts)
  return [...findings, ...parts.filter((part) => isTornNumber(part, text))]
}

/** Whether a text ends with a number that letters are written on to wherever the source has it ("£16.17" of "£16.17m"). */
function isTornNumber(part: string, text: string): boolean {
  const number = /\p{N}+(?:[.,]\p{N}+)+$/u.exec(part)?.[0]
  if (number === undefined) return false
  const rests = text.split(number).slice(1)
  return rests.length > 0 && rests.every((rest) => /^\p{Script=Latin}/u.test(rest))
}

function squeezed(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*_`{}\\]+/gu, '')
}

/** Addresses, placeholders, identifiers and code within lines, as they stand in the text. */
const literal =
  /`([^`\n]{2,80})`|(https?:\/\/[^\s<>)\]"']+)|(\{\{[^{}\n]{1,60}\}\})|(?<![\p{L}\p{N}])(--[a-z][a-z-]+|[a-z]+[A-Z][A-Za-z]+|[A-Za-z]+_[A-Za-z_\d]+|[a-z\d]+\.[a-z]{2,4}(?![\p{L}\p{N}.]))/gu

/** Literals of the text that slides print in other letters. */
export function alteredLiterals({ text, slides }: ComposedDeck): string[] {
  const shown = slides.flatMap(printedTexts).join('\n')
  const small = shown.toLowerCase()
  // A word set as code that is a word of the text as well is capitalised as such.
  const plain = text.replace(/`[^`\n]*`/gu, ' ')
  const literals = new Set(
    Array.from(text.matchAll(literal), (match) => match.slice(1).find((one) => one) ?? '').filter(
      (one) => !/^\p{L}+$/u.test(one) || countOf(plain, one) === 0,
    ),
  )
  const findings: string[] = []
  for (const one of literals) {
    const spellings = countOf(small, one.toLowerCase())
    if (
      spellings > countOf(shown, one) &&
      countOf(text, one) === countOf(text.toLowerCase(), one.toLowerCase())
    )
      findings.push(one)
  }
  return findings
}

function countOf(text: string, part: string): number {
  const whole = part.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')
  return Array.from(
    text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${whole}(?![\\p{L}\\p{N}])`, 'gu')),
  ).length
}
