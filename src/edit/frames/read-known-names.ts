import { isUnknown, means, type Token } from '../words/token.ts'
import type { SpanOf } from './span.ts'
import { type WishText, wordsBetween } from './wish-text.ts'

/** How many small words stand before a name at the most: "into the". */
const mostBefore = 3

/** What is called by a name that no deck gives: "the Kiln theme", "into French". */
export function knownNamesAt(text: WishText, start: number): SpanOf<'name'>[] {
  return [...themesAt(text, start), ...languagesAt(text, start), ...filesAt(text, start)]
}

/** The endings of pictures' files. */
const endings = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'heic', 'tif', 'tiff', 'bmp']
const fileName = new RegExp(
  `^[\\p{L}\\p{N}_()-][\\p{L}\\p{N}_().-]*\\.(?:${endings.join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)

/** "**dome.jpg**": the name of a picture's file, as people write it. */
function filesAt({ tokens, instruction }: WishText, start: number): SpanOf<'name'>[] {
  const from = tokens[start]?.start ?? 0
  const [name] = fileName.exec(instruction.slice(from)) ?? []
  const end = tokens.findIndex((one) => name !== undefined && one.start >= from + name.length)
  if (name === undefined || tokens[start]?.kind === 'quote') return []
  return [
    {
      type: 'name',
      of: 'file',
      text: name,
      start,
      end: end < 0 ? tokens.length : end,
      cost: 0.1,
    },
  ]
}

function languagesAt(text: WishText, start: number): SpanOf<'name'>[] {
  const { tokens } = text
  const at = behindSmall(tokens, start, 'languageName')
  const token = tokens[at]
  // "French wine" names something else than a language.
  if (!means(token, 'languageName') || means(token, 'needsModel') || token?.named === undefined)
    return []
  const end = behindParticle(text, at + 1)
  return [{ type: 'name', of: 'language', known: token.named, text: '', start, end, cost: 0.2 }]
}

/** A theme by its name, by the noun, or by both: "another theme", "the **Foobar** theme". */
function themesAt(text: WishText, start: number): SpanOf<'name'>[] {
  const { tokens } = text
  let at = behindSmall(tokens, start, 'themeName')
  while (means(tokens[at], 'another', 'new')) at += 1
  const found: SpanOf<'name'>[] = []
  const add = (end: number, named: { known?: string; text: string }) =>
    found.push({ type: 'name', of: 'theme', ...named, start, end, cost: 0.25 })
  const said = (from: number, to: number) => {
    const [only] = tokens.slice(from, to)
    return only?.kind === 'quote' ? only.text : wordsBetween(text, from, to)
  }
  const known = tokens[at]
  if (means(known, 'themeName') && known?.named !== undefined) {
    const behind = means(tokens[at + 1], 'theme') ? at + 2 : at + 1
    add(behindParticle(text, behind), { known: known.named, text: '' })
  }
  const named = behindName(tokens, at)
  // "The **Foobar** theme".
  if (named > at && means(tokens[named], 'theme')) add(named + 1, { text: said(at, named) })
  if (!means(tokens[at], 'theme')) return found
  add(behindParticle(text, at + 1), { text: '' })
  const link = behindSmall(tokens, at + 1, 'themeName')
  const other = tokens[link]
  if (means(other, 'themeName') && other?.named !== undefined)
    add(link + 1, { known: other.named, text: '' })
  const end = behindName(tokens, link)
  if (end > link) add(end, { text: said(link, end) })
  return found
}

/** "To **the deck**", "on **my slides**": all there is, in whatever small words. */
export function wholeDeckAt({ tokens }: WishText, start: number): SpanOf<'sign'>[] {
  let at = start
  while (
    at - start < mostBefore &&
    means(tokens[at], 'to', 'in', 'of', 'from', 'the', 'this', 'about', 'with')
  )
    at += 1
  const token = tokens[at]
  const isSlides =
    means(token, 'slides') &&
    !means(token, 'slide') &&
    means(tokens[at - 1], 'the') &&
    tokens[at + 1]?.kind !== 'number'
  if (at === start || !(isSlides || means(token, 'deck'))) return []
  return [{ type: 'sign', concept: 'deck', text: '', start, end: at + 1, cost: 0.5 }]
}

/** Where words end that nobody knows, or a quotation. */
function behindName(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.kind === 'quote') return from + 1
  let end = from
  for (let token = tokens[end]; token && isUnknown(token); token = tokens[end]) end += 1
  return end
}

function behindSmall(
  tokens: readonly Token[],
  start: number,
  name: 'themeName' | 'languageName',
): number {
  let at = start
  const isSmall = (one: Token | undefined) =>
    means(one, 'in', 'into', 'to', 'as', 'the', 'a', 'of', 'by', 'is') && !means(one, name, 'theme')
  while (at - start < mostBefore && isSmall(tokens[at])) at += 1
  return at
}

/** "フランス語**に**": what stands behind a name where others stand before it. */
const behindParticle = ({ tokens, grammar }: WishText, at: number) =>
  means(tokens[at], 'toThere') || (grammar.particlesBehind && means(tokens[at], 'by', 'in', 'to'))
    ? at + 1
    : at
