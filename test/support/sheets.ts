import { Sheet, type SheetContext } from '../../src/design/sheet.ts'
import { simpleLight } from '../../src/design/themes/simple-light/simple-light.ts'
import type { Typography } from '../../src/typography/typography.ts'

/** An empty page, for tests of what layouts draw with. */
export function emptySheet(
  typography: Typography,
  options: Partial<Omit<SheetContext, 'typography'>> = {},
): Sheet {
  return new Sheet({
    theme: simpleLight,
    typography,
    language: 'en',
    deckTitle: 'A deck',
    organisation: '',
    pageNumber: 1,
    sectionNumber: 0,
    sectionNumeral: 0,
    pageNumbers: new Map(),
    smallestBody: 12,
    ...options,
  })
}
