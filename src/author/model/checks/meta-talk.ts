import { baseLanguage } from '../../languages.ts'

/** Talk about the slide, the deck, the source or the writer, by language; what stands there is no content. */
const metaTalk: Readonly<Record<string, RegExp>> = {
  en: /\b(?:(?:this|the next|the previous) (?:slide|deck|presentation)|(?:the|this) (?:source|text|document) (?:says|states|mentions|does not)|as an ai|as shown (?:here|above|below)|here (?:is|are) the)\b/iu,
  de: /\b(?:(?:diese|nächste|vorige)[rn]? (?:Folie|Präsentation)|(?:die Quelle|der Text|das Dokument) (?:sagt|nennt|erwähnt)|als KI)\b/iu,
  fr: /\b(?:cette (?:diapositive|présentation)|(?:la source|le texte|le document) (?:dit|indique|mentionne)|en tant qu['’]IA)\b/iu,
  es: /\b(?:esta (?:diapositiva|presentación)|(?:la fuente|el texto|el documento) (?:dice|indica|menciona)|como IA)\b/iu,
  it: /\b(?:questa (?:diapositiva|presentazione)|(?:la fonte|il testo|il documento) (?:dice|indica|menziona)|come IA)\b/iu,
  pt: /\b(?:est[ea] (?:slide|apresentação)|(?:a fonte|o texto|o documento) (?:diz|indica|menciona)|como IA)\b/iu,
  nl: /\b(?:deze (?:dia|slide|presentatie)|(?:de bron|de tekst|het document) (?:zegt|noemt|vermeldt)|als AI)\b/iu,
  pl: /(?:^|\s)(?:ten slajd|ta prezentacja|na tym slajdzie|(?:źródło|tekst|dokument) (?:mówi|podaje|wspomina))/iu,
  ru: /(?:^|\s)(?:этот слайд|на этом слайде|эта презентация|(?:источник|текст|документ) (?:говорит|сообщает|упоминает))/iu,
  ja: /(?:このスライド|本スライド|このプレゼン|出典によると|本文では)/u,
  zh: /(?:这张幻灯片|本幻灯片|这页幻灯片|本演示文稿|這張投影片|本投影片|原文提到|文中提到)/u,
  ko: /(?:이 슬라이드|본 슬라이드|이 프레젠테이션|원문에 따르면)/u,
}

/** What models leave where content should be, in any language. */
const leftovers =
  /\[(?:insert|your|placeholder|todo)[^\]]*\]|lorem ipsum|\{\{|<\/?[a-z][a-z0-9]*>|(?:^|\s)…(?:\s|$)/iu

/** The first text that speaks of the slide, the source or its writer, or is a placeholder; undefined: none. */
export function findMetaTalk(texts: readonly string[], language: string): string | undefined {
  const pattern = metaTalk[baseLanguage(language)]
  return texts.find((text) => leftovers.test(text) || pattern?.test(text))
}
