import { readdir, readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { xmlProblem } from '../../support/xml-well-formed.ts'

const web = new URL('../../../src/interfaces/web/', import.meta.url)
const assets = new URL('assets/', web)

/** The bytes of all files of a folder of the assets. */
async function folderSize(name: string): Promise<number> {
  const folder = new URL(`${name}/`, assets)
  const sizes = (await readdir(folder)).map(
    async (file) => (await stat(new URL(file, folder))).size,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** The text of all files of these kinds below a folder. */
async function textOf(folder: string, kind: RegExp): Promise<string> {
  const names = (await readdir(new URL(folder, web), { recursive: true })).filter((name) =>
    kind.test(name),
  )
  const texts = names.map((name) => readFile(new URL(folder + name, web), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

describe('the style sheets of the pages', () => {
  test('are all linked by a page', async () => {
    const pages = await textOf('templates/', /\.eta$/)
    const linked = [...pages.matchAll(/"\/assets\/([\w-]+\.css)"/g)].map((one) => one[1])
    const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css'))
    // The page of a presentation is made by the exporter, which links its own.
    expect(sheets.filter((name) => name !== 'share.css').sort()).toEqual(
      [...new Set(linked)].sort(),
    )
  })

  test('have no variable that no rule uses', async () => {
    const tokens = await readFile(new URL('tokens.css', assets), 'utf8')
    const css = await textOf('assets/', /^(?!share).*\.css$/)
    const names = [...tokens.matchAll(/^ +(--[\w-]+):/gm)].map((one) => one[1])
    expect(names.filter((name) => !css.includes(`var(${name})`))).toEqual([])
  })
})

describe('the fonts of the pages', () => {
  test.each([
    ['Source Serif 4', 'serif'],
    ['Inter', 'sans'],
    ['JetBrains Mono', 'mono'],
  ])('have no weight of %s that no rule uses', async (family, variable) => {
    const fonts = await readFile(new URL('fonts.css', assets), 'utf8')
    const css = await textOf('assets/', /^(?!share|fonts).*\.css$/)
    const faces = new RegExp(`"${family}";[^}]*?font-weight: (\\d+)`, 'g')
    const drawn = [...fonts.matchAll(faces)].map((one) => one[1])
    const rules = [
      new RegExp(`font: (\\d+) [^;]*var\\(--${variable}\\)`, 'g'),
      // What says the weight alone is text of the pages' own font.
      ...(family === 'Inter' ? [/font-weight: (\d+)/g] : []),
    ]
    const used = rules.flatMap((rule) => [...css.matchAll(rule)].map((one) => one[1]))
    expect(drawn.length).toBeGreaterThan(0)
    expect(used).toEqual(expect.arrayContaining(drawn))
  })

  test('are the files that their style sheet names', async () => {
    const css = await readFile(new URL('fonts.css', assets), 'utf8')
    const named = [...css.matchAll(/url\("\/assets\/fonts\/([^"]+)"\)/g)].map((one) => one[1] ?? '')
    expect(named.sort()).toEqual((await readdir(new URL('fonts/', assets))).sort())
    expect(named).toHaveLength(css.match(/@font-face/g)?.length ?? 0)
    for (const name of named) {
      const file = await readFile(new URL(`fonts/${name}`, assets))
      expect(file.toString('latin1', 0, 4), name).toBe('wOF2')
    }
  })

  test('take less than 450 KB together', async () => {
    expect(await folderSize('fonts')).toBeLessThan(450 * 1024)
  })
})

describe('the slides beside the sign-in form', () => {
  test('take at most 250 KB together', async () => {
    expect(await folderSize('slides')).toBeLessThanOrEqual(250 * 1024)
  })

  test('all hang on the wall', async () => {
    const wall = await readFile(new URL('templates/parts/wall.eta', web), 'utf8')
    const columns = JSON.parse(/\[\[.*\]\]/.exec(wall)?.[0] ?? '[]') as number[][]
    const hung = columns.flat().map((number) => `slide-${number}.webp`)
    expect((await readdir(new URL('slides/', assets))).sort()).toEqual([...new Set(hung)].sort())
  })

  test('are WebP pictures of 480 × 270', async () => {
    const folder = new URL('slides/', assets)
    const names = await readdir(folder)
    expect(names.length).toBeGreaterThanOrEqual(8)
    for (const name of names) {
      const { format, width, height } = await sharp(
        await readFile(new URL(name, folder)),
      ).metadata()
      expect({ format, width, height }, name).toEqual({ format: 'webp', width: 480, height: 270 })
    }
  })
})

describe('the drawings of the pages', () => {
  test.each(['icons.svg', 'mark.svg', 'favicon.svg'])('%s is well-formed', async (name) => {
    expect(xmlProblem(await readFile(new URL(name, assets), 'utf8'))).toBeUndefined()
  })

  test('include no icon that no page names', async () => {
    const sprite = await readFile(new URL('icons.svg', assets), 'utf8')
    const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((one) => one[1])
    const markup = (await textOf('templates/', /\.eta$/)) + (await textOf('assets/', /^pages\.js$/))
    expect(ids.filter((id) => !markup.includes(`'${id}'`))).toEqual([])
  })

  test('include every icon that a page names, each once', async () => {
    const sprite = await readFile(new URL('icons.svg', assets), 'utf8')
    const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((one) => one[1])
    expect(new Set(ids).size).toBe(ids.length)
    const templates = (await readdir(new URL('templates/', web), { recursive: true }))
      .filter((file) => file.endsWith('.eta'))
      .map((file) => `templates/${file}`)
    const named: string[] = []
    for (const file of [...templates, 'assets/pages.js']) {
      const markup = await readFile(new URL(file, web), 'utf8')
      // Through the templates' own helper, or by address.
      for (const [, helped, addressed] of markup.matchAll(
        /\bicon\('([\w-]+)'|icons\.svg#([\w-]+)/g,
      )) {
        const name = helped ?? addressed ?? ''
        named.push(name)
        expect(ids, `${file} names ${name}`).toContain(name)
      }
    }
    expect(named.length).toBeGreaterThan(0)
  })
})
