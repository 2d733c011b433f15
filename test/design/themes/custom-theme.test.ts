import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { fitDeck } from '../../../src/design/fit-deck.ts'
import {
  type CustomTheme,
  customThemeDefinitionSchema,
  legibilityProblem,
} from '../../../src/design/themes/custom-theme.ts'
import { findTheme, systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Scene } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { anyDeck } from '../../support/arbitrary-decks.ts'
import { layoutDeck } from '../../support/layout-deck.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { howMany } from '../../support/test-range.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

function themeId(name: string): string {
  const found = findTheme(name)
  if (found === undefined) throw new Error(`There is no theme ${name}.`)
  return found.theme.id
}

/** A custom theme on a system one. */
function own(base: string, changes: object = {}): CustomTheme {
  return {
    id: 'own',
    name: 'Ours',
    definition: customThemeDefinitionSchema.parse({ base: themeId(base), ...changes }),
  }
}

function drawn(theme: CustomTheme): Scene {
  return buildScene({ ...layoutDeck, themeId: theme.id }, typography, undefined, theme)
}

/** Night instead of day: every colour that a custom theme may set. */
const night = {
  background: '#0B1220',
  ink: '#F2F5FA',
  accent: '#7FD1B9',
  mutedInk: '#B4BECF',
  surface: '#182238',
  line: '#3B4A66',
  accentInk: '#0B1220',
  emphasis: '#22304D',
}
const forest = { accent: '#1F6B3A' }
const fonts = { display: 'Josefin Sans', text: 'Karla' }

describe('a deck in a custom theme', () => {
  test('without changes is drawn as in its base, under its own name', () => {
    const base = buildScene({ ...layoutDeck, themeId: themeId('Kiln') }, typography)
    const scene = drawn(own('Kiln'))
    expect(scene.pages).toEqual(base.pages)
    expect(scene.theme).toEqual({ ...base.theme, id: 'own', name: 'Ours' })
  })

  test('has its colours in the roles of editable files', () => {
    expect(drawn(own('Simple Light', { colors: night })).theme).toMatchObject({
      dark: true,
      background: night.background,
      ink: night.ink,
      accent: night.accent,
      mutedInk: night.mutedInk,
    })
  })

  test('has none of the base’s colours where they were changed', () => {
    const text = JSON.stringify(drawn(own('Simple Light', { colors: forest })).pages)
    expect(text).toContain(forest.accent)
    expect(text).not.toContain('#1B46D9')
  })

  test('is set in its fonts, headings and words apart', () => {
    const scene = drawn(own('Simple Light', { fonts }))
    const styles = JSON.stringify(scene.pages).matchAll(/"style":\{"font":\{"family":"([^"]+)"/g)
    const families = new Set([...styles].map(([, name]) => name))
    expect(families).toEqual(new Set(['Josefin Sans', 'Karla', 'JetBrains Mono']))
    expect(scene.theme.displayFont.family).toBe('Josefin Sans')
  })

  test.each(
    systemThemes.map((theme) => theme.name),
  )('on %s has no overflow, overlap or weak contrast by night', (base) => {
    const theme = own(base, { colors: night, fonts })
    let id = 0
    const deck = fitDeck({ ...layoutDeck, themeId: theme.id }, typography, {
      maximumSlides: 60,
      newId: () => `new-${++id}`,
      customTheme: theme,
    })
    expect(sceneProblems(buildScene(deck, typography, undefined, theme))).toEqual([])
  })

  test('of any legible colours shows any deck without problems', () => {
    const color = fc.nat(0xffffff).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`)
    const colors = fc.record(Object.fromEntries(Object.keys(night).map((role) => [role, color])), {
      requiredKeys: [],
    })
    // Hardly any are legible: those that are not are left before a deck is made for them.
    const theme = fc
      .tuple(fc.constantFrom(...systemThemes.map(({ name }) => name)), colors)
      .map(([base, changed]) => own(base, { colors: changed }))
      .filter(({ definition }) => legibilityProblem(definition) === undefined)
    fc.assert(
      fc.property(theme, anyDeck(['own'], 1), (theme, deck) => {
        expect(sceneProblems(buildScene(deck, typography, undefined, theme))).toEqual([])
      }),
      { numRuns: howMany(5, 40) },
    )
  })

  test('that is gone is drawn in the default theme', () => {
    expect(buildScene({ ...layoutDeck, themeId: 'own' }, typography).theme.name).toBe(
      'Simple Light',
    )
  })
})

describe('colours that cannot be read', () => {
  test.each([
    ['ink', '#888888', 'text colour'],
    ['mutedInk', '#AAAAAA', 'muted text colour'],
    ['accent', '#FFD800', 'accent'],
  ])('are named: %s %s', (role, color, name) => {
    const { definition } = own('Simple Light', { colors: { [role]: color } })
    expect(legibilityProblem(definition)).toMatch(
      new RegExp(
        `^The ${name} ${color} is too close to the background: their contrast is \\d\\.\\d`,
      ),
    )
  })

  test('are found on both ends of a background that runs from one colour to another', () => {
    // Legible on Observatory's upper end, not on the lower one.
    const { definition } = own('Observatory', { colors: { mutedInk: '#7E86AE' } })
    expect(legibilityProblem(definition)).toContain('muted text colour')
  })

  test('are none in any base as it is', () => {
    for (const { name } of systemThemes)
      expect(legibilityProblem(own(name).definition)).toBe(undefined)
  })
})

describe('a definition', () => {
  test.each([
    [{ base: 'nothing' }, 'There is no such system theme.'],
    [{ base: themeId('Kiln'), colors: { accent: 'red' } }, 'A colour is written #RRGGBB.'],
    [{ base: themeId('Kiln'), fonts: { text: 'Comic Sans' } }, 'There is no such font.'],
  ])('%j is refused: %s', (given, sentence) => {
    const result = customThemeDefinitionSchema.safeParse(given)
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([sentence])
  })

  test('knows no other role', () => {
    const given = { base: themeId('Kiln'), colors: { seriesMute: '#123456' } }
    expect(customThemeDefinitionSchema.safeParse(given).success).toBe(false)
  })
})
