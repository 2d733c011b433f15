import type { Place } from '../../test/support/databases.ts'
import type { ServerProcess } from '../../test/support/server-process.ts'
import type { ThrowawayPostgres } from '../../test/support/throwaway-postgres.ts'
import type { FaultRow } from './fault-row.ts'
import { underGenerations } from './under-generations.ts'

/** What the scenarios of one database server share. */
interface PostgresFaults {
  postgres: ThrowawayPostgres
  place: Place
  times: number
  random: () => number
}

/** All connections are ended by the database's administrator. */
const endConnections = ({ postgres }: PostgresFaults) => postgres.endSessions()

/** The database server crashes and comes back, at once or a moment later. */
async function crashAndRestart({ postgres, random }: PostgresFaults): Promise<void> {
  const crashed = await postgres.crash?.()
  await new Promise((resolve) => setTimeout(resolve, random() * 1_500))
  await crashed?.startAgain()
}

/** Under generations faults happen to the database, in turn; the server goes on. */
function databaseFaults(
  name: string,
  scenario: PostgresFaults,
  ...faults: ((scenario: PostgresFaults) => Promise<void>)[]
): Promise<FaultRow> {
  let strikes = 0
  return underGenerations({
    ...scenario,
    name,
    async strike(server: ServerProcess) {
      await faults[strikes++ % faults.length]?.(scenario)
      return server
    },
  })
}

export function connectionsTerminated(scenario: PostgresFaults): Promise<FaultRow> {
  return databaseFaults('connections terminated', scenario, endConnections)
}

export function databaseRestarted(scenario: PostgresFaults): Promise<FaultRow> {
  return databaseFaults('immediate restart', scenario, crashAndRestart)
}

/** Both in turn. */
export function databaseLost(scenario: PostgresFaults): Promise<FaultRow> {
  return databaseFaults('database lost', scenario, endConnections, crashAndRestart)
}
