import { Parts, type Role, type Subject } from './subject.ts'

/** Columns that rise from left to right, a flag on the last. */
export function growth(random: () => number): Subject {
  const parts = new Parts()
  const roles: Role[] = ['cool', 'second', 'second', 'warm', 'first']
  const lift = 0.9 + random() * 0.2
  roles.forEach((role, index) => {
    const height = (34 + index * 14 + index * index * 7) * lift
    const x = -140 + index * 58
    parts.rectangle(role, x, -height, 44, height)
    parts.rectangle('light', x, -height, 44, 6)
    if (index < 4) return
    parts
      .rectangle('body', x + 20, -height - 48, 3, 48)
      .polygon('body', [x + 23, -height - 48], [x + 60, -height - 37], [x + 23, -height - 26])
  })
  return { parts: parts.list, width: 300, height: 260, place: 'land' }
}

/** Nodes and what links them. */
export function network(random: () => number): Subject {
  const nodes = [
    [0, -96, 24],
    [-104, -150, 15],
    [-122, -50, 18],
    [-36, -176, 12],
    [96, -166, 17],
    [128, -76, 14],
    [52, -22, 18],
    [-52, -16, 13],
  ].map(
    ([x = 0, y = 0, r = 0]) => [x + (random() - 0.5) * 14, y + (random() - 0.5) * 14, r] as const,
  )
  const links = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [0, 5],
    [0, 6],
    [0, 7],
    [1, 3],
    [2, 7],
    [4, 5],
    [6, 7],
    [1, 2],
  ]
  const parts = new Parts()
  for (const [a = 0, b = 0] of links) {
    const from = nodes[a] ?? [0, 0, 0]
    const to = nodes[b] ?? [0, 0, 0]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const [nx, ny] = [(-(to[1] - from[1]) / length) * 1.8, ((to[0] - from[0]) / length) * 1.8]
    parts.polygon(
      'second',
      [from[0] + nx, from[1] + ny],
      [to[0] + nx, to[1] + ny],
      [to[0] - nx, to[1] - ny],
      [from[0] - nx, from[1] - ny],
    )
  }
  const roles: Role[] = ['first', 'warm', 'cool', 'light', 'body', 'warm', 'body', 'cool']
  nodes.forEach(([x, y, r], index) => {
    parts.disc(roles[index] ?? 'body', x, y, r)
    if (index === 0) parts.disc('light', x, y, r * 0.45)
  })
  return { parts: parts.list, width: 290, height: 196, place: 'air' }
}

/** Piles of coins. */
export function coins(random: () => number): Subject {
  const parts = new Parts()
  const piles = [
    [-84, 3],
    [0, 6],
    [84, 4],
  ] as const
  const roles: Role[] = ['warm', 'first', 'warm', 'cool', 'warm', 'first', 'warm']
  for (const [x, count] of piles) {
    const many = count + Math.floor(random() * 2)
    for (let coin = 0; coin < many; coin++) {
      const foot = -9 - coin * 17
      const left = x - 36 + (random() - 0.5) * 8
      const role = roles[coin % roles.length] ?? 'warm'
      parts.path(
        role,
        `M${left} ${foot - 17} V${foot} A36 9 0 0 0 ${left + 72} ${foot} V${foot - 17} Z`,
      )
      const top = `M${left} ${foot - 17} A36 9 0 0 1 ${left + 72} ${foot - 17} A36 9 0 0 1 ${left} ${foot - 17} Z`
      if (coin === many - 1) parts.path('light', top)
      else parts.rectangle('body', left, foot - 1.6, 72, 1.6)
    }
  }
  return { parts: parts.list, width: 246, height: 160, place: 'land' }
}

/** An open book with pages that rise. */
export function book(): Subject {
  const parts = new Parts()
    .path('body', 'M-136 -10 L-136 -98 L0 -78 L136 -98 L136 -10 L0 10 Z')
    .path('light', 'M0 -84 C -30 -118 -90 -122 -126 -108 L -126 -24 C -90 -38 -30 -34 0 -4 Z')
    .path('second', 'M0 -84 C 30 -118 90 -122 126 -108 L 126 -24 C 90 -38 30 -34 0 -4 Z')
    .path('cool', 'M0 -84 C 22 -132 64 -146 100 -144 L 100 -62 C 64 -62 24 -46 0 -4 Z')
    .path('warm', 'M0 -84 C 10 -134 36 -162 62 -172 L 62 -88 C 36 -76 12 -48 0 -4 Z')
  return { parts: parts.list, width: 272, height: 172, place: 'land' }
}

/** A rocket on its flame: a launch. */
export function rocket(): Subject {
  const parts = new Parts()
    .path('warm', 'M-22 -56 Q -26 -14 0 10 Q 26 -14 22 -56 Z')
    .path('light', 'M-11 -56 Q -12 -26 0 -10 Q 12 -26 11 -56 Z')
    .path('first', 'M-28 -112 L-60 -56 L-60 -38 L-26 -62 Z')
    .path('first', 'M28 -112 L60 -56 L60 -38 L26 -62 Z')
    .path('second', 'M0 -232 C 42 -186 42 -112 28 -56 L -28 -56 C -42 -112 -42 -186 0 -232 Z')
    .path('body', 'M0 -232 C 18 -212 28 -190 32 -168 L -32 -168 C -28 -190 -18 -212 0 -232 Z')
    .disc('body', 0, -136, 17)
    .disc('cool', 0, -136, 11)
  return { parts: parts.list, width: 120, height: 242, place: 'air' }
}

/** An aeroplane in flight. */
export function plane(): Subject {
  const parts = new Parts()
    .polygon('first', [-96, -70], [-128, -122], [-104, -122], [-62, -72])
    .path(
      'second',
      'M-120 -62 C -110 -88 60 -92 104 -78 C 130 -68 130 -54 108 -48 C 60 -38 -84 -42 -120 -62 Z',
    )
    .polygon('body', [-2, -58], [-62, 2], [-34, 2], [46, -56])
    .polygon('cool', [6, -84], [-26, -124], [-6, -124], [44, -84])
    .path('warm', 'M96 -76 C 112 -72 120 -66 122 -62 L 92 -62 Z')
  for (let x = -70; x < 80; x += 16) parts.rectangle('light', x, -70, 8, 6)
  return { parts: parts.list, width: 256, height: 126, place: 'air' }
}

/** A hot-air balloon: for any thought that goes up or out. */
export function balloon(): Subject {
  const parts = new Parts()
    .path(
      'first',
      'M0 -236 C -62 -236 -92 -190 -88 -146 C -84 -104 -44 -74 -18 -52 L 18 -52 C 44 -74 84 -104 88 -146 C 92 -190 62 -236 0 -236 Z',
    )
    .path(
      'warm',
      'M0 -236 C -34 -226 -56 -186 -54 -146 C -52 -104 -28 -74 -12 -52 L -2 -52 C -20 -78 -26 -112 -26 -146 C -26 -186 -16 -220 0 -236 Z',
    )
    .path(
      'warm',
      'M0 -236 C 34 -226 56 -186 54 -146 C 52 -104 28 -74 12 -52 L 2 -52 C 20 -78 26 -112 26 -146 C 26 -186 16 -220 0 -236 Z',
    )
    .path(
      'light',
      'M0 -236 C -12 -216 -15 -180 -14 -146 C -13 -110 -8 -76 -3 -52 L 3 -52 C 8 -76 13 -110 14 -146 C 15 -180 12 -216 0 -236 Z',
    )
    .polygon('body', [-17, -54], [-15, -54], [-12, -26], [-14, -26])
    .polygon('body', [17, -54], [15, -54], [12, -26], [14, -26])
    .path('body', 'M-16 -28 H16 L13 -2 Q0 2 -13 -2 Z')
    .rectangle('second', -16, -28, 32, 6)
  return { parts: parts.list, width: 180, height: 238, place: 'air' }
}
