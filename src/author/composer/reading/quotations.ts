import { allMatches } from '../../../text/all-matches.ts'
import { appendAll } from '../append-all.ts'
import { wordCount } from '../language/script.ts'
import {
  denseSpeechVerb,
  leadingSpeechVerb,
  relativeOfPerson,
  speechVerb,
} from '../language/speech-verbs.ts'
import { headOf, isPersonName, isSignature, splitWho } from './attribution.ts'
import { joinMapped, type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import type { ParagraphSource, QuoteSource, SourceBlock } from './source-block.ts'

/** Fewer words between marks are a name or a term. */
const leastWords = 5
/** Longest text that can be said to introduce or to follow a quotation. */
const longestInquit = 160

/** Opening marks and what may close them. */
const pairs: readonly [string, string][] = [
  ['“', '”'],
  ['„', '“”'],
  ['"', '"'],
  ['«', '»'],
  ['»', '«'],
  ['‘', '’'],
  ['‚', '‘’'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  ['”', '”'],
]

/**
 * Finds the quotations that a text does not set apart by itself: words in marks with a speaker before ("…, wrote to
 * us:"), behind ("says …, …") or on the next line. A quotation has five words and more, and a person or a role who says
 * them; marks around anything else stay where they are.
 */
export function withQuotations(blocks: readonly SourceBlock[]): SourceBlock[] {
  const result: SourceBlock[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]
    const next = blocks[at + 1]
    if (block === undefined) continue
    if (block.kind === 'quote' && block.name === undefined) {
      const introduced = introducedBy(result, block.text)
      if (introduced !== undefined) {
        result.push(introduced)
        continue
      }
      const signed = signedBy(block.text, next)
      result.push(signed ?? block)
      if (signed !== undefined) at++
      continue
    }
    if (block.kind !== 'paragraph') {
      result.push(spokenItem(block) ?? block)
      continue
    }
    const spoken = quotationIn(block)
    if (spoken !== undefined) {
      appendAll(result, spoken)
      continue
    }
    const words = wholeQuotation(block.text)
    if (words === undefined) {
      result.push(block)
      continue
    }
    const introduced = introducedBy(result, words)
    const signed = introduced === undefined ? signedBy(words, next) : undefined
    result.push(introduced ?? signed ?? block)
    if (signed !== undefined) at++
  }
  return result
}

/** What somebody says behind a dash that plain text has for the mark of a list of one item. */
function spokenItem(block: SourceBlock): QuoteSource | undefined {
  const [item, ...others] = block.kind === 'list' && !block.ordered ? block.items : []
  if (item === undefined || others.length > 0 || item.children.length > 0) return undefined
  const found = inquitInside(item.text, true)
  return found?.to === item.text.text.length ? found.quote : undefined
}

/** The quotation of a paragraph, with what stands behind it as a paragraph of its own. */
function quotationIn(block: ParagraphSource): SourceBlock[] | undefined {
  const found =
    inquitInside(block.text) ??
    inquitBehind(block.text) ??
    inquitBefore(block.text) ??
    inquitAround(block.text)
  if (found === undefined) return undefined
  const { quote, to } = found
  const rest = trimMapped(sliceMapped(block.text, to))
  if (!/[\p{L}\p{N}]/u.test(rest.text)) return [quote]
  return [quote, { kind: 'paragraph', text: rest, lead: 0 }]
}

interface Found {
  quote: QuoteSource
  /** Index behind the quotation and what says who speaks. */
  to: number
}

/** The indices of each place where a quotation that opens at `from` may close: those of the closing mark. */
function closings(text: string, from: number): number[] {
  const pair = pairs.find(([opening]) => opening === text[from])
  if (pair === undefined) return []
  const [opening, closing] = pair
  const places: number[] = []
  for (let at = from + 1; at < text.length; at++) {
    const unit = text[at] ?? ''
    // The same mark opens another quotation.
    if (unit === opening && !closing.includes(opening)) break
    if (!closing.includes(unit)) continue
    // An apostrophe stands inside a word.
    if (/[’'‘]/u.test(unit) && /[\p{L}\p{N}]/u.test(text[at + 1] ?? '')) continue
    places.push(at)
    if (!/[’'‘]/u.test(unit)) break
  }
  return places
}

function isSpeech(words: MappedText): boolean {
  return wordCount(words.text) >= leastWords && /\p{L}/u.test(words.text)
}

/** Words between two marks, without a comma that only joined them to what follows. */
function between(text: MappedText, opening: number, closing: number): MappedText {
  const words = trimMapped(sliceMapped(text, opening + 1, closing))
  const kept = words.text.replace(/[,，]$/u, '')
  return sliceMapped(words, 0, kept.length)
}

/** A paragraph that is one quotation and nothing else. */
function wholeQuotation(text: MappedText): MappedText | undefined {
  const trimmed = trimMapped(text)
  const closing = closings(trimmed.text, 0).find((at) =>
    /^[.。]?$/u.test(trimmed.text.slice(at + 1)),
  )
  if (closing === undefined) return undefined
  const words = between(trimmed, 0, closing)
  return isSpeech(words) ? words : undefined
}

const sentenceEnd =
  /(?<!(?:^|[\s(])(?:\p{Lu}|Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|Hr|Fr|Mme|Ing|Nr))\.(?=\s|$)|[!?。！？](?=\s|$|[「“"„«])/u

/** `"…," says Name, affiliation.`: verb and name in either order behind the words; a second piece may follow. */
function inquitBehind(text: MappedText): Found | undefined {
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
function inquitInside(text: MappedText, isItem = false): Found | undefined {
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
function inquitBefore(text: MappedText): Found | undefined {
  const colon = /[:：,，]\s*(?=["“„«»‘‚‹「『”])/u.exec(text.text)
  if (colon === null || colon.index > longestInquit) return undefined
  const who = introducer(text.text.slice(0, colon.index))
  if (who === undefined) return undefined
  const opening = colon.index + colon[0].length
  for (const closing of closings(text.text, opening)) {
    const behind = text.text.slice(closing + 1)
    if (!/^[.。]?(?:\s|$)/u.test(behind)) continue
    // Where an apostrophe may close the words, only the last one does.
    if (/[’']/u.test(text.text[closing] ?? '') && /\p{L}/u.test(behind)) continue
    const words = between(text, opening, closing)
    const quote = isSpeech(words) ? quoteOf(words, text, who.from, who.to) : undefined
    if (quote !== undefined) return { quote, to: closing + 1 + (/^[.。]/u.test(behind) ? 1 : 0) }
  }
  return undefined
}

/** The speaker stands before and the verb behind: 田中さんは「…」と話す, 김 씨는 "…"라고 말했다, Ayşe Demir, "…" dedi. */
function inquitAround(text: MappedText): Found | undefined {
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

interface Range {
  from: number
  to: number
}

const anyVerb = new RegExp(speechVerb, 'iu')

/** Who speaks in what follows a quotation: "says Name, affiliation", "Name, affiliation, told us". */
function speakerIn(inquit: string): Range | undefined {
  const verb = leadingSpeechVerb.exec(inquit)
  if (verb !== null) {
    const from = verb[0].length
    const who = inquit.slice(from)
    return isSpeaker(headOf(who)) ? { from, to: inquit.length } : undefined
  }
  return subjectBefore(inquit)
}

/** A subject that stands right before a verb of speaking: "Kenji Morita, who buys for a store, wrote to us in April". */
function subjectBefore(clause: string): Range | undefined {
  let search = 0
  const relative = /,\s*(?:who|der|die|qui|que|che|который|которая|яка|який|która|który)\s/iu.exec(
    clause,
  )
  // The verb of a clause about the speaker is not the one that introduces the words.
  if (relative !== null) {
    const end = clause.indexOf(',', relative.index + 1)
    if (end > 0) search = end
  }
  const verb = anyVerb.exec(clause.slice(search))
  if (verb === null) return undefined
  const subject = clause.slice(0, search + verb.index).replace(/[\s,،]+$/u, '')
  const lead =
    /^(?:(?:as|like|wie|comme|como|come|zoals|как|як|jak|und|and)\s+)/iu.exec(subject)?.[0]
      .length ?? 0
  const head = headOf(subject.slice(lead))
  if (isSpeaker(head)) return { from: lead, to: subject.length }
  // قال محمد: the verb may stand before its subject here too.
  const behind = clause.slice(search + verb.index + verb[0].length)
  const from = search + verb.index + verb[0].length + (behind.length - behind.trimStart().length)
  const isVerbFirst = search + verb.index === 0
  return isVerbFirst && isSpeaker(headOf(clause.slice(from)))
    ? { from, to: clause.length }
    : undefined
}

/** Who a text that ends before a colon names: as a subject of a verb of speaking, or Chinese and Japanese alike. */
function introducer(intro: string): Range | undefined {
  if (/[.!?。！？]\s/u.test(intro)) return undefined
  const dense = new RegExp(
    `^(.{2,30}?)(?:${denseSpeechVerb.zh}|(?:は|が)(?:こう)?、?${denseSpeechVerb.ja}|(?:은|는|이|가)\\s(?:[^.]{0,12}\\s)?${denseSpeechVerb.ko})$`,
    'u',
  ).exec(intro)
  if (dense?.[1] !== undefined) return { from: 0, to: dense[1].length }
  return subjectBefore(intro)
}

/** と、田中さんは話す · 라고 김민수 씨는 말했다 · ，王芳说: the speaker's range in the text behind the closing mark. */
function denseBehind(behind: string): Range | undefined {
  const patterns = [
    `^(?<before>と、?)(?<who>[^。「」]{2,40}?)(?:は|が|も)[^。「」]{0,10}?${denseSpeechVerb.ja}`,
    `^(?<before>(?:이?라고|고)\\s)(?<who>[^.]{2,40}?)(?:은|는|이|가)\\s(?:[^.]{0,10}\\s)?${denseSpeechVerb.ko}`,
    `^(?<before>[，,]?)(?<who>[\\p{Script=Han}·、，（）\\d]{2,30}?)${denseSpeechVerb.zh}`,
  ]
  for (const pattern of patterns) {
    const groups = new RegExp(pattern, 'u').exec(behind)?.groups
    const before = groups?.before ?? ''
    const who = groups?.who
    if (who !== undefined) return { from: before.length, to: before.length + who.length }
  }
  return undefined
}

/** An article, or "one of": the words behind it name a role ("a customer in Lyon", "eine Kundin"). */
const roleArticle =
  /^(?:an?|one|our|the|einer?|eine|unser|unsere|une?|un|uno|una|um|uma|een|one of|en|ett|et|jeden|jedna|один|одна|одно)\s+\p{L}{3,}/iu

/** A role in small letters before a name ("l’assessora Lucia Ferri", "o seu Valdir"). */
const roleWithName = /^(?:l[’'])?\p{Ll}+\s(?:\p{Ll}+\s){0,3}(?:\p{Lu}[\p{L}’'.-]+\s?)+$/u

/** Whether the words name a person, or a role in at most eight words. */
function isSpeaker(head: string): boolean {
  if (isPersonName(head) || roleWithName.test(head)) return true
  return roleArticle.test(head) && head.split(/\s+/u).length <= 8 && !/\p{N}/u.test(head)
}

/** The quotation with the speaker who stands in a range of the text. */
function quoteOf(
  words: MappedText,
  text: MappedText,
  from: number,
  to: number,
): QuoteSource | undefined {
  const named = splitWho(trimMapped(sliceMapped(text, from, to)))
  const affiliation = named.affiliation && withoutRelative(named.affiliation)
  if (!/\p{L}/u.test(named.name.text)) return undefined
  return {
    kind: 'quote',
    text: words,
    name: named.name,
    ...(affiliation && affiliation.text !== '' ? { affiliation } : {}),
  }
}

/** "who buys for a store, wrote to us" is what the affiliation's first clause says, without its pronoun. */
function withoutRelative(affiliation: MappedText): MappedText {
  const pronoun = relativeOfPerson.exec(affiliation.text)?.[0].length ?? 0
  return pronoun === 0 ? affiliation : sliceMapped(affiliation, pronoun)
}

/** The paragraph before, when it ends with a colon and names the speaker; it is taken out of the result. */
function introducedBy(result: SourceBlock[], words: MappedText): QuoteSource | undefined {
  const last = result[result.length - 1]
  if (last?.kind !== 'paragraph' || !isSpeech(words)) return undefined
  const whole = last.text.text
  if (!/[:：]\s*$/u.test(whole)) return undefined
  const starts = allMatches(whole, /[.!?。！？]\s*(?=\S)/gu).map((one) => one.index + one[0].length)
  const from = starts[starts.length - 1] ?? 0
  const intro = trimMapped(sliceMapped(last.text, from))
  const clause = intro.text.replace(/[\s:：]+$/u, '')
  const who = clause.length > longestInquit ? undefined : introducer(clause)
  const quote = who && quoteOf(words, intro, who.from, who.to)
  if (quote === undefined) return undefined
  result.pop()
  if (from > 0) result.push({ ...last, text: trimMapped(sliceMapped(last.text, 0, from)) })
  return quote
}

/** A line that names a person right behind a quotation: `Name, affiliation`, with or without a dash. */
function signedBy(words: MappedText, next: SourceBlock | undefined): QuoteSource | undefined {
  if (next === undefined || !isSpeech(words)) return undefined
  const line =
    next.kind === 'paragraph'
      ? next.text
      : next.kind === 'list' && next.items.length === 1 && next.items[0]?.children.length === 0
        ? next.items[0].text
        : undefined
  if (line === undefined) return undefined
  const mark = /^\s*(?:[—–―]|--?)?\s*/u.exec(line.text)?.[0].length ?? 0
  const who = trimMapped(sliceMapped(line, mark))
  return isSignature(who.text) ? quoteOf(words, who, 0, who.text.length) : undefined
}
