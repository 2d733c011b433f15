import { describe, expect, test } from 'vitest'
import { blockOutline, leftOutOf } from '../../../support/block-outline.ts'
import { growth, linear } from '../../../support/growth.ts'

describe('the head of a press text', () => {
  const body =
    'Ein neues Rohr liegt im Fluss. Es kostet sechs Millionen Euro und reicht für hundert Häuser.'

  test('is told on the cover, and its title is what it is about', () => {
    const text = `PRESSEMITTEILUNG\nSperrfrist: 14. Juni 2026\n\nTauberhausen, 14. Juni 2026\n\nStadtwerke bauen Wärmenetz\n\n${body}`
    expect(blockOutline(text)).toEqual([
      'heading 1: Stadtwerke bauen Wärmenetz',
      'cover: Sperrfrist: 14. Juni 2026',
      'cover: Tauberhausen, 14. Juni 2026',
      `paragraph: ${body}`,
    ])
  })

  test('is known where the day ends with an abbreviation', () => {
    const text = `INFORMACJA PRASOWA\n\nGdynia, 12 maja 2026 r.\n\nPort otwiera nabrzeże\n\n${body}`
    expect(blockOutline(text).slice(0, 2)).toEqual([
      'heading 1: Port otwiera nabrzeże',
      'cover: Gdynia, 12 maja 2026 r.',
    ])
  })

  test('gives up the place and the day before the first words', () => {
    expect(
      blockOutline('Night boat\n\nTARBERT, 3 March 2026 – The boat leaves at midnight.'),
    ).toEqual([
      'heading 1: Night boat',
      'cover: TARBERT, 3 March 2026',
      'paragraph: The boat leaves at midnight.',
    ])
  })

  test.each([
    ['ROMA, 3 marzo 2026', '—', 'La società apre una nuova linea per le isole del golfo.'],
    ['Frankfurt am Main, 3. März 2026', '–', 'Die Stadt baut ein neues Rohr unter dem Fluss.'],
    ['LONDON, England, March 3, 2026', '-', 'The boat leaves at midnight.'],
    ['Lyon (3 mars 2026)', '–', 'La ville ouvre une nouvelle ligne de tramway vers le port.'],
  ])('%s %s …', (dateline, dash, said) => {
    expect(blockOutline(`Night boat\n\n${dateline} ${dash} ${said}`).slice(1)).toEqual([
      `cover: ${dateline}`,
      `paragraph: ${said}`,
    ])
  })

  test.each([
    'Our ferry, all 74 cars – The boat leaves at midnight.',
    'Tarbert, with 40 beds - Harbour rooms are let in spring.',
    'The boat, since 3 March 2026 a night boat – The Trust owns it.',
    'The Trust was founded, 3 March 2026 – The boat came later.',
  ])('is no part of a sentence: %s', (said) => {
    expect(blockOutline(`# Night boat\n\n${said}`).at(-1)).toBe(`paragraph: ${said}`)
  })

  test('is no line of a section', () => {
    const said = 'Tarbert, 3 March 2026 – The boat leaves at midnight.'
    expect(blockOutline(`# Night boat\n\n## Log\n\n${said}`)).toContain(`paragraph: ${said}`)
  })
})

describe('whom to ask', () => {
  const contact = 'Media contact:\nIain Grant, press office\npress@ferry.example\n+44 1859 000 000'

  test('is in the notes, with the lines around the address', () => {
    const text = `# Night boat\n\n## The boat\n\nIt leaves at midnight.\n\n${contact.replaceAll('\n', '\n\n')}`
    expect(blockOutline(text).slice(3)).toEqual([
      'notes: Media contact:',
      'notes: Iain Grant, press office',
      'notes: press@ferry.example',
      'notes: +44 1859 000 000',
    ])
  })

  test('and the name over an address is the title of a text about its bearer', () => {
    const text =
      'Léa MARCHAND\nCheffe de cuisine\nlea@courriel.example – tel. 06 00 00 00 00\n\nEXPÉRIENCE\n\nÉquipe de sept personnes et de deux apprentis. Une étoile en 2024.'
    expect(blockOutline(text).slice(0, 4)).toEqual([
      'heading 1: Léa MARCHAND',
      'cover: Cheffe de cuisine',
      'cover: lea@courriel.example – tel. 06 00 00 00 00',
      'heading 2: EXPÉRIENCE',
    ])
  })

  test('stays where a section is made of it', () => {
    const text =
      '# Night boat\n\n## The boat\n\nIt leaves at midnight.\n\n## Contact\n\npress@ferry.example'
    expect(blockOutline(text).at(-1)).toBe('paragraph: press@ferry.example')
  })

  test('a sentence that names an address stays', () => {
    const said =
      'Whoever finds a crate writes to crates@ferry.example, and we fetch it the next morning.'
    expect(blockOutline(`# Crates\n\n${said}`)).toContain(`paragraph: ${said}`)
  })

  test('takes no more lines along than say whose the address is', () => {
    const said = (lines: string[]) => blockOutline(`# Club evening\n\n${lines.join('\n\n')}`)
    const agenda = ['Welcome and coffee', 'Budget for 2027', 'Election of the board']
    const kept = ['heading 1: Club evening', ...agenda.map((line) => `paragraph: ${line}`)]
    expect(said([...agenda, 'Questions to info@club.org'])).toEqual([
      ...kept,
      'notes: Questions to info@club.org',
    ])
    expect(said([...agenda, 'Iain Grant', '12, rue de Paris', 'info@club.org'])).toEqual([
      ...kept,
      'notes: Iain Grant',
      'notes: 12, rue de Paris',
      'notes: info@club.org',
    ])
    expect(said(['Iain Grant', 'Harbour Tours', 'Island Walks', 'info@club.org'])).toContain(
      'paragraph: Iain Grant',
    )
    expect(said(['Harbour Tours', 'info@club.org'])).toContain('paragraph: Harbour Tours')
  })

  test('is found in time among many addresses', () => {
    const addresses = (size: number) => Array.from({ length: size }, (_, at) => `a${at}@club.org`)
    const text = (size: number) => `# Club\n\nWe meet.\n\n${addresses(size).join('\n\n')}`
    expect(blockOutline(text(99)).slice(2)).toEqual(addresses(99).map((line) => `notes: ${line}`))
    expect(growth(text, blockOutline, 100)).toBeLessThan(linear)
  })

  test('stays in a list that says how each of several people is reached', () => {
    const outline = blockOutline(
      '# Move\n\nThe shop moves in May.\n\n- Lead: Hanna Reuss, tel. 0711 55512\n- Move: Milan Kos, milan@shop.example\n- Works council: Ute Frank, tel. 0711 55530',
    )
    expect(outline.join('\n')).toContain('milan@shop.example')
    expect(outline.filter((line) => line.startsWith('notes'))).toEqual([])
  })

  test('stays in a list with what stands below it', () => {
    const head = '# Crates\n\nThey are fetched.\n\n'
    const list =
      '- ana@ferry.example\n  - Speaks Gaelic\n- Crates are free\n- Lids are not\n- bo@ferry.example'
    expect(blockOutline(head + list).slice(2)).toEqual([
      'list: ana@ferry.example (Speaks Gaelic) / Crates are free / Lids are not',
      'notes: bo@ferry.example',
    ])
    expect(blockOutline(`${head}- MIT © 2025 Ana\n\n  Ask first.\n\n- Free`).slice(2)).toEqual([
      'list: MIT © 2025 Ana + Ask first. / Free',
    ])
  })
})

describe('upkeep is left out', () => {
  test.each([
    ['an end mark', '-30-'],
    ['an end mark', '### FIN ###'],
    ['an end mark', '– ENDE –'],
    ['a page number', 'Page 3 of 3'],
    ['a page number', 'Стр. 3 из 3'],
    ['rights', '© 2026 Ferry Trust'],
    ['rights', 'Tous droits réservés.'],
    ['a tag', '{{ footer }}'],
  ])('%s: %s', (_what, line) => {
    const said = ['Night boat', '', 'The boat leaves at midnight. It takes 74 cars.']
    expect(blockOutline([...said, '', line].join('\n'))).toEqual(blockOutline(said.join('\n')))
  })

  test('and listed, with the heading over nothing else', () => {
    expect(
      leftOutOf('# Mill\n\n## Use\n\nPour the grain in.\n\n## License\n\nMIT © 2025 Ana'),
    ).toEqual(['License', 'MIT © 2025 Ana'])
  })

  test('what stands at the numbers of pages is, wherever they are', () => {
    const page = (number: number, said: string) =>
      `${said}\n\nDraft for the board\nPage ${number} of 2\n`
    const text = page(1, 'The boat leaves at midnight.') + page(2, 'It takes 74 cars.')
    expect(blockOutline(text).join(' ')).not.toMatch(/Draft|Page/)
  })

  test('a listing and the names of parts are not', () => {
    const text =
      '# Pages\n\nPage 1\n\nMerlin wakes.\n\n```\n{{ name }}\n```\n\nPage 2\n\nHe sleeps again.'
    expect(leftOutOf(text)).toEqual([])
  })
})

test('a contract ends with its last clause; where and when it was made is on its cover', () => {
  const clauses = ['Purpose', 'Term', 'Price'].map(
    (name, at) =>
      `Article ${at + 1} – ${name}\nThe parties agree on what is said in annex ${at + 1} of it.`,
  )
  const text = `SERVICE CONTRACT\n\n${clauses.join('\n\n')}\n\nMade at Lannion, on 12 March 2026, in two copies.\n\nThe provider                  The client\n`
  const said = blockOutline(text)
  expect(said).toContain('cover: Made at Lannion, on 12 March 2026, in two copies.')
  expect(said.filter((line) => line.includes('The provider')).join()).toMatch(/^notes/u)
})

test.each([
  [
    'The boat leaves at midnight and takes 74 cars.',
    'What is open from 4 May 2026\n\nkitchen      in the morning\nbar          in the evening\nshop         never',
    'never',
  ],
  [
    'Das Boot fährt um Mitternacht und nimmt 74 Autos mit.',
    'Beschlüsse vom 4. Mai 2026\n\nneues Boot      angenommen\nneue Hütte      abgelehnt',
    'abgelehnt',
  ],
])('rows below a line with a day are told: %s', (told, end, row) => {
  const said = blockOutline(`Night boat\n\n${told}\n\n${told}\n\n${end}`)
  expect(said.filter((line) => line.includes(row)).join()).toMatch(/^(?:table|list|paragraph)/u)
})

test('who signs a contract one below the other is in its notes', () => {
  const clauses = ['Rent', 'Duration', 'End'].map(
    (name, at) => `## ${at + 1}. ${name}\n\nThe boat leaves at midnight and takes 74 cars.`,
  )
  const signed = 'Done in Bath on 4 May 2026\n\nAnn Miller, for the owner\n\nBob Carter, tenant'
  expect(blockOutline(`# Lease\n\n${clauses.join('\n\n')}\n\n${signed}`).slice(-3)).toEqual([
    'cover: Done in Bath on 4 May 2026',
    'notes: Ann Miller, for the owner',
    'notes: Bob Carter, tenant',
  ])
})
