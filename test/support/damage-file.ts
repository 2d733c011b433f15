import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Puts other bytes in the place of a stored file, as a failing disk does: past the storage. */
export async function damageFile(dataDirectory: string, key: string): Promise<void> {
  await writeFile(join(dataDirectory, 'files', key), 'rust')
}
