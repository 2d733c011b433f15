import { expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'

const report =
  'Report on the cycle path\n\nThe group met four times between January and April.\n\nWhat the police and the residents told us about\nthe winter of 2024\n\nThere were eleven accidents, nine of them after dark, most of them at the two bridges.'

test('a heading that goes on in a second line is one', () => {
  expect(blockOutline(report)).toEqual([
    'heading 1: Report on the cycle path',
    'paragraph: The group met four times between January and April.',
    'heading 2: What the police and the residents told us about the winter of 2024',
    'paragraph: There were eleven accidents, nine of them after dark, most of them at the two bridges.',
  ])
})

test('two lines that end a sentence are a paragraph', () => {
  expect(blockOutline(report.replace('winter of 2024', 'winter of 2024.'))[2]).toMatch(/^paragraph/)
})

test('how a heading is broken does not tell how the text is wrapped', () => {
  const wrapped = `${report}\n\nWhich lamps we propose for the section between\nthe lock and the brewery\n\nWe propose low lamps that react to movement. They cost 1,140 pounds each, and forty of them are needed\nfor the section. They can be repaired by the men of the town, which those of the other firm could never\nbe. We have seen them in Delft, where nobody has complained about them in the four years that they have\nbeen there.`
  expect(blockOutline(wrapped).at(-1)).toContain('needed for the section. They can')
})

test('a title keeps a number that counts things in it', () => {
  const text = (title: string) =>
    `${title}\nWelcome!\n\nWe start at the station and walk to the river. The museum opens at ten.`
  expect(blockOutline(text('24 hours in Bonn'))[0]).toBe('heading 1: 24 hours in Bonn')
  expect(blockOutline(text('10 tips for better sleep'))[0]).toBe(
    'heading 1: 10 tips for better sleep',
  )
})

test('a caption or a sentence over two lines is no heading', () => {
  for (const lines of [
    'Photo: the bridge in May\nwith the ferry behind it',
    'Anna carried the bag with the food\nbecause Tom had hurt his arm',
    'We met at the old station\nand walked up to the mill',
  ]) {
    const said = blockOutline(
      report.replace('What the police and the residents told us about\nthe winter of 2024', lines),
    )
    expect(said.filter((line) => line.startsWith('heading'))).toHaveLength(1)
  }
})

test('a heading in capitals keeps a number that counts no sections', () => {
  const text =
    '24 HOURS IN BONN\n\nWe arrived at nine and went straight to the river, where the market had opened.\n\n3 REASONS TO STAY\n\nThe food is good, the rents are low, and nobody asks when you will leave.'
  expect(blockOutline(text)).toContain('heading 1: 3 REASONS TO STAY')
})
