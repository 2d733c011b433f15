import type { FontReference } from '../../scene/text.ts'
import type { Typography } from '../../typography/typography.ts'
import { define, type TextPainter } from './svg-context.ts'
import { attributes, formatNumber } from './xml.ts'

/** Path data of a face's glyphs, in font units, y up. */
interface FaceOutlines {
  key: string
  unitsPerEm: number
  paths: Map<number, string>
}

const faceKey = (font: FontReference) => `${font.family} ${font.weight}${font.italic ? 'i' : ''}`

// Decks share faces and mostly letters, so outlines are kept as long as the typography that they came from.
const outlinesByTypography = new WeakMap<Typography, Map<string, FaceOutlines>>()

function faceOutlines(typography: Typography, font: FontReference): FaceOutlines {
  let faces = outlinesByTypography.get(typography)
  if (faces === undefined) {
    faces = new Map()
    outlinesByTypography.set(typography, faces)
  }
  const key = faceKey(font)
  let face = faces.get(key)
  if (face === undefined) {
    face = { key, unitsPerEm: typography.face(font).unitsPerEm, paths: new Map() }
    faces.set(key, face)
  }
  return face
}

function glyphPath(typography: Typography, font: FontReference, face: FaceOutlines, id: number) {
  let path = face.paths.get(id)
  if (path === undefined) {
    path = typography
      .glyphOutline(font, id)
      .map(({ type, values }) => type + values.map((value) => formatNumber(value)).join(' '))
      .join('')
    face.paths.set(id, path)
  }
  return path
}

/**
 * Text as glyph outlines: right in every viewer whatever its fonts, because it is no text any more. Each glyph of a
 * face is defined once a page and used wherever it stands.
 */
export function glyphOutlinePainter(typography: Typography): TextPainter {
  return {
    paintRun(run, x, baseline, context) {
      const face = faceOutlines(typography, run.font)
      const scale = run.size / face.unitsPerEm
      let pen = 0
      let uses = ''
      for (const glyph of run.glyphs) {
        const path = glyphPath(typography, run.font, face, glyph.id)
        if (path !== '') {
          const id = define(
            context,
            `${face.key}/${glyph.id}`,
            (id) => `<path id="${id}" d="${path}"/>`,
          )
          const left = formatNumber((pen + glyph.xOffset) / scale, 1)
          const up = formatNumber(glyph.yOffset / scale, 1)
          uses += `<use href="#${id}" x="${left}"${up === '0' ? '' : ` y="${up}"`}/>`
        }
        pen += glyph.advance
      }
      if (uses === '') return ''
      const place = `translate(${formatNumber(x)} ${formatNumber(baseline)}) scale(${formatNumber(scale, 6)} ${formatNumber(-scale, 6)})`
      return `<g${attributes({ transform: place, fill: run.color })}>${uses}</g>`
    },
  }
}
