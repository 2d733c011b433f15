import { describe, expect, it } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'

describe('a numbered line that ends in a year with its short word is a heading', () => {
  it.each([
    [
      'PROTOKÓŁ\n\n1. Porządek obrad\nPrzyjęto go bez głosów sprzeciwu na wniosek zarządu.\n\n2. Sprawozdanie za 2024 r.\nZarządca przedstawił wykonanie planu i odpowiedział na pytania.\n\n3. Dach\nInżynier omówił ekspertyzę z lutego i trzy warianty naprawy.',
      'Sprawozdanie za 2024 r.',
    ],
    [
      'ПРОТОКОЛ\n\n1. Повестка дня\nЕё приняли без возражений по предложению правления.\n\n2. Отчёт за 2024 г.\nПредседатель рассказала о выполнении плана и ответила на вопросы.\n\n3. Крыша\nИнженер рассказал об обследовании и трёх вариантах ремонта.',
      'Отчёт за 2024 г.',
    ],
  ])('%s', (text, heading) => {
    const headings = blockOutline(text).filter((block) => block.startsWith('heading'))
    expect(headings.map((block) => block.replace(/^heading \d: /, ''))).toContain(heading)
    expect(headings).toHaveLength(4)
  })
})
