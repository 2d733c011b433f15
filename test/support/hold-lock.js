import { takeProcessLock } from '../../dist/database/process-lock.js'

// A process that takes the lock named by its argument, says how that went, and stays until it is killed. It runs what
// was built, which starts in a third of the time of what has to be compiled first.
const taken = await takeProcessLock(process.argv[2] ?? '')
process.stdout.write(taken.lock === undefined ? `held by ${taken.heldBy}\n` : 'taken\n')
if (taken.lock === undefined) process.exit(1)
setInterval(() => undefined, 60_000)
