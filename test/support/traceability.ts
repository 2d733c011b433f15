import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as markdownText } from 'mdast-util-to-string'
import type { Block } from '../../src/deck/blocks/block.ts'
import { chosenVariant, type Slide } from '../../src/deck/slide.ts'
import type { SourcedText, SourceSpan } from '../../src/deck/sourced-text.ts'
import { isComputedOf } from './computed-values.ts'
import { saysComputed } from './own-captions.ts'

/** What a slide's blocks are looked at with; `what` names the part that a finding is about. */
interface Checker {
  text: string
  slide: Slide
  report(what: string, shown: string): void
  /** Words that stand in these spans. */
  check(what: string, shown: string, spans: readonly SourceSpan[]): void
  /** Words that stand somewhere in what the slide is made of. */
  checkName(what: string, shown: string): void
  checkSourced(what: string, one: SourcedText, shown?: string): void
}

type Check<Kind extends Block['kind']> = (
  block: Extract<Block, { kind: Kind }>,
  checker: Checker,
) => void

const checks: { [Kind in Block['kind']]: Check<Kind> } = {
  paragraph: ({ paragraphs }, { checkSourced }) => {
    for (const one of paragraphs) checkSourced('paragraph', one)
  },
  bullets: ({ items }, { checkSourced }) => {
    for (const one of items) checkSourced('bullet', one)
  },
  steps: ({ items }, { checkSourced, text }) => {
    for (const one of items) {
      const isOwnWord = one.head !== undefined && isVerbOf(one.head, sliceAll(one.sources, text))
      checkSourced('step', one, one.head && !isOwnWord ? `${one.head} ${one.text}` : one.text)
    }
  },
  quote: (block, { check, checkSourced, slide }) => {
    checkSourced('quote', block.quote)
    for (const who of [block.name, block.affiliation])
      if (who !== undefined) check('quote', who, slide.sources)
  },
  stats: ({ items }, { check, checkSourced }) => {
    for (const one of items) {
      checkSourced('figure', one)
      check('label', one.label, one.sources)
      if (one.note !== undefined) check('note', one.note, one.sources)
    }
  },
  table: ({ columns, rows }, { check, checkName }) => {
    for (const column of columns) checkName('column', column.name)
    for (const row of rows) check('row', row.cells.join(' '), row.sources)
  },
  timeline: ({ items }, { check, checkSourced }) => {
    for (const one of items) {
      checkSourced('event', one)
      check('date', one.date, one.sources)
    }
  },
  definition: ({ items }, { check, checkSourced }) => {
    for (const one of items) {
      checkSourced('definition', one)
      check('term', one.term, one.sources)
    }
  },
  cards: ({ items }, { check, checkSourced }) => {
    for (const one of items) {
      if (one.text !== '' || one.sources.length === 0) checkSourced('card', one)
      if (one.added === true) continue
      for (const part of [one.head, one.foot ?? '']) check('card', part, one.sources)
    }
  },
  comparison: ({ sides, rows, verdict }, { check, checkSourced }) => {
    for (const side of sides) {
      checkSourced('side', side)
      for (const point of side.items ?? []) checkSourced('point', point)
    }
    for (const cell of rows.flatMap((row) => row.cells))
      if (cell.text !== '') checkSourced('cell', cell)
    if (verdict === undefined) return
    checkSourced('verdict', verdict)
    check('verdict', verdict.note ?? '', verdict.sources)
  },
  agenda: ({ items }, { checkSourced }) => {
    for (const one of items) checkSourced('agenda', one)
  },
  code: ({ code }, { check }) => check('code', code.text, code.sources),
  image: (block, { check }) =>
    check('image', [block.alt, block.caption ?? ''].join(' ').trim(), block.sources),
  chart: ({ series, sources, categories }, { check, checkName, report, slide, text }) => {
    // What is computed from rows is said to be under the chart.
    const isComputed = saysComputed(chosenVariant(slide).caption ?? '')
    for (const { name, values } of series) {
      checkName('series', name)
      for (const [at, value] of values.entries()) {
        const spans = sources[at] ?? []
        const category = categories[at] ?? ''
        check('category', category, spans)
        if (value === null) continue
        const stretch = sliceAll(spans, text)
        const isTraced = isComputed
          ? isComputedOf(value, category, stretch)
          : printsValue(value, stretch)
        if (!isTraced) report('value', String(value))
      }
    }
  },
}

/**
 * Everything on the slides that does not come from the text: one line a finding, empty when all of it does. A line comes
 * from its spans when its words stand in them in the same order and each of its numbers is printed there; headings may be
 * the author's own.
 */
export function untraceable(slides: readonly Slide[], text: string): string[] {
  const findings: string[] = []
  for (const [index, slide] of slides.entries()) {
    const checker = checkerOf(slide, text, (what, shown) =>
      findings.push(`slide ${index + 1}, ${what}: ${shown.slice(0, 200)}`),
    )
    for (const block of chosenVariant(slide).blocks) {
      const check = checks[block.kind] as (one: Block, checker: Checker) => void
      check(block, checker)
    }
  }
  return findings
}

function checkerOf(slide: Slide, text: string, report: Checker['report']): Checker {
  const everything = sliceAll(slide.sources, text)
  const check: Checker['check'] = (what, shown, spans) => {
    if (spans.some((span) => span.end > text.length || span.start >= span.end))
      report(`${what} has a bad span`, shown)
    else if (!isTraceable(shown, sliceAll(spans, text))) report(what, shown)
  }
  return {
    text,
    slide,
    report,
    check,
    checkName(what, shown) {
      if (shown !== '' && !isTraceable(shown, everything)) report(what, shown)
    },
    checkSourced(what, one, shown = one.text) {
      if (one.added === true) {
        if (one.sources.length > 0) report(`${what} is added and has sources`, shown)
      } else if (one.sources.length === 0) report(`${what} has no sources`, shown)
      else check(what, shown, one.sources)
    },
  }
}

function sliceAll(spans: readonly SourceSpan[], text: string): string {
  return spans.map((span) => text.slice(span.start, span.end)).join('\n')
}

/** Whether the words of a line stand in the source in the same order, and its numbers as they are. */
function isTraceable(shown: string, source: string): boolean {
  return (
    containsInOrder(shown, source) ||
    // Character references, and marks inside words, are gone once markdown is read.
    containsInOrder(shown, markdownText(fromMarkdown(source)))
  )
}

/** Whether a single word is the plain form of one in the source ("Register" of "registers"). */
function isVerbOf(head: string, source: string): boolean {
  const [verb = '', ...others] = tokens(head)
  const stem = verb.replace(/[ey]$/u, '')
  return (
    others.length === 0 && stem.length >= 2 && tokens(source).some((one) => one.startsWith(stem))
  )
}

function containsInOrder(shown: string, source: string): boolean {
  const available = tokens(source)
  let at = 0
  const wanted = tokens(shown.replace(/…$/u, ''))
  for (const [position, token] of wanted.entries()) {
    const cut = shown.endsWith('…') && position === wanted.length - 1
    while (
      at < available.length &&
      !(cut ? available[at]?.startsWith(token) : available[at] === token)
    )
      at++
    if (at === available.length) return false
    at++
  }
  const printed = new Set(numbers(source))
  return shown.endsWith('…') || numbers(shown).every((number) => printed.has(number))
}

/** Words, folded; in scripts without spaces each character is one. */
function tokens(text: string): string[] {
  return (
    fold(text).match(
      /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]|(?:(?![\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff])[\p{L}\p{M}\p{N}])+/gu,
    ) ?? []
  )
}

function fold(text: string): string {
  return text
    .replace(/<\/?su[pb]>/gi, '')
    .replace(/[*_~`\\]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/\u0307/g, '')
    .normalize('NFC')
}

function numbers(text: string): string[] {
  return text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? []
}

function printsValue(value: number, source: string): boolean {
  const digits = String(Math.abs(value)).replace(/\D/g, '')
  const plain = source.normalize('NFKD').replace(/\p{Nd}/gu, (digit) => asciiDigit(digit))
  const printed = plain.match(/\d+(?:[., '’٫٬]\d+)*/gu) ?? []
  return printed.some((one) => {
    const bare = one.replace(/\D/g, '')
    return bare === digits || bare.replace(/^0+|0+$/g, '') === digits.replace(/^0+|0+$/g, '')
  })
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code < 0x80) return digit
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}
