import { detectLanguage } from '../../language-detection.ts'
import { announcementLength, announcesPoint } from '../language/agenda-words.ts'
import { floorWordsLength } from '../language/floor-words.ts'
import { ordinalPlace } from '../language/ordinal-words.ts'
import { holdsPointer } from '../language/pointers-back.ts'
import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { capitalized, type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import type { Turn } from './turn.ts'

/** Words of the name of a point; a longer sentence says something about it. */
const mostWords = 8
/** Words of a point that somebody is given the floor for by name ("Ferry. Idris."). */
const handedWords = 4
/** One point is no agenda. */
const fewestPoints = 2

/** A turn parted where it comes to a point of an agenda. */
interface AgendaPoint {
  name: MappedText
  /** The number that its name begins with, or whose place that says; 0 for none. */
  counts: number
  /** What is said before and after it; who is given the floor is said nowhere. */
  before: MappedText[]
  after: MappedText[]
  leftOut: MappedText[]
}

/**
 * The points that a conversation comes to, by where what is said begins in the input: a sentence that announces one
 * ("Second point, the lease"), or a few words and then the name of another speaker ("Ferry. Idris?"). They are announced by
 * one person, the one who does so most often; several in one turn are what that is about.
 */
export function agendaPoints(turns: readonly Turn[]): ReadonlyMap<number, AgendaPoint> {
  const names = new Set(
    turns.flatMap(({ speaker }) => speaker.split(/[\s:：()]+/u).filter(Boolean)),
  )
  const { tag } = detectLanguage(turns.map(({ said }) => said.text).join('\n'))
  const bySpeaker = new Map<string, Map<number, AgendaPoint>>()
  for (const { speaker, said } of turns) {
    const [point, ...others] = pointsIn(said, names, tag)
    if (point === undefined || others.length > 0) continue
    const own = bySpeaker.get(speaker) ?? new Map<number, AgendaPoint>()
    bySpeaker.set(speaker, own.set(said.offsets[0] ?? -1, point))
  }
  const [chair] = [...bySpeaker.values()].map(withoutCounts).sort((a, b) => b.size - a.size)
  return chair !== undefined && chair.size >= fewestPoints ? chair : new Map()
}

/** Without what says how many points come ("Four things. Dale?"): as many are behind it. */
function withoutCounts(points: ReadonlyMap<number, AgendaPoint>): Map<number, AgendaPoint> {
  const all = [...points]
  return new Map(
    all.filter(([, { counts }], index) => counts < 2 || counts !== all.length - index - 1),
  )
}

function pointsIn(said: MappedText, names: ReadonlySet<string>, language: string): AgendaPoint[] {
  let at = 0
  const sentences = splitSentences(said, language).map(({ text }) => {
    const from = Math.max(at, said.text.indexOf(text, at))
    at = from + text.length
    return { text, from, to: at }
  })
  return sentences.flatMap((one, index): AgendaPoint[] => {
    const announced = announcementLength(one.text)
    const next = sentences[index + 1]
    const named = next !== undefined && isName(next.text, names)
    // "Money. Tomás, how bad is it?"
    const [called = '', ...asked] = next?.text.split(/[,，、،]/u) ?? []
    const handed = named || (asked.length > 0 && isName(called, names))
    const most = announced > 0 || announcesPoint(one.text) ? mostWords : handedWords
    const short = wordCount(one.text.slice(announced)) <= most
    if (!short || /[?？؟\p{Nd}]/u.test(one.text.slice(announced)) || isName(one.text, names))
      return []
    const says = announcesPoint(one.text)
    if (announced === 0 && !says && !(handed && (index === 0 || index + 2 === sentences.length)))
      return []
    const name = one.text.slice(announced).replace(/[\s.!…。！]+$/u, '')
    const counts =
      announced === 0 && !says
        ? ordinalPlace(/^\S+/u.exec(name.slice(floorWordsLength(name)))?.[0] ?? '')
        : 0
    if (!/\p{L}/u.test(name) || holdsPointer(name, language)) return []
    const taken = floorWordsLength(name)
    if (taken >= name.length) return []
    const start = one.from + announced + taken
    const after = named ? next.to : one.to
    const point = {
      counts,
      name: capitalized(sliceMapped(said, start, start + name.length - taken)),
      before: parts(said, 0, one.from),
      after: parts(said, after, said.text.length),
      leftOut: [
        ...(announced > 0 ? parts(said, one.from, start) : []),
        ...(named ? parts(said, next.from, next.to) : []),
      ],
    }
    return [point]
  })
}

function parts(said: MappedText, from: number, to: number): MappedText[] {
  const part = trimMapped(sliceMapped(said, from, to))
  return /[\p{L}\p{N}]/u.test(part.text) ? [part] : []
}

/** Whether a sentence is nothing but the name of somebody who speaks. */
function isName(text: string, names: ReadonlySet<string>): boolean {
  const words = text
    .toLowerCase()
    .replace(/[.!?…。！？؟]+$/u, '')
    .split(/\s+/u)
  return words.length <= 2 && words.every((word) => names.has(word))
}
