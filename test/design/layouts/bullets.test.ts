import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { draughtsman } from '../../../src/design/themes/draughtsman/draughtsman.ts'
import { simpleLight } from '../../../src/design/themes/simple-light/simple-light.ts'
import type { TextNode } from '../../../src/scene/node.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { bulletsSlide, deck } from '../../support/decks.ts'
import { linesOf } from '../../support/pages.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const textsOf = (items: string[], themeId = simpleLight.id) => {
  const { pages } = buildScene(deck({ themeId }, bulletsSlide('A list', items)), typography)
  return (pages[0] as Page).nodes
    .filter((node): node is TextNode => node.kind === 'text')
    .filter(({ name }) => /^(body|item-)/.test(name))
}

const item = 'Every item of this list is a little longer than a line that is good to read, not more'

describe('a list', () => {
  it('runs over the whole width when all of its items stand on one line there', () => {
    expect(textsOf(Array(6).fill(item)).flatMap(linesOf)).toHaveLength(6)
  })

  it('keeps to a measure that is good to read otherwise', () => {
    const long = `${item}; ${item}; ${item}`
    for (const { box } of textsOf(Array(6).fill(long))) expect(box.width).toBeLessThan(800)
  })

  it('is one text, to be edited as one', () => {
    const [body, ...more] = textsOf(['Rooms are warm', 'Buses come early', 'Lunch is free'])
    expect(body?.layout.paragraphs).toHaveLength(3)
    expect(more).toEqual([])
  })

  it('is a text an item where a face that stands in for ours moves one over a rule', () => {
    const texts = textsOf(
      [
        'La línea 2 estuvo parada 11 días por avería de la centrífuga (coste: 38.500 €)',
        'Faltan conductores: 6 de 14 rutas sin cubrir los fines de semana',
        'Retrasos en el pago de la subvención PAC (previsto: 15/03, cobrado: 02/05)',
      ],
      draughtsman.id,
    )
    expect(texts.map(({ name }) => name)).toEqual(['item-1', 'item-2', 'item-3'])
  })
})
