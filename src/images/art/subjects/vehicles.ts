import { Parts, type Subject } from './subject.ts'

function wheel(parts: Parts, x: number, radius: number): void {
  parts
    .disc('body', x, -radius, radius)
    .disc('light', x, -radius, radius * 0.46)
    .disc('body', x, -radius, radius * 0.16)
}

/** A lorry with a box body. */
export function truck(): Subject {
  const parts = new Parts()
    .rectangle('body', -140, -34, 268, 12)
    .rectangle('first', -144, -132, 178, 100)
    .rectangle('warm', -144, -96, 178, 16)
    .path('second', 'M44 -28 V-110 H88 L124 -70 L132 -62 V-28 Z')
    .path('light', 'M62 -100 H84 L108 -72 H62 Z')
    .rectangle('warm', 122, -44, 10, 12)
  wheel(parts, -104, 22)
  wheel(parts, -50, 22)
  wheel(parts, 92, 22)
  return { parts: parts.list, width: 280, height: 132, place: 'land' }
}

/** A car from its side. */
export function car(): Subject {
  const parts = new Parts()
    .path(
      'first',
      'M-134 -24 C -138 -54 -126 -60 -88 -66 C -66 -98 -50 -106 -6 -106 C 34 -106 46 -96 70 -68 C 116 -64 134 -56 134 -24 Z',
    )
    .path('light', 'M-70 -66 C -56 -88 -46 -96 -14 -96 L -14 -66 Z')
    .path('light', 'M-4 -66 L-4 -96 C 26 -96 36 -88 54 -66 Z')
    .rectangle('body', -134, -32, 268, 10)
    .rounded('warm', 118, -56, 15, 11, 4)
    .rectangle('body', 6, -58, 18, 4)
  wheel(parts, -82, 25)
  wheel(parts, 82, 25)
  return { parts: parts.list, width: 272, height: 108, place: 'land' }
}

/** A fast train on its track. */
export function train(): Subject {
  const parts = new Parts()
    .rectangle('body', -176, -6, 352, 6)
    .path('second', 'M-170 -18 V-112 H66 C 118 -112 150 -72 168 -42 C 174 -28 168 -18 152 -18 Z')
    .path('first', 'M-170 -46 H166 C 172 -32 166 -18 152 -18 H-170 Z')
    .path('light', 'M84 -98 C 108 -90 124 -72 134 -60 H92 C 84 -60 80 -66 80 -72 V-98 Z')
    .rectangle('warm', -170, -52, 332, 6)
  for (let x = -154; x < 44; x += 36) parts.rounded('light', x, -98, 26, 30, 5)
  for (let x = -140; x < 140; x += 44) parts.disc('body', x, -13, 9)
  parts.rectangle('cool', 50, -98, 20, 76)
  return { parts: parts.list, width: 352, height: 112, place: 'land' }
}

/** A suitcase with a label and stickers. */
export function suitcase(): Subject {
  const parts = new Parts()
    .path(
      'body',
      'M-34 -140 V-166 A12 12 0 0 1 -22 -178 H22 A12 12 0 0 1 34 -166 V-140 H24 V-164 A5 5 0 0 0 19 -168 H-19 A5 5 0 0 0 -24 -164 V-140 Z',
    )
    .rounded('first', -104, -144, 208, 136, 16)
    .rectangle('second', -72, -144, 18, 136)
    .rectangle('second', 54, -144, 18, 136)
    .rounded('warm', -70, -106, 14, 20, 3)
    .rounded('warm', 56, -106, 14, 20, 3)
    .disc('light', -14, -94, 22)
    .path('cool', 'M-30 -94 L2 -94 L-6 -82 L-24 -82 Z')
    .rounded('light', 2, -58, 40, 26, 3)
    .rectangle('cool', 8, -50, 28, 4)
    .rectangle('cool', 8, -42, 18, 4)
    .disc('body', -80, -6, 8)
    .disc('body', 80, -6, 8)
  return { parts: parts.list, width: 210, height: 178, place: 'land' }
}
