/** What the runner says; a pino logger fits. */
export interface JobLogger {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
