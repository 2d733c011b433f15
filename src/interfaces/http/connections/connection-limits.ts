/** How long and how much a connection may keep the server waiting. Times are in milliseconds. */
export interface ConnectionLimits {
  /** From the first byte of a request, or from the beginning of a connection, to the end of the headers. */
  headers: number
  /** From the end of the headers to the end of the body, besides what `bodyBytesPerSecond` adds. */
  body: number
  /**
   * A body may take another second for each so many bytes of it that have arrived. So an upload has the time that it needs,
   * and who sends a byte now and then gains nothing (as `MinRate` of Apache's mod_reqtimeout).
   */
  bodyBytesPerSecond: number
  /** From an answer to the next request. */
  keepAlive: number
  /** How many bytes of a body are read on after its answer, so that its sender comes to read that. */
  unreadBytes: number
  /** How long a connection that we end waits for the other side's end. */
  linger: number
  /** How long it waits at the most, when the other side goes on sending. */
  closing: number
  /** How often all this is looked at. */
  check: number
}

/**
 * What holds unless a test says otherwise. Connections stay open longer than the 60 seconds of nginx and of AWS's load
 * balancers, so that it is the proxy that ends them: the other way round it would send a request into a connection that
 * ends at that moment, and answer 502. Read on is a little more than the largest upload, ten files of 10 MB.
 */
export const connectionLimits: Readonly<ConnectionLimits> = {
  headers: 10_000,
  body: 60_000,
  bodyBytesPerSecond: 32 * 1024,
  keepAlive: 72_000,
  unreadBytes: 128 * 1024 * 1024,
  linger: 2_000,
  closing: 60_000,
  check: 1_000,
}
