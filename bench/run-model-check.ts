import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import type { OperationAnswer } from '../src/interfaces/modern/schemas/operation.ts'
import { defaultModelOf } from '../src/models/model-catalog.ts'
import { ModernClient } from '../test/support/modern-client.ts'
import { bootstrapKey } from '../test/support/server-process.ts'
import { startLean } from './start-lean.ts'
import { formatTable } from './statistics.ts'

// Asks the language model that the environment names for a deck and five edits, and prints what it took. It costs
// what the model costs; tests and `.ci/run` never ask a live model.

const text = readFileSync(
  new URL('../test/quality/texts/01-english-report.md', import.meta.url),
  'utf8',
)
/** What the grammar leaves to a model: other words, an opinion of what matters, another language. */
const instructions = [
  'Make the titles sound like headlines of a newspaper',
  'Bring what the board has to decide to the front and say it more urgently',
  'Add a slide that weighs the second detection crew against waiting for the pilot',
  'Say the second slide in words that somebody from outside the company understands',
  'Translate the last slide into German',
]

const seconds = (value: number) => `${value.toFixed(1)} s`

function rowOf(what: string, operation: OperationAnswer): string[] {
  const { status, model_usage: usage, warnings, error } = operation
  const said = error?.message ?? warnings[0] ?? ''
  if (usage === undefined) return [what, status, '0', '', '', '', '', said]
  const { requests, input_tokens, output_tokens, price } = usage
  const tokens = [String(input_tokens), String(output_tokens)]
  return [what, status, String(requests), seconds(usage.seconds), ...tokens, price.toFixed(4), said]
}

const { models } = readConfig(process.env)
const model = defaultModelOf(models)
if (model === undefined) {
  process.stderr.write(
    'No language model is configured: set LLM_BASE_URL, or the key of a vendor such as OPENAI_API_KEY.\n',
  )
  process.exit(1)
}
const directory = await mkdtemp(join(tmpdir(), 'slidewright-model-check-'))
const environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && /^LLM_|_API_KEY$/.test(name) && name !== 'BOOTSTRAP_API_KEY'
      ? [[name, value]]
      : [],
  ),
)
const server = await startLean({ ...environment, DATA_DIR: directory })
try {
  const client = new ModernClient(server.url, bootstrapKey)
  const patience = models.deckSeconds + models.requestSeconds
  const id = await client.created()
  const rows: string[][] = []
  const work = async (what: string, path: string, body: object) => {
    const began = performance.now()
    const { id: operationId } = await client.started(id, path, body)
    const ended = await client.ended(operationId, patience)
    rows.push([...rowOf(what, ended), seconds((performance.now() - began) / 1000)])
  }
  await work('A deck of a report', 'generate', { input_text: text })
  for (const instruction of instructions) await work(instruction, 'edits', { instruction })
  const head = ['', 'ended', 'requests', 'of them', 'tokens in', 'out', 'price', 'said', 'in all']
  process.stdout.write(
    `\n${model === '' ? 'The first model of the server' : model}\n${formatTable(head, rows)}\n`,
  )
  const { slides = [] } = await client.read(id)
  process.stdout.write(`\nThe deck:\n${slides.map(({ title }) => `- ${title}\n`).join('')}`)
} finally {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
}
