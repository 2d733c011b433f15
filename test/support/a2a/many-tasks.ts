import { setTimeout } from 'node:timers/promises'
import { V1Client } from '../v1-client.ts'
import { TaskClient } from './task-client.ts'

const cyclingPlan = `# City cycling plan

## Bike lanes
Eight kilometres of lanes are built by June. Two bridges get a lane of their own.

## Bike parking
Five hundred racks stand at the stations. Two garages open at night.
`

/** The most presentations that the tasks are spread over: those on one are worked on one after the other. */
const mostPresentations = 20

export interface FollowedTasks {
  /** Turns that the tasks had, together. */
  turns: number
  /** Events that came, together. */
  events: number
  /** Tasks whose stream told everything once, in order, and the end. */
  complete: number
}

/**
 * Opens a stream for each of many tasks that ask something, and answers what settles nothing, so that they ask again;
 * at the end they are canceled.
 *
 * @param goesOn is asked before each round of answers.
 * @param options.whenOpen is told when all streams are open and every task has asked.
 */
export async function followManyTasks(
  url: string,
  key: string,
  count: number,
  goesOn: (round: number) => boolean,
  options: { whenOpen?: () => void } = {},
): Promise<FollowedTasks> {
  const client = new TaskClient(url, key)
  const ids = await makePresentations(
    new V1Client(url, key),
    Math.min(mostPresentations, Math.ceil(count / 2)),
  )
  const tasks = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      client.say('Delete one of the slides', { presentationId: ids[index % ids.length] ?? '' }),
    ),
  )
  const seen = tasks.map(({ id }) => ({ id, numbers: [] as number[], asked: 0, end: '' }))
  const reading = seen.map(async (own) => {
    for await (const { id: number, data } of client.events(own.id)) {
      own.numbers.push(number)
      const state = stateOf(data)
      if (state === undefined) continue
      own.end = state
      if (state === 'TASK_STATE_INPUT_REQUIRED') own.asked += 1
    }
  })
  // A stream that breaks ends the waiting too.
  const broken = Promise.all(reading)
  const whenAsked = async (times: number) => {
    while (seen.some((one) => one.asked < times))
      await Promise.race([setTimeout(20), broken.then(() => setTimeout(20))])
  }
  await whenAsked(1)
  options.whenOpen?.()
  let round = 1
  for (; goesOn(round); round++) {
    await Promise.all(tasks.map(({ id }) => client.say('Hm, let me think', { taskId: id })))
    await whenAsked(round + 1)
  }
  await Promise.all(tasks.map(({ id }) => client.cancel(id)))
  await broken
  // A turn: submitted, working, the presentation's address, the question; and the cancel.
  const expected = round * 4 + 1
  const complete = seen.filter(
    ({ numbers, end }) =>
      end === 'TASK_STATE_CANCELED' &&
      numbers.length === expected &&
      numbers.every((number, index) => number === index + 1),
  ).length
  const events = seen.reduce((sum, { numbers }) => sum + numbers.length, 0)
  return { turns: round * count, events, complete }
}

function stateOf(data: unknown): string | undefined {
  return (data as { status_update?: { status: { state: string } } }).status_update?.status.state
}

async function makePresentations(client: V1Client, wanted: number): Promise<string[]> {
  const ids: string[] = []
  // No more than five are made at once.
  while (ids.length < wanted) {
    const made = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const id = await client.generate({
          input_text: cyclingPlan,
          presentation_options: { slide_range: '2-5' },
        })
        return (await client.finished(id)).presentation_id ?? ''
      }),
    )
    ids.push(...made)
  }
  return ids
}
