import { interpretInQuality } from './interpret.ts'
import { scoreInstructions } from './score-instructions.ts'

// `npm run quality`: how the embedded grammar reads the 150 instructions; `-- --failures` prints those it reads wrongly.

const scores = scoreInstructions(interpretInQuality)
const languages = [...new Set(scores.map((score) => score.instruction.language))]
const rows = [...languages, 'all'].map((language) => {
  const own = scores.filter((one) => language === 'all' || one.instruction.language === language)
  const right = own.filter((score) => score.right).length
  return {
    language,
    instructions: own.length,
    right,
    percent: Math.round((1000 * right) / own.length) / 10,
    destroys: own.filter((score) => score.destroys).length,
  }
})
process.stdout.write(
  `${['language', 'instructions', 'exactly right', 'wrong destructive edits'].join('  ')}\n`,
)
for (const row of rows)
  process.stdout.write(
    `${row.language.padEnd(8)}  ${String(row.instructions).padStart(12)}  ${`${row.right} (${row.percent} %)`.padStart(13)}  ${String(row.destroys).padStart(23)}\n`,
  )

if (process.argv.includes('--failures'))
  for (const { instruction, given } of scores.filter((score) => !score.right))
    process.stdout.write(
      `\n${instruction.id}: ${instruction.instruction}\n  expected ${JSON.stringify(instruction.expected)}\n  given    ${JSON.stringify(given)}\n`,
    )
