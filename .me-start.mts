import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { bootstrapKey } from './test/support/server-process.ts'
import { V1Client } from './test/support/v1-client.ts'
import { timeDeckOf } from './bench/generation.ts'
import { inputs } from './bench/inputs.ts'
import { startLean } from './bench/start-lean.ts'
const q=(n:string)=>readFileSync(`/tmp/w/me/test/quality/texts/${n}`,'utf8')
const firsts=[inputs.ten.input_text,q('02-english-meeting-notes.txt'),q('05-english-contract-clauses.txt'),q('07-english-lecture-notes.md'),q('08-english-html-page.txt')]
const others=[q('01-english-report.md'),q('03-english-email-thread.txt'),q('04-english-readme.md'),q('06-english-numbers-only.txt')]
const t=async(c:V1Client,text:string)=>(await timeDeckOf(c,{...inputs.ten,input_text:text})).milliseconds
const dir=process.argv[2]!, mode=process.argv[3]!
if(mode==='warm'){const s=await startLean({DATA_DIR:dir});const c=new V1Client(s.url,bootstrapKey);for(let r=0;r<3;r++)for(const x of others)await t(c,x);const out=[];for(const x of firsts)out.push(Math.round(await t(c,x)));console.log('warm',out.join(' '));await s.stop()}
else {const wait=Number(mode);const out=[];for(const x of firsts){const a=performance.now();const s=await startLean({DATA_DIR:dir});const up=Math.round(performance.now()-a);await setTimeout(wait);out.push(`${Math.round(await t(new V1Client(s.url,bootstrapKey),x))}(${up})`);await s.stop()}
console.log('first after',wait,out.join(' '))}
