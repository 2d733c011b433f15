import { systemThemes } from '../src/design/themes/theme-list.ts'
import { interpretInstruction } from '../src/edit/interpret-instruction.ts'
import { sampleDeck } from '../test/edit/sample-deck.ts'
import { longInstructions } from '../test/support/long-instructions.ts'
import { cpuTime, formatTable, milliseconds, percentile } from './statistics.ts'

const repetitions = 12
const lengths = [50, 100, 250, 500]

/** Reads instructions of up to 500 words, warm, on a deck that nothing was read of yet, and prints the p50 of the CPU time of each. */
export function benchInstructions(): void {
  const themes = systemThemes.map(({ id, name }) => ({ id, name }))
  const rows = Object.entries(longInstructions).map(([name, instruction]) => [
    name,
    ...lengths.map((count) => {
      const words = instruction(count)
      const samples: number[] = []
      for (let round = -2; round < repetitions; round++) {
        let made = 0
        const deck = sampleDeck()
        const start = cpuTime()
        interpretInstruction(words, { deck, themes, newId: () => `new-${++made}` })
        if (round >= 0) samples.push(cpuTime() - start)
      }
      return milliseconds(percentile(samples, 0.5))
    }),
  ])
  const head = ['instruction', ...lengths.map((count) => `${count} words`)]
  process.stdout.write(`\nReading an instruction\n${formatTable(head, rows)}\n`)
}
