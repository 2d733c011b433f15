import { setTimeout as pause } from 'node:timers/promises'
import { expectBalancedBooks } from '../../test/support/books.ts'
import type { Place } from '../../test/support/databases.ts'
import {
  environmentOf,
  type ServerProcess,
  startServer,
} from '../../test/support/server-process.ts'
import type { GenerationStatus } from '../../test/support/v1-client.ts'
import type { FaultRow } from './fault-row.ts'
import { type Outcome, startFive } from './five-generations.ts'

/** A fault that befalls a server again and again. */
interface RepeatedFault {
  name: string
  times: number
  place: Place
  /** Lets it happen; the result is the server that runs afterwards. */
  strike(server: ServerProcess, start: () => Promise<ServerProcess>): Promise<ServerProcess>
  /** Numbers from 0 to 1 that say when. */
  random: () => number
  /**
   * Whether the process may end with it. Strikes then come at random within three quarters of what five generations
   * take undisturbed on this machine: what was finished before one need not be done again, so that all end some time.
   */
  kills?: boolean
}

/** The longest time between two strikes that leave the process alone, in milliseconds. */
const longestPause = 2_500

/**
 * Lets a fault happen `times` times, at random moments while five generations run, and sees that nothing is lost: the
 * process lives, every generation is completed, the database's books balance.
 */
export async function underGenerations(fault: RepeatedFault): Promise<FaultRow> {
  const { name, times, place, kills = false } = fault
  const problems: string[] = []
  const outcomes: Outcome[] = []
  // Those that are killed live only for a moment: their time is for the work.
  const start = () => startServer({ ...environmentOf(place), WARM_UP: 'false' })
  let server = await start()
  let deaths = 0

  /** Five generations, under at most so many strikes. @returns the number of strikes. */
  async function round(number: number, most: number, longest: number): Promise<number> {
    const work = startFive(`round ${number}`, () => server)
    let struck = 0
    while (struck < most) {
      await pause(fault.random() * longest)
      if (work.isOver()) break
      const struckServer = server
      server = await fault.strike(server, start)
      work.wasStruck()
      struck += 1
      if (kills || struckServer.child.exitCode === null) continue
      deaths += 1
      problems.push(`The process ended:\n${struckServer.output().slice(-2_000)}`)
      server = await start()
    }
    outcomes.push(await work.ended)
    return struck
  }

  try {
    const began = performance.now()
    if (kills) await round(0, 0, 0)
    const longest = kills ? 0.75 * (performance.now() - began) : longestPause
    for (let [struck, number] = [0, 1]; struck < times; number++)
      struck += await round(number, times - struck, longest)
    await server.stop()
    await expectBalancedBooks(place)
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  } finally {
    await server.kill()
  }
  const ended = outcomes.flatMap((outcome) => outcome.ended)
  const refusals = new Set(outcomes.flatMap((outcome) => [...outcome.refusals]))
  for (const status of refusals)
    if (status !== 503) problems.push(`An answer had the status ${status}.`)
  const unfinished = ended.filter((one) => !isWhole(one))
  for (const { status, error, formats } of unfinished)
    problems.push(`A generation ended as ${status}: ${error} ${JSON.stringify(formats)}`)
  const answers = refusals.size === 0 ? '' : `, answers ${[...refusals].join(', ')} meanwhile`
  const ends = kills ? '' : `${deaths} deaths, `
  const seen = `${ends}${ended.length - unfinished.length} completed${answers}`
  return { fault: `${times} × ${name}`, seen, problems }
}

function isWhole({ status, formats }: GenerationStatus): boolean {
  const files = Object.values(formats ?? {})
  return status === 'completed' && files.every((file) => file.status === 'completed')
}
