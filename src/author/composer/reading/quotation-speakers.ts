import {
  denseSpeechVerb,
  leadingSpeechVerb,
  relativeOfPerson,
  speechVerb,
} from '../language/speech-verbs.ts'
import { headOf, isPersonName, splitWho } from './attribution.ts'
import { type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import type { QuoteSource } from './source-block.ts'

export interface Range {
  from: number
  to: number
}

/** What stands between commas before a verb of speaking, beside somebody who has one name. */
const mostClauses = 2

const anyVerb = new RegExp(speechVerb, 'iu')

/** Who speaks in what follows a quotation: "says Name, affiliation", "Name, affiliation, told us". */
export function speakerIn(inquit: string): Range | undefined {
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
    /^(?:as|like|wie|comme|como|come|zoals|как|як|jak|und|and)(?:\s+|$)/iu.exec(subject)?.[0]
      .length ?? 0
  const head = headOf(subject.slice(lead))
  // A word before several clauses is no name ("Later, at the end of May, we heard that somebody said").
  const isWord = !/\s/u.test(head) && subject.split(/[,،]/u).length > mostClauses
  if (isSpeaker(head) && !isWord) return { from: lead, to: subject.length }
  // قال محمد: the verb may stand before its subject here too.
  const behind = clause.slice(search + verb.index + verb[0].length)
  const from = search + verb.index + verb[0].length + (behind.length - behind.trimStart().length)
  const isVerbFirst = subject.length === lead
  return isVerbFirst && isSpeaker(headOf(clause.slice(from)))
    ? { from, to: clause.length }
    : undefined
}

/** Who a text that ends before a colon names: as a subject of a verb of speaking, or Chinese and Japanese alike. */
export function introducer(intro: string): Range | undefined {
  if (/[.!?。！？]\s/u.test(intro)) return undefined
  const dense = new RegExp(
    `^(?:.*[，、])?([^，、]{2,30}?)(?:${denseSpeechVerb.zh}|(?:は|が)[^。、]{0,8}?、?${denseSpeechVerb.ja}|(?:은|는|이|가)\\s(?:[^.]{0,12}\\s)?${denseSpeechVerb.ko})$`,
    'du',
  ).exec(intro)
  const [from, to] = dense?.indices?.[1] ?? []
  if (from !== undefined && to !== undefined) return { from, to }
  return subjectBefore(intro)
}

/** と、田中さんは話す · 라고 김민수 씨는 말했다 · ，王芳说: the speaker's range in the text behind the closing mark. */
export function denseBehind(behind: string): Range | undefined {
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
export function isSpeaker(head: string): boolean {
  if (isPersonName(head) || roleWithName.test(head)) return true
  return roleArticle.test(head) && head.split(/\s+/u).length <= 8 && !/\p{N}/u.test(head)
}

/** The quotation with the speaker who stands in a range of the text. */
export function quoteOf(
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
