import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportPage } from '../../../src/export/web/export-page.ts'
import type { Page } from '../../../src/scene/scene.ts'
import { describeWith } from '../../support/programs.ts'
import { bodyStyle, box, page, scene, serifSemiBold, textNode } from '../../support/scenes.ts'
import { setText } from '../../support/set-text.ts'
import { testTypography } from '../../support/typography.ts'

const typography = await testTypography()
const assets = new URL('../../../src/interfaces/web/assets/', import.meta.url)

const samples = {
  English: 'Revenue grew 18%, ahead of the plan; effective offices AVATAR “Wolf”',
  Thai: 'สวัสดีชาวโลก น้ำ ประเทศไทย',
  Arabic: 'مرحبا بالعالم 2024 (نص) مع English كلمات',
  Hindi: 'नमस्ते दुनिया क्षत्रिय प्रस्तुति',
  Japanese: '日本語のスライドを作成する',
  Hebrew: 'שלום עולם 123',
  Russian: 'Выручка выросла на 18%',
  Tracked: 'EFFICIENT FLOW',
}

function samplePage([name, text]: [string, string]): Page {
  const style =
    name === 'Tracked'
      ? { ...bodyStyle, font: serifSemiBold, size: 20, tracking: 1.2 }
      : { ...bodyStyle, size: 20 }
  const content = setText(typography, text, { style, measure: 800 })
  return page([textNode(content, { box: box(60, 100, 800, 300) })], { title: name })
}

/** Runs headless Chromium on a file and gives what it prints. */
function chromium(folder: string, ...flags: string[]): string {
  return execFileSync(
    'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--allow-file-access-from-files',
      '--virtual-time-budget=2000',
      `--user-data-dir=${join(folder, 'profile')}`,
      ...flags,
      `file://${join(folder, 'page.html')}`,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
}

/** Measures every drawn text as the browser would set it by itself, and says what it does on a key. */
const probe = `
addEventListener('load', async () => {
  await document.fonts.ready
  const texts = [...document.querySelectorAll('svg.picture text')].map((text) => {
    const planned = Number(text.getAttribute('textLength'))
    text.removeAttribute('textLength')
    return { text: text.textContent, planned, natural: text.getComputedTextLength() }
  })
  const press = (key) => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    const shown = [...document.querySelectorAll('.slide')].filter((one) => one.checkVisibility())
    return shown.map((one) => one.id).join(' ')
  }
  const keys = ['f', 'ArrowRight', ' ', 'End', 'ArrowLeft', 'Home', 'Escape'].map(press)
  const result = document.createElement('pre')
  result.id = 'probe'
  result.textContent = encodeURIComponent(JSON.stringify({ texts, keys, hash: location.hash }))
  document.body.append(result)
})`

describeWith(['chromium', 'pdftotext'], 'the share page in Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'share-page-'))
  const deck = scene(Object.entries(samples).map(samplePage))
  let found: {
    texts: { text: string; planned: number; natural: number }[]
    keys: string[]
  }
  let printed: string[]

  beforeAll(async () => {
    const { html, css } = await exportPage(deck, typography, { stylesheetUrl: 'page.css' })
    writeFileSync(join(folder, 'page.css'), css)
    for (const name of ['share.css', 'share.js'])
      writeFileSync(join(folder, name), readFileSync(new URL(name, assets)))
    const local = html.replaceAll('/assets/', '')
    writeFileSync(join(folder, 'page.html'), local)
    chromium(folder, '--no-pdf-header-footer', `--print-to-pdf=${join(folder, 'page.pdf')}`)
    const text = execFileSync('pdftotext', ['-raw', join(folder, 'page.pdf'), '-'], {
      encoding: 'utf8',
    })
    printed = text.split('\f').slice(0, -1)
    writeFileSync(
      join(folder, 'page.html'),
      local.replace('</body>', `<script>${probe}</script></body>`),
    )
    const dom = chromium(folder, '--dump-dom')
    const result = /<pre id="probe">([^<]*)<\/pre>/.exec(dom)?.[1] ?? ''
    found = JSON.parse(decodeURIComponent(result))
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('sets every text as long as the scene measured it', () => {
    const natural = found.texts.filter(({ planned }) => planned > 0)
    expect(natural.length).toBeGreaterThanOrEqual(Object.keys(samples).length)
    for (const { text, planned, natural: length } of natural)
      expect(Math.abs(length - planned) / planned, text).toBeLessThan(0.005)
  })

  it('prints one slide a page with its words', () => {
    expect(printed).toHaveLength(Object.keys(samples).length)
    for (const word of ['Revenue', 'grew', 'offices', '“Wolf”']) expect(printed[0]).toContain(word)
    expect(printed[6]).toContain('Выручка выросла')
  })

  it('presents one slide at a time under the keys', () => {
    const all = Object.keys(samples).map((_, index) => String(index + 1))
    const last = all.length
    expect(found.keys).toEqual(['1', '2', '3', `${last}`, `${last - 1}`, '1', all.join(' ')])
  })
})
