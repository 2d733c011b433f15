import { setTimeout as pause } from 'node:timers/promises'
import { expectBalancedBooks } from '../../test/support/books.ts'
import type { Place } from '../../test/support/databases.ts'
import {
  environmentOf,
  type ServerProcess,
  startServer,
} from '../../test/support/server-process.ts'
import type { FaultRow } from './fault-row.ts'
import { startFive } from './five-generations.ts'

/** A fault that befalls a server again and again. */
interface RepeatedFault {
  name: string
  times: number
  place: Place
  /** Lets it happen; the result is the server that runs afterwards. */
  strike(server: ServerProcess, start: () => Promise<ServerProcess>): Promise<ServerProcess>
  /** Numbers from 0 to 1 that say when. */
  random: () => number
  /** Whether the process may end with it. */
  kills?: boolean
  /** The longest time between two strikes, in milliseconds; default: about as long as five generations take. */
  longestPause?: number
}

/**
 * Lets a fault happen `times` times, at random moments while five generations run, and sees that nothing is lost: the
 * process lives, every generation is completed, the database's books balance.
 */
export async function underGenerations(fault: RepeatedFault): Promise<FaultRow> {
  const { name, times, place, strike, random, kills = false, longestPause = 2_500 } = fault
  const problems: string[] = []
  const start = () => startServer(environmentOf(place))
  let server = await start()
  let deaths = 0
  let completed = 0
  const refusals = new Set<number>()
  try {
    let struck = 0
    for (let round = 0; struck < times; round++) {
      const work = startFive(`round ${round}`, () => server)
      while (struck < times && !work.isOver()) {
        await pause(random() * longestPause)
        if (work.isOver()) break
        const struckServer = server
        server = await strike(server, start)
        struck += 1
        if (!kills && struckServer.child.exitCode !== null) {
          deaths += 1
          problems.push(`The process ended:\n${struckServer.output().slice(-2_000)}`)
          server = await start()
        }
      }
      const outcome = await work.ended
      for (const status of outcome.refusals) refusals.add(status)
      for (const { status, error, formats } of outcome.ended) {
        const files = Object.values(formats ?? {})
        if (status === 'completed' && files.every((file) => file.status === 'completed'))
          completed += 1
        else problems.push(`A generation ended as ${status}: ${error} ${JSON.stringify(formats)}`)
      }
    }
    for (const status of refusals)
      if (status !== 503) problems.push(`An answer had the status ${status}.`)
    await server.stop()
    await expectBalancedBooks(place)
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  } finally {
    await server.kill()
  }
  const answers = refusals.size === 0 ? '' : `, answers ${[...refusals].join(', ')} meanwhile`
  const ends = kills ? '' : `${deaths} deaths, `
  return { fault: `${times} × ${name}`, seen: `${ends}${completed} completed${answers}`, problems }
}
