import { expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test.each([
  ['a table', '| Pump | Litres |\n|---|---|\n| One | 12 |', 'table: Pump, Litres / One, 12'],
  [
    'a quotation',
    '> Never before noon, whoever asks.',
    'paragraph: Never before noon, whoever asks.',
  ],
  ['a listing', '```sh\nclose valve\nwait\n```', 'code sh: close valve\nwait'],
  ['a page’s source', '<p>The page says more.</p>', 'paragraph: The page says more.'],
  ['a picture', `![The pump](${picture})`, 'image: The pump'],
])('%s within an item follows its list', (_, within, block) => {
  const indented = within.replace(/^/gmu, '   ')
  expect(
    blockOutline(`# Pump\n\n1. Read the values:\n\n${indented}\n\n2. Write them down\n`),
  ).toEqual(['heading 1: Pump', 'numbered: Read the values: / Write them down', block])
})

test('boxes tell what is done from what is to do, where something is done', () => {
  expect(blockOutline('# Plan\n\n- [x] Flags\n- [ ] Export\n')[1]).toBe('list: ☑ Flags / ☐ Export')
  expect(blockOutline('# Plan\n\n- [ ] Flags\n- [ ] Export\n')[1]).toBe('list: Flags / Export')
  expect(blockOutline('Plan\n\n✓ Flags\n☐ Export\n')[1]).toBe('list: ✓ Flags / ☐ Export')
})
