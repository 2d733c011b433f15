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
export function connectionsTerminated(scenario: PostgresFaults): Promise<FaultRow> {
  return underGenerations({
    ...scenario,
    name: 'connections terminated',
    async strike(server: ServerProcess) {
      await scenario.postgres.endSessions()
      return server
    },
  })
}

/** The database server crashes and comes back, at once or a moment later. */
export function databaseRestarted(scenario: PostgresFaults): Promise<FaultRow> {
  return underGenerations({
    ...scenario,
    name: 'immediate restart',
    async strike(server: ServerProcess) {
      const crashed = await scenario.postgres.crash?.()
      await new Promise((resolve) => setTimeout(resolve, scenario.random() * 1_500))
      await crashed?.startAgain()
      return server
    },
  })
}
