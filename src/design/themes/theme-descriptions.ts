/** What each system theme is like, in a few words, by its id. */
export const themeDescriptions: Readonly<Record<string, string>> = {
  '27874e6b-8c1c-4301-bce7-d22e6e8df7d6': 'Daylight: a white page, cobalt, one warm patch',
  '132cdfdc-3324-4d70-b346-b6d86ca3e772': 'A newspaper’s front page: headlines, columns, one red',
  '8640f1a2-8ca5-408a-a7a8-c5b55d1f9379':
    'Pressed plants on pale paper and deep green, labels in italics',
  'b2c3845c-a070-44ef-9688-c01e6bb6d517':
    'Freight markings in black and yellow, type as large as it gets',
  '7bddf94b-d5c1-4a73-9c3b-44f167e1bcff': 'Glazed tiles and arches in clay, ochre and sand',
  '8d2565b1-fe6c-4274-87dd-b8b251f76244': 'Soft pills in pastel',
  '4b7d3a52-9c1e-4f86-a0d5-6e2f81c79b34':
    'Folded paper: cranes and mountains in teal, one coral sheet',
  '9b1f6c1e-4a57-4f0e-8d3b-5c2a7e914d60': 'Dark: planets on orbits',
  '633f22f6-bf74-4bb4-9af2-953f323d1858': 'Dark: a technical drawing',
  '73d4ea4c-4cf8-4bc0-a458-171fae8eff74': 'A metro map: sections are lines, facts are stops',
  '776127d5-5a89-4ddd-9c9d-c60dc0dddb96': 'Dark: a 1970s tape label, stripes and reels',
  'c6e0a9d7-35f2-4b18-8d4e-17a3b96f5c02': 'Dark: an art-deco theatre, fans and lines of gold',
}
