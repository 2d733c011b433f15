import { describe, expect, test } from 'vitest'
import { readPlainText } from '../../../../src/author/composer/reading/read-plain-text.ts'
import type { ListItemSource } from '../../../../src/author/composer/reading/source-block.ts'

/** Each block as its level and text, each list as its points with those below in brackets. */
function outline(text: string): string[] {
  return readPlainText(text).map((block) => {
    if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${block.text.text}`
    if (block.kind === 'list') return printed(block.items)
    return 'text' in block ? block.text.text : block.kind
  })
}

function printed(items: readonly ListItemSource[]): string {
  return items
    .map(({ text, children }) => text.text + (children.length > 0 ? ` (${printed(children)})` : ''))
    .join(', ')
}

describe('an outline by indents', () => {
  test('has headings with their points, and a title over all', () => {
    expect(
      outline(
        'Il negozio\n\nLocale\n\tAffitto\n\tLavori\nPersone\n\tDue soci\n\tUn aiuto\nDa decidere',
      ),
    ).toEqual([
      '# Il negozio',
      '## Locale',
      'Affitto, Lavori',
      '## Persone',
      'Due soci, Un aiuto',
      '## Da decidere',
    ])
  })

  test('has points below points, in any script', () => {
    expect(outline('防災訓練\n\n役割\n  本部\n  受付\n    田中\n    山本\n予算\n  食材')).toEqual([
      '# 防災訓練',
      '## 役割',
      '本部, 受付 (田中, 山本)',
      '## 予算',
      '食材',
    ])
  })

  test('has a single line over all others as its title', () => {
    expect(
      outline('Moving\n    Why\n        The lease ends\n    How\n        By van\n        In May'),
    ).toEqual(['# Moving', '## Why', 'The lease ends', '## How', 'By van, In May'])
  })

  test('has headings below headings where levels are four', () => {
    expect(
      outline('Talk\n\nPart\n  Chapter\n    Point\n      Detail\n    Other\n  Next\n    Last'),
    ).toEqual(['# Talk', '## Part', '### Chapter', 'Point (Detail), Other', '### Next', 'Last'])
  })

  test('has sections that count, with all that they say below them', () => {
    const text =
      'Site safety\n\nOpening\n\tHello\nModule 1 – Who does what\n\tForeman\n\t\tlooks on\n\t\tstops the work\nModule 2 – Papers\n\tPlan\nLUNCH\nModule 3 – Falls\n\tRails'
    expect(outline(text)).toEqual([
      '# Site safety',
      '## Opening',
      'Hello',
      '## Module 1 – Who does what',
      'Foreman (looks on, stops the work)',
      '## Module 2 – Papers',
      'Plan',
      '## LUNCH',
      '## Module 3 – Falls',
      'Rails',
    ])
  })

  test('does not join points that begin in small letters', () => {
    const text =
      'Site\n\nRopes\n\texercise: work out how much air a cord of two metres needs\n\trescue within a quarter of an hour\n\tair\nLamps\n\tgreen'
    expect(outline(text)[2]).toBe(
      'exercise: work out how much air a cord of two metres needs, rescue within a quarter of an hour, air',
    )
  })

  test('is no running text whose first lines are indented', () => {
    const indented =
      '  It was late in the year when the ferry came in, and nobody stood on the quay to meet it but the postman.\n'
    expect(outline(`The ferry\n\n${indented}${indented}${indented}`)[0]).toBe('# The ferry')
    expect(outline(`The ferry\n\n${indented}${indented}${indented}`)).toHaveLength(2)
  })
})
