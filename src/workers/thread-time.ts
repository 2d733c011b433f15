/** What tells the time, in milliseconds that only grow: that of a clock, and that which processors gave this process. */
export interface Clocks {
  wall: () => number
  processor: () => number
}

/**
 * How long one busy thread has computed. Clocks on the wall go on while threads wait for a processor, so that a task of
 * five that share two of them would seem to take more than twice as long as it does.
 */
export interface ThreadTime {
  /** A thread begins to compute, until what is returned is called. */
  begin(): () => void
  /**
   * The time of a thread that has been busy all along, in milliseconds: its share of what processors gave this process, as
   * all busy threads have the same; but a tenth of the time on the wall at least, so that one which waits for ever comes
   * to its end as well. While no thread is busy it is the time on the wall.
   */
  read(): number
}

/** Of the time on the wall counts so much at least. */
const leastShare = 0.1

const processClocks: Clocks = {
  wall: () => performance.now(),
  processor() {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  },
}

/** @param clocks absent: those of this process. */
export function createThreadTime(clocks: Clocks = processClocks): ThreadTime {
  let busy = 0
  let time = 0
  let wall = clocks.wall()
  let processor = clocks.processor()

  function read(): number {
    const passed = clocks.wall() - wall
    const given = clocks.processor() - processor
    wall += passed
    processor += given
    const share = busy === 0 ? passed : given / busy
    time += Math.min(passed, Math.max(share, leastShare * passed))
    return time
  }

  return {
    read,
    begin() {
      read()
      busy += 1
      return () => {
        read()
        busy -= 1
      }
    },
  }
}
