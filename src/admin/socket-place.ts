import { randomUUID } from 'node:crypto'
import { chmod, lstat, mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * Longest path of a Unix socket, in bytes: the kernel's field for it has 104 (macOS) or 108 (Linux), and what is longer
 * is cut off without a word by some versions of Node.
 */
const pathBytes = 100

/** A place for a server's socket, made ready. */
export interface SocketPlace {
  path: string
  /** Takes away the socket and what was made for it. */
  remove(): Promise<void>
}

/** What stands in DATA_DIR for the socket. Only its owner can enter the directory. */
function namesIn(dataDirectory: string) {
  const directory = join(resolve(dataDirectory), 'admin')
  return {
    directory,
    socket: join(directory, 'server.sock'),
    /** Says where the socket is, when it is elsewhere. */
    pointer: join(directory, 'socket-path'),
  }
}

/**
 * Places for the socket of the server that has the embedded database in `dataDirectory`, the best first. Each is made
 * ready when it is asked for, and whatever an earlier server has left is gone then: only who holds the lock on the
 * database may ask.
 *
 * First in DATA_DIR; where that path is too long, or a volume that cannot hold sockets, in a new directory among the
 * temporary files, which a pointer in DATA_DIR names. Windows has named pipes instead, in one name space for everybody:
 * a random name there, in a pointer, which whoever may read DATA_DIR can read. Node opens pipes with the system's
 * default rights, by which only the same user, administrators and the system may write to one.
 */
export async function* socketPlaces(dataDirectory: string): AsyncGenerator<SocketPlace> {
  const names = namesIn(dataDirectory)
  await mkdir(names.directory, { recursive: true, mode: 0o700 })
  // It may have been there before, with other rights.
  await chmod(names.directory, 0o700)
  await removeLeftovers(names)
  const removePointer = () => rm(names.pointer, { force: true })

  if (process.platform === 'win32') {
    const path = `\\\\.\\pipe\\slidewright-${randomUUID()}`
    await writeFile(names.pointer, path, { mode: 0o600 })
    yield { path, remove: removePointer }
    return
  }
  if (fits(names.socket))
    yield { path: names.socket, remove: () => rm(names.socket, { force: true }) }
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    if (!fits(join(parent, 'slidewright-XXXXXX', 'server.sock'))) continue
    const directory = await mkdtemp(join(parent, 'slidewright-'))
    const path = join(directory, 'server.sock')
    await writeFile(names.pointer, path, { mode: 0o600 })
    yield {
      path,
      async remove() {
        await removePointer()
        await rm(directory, { recursive: true, force: true })
      },
    }
  }
}

/**
 * Where the server of this DATA_DIR would listen; undefined when it is surely nowhere. Nobody need listen there.
 */
export async function findSocket(dataDirectory: string): Promise<string | undefined> {
  const names = namesIn(dataDirectory)
  const path = await readPointer(names.pointer)
  if (path === undefined) return fits(names.socket) ? names.socket : undefined
  if (process.platform === 'win32') return path
  return (await isPrivate(dirname(path), names.directory)) ? path : undefined
}

const fits = (path: string): boolean => Buffer.byteLength(path) <= pathBytes

async function readPointer(pointer: string): Promise<string | undefined> {
  return await readFile(pointer, 'utf8').catch(() => undefined)
}

/**
 * Whether a directory is closed to everybody but the owner of the other one: the temporary files may have been cleared
 * since the pointer was written, and somebody else may have taken the name.
 */
async function isPrivate(directory: string, ours: string): Promise<boolean> {
  const [found, own] = await Promise.all(
    [directory, ours].map((path) => lstat(path).catch(() => undefined)),
  )
  return found?.isDirectory() === true && found.uid === own?.uid && (found.mode & 0o077) === 0
}

/** What a server has left that was killed. */
async function removeLeftovers(names: ReturnType<typeof namesIn>): Promise<void> {
  await rm(names.socket, { force: true })
  const elsewhere = await readPointer(names.pointer)
  if (elsewhere === undefined) return
  await rm(names.pointer, { force: true })
  if (process.platform === 'win32' || !(await isPrivate(dirname(elsewhere), names.directory)))
    return
  await rm(elsewhere, { force: true })
  // It goes only if nothing else is in it.
  await rmdir(dirname(elsewhere)).catch(() => undefined)
}
