import { describe, expect, it } from 'vitest'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { chooseVibe } from '../../../src/design/vibes/choose-vibe.ts'
import { findVibe, vibeList } from '../../../src/design/vibes/vibe-list.ts'

const light = { name: 'Simple Light', dark: false }
const chosen = (hints: Partial<Parameters<typeof chooseVibe>[0]>) =>
  findVibe(chooseVibe({ theme: light, ...hints }))?.name

describe('the vibe of slides that name none', () => {
  it('goes with the theme', () => {
    expect(chosen({})).toBe('Paper Cut')
    expect(chosen({ theme: { name: 'Observatory', dark: true } })).toBe('Star Trails')
    expect(chosen({ theme: { name: 'Mine', dark: true } })).toBe('Neon Dusk')
  })

  it('is known for every system theme', () => {
    for (const theme of systemThemes) expect(findVibe(chooseVibe({ theme }))).toBeDefined()
  })

  it('goes with the style before the theme', () => {
    expect(chosen({ style: 'cartoon' })).toBe('Mid-Century')
    expect(chosen({ style: 'three_d' })).toBe('Paper Cut')
    expect(chosen({ style: 'auto', theme: { name: 'Gazette', dark: false } })).toBe('Ink Wash')
  })

  it('is the one that style instructions describe', () => {
    const styleInstructions = 'Like a stained glass window, please'
    expect(chosen({ style: 'custom', styleInstructions })).toBe('Stained Glass')
    expect(chosen({ style: 'custom', styleInstructions: 'xyzzy' })).toBe('Paper Cut')
  })
})

it('no two vibes share an id or a name', () => {
  expect(new Set(vibeList.map(({ id }) => id)).size).toBe(vibeList.length)
  expect(new Set(vibeList.map(({ name }) => name)).size).toBe(vibeList.length)
})
