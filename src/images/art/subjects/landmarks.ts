import { Parts, type Subject } from './subject.ts'

/** A row of towers with lit windows. */
export function city(random: () => number): Subject {
  const parts = new Parts()
  const towers = [
    [-140, 34, 70],
    [-104, 40, 112],
    [-62, 30, 92],
    [-30, 44, 172],
    [16, 34, 130],
    [52, 42, 148],
    [96, 44, 84],
  ] as const
  towers.forEach(([x, width, base], index) => {
    const height = base * (0.86 + random() * 0.28)
    const role = index % 3 === 1 ? 'second' : index % 3 === 2 ? 'cool' : 'body'
    parts.rectangle(role, x, -height, width, height)
    if (index === 3)
      parts.polygon(
        'body',
        [x + 12, -height],
        [x + width - 12, -height],
        [x + width / 2, -height - 36],
      )
    if (index === 5) parts.rectangle('second', x + 6, -height - 14, width - 12, 14)
    for (let y = 12; y < height - 12; y += 15)
      for (let column = 0; column < Math.floor(width / 11); column++)
        if (random() < 0.5)
          parts.rectangle(
            random() < 0.7 ? 'warm' : 'light',
            x + 5 + column * 10.5,
            -height + y,
            5,
            7,
          )
  })
  return { parts: parts.list, width: 290, height: 205, place: 'land' }
}

/** A house with a lit door and a chimney. */
export function house(): Subject {
  const parts = new Parts()
    .rectangle('body', 34, -150, 16, 46)
    .polygon('first', [-92, -84], [0, -158], [92, -84])
    .rectangle('second', -72, -86, 144, 86)
    .rectangle('warm', -14, -52, 28, 52)
    .rectangle('light', -54, -66, 28, 26)
    .rectangle('light', 26, -66, 28, 26)
  return { parts: parts.list, width: 184, height: 158, place: 'land' }
}

/** A castle with two towers and a gate: what is safe. */
export function castle(): Subject {
  const parts = new Parts()
  parts.rectangle('second', -62, -84, 124, 84)
  for (let x = -58; x < 56; x += 24) parts.rectangle('second', x, -96, 13, 14)
  for (const x of [-96, 54]) {
    parts.rectangle('body', x, -140, 42, 140).rectangle('body', x - 5, -150, 52, 14)
    for (let tooth = 0; tooth < 3; tooth++)
      parts.rectangle('body', x - 5 + tooth * 20, -162, 12, 14)
    parts.rectangle('warm', x + 16, -112, 10, 22)
  }
  parts
    .path('warm', 'M-20 0 V-34 A20 20 0 0 1 20 -34 V0 Z')
    .rectangle('body', -1.5, -158, 3, 64)
    .polygon('first', [1, -158], [40, -147], [1, -136])
  return { parts: parts.list, width: 202, height: 162, place: 'land' }
}

/** Cogwheels that turn one another. */
export function machine(): Subject {
  const parts = new Parts()
  cog(parts, -58, -62, 58, 10, 'first')
  cog(parts, 23, -101, 40, 8, 'cool')
  cog(parts, 64, -55, 28, 7, 'warm')
  return { parts: parts.list, width: 210, height: 142, place: 'land' }
}

/** A cogwheel with a hub. */
function cog(
  parts: Parts,
  x: number,
  y: number,
  radius: number,
  teeth: number,
  role: 'first' | 'cool' | 'warm',
): void {
  const points = Array.from({ length: teeth * 4 }, (_, index): [number, number] => {
    const angle = ((index + 0.5) / (teeth * 4)) * Math.PI * 2
    const reach = index % 4 < 2 ? radius : radius * 0.8
    const lean = index % 4 === 0 ? 0.03 : index % 4 === 1 ? -0.03 : 0
    return [x + Math.cos(angle + lean) * reach, y + Math.sin(angle + lean) * reach]
  })
  parts
    .polygon(role, ...points)
    .disc('body', x, y, radius * 0.46)
    .disc('light', x, y, radius * 0.2)
}

/** Wind turbines: energy. */
export function turbines(random: () => number): Subject {
  const parts = new Parts()
  const towers = [
    [-92, 150],
    [0, 210],
    [98, 130],
  ] as const
  for (const [x, height] of towers) {
    const blade = height * 0.42
    parts.polygon('second', [x - 5, 0], [x + 5, 0], [x + 2, -height], [x - 2, -height])
    const turn = random() * 2
    for (let arm = 0; arm < 3; arm++) {
      const angle = turn + (arm * Math.PI * 2) / 3
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      parts.polygon(
        'light',
        [x - dy * 2.5, -height + dx * 2.5],
        [x + dx * blade * 0.3 - dy * 6, -height + dy * blade * 0.3 + dx * 6],
        [x + dx * blade, -height + dy * blade],
        [x + dy * 2, -height - dx * 2],
      )
    }
    parts.disc('first', x, -height, 5)
  }
  return { parts: parts.list, width: 270, height: 300, place: 'land' }
}
