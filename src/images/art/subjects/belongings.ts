import { Parts, type Subject } from './subject.ts'

/** A light bulb that shines. */
export function bulb(): Subject {
  const parts = new Parts()
  for (let ray = 0; ray < 9; ray++) {
    const angle = Math.PI * (1 + (ray - 0.5) / 7)
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    parts.bar('warm', [x * 98, -148 + y * 98], [x * 122, -148 + y * 122], 8)
  }
  parts
    .path(
      'warm',
      'M-36 -58 C -36 -92 -74 -108 -74 -150 A74 74 0 0 1 74 -150 C 74 -108 36 -92 36 -58 Z',
    )
    .path(
      'light',
      'M-54 -150 A54 54 0 0 1 -14 -202 C -34 -186 -40 -168 -40 -146 C -40 -128 -30 -112 -26 -98 C -42 -112 -54 -128 -54 -150 Z',
    )
    .path(
      'first',
      'M-8 -58 L-22 -124 L-8 -112 L0 -130 L8 -112 L22 -124 L8 -58 L3 -58 L13 -108 L6 -100 L0 -116 L-6 -100 L-13 -108 L-3 -58 Z',
    )
    .rounded('body', -36, -58, 72, 15, 6)
    .rounded('second', -32, -41, 64, 13, 6)
    .rounded('body', -26, -26, 52, 13, 6)
    .path('body', 'M-14 -12 H14 Q 10 0 0 0 Q -10 0 -14 -12 Z')
  return { parts: parts.list, width: 250, height: 272, place: 'air' }
}

/** A shield with a tick. */
export function shield(): Subject {
  const parts = new Parts()
    .path(
      'body',
      'M0 -214 C 34 -192 66 -186 98 -184 C 100 -92 76 -34 0 0 C -76 -34 -100 -92 -98 -184 C -66 -186 -34 -192 0 -214 Z',
    )
    .path('first', 'M0 -196 C 28 -178 56 -171 82 -169 C 82 -92 62 -44 0 -16 Z')
    .path('second', 'M0 -196 C -28 -178 -56 -171 -82 -169 C -82 -92 -62 -44 0 -16 Z')
    .polygon('light', [-44, -112], [-28, -128], [-8, -108], [34, -152], [50, -136], [-8, -76])
  return { parts: parts.list, width: 200, height: 214, place: 'air' }
}

/** A written sheet with a seal. */
export function document(): Subject {
  const parts = new Parts()
    .path(
      'body',
      'M-84 0 V-204 A8 8 0 0 1 -76 -212 H40 L86 -166 V0 A8 8 0 0 1 78 8 H-76 A8 8 0 0 1 -84 0 Z',
    )
    .path('light', 'M-76 0 V-204 H36 V-162 H78 V0 Z')
    .polygon('cool', [36, -204], [78, -162], [36, -162])
    .rounded('first', -58, -176, 66, 12, 4)
  for (const [index, width] of [116, 104, 116, 84, 60].entries())
    parts.rounded('second', -58, -142 + index * 22, width, 8, 4)
  parts
    .polygon('first', [38, -26], [34, 22], [48, 10], [62, 22], [58, -26])
    .disc('warm', 48, -30, 22)
    .disc('light', 48, -30, 11)
  return { parts: parts.list, width: 172, height: 220, place: 'air' }
}

/** A taped parcel. */
export function parcel(): Subject {
  const parts = new Parts()
    .polygon('warm', [-112, -118], [0, -74], [0, 0], [-112, -40])
    .polygon('second', [112, -118], [0, -74], [0, 0], [112, -40])
    .polygon('light', [-112, -118], [0, -162], [112, -118], [0, -74])
    .polygon('first', [-70, -134.5], [42, -90.5], [70, -101.5], [-42, -145.5])
    .polygon('first', [42, -90.5], [70, -101.5], [70, -66], [42, -55])
    .polygon('body', [-94, -78], [-44, -58], [-44, -30], [-94, -48])
  return { parts: parts.list, width: 224, height: 162, place: 'land' }
}

/** An open umbrella: what keeps one dry. */
export function umbrella(): Subject {
  const parts = new Parts()
    .bar('body', [0, -206], [0, -22], 7)
    .path('body', 'M3.5 -24 C 3.5 -2 -38 -2 -38 -26 H-29 C -29 -12 -3.5 -12 -3.5 -24 Z')
    .path(
      'first',
      'M-128 -104 C -124 -170 -66 -208 0 -208 C 66 -208 124 -170 128 -104 C 112 -120 96 -120 84 -104 C 70 -122 56 -122 42 -104 C 28 -122 14 -122 0 -104 C -14 -122 -28 -122 -42 -104 C -56 -122 -70 -122 -84 -104 C -96 -120 -112 -120 -128 -104 Z',
    )
    .path(
      'warm',
      'M0 -208 C -38 -190 -44 -140 -42 -104 C -56 -122 -70 -122 -84 -104 C -84 -150 -44 -196 0 -208 Z',
    )
    .path(
      'warm',
      'M0 -208 C 38 -190 44 -140 42 -104 C 56 -122 70 -122 84 -104 C 84 -150 44 -196 0 -208 Z',
    )
    .disc('body', 0, -210, 6)
  return { parts: parts.list, width: 256, height: 218, place: 'air' }
}

/** A steaming cup. */
export function cup(): Subject {
  const parts = new Parts()
    .path('light', 'M-30 -132 C -46 -154 -14 -166 -30 -192 C -2 -168 -36 -154 -20 -132 Z')
    .path('light', 'M14 -132 C -2 -158 30 -172 14 -204 C 44 -174 8 -158 24 -132 Z')
    .path('first', 'M66 -96 C 122 -104 122 -34 54 -38 L60 -54 C 94 -52 94 -84 66 -80 Z')
    .path('first', 'M-78 -118 H72 C 72 -64 58 -22 28 -14 H-34 C -64 -22 -78 -64 -78 -118 Z')
    .path('warm', 'M-78 -118 H72 L71 -104 H-77 Z')
    .path('second', 'M-96 -12 H92 C 88 -2 78 0 70 0 H-74 C -82 0 -92 -2 -96 -12 Z')
    .path('light', 'M-60 -92 C -58 -66 -52 -48 -42 -36 C -46 -54 -48 -72 -48 -92 Z')
  return { parts: parts.list, width: 210, height: 204, place: 'land' }
}

/** A note: music, and culture at large. */
export function note(): Subject {
  const ellipse = (x: number, y: number) =>
    `M${x - 34} ${y + 8}C${x - 34} ${y - 18} ${x + 26} ${y - 34} ${x + 34} ${y - 8}C${x + 34} ${y + 18} ${x - 26} ${y + 34} ${x - 34} ${y + 8}Z`
  const parts = new Parts()
    .path('first', ellipse(-62, -30))
    .path('warm', ellipse(60, -52))
    .bar('body', [-32, -36], [-32, -196], 9)
    .bar('body', [90, -58], [90, -218], 9)
    .polygon('body', [-36.5, -196], [94.5, -222], [94.5, -188], [-36.5, -162])
    .polygon('cool', [-36.5, -152], [94.5, -178], [94.5, -164], [-36.5, -138])
  return { parts: parts.list, width: 200, height: 222, place: 'air' }
}

/** A mortarboard on two books. */
export function cap(): Subject {
  const parts = new Parts()
    .rounded('cool', -104, -36, 200, 34, 5)
    .rectangle('light', -92, -28, 188, 18)
    .rounded('warm', -90, -72, 190, 36, 5)
    .rectangle('light', -90, -64, 178, 20)
    .path('second', 'M-62 -148 V-100 C -40 -78 40 -78 62 -100 V-148 Z')
    .polygon('body', [-136, -150], [0, -206], [136, -150], [0, -94])
    .polygon('first', [-4, -152], [4, -152], [100, -132], [100, -78], [93, -78], [93, -127])
    .polygon('first', [90, -80], [103, -80], [109, -50], [84, -50])
    .disc('first', 0, -152, 7)
  return { parts: parts.list, width: 272, height: 206, place: 'land' }
}
