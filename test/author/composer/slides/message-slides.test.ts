import { expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText } from '../../../support/compose-text.ts'

const table = '| | Target | Dose |\n|---|---|---|\n| Acid | 7.2 | slow |\n| Salt | 3.1 | fast |'

test('no line under a table says that it stands below', () => {
  const { slides } = composeText(
    `# Lifts\n\n## Costs\n\nEleven of the lifts use the ratio below:\n\n${table}\n\n## Time\n\nIt took two years, and nobody knows why it did.`,
  )
  expect(slides.map((slide) => chosenVariant(slide).caption ?? '').join()).not.toContain('below')
})
