import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How much memory of drawn pictures may wait to be given back, in bytes. */
const mostWaiting = 64 * 1024 * 1024

/** Bytes of a pixel. */
const pixelBytes = 4

let waiting = 0
let collect: (() => void) | undefined

/** V8's collector, without a flag of the command line: threads cannot have one of their own. */
function collector(): () => void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  return collect
}

/**
 * Says that a picture was drawn by resvg and is needed no more. Its pixels are native memory, which V8 neither counts nor
 * hurries to give back: without this, threads that draw many pictures hold gigabytes.
 *
 * @param size of the picture, in pixels.
 */
export async function releasePixels(size: { width: number; height: number }): Promise<void> {
  waiting += size.width * size.height * pixelBytes
  if (waiting >= mostWaiting) {
    waiting = 0
    collector()()
  }
  // What is collected is freed in the loop's next turn.
  await setImmediate()
}
