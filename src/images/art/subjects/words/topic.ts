import type { SubjectName } from '../subject-list.ts'

/**
 * What slides are about, with the subjects that show it, the best first; another of them is taken where a slide close
 * by shows the first. Of two topics with as many words the one nearer to the top of this list is taken; `weight` below 1
 * makes words count less that often stand beside what a text is about.
 */
export const topics = {
  ships: { subjects: ['ship', 'crane', 'sailboat'] },
  rail: { subjects: ['train'] },
  car: { subjects: ['car'] },
  flight: { subjects: ['plane', 'suitcase'] },
  tower: { subjects: ['tower', 'city'] },
  bridge: { subjects: ['bridge'] },
  robot: { subjects: ['robot', 'laptop'] },
  wind: { subjects: ['turbines'] },
  solar: { subjects: ['solar'] },
  power: { subjects: ['bolt', 'turbines', 'solar'] },
  health: { subjects: ['heart'] },
  learning: { subjects: ['book', 'cap'] },
  science: { subjects: ['flask', 'magnifier'] },
  fish: { subjects: ['fish'] },
  birds: { subjects: ['bird'] },
  food: { subjects: ['apple', 'cup'] },
  coffee: { subjects: ['cup'] },
  garden: { subjects: ['plant', 'apple'] },
  forest: { subjects: ['forest', 'tree'] },
  mountain: { subjects: ['mountain'] },
  space: { subjects: ['planet', 'rocket'] },
  launch: { subjects: ['rocket'] },
  factory: { subjects: ['factory', 'machine'] },
  city: { subjects: ['city', 'tower'] },
  home: { subjects: ['house'] },
  castle: { subjects: ['castle'] },
  music: { subjects: ['note'] },
  road: { subjects: ['truck', 'parcel', 'crane'] },
  goods: { subjects: ['parcel', 'truck'] },
  travel: { subjects: ['suitcase', 'plane', 'balloon'] },
  sea: { subjects: ['sailboat', 'fish', 'lighthouse'] },
  water: { subjects: ['drop'] },
  weather: { subjects: ['cloud', 'umbrella'] },
  night: { subjects: ['moon'] },
  money: { subjects: ['coins'] },
  law: { subjects: ['scales', 'document'] },
  safety: { subjects: ['shield', 'castle'] },
  risk: { subjects: ['umbrella', 'shield'] },
  software: { subjects: ['laptop', 'network'] },
  network: { subjects: ['network', 'laptop'] },
  people: { subjects: ['people', 'talk'] },
  talk: { subjects: ['talk', 'people'] },
  shop: { subjects: ['shop', 'parcel'] },
  success: { subjects: ['trophy'] },
  light: { subjects: ['lighthouse', 'bulb'] },
  idea: { subjects: ['bulb'] },
  goal: { subjects: ['target', 'mountain'] },
  search: { subjects: ['magnifier'] },
  machine: { subjects: ['machine', 'factory'] },
  world: { subjects: ['globe', 'plane'], weight: 0.9 },
  paper: { subjects: ['document'], weight: 0.9 },
  growth: { subjects: ['growth', 'plant'], weight: 0.9 },
  direction: { subjects: ['compass', 'lighthouse'], weight: 0.8 },
  time: { subjects: ['clock', 'calendar'], weight: 0.6 },
  date: { subjects: ['calendar', 'clock'], weight: 0.5 },
} as const satisfies Record<string, { subjects: readonly SubjectName[]; weight?: number }>

/** The name of a topic. */
export type Topic = keyof typeof topics

/**
 * The words of a language for topics: beginnings of words, with `=` whole words; `_` stands for a space. In scripts
 * without spaces, and in Korean, they may stand anywhere.
 */
export type Words = Partial<Record<Topic, string>>
