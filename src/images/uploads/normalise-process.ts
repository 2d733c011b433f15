import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { isDiskFull } from '../../database/disk-full.ts'
import { normaliseImage } from './normalise-image.ts'
import type { NormaliseAnswer } from './normaliser.ts'
import { UnusableImageError } from './unusable-image-error.ts'

// The process that decodes uploads (see normaliser.ts): one file after the other, as they are sent.
const taskSchema = z.object({ source: z.string(), target: z.string() })

async function answer(message: unknown): Promise<NormaliseAnswer> {
  const { source, target } = taskSchema.parse(message)
  try {
    const { data, ...image } = await normaliseImage(source)
    await writeFile(target, data)
    const contentHash = createHash('sha256').update(data).digest('hex')
    return { image: { ...image, path: target, byteLength: data.length, contentHash } }
  } catch (error) {
    if (error instanceof UnusableImageError) return { refused: error.message }
    if (isDiskFull(error)) return { diskFull: String(error) }
    throw error
  }
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
