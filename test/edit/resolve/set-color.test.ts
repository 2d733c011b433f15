import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legibilityProblem } from '../../../src/design/themes/custom-theme.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { bulletsSlide, deck, simpleLightId } from '../../support/decks.ts'
import { editWith } from '../../support/edit-steps.ts'

const one = deck({}, bulletsSlide('Costs', ['Rent']))
const color = (role: 'accent' | 'background' | 'text', value: string) => ({
  request: 'set_color' as const,
  role,
  color: value,
})

describe('another colour', () => {
  it('is a theme of its own that the deck takes', async () => {
    const { result, after } = await editWith(one, [color('accent', '#DC2626')])
    const [theme] = result.customThemes
    expect(theme).toMatchObject({
      name: 'Simple Light in red',
      definition: { base: simpleLightId, colors: { accent: '#DC2626' } },
    })
    expect(after.themeId).toBe(theme?.id)
    expect(result.summaries).toEqual(['Made the accent red.'])
    expect(result.warnings).toEqual([])
  })

  it('that could not be read is darker, and a warning says so', async () => {
    const { result } = await editWith(one, [color('accent', '#FFE45E')])
    const accent = result.customThemes[0]?.definition.colors.accent
    expect(accent).not.toBe('#FFE45E')
    expect(result.warnings).toEqual([
      `The accent is ${accent} instead of #FFE45E, so that it can be read.`,
    ])
    expect(result.summaries).toEqual([`Made the accent ${accent}, as yellow could not be read.`])
  })

  it('without a name is said by its code', async () => {
    const { result } = await editWith(one, [color('background', '#101010')])
    expect(result.summaries).toEqual(['Made the background #101010.'])
  })

  it('that one of the owner’s themes has already makes no other', async () => {
    const { result } = await editWith(one, [color('accent', '#DC2626')])
    const themes = result.customThemes
    const again = await editWith(one, [color('accent', '#DC2626')], { themes })
    expect(again.result.customThemes).toEqual([])
    expect(again.after.themeId).toBe(themes[0]?.id)
  })

  it('that the deck has already changes nothing', async () => {
    const { result, after } = await editWith(one, [color('accent', '#DC2626')])
    const again = await editWith(after, [color('accent', '#DC2626')], {
      themes: result.customThemes,
    })
    expect(again.result.operations).toEqual([])
    expect(again.result.warnings).toEqual(['The accent is red already.'])
  })

  it('makes themes that can be told apart by their names', async () => {
    const { result } = await editWith(one, [color('accent', '#DC2626'), color('text', '#DC2626')])
    expect(result.customThemes.map((theme) => theme.name)).toEqual([
      'Simple Light in red',
      'Simple Light in red 2',
    ])
  })

  it('of the background turns the text light where it has to be', async () => {
    const { result } = await editWith(one, [color('background', '#0A1F5C')])
    expect(result.customThemes[0]?.definition.colors).toMatchObject({ background: '#0A1F5C' })
    expect(result.warnings).toEqual([])
  })

  it('goes on from the colour before', async () => {
    const { result } = await editWith(one, [
      color('background', '#0A1F5C'),
      color('accent', '#FFE45E'),
    ])
    expect(result.customThemes[1]).toMatchObject({
      name: 'Simple Light in yellow',
      definition: { colors: { background: '#0A1F5C', accent: '#FFE45E' } },
    })
  })

  it('can be read whatever it is, in every theme', async () => {
    const colors = fc.integer({ min: 0, max: 0xff_ff_ff })
    const roles = fc.constantFrom('accent' as const, 'background' as const, 'text' as const)
    const themes = fc.constantFrom(...systemThemes.map((theme) => theme.id))
    await fc.assert(
      fc.asyncProperty(themes, roles, colors, async (themeId, role, value) => {
        const wanted = `#${value.toString(16).padStart(6, '0').toUpperCase()}`
        const { result } = await editWith({ ...one, themeId }, [color(role, wanted)])
        const problems = result.customThemes.map((theme) => legibilityProblem(theme.definition))
        expect(problems.filter(Boolean)).toEqual([])
        // Where no shade can be read nothing changes, and a sentence says so.
        expect(result.customThemes.length + result.warnings.length).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )
  })
})
