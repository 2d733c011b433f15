import { createExportContext, type ExportContext } from '../../../src/export/pptx/export-context.ts'
import type { SceneTheme } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { lightTheme, scene } from '../../support/scenes.ts'
import { testTypography } from '../../support/typography.ts'

export const typography: Typography = await testTypography()

/** A context for writing one part. */
export function contextOf(options: { language?: string; theme?: SceneTheme } = {}): ExportContext {
  const { language = 'en-US', theme = lightTheme } = options
  return createExportContext(scene([], { language, theme }), typography)
}
