import type { Prices } from '../accounts/prices.ts'
import type { Connection } from '../database/connection.ts'

/** What accepting work needs: where it is written, and what it costs. */
export interface WorkDependencies {
  connection: Connection
  prices: Prices
}
