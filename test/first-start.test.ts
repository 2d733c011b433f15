import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMessage } from '../src/first-start.ts'
import { describeDatabase, type Place } from './support/databases.ts'
import { environmentOf, freePort, spawnServer } from './support/server-process.ts'
import { V1Client } from './support/v1-client.ts'

const run = promisify(execFile)

const news = {
  email: 'owner@slidewright.local',
  signInToken: 'a'.repeat(43),
  key: `sk_${'k'.repeat(61)}`,
}
const publicUrl = 'https://slides.example.com'

/** The command of a message, as somebody copies it. */
function commandIn(message: string): string {
  return /^curl (?:.*\\\n)+.*$/m.exec(message)?.[0] ?? ''
}

describe('the message of the first start', () => {
  it('stands between two lines of 80 columns', () => {
    const lines = startMessage({ publicUrl, news }).trim().split('\n')
    expect([lines.at(0), lines.at(-1)]).toEqual(['━'.repeat(80), '━'.repeat(80)])
  })

  it('has each thing at the end of a line, to be copied whole', () => {
    const lines = startMessage({ publicUrl, news }).split('\n')
    expect(lines).toContain(`Slidewright is running at ${publicUrl}`)
    expect(lines).toContain(`${publicUrl}/sign-in/link?token=${news.signInToken}`)
    expect(lines).toContain(`Your API key, shown only this once: ${news.key}`)
  })

  it('does not repeat a key that was configured', () => {
    const message = startMessage({ publicUrl, news: { ...news, key: undefined } })
    expect(message).toContain('Your API key is the one you configured as BOOTSTRAP_API_KEY.')
    expect(message).not.toContain('sk_')
  })
})

describe('the message of later starts', () => {
  it('says where it runs, and who writes', () => {
    expect(startMessage({ publicUrl, news: undefined })).toBe(
      `Slidewright is running at ${publicUrl}\nNo language model is configured: the embedded author writes the decks.\n`,
    )
    expect(startMessage({ publicUrl, model: 'openai/gpt-6-luna' })).toMatch(
      /^Decks are written by openai\/gpt-6-luna\.$/m,
    )
  })

  it('says how to get in while nobody has been', () => {
    const message = startMessage({
      publicUrl,
      news: undefined,
      neverUsed: 'owner@slidewright.local',
    })
    expect(message).toContain('npm run admin -- sign-in-link --email owner@slidewright.local')
    expect(message).toContain('npm run admin -- create-key --email owner@slidewright.local')
  })
})

describeDatabase('the very first start', (_open, newPlace) => {
  let place: Place
  const children: ReturnType<typeof spawnServer>[] = []
  beforeEach(async () => {
    place = await newPlace()
  })
  afterEach(async () => {
    for (const { child, exited } of children.splice(0)) {
      child.kill('SIGKILL')
      await exited
    }
  })

  async function start(more: Record<string, string> = {}) {
    const PORT = String(await freePort())
    const server = spawnServer({
      ...environmentOf(place),
      LOG_LEVEL: 'trace',
      WORKER_THREADS: '1',
      PORT,
      ...more,
    })
    children.push(server)
    // The message comes in one piece.
    await expect
      .poll(server.output, { timeout: 60_000, interval: 50 })
      .toContain('Slidewright is running at')
    return { ...server, url: `http://localhost:${PORT}` }
  }

  it('prints a command that makes a deck, and a link that signs in once; the next one does not', async () => {
    const { output, url, child, exited } = await start()
    const key = /API key, shown only this once: (sk_\w{61})\n/.exec(output())?.[1] ?? ''

    const { stdout } = await run('sh', ['-c', commandIn(output())])
    const { generation_id: id } = JSON.parse(stdout) as { generation_id: string }
    await new V1Client(url, key).finished(id)
    const poll = /^curl .*GENERATION_ID .*$/m.exec(output())?.[0] ?? ''
    const answer = (await run('sh', ['-c', poll.replace('GENERATION_ID', id)])).stdout
    const { status, formats } = JSON.parse(answer) as { status: string; formats: object | null }
    expect(status).toBe('completed')
    expect(Object.keys(formats ?? {}).sort()).toEqual(['link', 'pdf', 'ppt'])

    const link = /^(http\S+)\?token=([\w-]{43})$/m.exec(output())
    expect(link?.[1]).toBe(`${url}/sign-in/link`)
    const signIn = async () => {
      const answer = await fetch(`${url}/sign-in/link`, {
        method: 'POST',
        headers: { origin: url },
        body: new URLSearchParams({ token: link?.[2] ?? '' }),
        redirect: 'manual',
      })
      return answer.status
    }
    expect(await signIn()).toBe(303)
    expect(await signIn()).toBe(401)

    const log = output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n')
    expect(log).not.toBe('')
    for (const secret of [key, key.slice(15), link?.[2] ?? ''])
      expect(log.includes(secret)).toBe(false)

    child.kill('SIGTERM')
    expect(await exited).toBe(0)
    const next = await start()
    expect(next.output()).not.toMatch(/sk_|token=|━/)
  })

  it('prints a command that takes a configured key from the environment', async () => {
    const BOOTSTRAP_API_KEY = 'sk_chosen-by-whoever-runs-it'
    const { output } = await start({ BOOTSTRAP_API_KEY })
    expect(output()).not.toContain(BOOTSTRAP_API_KEY)
    const { stdout } = await run('sh', ['-c', commandIn(output())], {
      env: { PATH: process.env.PATH, BOOTSTRAP_API_KEY },
    })
    expect(JSON.parse(stdout)).toHaveProperty('generation_id')
  })
})
