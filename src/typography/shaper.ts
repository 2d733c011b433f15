import { readFileSync } from 'node:fs'
import * as harfbuzz from 'harfbuzzjs'
import { LRUCache } from 'lru-cache'
import type { FontReference } from '../scene/text.ts'
import { facePath, isForCode, nearestFace } from './font-catalog.ts'
import { type FontFileFacts, readFontFile } from './font-file.ts'

/** A shipped face with its file's facts; its outlines are read when it first shapes or draws. */
export interface Face extends FontFileFacts {
  /** Unique in this process. */
  index: number
  reference: FontReference
  path: string
}

/** How a stretch of text is shaped. */
interface ShapingOptions {
  /** ISO 15924 tag. */
  scriptTag: string
  /** BCP 47. */
  language: string
  rightToLeft: boolean
  tabularFigures: boolean
  /** False where letters are spaced out, so that no two of them stay joined. */
  ligatures: boolean
}

/** Shaped text in font units; glyphs in visual order from left to right, y upwards. */
export interface ShapedText {
  ids: number[]
  advances: number[]
  xOffsets: number[]
  yOffsets: number[]
  /** UTF-16 index in the text of the first character that the glyph stands for. */
  clusters: number[]
  /** Number of different clusters: as many times letter-spacing is added. */
  clusterCount: number
  advance: number
}

/** One drawing command of an outline. */
export interface OutlineCommand {
  type: 'M' | 'L' | 'Q' | 'C' | 'Z'
  values: number[]
}

/** Texts longer than this are shaped afresh: they hardly come again and would fill the cache. */
const longestCachedText = 48

/** HarfBuzz over the shipped faces, with what it made of recent words. */
export class Shaper {
  private readonly faces = new Map<string, Face>()
  /** By the object too: every character of a text asks, and a style has one object. */
  private readonly facesOfReferences = new WeakMap<FontReference, Face>()
  private readonly fonts: (harfbuzz.Font | undefined)[] = []
  private readonly buffer = new harfbuzz.Buffer()
  private readonly shaped = new LRUCache<string, ShapedText>({ max: 16_000 })
  /** Those of Chinese characters take 14 kB each. */
  private readonly outlines = new LRUCache<string, OutlineCommand[]>({ max: 2_000 })
  private readonly tabular = new harfbuzz.Feature('tnum', 1)
  /** Figures as high as capitals in every face: Playfair Display has old-style ones unless asked. */
  private readonly lining = new harfbuzz.Feature('lnum', 1)
  private readonly unligated = ['liga', 'clig'].map((tag) => new harfbuzz.Feature(tag, 0))
  /** JetBrains Mono joins signs by contextual alternates. */
  private readonly unjoined = ['liga', 'calt'].map((tag) => new harfbuzz.Feature(tag, 0))

  /** The shipped face nearest to `font`. @throws Error when the family is not shipped. */
  face(font: FontReference): Face {
    let face = this.facesOfReferences.get(font)
    if (!face) {
      face = this.findFace(font)
      this.facesOfReferences.set(font, face)
    }
    return face
  }

  private findFace(font: FontReference): Face {
    const key = `${font.family}/${font.weight}/${font.italic}`
    const known = this.faces.get(key)
    if (known) return known
    const reference = nearestFace(font)
    const nearestKey = `${reference.family}/${reference.weight}/${reference.italic}`
    let face = this.faces.get(nearestKey)
    if (!face) {
      const path = facePath(reference)
      face = { ...readFontFile(path), index: this.fonts.length, reference, path }
      this.fonts.push(undefined)
      this.faces.set(nearestKey, face)
    }
    this.faces.set(key, face)
    return face
  }

  /** Shapes one stretch of text of one script and direction. */
  shape(face: Face, text: string, options: ShapingOptions): ShapedText {
    if (text.length > longestCachedText) return this.shapeAfresh(face, text, options)
    const flags =
      (options.rightToLeft ? 1 : 0) + (options.tabularFigures ? 2 : 0) + (options.ligatures ? 4 : 0)
    const key = `${face.index}/${flags}/${options.scriptTag}/${options.language}/${text}`
    let shaped = this.shaped.get(key)
    if (!shaped) {
      shaped = this.shapeAfresh(face, text, options)
      this.shaped.set(key, shaped)
    }
    return shaped
  }

  /** Outline of a glyph in font units, y upwards. */
  outline(face: Face, glyphId: number): OutlineCommand[] {
    const key = `${face.index}/${glyphId}`
    let outline = this.outlines.get(key)
    if (!outline) {
      outline = this.font(face).glyphToJson(glyphId) as OutlineCommand[]
      this.outlines.set(key, outline)
    }
    return outline
  }

  private shapeAfresh(face: Face, text: string, options: ShapingOptions): ShapedText {
    const buffer = this.buffer
    buffer.reset()
    buffer.addText(text)
    buffer.setDirection(options.rightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR)
    buffer.setScript(options.scriptTag)
    buffer.setLanguage(options.language)
    const features = options.tabularFigures ? [this.lining, this.tabular] : [this.lining]
    if (!options.ligatures) features.push(...this.unligated)
    if (isForCode(face.reference)) features.push(...this.unjoined)
    harfbuzz.shape(this.font(face), buffer, features)
    const infos = buffer.getGlyphInfos()
    const positions = buffer.getGlyphPositions()
    const shaped: ShapedText = {
      ids: [],
      advances: [],
      xOffsets: [],
      yOffsets: [],
      clusters: [],
      clusterCount: 0,
      advance: 0,
    }
    let previousCluster = -1
    for (let index = 0; index < infos.length; index += 1) {
      const info = infos[index] as harfbuzz.GlyphInfo
      const position = positions[index] as harfbuzz.GlyphPosition
      shaped.ids.push(info.codepoint)
      shaped.clusters.push(info.cluster)
      shaped.advances.push(position.xAdvance)
      shaped.xOffsets.push(position.xOffset)
      shaped.yOffsets.push(position.yOffset)
      shaped.advance += position.xAdvance
      if (info.cluster !== previousCluster) shaped.clusterCount += 1
      previousCluster = info.cluster
    }
    return shaped
  }

  private font(face: Face): harfbuzz.Font {
    let font = this.fonts[face.index]
    if (!font) {
      const blob = new harfbuzz.Blob(readFileSync(face.path))
      font = new harfbuzz.Font(new harfbuzz.Face(blob))
      this.fonts[face.index] = font
    }
    return font
  }
}
