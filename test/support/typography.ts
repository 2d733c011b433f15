import { loadTypography, type Typography } from '../../src/typography/typography.ts'

let loaded: Promise<Typography> | undefined

/** The shipped fonts, loaded once a test process: what one file has set need not be shaped again for another. */
export function testTypography(): Promise<Typography> {
  loaded ??= loadTypography()
  return loaded
}
