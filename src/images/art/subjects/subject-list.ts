import { bulb, cap, cup, document, note, parcel, shield, umbrella } from './belongings.ts'
import { crane, factory, shop, tower } from './buildings.ts'
import { people, robot, talk } from './figures.ts'
import {
  calendar,
  clock,
  compass,
  flask,
  laptop,
  magnifier,
  scales,
  target,
  trophy,
} from './instruments.ts'
import { castle, city, house, machine, turbines } from './landmarks.ts'
import { apple, bird, fish, forest, heart, mountain, plant, tree } from './nature.ts'
import { bridge, lighthouse, sailBoat, ship } from './seafaring.ts'
import type { DrawSubject } from './subject.ts'
import { balloon, book, coins, growth, network, plane, rocket } from './things.ts'
import { car, suitcase, train, truck } from './vehicles.ts'
import { bolt, cloud, drop, globe, moon, planet, solar } from './weather.ts'

/** Every subject by its name. */
export const subjects = {
  ship,
  sailboat: sailBoat,
  lighthouse,
  bridge,
  crane,
  truck,
  train,
  car,
  plane,
  suitcase,
  parcel,
  city,
  tower,
  house,
  castle,
  factory,
  shop,
  machine,
  robot,
  turbines,
  solar,
  bolt,
  mountain,
  forest,
  tree,
  plant,
  apple,
  bird,
  fish,
  drop,
  cloud,
  moon,
  planet,
  globe,
  heart,
  people,
  talk,
  growth,
  coins,
  scales,
  document,
  shield,
  umbrella,
  network,
  laptop,
  magnifier,
  flask,
  book,
  cap,
  bulb,
  compass,
  target,
  trophy,
  clock,
  calendar,
  cup,
  note,
  rocket,
  balloon,
} satisfies Record<string, DrawSubject>

/** The name of a subject. */
export type SubjectName = keyof typeof subjects
