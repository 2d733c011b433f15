import { Sheet } from '../../src/design/sheet.ts'
import { simpleLight } from '../../src/design/themes/simple-light/simple-light.ts'
import type { Theme } from '../../src/design/themes/theme.ts'
import type { Typography } from '../../src/typography/typography.ts'

/** An empty page, for tests of what layouts draw with. */
export function emptySheet(
  typography: Typography,
  options: { language?: string; theme?: Theme } = {},
): Sheet {
  return new Sheet({
    theme: options.theme ?? simpleLight,
    typography,
    language: options.language ?? 'en',
    deckTitle: 'A deck',
    organisation: '',
    pageNumber: 1,
    sectionNumber: 0,
    pageNumbers: new Map(),
    smallestBody: 12,
  })
}
