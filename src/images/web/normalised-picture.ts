import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SceneImage } from '../../scene/node.ts'
import type { Normaliser } from '../uploads/normaliser.ts'

/**
 * A picture of a stranger as slides use it, decoded where uploads are: in a process that may be ended.
 * @throws {UnusableImageError} when it is no whole picture within the limits of uploads.
 */
export async function normalisedPicture(
  normaliser: Normaliser,
  ownerId: string,
  data: Uint8Array,
): Promise<SceneImage> {
  const directory = await mkdtemp(join(tmpdir(), 'slidewright-picture-'))
  try {
    const path = join(directory, 'source')
    await writeFile(path, data)
    const file = await normaliser.normalise(ownerId, path, `${path}.normalised`)
    const { contentHash: id, mediaType, width, height } = file
    return { id, mediaType, width, height, data: new Uint8Array(await readFile(file.path)) }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
