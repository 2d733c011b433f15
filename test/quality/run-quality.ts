import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatTable } from '../../bench/statistics.ts'
import { createLanguageModels, type LanguageModels } from '../../src/models/language-models.ts'
import { fittedWeights } from './author/fit-weights.ts'
import { comparedDeck, comparisonTable } from './author/print-comparison.ts'
import { figuresTable } from './author/print-figures.ts'
import { titlesOfSet } from './author/print-titles.ts'
import { hasMockups, selectedDecks, textSet, textSets } from './author/text-sets.ts'
import { writeDecks } from './author/write-decks.ts'
import { interpretInQuality } from './interpret.ts'
import { scoreInstructions } from './score-instructions.ts'
import { turnsReport } from './turns/print-turns.ts'
import { likeliestReport } from './ways/likeliest-report.ts'
import { waysReport } from './ways/play-ways.ts'
import { playWishes, printedWish, readWishes, shippedWishes } from './wishes/play-wishes.ts'

// `npm run quality`: how the embedded grammar reads the 150 instructions (`-- --failures` prints those it reads wrongly), and
// what can be counted about the embedded author's decks. `-- words`: those decks beside the ones that an editor made of the
// same texts by selection alone, where the mockups lie beside the clone; with the name of a text, slide by slide.
// `-- fit`: the weights of titles and sentences, fitted to what readers judged. `-- titles [DIRECTORY]`: the title of each content slide, with where it comes from and what it stands over; of the texts there too.
// `-- turns DIRECTORY [--failures] [--model] [ID…]`: conversations about decks and what should come of them (docs/instructions-quality.md);
// with `--model` what the grammar leaves is asked of the server that LLM_BASE_URL names. `-- decks DIRECTORY`: decks that it writes of the texts there.
// `-- ways [--failures]`: 300 edits, each in the plainest words and as eight people would ask for it; those must come to the same.
// `-- likeliest [--write]`: how often what is meant by those ways is among the likeliest wishes that are offered, by weights fitted to other decks; `--write` writes
// the weights that are fitted to all.
// `-- wishes [FILE]`: wishes in ordinary words, done with that model, with what a reader has to find of each.

const [asked, named] = process.argv.slice(2)
if (asked === 'words') printWords()
else if (asked === 'fit') print(fittedWeights())
else if (asked === 'titles') printTitles()
else if (asked === 'turns') await printTurns(process.argv.slice(3))
else if (asked === 'ways') print(await waysReport(process.argv.includes('--failures')))
else if (asked === 'likeliest') print(await likeliestReport(process.argv.includes('--write')))
else if (asked === 'wishes') await printWishes()
else if (asked === 'decks')
  for (const line of await writeDecks(named ?? '.', modelsOfEnvironment())) print(line)
else {
  printInstructions()
  for (const set of textSets()) print(`\n${figuresTable(set)}`)
  if (!hasMockups()) print(withoutMockups())
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

async function printTurns(given: readonly string[]): Promise<void> {
  const [directory = 'test/quality/turns/one', ...ids] = given.filter(
    (one) => !one.startsWith('--'),
  )
  const client = given.includes('--model') ? modelsOfEnvironment().client() : undefined
  const failures = given.includes('--failures')
  print(await turnsReport(directory, { failures, ids, ...(client ? { client } : {}) }))
}

async function printWishes(): Promise<void> {
  const client = modelsOfEnvironment().client()
  if (client === undefined) throw new Error('LLM_MODEL says which model answers.')
  const played = await playWishes(readWishes(named ?? shippedWishes), client)
  for (const one of played) print(printedWish(one))
}

/** The model of the server that `LLM_BASE_URL` names; it may take as long as a person who answers in its place. */
function modelsOfEnvironment(): LanguageModels {
  const { LLM_BASE_URL, LLM_MODEL } = process.env
  if (LLM_BASE_URL === undefined) throw new Error('LLM_BASE_URL says where the model is.')
  return createLanguageModels({
    vendors: [],
    keys: {},
    ids: {},
    prices: {},
    server: { url: LLM_BASE_URL },
    ...(LLM_MODEL === undefined ? {} : { defaultModel: LLM_MODEL }),
    concurrency: 100,
    requestSeconds: 7200,
    deckSeconds: 7200,
  })
}

function withoutMockups(): string {
  return 'The texts that an editor made decks of (../shared/mockups/words) are not here: skipped.'
}

function printTitles(): void {
  const own = named === undefined ? [] : [textSet(named, pathToFileURL(`${resolve(named)}/`))]
  for (const set of [...textSets(), ...own]) print(titlesOfSet(set))
}

function printWords(): void {
  if (!hasMockups()) {
    print(withoutMockups())
    return
  }
  const decks = selectedDecks()
  const deck = decks.find(({ name }) => name === named)
  print(deck === undefined ? comparisonTable(decks) : comparedDeck(deck))
}

function printInstructions(): void {
  const scores = scoreInstructions(interpretInQuality)
  const languages = [...new Set(scores.map((score) => score.instruction.language))]
  const rows = [...languages, 'all'].map((language) => {
    const own = scores.filter((one) => language === 'all' || one.instruction.language === language)
    const right = own.filter((score) => score.right).length
    const percent = Math.round((1000 * right) / own.length) / 10
    const destroys = own.filter((score) => score.destroys).length
    return [language, String(own.length), `${right} (${percent} %)`, String(destroys)]
  })
  print(formatTable(['language', 'instructions', 'exactly right', 'wrong destructive edits'], rows))
  if (asked === '--failures')
    for (const { instruction, given } of scores.filter((score) => !score.right))
      print(
        `\n${instruction.id}: ${instruction.instruction}\n  expected ${JSON.stringify(instruction.expected)}\n  given    ${JSON.stringify(given)}`,
      )
}
