import { baseLanguage } from '../../author/languages.ts'
import type { Slide } from '../../deck/slide.ts'
import { newSlide } from './new-slide.ts'
import type { ResolveContext } from './resolve-context.ts'

/** What an empty slide is called until it has a title, by primary language subtag. */
const names: Readonly<Record<string, string>> = {
  en: 'New slide',
  de: 'Neue Folie',
  es: 'Nueva diapositiva',
  fr: 'Nouvelle diapositive',
  it: 'Nuova diapositiva',
  pt: 'Novo slide',
  nl: 'Nieuwe dia',
  pl: 'Nowy slajd',
  ru: 'Новый слайд',
  ja: '新しいスライド',
  ko: '새 슬라이드',
  zh: '新幻灯片',
}

/** A slide with its title, or one that stands for it, and nothing else. */
export function blankSlide({ deck, newId }: ResolveContext, title?: string): Slide {
  const name = title ?? names[baseLanguage(deck.language)] ?? names.en ?? ''
  return newSlide(newId(), { layout: 'bullets', title: name, blocks: [] })
}
