import { codeOf } from './error-code.ts'

/** No space, no quota, the largest size of a file: errno names, and what Postgres says of its own disk (SQLSTATE 53100). */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

/** There is hardly any room on a disk. */
export class DiskFullError extends Error {
  override name = 'DiskFullError'
  readonly code = 'ENOSPC'
}

/** Whether an error means that something could not be stored because a disk is full: the files' or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return fullCodes.has(codeOf(error)) || isDiskFull(error.cause)
}

/** What whoever asked for something that could not be stored is told. */
export const diskFullSentence =
  'The disk of this server is full, so this could not be stored; whoever runs the server has to make room.'
