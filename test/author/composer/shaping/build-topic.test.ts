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

test.each([
  [
    'en',
    'Most houses may be registered, with furniture in them too. But the following houses may not be registered.',
    ['Houses without an owner', 'Houses below a slope', 'Houses without a roof'],
    'may not be registered',
  ],
  [
    'ja',
    '仏壇や家財が残っていても登録できます。ただし、次の場合は登録できません。',
    ['相続登記が済んでいないもの', '警戒区域内にあるもの', '修繕が難しいもの'],
    '登録できません',
  ],
  [
    'de',
    'Die meisten Häuser können angemeldet werden. Folgende Häuser können nicht angemeldet werden.',
    ['Häuser ohne Eigentümer', 'Häuser unter einem Hang', 'Häuser ohne Dach'],
    'nicht angemeldet',
  ],
])('a list stands below the sentence that announces what it lists (%s)', (language, told, items, lead) => {
  const list = items.map((item) => `- ${item}`).join('\n')
  const { slides } = composeText(`# A\n\n## B\n\n${told}\n\n${list}\n\n## C\n\n${told}`, {
    language,
  })
  const shown = slides
    .map(chosenVariant)
    .find((one) => JSON.stringify(one).includes(items[2] ?? ''))
  expect(JSON.stringify(shown)).toContain(lead)
})
