import { describe, expect, test } from 'vitest'
import { capitalize, shorten } from '../../../../src/author/composer/shaping/shorten.ts'

const english = { language: 'en-US', limit: 14, hardLimit: 22 }

describe('a sentence within the limit', () => {
  test('loses its full stop and nothing else', () => {
    expect(shorten('Hire four dispatchers in Busan.', english)).toBe(
      'Hire four dispatchers in Busan',
    )
  })

  test.each([
    ['pl', 'Okres próbny 2 mies.'],
    ['en', 'Sold to Alfa Ltd.'],
    ['de', 'Bewerben bis zum 27.'],
    ['de', 'Besuch bei Firma Lindner, 3.9.'],
    ['fi', 'Kokous pidetään 3.9.'],
  ])('keeps the full stop of an abbreviation and of an ordinal (%s)', (language, text) => {
    expect(shorten(text, { ...english, language })).toBe(text)
  })

  test.each([
    'The pipe is 5 mm',
    'It takes 14 days',
    'We close at 9',
  ])('ends in a whole word: %s', (text) => {
    expect(shorten(`${text}.`, english)).toBe(text)
  })

  test('keeps the sign of a figure', () => {
    expect(shorten('-1,780 less', english)).toBe('-1,780 less')
  })

  test('keeps a question mark', () => {
    expect(shorten('who tells support?', english)).toBe('Who tells support?')
  })

  test('loses a connective at its start', () => {
    expect(shorten('However, the hub in Rotterdam stayed open.', english)).toBe(
      'The hub in Rotterdam stayed open',
    )
  })

  test('keeps names that do not begin with a capital', () => {
    expect(shorten('contextId groups tasks.', english)).toBe('contextId groups tasks')
  })
})

describe('a longer sentence', () => {
  test('loses the clause that begins with a subordinator', () => {
    expect(
      shorten(
        'Gross margin improved from 31.2% to 34.5% because the Rotterdam hub reached full automation in July.',
        english,
      ),
    ).toBe('Gross margin improved from 31.2% to 34.5%')
  })

  test.each([
    [
      'en',
      'The valve of the old pump in the cellar broke on Sunday night (probably) and the water ran out.',
      '(probably)',
    ],
    [
      'de',
      'Das Ventil der alten Pumpe im Keller brach am Sonntag in der Nacht (vermutlich) und das Wasser lief aus.',
      '(vermutlich)',
    ],
    [
      'fr',
      'La vanne de la vieille pompe dans la cave a cassé dimanche dans la nuit (peut-être) et l’eau a coulé.',
      '(peut-être)',
    ],
  ])('keeps a doubt in brackets (%s)', (language, text, doubt) => {
    expect(shorten(text, { ...english, language })).toContain(doubt)
  })

  test('loses parentheses without numbers first', () => {
    expect(
      shorten(
        'The agents keep the internal state of every conversation (especially with language models) for one single day only.',
        english,
      ),
    ).toBe('The agents keep the internal state of every conversation for one single day only')
  })

  test('keeps a clause with a negation', () => {
    const sentence =
      'The offices in the north of the country close in May, which does not concern the warehouse.'
    expect(shorten(sentence, english)).toBe(sentence.slice(0, -1))
  })

  test('is never cut down to the clause before the main clause', () => {
    const sentence =
      'If the response of the remote agent is a task with a state, which is common, the agent will process it through a defined lifecycle and ask for input.'
    expect(shorten(sentence, english)).toContain('the agent will process it')
  })

  test('in Chinese loses its last clause', () => {
    expect(
      shorten(
        '数据结构是在计算机中组织和存储数据的一种特殊方式，使得数据可以高效地被访问和修改。',
        { ...english, language: 'zh-Hans' },
      ),
    ).toBe('数据结构是在计算机中组织和存储数据的一种特殊方式')
  })
})

test('text without any break is cut between graphemes', () => {
  const family = '👨‍👩‍👧'
  const short = shorten(family.repeat(500), english)
  expect(short.endsWith('…')).toBe(true)
  expect(short.slice(0, -1).replaceAll(family, '')).toBe('')
})

describe('what only sounds like an end', () => {
  const russian = { language: 'ru-RU', limit: 14, hardLimit: 22 }

  test('keeps the full stop of words that end a list', () => {
    expect(shorten('чтение, запись, сброс и т.п.', russian)).toBe('Чтение, запись, сброс и т.п.')
    expect(shorten('Сад стоил 312 тыс. руб.', russian)).toBe('Сад стоил 312 тыс. руб.')
    expect(shorten('We carry steel, timber etc.', english)).toBe('We carry steel, timber etc.')
  })

  test('begins a pair of words with a capital', () => {
    expect(shorten('go/no-go list', english)).toBe('Go/no-go list')
  })

  test('leaves a first letter that has no capital of its own', () => {
    expect(shorten('ᾐτήσατο τὸν δῆμον', { ...english, language: 'el' })).toBe('ᾐτήσατο τὸν δῆμον')
  })
})

describe('what would make a sentence false or leave half of it', () => {
  test.each([
    [
      'en',
      'The old bridge over the river near the mill, which was built in 1950, is closed to lorries',
    ],
    ['en', 'We did not close the school in the village because of the roof'],
    [
      'en',
      'Of the other orders half fail because all boxes are taken, twelve because the parcel is too large',
    ],
    ['en', 'Sales in the north rose quickly all through the year, while those in the south fell'],
    ['de', 'Der Umbau betrifft Mieter in den Häusern am Ufer, welche vor dem Krieg gebaut wurden'],
    [
      'ru',
      'Комиссия решила на заседании в понедельник утром, что мост закроют для грузовых машин до весны',
    ],
    ['ru', 'Цель новой программы городского совета — снизить шум на улицах и во дворах'],
    ['es', 'La dirección sanciona las entradas con retraso de los viernes; pero puede perdonarlas'],
    ['tr', 'Belediye başkanı dün yapılan toplantıda, yeni pazarın iki yıl süreceğini söyledi'],
    ['ja', '新工場は5月に操業を始め、年末までに従業員を300人に増やし、周辺の道路も広げる計画です'],
    ['zh-Hans', '搬迁工作分三步进行，先搬库房和办公室，再搬阅览室，最后在五月搬迁儿童馆和多功能厅'],
  ])('stays (%s): %s', (language, sentence) => {
    expect(shorten(sentence, { language, limit: 6, hardLimit: 60 })).toBe(sentence)
  })
})

describe('the first word of a line', () => {
  test.each([
    ['harbour works. Go on', 'Harbour works. Go on'],
    ['etc. is no end', 'Etc. is no end'],
    ['ada.moor@example.com', 'ada.moor@example.com'],
    ['package.json lists them', 'package.json lists them'],
  ])('begins with a capital unless it is a name with points: %s', (text, written) => {
    expect(capitalize(text, 'en')).toBe(written)
  })
})
