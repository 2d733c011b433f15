import yaml,glob,re,os
def words(x):
    s=0
    if isinstance(x,str):
        cjk=len(re.findall(r'[\u3040-\u30ff\u4e00-\u9fff]',x)); return cjk/2+len(re.findall(r'[^\W_]+',re.sub(r'[\u3040-\u30ff\u4e00-\u9fff]',' ',x)))
    if isinstance(x,list): return sum(map(words,x))
    if isinstance(x,dict): return sum(words(v) for k,v in x.items() if k not in('layout','notes','source','id','language'))
    return words(str(x)) if x is not None else 0
for f in sorted(glob.glob('/work/shared/mockups/words/decks/*.extract.yaml')):
    n=os.path.basename(f)[:-13]; d=yaml.safe_load(open(f))
    t=glob.glob('/work/shared/mockups/words/texts/'+n+'*')
    w=words(open(t[0]).read()) if t else 0
    s=d['slides']; dw=words(s)
    print(f"{n:40} src {w:6.0f} slides {len(s):3} words {dw:6.0f} ratio {dw/max(1,w):.2f} per slide {dw/len(s):.0f}", ' '.join(x['layout'] for x in s))
