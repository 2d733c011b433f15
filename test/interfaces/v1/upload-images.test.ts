import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uploads } from '../../../src/database/schema.ts'
import { imageKey } from '../../../src/storage/image-key.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'
import {
  avifBomb,
  corners,
  gifBomb,
  inUtf16,
  nestedUses,
  noise,
  picture,
  pngBomb,
  svg,
  type UploadFile,
  uploadForm,
} from '../../support/upload-files.ts'

const tenMegabytes = 10 * 1024 * 1024
const notAnImage = 'is not a PNG, JPEG, WebP, GIF, AVIF or SVG image'
const ownDoctype =
  'is an SVG with entities or a document type of its own, which are not accepted: save it as a plain SVG'
const elsewhere = 'is an SVG that refers to other files'

describeEachDatabase('POST /upload-images', (open) => {
  let server: TestServer
  let origin: string
  let caller: Caller

  beforeAll(async () => {
    server = await startTestServer(await open(), { uploadQuotaBytes: 500_000 })
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    caller = await server.caller()
  })

  async function send(body: FormData | string | undefined, headers: Record<string, string> = {}) {
    const answer = await fetch(`${origin}/api/v1/upload-images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${caller.key}`, ...headers },
      body,
    })
    return { status: answer.status, body: await answer.json() }
  }
  const upload = (...files: UploadFile[]) => send(uploadForm(files))

  /** What is kept of the caller: rows, files in the storage, and files that were to be temporary. */
  async function kept() {
    const rows = await server.connection.database
      .select()
      .from(uploads)
      .where(eq(uploads.ownerId, caller.userId))
    const list = (...path: string[]) =>
      readdir(join(server.dataDirectory, ...path)).catch((): string[] => [])
    return {
      rows,
      files: await list('files', 'images', caller.userId),
      temporary: await list('incoming'),
    }
  }

  async function expectNothingKept() {
    expect(await kept()).toEqual({ rows: [], files: [], temporary: [] })
  }

  async function storedPicture(imageId: string) {
    const [row] = await server.connection.database
      .select()
      .from(uploads)
      .where(eq(uploads.id, imageId))
    if (row === undefined) throw new Error(`No row for ${imageId}`)
    const stored = await server.storage.read(imageKey(caller.userId, row.contentHash))
    if (stored === undefined) throw new Error(`No file for ${imageId}`)
    return { row, data: await buffer(stored.stream) }
  }

  test.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'svg'] as const)('takes %s', async (format) => {
    const { status, body } = await upload({ name: 'Port.bin', data: await picture(format) })

    expect(status).toBe(200)
    expect(body).toEqual({ image_ids: [expect.stringMatching(/^[0-9a-f-]{36}$/)] })
    const { row, data } = await storedPicture(body.image_ids[0])
    expect(row).toMatchObject({ filename: 'Port.bin', usedAt: null, byteLength: data.length })
    expect(await sharp(data).metadata()).toMatchObject({ width: row.width, height: row.height })
    expect((await kept()).temporary).toEqual([])
  })

  test('ten files answer with their ids in order', async () => {
    const data = await picture('png')
    const names = Array.from({ length: 10 }, (_, index) => `picture ${index}.png`)

    const { body } = await upload(...names.map((name) => ({ name, data })))

    const { rows } = await kept()
    expect(body.image_ids.map((id: string) => rows.find((row) => row.id === id)?.filename)).toEqual(
      names,
    )
  })

  test('a picture is turned upright, its metadata is gone', async () => {
    const sideways = await corners()
      .jpeg({ quality: 95 })
      .withExif({ IFD0: { Copyright: 'A person', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()

    const { body } = await upload({ name: 'sideways.jpg', data: sideways })

    const { row, data } = await storedPicture(body.image_ids[0])
    expect(row).toMatchObject({ width: 40, height: 60, mediaType: 'image/jpeg' })
    expect(data.includes('Exif')).toBe(false)
    const { data: pixels, info } = await sharp(data).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) =>
      [0, 1, 2].map((band) => Math.round((pixels[(y * info.width + x) * 3 + band] ?? 0) / 255))
    // A quarter turn clockwise: what was at the bottom left is at the top left.
    expect([at(5, 5), at(35, 5), at(35, 55), at(5, 55)]).toEqual([
      [1, 1, 1],
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ])
  })

  test('a picture with transparency stays a PNG, any other becomes a JPEG', async () => {
    const clear = { width: 20, height: 20, channels: 4 as const }
    const glass = await sharp({ create: { ...clear, background: '#ff000080' } })
      .png()
      .toBuffer()
    const solid = await sharp({ create: { ...clear, background: '#ff0000ff' } })
      .png()
      .toBuffer()

    await upload({ name: 'glass.png', data: glass }, { name: 'solid.png', data: solid })

    const { rows } = await kept()
    expect(Object.fromEntries(rows.map((row) => [row.filename, row.mediaType]))).toEqual({
      'glass.png': 'image/png',
      'solid.png': 'image/jpeg',
    })
  })

  test('nothing is wider or higher than 2,560 pixels', async () => {
    const wide = sharp({ create: { width: 6000, height: 3000, channels: 3, background: 'teal' } })
    await upload({ name: 'wide.png', data: await wide.png().toBuffer() })
    expect((await kept()).rows[0]).toMatchObject({ width: 2560, height: 1280 })
  })

  test('the first frame of an animation is kept', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const data = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()

    const { body } = await upload({ name: 'moving.gif', data })

    const stored = await storedPicture(body.image_ids[0])
    expect(stored.row).toMatchObject({ width: 20, height: 20 })
    const { dominant } = await sharp(stored.data).stats()
    expect(dominant).toMatchObject({ r: 248, g: 8, b: 8 })
  })

  describe('refuses, names the file and keeps nothing of the request', () => {
    const other = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    const cases: [string, () => UploadFile | Promise<UploadFile>, string][] = [
      ['an empty file', () => ({ name: 'a.png', data: new Uint8Array() }), 'is empty'],
      [
        'text under the name and type of a picture',
        () => ({ name: 'a.png', data: Buffer.from('Hello.'), type: 'image/png' }),
        notAnImage,
      ],
      ['a PDF', () => ({ name: 'a.jpg', data: Buffer.from('%PDF-1.7\n') }), notAnImage],
      [
        'a format that is none of the six',
        async () => ({
          name: 'a.tiff',
          data: await sharp(await picture('png'))
            .tiff()
            .toBuffer(),
        }),
        notAnImage,
      ],
      [
        'a page with a picture in it',
        () => ({ name: 'a.svg', data: Buffer.from(`<!doctype html><body>${other}</body>`) }),
        notAnImage,
      ],
      [
        'half a picture',
        async () => {
          const data = await noise(300, 300)
          return { name: 'a.jpg', data: data.subarray(0, data.length / 2) }
        },
        'is damaged: it cannot be read as JPEG',
      ],
      [
        'the beginning of a PNG before a page',
        () => ({
          name: 'a.png',
          data: Buffer.from('\x89PNG\r\n\x1a\n<script></script>', 'latin1'),
        }),
        'is damaged: it cannot be read as PNG',
      ],
      [
        'a PNG that unpacks to 900 million pixels',
        () => ({ name: 'a.png', data: pngBomb(30_000, 30_000) }),
        'has more than 100 million pixels',
      ],
      [
        'a GIF of 4 billion pixels',
        () => ({ name: 'a.gif', data: gifBomb() }),
        'has more than 30 million pixels',
      ],
      [
        'an AVIF of 3.6 billion pixels',
        async () => ({ name: 'a.avif', data: await avifBomb() }),
        'has more than 30 million pixels',
      ],
      [
        'an SVG of a billion squares',
        () => ({ name: 'a.svg', data: nestedUses(9) }),
        'is an SVG too complex to draw: it copies its parts over and over',
      ],
      [
        'an SVG that copies itself',
        () => ({ name: 'a.svg', data: svg('<g id="a"><use href="#a"/></g>') }),
        'is an SVG too complex to draw: it copies its parts over and over',
      ],
      [
        'entities',
        () => ({
          name: 'a.svg',
          data: svg(
            '<text>&secret;</text>',
            '<!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/passwd">]>',
          ),
        }),
        ownDoctype,
      ],
      [
        'entities under another name, as no drawing program writes them',
        () => ({
          name: 'a.svg',
          data: svg(
            '<text>&secret;</text>',
            '<?xml version="1.0"?><!DOCTYPE any [<!ENTITY secret SYSTEM "file:///etc/passwd">]>',
          ),
        }),
        ownDoctype,
      ],
      [
        'entities in UTF-16',
        () => ({
          name: 'a.svg',
          data: inUtf16(
            '<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/passwd">]><svg>&secret;</svg>',
          ),
        }),
        ownDoctype,
      ],
      [
        'a drawing in Latin-1',
        () => ({
          name: 'a.svg',
          data: Buffer.from(
            '<?xml version="1.0" encoding="ISO-8859-1"?><svg xmlns="http://www.w3.org/2000/svg"><text>\xe9</text></svg>',
            'latin1',
          ),
        }),
        'is an SVG in another encoding than UTF-8 or UTF-16',
      ],
      [
        'a document type elsewhere',
        () => ({ name: 'a.svg', data: svg('', '<!DOCTYPE svg SYSTEM "http://127.0.0.1/x.dtd">') }),
        ownDoctype,
      ],
      ...[
        '<image href="/etc/passwd" width="9" height="9"/>',
        '<image xlink:href="file:///etc/passwd" width="9" height="9"/>',
        '<image href="http://169.254.169.254/latest" width="9" height="9"/>',
        '<image href="&#104;ttp://127.0.0.1/a.png" width="9" height="9"/>',
        '<use href="other.svg#a"/>',
        '<style>@import "http://127.0.0.1/a.css";</style>',
        '<style>rect { fill: url(http://127.0.0.1/a.svg#b) }</style>',
        '<rect width="9" height="9" style="fill:url(other.svg#a)"/>',
        '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>',
      ].map((content): (typeof cases)[number] => [
        `a reference: ${content}`,
        () => ({ name: 'a.svg', data: svg(content) }),
        elsewhere,
      ]),
      [
        'an SVG that is cut off',
        () => ({ name: 'a.svg', data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>') }),
        'is an SVG that is not well-formed',
      ],
    ]

    test.each(cases)('%s', async (_, file, reason) => {
      const good = { name: 'good.png', data: await picture('png') }
      const bad = await file()

      const { status, body } = await upload(good, bad)

      expect([status, body.detail]).toEqual([400, `The file "${bad.name}" ${reason}.`])
      await expectNothingKept()
    })

    test('a file of 10 MB and a byte', async () => {
      const good = { name: 'good.png', data: await picture('png') }
      const { status, body } = await upload(
        { name: 'large.jpg', data: new Uint8Array(tenMegabytes + 1) },
        good,
      )
      expect([status, body.detail]).toEqual([400, 'The file "large.jpg" is larger than 10 MB.'])
      await expectNothingKept()
    })

    test('the eleventh file', async () => {
      const data = await picture('png')
      const files = Array.from({ length: 11 }, (_, index) => ({ name: `${index + 1}.png`, data }))
      const { status, body } = await upload(...files)
      expect([status, body.detail]).toEqual([
        400,
        'The file "11.png" is one too many: a request takes 10 at the most.',
      ])
      await expectNothingKept()
    })

    test('what is over the quota of the caller', async () => {
      const large = { name: 'a.jpg', data: await noise(600, 600) }
      expect((await upload(large)).status).toBe(200)
      const before = await kept()

      const { status, body } = await upload({ name: 'b.jpg', data: await noise(600, 599) })

      expect([status, body.detail]).toEqual([
        400,
        expect.stringMatching(
          /^These images need 1 MB, and \d of your 1 MB for uploads are free\.$/,
        ),
      ])
      expect(await kept()).toEqual(before)
    })
  })

  test('what hides behind a picture is gone', async () => {
    const hidden = Buffer.concat([
      await picture('gif'),
      Buffer.from('<script>alert(1)</script>PK\x03\x04', 'latin1'),
    ])
    const { status, body } = await upload({ name: 'a.gif', data: hidden })
    expect(status).toBe(200)
    const { data } = await storedPicture(body.image_ids[0])
    expect(data.includes('<script>')).toBe(false)
  })

  test('a drawing may have the usual document type, links and pictures written into it', async () => {
    const inside = Buffer.from(await picture('png')).toString('base64')
    const data = svg(
      `<a href="https://example.com"><image href="data:image/png;base64,${inside}" width="60" height="40"/></a>`,
      '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<!-- by hand -->\n',
    )
    const { body } = await upload({ name: 'a.svg', data })
    const stored = await storedPicture(body.image_ids[0])
    expect(stored.row).toMatchObject({ width: 2000, height: 1333 })
  })

  test.each([
    ['little-endian, with a byte order mark', inUtf16],
    ['big-endian, with a byte order mark', (text: string) => Buffer.from(inUtf16(text)).swap16()],
    ['without a byte order mark', (text: string) => inUtf16(text).subarray(2)],
  ])('a drawing may be in UTF-16, %s', async (_, encode) => {
    const drawing =
      '<?xml version="1.0" encoding="UTF-16"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#ff0000"/></svg>'
    const { status, body } = await upload({ name: 'a.svg', data: encode(drawing) })
    expect([status, body]).toEqual([200, { image_ids: [expect.any(String)] }])
    const { data } = await storedPicture(body.image_ids[0])
    expect((await sharp(data).stats()).dominant).toMatchObject({ r: 248, g: 8, b: 8 })
  })

  test('names are only shown: without a path, or the place where there is none', async () => {
    const data = await picture('png')
    await upload({ name: '../../etc/passwd\u0000.png', data }, { name: 'Grüße 日本.png', data })
    const { rows } = await kept()
    expect(rows.map((row) => row.filename).sort()).toEqual(['Grüße 日本.png', 'passwd.png'])
  })

  const missing = { detail: [{ loc: ['body', 'files'], msg: 'Field required', type: 'missing' }] }

  test.each([
    ['no body', undefined, {}],
    ['JSON', '{"files": []}', { 'content-type': 'application/json' }],
    ['an empty form', new FormData(), {}],
    [
      'a form with another field',
      (() => {
        const form = new FormData()
        form.append('images', new Blob(['x']), 'a.png')
        form.append('note', 'x')
        return form
      })(),
      {},
    ],
    [
      'a file that was not chosen',
      '--x\r\ncontent-disposition: form-data; name="files"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n--x--\r\n',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
  ])('%s is a missing field', async (_, body, headers) => {
    expect(await send(body, headers)).toEqual({ status: 422, body: missing })
  })

  test.each([
    ['without a boundary', 'x', 'multipart/form-data'],
    [
      'with no end',
      '--x\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ],
    ['that is something else', 'hello', 'multipart/form-data; boundary=x'],
  ])('a form %s is 422', async (_, body, type) => {
    const answer = await send(body, { 'content-type': type })
    expect(answer.status).toBe(422)
    await expectNothingKept()
  })

  test('a connection that is cut half way leaves nothing', async () => {
    const { port } = new URL(origin)
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    const head = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\n'
    socket.write(
      `POST /api/v1/upload-images HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${caller.key}\r\n` +
        `content-type: multipart/form-data; boundary=x\r\ncontent-length: 5000000\r\n\r\n${head}`,
    )
    socket.write(new Uint8Array(1_000_000))
    await expect.poll(async () => (await kept()).temporary.length).toBe(1)

    socket.destroy()

    await expect.poll(async () => (await kept()).temporary.length).toBe(0)
    await expectNothingKept()
    expect((await upload({ name: 'a.png', data: await picture('png') })).status).toBe(200)
  })
})
