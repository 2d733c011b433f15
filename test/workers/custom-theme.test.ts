import { afterAll, expect, it } from 'vitest'
import {
  type CustomTheme,
  customThemeDefinitionSchema,
} from '../../src/design/themes/custom-theme.ts'
import { createWorkerPool } from '../../src/workers/worker-pool.ts'
import { bulletsSlide, deck, simpleLightId } from '../support/decks.ts'
import { partOf } from '../support/unpack.ts'

const workers = await createWorkerPool({ threads: 1 })
afterAll(() => workers.close())

const customTheme: CustomTheme = {
  id: 'own',
  name: 'House style',
  definition: customThemeDefinitionSchema.parse({
    base: simpleLightId,
    colors: { accent: '#1F6B3A' },
    fonts: { display: 'Josefin Sans' },
  }),
}
const inIt = deck({ themeId: customTheme.id }, bulletsSlide('One', ['Two', 'Three']))

it('of a task is what its files are drawn in', async () => {
  const { file } = await workers.export({ deck: inIt, format: 'ppt', customTheme })
  const theme = await partOf(file, 'ppt/theme/theme1.xml')
  expect(theme).toContain('1F6B3A')
  expect(theme).toContain('Josefin Sans')
  expect(theme).not.toContain('1B46D9')
}, 60_000)
