import { expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText, linesOf, titlesOf } from '../../../support/compose-text.ts'

test.each([
  ['one after the other', '+ cheap to run\n+ no city toll\n- range 140 miles\n- charger £950'],
  ['in turn', '+ cheap to run\n- range 140 miles\n+ no city toll\n- charger £950'],
])('what speaks for something and what against it are two sides, %s', (_, list) => {
  const { slides } = composeText(`Electric or diesel van\n\nElectric\n${list}`)
  const [block] = slides.flatMap((slide) => chosenVariant(slide).blocks).slice(-1)
  expect(block).toMatchObject({
    kind: 'comparison',
    sides: [
      { text: '+', items: [{ text: 'Cheap to run' }, { text: 'No city toll' }] },
      { text: '-', items: [{ text: 'Range 140 miles' }, { text: 'Charger £950' }] },
    ],
  })
})

test('lists that a blank line parts are two, whatever signs they have', () => {
  const { slides } = composeText(
    '# Picnic\n\n- bread\n- flour for the pan\n- salt\n\n+ Ann drives\n+ Ben brings the dog\n',
  )
  const kinds = slides.flatMap((slide) => chosenVariant(slide).blocks.map(({ kind }) => kind))
  expect(kinds).not.toContain('comparison')
})

test('a programme keeps all of its times, whatever it ends with, and is called by its day', () => {
  const { slides } = composeText(
    'Offsite\n\nFri 15\n9.00 workshop\n12.30 sandwiches\n14.00 boat tour\nevening free\n\nSat 16\n10:00 retro\n14:55 flight back\n',
  )
  expect(titlesOf(slides)).toEqual(expect.arrayContaining(['Fri 15', 'Sat 16']))
  const shown = slides.flatMap(linesOf).join('\n')
  for (const time of ['9.00', '12.30', '14.00', '10:00', '14:55']) expect(shown).toContain(time)
})

test('rows of a list are not parted where two of them could be a table', () => {
  const { slides } = composeText('Costs\nStage 2,000\nGuards: 900\nToilets - 600\nPower 450')
  expect(slides.flatMap(linesOf)).toHaveLength(4)
})

test('a row whose name has a figure is one of its table', () => {
  const { slides } = composeText(
    'Coffee shop\n\nRevenue was 1.27m, up from 1.18m.\n\nTop items:\ncappuccino 0.3 — 812 pcs.\nraf — 455\nflat white — 371\n',
  )
  const tables = slides.flatMap((slide) => chosenVariant(slide).blocks)
  expect(JSON.stringify(tables)).toContain('cappuccino 0.3')
})

test('another part of a document below who signs its mail is told', () => {
  const { slides } = composeText(
    'From: Ana\nTo: Board\nSubject: Money\n\nDear all,\n\nWe have the money for the floor. The bank has agreed to wait until May.\n\nBest\nAna\n\n\nFigures\nFloor 4,200\nLamps: 900\nPaint - 300\n',
  )
  expect(slides.flatMap(linesOf).join('\n')).toContain('Floor 4,200')
})

test('sentences that somebody types without capitals are told apart', () => {
  const { slides } = composeText(
    'we should close the shop on mondays. nobody comes, the till shows 4 customers on average. staff could do the stock instead. rent stays the same of course.',
  )
  expect(slides.flatMap(linesOf).length).toBeGreaterThan(1)
})
