import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { GenerationStatus } from '../../../src/interfaces/v1/schemas/generation-status.ts'
import { applyToPresentation } from '../../../src/presentations/apply-to-presentation.ts'
import { deletePresentation } from '../../../src/presentations/delete-presentation.ts'
import { loadPresentation } from '../../../src/presentations/presentation-repository.ts'
import { thumbnailPath } from '../../../src/presentations/render-files.ts'
import { damageFile } from '../../support/damage-file.ts'
import { describeDatabase } from '../../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'

const day = 24 * 60 * 60 * 1000

describeDatabase('signed links', (open) => {
  let server: TestServer
  let caller: Caller
  let status: GenerationStatus
  let links: Record<'link' | 'pdf' | 'ppt', string>
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
    status = await caller.generated({
      input_text: 'One\nTwo',
      export_formats: ['link', 'pdf', 'ppt'],
      presentation_options: { title: 'Größe: 1/2' },
    })
    links = linksOf(status)
  })
  afterAll(() => server.close())
  afterEach(() => {
    vi.useRealTimers()
  })

  function linksOf(one: GenerationStatus) {
    const formats = 'formats' in one ? one.formats : null
    return {
      link: formats?.link?.url ?? '',
      pdf: formats?.pdf?.url ?? '',
      ppt: formats?.ppt?.url ?? '',
    }
  }

  /** Sets the clock of this process, and nothing else of its time. */
  function travel(milliseconds: number): void {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
  }

  test('download files under the title of the presentation', async () => {
    const pdf = await server.open(links.pdf)
    expect(pdf.statusCode).toBe(200)
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Gro_e 1 2.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%201%202.pdf`,
      'content-length': String(pdf.rawPayload.byteLength),
      'x-content-type-options': 'nosniff',
    })
    expect(pdf.body).toBe('pdf of Größe: 1/2: One, Two')

    const ppt = await server.open(links.ppt)
    expect(ppt.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    )
    expect(ppt.headers['content-disposition']).toContain('.pptx')
  })

  test('download files under what the title slide shows where nobody gave a title', async () => {
    const one = await caller.generated({ input_text: 'One\nTwo', export_formats: ['pdf'] })
    const target = { ownerId: caller.userId, presentationId: one.presentation_id ?? '' }
    const { deck } = await loadPresentation(server.connection.database, {
      id: target.presentationId,
    })
    const [first] = deck.slides
    if (first === undefined) throw new Error('There is no slide.')
    const variants = first.variants.map((variant) => ({
      ...variant,
      layout: 'title' as const,
      title: 'Harbours',
    }))
    await server.connection.database.transaction((tx) =>
      applyToPresentation(tx, target, [{ op: 'replace_slide', slide: { ...first, variants } }]),
    )
    const pdf = await server.open(linksOf(one).pdf)
    expect(pdf.headers['content-disposition']).toContain('filename="Harbours.pdf"')
  })

  test('answer HEAD without the body, and 304 to who has it', async () => {
    const head = await server.open(links.pdf, { method: 'HEAD' })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    const again = await server.open(links.pdf, {
      headers: { 'if-none-match': String(head.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  describe('of a file give a part of it', () => {
    const part = async (headers: Record<string, string>) => {
      const { statusCode, body, headers: answered } = await server.open(links.pdf, { headers })
      return {
        statusCode,
        body,
        range: answered['content-range'],
        length: answered['content-length'],
      }
    }
    const whole = 'pdf of Größe: 1/2: One, Two'
    const length = Buffer.byteLength(whole)

    test.each([
      ['bytes=0-2', 'pdf', `bytes 0-2/${length}`],
      ['bytes=-3', 'Two', `bytes ${length - 3}-${length - 1}/${length}`],
      ['bytes=-999', whole, `bytes 0-${length - 1}/${length}`],
      [`bytes=${length - 3}-`, 'Two', `bytes ${length - 3}-${length - 1}/${length}`],
      ['bytes=0-999', whole, `bytes 0-${length - 1}/${length}`],
    ])('for %s', async (range, body, contentRange) => {
      const answer = await part({ range })
      expect(answer).toMatchObject({ statusCode: 206, body, range: contentRange })
      expect(answer.length).toBe(String(Buffer.byteLength(body)))
    })

    test.each([
      'bytes=0-1,3-4',
      'lines=1-2',
      'bytes=b',
      'bytes=5-2x',
    ])('and all of it for %s', async (range) => {
      expect(await part({ range })).toMatchObject({ statusCode: 200, body: whole })
    })

    test('but not one behind its end', async () => {
      expect(await part({ range: 'bytes=999-' })).toMatchObject({
        statusCode: 416,
        range: `bytes */${length}`,
      })
    })

    test('unless the caller has the file already', async () => {
      const { etag } = (await server.open(links.pdf)).headers
      const headers = { range: 'bytes=999-', 'if-none-match': String(etag) }
      expect(await part(headers)).toMatchObject({ statusCode: 304, body: '' })
    })

    test('only of the version that the caller has begun with', async () => {
      const { etag, 'accept-ranges': ranges } = (await server.open(links.pdf)).headers
      expect(ranges).toBe('bytes')
      const same = await part({ range: 'bytes=0-2', 'if-range': String(etag) })
      expect(same.statusCode).toBe(206)
      const other = await part({ range: 'bytes=0-2', 'if-range': '"other"' })
      expect(other).toMatchObject({ statusCode: 200, body: whole })
    })
  })

  test('open the same with a slash at the end of their path', async () => {
    const slashed = links.pdf.replace('?', '/?')
    expect((await server.open(slashed)).statusCode).toBe(200)
    expect((await server.open(slashed.replace(/signature=.../, 'signature=abc'))).statusCode).toBe(
      403,
    )
  })

  test('open the share page, whose own addresses are signed', async () => {
    const page = await server.open(links.link)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect(page.headers['x-robots-tag']).toBe('noindex')

    const address = (pattern: RegExp) =>
      (pattern.exec(page.body)?.[1] ?? '').replaceAll('&amp;', '&')
    const stylesheet = await server.open(address(/href="([^"]+)"/))
    expect(stylesheet.statusCode).toBe(200)
    expect(stylesheet.headers['content-type']).toBe('text/css; charset=utf-8')
    const cover = await server.open(address(/content="(http:[^"]+)"/))
    expect(cover.statusCode).toBe(200)
    expect(cover.headers['content-type']).toBe('image/png')
  })

  test('show the presentation as it is now', async () => {
    const one = await caller.generated({ input_text: 'One' })
    await caller.generated({
      input_text: 'Two',
      export_formats: [],
      presentation_options: { existing_presentation_id: one.presentation_id },
    })
    expect((await server.open(linksOf(one).link)).body).toContain('One, Two')
  })

  test('show a slide as a picture', async () => {
    const id = String(status.presentation_id)
    const { deck } = await loadPresentation(server.connection.database, { id })
    const sign = (slideId: string | undefined) =>
      server.signer.sign(`/share/${id}/slides/${slideId}.png`, new Date(Date.now() + day))
    const picture = await server.open(sign(deck.slides[1]?.id))
    expect(picture.headers['content-type']).toBe('image/png')
    expect(server.workers.exported.at(-1)).toMatchObject({ format: 'png', slideIndex: 1 })
    expect((await server.open(sign('nonsense'))).statusCode).toBe(404)
  })

  test('do not draw a slide again while others change', async () => {
    const { database } = server.connection
    const { presentation_id: id } = await caller.generated({ input_text: 'One\nTwo' })
    const presentationId = String(id)
    const { deck } = await loadPresentation(database, { id: presentationId })
    const [one, two] = deck.slides.map((slide) =>
      server.signer.sign(thumbnailPath(presentationId, slide.id), new Date(Date.now() + day)),
    )
    const before = (await server.open(String(one))).headers.etag
    const drawn = server.workers.exported.length
    const slideId = String(deck.slides[1]?.id)
    const target = { ownerId: caller.userId, presentationId }
    await database.transaction((tx) =>
      applyToPresentation(tx, target, [{ op: 'set_slide_title', slideId, title: 'Second' }]),
    )
    expect((await server.open(String(one))).headers.etag).toBe(before)
    expect(server.workers.exported).toHaveLength(drawn)
    await server.open(String(two))
    expect(server.workers.exported.slice(drawn)).toMatchObject([{ format: 'png', slideIndex: 1 }])
  })

  test('render what is not stored once, however many ask', async () => {
    const one = await caller.generated({ input_text: 'One', export_formats: ['link'] })
    const page = await server.open(linksOf(one).link)
    const cover = (/content="(http:[^"]+)"/.exec(page.body)?.[1] ?? '').replaceAll('&amp;', '&')
    const before = server.workers.exported.length
    await Promise.all(Array.from({ length: 5 }, () => server.open(cover)))
    await server.open(cover)
    expect(server.workers.exported).toHaveLength(before + 1)
  })

  test.each([
    'link',
    'pdf',
    'ppt',
  ] as const)('to a %s open for 24 hours and no longer', async (format) => {
    travel(day - 60_000)
    expect((await server.open(links[format])).statusCode).toBe(200)
    travel(120_000)
    const answer = await server.open(links[format])
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ detail: 'This link has expired.' })
  })

  test('are refused with any byte changed', async () => {
    const url = links.pdf.replace(/^http:\/\/[^/]+/, '')
    for (let index = 1; index < url.length; index++) {
      const changed = `${url.slice(0, index)}${url[index] === 'x' ? 'y' : 'x'}${url.slice(index + 1)}`
      const answer = await server.open(changed)
      expect([changed, answer.statusCode]).toEqual([changed, 403])
    }
  })

  test.each([
    ['something added', (url: string) => `${url}&x=1`],
    ['the signature twice', (url: string) => `${url}&${url.split('&')[1]}`],
    ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
    ['nothing of the query', (url: string) => url.replace(/\?.*/, '')],
    ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=99999999999')],
    ['another letter case', (url: string) => url.replace('/downloads/', '/Downloads/')],
  ])('are refused with %s', async (_title, change) => {
    expect((await server.open(change(links.pdf))).statusCode).toBe(403)
  })

  test('of a deleted presentation are gone at once', async () => {
    const one = await caller.generated({
      input_text: 'One',
      export_formats: ['link', 'pdf', 'ppt'],
    })
    await deletePresentation(server.connection, caller.userId, String(one.presentation_id))
    for (const url of Object.values(linksOf(one))) {
      const answer = await server.open(url)
      expect(answer.statusCode).toBe(404)
    }
  })

  test('open files that were damaged or lost on disk as they were: they are made again', async () => {
    const one = await caller.generated({
      input_text: 'One',
      export_formats: ['link', 'pdf', 'ppt'],
    })
    const bodies = async () => {
      const answers = await Promise.all(Object.values(linksOf(one)).map((url) => server.open(url)))
      return answers.map(({ statusCode, rawPayload }) => [statusCode, rawPayload.byteLength])
    }
    const before = await bodies()
    for await (const { key } of server.storage.list(`exports/${caller.userId}`))
      await damageFile(server.dataDirectory, key)
    expect(await bodies()).toEqual(before)
    for await (const { key } of server.storage.list(`exports/${caller.userId}`))
      await server.storage.delete(key)
    expect(await bodies()).toEqual(before)
  })

  test('open damaged files of a presentation that has changed since as they were then', async () => {
    const one = await caller.generated({ input_text: 'One\nTwo', export_formats: ['pdf'] })
    const { pdf } = linksOf(one)
    const before = (await server.open(pdf)).body
    const target = { ownerId: caller.userId, presentationId: one.presentation_id ?? '' }
    await server.connection.database.transaction((tx) =>
      applyToPresentation(tx, target, [{ op: 'set_title', title: 'Another' }]),
    )
    for await (const { key } of server.storage.list(`exports/${caller.userId}`))
      await damageFile(server.dataDirectory, key)
    const again = await server.open(pdf)
    expect([again.statusCode, again.body]).toEqual([200, before])
  })

  test('tell people in a browser what is wrong on a page', async () => {
    travel(2 * day)
    const answer = await server.open(links.link, { headers: { accept: 'text/html,*/*' } })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('This link has expired.')
  })
})
