import { unspacedScript } from '../../../text/unspaced-script.ts'
import { requestPatternsIn } from '../language/deck-request-words.ts'
import { orderPatterns } from '../language/order-words.ts'
import { wordCount } from '../language/script.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import { cutBeyond } from '../shaping/shorten.ts'
import type { Passage } from './passage.ts'

/** UTF-16 units of a passage that the warning quotes, and how many passages it quotes. */
const quoted = 80
const mostQuoted = 5
/** Words of a script without spaces besides those that order. */
const mostOtherWords = 4

/**
 * The warning where a text speaks to whoever makes slides of it, or says of something that it is not for everyone ("not for the
 * slides", "only to you", "please don't mention the report"). Nothing is left out for that: what such words are about nobody can be
 * sure of, and the same words are said in stories, policies and advertisements.
 *
 * @param isAsked whether a first line asks for slides (`deckRequest`).
 */
export function orderWarnings(
  passages: readonly Passage[],
  language: string,
  isAsked: boolean,
): string[] {
  const orders = ordersAmong(
    passages.filter(({ kind }) => kind === 'sentence' || kind === 'item' || kind === 'heading'),
    language,
    isAsked,
  )
  if (orders.length === 0) return []
  const beginnings = orders
    .slice(0, mostQuoted)
    .map((said) => `“${said.length <= quoted ? said : cutBeyond(said, quoted, language)}”`)
  const more = orders.length > mostQuoted ? ` and ${orders.length - mostQuoted} more` : ''
  return [
    `Some words may be meant for whoever makes the slides, or mark something as not for everyone: ${beginnings.join(', ')}${more}. Nothing was left out for them, so check the slides and the notes.`,
  ]
}

function ordersAmong(passages: readonly Passage[], language: string, isAsked: boolean): string[] {
  const words = orderPatterns(language)
  if (words === undefined) return []
  const texts = passages.map(({ text }) => text.text.replaceAll("'", '’'))
  const wishes = texts.filter((said) => asksForSlides(said, words.needs, language))
  const isWished = isAsked || wishes.length > 0
  return texts
    .filter(
      (said) =>
        wishes.includes(said) ||
        words.confided.test(said) ||
        isLabel(said, words.label) ||
        saysOnly(said, words.silent, language) ||
        (isWished && words.omits.test(said)),
    )
    .map((said) => said.trim())
}

/** "We need 6–8 slides for Wednesday": so many of them, and that they are wanted. */
function asksForSlides(said: string, needs: RegExp, language: string): boolean {
  return requestPatternsIn(language).some(({ deck, makes, opens, isBehind }) => {
    const found = deck.exec(said)
    if (found === null) return false
    const before = said.slice(0, found.index)
    const after = said.slice(found.index + found[0].length)
    const isCounted =
      /\p{Nd}\s*(?:[–~〜-]\s*\p{Nd}+)?\s*\S{0,3}\s*$/u.test(before) ||
      (isBehind && /^\s*\S{0,2}\s?\p{Nd}/u.test(after))
    return isCounted && [needs, makes, opens].some((one) => one.test(said))
  })
}

/** "Confidential: …", "(internal only)". */
function isLabel(said: string, label: RegExp): boolean {
  const match = label.exec(said)
  if (match === null) return false
  const [before, after] = [said.slice(0, match.index), said.slice(match.index + match[0].length)]
  return !/[\p{L}\p{N}]/u.test(before) && /^\s*[:：)\]）】]/u.test(after)
}

/** Whether a sentence says nothing but an order, what stands in brackets apart. */
function saysOnly(said: string, order: RegExp, language: string): boolean {
  const sentence = said.split(/(?<=[.!?。！？])\s*/u).find((one) => order.test(one))
  if (sentence === undefined) return false
  const rest = sentence.replace(order, ' ').replace(/[(（][^()（）]*[)）]/gu, ' ')
  if (unspacedScript.test(rest)) return wordCount(rest) <= mostOtherWords
  const small = stopwordsFor(language)
  return (rest.toLowerCase().match(/[\p{L}\p{M}\p{N}’]+/gu) ?? []).every((word) => small.has(word))
}
