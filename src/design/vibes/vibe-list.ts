import type { FontReference } from '../../scene/text.ts'
import type { Vibe } from './vibe.ts'

const face = (family: string, weight: FontReference['weight']): FontReference => ({
  family,
  weight,
  italic: false,
})

/** The built-in vibes in the order of the list. */
export const vibeList = [
  {
    id: '5b1c7f02-6d3e-4a58-9a41-0e7d2c9b1a10',
    name: 'Neon Dusk',
    mood: 'electric, expectant',
    ink: '#FFF4EC',
    ground: '#A02F86',
    backdrop: '#2A1258',
    title: { font: face('Space Grotesk', 500), size: 44, leading: 1.16, tracking: 0 },
    textFont: face('Space Grotesk', 400),
    calm: { x: 43, y: 56, width: 520, height: 150 },
    anchor: 'top',
  },
  {
    id: '7d0e4a36-91c2-4f7b-8a5d-3b6f1e2c9a21',
    name: 'Paper Cut',
    mood: 'warm, hand-made, glad',
    ink: '#5A1528',
    ground: '#B3A094',
    backdrop: '#FFF4E1',
    title: { font: face('Fraunces', 600), size: 48, leading: 1.15, tracking: 0 },
    textFont: face('Fraunces', 400),
    calm: { x: 148, y: 132, width: 460, height: 150 },
    anchor: 'middle',
  },
  {
    id: '2f9a6c48-0b7d-4e13-b5f6-8c1d7a3e5b32',
    name: 'Ink Wash',
    mood: 'quiet, grave',
    ink: '#1B2024',
    ground: '#B9B6AF',
    backdrop: '#F2EFE7',
    title: { font: face('Shippori Mincho', 600), size: 54, leading: 1.2, tracking: 0 },
    textFont: face('Shippori Mincho', 500),
    calm: { x: 43, y: 96, width: 440, height: 155 },
    anchor: 'top',
  },
  {
    id: 'c83b5e17-4a2f-4d96-8e07-5f9c0d1b6a43',
    name: 'Contour Map',
    mood: 'precise, exploring',
    ink: '#0F3339',
    ground: '#87AAAE',
    backdrop: '#D9EAEC',
    title: { font: face('DM Serif Display', 400), size: 48, leading: 1.14, tracking: 0 },
    textFont: face('Source Serif 4', 400),
    calm: { x: 43, y: 104, width: 370, height: 150 },
    anchor: 'top',
  },
  {
    id: '94e7d1a5-3c60-4b8f-a2d9-6e0b7f4c8d54',
    name: 'Riso Print',
    mood: 'bold, playful, direct',
    ink: '#1F2A6B',
    ground: '#F2EAD5',
    backdrop: '#F6EEDB',
    title: { font: face('Work Sans', 800), size: 50, leading: 1.06, tracking: -0.02 },
    textFont: face('Work Sans', 500),
    calm: { x: 43, y: 52, width: 425, height: 150 },
    anchor: 'top',
  },
  {
    id: 'e05f2b89-7c14-4936-9d6a-1a8e3c7f0b65',
    name: 'Stained Glass',
    mood: 'solemn, radiant',
    ink: '#F7E7C6',
    ground: '#322C3B',
    backdrop: '#201B29',
    title: { font: face('Playfair Display', 600), size: 48, leading: 1.14, tracking: 0 },
    textFont: face('Source Serif 4', 400),
    calm: { x: 52, y: 180, width: 400, height: 180 },
    anchor: 'middle',
  },
  {
    id: '1a6d9c73-8e25-4f0b-b7c4-4d2f5e8a9b76',
    name: 'Star Trails',
    mood: 'vast, patient',
    ink: '#F2F4FF',
    ground: '#4A547E',
    backdrop: '#121A42',
    title: { font: face('Unbounded', 300), size: 36, leading: 1.28, tracking: 0 },
    textFont: face('Manrope', 400),
    calm: { x: 52, y: 70, width: 450, height: 150 },
    anchor: 'top',
  },
  {
    id: 'b72c0f4e-5d98-4a61-8b3f-9e6a2d1c7f87',
    name: 'Mid-Century',
    mood: 'cheerful, inventive',
    ink: '#1F3A3D',
    ground: '#DCAC8C',
    backdrop: '#F6EAD0',
    title: { font: face('Quicksand', 700), size: 48, leading: 1.12, tracking: -0.015 },
    textFont: face('Nunito', 500),
    calm: { x: 52, y: 64, width: 430, height: 150 },
    anchor: 'top',
  },
] as const satisfies readonly Vibe[]

/** The name of a built-in vibe. */
export type VibeName = (typeof vibeList)[number]['name']

/** A built-in vibe by its id. */
export function findVibe(id: string): (Vibe & { name: VibeName }) | undefined {
  return vibeList.find((vibe) => vibe.id === id)
}
