import type { Database } from '../database/connection.ts'

/**
 * Takes away what operations that ended without success leave behind and nobody wants, such as an empty presentation.
 * Called in the transaction that ends them.
 */
export type AfterFailure = (tx: Database, ids: string[]) => Promise<void>
