import { describe, expect, test } from 'vitest'
import { shorten } from '../../../../src/author/composer/shaping/shorten.ts'

const english = { language: 'en-US', limit: 14, hardLimit: 22 }

describe('a sentence within the limit', () => {
  test('loses its full stop and nothing else', () => {
    expect(shorten('Hire four dispatchers in Busan.', english)).toBe(
      'Hire four dispatchers in Busan',
    )
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
    expect(shorten('We carry steel, timber etc.', english)).toBe('We carry steel, timber etc.')
  })

  test('keeps a relative clause that is announced', () => {
    const sentence =
      'Основан на упорядоченном переборе решений и рассмотрении только тех из них, которые являются перспективными по тем или иным признакам задачи.'
    expect(shorten(sentence, russian)).toContain('которые')
  })

  test('begins a pair of words with a capital', () => {
    expect(shorten('go/no-go list', english)).toBe('Go/no-go list')
  })

  test('leaves a first letter that has no capital of its own', () => {
    expect(shorten('ᾐτήσατο τὸν δῆμον', { ...english, language: 'el' })).toBe('ᾐτήσατο τὸν δῆμον')
  })
})
