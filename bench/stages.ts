import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PluginBuild } from 'esbuild'
import type { SlideRange } from '../src/author/slide-range.ts'
import { type Deck, deckFormatVersion } from '../src/deck/deck.ts'
import { migrateSlide } from '../src/deck/migrate-deck.ts'
import { inputs } from './inputs.ts'
import type { Measured, Work } from './measure-stages.ts'
import { formatTable, milliseconds, percentile } from './statistics.ts'

/** How often two checkouts are measured in turn. */
const pairs = 3

const project = fileURLToPath(new URL('..', import.meta.url))

const workOf = (input: (typeof inputs)['ten' | 'fifty'], slideRange?: SlideRange): Work => ({
  text: input.input_text,
  title: input.presentation_options.title,
  slideRange: slideRange ?? input.presentation_options.slide_range,
})
/** The last is the text of fifty slides in ten: what is left of the difference is that of slides, and not of words. */
const works = [workOf(inputs.ten), workOf(inputs.fifty), workOf(inputs.fifty, '6-10')]

/** Prints what each stage takes by itself, warm: the p50 of its CPU time, its share of the whole, and fifty slides to ten. */
export async function benchStages(): Promise<void> {
  const measured = measure(await bundled(project), project, works)
  for (const { slides, times } of measured)
    printTable(
      `${slides} slides`,
      ['time', 'share'],
      Object.entries(withAll(times)).map(([stage, value]) => [
        stage,
        milliseconds(value),
        `${Math.round((100 * value) / sum(times))} %`,
      ]),
    )
  const [ten, fifty, ofSameText] = measured
  if (!ten || !fifty || !ofSameText) return
  const words = (input: { input_text: string }) => input.input_text.split(/\s+/).length
  // Composing takes as long as the text is; what follows, as many slides as there are.
  process.stdout.write(
    `\n${fifty.slides} to ${ten.slides} slides, of ${words(inputs.fifty)} and ${words(inputs.ten)} words: ${factors(fifty, ten)}\n${fifty.slides} to ${ofSameText.slides} slides of the same text: ${factors(fifty, ofSameText)}\n`,
  )
}

/**
 * Measures two checkouts in turn, so that the machine is as busy for the one as for the other, and prints what the stages
 * of this one take more or less: of the same texts, and drawing the very deck that the other makes of the text of fifty.
 * @param other a checkout with its packages installed.
 */
export async function compareStages(other: string): Promise<void> {
  const files = { here: await bundled(project), there: await bundled(other) }
  const [, fifty] = measure(files.there, other, works)
  if (!fifty) return
  const all = [...works, { deck: fifty.deck }]
  const migrated = [...works, { deck: current(fifty.deck) }]
  const measured: { there: Measured[]; here: Measured[] }[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const first = pair % 2 === 0 ? measure(files.here, project, migrated) : undefined
    const there = measure(files.there, other, all)
    measured.push({ there, here: first ?? measure(files.here, project, migrated) })
  }
  all.forEach((work, index) => {
    const sides = measured.flatMap(({ there, here }) => {
      const [one, two] = [there[index], here[index]]
      return one && two ? [{ there: one, here: two }] : []
    })
    const [any] = sides
    if (!any) return
    const rows = Object.keys(withAll(any.here.times)).map((stage) => {
      const times = sides.map(({ there, here }) => ({
        there: withAll(there.times)[stage] ?? Number.NaN,
        here: withAll(here.times)[stage] ?? Number.NaN,
      }))
      const changes = times.map(({ there, here }) => here / there - 1)
      return [
        stage,
        milliseconds(
          percentile(
            times.map(({ there }) => there),
            0.5,
          ),
        ),
        milliseconds(
          percentile(
            times.map(({ here }) => here),
            0.5,
          ),
        ),
        ...[0.5, 0, 1].map((share) => percent(percentile(changes, share))),
      ]
    })
    printTable(
      'deck' in work
        ? `${any.here.slides} slides of one deck`
        : `${any.there.slides} slides there and ${any.here.slides} here`,
      ['there', 'here', 'change', 'least', 'most'],
      rows,
    )
  })
}

/**
 * Bundles the measuring of a checkout's sources into its folder of packages, where it finds these. It is the bundle that
 * is measured, as users run it: tsx names each function while it runs, which makes the author a fifth slower.
 * @returns the file.
 */
async function bundled(checkout: string): Promise<string> {
  const { build } = await import('esbuild')
  const { bundleOptions } = await import(pathToFileURL(join(project, 'src/setup/build.mjs')).href)
  const options = bundleOptions(checkout)
  const outfile = join(checkout, 'node_modules/.cache/bench/measure-stages.js')
  const sourcesOfTheCheckout = {
    name: 'sources of the checkout',
    setup(bundler: PluginBuild) {
      bundler.onResolve({ filter: /^\.\.\/src\// }, ({ path }) => ({
        path: join(checkout, path.slice('../'.length)),
      }))
    },
  }
  await build({
    ...options,
    entryPoints: [fileURLToPath(new URL('measure-stages.ts', import.meta.url))],
    outfile,
    plugins: [...options.plugins, sourcesOfTheCheckout],
  })
  return outfile
}

/** Runs such a file with what `npm start` gives Node. */
function measure(file: string, checkout: string, todo: readonly Work[]): Measured[] {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  const flags: string[] = scripts.start.match(/(?<= )--\S+/g) ?? []
  const printed = execFileSync(process.execPath, [...flags, file], {
    cwd: checkout,
    encoding: 'utf8',
    input: JSON.stringify(todo),
    maxBuffer: 2 ** 26,
  })
  return JSON.parse(printed)
}

/** A deck of an older checkout. */
function current(deck: Deck): Deck {
  return {
    ...deck,
    formatVersion: deckFormatVersion,
    slides: deck.slides.map((slide) => migrateSlide(slide, deck.formatVersion)),
  }
}

function printTable(name: string, columns: string[], rows: string[][]): void {
  process.stdout.write(
    `\nStages, ${name}, CPU time, p50\n${formatTable(['stage', ...columns], rows)}\n`,
  )
}

/** How many times as long each stage takes. */
function factors(one: Measured, other: Measured): string {
  const divisors = withAll(other.times)
  const list = Object.entries(withAll(one.times)).map(
    ([stage, time]) => `${stage} ${(time / (divisors[stage] ?? Number.NaN)).toFixed(1)}`,
  )
  return `${list.join(', ')} times`
}

const sum = (times: Record<string, number>) =>
  Object.values(times).reduce((all, value) => all + value, 0)
const withAll = (times: Record<string, number>): Record<string, number> => ({
  ...times,
  all: sum(times),
})
const percent = (share: number) => `${share < 0 ? '' : '+'}${Math.round(100 * share)} %`
