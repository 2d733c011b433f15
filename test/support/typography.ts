import { loadTypography, type Typography } from '../../src/typography/typography.ts'

let loaded: Promise<Typography> | undefined

/** The shipped fonts, loaded once a test file. */
export function testTypography(): Promise<Typography> {
  loaded ??= loadTypography()
  return loaded
}
