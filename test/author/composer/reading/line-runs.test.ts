import { describe, expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'

/** What is said of a text below its title. */
function said(...lines: string[]): string[] {
  return blockOutline(['Notes of the club', '', ...lines].join('\n')).slice(1)
}

describe('short lines that are each parted in their own way', () => {
  test.each([
    [
      'names with dashes and colons, in small letters too',
      ['Ana - call plumber', 'Ben – tiles', 'me: measure again'],
    ],
    ['prices behind nothing', ['city bike 18/day, 90/week', 'e-bike 39/day', 'map free']],
    ['names in Chinese', ['张伟 - 联系公司', '李娜 - 准备材料', '王强: 测试报告']],
    [
      'a price with another behind it among others',
      ['Lasagne 12,80', 'Margherita 9,00, topping +1,20', 'Fish - ask'],
    ],
  ])('are one list: %s', (_, lines) => {
    expect(said(...lines)).toEqual([`list: ${lines.join(' / ')}`])
  })

  test('are called by the few words over them, in small letters too', () => {
    expect(said('todos', 'Ana - call plumber', 'Ben: tiles', 'Cleo - ask')).toEqual([
      'heading 2: todos',
      'list: Ana - call plumber / Ben: tiles / Cleo - ask',
    ])
  })

  test('are no list where they go on in each other', () => {
    const lines = [
      'The costs of the house on the hill rose in the first year to 400',
      'and fell in the year after that, when nobody heated it, to 300',
      'but rose again when the new people came, who like it warm, to 500.',
    ]
    expect(said(...lines)).toEqual([`paragraph: ${lines.join(' ')}`])
  })

  test('name nothing after them', () => {
    const after = 'If it rains we move to the barn, and parking is on Mill Lane as always.'
    expect(said('Extras', 'helmet 3', 'lock 2', 'map free', '', after, '', after)).toContain(
      'heading 2: ',
    )
  })
})

test('a time with a point is one among times with colons', () => {
  const lines = ['10:00 opening', '10.30 tug of war', '11-13 plant swap', '14.00 cakes']
  expect(said('Programme', ...lines)).toEqual([
    'heading 2: Programme',
    `list: ${lines.join(' / ')}`,
  ])
})
