import { setTimeout as pause } from 'node:timers/promises'
import { type FollowedTasks, followManyTasks } from '../test/support/a2a/many-tasks.ts'
import { bootstrapKey, type ServerProcess } from '../test/support/server-process.ts'
import { memory } from './memory.ts'

/** As many as a key may have. */
const streams = 50
const seconds = 60

/** How long connections have to go before the memory is measured again, in milliseconds. */
const restMilliseconds = 5_000

export interface TaskStreamFigures extends FollowedTasks {
  streams: number
  seconds: number
  /** What the server's memory grew by at the most while they were open, and what is left of that afterwards, in MB. */
  megabytesOpen: number
  megabytesAfter: number
}

/** Follows tasks of agents in many streams at once for a minute, while the tasks ask and are answered. */
export async function benchTaskStreams(server: ServerProcess): Promise<TaskStreamFigures> {
  // What streams do not need, fonts and code above all, is loaded by then.
  await followManyTasks(server.url, bootstrapKey, streams, (round) => round < 2)
  await pause(restMilliseconds)
  const before = memory(server)
  let end = 0
  let megabytesOpen = 0
  const followed = await followManyTasks(
    server.url,
    bootstrapKey,
    streams,
    () => {
      megabytesOpen = Math.max(megabytesOpen, memory(server) - before)
      return Date.now() < end
    },
    {
      whenOpen() {
        end = Date.now() + seconds * 1_000
      },
    },
  )
  await pause(restMilliseconds)
  const megabytesAfter = memory(server) - before
  return { ...followed, streams, seconds, megabytesOpen, megabytesAfter }
}
