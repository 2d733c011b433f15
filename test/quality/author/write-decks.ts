import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'node:path'
import { deckFormatVersion } from '../../../src/deck/deck.ts'
import { chosenVariant } from '../../../src/deck/slide.ts'
import { defaultThemeId } from '../../../src/design/themes/theme-list.ts'
import type { LanguageModels } from '../../../src/models/language-models.ts'
import { writeWithModel } from '../../../src/presentations/write-with-model.ts'
import { writtenComposition } from '../../../src/workers/written-composition.ts'
import { createFakeWorkers } from '../../support/fake-workers.ts'

/**
 * Has a language model write a deck of each text of a directory, through the same code as in the service, all texts at once. Beside
 * the texts, in `decks`: each deck, and a page of what its slides say for whoever judges it. What is asked depends on the texts alone, so
 * that recorded answers can be played again.
 * @returns a line for each text.
 */
export async function writeDecks(directory: string, models: LanguageModels): Promise<string[]> {
  mkdirSync(`${directory}/decks`, { recursive: true })
  const files = readdirSync(directory, { withFileTypes: true }).filter((one) => one.isFile())
  return Promise.all(
    files.map(async ({ name: file }) => {
      const { name } = parse(file)
      const { slides, line } = await writtenSlides(
        readFileSync(`${directory}/${file}`, 'utf8'),
        models,
      )
      const deck = { formatVersion: deckFormatVersion, themeId: defaultThemeId, ...slides }
      writeFileSync(`${directory}/decks/${name}.json`, JSON.stringify(deck, null, 1))
      writeFileSync(`${directory}/decks/${name}.md`, slides.slides.map(pageOf).join('\n'))
      return `${name}: ${line}`
    }),
  )
}

async function writtenSlides(text: string, models: LanguageModels) {
  let count = 0
  const composition = {
    inputId: 'text',
    text,
    deckTitle: 'Untitled presentation',
    titleIsDefault: true,
    titleFromSource: true,
    slideRange: 'auto',
    appending: false,
  } as const
  const usage = { requests: 0, inputTokens: 0, outputTokens: 0 }
  const writing = await writeWithModel(
    { composition },
    {},
    { models, workers: createFakeWorkers() },
    {
      signal: new AbortController().signal,
      async spend(more) {
        usage.requests += more.requests
        usage.inputTokens += more.inputTokens
        usage.outputTokens += more.outputTokens
      },
    },
  )
  if (writing?.written === undefined)
    throw new Error(writing?.warnings.join(' ') ?? 'There is nothing to write of.')
  const newId = () => `s${++count}`
  const { title, language, slides } = writtenComposition({ ...composition, newId }, writing.written)
  const { requests, inputTokens, outputTokens } = usage
  const warnings = writing.warnings.map((warning) => ` ${warning}`).join('')
  const line = `${slides.length} slides, ${requests} requests, ${inputTokens} + ${outputTokens} tokens.${warnings}`
  return { slides: { title, language, slides }, line }
}

type WrittenSlide = ReturnType<typeof writtenComposition>['slides'][number]

/** What a slide says, without where it comes from. */
function pageOf(slide: WrittenSlide, index: number): string {
  const variant = chosenVariant(slide)
  const blocks = variant.blocks.map((block) =>
    JSON.stringify(block, (key, value) =>
      ['id', 'sources', 'score'].includes(key) ? undefined : value,
    ),
  )
  const lines = [variant.eyebrow, variant.caption, variant.meta].filter(
    (line) => line !== undefined,
  )
  return [
    `## ${index + 1} ${variant.title} [${variant.layout}]`,
    ...lines,
    ...blocks,
    `Notes: ${JSON.stringify(slide.notes ?? '')}`,
    '',
  ].join('\n')
}
