import { itemListKind } from '../item-list-kind.ts'
import { groupPieces, shortenBullets } from './bullet-groups.ts'
import { type BulletItem, bulletsBlockSchema } from './schema.ts'

/** An unordered list; sub-items are indented by two spaces. */
export const bullets = {
  ...itemListKind<typeof bulletsBlockSchema, BulletItem>(bulletsBlockSchema, {
    parts: ['text'],
    blank: { level: 0 },
    name: 'text',
    body: 'text',
    below: { is: (item) => item.level === 1, alone: (item) => ({ ...item, level: 0 }) },
    mark: (item) => '  '.repeat(item.level),
  }),
  shorten: shortenBullets,
  pieces: groupPieces,
}
