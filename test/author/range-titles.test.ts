import { expect, test } from 'vitest'
import { chosenVariant } from '../../src/deck/slide.ts'
import { composeText, titlesOf } from '../support/compose-text.ts'

const months = ['January', 'March', 'May', 'July', 'September', 'November']

test('a title that names a range names what its slide shows', () => {
  const lines = Array.from({ length: 60 }, (_, index) => {
    const date = `${months[index % 6]} ${2010 + Math.floor(index / 6)}`
    return `- ${date}: office number ${index + 1} opened its doors to the town`
  })
  const { slides } = composeText(`# History\n\n${lines.join('\n')}`)
  for (const slide of slides.slice(1)) {
    const { title, blocks } = chosenVariant(slide)
    const said = JSON.stringify(blocks)
    for (const [date] of title.matchAll(/\p{Lu}\p{Ll}+ 20\d\d/gu)) expect(said).toContain(date)
  }
})

test('a table that is cut short has no range for a title', () => {
  const rows = Array.from({ length: 2000 }, (_, index) => `| ${index + 1} | Item | ${index % 91} |`)
  const table = `# Ledger\n\n| Row | Name | Amount |\n|---|---|---|\n${rows.join('\n')}`
  for (const title of titlesOf(composeText(table).slides)) expect(title).not.toMatch(/\d – \d/u)
})

test('the first word of every item alone is no title', () => {
  const steps = Array.from(
    { length: 11 },
    (_, index) =>
      `${index + 1}. Step ${index + 1} of them: turn the left knob of machine ${index + 1} until it clicks twice`,
  )
  const { slides } = composeText(`# Set up\n\n${steps.join('\n')}`)
  expect(titlesOf(slides)).not.toContain('Step')
})
