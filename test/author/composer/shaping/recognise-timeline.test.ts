import { describe, expect, test } from 'vitest'
import { findPart, partsOf } from '../../../support/parts.ts'

describe('lines that begin with their dates are a timeline', () => {
  test.each([
    [
      'en',
      '3 Nov 2024 - kiln lit for the first time\n9 Jan 2025 - first bowls sold\nMay 2025 - shop opens in Leith',
      ['3 Nov 2024', '9 Jan 2025', 'May 2025'],
    ],
    [
      'en',
      'Spring 2024 – kiln bought\nAutumn 2024 – roof mended\nSpring 2025 – shop due to open',
      ['Spring 2024', 'Autumn 2024', 'Spring 2025'],
    ],
    [
      'en',
      'Nov 3, 2024: kiln lit\nJan 9, 2025: first bowls sold\nMay 2, 2025: shop opens',
      ['Nov 3, 2024', 'Jan 9, 2025', 'May 2, 2025'],
    ],
    [
      'en',
      '2007 – 2012 apprentice in Leith\n2012–2014: own kiln\n2016 shop opened',
      ['2007 – 2012', '2012–2014', '2016'],
    ],
    ['en', '2019 kiln bought\n2021 roof mended\n2024 shop opened', ['2019', '2021', '2024']],
    [
      'en',
      '2024-05-01 Kiln lit\n2024-08-15 First bowls sold\n2025-01-10 Shop opens',
      ['2024-05-01', '2024-08-15', '2025-01-10'],
    ],
    [
      'en',
      'Q1 2025 – kiln bought\nQ2 2025 – roof mended\nQ4 2025 – shop opens',
      ['Q1 2025', 'Q2 2025', 'Q4 2025'],
    ],
    [
      'de',
      '03.02.2024 Ofen geliefert\n17.06.2024 erster Brand\nHerbst 2025 Laden eröffnet',
      ['03.02.2024', '17.06.2024', 'Herbst 2025'],
    ],
    [
      'de',
      '3. Februar 2024 – Ofen geliefert\n17. Juni 2024 – erster Brand\nHerbst 2025 – Laden eröffnet',
      ['3. Februar 2024', '17. Juni 2024', 'Herbst 2025'],
    ],
    [
      'de',
      '- 03.02.2024 Ofen geliefert\n- 17.06.2024 erster Brand\n- Herbst 2025 Laden eröffnet',
      ['03.02.2024', '17.06.2024', 'Herbst 2025'],
    ],
    [
      'fr',
      '3 mars 2024 – four livré\n17 juin 2024 – première cuisson\nautomne 2025 – ouverture de la boutique',
      ['3 mars 2024', '17 juin 2024', 'automne 2025'],
    ],
    [
      'es',
      '3 de marzo de 2024 - llega el horno\n17 de junio de 2024 - primera cocción\nOtoño de 2025 - abre la tienda',
      ['3 de marzo de 2024', '17 de junio de 2024', 'Otoño de 2025'],
    ],
    [
      'it',
      '3 marzo 2024 - arriva il forno\n17 giugno 2024 - prima cottura\nautunno 2025 - apre il negozio',
      ['3 marzo 2024', '17 giugno 2024', 'autunno 2025'],
    ],
    [
      'pl',
      '3 marca 2024 – przyjazd pieca\n17 czerwca 2024 – pierwszy wypał\njesień 2025 – otwarcie sklepu',
      ['3 marca 2024', '17 czerwca 2024', 'jesień 2025'],
    ],
    [
      'ru',
      '3 марта 2024 – привезли печь\n17 июня 2024 – первый обжиг\nосень 2025 – открытие лавки',
      ['3 марта 2024', '17 июня 2024', 'осень 2025'],
    ],
    [
      'cs',
      '3. února 2024 – dodána pec\n17. června 2024 – první výpal\n9. září 2025 – otevření obchodu',
      ['3. února 2024', '17. června 2024', '9. září 2025'],
    ],
    [
      'ja',
      '2024年3月 窯が届く\n2024年6月 初めての焼成\n2025年9月 店を開く',
      ['2024年3月', '2024年6月', '2025年9月'],
    ],
    [
      'ko',
      '2024년 3월 가마 도착\n2024년 6월 첫 소성\n2025년 9월 가게 개점',
      ['2024년 3월', '2024년 6월', '2025년 9월'],
    ],
    [
      'zh',
      '2024年3月 窑炉到货\n2024年6月 首次烧制\n2025年9月 店铺开业',
      ['2024年3月', '2024年6月', '2025年9月'],
    ],
  ])('%s: %s', (language, text, dates) => {
    const { events } = findPart(`Pottery\n\n${text}`, 'timeline', language)
    expect(events.map((event) => event.date.text)).toEqual(dates)
    for (const event of events) expect(event.text.text).toMatch(/^[\p{L}]/u)
  })
})

test('an event that is wrapped goes on in the next line', () => {
  const { events } = findPart(
    'Diary\n\n3 Nov 2024 - the kiln is lit for the first time and burns for three days and nights\nuntil the last of the wood is gone\n9 Jan 2025 - first bowls sold\n2 May 2025 - shop opens',
    'timeline',
  )
  expect(events.map((event) => event.text.text)[0]).toMatch(/nights until the last of the wood/)
})

test('a wrapped paragraph is not cut where a line happens to begin with a year', () => {
  const text =
    'The pottery was founded by two sisters who had learnt the craft in their village in\n2019 and who wanted a place of their own, which they found after a long search in early\n2021 when an old dairy was for sale at a price that both of them could afford at last in\n2022 after years of saving.'
  expect(partsOf(text).map((part) => part.kind)).not.toContain('timeline')
})
