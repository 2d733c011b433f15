import { answered } from './answered.ts'

/**
 * Gives what an opening gives, unless it takes too long. Nobody can end an opening that was begun, and two on the same files would
 * destroy them: whoever opens again waits for that one, and gets what it gives.
 *
 * @param longest in milliseconds.
 * @returns a function that rejects with what the opening rejects with, and with `tooLate` after that time.
 */
export function openInTime<Opened>(
  open: () => Promise<Opened>,
  longest: number,
  tooLate: Error,
): () => Promise<Opened> {
  let opening: Promise<Opened> | undefined
  return async () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    const opened = await answered(opening, longest, tooLate)
    opening = undefined
    return opened
  }
}
