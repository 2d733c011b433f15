import { expect, test } from 'vitest'
import { blockLines } from '../../../../src/deck/blocks/block.ts'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { blockOutline } from '../../../support/block-outline.ts'
import { composeText } from '../../../support/compose-text.ts'

const lettered = 'The roof\n\na) repair it\nb) insulate it\nc) replace it\n\n'

test.each([
  ['The board chose variant b) by one vote.', true],
  ['The board chose (c) by one vote.', true],
  ['→ b, by one vote.', true],
  ['Everybody went home before long.', false],
  ['Ask B. Marten for a copy, at 20 c a page.', false],
])('letters of items stay where the text calls them by these: %s', (behind, isCited) => {
  const [, list] = blockOutline(lettered + behind)
  expect(list).toBe(
    isCited
      ? 'list: a) repair it / b) insulate it / c) replace it'
      : 'list: repair it / insulate it / replace it',
  )
})

test.each([
  ['Option A costs least of all.', true],
  ['The board would rather have B, and nobody wants to wait.', true],
  ['Die meisten sind für Variante C.', true],
  ['A roof of straw leaks.', false],
  ['Ask B. Marten for a copy.', false],
])('capitals of items too: %s', (behind, isCited) => {
  const list = blockOutline(`The roof\n\nA) repair it\nB) insulate it\nC) replace it\n\n${behind}`)
  expect(list.join(' ')).toContain(
    isCited ? 'A) repair it / B) insulate it' : 'list: repair it / insulate it',
  )
})

test.each([
  ['Hindi', '(क) पानी\n(ख) रेत\n(ग) गाद', 'उत्तर: 2-(ग)', '(ग) गाद'],
  ['Arabic', '(أ) الماء\n(ب) الرمل', 'انظر (ب).', '(ب) الرمل'],
  [
    'Roman numbers',
    '(i) Which one?\n(ii) Which soil?\n(iii) Which jar?',
    'Key: (i) b (ii) c',
    '(ii) Which soil?',
  ],
])('whatever script they are in: %s', (_, list, behind, item) => {
  expect(blockOutline(`${list}\n\n${behind}`)[0]).toContain(item)
})

/** The first line about three decisions, with what is said of them. */
function firstDecision(behind: string): string | undefined {
  const text = `# Meal times\n\nWe ask for three things.\n\n## Decisions wanted\n\n1. Dinner an hour later\n2. Six warm carts\n3. Scales on eight wards\n\n${behind}`
  const lines = composeText(text).slides.flatMap((one) =>
    chosenVariant(one).blocks.flatMap(blockLines),
  )
  return lines.map((line) => line.text).find((line) => line.includes('Dinner'))
}

test.each([
  ['Decision 1 does not pay for itself.', true],
  ['We could do 1 and 3 for now.', true],
  ['If money is short, begin with 2.', true],
  ['Open from 2 to 9 all summer, and 3 cooks are ill.', false],
  ['Prices rose by 2 % to € 3 on 1 May 2025.', false],
  ['Die Preise gelten zum 1. Januar.', false],
  ['Meals change from 1 to 3 May.', false],
  ['Each ward may add 2 kg at once.', false],
])('numbers of items stay where the text calls them by these: %s', (behind, isCited) => {
  expect(firstDecision(behind)).toBe(isCited ? '1. Dinner an hour later' : 'Dinner an hour later')
})

test('steps are counted by their slide, whoever calls them by their numbers', () => {
  const text =
    '# Lamp\n\n## How to change it\n\n1. Switch it off.\n2. Take it out.\n3. Put the new one in.\n\nIf it is hot, wait after step 1.'
  const [steps] = composeText(text).slides.flatMap((one) =>
    chosenVariant(one).blocks.filter(({ kind }) => kind === 'steps'),
  )
  expect(steps).toMatchObject({ items: [{ text: 'Switch it off' }, {}, {}] })
})

test.each([
  [
    'Japanese',
    '1. 点検表に欄がない\n2. 検出機は反応しない\n3. 日誌に書いていた',
    '3については田中さんを責める話ではない。',
    '3. 日誌',
  ],
  ['Korean', '① 코팅 없이 3,000부\n② 전량 코팅 5,000부', '저는 ②가 낫다고 봅니다.', '② 전량'],
])('numbers that a word goes on with are kept: %s', (_, list, behind, item) => {
  const { slides } = composeText(`${list}\n\n${behind}`)
  expect(JSON.stringify(slides)).toContain(item)
})

test('a number that counts things calls no item', () => {
  const { slides } = composeText(
    '1. 点検表に欄がない\n2. 検出機は反応しない\n3. 日誌に書いていた\n\n3つの会社が回収した。',
  )
  expect(JSON.stringify(slides)).not.toContain('3. 日誌')
})
