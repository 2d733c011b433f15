import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { firstMessage, processorTime } from '../../../src/images/uploads/first-message.ts'

let child: ChildProcess

function start(program: string): ChildProcess {
  child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  return child
}
afterEach(() => {
  child.kill('SIGKILL')
})

test('gives what the process says', async () => {
  const said = firstMessage(start('process.send("ready")'), { waiting: 20_000, work: 20_000 })
  expect(await said).toBe('ready')
})

test('a process that ends without a word could not decode', async () => {
  const said = firstMessage(start(''), { waiting: 20_000 })
  await expect(said).rejects.toThrow('cannot be decoded')
})

test('a process that waits is ended by the clock', async () => {
  const said = firstMessage(start('setInterval(() => {}, 1_000)'), { waiting: 300, work: 20_000 })
  await expect(said).rejects.toThrow('takes too long to decode')
})

test.runIf(existsSync('/proc/self/stat'))(
  'a process too busy to look at a clock is ended for its work',
  async () => {
    const said = firstMessage(start('for (;;);'), { waiting: 60_000, work: 500 })
    await expect(said).rejects.toThrow('takes too long to decode')
  },
)

test.runIf(existsSync('/proc/self/stat'))('work is counted as the process counts it', () => {
  const { user, system } = process.cpuUsage()
  expect(Math.abs((processorTime(process.pid) ?? 0) - (user + system) / 1_000)).toBeLessThan(100)
})
