import { isDeepStrictEqual } from 'node:util'
import type { Database } from './connection.ts'

/**
 * Works something out while no transaction is open, and gives it to the transaction.
 * @param from all that it is worked out from, as the transaction has read it: plain data.
 */
export type Prepare = <Result>(from: unknown, work: () => Promise<Result>) => Promise<Result>

/** How often something is worked out anew because what it was worked out from has changed. */
const mostAttempts = 5

/** The transaction needs something that takes long. */
class PreparationNeeded extends Error {
  override name = 'PreparationNeeded'
  readonly from: unknown
  readonly work: () => Promise<unknown>

  constructor(from: unknown, work: () => Promise<unknown>) {
    super('The transaction needs what has to be worked out before.')
    this.from = from
    this.work = work
  }
}

/**
 * A transaction that needs one thing which takes long and of which only the transaction knows what it is: it is undone,
 * the thing is worked out, and the transaction is run again. So no lock is held meanwhile, and on the embedded database,
 * which has a single session, nobody waits. When others change what it was worked out from again and again, the fifth
 * result is taken as it is.
 *
 * @param run may be called several times; it must do nothing outside the transaction.
 */
export async function preparedTransaction<Result>(
  database: Database,
  run: (tx: Database, prepare: Prepare) => Promise<Result>,
): Promise<Result> {
  let prepared: { from: unknown; result: unknown } | undefined
  for (let attempt = 0; ; attempt++) {
    const prepare = async <Made>(from: unknown, work: () => Promise<Made>): Promise<Made> => {
      if (prepared === undefined) throw new PreparationNeeded(from, work)
      if (attempt < mostAttempts && !isDeepStrictEqual(from, prepared.from))
        throw new PreparationNeeded(from, work)
      // It comes from `work` of the same place in `run`.
      return prepared.result as Made
    }
    try {
      return await database.transaction((tx) => run(tx, prepare))
    } catch (error) {
      if (!(error instanceof PreparationNeeded)) throw error
      prepared = { from: error.from, result: await error.work() }
    }
  }
}
