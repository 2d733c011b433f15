import { denseSpeechVerb, speechVerb } from '../language/speech-verbs.ts'
import { headOf, isSignature } from './attribution.ts'
import { joinMapped, type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import { between, closings, isSpeech } from './quotation-marks.ts'
import {
  denseBehind,
  introducer,
  isSpeaker,
  quoteOf,
  type Range,
  speakerIn,
} from './quotation-speakers.ts'
import type { QuoteSource } from './source-block.ts'

/** Longest text that can be said to introduce or to follow a quotation. */
export const longestInquit = 160

interface Found {
  quote: QuoteSource
  /** Index behind the quotation and what says who speaks. */
  to: number
}

const sentenceEnd =
  /(?<!(?:^|[\s(])(?:\p{Lu}|Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|Hr|Fr|Mme|Ing|Nr))\.(?=\s|$)|[!?。！？](?=\s|$|[「“"„«])/u

/** `"…," says Name, affiliation.`: verb and name in either order behind the words; a second piece may follow. */
export function inquitBehind(text: MappedText): Found | undefined {
  for (const closing of closings(text.text, 0)) {
    const first = between(text, 0, closing)
    const behind = text.text.slice(closing + 1)
    const joint = /^[,，.]?\s*(?:[—–-]\s*)?[,،،]?\s*/u.exec(behind)?.[0] ?? ''
    const dense = denseBehind(behind)
    const end = sentenceEnd.exec(behind.slice(joint.length))
    const length = end === null ? behind.length : joint.length + end.index
    const inquit = behind.slice(joint.length, length)
    const whole = signatureIn(behind)
    if (whole !== undefined && isSpeech(first)) {
      const from = closing + 1
      const quote = quoteOf(first, text, from + whole.from, from + whole.to)
      if (quote !== undefined) return { quote, to: text.text.length }
    }
    const who = dense ?? speakerIn(inquit)
    if (who === undefined || inquit.length > longestInquit) continue
    const from = closing + 1 + (dense === undefined ? joint.length : 0)
    const to = Math.min(text.text.length, closing + 1 + length + (end === null ? 0 : 1))
    const again = to + (/^\s*/u.exec(text.text.slice(to))?.[0].length ?? 0)
    const second = closings(text.text, again).find((at) =>
      /^[.。]?$/u.test(text.text.slice(at + 1)),
    )
    // The full stop behind the speaker ends what was said before.
    const stop = sliceMapped(
      text,
      end === null || /[.!?。！？]$/u.test(first.text) ? to : to - 1,
      to,
    )
    const words =
      second === undefined
        ? first
        : joinMapped([joinMapped([first, stop], ''), between(text, again, second)])
    if (!isSpeech(words)) continue
    const quote = quoteOf(words, text, from + who.from, from + who.to)
    if (quote === undefined) continue
    return { quote, to: second === undefined ? to : text.text.length }
  }
  return undefined
}

/** The name that all the rest of a paragraph is, on its next line or in parentheses; one word alone is none. */
function signatureIn(behind: string): Range | undefined {
  const start = /^[.]?\s+(?:[—–―]\s*)?/u.exec(behind)?.[0].length ?? 0
  const rest = behind.slice(start).trimEnd()
  const several = /\s/u.test(headOf(rest))
  return start > 0 && several && isSignature(rest)
    ? { from: start, to: start + rest.length }
    : undefined
}

/** Where who speaks begins within the words, up to what is said on behind it. */
const insideMarks = new RegExp(`[,!?…]\\s+(?=${speechVerb}\\s)`, 'iu')

const betweenDashes = new RegExp(`[,.!?…]?\\s*[—–]\\s*(?=${speechVerb}\\s)`, 'iu')

/**
 * A paragraph of speech whose speaker is named within it: inside the marks (« …, assure Mme X, directrice. … ») or, where a
 * dash opens speech, between dashes (— …, — говорит X, роль. — …). `isItem`: the dash has been read as a list's.
 */
export function inquitInside(text: MappedText, isItem = false): Found | undefined {
  const start = text.text.length - text.text.trimStart().length
  const dashed = /^[—–]\s*/u.exec(text.text.slice(start)) ?? (isItem ? /^/u.exec('') : null)
  const last = text.text.trimEnd().length - 1
  const marked = dashed === null && closings(text.text, start).includes(last)
  if (dashed === null && !marked) return undefined
  const from = start + (dashed?.[0].length ?? 1)
  const end = marked ? last : last + 1
  const spoken = text.text.slice(from, end)
  const joint = (marked ? insideMarks : betweenDashes).exec(spoken)
  if (joint === null) return undefined
  const inquitFrom = joint.index + joint[0].length
  const rest = spoken.slice(inquitFrom)
  const stop = sentenceEnd.exec(rest)?.index ?? rest.length
  const inquit = rest.slice(0, stop).trimEnd()
  const who = inquit.length > longestInquit ? undefined : speakerIn(inquit)
  if (who === undefined) return undefined
  // What stands behind another dash is said on, what follows without one is told.
  const behind = /^[.!?]?\s*(?:[—–]\s*)?/u.exec(rest.slice(stop))?.[0] ?? ''
  const saysOn = marked || /[—–]/u.test(behind)
  const first = trimMapped(
    sliceMapped(text, from, from + joint.index + (/^[!?…]/u.test(joint[0]) ? 1 : 0)),
  )
  const second = trimMapped(sliceMapped(text, from + inquitFrom + stop + behind.length, end))
  // The full stop behind the speaker ends what was said before.
  const ended = /^[!?…]/u.test(joint[0])
    ? first
    : joinMapped(
        [first, sliceMapped(text, from + inquitFrom + stop, from + inquitFrom + stop + 1)],
        '',
      )
  const words = saysOn && second.text !== '' ? joinMapped([ended, second]) : first
  if (!isSpeech(words)) return undefined
  const inquitAt = from + inquitFrom
  const quote = quoteOf(words, text, inquitAt + who.from, inquitAt + who.to)
  const to = saysOn ? text.text.length : inquitAt + stop + behind.length
  return quote && { quote, to }
}

/** `Name, who …, wrote to us: "…"`. */
export function inquitBefore(text: MappedText): Found | undefined {
  const colon = /[:：,，。]\s*(?=["“„«»‘‚‹「『”])/u.exec(text.text)
  if (colon === null || colon.index > longestInquit) return undefined
  const who = introducer(text.text.slice(0, colon.index))
  if (who === undefined) return undefined
  const opening = colon.index + colon[0].length
  for (const closing of closings(text.text, opening)) {
    const behind = text.text.slice(closing + 1)
    // Scripts without spaces go on at once behind the full stop of what was said.
    const ended = /[。！？]/u.test(text.text[closing - 1] ?? '')
    if (!ended && !/^[.。]?(?:\s|$)/u.test(behind)) continue
    // Where an apostrophe may close the words, only the last one does.
    if (/[’']/u.test(text.text[closing] ?? '') && /\p{L}/u.test(behind)) continue
    const words = between(text, opening, closing)
    const quote = isSpeech(words) ? quoteOf(words, text, who.from, who.to) : undefined
    if (quote !== undefined) return { quote, to: closing + 1 + (/^[.。]/u.test(behind) ? 1 : 0) }
  }
  return undefined
}

/** The speaker stands before and the verb behind: 田中さんは「…」と話す, 김 씨는 "…"라고 말했다, Ayşe Demir, "…" dedi. */
export function inquitAround(text: MappedText): Found | undefined {
  const before =
    /^(?<who>[^「『"“。.]{2,40}?)(?:は|が|も)[、,]?\s*(?=[「『])|^(?<name>[^"“。.]{2,40}?)(?:은|는|이|가)\s*(?=["“])/u.exec(
      text.text,
    ) ?? /^(?<subject>[^"“«„.:]{2,80}?),\s*(?=["“«„])/u.exec(text.text)
  const who = before?.groups?.who ?? before?.groups?.name ?? before?.groups?.subject
  if (before === null || who === undefined) return undefined
  const spaced = before.groups?.subject !== undefined
  if (spaced && !isSpeaker(headOf(who))) return undefined
  const verb = spaced
    ? verbAlone
    : new RegExp(
        `^(?:と、?[^。「]{0,12}?${denseSpeechVerb.ja}|(?:이?라고|고|하고)\\s?(?:[^.]{0,10}\\s)?${denseSpeechVerb.ko})[。.]?`,
        'u',
      )
  for (const closing of closings(text.text, before[0].length)) {
    const match = verb.exec(text.text.slice(closing + 1))
    if (match === null) continue
    const words = between(text, before[0].length, closing)
    const quote = isSpeech(words) ? quoteOf(words, text, 0, who.length) : undefined
    if (quote !== undefined) return { quote, to: closing + 1 + match[0].length }
  }
  return undefined
}

/** A verb of speaking that ends its sentence behind the words: "…" dedi. */
const verbAlone = new RegExp(`^[,.]?\\s*${speechVerb}(?:[.]|$)`, 'iu')
