import { Resvg } from '@resvg/resvg-js'
import type { ImageLibrary } from '../../src/design/image-library.ts'
import { layoutDeckImage } from './layout-deck.ts'

const hills = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2B3A67"/><stop offset=".55" stop-color="#E8A87C"/><stop offset="1" stop-color="#FBE3C8"/></linearGradient>
    <linearGradient id="sea" x2="0" y2="1"><stop stop-color="#E9B48C"/><stop offset="1" stop-color="#34466F"/></linearGradient>
  </defs>
  <rect width="1600" height="620" fill="url(#sky)"/><circle cx="1040" cy="500" r="92" fill="#FFF1D6"/>
  <path d="M0 560 Q 220 430 470 540 T 900 520 T 1340 500 T 1600 560 V 630 H 0 Z" fill="#6B5B7B"/>
  <path d="M0 600 Q 300 520 620 600 T 1180 590 T 1600 600 V 640 H 0 Z" fill="#3D3F63"/>
  <rect y="620" width="1600" height="280" fill="url(#sea)"/>
  <path d="M960 640 h160 M930 680 h220 M980 720 h130 M900 770 h270 M1000 820 h90" stroke="#FFF1D6" stroke-width="9" stroke-linecap="round" opacity=".7"/>
</svg>`

let data: Uint8Array | undefined

/** The library of the layout deck: one picture, a sunrise over the sea. */
export const hubPicture: ImageLibrary = (id) => {
  if (id !== layoutDeckImage) return undefined
  data ??= new Uint8Array(new Resvg(hills).render().asPng())
  return { id, mediaType: 'image/png', data, width: 1600, height: 900 }
}
