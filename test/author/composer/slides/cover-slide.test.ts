import { expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText, composeTextWithLedger, linesOf } from '../../../support/compose-text.ts'

const memo = `MEMORANDUM

To: All shift leads
From: Hanna Okoye, Operations
Date: 11 September 2025
Subject: Valve checks move to the night shift

From 22 September the weekly valve check moves to the night of Wednesday. Nobody repairs a valve alone at night.

Each shift lead signs the sheet before the morning. If a valve does not close within 40 seconds, the station is taken off the ring.

Kind regards
Hanna
`

test('a memo has its sender, its day and its kind on the cover, and nowhere else', () => {
  const { slides } = composeText(memo, { titleFromSource: true })
  const [cover, ...others] = slides.map(chosenVariant)
  expect(cover?.title).toBe('Valve checks move to the night shift')
  expect(cover?.meta).toBe('11 September 2025 · MEMORANDUM')
  expect(JSON.stringify(cover?.blocks)).toContain('Hanna Okoye, Operations')
  expect(JSON.stringify(others)).not.toMatch(/MEMORANDUM|Okoye|Kind regards/)
})

test('what is left out of it is in the ledger', () => {
  const { ledger } = composeTextWithLedger(memo)
  const upkeep = ledger.entries.filter(({ passage }) => passage.kind === 'upkeep')
  expect(upkeep.map(({ passage, place }) => `${place}: ${passage.text.text}`)).toEqual([
    'nowhere: To: All shift leads',
    'nowhere: Kind regards',
    'nowhere: Hanna',
  ])
})

test.each([
  ['Tue, 14 Oct 2025 16:42:10 +0100', '14. Oktober 2025'],
  ['2025-10-14T16:42:10Z', '14. Oktober 2025'],
  ['Dienstag, 14. Oktober 2025', 'Dienstag, 14. Oktober 2025'],
])('the time that a program wrote is a day in the language of the text: %s', (date, day) => {
  const mail = `From: Lena Brandt <lena@example.org>\nDate: ${date}\nSubject: Umzug der Werkstatt\n\nDer Umzug der Werkstatt dauert vier Tage.\n\nDie Maschinen kommen zuerst, das Lager folgt am Mittwoch.`
  const { slides } = composeText(mail, { titleFromSource: true, language: 'de', slideRange: '2-5' })
  expect(slides[0] && chosenVariant(slides[0]).meta).toBe(day)
})

test.each([
  [
    'en',
    '# Review\n\n- Sales are up 9%\n- Two hires joined in May\n- Churn is the worry: 4.1%\n\n## Sales\n\nSales rose in all regions.\n\n## People\n\nOne left.',
    'Churn is the worry: 4.1%',
  ],
  [
    'de',
    '# Kündigungswelle\n\n- Quote: 14 %\n- Hauptgrund: Gehalt\n- Zufriedenheit: 6,2 von 10\n\n## Ursachen\n\nDie Gehälter sind niedrig.\n\n## Folgen\n\nEs fehlen Leute.',
    'Hauptgrund',
  ],
  ['en', 'Staff party\n18:00 Doors open\n19:00 Dinner\n21:00 Band\n\nNo speeches.', '19:00'],
])('a list that says something is no imprint (%s)', (_, text, said) => {
  const { slides } = composeText(text, { titleFromSource: true })
  const shown = slides.map(chosenVariant)
  expect(shown[0]?.meta).toBeUndefined()
  expect(JSON.stringify(shown.flatMap(({ blocks }) => blocks))).toContain(said)
})

test.each([
  [
    '# Cold room\n\n- Severity: 2 (no one hurt)\n- Author: Lena Fairweather\n\n## Why\n\nA fan stood still.\n\n## Then\n\nIt runs.',
    'Severity: 2 (no one hurt) · Lena Fairweather',
  ],
  [
    '# Kühlraum\n\n- Schwere: 2 (niemand verletzt)\n- Autorin: Lena Schön\n\n## Warum\n\nEin Lüfter stand.\n\n## Dann\n\nEr läuft.',
    'Schwere: 2 (niemand verletzt) · Lena Schön',
  ],
  [
    '# 冷库\n\n- 作者：李雷\n- 地 点：三号楼\n\n## 原因\n\n风扇停了。\n\n## 之后\n\n已经修好。',
    '李雷 · 三号楼',
  ],
])('on a cover a label goes only where it says no more than what it is', (text, meta) => {
  const [cover] = composeText(text, { titleFromSource: true }).slides.map(chosenVariant)
  expect(cover?.meta).toBe(meta)
})

const sections =
  '### Download\n\nThe boat leaves at midnight.\n\n### Configure\n\nIt takes 74 cars.'

test.each([
  ['# Getting Started\n\n## How to install the boat software on Linux', 'Getting Started'],
  ['# Erste Schritte\n\n## Wie man die Software für das Boot einrichtet', 'Erste Schritte'],
  [
    '# Porthennis Commissioners\n## Dredging: where we stand after the winter\n\n*Prepared by Gwen Tregear for the meeting of 8 April.*\n\nThe harbour fills up.',
    'Dredging: where we stand after the winter',
  ],
])('a name over one section is the title, unless who wrote it stands there: %s', (head, title) => {
  expect(composeText(`${head}\n\n${sections}`, { titleFromSource: true }).title).toBe(title)
})

test.each([
  [
    'en',
    'Why the harbour board of the northern islands has had to revise its rules for the uniforms of captains for the third time in four years and what may be learnt from that',
  ],
  [
    'de',
    'Warum die Donaudampfschifffahrtsgesellschaft ihre Kapitänsuniformbeschaffungsrichtlinie zum dritten Mal in vier Jahren überarbeiten musste und was daraus zu lernen ist',
  ],
])('what a title has no room for follows below it, and nothing of it twice (%s)', (_, title) => {
  const text = `# ${title}\n\n## A\n\n- One\n- Two\n- Three\n\n## B\n\n- Four\n- Five\n- Six`
  const [cover] = composeText(text, { titleFromSource: true }).slides
  if (cover === undefined) throw new Error('There is a cover.')
  const begun = chosenVariant(cover).title
  const [rest] = linesOf(cover)
  expect(begun.endsWith('…')).toBe(true)
  expect(`${begun.slice(0, -1)} ${rest?.slice(1)}`).toBe(title)
})

test('a sentence that says who made a document stands on its cover and has no slide', () => {
  const { slides } = composeText(
    '# Losses in the cold chain\n\nPrepared by Ola Adair for the food committee of Three Rivers, 11 October. Numbers are provisional, see below.\n\n## Summary\n\nWe threw away 18 tonnes of food between July and September.\n\n## Vans\n\nThe third van runs warm. Its door needs a new seal.',
    { titleFromSource: true },
  )
  const [cover, next] = slides.map(chosenVariant)
  expect(JSON.stringify(cover?.blocks)).toContain('Adair')
  expect(next?.title).toMatch(/^Summary/)
})

test('a line below the imprint that says when it changed stands on the cover', () => {
  const { slides } = composeText(
    '# The new heat network: questions we get asked\n\n*Larkfield Court and Larkfield House. Last updated 2 June.*\n\n**What is happening?**\nBetween July and September we take out the gas boilers in all 212 flats and connect you to the network. Each flat gets a small box on the wall.\n\n**When is it my turn?**\nYour letter has your week on it. We ring you the Thursday before to agree the day.\n\n**How long will it take?**\nOne night in most cases. Babies under one, or someone ill at home? Tell us, and we bring a heater.',
    { titleFromSource: true },
  )
  expect(slides.map(chosenVariant)[0]?.meta).toContain('2 June')
})

test('an organisation that its title names does not stand over it once more', () => {
  const text =
    '# Harvest 2026 – Blue River Growers\n\nThe harvest began on 28 August.\n\n## Next\n\n- Press\n- Sell'
  const [cover] = composeText(text, { titleFromSource: true }).slides
  expect(cover && chosenVariant(cover)).toMatchObject({
    layout: 'title',
    title: 'Harvest 2026 – Blue River Growers',
  })
  expect(cover && chosenVariant(cover).eyebrow).toBeUndefined()
})
