import { expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText } from '../../../support/compose-text.ts'

/** The lines under what a text shows in a form. */
function captionsOf(text: string, layout: string): (string | undefined)[] {
  return composeText(text)
    .slides.map(chosenVariant)
    .filter((one) => one.layout === layout)
    .map((one) => one.caption)
}

const costs =
  '| Article | Euro |\n|---|---|\n| Pipes | 1,850 |\n| Filter | 420 |\n| Pump | 960 |\n| Fitting | 300 |'

test.each([
  ['en', `# Drip irrigation\n\n${costs}\n\nWe recommend that all farms take part from 2027 on.`],
  ['ar', `# الري بالتنقيط\n\n${costs}\n\nنقترح توسيع المشروع إلى 300 هكتار في عام 2027.`],
  ['ja', `# 点滴灌漑\n\n${costs}\n\n来年は村のすべての畑に広げることを提案する。`],
])('what is proposed is no remark under data: %s', (_, text) => {
  expect(captionsOf(text, 'chart')).toEqual([undefined])
  expect(composeText(text).slides).toHaveLength(3)
})

test.each([
  ['en', `# Drip irrigation\n\n${costs}\n\nThe filter has to be changed every summer.`],
  ['de', `# Bewässerung\n\n${costs.replaceAll(',', '.')}\n\nDie Preise gelten je Hektar.`],
])('what is remarked of it stands there: %s', (_, text) => {
  expect(captionsOf(text, 'chart')).toEqual([expect.any(String)])
})

test('what others say stands under nobody’s words', () => {
  const text =
    '# Workshop opens\n\nThe workshop in the old fish market will service 400 drones a year and cut the wait to six days.\n\n"With Aberdeen they need one spare for every ten," said Ingrid Solheim, chief executive.\n\nThe company will hire sixty people by the end of 2027.'
  expect(captionsOf(text, 'quote').join()).not.toContain('sixty')
})

test('what a column is called says what the categories of a chart are, and is no caption', () => {
  const text =
    '# Libraries\n\n## Loans by branch\n\n| Branch | 2023 | 2024 | Change |\n|---|---:|---:|---:|\n| Centre | 121,300 | 128,900 | +6.3 % |\n| North | 84,150 | 93,700 | +11.3 % |\n| Harbour | 52,400 | 50,100 | −4.4 % |'
  const [chart] = composeText(text)
    .slides.map(chosenVariant)
    .filter(({ layout }) => layout === 'chart')
  expect(chart).not.toHaveProperty('caption')
  expect(chart?.blocks[0]).toMatchObject({ kind: 'chart', categoryTitle: 'Branch' })
})

test('brackets right below figures say what these hold for, and stand with them', () => {
  const text =
    '# Reprint\n\nThe quote has come in.\n3,000 copies: £5.26 each\n5,000 copies: £4.48 each\n(glow coating included, VAT not)\n\nThe printer wants an answer by four.'
  const slides = composeText(text).slides.map((one) => JSON.stringify(chosenVariant(one)))
  expect(slides.find((one) => one.includes('5.26'))).toContain('VAT not')
})
