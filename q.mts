const { composeText } = await import('./test/support/compose-text.ts')
import { readFileSync } from 'node:fs'
const f=process.argv[2]!; const t = f.startsWith('=') ? f.slice(1).replaceAll('\\n','\n') : readFileSync(f,'utf8')
const r:any = composeText(t)
for (const s of r.slides) { const v=s.variants[s.chosen]; console.log('##', v.layout, '|', v.title, '|', v.eyebrow??'', '|', v.caption??''); console.log(JSON.stringify(v.blocks.map((b:any)=>{const {sources,id,score,...x}=b; return x}), (k,x)=>k==='sources'||k==='score'?undefined:x).slice(0,700)); if (s.notes) console.log('  notes:', s.notes.slice(0,300)) }
console.log(r.warnings)
