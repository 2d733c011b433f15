import { appendAll } from '../../append-all.ts'
import { isAboutSpeaker } from '../../language/address-words.ts'
import { floorWordsLength } from '../../language/floor-words.ts'
import { objects } from '../../language/objection-words.ts'
import { promises } from '../../language/promise-words.ts'
import { isQuestion } from '../../language/questions.ts'
import { wordCount } from '../../language/script.ts'
import { itemsPerSlide, slideWords } from '../../planning/slide-room.ts'
import {
  emptyMappedText,
  joinMapped,
  type MappedText,
  sliceMapped,
  spanOf,
} from '../mapped-text.ts'
import { type ListItemSource, marginOf, type SourceBlock } from '../source-block.ts'
import { paragraphOf, type Turn, untoldTurn } from '../turn.ts'
import { type MatterClaim, mattersOf, namesMatter } from './matters.ts'
import { nextSteps, type Step } from './next-steps.ts'
import { linesOf, type Point, pointsOf, shownOfPoint, worthOfShown } from './points.ts'
import { type Said, sentencesSaid } from './said.ts'

/** What people say of a point that somebody has announced, or of none; or what stands between their turns. */
export type TalkPart = { name?: MappedText; turns: readonly Turn[] } | { block: SourceBlock }

/** Words of a talk that is told whole. */
const wholeTalk = 360
/** Words that open a talk before its agenda. */
const openingWords = 80
/** Of a talk in which fewer of the turns that say something say what is worth a slide, what was said is told. */
const leastTelling = 0.25
const tellingWorth = 0.7

/**
 * What is told of a talk: a section for each of its matters, under what names it, with what says most of it; at the end what
 * people are to do, and all else in the notes. A talk that one slide has room for, or a short one that people type, is a list of its lines, and one that comes to next to
 * nothing is told whole, each turn under who speaks.
 */
export function talkSections(
  parts: readonly TalkPart[],
  level: number,
  language: string,
): SourceBlock[] {
  const turns = parts.flatMap((part) => ('turns' in part ? part.turns : []))
  const isNamed = parts.some((part) => 'name' in part && part.name !== undefined)
  const words = wordsIn(turns)
  const all = pointsOf(sentencesSaid(turns, language), language)
  const whole = (tell: (some: readonly Turn[]) => SourceBlock[]) =>
    parts.flatMap((part) => ('block' in part ? [part.block] : tell(part.turns)))
  const isShort = !isNamed && words <= wholeTalk
  const fitsSlide = words <= slideWords && turns.length <= itemsPerSlide
  if (isShort && isTyped(turns)) return whole((some) => [lineByLine(some)])
  if (isShort && fitsSlide) return whole(saidLines)
  if (isShort && !comesToSomething(all)) return whole((some) => turnByTurn(some, level))
  const steps = nextSteps(saidIn(all), language, (said) => namesMatter(said, language))
  const done = new Set(
    steps.flatMap(({ asked, said }) => (asked === undefined ? said : [asked, ...said])),
  )
  const byTurn = new Map<Turn | undefined, Point[]>()
  for (const point of all) {
    const turn = point.said[0]?.one.turn
    byTurn.set(turn, [...(byTurn.get(turn) ?? []), point])
  }
  const opening = isNamed ? parts.findIndex((part) => 'turns' in part) : -1
  const blocks = parts.flatMap((part, index): SourceBlock[] => {
    if ('block' in part) return [part.block]
    const points = part.turns.flatMap((turn) => byTurn.get(turn) ?? [])
    return index === opening && part.name === undefined && wordsIn(part.turns) <= openingWords
      ? openingOf(points, done, language)
      : sectionsOf(part.name, points, done, level, language)
  })
  const isTold = steps.length > 0 || blocks.some(({ kind }) => kind === 'list')
  if (!isTold) return whole((some) => turnByTurn(some, level))
  return [...blocks, ...stepsSection(steps, level, language)]
}

function wordsIn(turns: readonly Turn[]): number {
  return turns.reduce((sum, { said }) => sum + wordCount(said.text), 0)
}

/** Whether enough of what is said counts or settles something to stand for the talk. */
function comesToSomething(points: readonly Point[]): boolean {
  const said = saidIn(points)
  const turnsOf = (some: readonly Said[]) => new Set(some.map(({ place }) => place)).size
  const telling = turnsOf(said.filter(({ worth }) => worth >= tellingWorth))
  return telling > 0 && telling >= turnsOf(said.filter(({ worth }) => worth > 0)) * leastTelling
}

/** Whether people write to each other: half of what they say or more ends as no sentence does, and the next line says something else. */
function isTyped(turns: readonly Turn[]): boolean {
  const unended = turns.filter(({ said }) => /[\p{L}\p{N}\p{S}]$/u.test(said.text))
  return unended.length > 0 && unended.length * 2 >= turns.length
}

/** What people say to each other, an item each with the name before it. */
function lineByLine(turns: readonly Turn[]): SourceBlock {
  return listOf(turns.map(({ name, said }) => itemOf([said], name)))
}

/** The same without those who only take the floor. */
function saidLines(turns: readonly Turn[]): SourceBlock[] {
  const isSaid = ({ said }: Turn) => saidWords(said.text) > 0
  const unsaid = turns.filter((turn) => !isSaid(turn))
  return [
    lineByLine(turns.filter(isSaid)),
    ...unsaid.flatMap((turn) => untoldTurn(turn, 'nowhere')),
  ]
}

/** What is said, whole, under the names of those who say it one after the other. */
function turnByTurn(turns: readonly Turn[], level: number): SourceBlock[] {
  return turns.flatMap((turn, index): SourceBlock[] => {
    const goesOn = turns[index - 1]?.speaker === turn.speaker
    return [
      ...(goesOn ? [] : [bylineOf(turn, level)]),
      { kind: 'paragraph', text: turn.said, lead: 0 },
    ]
  })
}

function bylineOf({ name }: Turn, level: number): SourceBlock {
  const text = sliceMapped(name, 0, name.text.replace(/\s*[:：]\s*$/u, '').length)
  return { kind: 'heading', level, text, byline: 'speaker' }
}

/** What is said before the first point of an agenda: what of it says most, for the cover. */
function openingOf(
  points: readonly Point[],
  done: ReadonlySet<Said>,
  language: string,
): SourceBlock[] {
  const own = points.flatMap((point) => withoutSteps(point, done))
  const shown = own.map((point) => shownOfPoint(point, language))
  const best = shown.reduce(
    (most, one) => (worthOfShown(one) > worthOfShown(most) ? one : most),
    [],
  )
  const told: SourceBlock[] =
    best.length === 0 ? [] : [paragraphOf(joinMapped(best.map(({ text }) => text)))]
  return [...told, ...leftOver(saidIn(points), new Set([...done, ...best]))]
}

/** The matters of a part, a section each, below the name of the part where it has one. */
function sectionsOf(
  name: MappedText | undefined,
  points: readonly Point[],
  done: ReadonlySet<Said>,
  level: number,
  language: string,
): SourceBlock[] {
  const own = points.flatMap((point) => withoutSteps(point, done))
  const matters = mattersOf(own, language, name !== undefined)
  const blocks: SourceBlock[] = []
  if (name !== undefined) blocks.push({ kind: 'heading', level, text: name })
  const below = level + (name === undefined ? 0 : 1)
  const shown = new Set(done)
  for (const matter of matters) {
    const { claim } = matter
    if (matter.shown.length === 0) {
      appendAll(blocks, leftOver(saidIn(matter.points), shown))
      continue
    }
    if (claim !== undefined || name === undefined || matters.length > 1)
      blocks.push({ kind: 'heading', level: below, text: claim?.text ?? emptyMappedText })
    const isAsked = isQuestion((claim?.text ?? name)?.text ?? '')
    blocks.push(
      listOf(matter.shown.flatMap((said) => itemsOf(said, language, isAsked && areSeveral(said)))),
    )
    const told = [...(claim === undefined ? [] : [claim.said]), ...matter.shown.flat()]
    const at = placeBehind(told)
    for (const one of claim?.isWhole === false ? matter.shown.flat() : told) shown.add(one)
    // What only says that something is settled, or where it comes from, is said in the notes.
    for (const text of [...told.map(({ over }) => over), ...beforeClaim(claim)])
      if (text.text !== '') blocks.push({ ...marginOf(text, 'notes'), at })
    appendAll(blocks, leftOver(saidIn(matter.points), shown, at))
  }
  if (matters.length === 0) appendAll(blocks, leftOver(saidIn(points), shown))
  return blocks
}

/** What stands before the colon of a sentence of which a title says what is behind that. */
function beforeClaim(claim: MatterClaim | undefined): MappedText[] {
  if (claim?.isWhole !== true) return []
  const { text } = claim.said
  const [colon = ''] = /^[^:：]*[:：]\s*/u.exec(text.text) ?? []
  return claim.text.text.includes(colon.trim()) ? [] : [sliceMapped(text, 0, colon.length)]
}

/** A point without what is told at the end of the talk: what stands before that in it, and what goes on behind it. */
function withoutSteps(point: Point, steps: ReadonlySet<Said>): Point[] {
  const said = point.said.filter(({ one }) => !steps.has(one))
  return said.length === 0 ? [] : [{ said }]
}

function saidIn(points: readonly Point[]): Said[] {
  return points.flatMap(({ said }) => said.map(({ one }) => one))
}

/** What is shown together as items. Who speaks is named where people speak of themselves, one against the other, or several to one question. */
function itemsOf(said: readonly Said[], language: string, isAnswered: boolean): ListItemSource[] {
  const isDisputed = said.some(
    (one, at) =>
      at > 0 && one.opens && said[at - 1]?.asks === false && objects(one.text.text, language),
  )
  return linesOf(said).map((line) => {
    const asked = line.findLastIndex(({ asks }) => asks) + 1
    const answer = line.slice(asked)
    const isOwn =
      isDisputed ||
      isAnswered ||
      areSeveral(answersIn(said)) ||
      answer.some(({ text }) => isAboutSpeaker(text.text, language))
    const name = isOwn ? (answer[0] ?? line[0])?.turn.name : undefined
    const texts = line.map(({ text }) => text)
    if (asked === 0) return itemOf(texts, name)
    return itemOf([
      ...texts.slice(0, asked),
      ...(name === undefined ? [] : [name]),
      ...texts.slice(asked),
    ])
  })
}

/** What is said after a question among some sentences. */
function answersIn(said: readonly Said[]): Said[] {
  const asked = said.findIndex(({ asks }) => asks)
  return asked < 0 ? [] : said.slice(asked + 1).filter(({ asks }) => !asks)
}

/** Whether several people say some sentences: what one answers is not what the others do. */
function areSeveral(said: readonly Said[]): boolean {
  return new Set(said.map(({ turn }) => turn.speaker)).size > 1
}

function itemOf(texts: readonly MappedText[], name?: MappedText): ListItemSource {
  const text = joinMapped(name === undefined ? texts : [name, ...texts])
  return { text, lead: name?.text.length ?? 0, more: [], children: [] }
}

function listOf(items: ListItemSource[]): SourceBlock {
  return { kind: 'list', ordered: false, items }
}

/** What people are to do, with who says so, and with what it was asked by. */
function stepsSection(steps: readonly Step[], level: number, language: string): SourceBlock[] {
  if (steps.length === 0) return []
  const items = steps.map(({ asked, said, isSigned }) => {
    const [first] = said
    const isOwn = said.some(
      ({ text }) => isAboutSpeaker(text.text, language) || promises(text.text, language, true),
    )
    const name = isOwn || isSigned ? first?.turn.name : undefined
    const texts = said.map(({ text }) => text)
    if (asked === undefined) return itemOf(texts, name)
    return itemOf([asked.text, ...(name === undefined ? [] : [name]), ...texts], asked.turn.name)
  })
  return [{ kind: 'heading', level, text: emptyMappedText, byline: 'steps' }, listOf(items)]
}

/** The words of what is said beside those that only take the floor. */
function saidWords(said: string): number {
  return wordCount(said.slice(floorWordsLength(said)))
}

/** The place in the input right behind where the last of some sentences begins. */
function placeBehind(told: readonly Said[]): number {
  return Math.max(...told.map(({ text }) => spanOf(text).start)) + 1
}

/**
 * What is not shown, each time all that somebody says without a sentence between that is; a turn with its name.
 *
 * @param at the place in the input where it is told.
 */
function leftOver(
  sentences: readonly Said[],
  shown: ReadonlySet<Said>,
  at?: number,
): SourceBlock[] {
  const runs: Said[][] = []
  for (const [index, one] of sentences.entries()) {
    if (shown.has(one)) continue
    const before = sentences[index - 1]
    if (before === undefined || shown.has(before) || before.place !== one.place) runs.push([])
    runs[runs.length - 1]?.push(one)
  }
  return runs.map((run) => {
    const [first] = run
    const words = run.reduce((sum, { text }) => sum + saidWords(text.text), 0)
    const text = joinMapped([
      ...(first?.opens === true ? [first.turn.name] : []),
      ...run.map((one) => one.whole),
    ])
    const left = marginOf(text, words > 1 ? 'notes' : 'nowhere')
    return at === undefined || left.place === 'nowhere' ? left : { ...left, at }
  })
}
