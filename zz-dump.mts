import { readFileSync } from 'node:fs'
import { compose } from './src/author/compose.ts'
import { chosenVariant } from './src/deck/slide.ts'
const out = (s: string) => process.stdout.write(s + '\n')
const show = (b: any, pad = '    '): void => {
  const { sources, ...rest } = b
  out(pad + JSON.stringify(rest, (k, v) => (k === 'sources' || k === 'marks' || k === 'headMarks' ? undefined : v)))
}
for (const f of process.argv.slice(2)) {
  const text = readFileSync(f, 'utf8')
  let n = 0
  const c = compose({ inputId: 'x', text, deckTitle: 'Untitled', titleIsDefault: true, titleFromSource: true, slideRange: 'auto', appending: false, newId: () => `s${n++}` } as any)
  out(`=== ${f} ${text.length} chars, ${c.slides.length} slides ${JSON.stringify((c as any).warnings ?? '')}`)
  for (const [i, s] of c.slides.entries()) {
    const v: any = chosenVariant(s)
    out(`${i + 1} [${v.layout}] ${v.eyebrow ? '‹' + v.eyebrow + '› ' : ''}${v.title}${v.caption ? '  // ' + v.caption : ''}${v.meta ? '  ## ' + v.meta : ''}`)
    for (const b of v.blocks) show(b)
    out('      notes: ' + JSON.stringify((s as any).notes?.text ?? (s as any).notes))
  }
}
