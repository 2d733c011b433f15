import type { ParagraphSpecification, TextSegment, TextStyle } from '../scene/text.ts'
import { eastAsianFamilies, type FontFallback } from './font-fallback.ts'
import { type CharacterRole, characterRole, commonScript, type Script } from './scripts.ts'
import type { Face } from './shaper.ts'

/** A stretch of a paragraph in one style, face, script, slot and embedding level: shaped as one. */
export interface Item {
  /** UTF-16 indices in the paragraph's text. */
  start: number
  end: number
  style: TextStyle
  face: Face
  script: Script
  slot: TextSegment['script']
  level: number
}

/** A paragraph cut into items; `shapedText` has the text's length and stands in for what no font has. */
interface Itemization {
  items: Item[]
  shapedText: string
}

interface Cluster {
  start: number
  end: number
  role: CharacterRole
  style: TextStyle
  face: Face
  slot: TextSegment['script']
  shapedText: string
}

/**
 * Cuts a paragraph into items. Letters get the first font of their chain; punctuation and spaces then follow the words
 * that they stand with (opening signs those after them, others those before), so that fonts change between words.
 */
export function itemize(
  runs: ParagraphSpecification['runs'],
  text: string,
  graphemes: Uint8Array,
  levels: Uint8Array,
  language: string,
  fallback: FontFallback,
): Itemization {
  const eastAsian = eastAsianFamilies(language, text)
  const clusters = clustersOf(runs, text, graphemes, fallback, eastAsian)
  settleNeutrals(clusters, text, fallback)
  return { items: itemsOf(clusters, levels), shapedText: joinShapedText(clusters, text) }
}

function clustersOf(
  runs: ParagraphSpecification['runs'],
  text: string,
  graphemes: Uint8Array,
  fallback: FontFallback,
  eastAsian: readonly string[],
): Cluster[] {
  const clusters: Cluster[] = []
  let runStart = 0
  for (const { text: runText, style } of runs) {
    const runEnd = runStart + runText.length
    let start = runStart
    while (start < runEnd) {
      let end = start + 1
      while (end < runEnd && !graphemes[end]) end += 1
      const cluster = text.slice(start, end)
      const role = characterRole(cluster.codePointAt(0) as number)
      const { face, text: shapedText } = fallback.choose(cluster, role, style.font, eastAsian)
      clusters.push({ start, end, role, style, face, slot: role.script.slot, shapedText })
      start = end
    }
    runStart = runEnd
  }
  return clusters
}

/** Gives spaces and punctuation the font and slot of the letters that they stand with, where that font has them. */
function settleNeutrals(clusters: Cluster[], text: string, fallback: FontFallback): void {
  const isNeutral = (cluster: Cluster) =>
    cluster.role.kind === 'neutral' || cluster.role.kind === 'opening'
  let index = 0
  let before: Cluster | undefined
  while (index < clusters.length) {
    const first = clusters[index] as Cluster
    if (!isNeutral(first)) {
      before = first
      index += 1
      continue
    }
    let end = index
    while (end < clusters.length && isNeutral(clusters[end] as Cluster)) end += 1
    const after = clusters[end]
    for (; index < end; index += 1) {
      const cluster = clusters[index] as Cluster
      const neighbour = cluster.role.kind === 'opening' ? (after ?? before) : (before ?? after)
      if (neighbour?.role.kind === 'script') follow(cluster, neighbour, text, fallback)
    }
  }
}

function follow(cluster: Cluster, neighbour: Cluster, text: string, fallback: FontFallback): void {
  const family = neighbour.face.reference.family
  if (family === neighbour.style.font.family) {
    // The neighbour is in the font asked for; this cluster's own choice was the same.
    if (cluster.face.reference.family === cluster.style.font.family) cluster.slot = neighbour.slot
    return
  }
  const characters = text.slice(cluster.start, cluster.end)
  const face = fallback.inFamily(characters, family, cluster.style.font)
  if (!face) return
  cluster.face = face
  cluster.slot = neighbour.slot
  cluster.shapedText = characters
}

function itemsOf(clusters: Cluster[], levels: Uint8Array): Item[] {
  const items: Item[] = []
  let item: Item | undefined
  for (const { start, end, role, style, face, slot } of clusters) {
    const level = levels[start] as number
    const { script } = role
    const continues =
      item !== undefined &&
      item.face === face &&
      item.style === style &&
      item.level === level &&
      item.slot === slot &&
      (item.script === script || item.script === commonScript || script === commonScript)
    if (item && continues) {
      item.end = end
      if (item.script === commonScript) item.script = script
    } else {
      item = { start, end, style, face, script, slot, level }
      items.push(item)
    }
  }
  return items
}

function joinShapedText(clusters: Cluster[], text: string): string {
  for (const { start, end, shapedText } of clusters)
    if (shapedText !== text.slice(start, end))
      return clusters.map((cluster) => cluster.shapedText).join('')
  return text
}
