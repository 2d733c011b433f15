import type { Concept } from '../../lexicons/concept.ts'
import { means, type Token } from '../../words/token.ts'
import { chartConcept, type SlideKind, slideKindOf } from './slide-kind.ts'

/** What a wish asks for: "a new slide", "one more", "3 empty slides", "a chart slide", "a table". */
interface AskedSlides {
  count: number
  isBlank: boolean
  kind?: SlideKind
  chart?: Concept
  /** Whether no noun says that slides are meant, or nothing that they are new: where they go has to. */
  isOpen: boolean
  /** Whether "new", "another" or a verb before says that something is to be made. */
  saysNew: boolean
  end: number
}

/** How many words stand before the noun at the most. */
const mostBefore = 7

/** What stands on a slide of its own where nothing else is said; a card or a step stands among others. */
const alone: readonly SlideKind[] = ['table', 'chart', 'comparison', 'quote', 'section', 'closing']

const data: readonly SlideKind[] = ['table', 'chart', 'comparison']

/** Slides of the deck's own making, which are asked for by their kind alone. */
const ownKinds: readonly Concept[] = ['agenda', 'recap', 'cover']

/**
 * The slides that are asked for from a token on; "the" is said of those that are there.
 * @param opens whether a noun alone may ask there, as at the beginning of a wish: "chart slide before 5 …".
 */
export function askedAt(
  tokens: readonly Token[],
  start: number,
  opens: boolean,
): AskedSlides | undefined {
  let count = 1
  let isNew = false
  let saysNew = means(tokens[start - 1], 'add')
  let isBlank = false
  let kind: SlideKind | undefined
  let chart: Concept | undefined
  const found = (end: number, isOpen: boolean): AskedSlides => ({
    count,
    isBlank,
    isOpen,
    saysNew,
    end,
    ...(kind === undefined ? {} : { kind }),
    ...(chart === undefined ? {} : { chart }),
  })
  const isAdded = means(tokens[start - 1], 'add')
  for (let at = start; at < Math.min(tokens.length, start + mostBefore); at++) {
    const token = tokens[at]
    const next = tokens[at + 1]
    if (means(token, 'slide', 'slides')) {
      // "Slide 5" is there.
      if (next?.kind === 'number' || means(token, 'slideMark')) return undefined
      const behind = newBehind(tokens, at + 1)
      isBlank ||= behind.isBlank
      isNew ||= behind.isNew
      saysNew ||= behind.isNew
      const isSaid = isNew || isAdded
      return isSaid || (opens && kind !== undefined) ? found(behind.end, !isSaid) : undefined
    }
    if (means(token, ...ownKinds)) return undefined
    // "A new **one**".
    if (isNew && means(token, 'one')) return found(at + 1, false)
    if (means(token, 'number') && !means(token, 'a') && (token?.value ?? 0) > 1) {
      count = token?.value ?? 1
      isNew = true
    } else if (means(token, 'a', 'another', 'new', 'blank', 'number')) {
      const isMore = means(token, 'another', 'new', 'blank')
      isNew = true
      saysNew ||= isMore
      isBlank ||= means(token, 'blank')
      // "**One more** at the end", "3 **more**": nothing behind it says of what.
      if (isMore && !leadsToNoun(tokens, at + 1)) return found(at + 1, true)
    } else if (kind !== undefined && isBeforeSlide(tokens, at)) {
      // 表**を**1枚.
    } else {
      const own = slideKindOf(token)
      if (own === undefined || kind !== undefined) return undefined
      kind = own
      chart = chartConcept(token)
      if (!means(next, 'slide', 'slides') && !isBeforeSlide(tokens, at + 1)) {
        // "**Pie chart** before slide 3: A 40, B 60": what shows data, where some is given.
        const isSaid = isNew || isAdded || (opens && data.includes(kind))
        return isSaid && alone.includes(kind) ? found(at + 1, true) : undefined
      }
    }
  }
  return undefined
}

/** 表**を**1枚, "bar chart**-**slide": between the kind and the noun. */
const isBeforeSlide = (tokens: readonly Token[], at: number): boolean =>
  (means(tokens[at], 'particle', 'of') || tokens[at]?.text === '-') &&
  means(tokens[at + 1], 'slide')

/** "Una diapositiva **nueva**", 一页**空白页**: what is said behind the noun. */
function newBehind(tokens: readonly Token[], start: number) {
  let end = start
  let isBlank = false
  while (means(tokens[end], 'new', 'blank')) {
    isBlank ||= means(tokens[end], 'blank')
    end += means(tokens[end + 1], 'slide') ? 2 : 1
  }
  return { end, isBlank, isNew: end > start }
}

function leadsToNoun(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return (
    means(token, 'slide', 'slides', 'a', 'another', 'new', 'blank', 'number', 'one', ...ownKinds) ||
    slideKindOf(token) !== undefined
  )
}
