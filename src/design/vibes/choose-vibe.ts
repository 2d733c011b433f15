import type { Theme } from '../themes/theme.ts'
import { type VibeName, vibeList } from './vibe-list.ts'

/** The vibe that suits a theme's own mood. */
const ofThemes: Record<string, VibeName> = {
  'Simple Light': 'Paper Cut',
  Observatory: 'Star Trails',
  Gazette: 'Ink Wash',
  Kiln: 'Mid-Century',
  Herbarium: 'Ink Wash',
  Draughtsman: 'Contour Map',
  Signal: 'Riso Print',
  Sorbet: 'Paper Cut',
  Transit: 'Contour Map',
  Cassette: 'Neon Dusk',
  Origami: 'Paper Cut',
  Marquee: 'Stained Glass',
}

/** The vibe that comes nearest to a style. */
const ofStyles: Record<string, VibeName> = {
  realistic: 'Star Trails',
  artistic: 'Ink Wash',
  cartoon: 'Mid-Century',
  three_d: 'Paper Cut',
}

/** Words of style instructions that point to a vibe. */
const ofWords: [VibeName, RegExp][] = [
  ['Neon Dusk', /neon|synth|retro ?wave|low.?poly|sunset|cyber|vibrant|electric/i],
  ['Paper Cut', /paper|cut.?out|layer|craft|origami|3.?d|warm/i],
  [
    'Ink Wash',
    /ink|wash|water.?colou?r|brush|sumi|zen|minimal|monochrom|black and white|pencil|sketch/i,
  ],
  ['Contour Map', /map|contour|topograph|cartograph|technical|blueprint|diagram/i],
  ['Riso Print', /riso|print|halftone|screen|poster|pop.?art|bold|comic/i],
  ['Stained Glass', /glass|mosaic|window|cathedral|jewel|baroque/i],
  ['Star Trails', /star|night|space|long exposure|photo|realis|dark|cinematic/i],
  ['Mid-Century', /mid.?century|fifties|1950|retro|vintage|cartoon|playful|flat|illustrat/i],
]

/** What the choice of a vibe goes by where none was named. */
interface VibeHints {
  style?: string | undefined
  styleInstructions?: string | undefined
  theme: Pick<Theme, 'name' | 'dark'>
}

/** The id of the vibe for slides that name none: by the style asked for, else by the theme. */
export function chooseVibe({ style, styleInstructions, theme }: VibeHints): string {
  const told =
    style === 'custom'
      ? ofWords.find(([, pattern]) => pattern.test(styleInstructions ?? ''))?.[0]
      : ofStyles[style ?? '']
  const name = told ?? ofThemes[theme.name] ?? (theme.dark ? 'Neon Dusk' : 'Paper Cut')
  return (vibeList.find((vibe) => vibe.name === name) ?? vibeList[0]).id
}
