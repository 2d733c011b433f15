import { expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { blockOutline } from '../../../support/block-outline.ts'
import { composeText, titlesOf } from '../../../support/compose-text.ts'

const list = (label: string) =>
  `# New car\n\nPros:\n- fast\n- quiet and cheap to run\n${label}\n- dear\n- small boot\n`

test('a line right below a point names the points below it', () => {
  const [slide] = composeText(list('Cons:')).slides
  expect(slide && chosenVariant(slide).layout).toBe('comparison')
  expect(titlesOf(composeText(list('**Cons:**')).slides)).toContain('Cons')
})

test('a line that goes on from a point, or is set in below it, is part of that', () => {
  expect(blockOutline(list('for those who drive:')).join()).toContain(
    'quiet and cheap to run for those who drive:',
  )
  expect(blockOutline(list('  Cons:')).join()).toContain('quiet and cheap to run Cons:')
})
