import { describe, expect, test } from 'vitest'
import { findPart, partsOf } from '../../../support/parts.ts'

/** The table that a comparison is: sides, then a line a row. */
function grid(text: string, language?: string): (string | undefined)[][] {
  const { sides, rows } = findPart(text, 'comparison', language)
  return [
    sides.map((side) => side.text),
    ...rows.map((row) => [
      typeof row.aspect === 'string' ? `(${row.aspect})` : row.aspect?.text,
      ...row.cells.map((cell) => cell?.text),
    ]),
  ]
}

const kinds = (text: string, language?: string) => partsOf(text, language).map((part) => part.kind)

describe('sections with the same labels', () => {
  const boats =
    '## Crossing the lake\nThe bridge is shut. We look at two boats.\n\n### Rowing boat\n- Price: €900, second-hand\n- Seats: three\n- For it: no fuel\n\n### Motor boat\n- Price: €4,000\n- Seats: six\n- For it: quick in bad weather\n- Care: one service a year'

  test('are one comparison with the labels as rows', () => {
    expect(grid(boats)).toEqual([
      ['Rowing boat', 'Motor boat'],
      ['Price', '€900, second-hand', '€4,000'],
      ['Seats', 'three', 'six'],
      ['For it', 'no fuel', 'quick in bad weather'],
      ['Care', undefined, 'one service a year'],
    ])
  })

  test('keep what is said before them and after them', () => {
    const text = `${boats}\n\n### What now\nThe club meets in June and has to say which of the boats it wants.`
    const all = JSON.stringify(
      partsOf(text).map((part) => part.atoms.map((atom) => atom.text.text)),
    )
    expect(all).toContain('The bridge is shut.')
    expect(all).toContain('The club meets in June')
  })

  test.each([
    [
      'de',
      '## Der neue Ofen\n### Gas\n**Preis:** 9.000 €\n\n**Dauer:** 3 Tage\n### Strom\n**Preis:** 6.000 €\n\n**Dauer:** 5 Tage',
    ],
    [
      'fr',
      '## Le four\n### Gaz\n- Prix : 9 000 €\n- Durée : 3 jours\n### Bois\n- Prix : 6 000 €\n- Durée : 5 jours',
    ],
    [
      'es',
      '## El horno\n### Gas\n- Precio: 9.000 €\n- Plazo: 3 días\n### Leña\n- Precio: 6.000 €\n- Plazo: 5 días\n### Luz\n- Precio: 7.000 €\n- Plazo: 1 día',
    ],
    [
      'ru',
      '## Печь\n### Газ\n- Цена: 9 000 ₽\n- Срок: 3 дня\n### Дрова\n- Цена: 6 000 ₽\n- Срок: 5 дней',
    ],
    ['ja', '## 窯\n### ガス\n- 価格：90万円\n- 期間：3日\n### 薪\n- 価格：60万円\n- 期間：5日'],
    [
      'en',
      '## Kiln\n### Gas\n- Price – €9,000\n- Time – 3 days\n### Wood\n- Price – €6,000\n- Time – 5 days',
    ],
  ])('%s', (language, text) => {
    expect(kinds(text, language)).toContain('comparison')
  })

  test('may end with something that has no label', () => {
    const text =
      '### Rowing boat\n- Price: €900\n- Seats: three\n- keeps us fit\n### Motor boat\n- Price: €4,000\n- Seats: six\n- the lake is quiet no longer'
    expect(grid(text).at(-1)).toEqual([undefined, 'keeps us fit', 'the lake is quiet no longer'])
  })

  test('are none with labels of their own each', () => {
    const text =
      '## Staff\n### Kitchen\n- Cook: Anna\n- Helper: Ben\n### Garden\n- Trees: Cleo\n- Beds: Dan'
    expect(kinds(text)).not.toContain('comparison')
  })
})

describe('a table whose columns are alternatives', () => {
  test.each([
    [
      'an empty corner and unlike units',
      'en',
      '| | Gas | Wood |\n|---|---|---|\n| Price | €9,000 | €6,000 |\n| Heat | 1,300 °C | 1,250 °C |\n| Time | 8 hours | 3 days |',
    ],
    [
      'a generic corner',
      'en',
      '| Criterion | Gas | Wood |\n|---|---|---|\n| Price | €9,000 | €6,000 |\n| Smoke | hardly any | a lot |',
    ],
    [
      'a generic corner in German',
      'de',
      '| Kriterium | Gas | Holz |\n|---|---|---|\n| Preis | 9.000 € | 6.000 € |\n| Rauch | kaum | viel |',
    ],
    [
      'a generic corner in French',
      'fr',
      '| Critère | Gaz | Bois |\n|---|---|---|\n| Prix | 9 000 € | 6 000 € |\n| Fumée | peu | beaucoup |',
    ],
    [
      'a generic corner in Spanish',
      'es',
      '| Criterio | Gas | Leña |\n|---|---|---|\n| Precio | 9.000 € | 6.000 € |\n| Humo | poco | mucho |',
    ],
    [
      'a generic corner in Japanese',
      'ja',
      '| 項目 | ガス | 薪 |\n|---|---|---|\n| 価格 | 90万円 | 60万円 |\n| 煙 | 少ない | 多い |',
    ],
    [
      'a generic corner in Russian',
      'ru',
      '| Критерий | Газ | Дрова |\n|---|---|---|\n| Цена | 9 000 ₽ | 6 000 ₽ |\n| Дым | мало | много |',
    ],
    [
      'four of them',
      'en',
      '| | Gas | Wood | Oil | Sun |\n|---|---|---|---|---|\n| Price | €9 | €6 | €7 | €2 |\n| Smoke | little | much | much | none |',
    ],
  ])('%s', (_, language, text) => {
    expect(kinds(text, language)).toContain('comparison')
  })

  test.each([
    [
      'points in time',
      '| | 2023 | 2024 |\n|---|---|---|\n| Price | €9,000 | €6,000 |\n| Smoke | little | much |\n| Heat | 900 °C | 950 °C |',
    ],
    [
      'a value and its change',
      '| | Value | Change |\n|---|---|---|\n| Price | €9,000 | +4% |\n| Heat | 900 °C | −2% |\n| Time | 8 h | +1% |',
    ],
  ])('are not %s', (_, text) => {
    expect(kinds(text)).not.toContain('comparison')
  })

  test('are no marks beside the items of a list', () => {
    const text =
      '| | Short | Long |\n|---|---|---|\n| Read through the chapter on how kilns are built | ✓ | ✓ |\n| Look at all the kilns of the old village | – | ✓ |'
    expect(kinds(text)).toEqual(['table'])
  })

  test('are none where one has figures and the other words', () => {
    const text =
      '| Item | Cost (£) | Paid by |\n|---|---|---|\n| Oven | 86,000 | Asset finance |\n| Fit-out | 112,000 | Bank loan |\n| Signs | 31,000 | Own funds |'
    expect(kinds(text)).toEqual(['table'])
  })

  test('with like figures is a chart', () => {
    expect(
      kinds(
        '| | Gas | Wood |\n|---|---|---|\n| North | €9 | €6 |\n| South | €4 | €5 |\n| East | €3 | €2 |',
      ),
    ).toEqual(['chart'])
  })

  test('may have the alternatives as its rows', () => {
    expect(
      grid(
        '| Option | Price | Smoke |\n|---|---|---|\n| Gas | €9,000 | hardly any |\n| Wood | €6,000 | a lot |',
      ),
    ).toEqual([
      ['Gas', 'Wood'],
      ['Price', '€9,000', '€6,000'],
      ['Smoke', 'hardly any', 'a lot'],
    ])
  })
})

describe('lines of alternatives', () => {
  test('are matched by the kind of their figures, the rest in the order of the source', () => {
    const text =
      'We see two ways.\n\nMend it: £400, done in three weeks, 20 bowls an hour, no smoke.\nReplace it: £2,100, 45 bowls an hour, two months to deliver, ten-year guarantee.'
    expect(grid(text)).toEqual([
      ['Mend it', 'Replace it'],
      ['(cost)', '£400', '£2,100'],
      ['(time)', 'done in three weeks', 'two months to deliver'],
      [undefined, '20 bowls an hour', '45 bowls an hour'],
      [undefined, 'no smoke', 'ten-year guarantee'],
    ])
  })

  test.each([
    [
      'de',
      'Reparieren: 400 €, fertig in drei Wochen, 20 Schalen pro Stunde.\n\nErsetzen: 2.100 €, zwei Monate Lieferzeit, 45 Schalen pro Stunde.',
    ],
    [
      'fr',
      'Réparer : 400 €, prêt en trois semaines, 20 bols par heure.\nRemplacer : 2 100 €, deux mois de délai, 45 bols par heure.',
    ],
    [
      'es',
      'Reparar: 400 €, listo en tres semanas, 20 cuencos por hora.\nCambiar: 2.100 €, dos meses de espera, 45 cuencos por hora.',
    ],
    [
      'it',
      'Riparare: 400 €, pronto in tre settimane, 20 ciotole all’ora.\nSostituire: 2.100 €, due mesi di attesa, 45 ciotole all’ora.',
    ],
    [
      'pt',
      'Consertar: 400 €, pronto em três semanas, 20 tigelas por hora.\nTrocar: 2.100 €, dois meses de espera, 45 tigelas por hora.',
    ],
    [
      'ru',
      'Починить: 400 евро, три недели работы, 20 чашек в час.\nЗаменить: 2100 евро, два месяца ожидания, 45 чашек в час.',
    ],
    ['ja', '修理：4万円、3週間で完了、1時間に20個\n交換：21万円、納期は2か月、1時間に45個'],
    ['zh', '修理：4000元，3周完成，每小时20个\n更换：21000元，等待2个月，每小时45个'],
  ])('%s', (language, text) => {
    expect(kinds(text, language)).toContain('comparison')
  })

  test('may be wrapped', () => {
    const text =
      'Mend it: £400, done in three weeks by the smith in the next village who also made\nthe first one, no smoke.\nReplace it: £2,100, two months to deliver from Leeds by a carrier that we do not know\nyet, ten-year guarantee.'
    expect(grid(text)[0]).toEqual(['Mend it', 'Replace it'])
  })

  test.each([
    [
      'en',
      '**Mend it**: £400 for the smith, three weeks of work, liked by nobody.\n\n**Leave it**: saves £90 a year, starts at once, ugly in the rain.',
    ],
    [
      'de',
      '**Reparieren**: 400 € für den Schmied, drei Wochen Arbeit, bei keinem beliebt.\n\n**Lassen**: spart 90 € im Jahr, beginnt sofort, hässlich bei Regen.',
    ],
  ])('with the same number of aspects and money in the same place (%s)', (language, text) => {
    const [, cost] = grid(text, language)
    expect(cost?.[0]).toBe('(cost)')
  })

  test('are none when they say unlike things', () => {
    expect(kinds('Anna: flour, sugar, eggs.\nBen: paint, brushes, nails.')).not.toContain(
      'comparison',
    )
  })
})
