import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../src/edit/continue-instruction.ts'
import type { EditStep } from '../../src/edit/edit-step.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from './sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))

/** What stands in the answer beside what was done. */
const left = 'decline nothing_to_do'

describe('what is said beside a deletion', () => {
  it.each([
    'we only have 30 min - delete 4 and 5',
    'wir haben nur 30 Minuten - lösche 4 und 5',
    "on n'a que 30 min, supprime la 4 et la 5",
    'solo tenemos 30 min, borra la 4 y la 5',
    '我们只有30分钟，删掉第4、5页',
    'у нас только 30 минут, удали слайды 4 и 5',
  ])('changes nothing of it: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-5',
      left,
    ])
  })

  it.each([
    ['I only have ten minutes, so delete slide 4', 'delete_slide slideId=slide-4'],
    [
      'Voy a repartir el archivo, así que quita las notas de la 4',
      'set_notes slideId=slide-4 notes=null',
    ],
  ])('is why it goes: %s', (instruction, step) => {
    expect(read(instruction)[0]).toBe(step)
  })

  it.each([
    'I like slide 4, so delete it if you must',
    'delete 4, we keep 5',
    'delete 4 and 5, everyone needs slide 5',
    'delete 4, or we drop 5',
    'delete 4 and 5, if they agree',
    'delete the last step on slide 7, we want to keep the others',
    'delete 4 and 5, the residents have no say',
    'delete 4 and 5, they have to approve first',
    'delete 4 and 5, everyone must agree first',
    'delete 4 and 5, they stay hidden',
    'delete the last bullet on slide 4, they reject it',
    'lösche den letzten Punkt auf Folie 4, sie lehnen ihn ab',
    'delete 4 and 5, we would like these hidden instead',
    'delete 4 and 5, we mean the first bullets',
    'delete 4 and 5, nobody wants that',
    'delete 4 and 5, we only put 5 back',
    'we never agreed to this - delete 4',
    '4、5两页删了吧，居民意见这次不讲',
    'delete the last bullet on slide 9, I was joking',
    'lösche den letzten Punkt auf Folie 9, ich scherze',
    'supprime le dernier point de la diapo 9, je plaisante',
    'удали последний пункт на слайде 9, я шучу',
  ])('is none where it bounds it: %s', (instruction) => {
    expect(read(instruction).filter((step) => step.startsWith('delete_'))).toEqual([])
  })
})

describe('what is said beside other wishes', () => {
  it.each([
    'replace March by April everywhere, sorry',
  ])('changes nothing of it: %s', (instruction) => {
    expect(read(instruction)).toEqual(read('replace March by April everywhere'))
  })

  it.each([
    ['move slide 4 to the end, they start a week later', 'move slide 4 to the end'],
    ['the boss said yes this morning!! so move slide 4 to the end', 'move slide 4 to the end'],
    ['sorry for the mess. move slide 4 to the end', 'move slide 4 to the end'],
    ['move slide 4 to the end, people keep forgetting', 'move slide 4 to the end'],
    ['make the title of slide 4 bold, it looks weak', 'make the title of slide 4 bold'],
    ['move slide 4 to the end (we changed our mind)', 'move slide 4 to the end'],
    [
      'Acme has a new name, please replace Acme with Globex everywhere',
      'replace Acme with Globex everywhere',
    ],
  ])('is named in the answer: %s', (instruction, wish) => {
    expect(read(instruction)).toEqual([...read(wish), left])
  })

  it('is no news where it says why', () => {
    const wish = 'make the title of slide 4 bold'
    expect(read(`${wish} because nobody sees it`)).toEqual(read(wish))
  })

  it('is repeated in the answer', () => {
    expect(interpretSample('move slide 4 to the end, they start a week later')).toContainEqual(
      expect.objectContaining({
        sentence: 'Read as a remark, so nothing was done about it: “they start a week later”.',
      }),
    )
  })

  it.each([
    ['the Price column is too wide, make it narrower', 'make the Price column narrower'],
    ['slide 6 is too full, delete it', 'delete slide 6'],
  ])('says what “it” is: %s', (instruction, wish) => {
    expect(read(instruction)).toEqual(read(wish))
  })

  // Nobody need know the words: the wish is read whole without them, and they ask for nothing.
  it.each([
    ['move slide 4 to the end, investors jump on that', 'move slide 4 to the end'],
    [
      'make the title of slide 4 bold, last year they gave us a lot',
      'make the title of slide 4 bold',
    ],
    [
      "make the title of slide 4 bold, you can't see it otherwise",
      'make the title of slide 4 bold',
    ],
    [
      'Titel von Folie 4 eine Stufe größer, hinten liest das keiner',
      'Titel von Folie 4 eine Stufe größer',
    ],
    [
      'titres des diapos 4 et 9 un cran plus petits, ça déborde',
      'titres des diapos 4 et 9 un cran plus petits',
    ],
    ['centra el título de la 4; el resto va bien así', 'centra el título de la 4'],
    ['заголовок слайда 4 жирным, не влазит', 'заголовок слайда 4 жирным'],
    ['duplicate slide 4, my boss insists', 'duplicate slide 4'],
    ['add 2026 with 40 to the chart, fingers crossed', 'add 2026 with 40 to the chart'],
    ['usuń slajd 9, mam tylko 20 minut', 'usuń slajd 9'],
  ])('may be any words that ask for nothing: %s', (instruction, wish) => {
    expect(read(wish).join()).toMatch(/^[a-z]+_/)
    expect(read(instruction)).toEqual([...read(wish), left])
  })

  it.each([
    'make the title of slide 4 bold, the stuff on slide 5 too',
    'make the title of slide 4 bold, the doodah red',
    'rename slide 4 to Costs and the kitchen sink, plumbing',
    'move slide 4 to the end, Risks likewise',
    'Folie 4 ans Ende, Risks ebenfalls',
    'заголовок слайда 4 жирным, Risks тоже',
  ])('are no remark where they may be a wish or a text: %s', (instruction) => {
    expect(interpretSample(instruction).map(sentence).join()).not.toContain('Read as a remark')
  })

  it('leaves a wish that nothing reads what it is', () => {
    expect(read('shorten slide 4 and put the better one first').join()).not.toContain(left)
  })

  it.each([
    'shorten all slides, but not slide 4',
    'shorten slides 3 to 6, unless they are short',
    'shorten all slides, keep the chart',
  ])('is none where it bounds it: %s', (instruction) => {
    expect(interpretSample(instruction).map(sentence).join()).not.toContain('Read as a remark')
  })

  it.each([
    ['On slide 4 add the point: Rain, we need umbrellas', 'umbrellas'],
    ['On slide 4 add the point: Rain falls. We stay.', 'We stay'],
  ])('is none in words that a colon gives: %s', (instruction, words) => {
    expect(read(instruction).join()).toContain(words)
  })
})

const sentence = (step: EditStep) => ('sentence' in step ? step.sentence : '')

describe('what may be given after a sign', () => {
  const words = 'change the title of 4 to Costs, they rise fast'

  it.each([
    words,
    'set the title of slide 4 to Prices rise, everyone pays',
    'make the title of slide 4 Rain falls, we stay',
    'ändere den Titel von Folie 4 in Preise, wir zahlen',
    // A bracket, a dash and a second sentence are ordinary in a text as well.
    'Rename slide 9 to Stop – we are full',
    'Change the title of slide 4 to Prices (they are fair)',
    'Rename slide 9 to Fair prices. We are cheap.',
  ])('is asked about: %s', (instruction) => {
    expect(read(instruction)).toEqual([expect.stringContaining('only a remark?')])
  })

  it.each([
    ['no', 'title=Costs, they rise fast'],
    ['yes', 'title=Costs'],
  ])('“%s” says which', (answer, title) => {
    const [question] = interpretSample(words)
    if (!question || !('request' in question) || question.request !== 'clarify') throw new Error()
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    expect(inShort(continueInstruction(question, answer, context))[0]).toBe(
      `set_slide_title slideId=slide-4 ${title}`,
    )
  })
})

describe('words given behind a colon', () => {
  it.each([
    'Add a bullet to slide 4: Storms, and delete the second bullet',
    'Add a bullet to slide 4: Storms. and delete the second bullet',
    'Add a bullet to slide 4: Storms and delete the second bullet',
  ])('end before a wish for what is counted: %s', (instruction) => {
    const done = read(instruction)
    expect(done.join()).toContain('"Storms"')
    expect(done.join()).not.toContain('delete the second')
  })
})
