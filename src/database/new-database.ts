import { type ExecFileException, execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { entryArguments, entryFile } from '../program-files.ts'

/** V8's quick compiler for WebAssembly alone: compiling the database well takes longer than this one run of it. */
const quickCompiler = ['--liftoff-only']

/**
 * Runs PGlite in a process of its own: laying out the files takes 600 MB, of which WebAssembly gives back but a part
 * for as long as a process lives.
 * @throws {Error} with what PGlite says when it cannot.
 */
async function layOutFiles(directory: string): Promise<void> {
  const file = fileURLToPath(entryFile('database/lay-out-files'))
  const program = [...quickCompiler, ...entryArguments(), file, directory]
  await promisify(execFile)(process.execPath, program).catch((error: ExecFileException) => {
    throw new Error(error.stderr?.trim() || 'its process ended without a word')
  })
}

/**
 * Puts the files of a new database into a directory, which is made unless it is there. They are laid out in a directory
 * within it, under a name that no other process uses, and moved up when they are whole: should this process be killed,
 * the one that lays them out goes on for some seconds, and must not write where the next start has begun anew.
 * @throws {Error} when the disk is full, or PGlite fails.
 */
export async function makeDatabase(directory: string): Promise<void> {
  await removeDatabase(directory)
  const draft = join(directory, `new-${randomUUID()}`)
  await mkdir(draft, { recursive: true })
  await layOutFiles(draft)
  for (const name of await readdir(draft)) await rename(join(draft, name), join(directory, name))
  await rmdir(draft)
}

/** Empties a directory if it is there, and leaves it: it may be the root of a volume. */
async function removeDatabase(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  // Again where a process that goes on has written into it meanwhile.
  for (const name of await readdir(directory))
    await rm(join(directory, name), { recursive: true, force: true, maxRetries: 10 })
}
