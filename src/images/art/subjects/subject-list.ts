import { castle, city, house, machine, turbines } from './landmarks.ts'
import { forest, heart, mountain, plant } from './nature.ts'
import { bridge, lighthouse, sailBoat, ship } from './seafaring.ts'
import type { DrawSubject } from './subject.ts'
import { balloon, book, coins, growth, network, people, plane, rocket } from './things.ts'

/** Every subject by its name. */
export const subjects = {
  ship,
  sailboat: sailBoat,
  lighthouse,
  bridge,
  city,
  house,
  castle,
  machine,
  turbines,
  mountain,
  forest,
  plant,
  heart,
  growth,
  people,
  network,
  coins,
  book,
  rocket,
  plane,
  balloon,
} satisfies Record<string, DrawSubject>

/** The name of a subject. */
export type SubjectName = keyof typeof subjects
