import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'
import { flattenTopics } from '../../../../src/author/composer/scoring/score-topics.ts'
import { buildTopic } from '../../../../src/author/composer/shaping/build-topic.ts'
import { leadTerm } from '../../../../src/author/composer/shaping/bullet-text.ts'
import type { Part } from '../../../../src/author/composer/shaping/part.ts'
import { AtomCounter } from '../../../../src/author/composer/shaping/read-atoms.ts'
import { buildSectionTree } from '../../../../src/author/composer/shaping/section-tree.ts'

function partOf(text: string, language = 'en-US'): Part | undefined {
  const topic = buildTopic(buildSectionTree(readSource(text)), language, new AtomCounter())
  return flattenTopics(topic).flatMap((one) => one.parts)[0]
}

describe('items that set their term apart with a dash', () => {
  test('begin with the term', () => {
    const part = partOf(
      '- Caesar cipher - a simple substitution\n- Hill cipher – substitution by linear algebra\n- Rail fence cipher',
    )
    expect(part?.atoms.map(leadTerm)).toEqual(['Caesar cipher', 'Hill cipher', ''])
  })

  test('keep the dashes of names', () => {
    const part = partOf(
      '- Алгоритм Кнута — Морриса — Пратта — поиск подстроки в строке\n- Алгоритм Рабина — Карпа — поиск подстроки\n- Расстояние Хэмминга — число позиций, в которых символы различны',
      'ru-RU',
    )
    expect(part?.atoms.map(leadTerm)).toEqual([
      'Алгоритм Кнута — Морриса — Пратта',
      'Алгоритм Рабина — Карпа',
      'Расстояние Хэмминга',
    ])
  })

  test('are cards with the term for a head', () => {
    const part = partOf(
      '- Шифр Цезаря - простой подстановочный шифр\n- Шифр Хилла - шифр на основе линейной алгебры\n- Полиномиальный хэш — функция кольцевого хэша, основанная на полиноме',
      'ru-RU',
    )
    expect(part?.kind === 'cards' && part.cards.map((card) => card.head)).toEqual([
      'Шифр Цезаря',
      'Шифр Хилла',
      'Полиномиальный хэш',
    ])
  })

  test('are rare where a dash only adds a thought', () => {
    const part = partOf(
      '- Prices rose in May – again\n- Ships waited for days at the harbour\n- The strike ended with a new contract for all\n- The depot opens a week later than it was planned',
    )
    expect(part?.atoms.every((atom) => atom.lead === 0)).toBe(true)
  })
})

describe('items that number themselves', () => {
  test('are steps where each follows the one before it', () => {
    const part = partOf('- Phase 1: Survey\n- Phase 2: Design after Phase 1\n- Phase 3: Build')
    expect(part?.kind).toBe('steps')
  })

  test('are no steps where they branch', () => {
    const part = partOf(
      '- Task 1: Book a flight\n- Task 2: Based on Task 1, book a hotel\n- Task 3: Based on Task 1, book a tour\n- Task 4: Based on Task 2, add a spa',
    )
    expect(part?.kind).not.toBe('steps')
  })
})
