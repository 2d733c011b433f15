import { expect, it } from 'vitest'
import { blockLines } from '../../src/deck/blocks/block.ts'
import { chosenVariant } from '../../src/deck/slide.ts'
import { composeTextWithLedger } from '../support/compose-text.ts'

/** A text whose steps have listings, and what the slides say of them. */
function composed(text: string) {
  const { composition, ledger } = composeTextWithLedger(text)
  const variants = composition.slides.map(chosenVariant)
  const lines = variants.flatMap(({ blocks }) => blocks.flatMap(blockLines))
  return { ledger, lines: lines.map((line) => line.text), variants }
}

it('shows a listing of one line in the step that it stands in', () => {
  const { lines } = composed(`# Updating the server

1. Switch on maintenance:

   \`\`\`bash
   occ maintenance:mode --on
   \`\`\`

2. Copy the database

       mysqldump --all cloud > cloud.sql

3. Restart the service
`)
  expect(lines).toEqual([
    expect.stringContaining('occ maintenance:mode --on'),
    expect.stringContaining('mysqldump --all cloud > cloud.sql'),
    'Restart the service',
  ])
})

it('shows a longer listing on a slide of code that is called by its step, and counts it', () => {
  const { ledger, variants } = composed(`# Quick start

1. Install the package
2. Write the configuration:

   \`\`\`yaml
   port: 8080
   host: example.org
   \`\`\`

3. Start the server
`)
  const code = variants.find(({ layout }) => layout === 'code')
  expect(code?.title).toBe('Write the configuration')
  expect(ledger.entries).toContainEqual(
    expect.objectContaining({ passage: expect.objectContaining({ kind: 'code' }), place: 'slide' }),
  )
})
