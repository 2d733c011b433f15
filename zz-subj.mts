import { readFileSync, readdirSync } from 'node:fs'
import { readManuscript } from './src/author/composer/manuscript.ts'
import { detectLanguage } from './src/author/language-detection.ts'
for (const d of ['test/quality/texts','/work/shared/mockups/words/texts']) for (const f of readdirSync(d)) {
  const t = readFileSync(`${d}/${f}`,'utf8'); const l = detectLanguage(t).tag
  const m = readManuscript(t, l); console.log(f, '|', m.title?.text, '|', m.subject, '|', m.imprint.map(a=>a.text.text).slice(0,2))
}
