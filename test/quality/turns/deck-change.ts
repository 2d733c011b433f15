import type { Deck } from '../../../src/deck/deck.ts'
import { colorChange } from '../../../src/design/color-change.ts'
import { baseTheme, type CustomTheme } from '../../../src/design/themes/custom-theme.ts'
import { findTheme, systemThemes } from '../../../src/design/themes/theme-list.ts'
import { contrastRatio } from '../../../src/scene/paint.ts'
import { sameColor } from '../color-names.ts'
import { plain } from './printed-slide.ts'

/** The decks whose title, language and theme are compared, and the themes that edits have made. */
interface Changed {
  /** Before the first turn, and before this one. */
  earlier: readonly Deck[]
  given: Deck
  themes: readonly CustomTheme[]
  exactColors: boolean
}

const colorRoles = new Map([
  ['accent', 'accent'],
  ['background', 'background'],
  ['text', 'ink'],
  ['ink', 'ink'],
] as const)

/** What of a deck itself is not as expected: its title, language, theme, colours and fonts. */
export function deckDifferences(change: Record<string, unknown>, changed: Changed): string[] {
  const { given, earlier } = changed
  const [cover] = given.slides
  const titles = [...earlier.map(({ title }) => title), cover?.variants[cover.chosen]?.title ?? '']
  const stays = {
    // A deck that is called as its cover may follow it.
    title: titles.map(plain).includes(plain(given.title)),
    language: earlier.some(({ language }) => language === given.language),
    theme: earlier.some(({ themeId }) => themeId === given.themeId),
  }
  const redressed = Object.keys(change).some((key) => !['title', 'language'].includes(key))
  return [
    ...('title' in change || stays.title ? [] : [`+ title of the deck: ${given.title}`]),
    ...('language' in change || stays.language ? [] : [`+ language: ${given.language}`]),
    ...(redressed || stays.theme ? [] : [`+ theme: ${given.themeId}`]),
    ...Object.entries(change).flatMap(([key, value]) =>
      isAs(key, value, changed) ? [] : [`- ${key} of the deck: ${JSON.stringify(value)}`],
    ),
  ]
}

function isAs(key: string, value: unknown, { given, themes, exactColors }: Changed): boolean {
  const definition = themes.find(({ id }) => id === given.themeId)?.definition ?? {
    base: given.themeId,
    colors: {},
    fonts: {},
  }
  const base = systemThemes.some(({ id }) => id === definition.base)
    ? baseTheme(definition)
    : undefined
  const role = (colorRoles as ReadonlyMap<string, 'accent' | 'background' | 'ink'>).get(key)
  if (role !== undefined) {
    const color = definition.colors[role] ?? base?.colors[role] ?? ''
    return sameColor(exactColors ? String(value) : `~${value}`, color)
  }
  switch (key) {
    case 'title':
      return plain(String(value)) === plain(given.title)
    case 'language':
      return String(value).toLowerCase() === given.language.toLowerCase()
    case 'fonts':
      return fontsAre(value, definition.fonts)
    case 'theme': {
      const named = findTheme(String(value))?.theme
      if (named !== undefined) return definition.base === named.id
      if (base === undefined) return false
      const ground = colorChange(base, definition.colors)(base.colors.background)
      return (
        /dark/i.test(String(value)) ===
        contrastRatio(ground, '#FFFFFF') > contrastRatio(ground, '#000000')
      )
    }
    default:
      return false
  }
}

function fontsAre(wanted: unknown, given: CustomTheme['definition']['fonts']): boolean {
  const { display, text } = (
    typeof wanted === 'string' ? { display: wanted, text: wanted } : wanted
  ) as typeof given
  return (
    (display === undefined || display === given.display) &&
    (text === undefined || text === given.text)
  )
}
