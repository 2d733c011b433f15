import { complements } from '../lexicons/complements.ts'
import { actions, plainVerbs, rewriteStyles } from '../lexicons/verbs.ts'
import { itemPhrases } from '../references/item-phrase.ts'
import { kindConcepts, wholeSlideKinds } from '../references/slides-of-kind.ts'
import { means, type Token } from '../words/token.ts'
import { numberedSlide } from './numbered-slide.ts'
import { openText } from './open-text.ts'

/** Kinds of what stands on slides. */
const blockConcepts = kindConcepts.filter((kind) => !wholeSlideKinds.includes(kind))

/** Whether a piece names what stands on a slide: "the chart", but not "the chart slide" or "the slide with the chart". */
function namesBlock(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) =>
      means(token, ...blockConcepts) &&
      !means(tokens[at + 1], 'slide', 'slides') &&
      !tokens.slice(0, at).some((before) => means(before, 'with')),
  )
}

/** "delete the chart and the table **on slide 5**": where the first stands too, when it says nothing of that. */
export function placeOfBoth(before: readonly Token[], carried: readonly Token[]): readonly Token[] {
  if (!means(carried[0], 'delete') || !namesBlock(before)) return []
  const placeIn = (tokens: readonly Token[]) =>
    tokens.findIndex(
      (token, at) =>
        means(token, 'in', 'from') &&
        means(tokens[at + 1], 'slide', 'slides', 'number', 'it', 'this'),
    )
  const at = placeIn(carried)
  return at === -1 || placeIn(before) !== -1 ? [] : carried.slice(at)
}

/** "delete the chart **and slide 3**": a slide and what stands on another are deleted one by one. */
function deletedApart(
  before: readonly Token[],
  piece: readonly Token[],
): readonly Token[] | undefined {
  const names = means(piece[0], 'the', 'slide', 'slides', 'all', 'number', ...kindConcepts)
  const described = before.some((token) => means(token, 'with', 'except', 'not'))
  if (!names || described) return undefined
  const blocks = [namesBlock(before), namesBlock(piece)]
  return blocks[0] === blocks[1] && !blocks[0] ? undefined : piece
}

/** The piece as a clause with the verb of the one before, when it says what else shall become of what; else undefined. */
export function carriedOver(
  before: readonly Token[],
  piece: readonly Token[],
): Token[] | undefined {
  const verbAt = before.findIndex((token) => means(token, ...actions))
  const verb = before[verbAt]
  if (verb === undefined) return undefined
  const first = piece[0]
  if (first === undefined || means(first, ...plainVerbs)) return undefined
  if (first.kind === 'number' && itemPhrases(before).some((one) => one.end === before.length))
    return undefined
  if (means(verb, 'add') && isAnotherSlide(piece) && !piece.some((one) => means(one, 'merge'))) {
    // "add two slides: one about hiring and one about training"
    const counted = before.some((token) => means(token, 'slides') && !means(token, 'slide'))
    return counted && means(first, 'one') ? undefined : [verb, ...piece]
  }
  // "use cards for slide 9 and a table on slide 8"
  const kind = piece.find((token) => !means(token, 'a', 'the'))
  const kindFirst =
    means(kind, ...kindConcepts) &&
    means(verb, 'use', 'make', 'convert', 'change') &&
    piece.some((token) => means(token, 'slide'))
  if (kindFirst && before.slice(verbAt + 1).some((token) => means(token, ...complements)))
    return [verb, ...piece]
  if (renamesAnother(before, piece)) return [verb, ...piece]
  if (openText(before)) return undefined
  const apart = means(verb, 'delete') ? deletedApart(before, piece) : undefined
  if (apart !== undefined) return [verb, ...apart]
  // "delete slide 6 and the notes of slide 7"
  const notes =
    means(verb, 'delete') &&
    piece.some((token) => means(token, 'notes')) &&
    !piece.some((token) => means(token, 'own'))
  if (notes && piece.some((token) => means(token, 'slide', 'slides', 'all', 'number', 'deck')))
    return [verb, ...piece]
  const whole = (tokens: readonly Token[]) =>
    tokens.some(
      (token) => means(token, ...complements) || (means(verb, 'rename') && token.kind === 'quote'),
    )
  const target = means(
    first,
    'slide',
    'slides',
    'the',
    'it',
    'this',
    'last',
    'ordinal',
    'number',
    'background',
    'text',
    'accent',
  )
  if (
    target &&
    piece.length > 1 &&
    means(verb, 'move', 'put', 'make', 'convert', 'change', 'rename', ...rewriteStyles) &&
    whole(before.slice(verbAt + 1)) &&
    whole(piece.slice(1))
  )
    return [verb, ...piece]
  return undefined
}

/** "Call slide 4 Regions **and slide 5 Costs**": another slide and its name. */
function renamesAnother(before: readonly Token[], piece: readonly Token[]): boolean {
  if (!before.some((token) => means(token, 'rename', 'title'))) return false
  const named = numberedSlide(before)
  const other = numberedSlide(piece)
  if (named === undefined || other === undefined || other.start > 2) return false
  if (means(piece[other.end], ...actions, 'is', 'unwanted', 'and')) return false
  const isLink = (token: Token) =>
    token.kind === 'sign' ||
    (token.kind !== 'quote' && means(token, 'to', 'as', 'into', 'titled', 'particle', 'toThere'))
  return [before.slice(named.end), piece.slice(other.end)].every((words) => !words.every(isLink))
}

/** "another about costs", "one on hiring", "a closing slide". */
function isAnotherSlide(piece: readonly Token[]): boolean {
  const [first, second] = piece
  if (means(first, 'another', 'one')) return true
  if (!means(first, 'a', 'number')) return false
  return (
    means(second, 'slide', 'one', 'agenda', 'closing', 'section', 'cover', 'recap') ||
    piece.some((token) => means(token, 'slide', 'slides'))
  )
}
