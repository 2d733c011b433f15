import { LRUCache } from 'lru-cache'
import type { FontReference } from '../scene/text.ts'
import { isTraditionalChinese } from '../text/traditional-chinese.ts'
import { fontFamilies, standIn } from './font-catalog.ts'
import { type CharacterRole, hangulScript, hanScript, kanaScript } from './scripts.ts'
import type { Face, Shaper } from './shaper.ts'

/** A face for a cluster, and what to shape in its stead where the face lacks some of it (same UTF-16 length). */
interface ClusterFace {
  face: Face
  text: string
}

const latinFallback = 'Noto Sans'
const symbolFamilies = ['Inter', 'Noto Sans Symbols', 'Noto Sans Symbols 2', 'Noto Sans Math']
const emojiFamily = 'Noto Emoji'
const everyFamily = fontFamilies.map((family) => family.family)
const eastAsian = [...hanScript.families, 'Noto Sans TC']
/** Families whose files are large come last where any family will do. */
const lastResort = [...everyFamily.filter((family) => !eastAsian.includes(family)), ...eastAsian]

const defaultIgnorable = /^\p{Default_Ignorable_Code_Point}$/u
const drawnAsEmoji = /\p{Emoji_Presentation}|\uFE0F/u
const replacement = '\uFFFD'
/** Accents that are characters of their own: some fonts call them marks, and shapers lay those over what is before. */
const spacingAccent = /^[`¨¯´¸]$/
/** Combining grapheme joiner: no room, no ink, and always of one cluster with the character before it. */
const nothing = '\u034F'

/** Longer ones, a letter under a pile of marks, hardly come again and would fill the cache. */
const longestCachedCluster = 48

/** The order of the East Asian families for a text: that of its language, else of its own letters. */
export function eastAsianFamilies(language: string, text: string): readonly string[] {
  const primary = language.split('-')[0]?.toLowerCase()
  if (primary === 'ja') return ['Noto Sans JP', 'Noto Sans SC', 'Noto Sans KR']
  if (primary === 'ko') return ['Noto Sans KR', 'Noto Sans JP', 'Noto Sans SC']
  if (isTraditionalChinese(language)) return ['Noto Sans TC', ...hanScript.families]
  if (primary === 'zh' || primary === 'yue') return hanScript.families
  if (kanaScript.pattern.test(text)) return kanaScript.families
  if (hangulScript.pattern.test(text)) return ['Noto Sans KR', 'Noto Sans JP', 'Noto Sans SC']
  return hanScript.families
}

/** Chooses, for each grapheme cluster, the first font of a chain that has all of its characters. */
export class FontFallback {
  private readonly shaper: Shaper
  private readonly chosen = new LRUCache<string, ClusterFace>({ max: 20_000 })

  constructor(shaper: Shaper) {
    this.shaper = shaper
  }

  /**
   * The face for a cluster: the one asked for, else by script, else any. Where no font has all of it, the first
   * character decides: the marks that its font lacks are left out, and an unknown one shows as U+FFFD.
   */
  choose(
    cluster: string,
    role: CharacterRole,
    font: FontReference,
    eastAsian: readonly string[],
  ): ClusterFace {
    const asked = this.shaper.face(font)
    if (
      cluster.length === 1 &&
      asked.coverage.has(cluster.charCodeAt(0)) &&
      !spacingAccent.test(cluster)
    )
      return { face: asked, text: cluster }
    if (cluster.length > longestCachedCluster) return this.find(cluster, role, asked, eastAsian)
    const key = `${asked.index}/${eastAsian[0]}/${cluster}`
    let choice = this.chosen.get(key)
    if (!choice) {
      choice = this.find(cluster, role, asked, eastAsian)
      this.chosen.set(key, choice)
    }
    return choice
  }

  /** A family's face in the weight and slope of `font`, if it has the whole cluster. */
  inFamily(cluster: string, family: string, font: FontReference): Face | undefined {
    const face = this.shaper.face(standIn(font, family))
    return hasCluster(face, cluster) ? face : undefined
  }

  private find(
    cluster: string,
    role: CharacterRole,
    asked: Face,
    eastAsian: readonly string[],
  ): ClusterFace {
    const chain = this.chain(cluster, role, asked.reference, eastAsian)
    for (const family of chain) {
      const face = this.shaper.face(standIn(asked.reference, family))
      if (hasCluster(face, cluster) && this.spaces(face, cluster)) return { face, text: cluster }
    }
    const first = String.fromCodePoint(cluster.codePointAt(0) as number)
    for (const family of chain) {
      const face = this.shaper.face(standIn(asked.reference, family))
      if (hasCluster(face, first)) return { face, text: withoutMissing(face, cluster) }
    }
    const face = this.shaper.face(standIn(asked.reference, latinFallback))
    return { face, text: replacement + nothing.repeat(cluster.length - 1) }
  }

  /** Whether an accent that is written alone takes room in a face. */
  private spaces(face: Face, cluster: string): boolean {
    if (!spacingAccent.test(cluster)) return true
    const plain = { scriptTag: 'Latn', language: 'en', rightToLeft: false, ligatures: true }
    return this.shaper.shape(face, cluster, { ...plain, tabularFigures: false }).advance > 0
  }

  private chain(
    cluster: string,
    role: CharacterRole,
    asked: FontReference,
    eastAsian: readonly string[],
  ): Iterable<string> {
    const { script } = role
    const byScript =
      script.slot === 'eastAsian' && script !== hangulScript ? eastAsian : script.families
    return new Set([
      ...(drawnAsEmoji.test(cluster) ? [emojiFamily] : []),
      asked.family,
      ...byScript,
      latinFallback,
      ...symbolFamilies,
      emojiFamily,
      ...lastResort,
    ])
  }
}

/** Whether a face can show a whole cluster, as it is or composed; what is never drawn need not be there. */
function hasCluster(face: Face, cluster: string): boolean {
  const has = (text: string) => {
    for (const character of text)
      if (
        !face.coverage.has(character.codePointAt(0) as number) &&
        !defaultIgnorable.test(character)
      )
        return false
    return true
  }
  return has(cluster) || has(cluster.normalize('NFC'))
}

function withoutMissing(face: Face, cluster: string): string {
  let text = ''
  for (const character of cluster) {
    const kept =
      face.coverage.has(character.codePointAt(0) as number) || defaultIgnorable.test(character)
    text += kept ? character : nothing.repeat(character.length)
  }
  return text
}
