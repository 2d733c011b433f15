import { isUnfinished } from '../language/pointer-sentences.ts'
import { holdsPointer } from '../language/pointers-back.ts'
import { wordCount } from '../language/script.ts'
import type { Atom } from '../shaping/atom.ts'
import type { SentenceRun } from '../shaping/sentence-runs.ts'

/** Of more runs than these only the first are looked at. */
const mostRuns = 200
/** What a slide has room for: words, of which a line takes so many, however few it has; `alone`: those of one that has it to itself. */
interface SlideRoom {
  words: number
  line: number
  alone: number
}
/** What it costs to leave out sentences before another of their paragraph; so much more where that may point at them. */
const gapCost = 0.1
const leaningCost = 0.1
/** What it costs to break a run off. */
const breakCost = 0.05

/** The beginning of a run that can be shown without the rest. */
interface Beginning {
  count: number
  words: number
  value: number
}

/** What stands before a run: nothing that is shown, the one right before it, or one from before that. */
type Before = 'nothing' | 'next' | 'apart'
const befores = ['nothing', 'next', 'apart'] as const

/**
 * Chooses among runs of sentences those that are worth most together in the room that a slide has, in their order: none without
 * what it goes on from, and rather neighbours than what stands apart. The best for every place to begin at is found at once,
 * from the last run to the first.
 */
export class RunChooser {
  private readonly runs: readonly SentenceRun[]
  private readonly beginnings: readonly Beginning[][]
  private readonly room: number
  /** What each costs where those before it are left out. */
  private readonly gaps: readonly number[]
  /** The most that the runs from one on are worth, by what stands before it and the room that is left. */
  private readonly best: Record<Before, Float64Array>[] = []

  constructor(
    runs: readonly SentenceRun[],
    worths: ReadonlyMap<Atom, number>,
    language: string,
    room: SlideRoom,
  ) {
    this.runs = runs.slice(0, mostRuns)
    this.room = room.words
    this.gaps = this.runs.map(({ atoms: [first] }) =>
      first === undefined || first.opens === true
        ? 0
        : gapCost + (holdsPointer(first.text.text, language) ? leaningCost : 0),
    )
    this.beginnings = this.runs.map((run) => beginningsOf(run, worths, room))
    const empty = () => new Float64Array(this.room + 1)
    this.best[this.runs.length] = { nothing: empty(), next: empty(), apart: empty() }
    for (let index = this.runs.length - 1; index >= 0; index--) {
      const row = { nothing: empty(), next: empty(), apart: empty() }
      for (const before of befores)
        for (let left = 0; left <= this.room; left++)
          row[before][left] = this.worth(this.pick(index, before, left), index, before, left)
      this.best[index] = row
    }
  }

  /** The best of the runs, each from its beginning to where it is shown; `begins`: with the first of them. */
  choose(begins = false): Atom[][] {
    const lines: Atom[][] = []
    let before: Before = 'nothing'
    let left = this.room
    for (const [index, { atoms }] of this.runs.entries()) {
      const must = begins && index === 0
      const taken = this.pick(index, before, left, must)
      if (taken === undefined) {
        if (must) return []
        if (before === 'next') before = 'apart'
        continue
      }
      lines.push(atoms.slice(0, taken.count))
      before = taken.count < atoms.length ? 'apart' : 'next'
      left -= taken.words
    }
    return lines
  }

  /** How much of a run is best shown; undefined where none of it is. */
  private pick(index: number, before: Before, left: number, must = false): Beginning | undefined {
    let best: Beginning | undefined
    let most = must ? Number.NEGATIVE_INFINITY : this.worth(undefined, index, before, left)
    for (const taken of this.beginnings[index] ?? []) {
      if (taken.words > left) break
      const value = this.worth(taken, index, before, left)
      if (value <= most) continue
      most = value
      best = taken
    }
    return best
  }

  /** What so much of a run is worth together with the best of the runs after it. */
  private worth(taken: Beginning | undefined, index: number, before: Before, left: number): number {
    const after = this.best[index + 1]
    if (after === undefined) return 0
    if (taken === undefined) return after[before === 'nothing' ? 'nothing' : 'apart'][left] ?? 0
    const isBroken = taken.count < (this.runs[index]?.atoms.length ?? 0)
    const gap = before === 'apart' ? (this.gaps[index] ?? 0) : 0
    const next = after[isBroken ? 'apart' : 'next'][left - taken.words] ?? 0
    return taken.value - gap + next
  }
}

/** Where a run may end, shortest first; what is longer than the room for several takes all of it. */
function beginningsOf(
  run: SentenceRun,
  worths: ReadonlyMap<Atom, number>,
  room: SlideRoom,
): Beginning[] {
  const found: Beginning[] = []
  let [words, value] = [0, 0]
  for (const [index, atom] of run.atoms.entries()) {
    const count = index + 1
    words += wordCount(atom.text.text)
    value += worths.get(atom) ?? 0
    const whole = count === run.atoms.length
    if (count < run.least || isUnfinished(atom.text.text)) continue
    if (words > room.alone) break
    found.push({
      count,
      words: Math.min(room.words, Math.max(Math.ceil(words), room.line)),
      value: whole ? value : value - breakCost,
    })
  }
  return found
}
