import type { Place } from '../../test/support/databases.ts'
import type { FaultRow } from './fault-row.ts'
import { underGenerations } from './under-generations.ts'

/** The server is killed (`kill -9`) and started again. */
export function serverKilled(scenario: {
  database: string
  place: Place
  times: number
  random: () => number
}): Promise<FaultRow> {
  return underGenerations({
    ...scenario,
    name: `kill -9, ${scenario.database}`,
    kills: true,
    async strike(server, start) {
      await server.kill()
      return start()
    },
  })
}
