/** Titles that stand in small letters and without a full stop before names, by primary subtag. */
const table: Record<string, string> = {
  pl: 'mgr|dr|inż|hab|lic|prof|ks',
  cs: 'dr|prof',
  nl: 'drs|ir|mr|dr|ing|prof',
  hr: 'dr|mr|prof',
  sv: 'dr|prof',
}

/** Those of all languages: a name is signed in its own, whatever the text is in. */
export const titlesOfNames: readonly string[] = [
  ...new Set(Object.values(table).flatMap((row) => row.split('|'))),
]
