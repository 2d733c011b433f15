import { expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText } from '../../../support/compose-text.ts'

const table = '| | Target | Dose |\n|---|---|---|\n| Acid | 7.2 | slow |\n| Salt | 3.1 | fast |'

test('an item that leads to a table is told with it', () => {
  const { slides } = composeText(
    `# Pool\n\n## Dosing\n\n1. Wait for the pump to stop.\n2. Open the lid of the tank.\n3. Adjust in this order:\n\n${table}`,
  )
  const drawn = slides
    .map(chosenVariant)
    .find(({ blocks }) => blocks.some(({ kind }) => kind === 'table'))
  expect(`${drawn?.title} ${drawn?.caption}`).toContain('Adjust in this order')
})
