import fc from 'fast-check';
import { drawn } from './wires/drawn.ts';
import { exceptions, none } from './wires/exceptions.ts';
import { Official } from './wires/official.ts';
import { pairs } from './wires/pairs.ts';
import { WireSchema } from './wires/schema.ts';
import { without } from './wires/unclaimed.ts';
const only=process.argv[2]; const N=Number(process.argv[3]??200);
const all=(m:any,n:string)=>fc.sample(fc.gen(),{numRuns:N,seed:20261120}).map(d=>drawn(d,m,n));
for (const {wire,document,requests,replies} of pairs) { if (only && !`${wire}/${document}`.startsWith(only)) continue;
 const e=exceptions[wire]?.[document]??none; const o=new Official(document); const w=await WireSchema.of(wire);
 const show=(t:string,m:Map<string,[number,string]>)=>{ if(m.size){console.log('##',t); for(const [k,[n,x]] of [...m].sort((a,b)=>b[1][0]-a[1][0]).slice(0,7)) console.log('  ',n,k,'\n         ',x);} };
 const add=(m:any,r:string,v:unknown)=>{const k=r.replace(/\/\d+/g,'/*').slice(0,240);m.set(k,[(m.get(k)?.[0]??0)+1,JSON.stringify(v).slice(0,230)])};
 for (const [a,b] of [...requests,...replies]) { const m=new Map(); let valid=0; for (const v of all(o.models,a)) { if(o.refusal(a,v)!==null) continue; valid++; const c=without(v,e.unclaimed); if(!c) continue; const r=w.refusal(b,c.rest); if(r!==null && !e.stricter.some(s=>s.says.test(r))) add(m,r,c.rest); } if(valid<=50) console.log('!! valid',a,valid); show(`${wire}/${document} ${a} -> ${b}`,m); }
 for (const [a,b] of requests) { const m=new Map(); for (const v of all(w.models,b)) { const c=without(v,e.wider); if(!c) continue; const r=o.refusal(a,c.rest); if(r!==null) add(m,r,c.rest);} show(`${wire}/${document} ${b} => ${a}`,m); }
}
