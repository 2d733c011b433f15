import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { expect } from 'vitest'

const inPage = fileURLToPath(new URL('in-page.js', import.meta.url))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Starts this machine's Chromium without a window, and without a process that imitates a graphics card. */
export function startChromium(): Promise<Browser> {
  const executablePath = execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' })
  return chromium.launch({
    executablePath: executablePath.trim(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}

/** A browser as one person has it, with cookies of its own. */
export interface Visitor {
  context: BrowserContext
  page: Page
  /** What the pages complained about: errors of scripts, what the policy refused, files that are missing. */
  complaints: string[]
}

/** @param options.baseURL the server; paths are opened there. */
export async function newVisitor(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  context.setDefaultTimeout(10_000)
  await context.addInitScript({ path: inPage })
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    // That a page is itself the answer to something refused, 401 or 422, is no fault of it.
    const isAnswer = message.location().url === message.page()?.url()
    const isStatus = message.text().startsWith('Failed to load resource: the server responded')
    if (message.type() === 'error' && !(isAnswer && isStatus)) complaints.push(message.text())
  })
  return { context, page: await context.newPage(), complaints }
}

/** What axe finds wrong with a page, by all of its rules or by those named. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Half a megabyte of script: once for each page that is opened.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe)
  const options = rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }
  return await page.evaluate<string[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations.flatMap(
      ({ id, nodes }) => nodes.map((node) => id + ': ' + node.html + ' ' + node.failureSummary)))`,
  )
}

/** What makes a page scroll sideways, and what is cut off on it. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate<string[]>('inPage.misfits()')
}

/** Controls of a page that are lower than this many pixels, for fingers. */
export function smallControls(page: Page, least: number): Promise<string[]> {
  return page.evaluate<string[]>(`inPage.smallControls(${least})`)
}

/** What has the focus in a page, and whether one sees that. The name is empty when nothing has it. */
export function focusOf(page: Page): Promise<{ name: string; visible: boolean }> {
  return page.evaluate<{ name: string; visible: boolean }>('inPage.focus()')
}

/**
 * Presses Tab until something of this name has the focus, which must be seen on every stop.
 * @returns the names of the stops, that one last.
 */
export async function tabTo(page: Page, name: string): Promise<string[]> {
  const stops: string[] = []
  while (stops.at(-1) !== name) {
    await page.keyboard.press('Tab')
    const focus = await focusOf(page)
    if (focus.name === '' || stops.length > 100)
      throw new Error(`Tab does not lead to ${name}, only to ${stops.join(', ')}.`)
    expect(focus, 'what has the focus is seen').toEqual({ name: focus.name, visible: true })
    stops.push(focus.name)
  }
  return stops
}
