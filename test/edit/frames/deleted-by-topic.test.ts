import { expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import type { EditStep } from '../../../src/edit/edit-step.ts'
import { agenda, bullets, bulletsSlide, deck, slide, titleSlide } from '../../support/decks.ts'
import { interpretSample } from '../sample-deck.ts'

// Slides go by what they are about only where their titles say so in whole words; otherwise every slide that says it is offered.

/** The numbers of the slides that go at once, or of those that a question offers. */
function outcome(steps: readonly EditStep[]): { gone: number[]; offered: number[] } {
  const numbersIn = (text: string) => Number(/\d+/.exec(text)?.[0])
  return {
    gone: steps.flatMap((step) =>
      'op' in step && step.op === 'delete_slide' ? [numbersIn(step.slideId)] : [],
    ),
    offered: steps.flatMap((step) =>
      'request' in step && step.request === 'clarify' ? step.options.map(numbersIn) : [],
    ),
  }
}

const fleet = deck(
  { title: 'Fuel and risks' },
  titleSlide('Fuel and risks'),
  slide('agenda', 'Agenda', [agenda(['Fuel', 'Risks', 'Money'])]),
  bulletsSlide('Fuel costs', ['Diesel', 'Batteries']),
  bulletsSlide('Staff', ['A fuel allowance', 'Customers are happy']),
  bulletsSlide('Risks at sea', ['Storms']),
  bulletsSlide('Risks on land', ['Customs']),
  bulletsSlide('Where it goes', ['Rent'], { eyebrow: 'Money' }),
  bulletsSlide('The port works fully by itself', ['Even at night']),
  slide('recap', 'Summary', [bullets(['Fuel, risks and money'])]),
)

const asked = (wish: string, on: Deck = fleet) => outcome(interpretSample(wish, { deck: on }))

it.each([
  ['delete the fuel slides', [3, 4]],
  ['delete slides about fuel', [3, 4]],
  ['delete the slide about fuel', [3, 4]],
  ['delete all slides that mention fuel', [3, 4]],
  ['remove every slide about fuel', [3, 4]],
  ['delete the slides with fuel', [3, 4]],
  ['keep only the fuel slides', [3, 4]],
  ['delete everything except the fuel slides', [3, 4]],
  ['delete the slide after the fuel slide', [3, 4]],
  ['delete the risk slide', [5, 6]],
  ['delete slides on customs', [6]],
  ['delete the diesel slide', [3]],
  ['delete the money slides', [7]],
  ['delete the risk and fuel slides', [3, 4, 5, 6]],
])('“%s” is asked, with all that say it', (wish, offered) => {
  expect(asked(wish)).toEqual({ gone: [], offered })
})

it.each([
  ['delete the staff slide', [4]],
  ['delete the slide about fuel costs', [3]],
  ['delete the slide titled Staff', [4]],
  ['delete the risk slides', [5, 6]],
  ['delete the two risk slides', [5, 6]],
  ['delete the money slide', [7]],
  ['delete the slides about risks and money', [5, 6, 7]],
])('“%s” is said by titles alone', (wish, gone) => {
  expect(asked(wish)).toEqual({ gone, offered: [] })
})

it.each([
  ['delete the full slide', 'a word within another'],
  ['delete the boring slides', 'a property'],
  ['delete the custom slide', 'a word of another kind'],
])('“%s” is asked: it is %s', (wish) => {
  const { gone, offered } = asked(wish)
  expect(gone).toEqual([])
  expect(offered).not.toEqual([])
})

it.each([
  'delete the wrong slide',
  'delete the important slide',
])('“%s” is asked even where a title says so', (wish) => {
  const on = deck(
    {},
    bulletsSlide('Important: the wrong turn', ['Left']),
    bulletsSlide('Staff', ['Two']),
  )
  expect(asked(wish, on)).toEqual({ gone: [], offered: [1] })
})

it.each([
  ['delete the two fuel slides', [3, 4]],
  ['delete the three risk slides', [5, 6]],
  ['delete the two money slides', [7]],
  ['delete both staff slides', [4]],
  ['delete the two slides about fuel costs', [3]],
  ['delete the two bullet slides', [3, 4, 5, 6, 7, 8]],
  ['merge the three risk slides', [5, 6]],
  ['merge the two fuel slides', [3, 4]],
])('“%s” is asked: the number does not fit, or the titles do not say so', (wish, offered) => {
  const steps = interpretSample(wish, { deck: fleet })
  expect(steps.filter((step) => 'op' in step)).toEqual([])
  expect(outcome(steps).offered).toEqual(expect.arrayContaining(offered))
})

const oddOnes = [
  'delete the odd slides',
  'delete the odd-numbered slides',
  'delete slides with odd numbers',
  'Lösche die ungeraden Folien',
  'Supprime les diapositives impaires',
  'Elimina las diapositivas impares',
  'Elimina le diapositive dispari',
  'Exclua os slides ímpares',
  'Verwijder de oneven dia’s',
  'Usuń nieparzyste slajdy',
  'Удали нечётные слайды',
  '奇数ページを削除して',
  '删除奇数页',
]
it.each(oddOnes)('“%s” are those at odd places, after a question', (wish) => {
  const [question] = interpretSample(wish, { deck: fleet })
  expect(question).toMatchObject({
    request: 'clarify',
    question:
      'Shall “Slide 1: Fuel and risks”, “Slide 3: Fuel costs”, “Slide 5: Risks at sea”, “Slide 7: Where it goes”, and 1 more be deleted?',
  })
})

it('the even slides can be shortened at once', () => {
  const steps = interpretSample('shorten the even slides', { deck: fleet })
  expect(steps).toEqual(
    [2, 4, 6, 8].map((number) => ({
      request: 'rewrite_slide',
      slideId: `slide-${number}`,
      style: 'shorter',
    })),
  )
})

/** A deck in another language: one title says the first word, and one text; one title alone says the second. */
const inOther = (language: string, often: string, once: string) =>
  deck(
    { language },
    titleSlide('Alpha'),
    slide('agenda', 'Beta', [agenda([often, once])]),
    bulletsSlide(often, ['Gamma']),
    bulletsSlide('Delta', [often]),
    bulletsSlide(once, ['Epsilon']),
  )

it.each([
  [
    'de',
    'Kosten',
    'Lieferanten',
    'Lösche die Folien zu Kosten',
    'Lösche die Folie über Lieferanten',
  ],
  [
    'fr',
    'Coûts',
    'Équipe',
    'Supprime les diapositives sur les coûts',
    'Supprime la diapositive sur l’équipe',
  ],
  [
    'es',
    'Costes',
    'Equipo',
    'Elimina las diapositivas sobre costes',
    'Elimina la diapositiva sobre el equipo',
  ],
  ['it', 'Costi', 'Squadra', 'Elimina le slide sui costi', 'Elimina la slide sulla squadra'],
  ['pt', 'Custos', 'Equipe', 'Exclua os slides sobre custos', 'Exclua o slide sobre a equipe'],
  ['nl', 'Kosten', 'Ploeg', 'Verwijder de dia’s over kosten', 'Verwijder de dia over de ploeg'],
  ['pl', 'Koszty', 'Zespół', 'Usuń slajdy o kosztach', 'Usuń slajd o zespole'],
  ['ru', 'Расходы', 'Команда', 'Удали слайды о расходах', 'Удали слайд о команде'],
  ['ja', '予算の内訳', '採用計画', '予算のスライドを削除して', '採用計画のスライドを削除して'],
  ['zh', '预算明细', '招聘计划', '删除关于预算的幻灯片', '删除关于招聘计划的幻灯片'],
])('in %s too', (language, often, once, many, single) => {
  const on = inOther(language, often, once)
  expect(asked(many, on)).toEqual({ gone: [], offered: [3, 4] })
  expect(asked(single, on)).toEqual({ gone: [5], offered: [] })
})
