import { drawFlatTile } from '../../devices/panel.ts'
import { columnEdge } from '../../grid.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { simpleLightTokens } from './tokens.ts'
import {
  drawBigNumberWindow,
  drawClosingWindow,
  drawCoverWindow,
  drawLitPanel,
  drawQuoteWindow,
  drawSectionWindow,
  drawWindowPanel,
} from './window-light.ts'

/**
 * Daylight: a white page, cobalt for what matters, one warm patch of window light on the thing to look at. Square
 * corners, hairlines, no shadows.
 */
export const simpleLight: Theme = {
  ...simpleLightTokens,
  companion: { left: columnEdge(10), draw: drawWindowPanel },
  ornament: {
    title: drawCoverWindow,
    section: drawSectionWindow,
    quote: drawQuoteWindow,
    'big-number': drawBigNumberWindow,
    closing: drawClosingWindow,
  },
  drawPanel: drawLitPanel,
  drawTile: drawFlatTile,
  layouts: sharedLayouts,
}
