import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { z } from 'zod'
import { isDiskFull } from '../../database/disk-full.ts'
import { normaliseImage } from './normalise-image.ts'
import type { NormaliseAnswer } from './normaliser.ts'
import { UnusableImageError } from './unusable-image-error.ts'

// The process that decodes uploads (see normaliser.ts): one file after the other, as they are sent.
const taskSchema = z.object({ source: z.string(), target: z.string(), timeLimit: z.number() })

async function answer(message: unknown): Promise<NormaliseAnswer> {
  const { source, target, timeLimit } = taskSchema.parse(message)
  const watch = endWhenLate(timeLimit)
  try {
    const { data, ...image } = await normaliseImage(source)
    await writeFile(target, data)
    const contentHash = createHash('sha256').update(data).digest('hex')
    return { image: { ...image, path: target, byteLength: data.length, contentHash } }
  } catch (error) {
    if (error instanceof UnusableImageError) return { refused: error.message }
    if (isDiskFull(error)) return { diskFull: String(error) }
    throw error
  } finally {
    clearInterval(watch)
  }
}

/**
 * Ends the process when it has worked for so many milliseconds of a processor's time: on a busy machine a file is not
 * refused for what others do. Decoders work in another thread, so this one can look at the clock.
 */
function endWhenLate(timeLimit: number): NodeJS.Timeout {
  const before = process.cpuUsage()
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000 < timeLimit) return
    process.send?.({ late: true } satisfies NormaliseAnswer, () =>
      process.kill(process.pid, 'SIGKILL'),
    )
  }, 100)
}

try {
  setPriority(10)
} catch {
  // A system that refuses it only answers polls a little slower.
}
process.on('message', (message) => {
  answer(message).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ failed: String(error) } satisfies NormaliseAnswer),
  )
})
// Whatever a decoder is busy with: nobody waits for it any more.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.send?.('ready')
