import { appendAll } from '../append-all.ts'
import { isClosingHeading, isFormalHeading } from '../language/heading-words.ts'
import { wordCount } from '../language/script.ts'
import { spanOf } from '../reading/mapped-text.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import { type Atom, flattenAtom, isSpoken } from '../shaping/atom.ts'
import { leadTerm } from '../shaping/bullet-text.ts'
import type { ListPart, Part, PartKind, ProsePart, Topic } from '../shaping/part.ts'
import {
  captionWords,
  itemsPerSlide,
  listWords,
  mostNatural,
  mostSlideWords,
  rowsPerSlide,
  shownShare,
} from './slide-room.ts'

/**
 * What one slide tells, or a few of one form: a part of a topic with the sentences beside it, or several small topics
 * together. The deck is made of these: each has its seats, or is folded into a neighbour's.
 */
export interface Message {
  /** The topics that it stands under, outermost first, without the root; of small topics together those above them. */
  path: readonly Topic[]
  /** What it shows; undefined for small topics together. */
  part?: Part
  /** Sentences of the same topic beside the part: one of them may be its caption, the rest is for the notes. */
  companions: Atom[]
  /** Whether its topic has other parts: what introduces this one is its name. */
  oneOfSeveral?: boolean
  /** Whether another part of its topic stands before it, which bears the heading. */
  later?: boolean
  /** Whether it is what was said beside another and has a slide because that has no room for it. */
  isApart?: boolean
  /** Small topics that share a slide, one line each. */
  together?: readonly Topic[]
  /** Messages without a slide of their own that are told with it. */
  folded?: readonly Message[]
  /** How many slides it makes when nothing presses, how many show all of it, and how many it makes at the most. */
  natural: number
  whole: number
  most: number
  /** All that it stands for, in words: what a slide more is given by. */
  words: number
  /** How much it deserves a slide where there are too few. */
  value: number
}

/**
 * Prose of at most so many words beside a table, a list or the like belongs to that slide: what a line under it holds, and
 * in longer texts what may be left to the notes.
 */
function besideWords(share: number): number {
  return captionWords * 1.5 + besideLong * (1 - share)
}
const besideLong = 40

/** The messages of a document in its order. */
export function messagesOf(root: Topic): Message[] {
  const share = shownShare(wordsOf(flattenTopics(root).flatMap(ownAtoms)))
  return topicMessages(root, [], share)
}

function ownAtoms({ parts }: Topic): Atom[] {
  return parts.flatMap((part) => part.atoms)
}

function topicMessages(topic: Topic, path: readonly Topic[], share: number): Message[] {
  const messages = partMessages(topic, path, share)
  let small: Topic[] = []
  const flush = () => {
    if (small.length === 1)
      appendAll(
        messages,
        small.flatMap((one) => topicMessages(one, [...path, one], share)),
      )
    else if (small.length > 1) appendAll(messages, togetherMessages(small, path))
    small = []
  }
  for (const child of topic.children) {
    const closes = path.length === 0 && isLast(child, topic)
    if (isSmall(child) && !closes) small.push(child)
    else {
      flush()
      appendAll(messages, topicMessages(child, [...path, child], share))
    }
  }
  flush()
  return messages
}

/** Topics of at most so many words, all of them in one or two sentences or items, take a line and no slide each. */
const smallWords = 20
const smallPoints = 2
/** Most of them on one slide. */
const mostTogether = 4

/** Whether a topic is the last and asks or concludes something: the document closes with it. */
function isLast(topic: Topic, parent: Topic): boolean {
  const last = parent.children[parent.children.length - 1]
  return topic === last && isClosingHeading(topic.heading?.text ?? '')
}

function isSmall(topic: Topic): boolean {
  if (topic.heading === undefined || topic.children.length > 0) return false
  if (topic.parts.some((part) => part.kind !== 'prose' && part.kind !== 'list')) return false
  const atoms = topicAtoms(topic)
  return (
    atoms.length > 0 &&
    // A question names its own answer, and no other.
    atoms.length <= (/[?？؟]$/u.test(topic.heading.text) ? 1 : smallPoints) &&
    wordsOf(atoms) <= smallWords &&
    atoms.every(isSpoken)
  )
}

function togetherMessages(topics: readonly Topic[], path: readonly Topic[]): Message[] {
  const words = wordsOf(topics.flatMap(topicAtoms))
  const slides = Math.max(Math.ceil(topics.length / mostTogether), Math.ceil(words / listWords))
  return Array.from({ length: slides }, (_, slide): Message => {
    const from = Math.round((slide * topics.length) / slides)
    const some = topics.slice(from, Math.round(((slide + 1) * topics.length) / slides))
    return digestMessage(some, path)
  })
}

/** Several topics on one slide, a line each. */
export function digestMessage(topics: readonly Topic[], path: readonly Topic[]): Message {
  const atoms = topics.flatMap(flattenTopics).flatMap(topicAtoms)
  return {
    path,
    together: topics,
    companions: [],
    natural: 1,
    whole: 1,
    most: 1,
    words: wordsOf(atoms),
    value: 3,
  }
}

/** The parts of a topic, each with the short prose beside it. */
function partMessages(topic: Topic, path: readonly Topic[], share: number): Message[] {
  const parts = topic.parts.flatMap(partsOf)
  const messages: Message[] = []
  let waiting: Atom[] = []
  for (const [index, part] of parts.entries()) {
    const before = messages[messages.length - 1]
    const next = parts[index + 1]
    if (part.kind === 'prose' && wordsOf(part.atoms) <= besideWords(share)) {
      // The last words of a topic belong to what stands before them.
      const follows = before !== undefined && takes(before.part, part) && !leadsTo(next, part)
      const isApart = next !== undefined && isLedIn(next) && part.atoms.length > 1
      if (next !== undefined && takes(next, part) && !isApart && !follows) {
        waiting = [...waiting, ...part.atoms]
        continue
      }
      if (follows) {
        before.companions = [...before.companions, ...part.atoms]
        continue
      }
    }
    messages.push(messageOf(part, path, waiting, share))
    waiting = []
  }
  const several = messages.length > 1
  return several
    ? messages.map((message, index) => ({ ...message, oneOfSeveral: true, later: index > 0 }))
    : messages
}

/** A list in as many as it needs. */
function partsOf(part: Part): Part[] {
  return part.kind === 'list' ? withNestedApart(part) : [part]
}

/**
 * A list with what stands below its items: each stays with that, as many items a list as a slide has lines for. What has more
 * below it than a slide has room for, or a slide for itself, leads to a list of its own and names that.
 */
function withNestedApart(part: ListPart): ListPart[] {
  const lines = (atom: Atom) => flattenAtom(atom).length
  const all = part.atoms.reduce((sum, atom) => sum + lines(atom), 0)
  if (all === part.atoms.length || all <= itemsPerSlide + 1) return [part]
  const lists: ListPart[] = []
  let room = 0
  for (const atom of part.atoms) {
    const leads = atom.children.length >= itemsPerSlide && atom.more.length === 0
    if (leads) {
      lists.push(...withNestedApart(listBelow(atom)))
      room = 0
      continue
    }
    const last = lists.at(-1)
    if (last === undefined || lines(atom) > room) {
      lists.push({ kind: 'list', atoms: [atom] })
      room = itemsPerSlide + 1 - lines(atom)
    } else {
      last.atoms.push(atom)
      room -= lines(atom)
    }
  }
  const { intro } = part
  // Lists of what stands below an item have that item over them: the list's own name stands over the first of its items.
  const own = lists.findIndex((list) => list.intro === undefined)
  return lists.map((list, index) => {
    const [only, ...others] = list.atoms
    if (intro !== undefined && index === own) return { ...list, intro }
    const isBelow = list.intro === undefined && others.length === 0 && only?.more.length === 0
    return isBelow && only.children.length > 1 ? listBelow(only) : list
  })
}

/** What stands below an item, under that; a term that it begins with is its name. */
function listBelow(atom: Atom): ListPart {
  const name = atom.lead > 0 ? { name: leadTerm(atom) } : {}
  return { kind: 'list', intro: atom.text, ...name, atoms: atom.children }
}

/** Whether short prose belongs to a part beside it; somebody's words have a slide of their own. */
function takes(part: Part | undefined, prose: ProsePart): boolean {
  if (part === undefined || part.kind === 'prose') return false
  return part.kind !== 'quote' || prose.atoms.length === 1
}

/** Whether a list or a table has a sentence of its own that leads to it: what stands before that says something else. */
function isLedIn({ kind, intro }: Part): boolean {
  if (kind === 'table') return /[:：]\s*$/u.test(intro?.text ?? '')
  return (kind === 'list' || kind === 'steps') && intro !== undefined
}

/** Whether a sentence begins the paragraph whose last one leads to a part. */
function leadsTo(part: Part | undefined, { atoms: [only, ...others] }: ProsePart): boolean {
  if (part?.intro === undefined || only === undefined || others.length > 0) return false
  return spanOf(part.intro).start - spanOf(only.text).end < 2
}

/** How many slides there shall be at least, and may be at the most. */
interface WantedSlides {
  least: number
  room: number
}

/**
 * Messages with sentences beside their parts as messages of their own while there is room for a slide more: those that `left` finds the
 * part's slides to leave out, and any as long as there are fewer than wanted.
 */
export function withCompanionsApart(
  messages: readonly Message[],
  { least, room }: WantedSlides,
  left: (message: Message) => readonly Atom[],
): Message[] {
  let slides = messages.reduce((sum, one) => sum + one.whole, 0)
  return messages.flatMap((message): Message[] => {
    const { companions, part } = message
    if (slides >= room || companions.length === 0 || part === undefined || part.kind === 'image')
      return [message]
    const isWanted = slides < least && companions.length > 1
    const parted = apartFrom(message, part, new Set(isWanted ? companions : left(message)))
    slides += parted.length - 1
    return parted
  })
}

/** A message without some of its companions, and those as prose before it and behind it. */
function apartFrom(message: Message, part: Part, apart: ReadonlySet<Atom>): Message[] {
  if (apart.size === 0) return [message]
  const { companions, path, words } = message
  const [first] = part.atoms
  const isBefore = ({ index }: Atom) => index < (first?.index ?? 0)
  const told = companions.filter((atom) => apart.has(atom))
  const proseOf = (atoms: Atom[]): Message[] =>
    atoms.length === 0
      ? []
      : [{ ...messageOf({ kind: 'prose', atoms }, path, [], 1), isApart: true }]
  const [before, behind] = [told.filter(isBefore), told.filter((atom) => !isBefore(atom))]
  const rest: Message = {
    ...message,
    companions: companions.filter((atom) => !apart.has(atom)),
    words: words - wordsOf(told),
    ...(before.length === 0 ? {} : { oneOfSeveral: true, later: true }),
  }
  return [...proseOf(before), rest, ...proseOf(behind).map((one) => ({ ...one, later: true }))]
}

/** How much a part of a kind deserves a slide: data and courses of things first, then the weight of its text. */
const kindValues: Record<PartKind, number> = {
  chart: 5,
  stats: 4.5,
  comparison: 4.5,
  timeline: 4.5,
  table: 4,
  steps: 4,
  image: 3.5,
  definition: 3.5,
  cards: 3.5,
  list: 3,
  quote: 2.5,
  code: 2.5,
  prose: 2,
}

function messageOf(part: Part, path: readonly Topic[], companions: Atom[], share: number): Message {
  const topic = path[path.length - 1]
  const words = wordsOf([...part.atoms, ...companions])
  const formal = isFormalHeading(topic?.heading?.text ?? '') ? 3 : 0
  return {
    path,
    part,
    companions,
    words,
    value: kindValues[part.kind] + Math.min(1.5, Math.log10(1 + words) / 2) - formal,
    ...seatsOf(part, share),
  }
}

/** How many slides a part fills when nothing presses, how many show all of it, and how many it makes at the most. */
function seatsOf(part: Part, share: number): Pick<Message, 'natural' | 'whole' | 'most'> {
  const count = part.atoms.length
  const bounded = (natural: number, most: number) => ({
    natural: Math.min(mostNatural, natural),
    whole: natural,
    most: Math.max(natural, most),
  })
  const words = wordsOf(part.atoms.flatMap(flattenAtom))
  switch (part.kind) {
    case 'prose': {
      const slides = (shown: number) =>
        Math.max(1, Math.min(count, Math.ceil(shown / mostSlideWords)))
      return { natural: slides(words * share), whole: slides(words), most: count }
    }
    case 'list': {
      // Of a short text what stands below an item is shown with it.
      const lines = share === 1 ? part.atoms.flatMap(flattenAtom).length : count
      const slides = Math.max(itemSlides(count, words), Math.ceil((lines - 1) / itemsPerSlide))
      return bounded(Math.min(slides, count), Math.max(1, Math.ceil(count / 2)))
    }
    case 'steps':
    case 'timeline':
    case 'definition':
    case 'cards':
      return bounded(itemSlides(count, words), Math.max(1, Math.floor(count / 2)))
    case 'table':
      return bounded(
        // One row more stands with the others.
        part.sample ? 1 : Math.max(1, Math.ceil((part.rows.length - 1) / rowsPerSlide)),
        Math.max(1, Math.floor(part.rows.length / 3)),
      )
    case 'stats':
      return bounded(1, Math.max(1, Math.floor(part.figures.length / 2)))
    default:
      return { natural: 1, whole: 1, most: 1 }
  }
}

/** Slides that show things of a list whole. */
function itemSlides(count: number, words: number): number {
  // One more stands with the others rather than alone with few.
  const slides = Math.max(Math.ceil((count - 1) / itemsPerSlide), Math.ceil(words / listWords))
  return Math.max(1, Math.min(slides, Math.floor(count / 2)))
}

/** The words of some sentences and items, with all that belongs to them. */
function wordsOf(atoms: readonly Atom[]): number {
  return atoms.reduce(
    (sum, atom) => [atom.text, ...atom.more].reduce((all, one) => all + wordCount(one.text), sum),
    0,
  )
}
