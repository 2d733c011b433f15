import { expect } from 'vitest'
import { type Cancel, roundsOf, untilMoment } from '../cancels.ts'
import { ModernClient } from '../modern-client.ts'
import { bootstrapKey, type ServerProcess } from '../server-process.ts'
import { howMany } from '../test-range.ts'
import { type ShownTask, TaskClient } from './task-client.ts'

/** Cancels of each kind of task. */
const rounds = howMany(2, 6)

const cyclingPlan = `# City cycling plan

## Bike lanes
Eight kilometres of lanes are built by June. Two bridges get a lane of their own.

## Money
The city gives two million. Parking fees pay for the rest.

## Bike parking
Five hundred racks stand at the stations. Two garages open at night.
`

/** What is said and cancelled, in a round. */
interface Kind {
  kind: string
  says: (round: number) => string
  /** What is said before, about the same presentation, so that the task waits for its turn. */
  saysBefore?: string
  /** Revisions that a task writes which is done as a whole. */
  revisions: number
  /** Whether what it did before it was cancelled may stay: it is done in two steps. */
  isKept?: boolean
}

const kinds: Kind[] = [
  {
    kind: 'an edit',
    says: (round) => `Add a slide about ${['lanes', 'money', 'parking'][round % 3]}`,
    revisions: 1,
  },
  {
    kind: 'an edit and a file of it',
    says: (round) => `Rename slide 2 to Round ${round} and send me the PDF`,
    revisions: 1,
    isKept: true,
  },
  {
    kind: 'an edit that waits for its turn',
    saysBefore: 'Move slide 2 to the end',
    says: (round) => `Rename slide 2 to Later ${round}`,
    revisions: 1,
  },
  { kind: 'a question', says: () => 'Delete one of the slides', revisions: 0 },
]

const stateOf = ({ status }: ShownTask) => status.state.replace('TASK_STATE_', '')

/** Cancels tasks of every kind at moments spread over all that is done about them, and looks at what is left of each. */
export async function cancelTasks({ url }: ServerProcess): Promise<Cancel[]> {
  const tasks = new TaskClient(url, bootstrapKey)
  const decks = new ModernClient(url, bootstrapKey)
  const presentationId = await decks.created({ title: 'Cycling' })
  const source = { input_text: cyclingPlan, slide_range: '2-5' }
  await decks.ended((await decks.started(presentationId, 'generate', source)).id)
  const revision = async () => (await decks.read(presentationId)).revision
  const canceled: { cancel: Cancel; task: ShownTask }[] = []

  for (const { kind, says, saysBefore, revisions, isKept = false } of kinds) {
    const say = async (round: number) => {
      const before =
        saysBefore === undefined ? undefined : await tasks.say(saysBefore, { presentationId })
      return { before, task: await tasks.say(says(round), { presentationId }) }
    }
    // The first of its kind takes longer than those behind it.
    await tasks.settled((await say(-2)).task.id)
    const began = performance.now()
    await tasks.settled((await say(-1)).task.id)
    const workMilliseconds = performance.now() - began
    const isMet = () => canceled.some(({ cancel }) => cancel.kind === kind && cancel.isCanceled)
    for (const { round, moment } of roundsOf(rounds, isMet)) {
      const revisionBefore = await revision()
      const { before, task } = await say(round)
      await untilMoment(moment, rounds, workMilliseconds)
      const asked = performance.now()
      const ended = (await tasks.cancel(task.id)) ?? (await tasks.read(task.id))
      const wait = performance.now() - asked
      expect(['CANCELED', 'COMPLETED']).toContain(stateOf(ended))
      const isCanceled = stateOf(ended) === 'CANCELED'
      if (before !== undefined) expect(stateOf(await tasks.settled(before.id))).toBe('COMPLETED')
      const written = (await revision()) - revisionBefore - (before === undefined ? 0 : 1)
      expect(isCanceled ? (isKept ? [0, revisions] : [0]) : [revisions]).toContain(written)
      canceled.push({ cancel: { kind, wait, isCanceled }, task: ended })
    }
  }
  // Nothing has happened to them since.
  for (const { task } of canceled) expect(await tasks.read(task.id)).toEqual(task)
  return canceled.map(({ cancel }) => cancel)
}
