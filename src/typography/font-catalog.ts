import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontReference } from '../scene/text.ts'

/** A shipped family: an npm package of TTF files, one a weight. */
interface FontFamily {
  family: string
  /** Folder under `@expo-google-fonts`. */
  package: string
  /** How its file names begin. */
  prefix: string
  weights: readonly FontReference['weight'][]
  /**
   * How much bolder a weight of it looks than the same of the others: letters of other families that stand in for it
   * are set so much bolder. None when absent.
   */
  bolderBy?: number
  hasItalics: boolean
  /** For program text: its signs are never joined (`=>` is two), so that each is what was typed. */
  isForCode?: true
}

/** The names that OpenType gives to weights; a file's name and its typeface name are made with them. */
const weightNames: Record<FontReference['weight'], string> = {
  100: 'Thin',
  200: 'ExtraLight',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
  900: 'Black',
}

/** What designs set and what stands in for it; nothing is set lighter. */
const allWeights = [300, 400, 500, 600, 700, 800, 900] as const

/** A face of Han characters has 4 to 10 MB, and its weights lie close together: these are told apart on a slide. */
const hanWeights = [400, 500, 700, 900] as const

/** `Noto Sans Thai` → package noto-sans-thai, file prefix NotoSansThai. */
function notoFamily(suffix: string, weights: FontFamily['weights'] = allWeights): FontFamily {
  const family = `Noto Sans ${suffix}`
  return {
    family,
    package: family.toLowerCase().replaceAll(' ', '-'),
    prefix: family.replaceAll(' ', ''),
    weights,
    hasItalics: false,
  }
}

/** Every family we ship. */
export const fontFamilies: readonly FontFamily[] = [
  {
    family: 'Inter',
    package: 'inter',
    prefix: 'Inter',
    weights: allWeights,
    hasItalics: true,
  },
  {
    family: 'Source Serif 4',
    package: 'source-serif-4',
    prefix: 'SourceSerif4',
    weights: [300, 400, 500, 600, 700, 800, 900],
    hasItalics: true,
  },
  {
    family: 'Unbounded',
    package: 'unbounded',
    prefix: 'Unbounded',
    weights: [300, 400, 500, 600, 700, 800, 900],
    bolderBy: 100,
    hasItalics: false,
  },
  {
    family: 'Manrope',
    package: 'manrope',
    prefix: 'Manrope',
    weights: [300, 400, 500, 600, 700, 800],
    hasItalics: false,
  },
  {
    family: 'Playfair Display',
    package: 'playfair-display',
    prefix: 'PlayfairDisplay',
    weights: [400, 500, 600, 700, 800, 900],
    hasItalics: true,
  },
  {
    family: 'Fraunces',
    package: 'fraunces',
    prefix: 'Fraunces',
    weights: allWeights,
    hasItalics: true,
  },
  {
    family: 'Work Sans',
    package: 'work-sans',
    prefix: 'WorkSans',
    weights: allWeights,
    hasItalics: true,
  },
  {
    family: 'Quicksand',
    package: 'quicksand',
    prefix: 'Quicksand',
    weights: [300, 400, 500, 600, 700],
    hasItalics: false,
  },
  {
    family: 'Nunito',
    package: 'nunito',
    prefix: 'Nunito',
    weights: [300, 400, 500, 600, 700, 800, 900],
    hasItalics: true,
  },
  {
    family: 'Barlow Condensed',
    package: 'barlow-condensed',
    prefix: 'BarlowCondensed',
    weights: allWeights,
    hasItalics: true,
  },
  {
    family: 'JetBrains Mono',
    package: 'jetbrains-mono',
    prefix: 'JetBrainsMono',
    weights: [300, 400, 500, 600, 700, 800],
    hasItalics: true,
    isForCode: true,
  },
  {
    family: 'Space Grotesk',
    package: 'space-grotesk',
    prefix: 'SpaceGrotesk',
    weights: [300, 400, 500, 600, 700],
    hasItalics: false,
  },
  {
    family: 'Shippori Mincho',
    package: 'shippori-mincho',
    prefix: 'ShipporiMincho',
    weights: [400, 500, 600, 700, 800],
    hasItalics: false,
  },
  {
    family: 'DM Serif Display',
    package: 'dm-serif-display',
    prefix: 'DMSerifDisplay',
    weights: [400],
    hasItalics: true,
  },
  {
    family: 'Lexend',
    package: 'lexend',
    prefix: 'Lexend',
    weights: allWeights,
    hasItalics: false,
  },
  {
    family: 'Karla',
    package: 'karla',
    prefix: 'Karla',
    weights: [300, 400, 500, 600, 700, 800],
    hasItalics: true,
  },
  {
    family: 'Marcellus',
    package: 'marcellus',
    prefix: 'Marcellus',
    weights: [400],
    hasItalics: false,
  },
  {
    family: 'Josefin Sans',
    package: 'josefin-sans',
    prefix: 'JosefinSans',
    weights: [300, 400, 500, 600, 700],
    hasItalics: true,
  },
  {
    family: 'Anton',
    package: 'anton',
    prefix: 'Anton',
    weights: [400],
    bolderBy: 400,
    hasItalics: false,
  },
  {
    family: 'Archivo',
    package: 'archivo',
    prefix: 'Archivo',
    weights: allWeights,
    hasItalics: true,
  },
  {
    family: 'Cormorant Garamond',
    package: 'cormorant-garamond',
    prefix: 'CormorantGaramond',
    weights: [300, 400, 500, 600, 700],
    hasItalics: true,
  },
  {
    family: 'Lato',
    package: 'lato',
    prefix: 'Lato',
    weights: [300, 400, 700, 900],
    hasItalics: true,
  },
  {
    family: 'Overpass',
    package: 'overpass',
    prefix: 'Overpass',
    weights: allWeights,
    hasItalics: true,
  },
  {
    family: 'Righteous',
    package: 'righteous',
    prefix: 'Righteous',
    weights: [400],
    bolderBy: 300,
    hasItalics: false,
  },
  {
    family: 'DM Sans',
    package: 'dm-sans',
    prefix: 'DMSans',
    weights: allWeights,
    hasItalics: true,
  },
  {
    family: 'Noto Sans',
    package: 'noto-sans',
    prefix: 'NotoSans',
    weights: allWeights,
    hasItalics: true,
  },
  notoFamily('Arabic'),
  notoFamily('Armenian'),
  notoFamily('Bengali'),
  notoFamily('Devanagari'),
  notoFamily('Ethiopic'),
  notoFamily('Georgian'),
  notoFamily('Gujarati'),
  notoFamily('Gurmukhi'),
  notoFamily('Hebrew'),
  notoFamily('JP', hanWeights),
  notoFamily('Kannada'),
  notoFamily('Khmer'),
  notoFamily('KR', hanWeights),
  notoFamily('Lao'),
  notoFamily('Malayalam'),
  notoFamily('Math', [400]),
  notoFamily('Myanmar'),
  notoFamily('SC', hanWeights),
  notoFamily('Sinhala'),
  notoFamily('Symbols'),
  {
    family: 'Noto Sans Symbols 2',
    package: 'noto-sans-symbols-2',
    prefix: 'NotoSansSymbols2',
    weights: [400],
    hasItalics: false,
  },
  notoFamily('Tamil'),
  notoFamily('TC', hanWeights),
  notoFamily('Telugu'),
  notoFamily('Thai'),
  {
    family: 'Noto Emoji',
    package: 'noto-emoji',
    prefix: 'NotoEmoji',
    weights: [300, 400, 500, 600, 700],
    hasItalics: false,
  },
]

const familiesByName = new Map(fontFamilies.map((family) => [family.family, family]))
const requireFromHere = createRequire(import.meta.url)

/** Whether a family is for program text; see `FontFamily`. */
export function isForCode({ family }: FontReference): boolean {
  return familiesByName.get(family)?.isForCode ?? false
}

/**
 * The shipped face nearest to the one asked for: an unknown weight becomes the nearest one (the heavier of two from
 * 500 up), a missing italic upright.
 * @throws Error when no such family is shipped: themes may only name families of the catalog.
 */
export function nearestFace(font: FontReference): FontReference {
  const family = familiesByName.get(font.family)
  if (!family) throw new Error(`No font family named "${font.family}" is shipped`)
  let nearest = family.weights[0] as FontReference['weight']
  for (const weight of family.weights) {
    const closer = Math.abs(weight - font.weight) - Math.abs(nearest - font.weight)
    if (closer < 0 || (closer === 0 && font.weight >= 500)) nearest = weight
  }
  return { family: family.family, weight: nearest, italic: font.italic && family.hasItalics }
}

/** Every face that can be asked for: what an installation needs of the fonts' files. */
export function everyFace(): FontReference[] {
  return fontFamilies.flatMap(({ family, weights, hasItalics }) =>
    weights.flatMap((weight) =>
      (hasItalics ? [false, true] : [false]).map((italic) => ({ family, weight, italic })),
    ),
  )
}

/** The file of a shipped face (as `nearestFace` gives it). */
export function facePath(face: FontReference): string {
  const family = familiesByName.get(face.family) as FontFamily
  const manifest = requireFromHere.resolve(`@expo-google-fonts/${family.package}/package.json`)
  const variant = `${face.weight}${weightNames[face.weight]}${face.italic ? '_Italic' : ''}`
  return join(dirname(manifest), variant, `${family.prefix}_${variant}.ttf`)
}

/**
 * The name under which slide software knows a face: the font's legacy family name (OpenType name table, id 1), where
 * only regular and bold share a family and any other weight is a family of its own.
 */
export function typefaceName(face: FontReference): string {
  return face.weight === 400 || face.weight === 700
    ? face.family
    : `${face.family} ${weightNames[face.weight]}`
}

/** The font that stands in for one where that lacks a letter: of another family, as bold as the one looks. */
export function standIn(font: FontReference, family: string): FontReference {
  const bolderBy = family === font.family ? 0 : (familiesByName.get(font.family)?.bolderBy ?? 0)
  const weight = Math.min(900, font.weight + bolderBy) as FontReference['weight']
  return { ...font, family, weight }
}
