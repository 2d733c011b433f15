/** What a table of notes is headed with on a drawing, by language. */
const headings: Record<string, string> = {
  ar: 'ملاحظات',
  cs: 'Poznámky',
  da: 'Noter',
  de: 'Anmerkungen',
  el: 'Σημειώσεις',
  en: 'Notes',
  es: 'Notas',
  fi: 'Huomautukset',
  fr: 'Notes',
  he: 'הערות',
  hi: 'टिप्पणियाँ',
  hu: 'Megjegyzések',
  id: 'Catatan',
  it: 'Note',
  ja: '注記',
  ko: '참고',
  nl: 'Opmerkingen',
  no: 'Merknader',
  pl: 'Uwagi',
  pt: 'Notas',
  ro: 'Note',
  ru: 'Примечания',
  sv: 'Noter',
  th: 'หมายเหตุ',
  tr: 'Notlar',
  uk: 'Примітки',
  vi: 'Ghi chú',
  zh: '注释',
}

/** The heading in a language (BCP 47); empty in one that we have no word for. */
export function notesHeading(language: string): string {
  return headings[language.toLowerCase().split('-')[0] ?? ''] ?? ''
}
