/** What a log may hold of an error. */
interface LoggedError {
  type: string
  message: string
  stack?: string
  code?: string
  /** The SQL of a failed query, without its parameters. */
  query?: string
}

/**
 * An error for the log. drizzle-orm puts a failed query's parameters into its message and stack, and those hold users'
 * texts and, once, the signing secret; of such an error only the SQL and the database's own words are kept.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  if ('query' in error && 'params' in error) {
    const { cause } = error
    return {
      ...(cause === undefined ? { message: 'The query failed.' } : loggedError(cause)),
      type: error.name,
      query: String(error.query),
    }
  }
  return {
    type: error.name,
    message: error.message,
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...('code' in error ? { code: String(error.code) } : {}),
  }
}
