import type { Database } from '../database/connection.ts'
import { colorChange, type RoleColors } from '../design/color-change.ts'
import { baseTheme, type CustomTheme, dressedTheme } from '../design/themes/custom-theme.ts'
import { defaultThemeId, findTheme, systemThemes } from '../design/themes/theme-list.ts'
import type { ThemeTokens } from '../design/themes/theme-tokens.ts'
import { keepFirstAnswer, type RequestKey } from '../jobs/first-answers.ts'
import { withEllipsis } from '../text/cut-text.ts'
import { createCustomTheme, deleteCustomTheme, readOwnThemes } from './custom-themes.ts'
import { InvalidLookError } from './errors.ts'
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
export interface DesignSystem {
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

/** What a user says of a design system of their own. */
interface DesignSystemWish {
  name: string
  /** The id or the name of one that comes with the service; absent: the default. */
  base?: string
  colors: RoleColors
  fonts: { display?: string; text?: string }
}

/**
 * Makes a design system of a user: one that comes with the service, in other colours and fonts.
 * @param options.requestKey the answer is kept under it.
 * @param answerOf what the caller is told of it, as plain JSON.
 * @throws {InvalidLookError} for a base that does not come with the service, and for what `createCustomTheme` refuses.
 * @throws AnsweredMeanwhileError when a request with the same key was answered while this one was under way.
 */
export async function createDesignSystem<Answer>(
  database: Database,
  ownerId: string,
  { name, base = defaultThemeId, colors, fonts }: DesignSystemWish,
  { requestKey, answerOf }: { requestKey?: RequestKey; answerOf(made: DesignSystem): Answer },
): Promise<Answer> {
  const system = findTheme(base)
  if (system === undefined)
    throw new InvalidLookError(
      `A design system is based on one that comes with the service, and ${JSON.stringify(withEllipsis(base, 100))} does not.`,
    )
  const definition = { base: system.theme.id, colors, fonts }
  return database.transaction(async (tx) => {
    const answer = answerOf(ofUser(await createCustomTheme(tx, ownerId, { name, definition })))
    if (requestKey !== undefined) await keepFirstAnswer(tx, ownerId, { ...requestKey, answer })
    return answer
  })
}

/**
 * Deletes a design system of a user; the presentations in it take the one that it is based on.
 * @throws {InvalidLookError} for one that comes with the service.
 * @throws {NotFoundError} when the owner has no such one.
 */
export async function deleteDesignSystem(
  database: Database,
  ownerId: string,
  id: string,
): Promise<void> {
  if (systemThemes.some((theme) => theme.id === id))
    throw new InvalidLookError('This design system comes with the service and cannot be deleted.')
  await deleteCustomTheme(database, ownerId, id)
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

function ofSystem(theme: ThemeTokens): DesignSystem {
  return {
    id: theme.id,
    name: theme.name,
    description: theme.description,
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
    fonts: fontsOf(dressedTheme(base, custom)),
  }
}

/** @param set the roles that a theme of a user names; they are exact, whatever `change` makes of their like. */
function colorsOf(
  { colors }: ThemeTokens,
  change: (color: string) => string,
  set: RoleColors = {},
): DesignSystem['colors'] {
  const roles = singleRoles.map((role) => [role, set[role] ?? change(colors[role])] as const)
  return {
    ...(Object.fromEntries(roles) as Record<(typeof singleRoles)[number], string>),
    data: colors.data.map(change),
  }
}

function fontsOf({
  face = (font) => font,
  displayFont,
  textFont,
}: ThemeTokens): DesignSystem['fonts'] {
  return { display: face(displayFont).family, text: face(textFont).family }
}
