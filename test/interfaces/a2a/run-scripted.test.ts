import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SnakeClient } from '../../support/a2a/snake-client.ts'
import { freePort } from '../../support/server-process.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

test('npm run a2a:scripted starts the scripted agent on a port, for any bearer token', async () => {
  const port = await freePort()
  const child = spawn('npm', ['run', '--silent', 'a2a:scripted', '--', '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that a signal reaches what npm starts too.
    detached: true,
  })
  const exited = once(child, 'exit')
  try {
    const [line] = await once(child.stdout, 'data')
    expect(String(line)).toContain(`http://127.0.0.1:${port}/.well-known/agent-card.json`)
    const client = new SnakeClient(`http://127.0.0.1:${port}/a2a`, 'anything')
    const task = await client.send(client.message('Hello', { message_id: 'tck-complete-task-1' }))
    expect(task.status.message?.parts).toEqual([{ text: 'Hello from TCK' }])
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await exited
  }
})
