import { describe, expect, test } from 'vitest'
import { sentenceWorths } from '../../../../src/author/composer/scoring/sentence-worth.ts'
import type { Atom } from '../../../../src/author/composer/shaping/atom.ts'
import { chooseLines } from '../../../../src/author/composer/slides/choose-lines.ts'
import { proseAtoms } from '../../../support/prose-atoms.ts'

function shownOf(atoms: readonly Atom[], language: string): string[] {
  const lines = chooseLines(atoms, language, { isHeaded: true })
  return lines.flat().map(({ text }) => text.text)
}

/** More of the same kind, so that no slide has room for all. */
const filler: Record<string, string[]> = {
  en: [
    'The old road runs along the river and past the mill, where the bus has turned for as long as anyone remembers.',
    'People in the upper village have asked about the road at every meeting since the flood carried the bridge away.',
  ],
  de: [
    'Die alte Straße läuft am Fluss entlang und an der Mühle vorbei, wo der Bus seit jeher wendet und die Fahrer Kaffee trinken.',
    'Die Leute im oberen Dorf haben auf jeder Versammlung nach der Straße gefragt, seit das Hochwasser die Brücke mitgenommen hat.',
  ],
  ja: [
    '古い道は川に沿って水車小屋の前を通り、昔からバスがそこで向きを変えて町へ戻っていました。',
    '上の集落の人たちは、洪水で橋が流されてから毎回の会合で道のことを尋ねてきました。',
  ],
  es: [
    'El camino viejo va por el río y pasa por el molino, donde el autobús da la vuelta.',
    'Los del barrio alto preguntan por el camino desde que la riada se llevó el puente de madera.',
  ],
  ru: [
    'Старая дорога идёт вдоль реки мимо мельницы, где автобус разворачивается столько лет, сколько люди вообще помнят.',
    'Жители верхней деревни спрашивали о дороге на каждом собрании с тех пор, как паводок унёс мост и размыл насыпь.',
  ],
}

describe('of a section that is too long for its slide is shown', () => {
  test.each([
    [
      'en',
      'This came up late, from a talk at the market.',
      'It was decided that the new road, for £41,500, is opened in May.',
    ],
    [
      'de',
      'Dazu kam es erst spät, nach einem Gespräch auf dem Markt.',
      'Beschlossen wurde der Bau für 41.500 € bis zum Mai.',
    ],
    [
      'ja',
      'これは市場での立ち話から始まった話です。',
      '新しい道の工事費は4,150万円で、5月に完成することが決定しました。',
    ],
    [
      'ru',
      'Это началось поздно, с разговора на рынке у моста.',
      'Новая дорога стоит 415 000 ₽, и решено открыть движение в мае.',
    ],
  ])('what it comes to in the end (%s)', (language, scene, outcome) => {
    const [long = '', other = ''] = filler[language] ?? []
    const shown = shownOf(proseAtoms([scene, long, other], [long, other, outcome]), language)
    expect(shown).toContain(outcome)
  })

  test('what the text sets in bold', () => {
    const [long = '', other = ''] = filler.en ?? []
    const atoms = proseAtoms(
      [long, other, long],
      [other, 'Reply by Friday, as the floor has to dry.', long],
    )
    const stressed = atoms.map((atom) =>
      atom.text.text.startsWith('Reply') ? { ...atom, stressed: true as const } : atom,
    )
    expect(shownOf(stressed, 'en')).toContain('Reply by Friday, as the floor has to dry.')
  })

  test.each([
    [
      'en',
      'Cairnbeg would take 3,500 litres a day.',
      'Neither farm would sign for more than £900 a year.',
    ],
    [
      'es',
      'El pueblo ha cambiado cuatro kilómetros de los 22.',
      'El resto cuesta 2.250.000 €, más de lo que hay.',
    ],
    [
      'ru',
      'Дорогу закончили 1 100 из 6 240 учеников школы.',
      'Остальные стали кем угодно, а 12 % уехали совсем.',
    ],
  ])('a sentence with the one that it points back at (%s)', (language, first, second) => {
    const [long = '', other = ''] = filler[language] ?? []
    const shown = shownOf(proseAtoms([long, other, first, second], [long, other, long]), language)
    expect(shown).toEqual(expect.arrayContaining([first, second]))
  })

  test.each([
    ['en', 'In the year of 1874 it was a lane.', 'The new one costs 480,000 euros.'],
    ['de', 'Im Jahr 1874 war sie ein Pfad.', 'Die neue kostet 480.000 Franken.'],
  ])('an amount rather than a year (%s)', (language, year, price) => {
    const [long = '', other = ''] = filler[language] ?? []
    const worths = sentenceWorths(proseAtoms([long, year, price, other]), language)
    const worthOf = (said: string) => [...worths].find(([{ text }]) => text.text === said)?.[1] ?? 0
    expect(worthOf(price)).toBeGreaterThan(worthOf(year))
  })
})

test('a section that its slide has room for is shown whole', () => {
  const whole = ['The first press was lent.', 'Nobody asked for it back.', 'It stands in the barn.']
  expect(shownOf(proseAtoms(whole), 'en')).toEqual(whole)
})

test('below a question its answer comes first, whatever the rest counts', () => {
  const [long = '', other = ''] = filler.en ?? []
  const atoms = proseAtoms([
    'We do not know yet.',
    long,
    other,
    'The bridge alone cost £2,260 in the year of the flood.',
  ])
  const [first = []] = chooseLines(atoms, 'en', { isAnswer: true })
  expect(first[0]?.text.text).toBe('We do not know yet.')
})

const closing = `Lock the front door first. Count the till and write it in the blue book. If it's more than £10 out, count again. Put the cash in the safe, not in the drawer. Turn off the fryer and wait 20 minutes. Take the bins out. Set the alarm: 4 digits, then hash. Leave by the back door within 30 seconds. Never prop the back door open.`
const till = `Antes de empezar apaga el datáfono. Primero cuenta los billetes, luego las monedas. Apunta el total en la hoja verde (no en la blanca). Deja siempre 150 € de cambio. Si faltan más de 5 €, llama a Paco antes de cerrar. Después mete el sobre en la caja fuerte y gira dos veces. Por último pon la alarma: 4 dígitos y tecla A. Nunca salgas con el sobre a la calle.`

test.each([
  ['en', closing],
  ['es', till],
])('short sentences that have room on a slide are all shown (%s)', (language, text) => {
  const steps = text.split(/(?<=[.]) /u)
  expect(shownOf(proseAtoms(steps), language)).toEqual(steps)
})
