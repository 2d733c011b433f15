import { formatTable } from '../../bench/statistics.ts'
import { comparedDeck, comparisonTable } from './author/print-comparison.ts'
import { figuresTable } from './author/print-figures.ts'
import { hasMockups, selectedDecks, textSets } from './author/text-sets.ts'
import { interpretInQuality } from './interpret.ts'
import { scoreInstructions } from './score-instructions.ts'
import { turnsReport } from './turns/print-turns.ts'

// `npm run quality`: how the embedded grammar reads the 150 instructions (`-- --failures` prints those it reads wrongly), and
// what can be counted about the embedded author's decks. `-- words`: those decks beside the ones that an editor made of the
// same texts by selection alone, where the mockups lie beside the clone; with the name of a text, slide by slide.
// `-- turns DIRECTORY [--failures] [ID…]`: conversations about decks and what should come of them (docs/instructions-quality.md).

const [asked, named] = process.argv.slice(2)
if (asked === 'words') printWords()
else if (asked === 'turns') await printTurns(process.argv.slice(3))
else {
  printInstructions()
  for (const set of textSets()) print(`\n${figuresTable(set)}`)
  if (!hasMockups()) print(withoutMockups())
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

async function printTurns(given: readonly string[]): Promise<void> {
  const [directory = 'test/quality/turns/one', ...ids] = given.filter((one) => one !== '--failures')
  print(await turnsReport(directory, { failures: given.includes('--failures'), ids }))
}

function withoutMockups(): string {
  return 'The texts that an editor made decks of (../shared/mockups/words) are not here: skipped.'
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
