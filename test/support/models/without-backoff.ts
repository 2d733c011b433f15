/** What the AI SDK waits before it tries again, in milliseconds. */
const waits: readonly (number | undefined)[] = [2_000, 4_000]

/**
 * Has the AI SDK try again at once where it would wait. Every other clock goes on.
 * @returns what puts the waits back.
 */
export function withoutBackoff(): () => void {
  const real = globalThis.setTimeout
  const quick = (done: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) =>
    real(done, waits.includes(delay) ? 0 : delay, ...values)
  globalThis.setTimeout = Object.assign(quick, real) as typeof setTimeout
  return () => {
    globalThis.setTimeout = real
  }
}
