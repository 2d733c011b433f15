/** Words whose full stop does not end a sentence, lower case, without that full stop. */
export const abbreviations: ReadonlySet<string> = new Set(
  [
    // English
    'mr mrs ms dr prof sr jr st vs etc e.g i.e eg ie cf al no nos fig figs eq sec ch vol pp ed eds rev gen sen rep inc ltd co corp dept est approx min max jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun u.s u.k a.m p.m ph.d',
    // German, Dutch, Nordic
    'z.b d.h u.a bzw ca evtl ggf inkl nr str usw vgl abb mio mrd tsd s.o s.u i.d.r bijv o.a d.w.z enz t.o.v i.p.v f.eks bl.a osv kl ca mm t.ex dvs m.fl esim mm ns',
    // Romance
    'sra srta dra ud uds pág págs núm art ej p.ej aprox av etc m mme mlle ex env p sig sigg dott dott.ssa ing avv ecc es fig pag núm exmo excelentíssimo profa vs',
    // Slavic
    'np tzn tj itp itd m.in ok ul prof inż mgr tzv např např atd apod resp č str tj npr oz itd ipd sl br др т.д т.п т.е т.к т.н им г гг в вв руб млн млрд тыс ул д кв напр див рр грн тис ін',
    // Others
    'πχ π.χ κ.λπ κ.α βλ σ δηλ örn vb bkz vd dr av doç pl ill stb kb dr ún pvz t.y t.t kt p.sh etj dll dsb tgl no',
  ]
    .join(' ')
    .split(' '),
)
