import { Parts, type Subject } from './subject.ts'

/** A cloud before the sun, and rain. */
export function cloud(): Subject {
  const parts = new Parts().disc('warm', 58, -158, 48)
  for (let ray = 0; ray < 10; ray++) {
    const angle = (ray / 10) * Math.PI * 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    parts.bar('warm', [58 + x * 58, -158 + y * 58], [58 + x * 76, -158 + y * 76], 7)
  }
  parts
    .path(
      'second',
      'M-96 -58 C -140 -58 -140 -116 -94 -118 C -88 -168 -16 -176 2 -134 C 22 -152 60 -140 60 -112 C 108 -116 114 -58 70 -58 Z',
    )
    .path(
      'light',
      'M-84 -74 C -116 -76 -112 -104 -82 -106 C -80 -142 -38 -154 -16 -134 C -46 -132 -62 -112 -62 -92 C -74 -92 -82 -84 -84 -74 Z',
    )
  for (const [x, y] of [
    [-84, -40],
    [-40, -28],
    [4, -40],
    [48, -28],
  ] as const)
    parts.path(
      'cool',
      `M${x} ${y}C${x - 14} ${y + 16} ${x - 10} ${y + 28} ${x} ${y + 28}C${x + 10} ${y + 28} ${x + 14} ${y + 16} ${x} ${y}Z`,
    )
  return { parts: parts.list, width: 270, height: 234, place: 'air' }
}

/** A crescent moon with three stars: night. */
export function moon(): Subject {
  const parts = new Parts().path('warm', 'M18 -212 A100 100 0 1 0 96 -56 A84 84 0 0 1 18 -212 Z')
  for (const [x, y, size] of [
    [78, -150, 26],
    [118, -96, 15],
    [46, -104, 12],
  ] as const)
    parts.polygon(
      'light',
      [x, y - size],
      [x + size * 0.24, y - size * 0.24],
      [x + size, y],
      [x + size * 0.24, y + size * 0.24],
      [x, y + size],
      [x - size * 0.24, y + size * 0.24],
      [x - size, y],
      [x - size * 0.24, y - size * 0.24],
    )
  return { parts: parts.list, width: 230, height: 214, place: 'air', insteadOfSun: true }
}

/** A planet with its ring and a moon. */
export function planet(): Subject {
  const parts = new Parts()
    .path(
      'warm',
      'M-146 -66 C -170 -104 -60 -158 40 -176 C 110 -188 156 -178 146 -148 C 140 -128 112 -108 84 -94 L78 -106 C 104 -122 116 -134 112 -142 C 104 -156 40 -148 -30 -122 C -90 -98 -122 -78 -114 -66 C -110 -60 -94 -58 -78 -60 L-72 -46 C -108 -44 -136 -50 -146 -66 Z',
    )
    .disc('first', 0, -112, 82)
    .path(
      'second',
      'M-82 -106 C -50 -96 40 -122 80 -130 C 83 -116 83 -100 80 -88 C 40 -76 -40 -62 -76 -80 C -80 -88 -82 -98 -82 -106 Z',
    )
    .path('light', 'M-58 -146 C -46 -174 -18 -184 4 -182 C -22 -170 -40 -156 -48 -138 Z')
    .path(
      'warm',
      'M-146 -66 C -136 -50 -108 -44 -72 -46 C 0 -50 60 -74 84 -94 C 112 -108 140 -128 146 -148 C 134 -128 100 -106 78 -100 C 40 -80 -20 -60 -78 -60 C -110 -58 -134 -58 -146 -66 Z',
    )
    .disc('cool', 116, -206, 17)
    .disc('light', -112, -188, 7)
  return { parts: parts.list, width: 300, height: 224, place: 'air' }
}

/** The globe of the earth on its stand. */
export function globe(): Subject {
  const parts = new Parts()
    .path('body', 'M-10 -30 H10 V-12 C 40 -10 56 -6 60 0 H-60 C -56 -6 -40 -10 -10 -12 Z')
    .path('body', 'M58 -218 A112 112 0 1 1 -88 -58 L-80 -66 A100 100 0 1 0 52 -208 Z')
    .disc('cool', -4, -128, 88)
    .path(
      'light',
      'M-74 -180 C -50 -210 -14 -218 12 -212 C 22 -196 -6 -188 -12 -172 C -18 -154 -44 -160 -46 -138 C -50 -124 -80 -130 -88 -120 C -94 -142 -88 -164 -74 -180 Z',
    )
    .path(
      'light',
      'M-42 -112 C -22 -122 0 -108 4 -94 C 8 -76 -14 -66 -18 -46 C -34 -50 -40 -70 -38 -84 C -44 -92 -50 -104 -42 -112 Z',
    )
    .path(
      'light',
      'M36 -172 C 50 -182 66 -176 74 -162 C 82 -148 86 -130 82 -112 C 66 -108 60 -122 48 -128 C 34 -134 26 -160 36 -172 Z',
    )
    .disc('first', 46, -148, 7)
    .disc('first', -26, -90, 7)
  return { parts: parts.list, width: 220, height: 240, place: 'land' }
}

/** A drop of water. */
export function drop(): Subject {
  const parts = new Parts()
    .path(
      'cool',
      'M0 -216 C 40 -150 78 -122 78 -72 A78 72 0 0 1 -78 -72 C -78 -122 -40 -150 0 -216 Z',
    )
    .path('second', 'M0 -216 C 40 -150 78 -122 78 -72 A78 72 0 0 1 0 0 C 34 -30 44 -96 0 -216 Z')
    .path(
      'light',
      'M-54 -76 C -52 -100 -42 -118 -28 -136 C -34 -112 -38 -96 -36 -70 C -34 -54 -28 -44 -18 -34 C -38 -38 -54 -54 -54 -76 Z',
    )
  return { parts: parts.list, width: 160, height: 216, place: 'air' }
}

/** A bolt of lightning: power. */
export function bolt(): Subject {
  const parts = new Parts()
    .disc('second', 0, -112, 104)
    .disc('body', 0, -112, 90)
    .polygon(
      'warm',
      [14, -214],
      [-58, -98],
      [-10, -98],
      [-26, -8],
      [58, -132],
      [6, -132],
      [38, -214],
    )
    .polygon('light', [14, -214], [-58, -98], [-38, -98], [26, -214])
  return { parts: parts.list, width: 210, height: 216, place: 'air' }
}

/** Solar panels under a sun. */
export function solar(): Subject {
  const parts = new Parts().disc('warm', 92, -186, 34)
  for (let ray = 0; ray < 10; ray++) {
    const angle = (ray / 10) * Math.PI * 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    parts.bar('warm', [92 + x * 42, -186 + y * 42], [92 + x * 56, -186 + y * 56], 6)
  }
  parts
    .bar('body', [-46, -40], [-46, 0], 9)
    .bar('body', [56, -40], [56, 0], 9)
    .polygon('body', [-140, -26], [-98, -138], [132, -138], [150, -26])
    .polygon('cool', [-130, -33], [-92, -131], [126, -131], [142, -33])
  for (const share of [0.25, 0.5, 0.75])
    parts.bar('light', [-130 + 272 * share, -33], [-92 + 218 * share, -131], 3)
  parts.bar('light', [-118, -64], [137, -64], 3).bar('light', [-105, -98], [131, -98], 3)
  return { parts: parts.list, width: 296, height: 244, place: 'land' }
}
