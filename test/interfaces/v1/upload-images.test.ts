import { once } from 'node:events'
import { connect } from 'node:net'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import { uploadCalls } from '../../support/upload-calls.ts'
import { corners, inUtf16, picture, svg } from '../../support/upload-files.ts'

describeDatabase('POST /upload-images', (open) => {
  const { raw, send, upload, kept, expectNothingKept, storedPicture } = uploadCalls(open)

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

  test('a user who sends too much at the same time is asked to wait, before it is taken', async () => {
    const { port, key } = raw()
    const begin = async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(
        `POST /api/v1/upload-images HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\n` +
          'content-type: multipart/form-data; boundary=x\r\ncontent-length: 104857600\r\n\r\n--x\r\n',
      )
      return socket
    }
    const sockets = [await begin(), await begin(), await begin(), await begin()]
    await expect.poll(async () => (await kept()).temporary.length).toBe(4)

    const fifth = await begin()
    const [answer] = await once(fifth, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: 5\r\n/)
    expect((await kept()).temporary).toHaveLength(4)

    for (const socket of [...sockets, fifth]) socket.destroy()
    await expect.poll(async () => (await kept()).temporary.length).toBe(0)
    expect((await upload({ name: 'a.png', data: await picture('png') })).status).toBe(200)
  })

  test('a connection that is cut half way leaves nothing', async () => {
    const { port, key } = raw()
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const head = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\n'
    socket.write(
      `POST /api/v1/upload-images HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\n` +
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
