import type { Prices } from '../accounts/prices.ts'
import type { Connection } from '../database/connection.ts'
import type { RequestKey } from '../jobs/first-answers.ts'
import type { RequestingApplication } from '../jobs/operations.ts'
import type { ConfiguredModels } from '../models/model-catalog.ts'

/** What accepting work needs: where it is written, and what it costs. */
export interface WorkDependencies {
  connection: Connection
  prices: Prices
  /** Which language models can be named; absent: none. */
  models?: ConfiguredModels
  /** The application that asks on the caller's behalf; absent: the caller asks. */
  application?: RequestingApplication
  /** What the caller named the request; its answer is then kept with the work. */
  requestKey?: RequestKey
  /** What is to be said of the request itself: warnings of the work, a sentence each. */
  remarks?: readonly string[]
}
