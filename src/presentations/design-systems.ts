import type { Database } from '../database/connection.ts'
import { colorChange, type RoleColors } from '../design/color-change.ts'
import { baseTheme, type CustomTheme, dressedTheme } from '../design/themes/custom-theme.ts'
import type { Theme } from '../design/themes/theme.ts'
import { themeDescriptions } from '../design/themes/theme-descriptions.ts'
import { systemThemes } from '../design/themes/theme-list.ts'
import { readOwnThemes } from './custom-themes.ts'
import { type LookKey, lookPage } from './look-page.ts'
import type { Page, PageWish } from './page.ts'

/** The colour roles that a design system tells of, besides the colours of data. */
const singleRoles = [
  'background',
  'surface',
  'ink',
  'mutedInk',
  'line',
  'accent',
  'accentInk',
  'emphasis',
] as const

/** A theme as those see it who build with it. */
interface DesignSystem {
  id: string
  name: string
  /** A few words. */
  description: string
  source: 'system' | 'custom'
  /** `#RRGGBB` by what they are for; `data` are those of charts, in order. */
  colors: Record<(typeof singleRoles)[number], string> & { data: string[] }
  /** The families of headings and of running text. */
  fonts: { display: string; text: string }
}

/** What a user can choose: the system's themes in their fixed order, then the user's own. */
export async function listDesignSystems(
  database: Database,
  ownerId: string,
  wish: PageWish<LookKey> = {},
): Promise<Page<DesignSystem, LookKey>> {
  return lookPage(
    systemThemes.map(ofSystem),
    async (part) =>
      (await readOwnThemes(database, ownerId, part)).map(({ item, key }) => ({
        item: ofUser(item),
        key,
      })),
    wish,
  )
}

function ofSystem(theme: Theme): DesignSystem {
  return {
    id: theme.id,
    name: theme.name,
    description: themeDescriptions[theme.id] ?? '',
    source: 'system',
    colors: colorsOf(theme, (color) => color),
    fonts: fontsOf(theme),
  }
}

function ofUser(custom: CustomTheme): DesignSystem {
  const base = baseTheme(custom.definition)
  return {
    id: custom.id,
    name: custom.name,
    description: `Your own, based on ${base.name}`,
    source: 'custom',
    colors: colorsOf(base, colorChange(base, custom.definition.colors), custom.definition.colors),
    fonts: fontsOf(dressedTheme(custom)),
  }
}

/** @param set the roles that a theme of a user names; they are exact, whatever `change` makes of their like. */
function colorsOf(
  { colors }: Theme,
  change: (color: string) => string,
  set: RoleColors = {},
): DesignSystem['colors'] {
  const roles = singleRoles.map((role) => [role, set[role] ?? change(colors[role])] as const)
  return {
    ...(Object.fromEntries(roles) as Record<(typeof singleRoles)[number], string>),
    data: colors.data.map(change),
  }
}

function fontsOf({ face = (font) => font, displayFont, textFont }: Theme): DesignSystem['fonts'] {
  return { display: face(displayFont).family, text: face(textFont).family }
}
