import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemThemes } from '../../../../src/design/themes/theme-list.ts'
import { createCustomTheme } from '../../../../src/presentations/custom-themes.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { simpleLightId } from '../../../support/decks.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'

interface Listed {
  id: string
  name: string
  description: string
  source: string
  colors: Record<string, unknown>
  fonts: { display: string; text: string }
  preview_url: string
}

describeDatabase('GET /design-systems', (open) => {
  let server: TestServer
  let caller: Caller
  let modern: ModernCaller
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
    modern = modernCaller(server, caller)
  })
  afterAll(() => server.close())

  const list = async (): Promise<Listed[]> => (await modern.get('/design-systems')).json()

  test('are the themes of v1, with what they are made of', async () => {
    const systems = await list()
    const { themes } = (await caller.get('/themes')).json()
    expect(systems.map(({ id, name }) => ({ id, name }))).toEqual(themes)
    for (const { description, source, colors, fonts } of systems) {
      expect(description).not.toBe('')
      expect(source).toBe('system')
      const { data, ...roles } = colors
      for (const color of [...Object.values(roles), ...(data as string[])])
        expect(color).toMatch(/^#[0-9A-F]{6}$/i)
      expect([fonts.display, fonts.text]).toEqual([expect.any(String), expect.any(String)])
    }
    expect(Object.keys(systems[0]?.colors ?? {}).sort()).toEqual([
      'accent',
      'accent_ink',
      'background',
      'data',
      'emphasis',
      'ink',
      'line',
      'muted_ink',
      'surface',
    ])
  })

  test('end with the caller’s own, in their colours and fonts', async () => {
    const other = await server.caller()
    const { database } = server.connection
    const definition = {
      base: simpleLightId,
      colors: { accent: '#8A1C4A' },
      fonts: { display: 'Playfair Display' },
    }
    const own = await createCustomTheme(database, caller.userId, { name: 'Ours', definition })
    await createCustomTheme(database, other.userId, { name: 'Theirs', definition })
    const systems = await list()
    expect(systems).toHaveLength(systemThemes.length + 1)
    const base = systems[0]
    expect(systems.at(-1)).toMatchObject({
      id: own.id,
      name: 'Ours',
      description: 'Your own, based on Simple Light',
      source: 'custom',
      colors: { accent: '#8A1C4A', background: base?.colors.background },
      fonts: { display: 'Playfair Display', text: base?.fonts.text },
    })
    const preview = await server.open(systems.at(-1)?.preview_url ?? '')
    expect(preview.statusCode).toBe(200)
    expect(server.workers.exported.at(-1)).toMatchObject({ customTheme: { id: own.id } })
  })

  test('show their cover at a signed address, drawn once', async () => {
    const [first] = await list()
    const before = server.workers.exported.length
    for (let count = 0; count < 3; count++) {
      const preview = await server.open(first?.preview_url ?? '')
      expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/png'])
    }
    expect(server.workers.exported.length - before).toBe(1)
    expect(server.workers.exported.at(-1)).toMatchObject({
      format: 'png',
      slideIndex: 0,
      deck: { themeId: simpleLightId, title: 'Simple Light' },
    })
    const unsigned = await server.open(first?.preview_url.replace(/\?.*$/, '') ?? '')
    expect(unsigned.statusCode).toBe(403)
  })
})
