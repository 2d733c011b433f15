import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import JSZip from 'jszip'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEmbedded, type Place } from '../support/databases.ts'
import {
  bootstrapKey,
  environmentOf,
  type ServerProcess,
  startServer,
} from '../support/server-process.ts'
import { howMany } from '../support/test-range.ts'
import {
  gifBomb,
  nestedUses,
  noise,
  picture,
  pngBomb,
  type UploadFile,
  uploadForm,
} from '../support/upload-files.ts'
import { V1Client } from '../support/v1-client.ts'

/** Uploads of one file each that are under way at once. */
const atOnce = howMany(3, 10)

const megabyte = 1024 * 1024

const text = `# Northwind

## The warehouse in Rotterdam
- Opens in May 2026 with 12,000 pallet places
- Twenty minutes from the harbour

## Parcels a quarter
| Quarter | Parcels |
|---|---|
| Q1 | 120,000 |
| Q2 | 131,000 |

![The routes of the night lines](img/routes.svg)

## Night lines
They start in June between Rotterdam and Lyon, and take the pressure off the day lines.
`

describeEmbedded('uploads, with the server as a user runs it', (_open, newPlace) => {
  let place: Place
  let server: ServerProcess
  let client: V1Client

  beforeAll(async () => {
    place = await newPlace()
    server = await startServer({ ...environmentOf(place), WORKER_THREADS: '1' })
    client = new V1Client(server.url, bootstrapKey)
  }, 120_000)

  afterAll(async () => {
    await server?.kill()
  })

  async function upload(...files: UploadFile[]) {
    const answer = await fetch(`${server.url}/api/v1/upload-images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bootstrapKey}` },
      body: uploadForm(files),
    })
    return { status: answer.status, body: await answer.json() }
  }

  const temporary = () => readdirSync(join(place.dataDirectory, 'incoming'))

  it('shows pictures on the slides that they belong to, with words for who cannot see them', async () => {
    const { body } = await upload(
      { name: 'rotterdam-warehouse.jpg', data: await picture('jpeg', '#aa3311') },
      { name: 'routes.svg', data: await picture('svg', '#118833') },
    )
    const id = await client.generate({
      input_text: text,
      image_ids: body.image_ids,
      export_formats: ['ppt', 'pdf', 'link'],
    })

    const status = await client.finished(id)

    expect(status).toMatchObject({ status: 'completed', error: null, warnings: [] })
    const pptx = await JSZip.loadAsync(await client.download(status, 'ppt'))
    const slides = await Promise.all(
      Object.keys(pptx.files)
        .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
        .map((name) => pptx.files[name]?.async('string') ?? ''),
    )
    const showing = (words: string) => slides.filter((xml) => xml.includes(`descr="${words}"`))
    expect(showing('Rotterdam warehouse')).toEqual([expect.stringMatching(/12,000.pallet.places/)])
    expect(showing('The routes of the night lines')).toHaveLength(1)
  }, 60_000)

  it('refuses bombs and goes on', async () => {
    const bombs: UploadFile[] = [
      { name: 'bomb.png', data: pngBomb(30_000, 30_000) },
      { name: 'bomb.gif', data: gifBomb() },
      { name: 'bomb.svg', data: nestedUses(9) },
    ]
    for (const bomb of bombs) {
      const { status, body } = await upload(bomb)
      expect([status, body.detail]).toEqual([400, expect.stringContaining(bomb.name)])
    }
    expect((await upload({ name: 'a.png', data: await picture('png') })).status).toBe(200)
    expect(temporary()).toEqual([])
  }, 60_000)

  it('takes ten files of 10 MB at once, and several such uploads, in less than 150 MB', async () => {
    const large = { name: 'noise.jpg', data: await noise(2890, 2890) }
    expect(large.data.length / megabyte).toBeGreaterThan(9.5)
    await upload(large)
    const settled = memory(server)
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, memory(server))
    }, 20)
    try {
      expect((await upload(...Array.from({ length: 10 }, () => large))).status).toBe(200)
      const answers = await Promise.all(Array.from({ length: atOnce }, () => upload(large)))
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    } finally {
      clearInterval(watch)
    }
    expect(most - settled).toBeLessThan(150)
  }, 120_000)

  it('leaves nothing of a request that a killed process was at', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.on('error', () => undefined)
    socket.write(
      `POST /api/v1/upload-images HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${bootstrapKey}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 5000000\r\n\r\n' +
        '--x\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\nhalf',
    )
    await expect.poll(() => temporary().length).toBe(1)

    await server.kill()
    expect(temporary()).toHaveLength(1)
    server = await startServer({ ...environmentOf(place), WORKER_THREADS: '1' })

    expect(temporary()).toEqual([])
  }, 120_000)
})

/** Resident memory of the server and the processes that it has started, in MB (proc(5)). */
function memory(server: ServerProcess): number {
  const own = server.child.pid
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => statusOf(pid, 'PPid') === own)
  return [String(own), ...children].reduce((sum, pid) => sum + statusOf(pid, 'VmRSS') / 1024, 0)
}

/** A number of a process; 0 when it is gone. */
function statusOf(pid: string, name: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  } catch {
    return 0
  }
}
