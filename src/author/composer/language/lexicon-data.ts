/** Small closed word classes of a language, lower case, that decide what may be deleted. */
export interface Lexicon {
  /** Words or phrases that tie a sentence to the one before and may go from its start. */
  connectives: string[]
  /**
   * Words that begin, behind a comma, a clause which may be left out at the end of a sentence: reasons, results, additions;
   * relative words only where a comma sets apart what is no restriction (not in German, Slavic languages, Finnish …). Words
   * of contrast are none: what they oppose stays.
   */
  subordinators: string[]
  /** Those of them that begin such a clause without a comma too. */
  causes: string[]
  /** Words that begin a clause or phrase before the main clause: what is kept must reach beyond it. */
  openers: string[]
  /** Words that turn a statement round; a part that holds one is never deleted. */
  negations: string[]
}

function lexicon(
  connectives: string,
  subordinators: string,
  negations: string,
  openers = '',
  causes = '',
): Lexicon {
  const list = (text: string) => text.split('|').filter(Boolean)
  return {
    connectives: list(connectives),
    subordinators: list(subordinators),
    negations: list(negations),
    openers: list(openers),
    causes: list(causes),
  }
}

const southSlavic = lexicon(
  'međutim|stoga|osim toga|također|takođe|ipak|na primjer|na primer|zato|dakle',
  'jer|uključujući',
  'ne|nije|nisu|nema|bez|ni|niti|nikad|nikada',
  'ako|kada|kad|pošto|budući|jer|iako|s|sa|za|nakon|prije|u|na|bez|prema|zbog|tijekom|uz',
)

/** By primary language subtag. */
export const lexicons: Record<string, Lexicon> = {
  en: lexicon(
    'however|therefore|moreover|furthermore|in addition|additionally|also|thus|hence|for example|for instance|as a result|consequently|in other words|in fact|of course|finally|similarly|likewise|meanwhile|nevertheless|nonetheless|indeed|overall|in general|generally|typically|conceptually|accordingly|and|but|or|so|then',
    'because|which|where|who|whose|including|such as|especially|particularly|as well as|ensuring|allowing|making|enabling|leading to|resulting in|so that|using|giving|given that|e.g.|i.e.',
    "not|no|never|none|neither|nor|without|cannot|unless|except|excluding|excl|hardly|barely|only|nothing|nobody|n't|don't|doesn't|isn't|aren't|won't|can't|didn't|wasn't|weren't|shouldn't|wouldn't|couldn't|hasn't|haven't|n’t|don’t|doesn’t|isn’t|aren’t|won’t|can’t|didn’t",
    'if|when|whenever|once|since|because|with|although|though|while|after|before|given|to|as|in|for|by|on|at|due to|despite|unless|until|from|under|during|among|instead|rather|based|without|even|whether|though|having|where|unlike|like|according',
    'because',
  ),
  es: lexicon(
    'sin embargo|además|por lo tanto|por tanto|por ejemplo|también|así|en consecuencia|no obstante|de hecho|finalmente|en general|por otro lado|en cambio|y|pero|por eso|entonces|sino|o|pues',
    'porque|el cual|la cual|los cuales|las cuales|lo que|donde|incluyendo|ya que|puesto que|especialmente',
    'no|nunca|jamás|ni|sin|ningún|ninguna|ninguno|nada|nadie|tampoco|salvo|excepto|excluido|solo|sólo',
    'si|cuando|una vez|como|aunque|con|para|por|en|tras|después|antes|mientras|debido|según|dado|sin|a|al|desde|durante|entre|además',
    'porque',
  ),
  fr: lexicon(
    'cependant|toutefois|en outre|de plus|par conséquent|donc|ainsi|par exemple|également|en effet|enfin|en revanche|néanmoins|et|mais|or|ou|c’est pourquoi|pourtant|puis|alors',
    'parce que|car|qui|ce qui|lequel|laquelle|dont|où|notamment|y compris|puisque|afin de|afin que',
    "ne|pas|jamais|aucun|aucune|ni|sans|rien|personne|sauf|hors|hormis|excepté|plus|n'|n’|non|seulement",
    'si|quand|lorsque|lorsqu|comme|bien que|avec|pour|par|en|après|avant|pendant|selon|malgré|sans|dans|à|depuis|dès|afin|puisque|grâce',
    'parce que',
  ),
  de: lexicon(
    'jedoch|außerdem|darüber hinaus|deshalb|daher|zum beispiel|beispielsweise|auch|somit|folglich|allerdings|schließlich|dennoch|trotzdem|zudem|ferner|und|aber|oder|denn|doch|sondern|also|hingegen|zwar|indes',
    'weil|da|wobei|sodass|so dass|einschließlich|insbesondere|wodurch',
    'nicht|kein|keine|keinen|keiner|keinem|nie|niemals|ohne|weder|noch|nichts|niemand|außer|ausgenommen|exklusive|zzgl|nur',
    'wenn|falls|sobald|da|weil|obwohl|mit|für|um|nach|vor|während|durch|bei|in|im|an|auf|aus|ohne|trotz|seit|als|wie|laut|zu|je|neben|anstatt',
  ),
  it: lexicon(
    'tuttavia|inoltre|pertanto|quindi|per esempio|ad esempio|anche|infatti|infine|invece|di conseguenza|e|ma|però|dunque|poi|perciò|oppure',
    'perché|il quale|la quale|i quali|le quali|dove|poiché|compreso|compresi|soprattutto',
    'non|mai|nessun|nessuno|nessuna|né|senza|niente|nulla|tranne|solo|neanche',
    'se|quando|una volta|poiché|sebbene|con|per|in|dopo|prima|mentre|secondo|senza|a|da|nel|nella|durante|dato|anche|grazie',
  ),
  pt: lexicon(
    'no entanto|porém|além disso|portanto|por exemplo|também|assim|contudo|de fato|de facto|finalmente|por isso|e|mas|então|ou',
    'porque|o qual|a qual|os quais|as quais|onde|incluindo|pois|já que|especialmente',
    'não|nunca|jamais|nem|sem|nenhum|nenhuma|nada|ninguém|exceto|salvo|exclusive|só|apenas',
    'se|quando|uma vez|como|embora|com|para|por|em|após|depois|antes|enquanto|devido|segundo|sem|a|ao|desde|durante|no|na|apesar|além',
    'porque',
  ),
  nl: lexicon(
    'echter|bovendien|daarom|bijvoorbeeld|ook|dus|verder|daarnaast|toch|kortom|ten slotte|en|maar|want|maar ook|of',
    'omdat|waarbij|zodat|waaronder|inclusief|vooral|aangezien',
    'niet|geen|nooit|zonder|noch|niets|niemand|behalve|alleen|slechts',
    'als|wanneer|zodra|omdat|hoewel|met|voor|door|na|bij|in|op|om|tijdens|zonder|volgens|sinds|ondanks|naast',
  ),
  pl: lexicon(
    'jednak|ponadto|dlatego|na przykład|również|także|zatem|poza tym|więc|w rezultacie|i|ale|lecz|a|natomiast',
    'ponieważ|w tym|gdyż|zwłaszcza',
    'nie|nigdy|bez|ani|żaden|żadna|żadne|nic|nikt|oprócz|tylko|brak',
    'jeśli|jeżeli|gdy|kiedy|ponieważ|chociaż|choć|z|ze|dla|przez|po|przed|podczas|według|w|we|na|do|bez|mimo|aby|od|dzięki|oprócz',
  ),
  ru: lexicon(
    'однако|кроме того|поэтому|например|также|таким образом|следовательно|тем не менее|более того|итак|наконец|и|но|а|зато|затем|потому|или',
    'потому что|включая|так как|поскольку|особенно|благодаря чему',
    'не|нет|никогда|без|ни|нельзя|ничего|никто|кроме|только|невозможно',
    'если|когда|как только|поскольку|так как|хотя|с|со|для|чтобы|по|после|перед|во время|в|во|на|при|без|несмотря|из|от|благодаря|кроме|согласно|пока',
  ),
  uk: lexicon(
    'однак|проте|крім того|тому|наприклад|також|таким чином|отже|тим не менш|і|але|а|зате|потім|або',
    'тому що|включаючи|оскільки|особливо|бо',
    'не|немає|ніколи|без|ні|ані|не можна|нічого|ніхто|крім|тільки|лише',
    'якщо|коли|оскільки|хоча|з|із|для|щоб|по|після|перед|під час|в|у|на|при|без|незважаючи|від|завдяки|крім|згідно|поки|за',
  ),
  bg: lexicon(
    'обаче|освен това|следователно|например|също|затова|все пак|и|но|а|или',
    'защото|включително|тъй като',
    'не|няма|никога|без|нито|никой|нищо|освен|само',
    'ако|когато|тъй като|въпреки|с|със|за|след|преди|в|на|без|според|при|от',
  ),
  mk: lexicon(
    'меѓутоа|сепак|покрај тоа|затоа|на пример|исто така|и|но|а|или',
    'бидејќи|вклучувајќи',
    'не|нема|никогаш|без|ниту|никој|ништо|освен|само',
    'ако|кога|бидејќи|иако|со|за|по|пред|во|на|без|според',
  ),
  sr: lexicon(
    `${southSlavic.connectives.join('|')}|међутим|стога|осим тога|такође|ипак|на пример`,
    `${southSlavic.subordinators.join('|')}|што|који|која|које|јер|иако|док`,
    `${southSlavic.negations.join('|')}|не|није|нису|нема|без|ни|нити|никад`,
    'ako|kada|kad|pošto|jer|iako|sa|za|nakon|pre|u|na|bez|prema|ако|када|пошто|иако|са|за|након|пре|у|на|без|према',
  ),
  hr: southSlavic,
  bs: southSlavic,
  cnr: southSlavic,
  sl: lexicon(
    'vendar|poleg tega|zato|na primer|tudi|torej|kljub temu|in|ampak|a|ali|pa',
    'ker|vključno|saj',
    'ne|ni|niso|nima|brez|niti|nikoli|nič|nihče|razen|samo|le',
    'če|ko|ker|čeprav|z|s|za|po|pred|v|na|brez|glede',
  ),
  cs: lexicon(
    'však|navíc|proto|například|také|tedy|nicméně|kromě toho|a|ale|avšak|nebo|a proto',
    'protože|včetně|jelikož|přičemž',
    'ne|není|nejsou|nikdy|bez|ani|žádný|žádná|žádné|nic|nikdo|kromě|jen|pouze|nelze',
    'pokud|když|jakmile|protože|ačkoli|s|se|pro|po|před|během|podle|v|ve|na|bez|přes|aby|z|díky|kromě',
  ),
  sv: lexicon(
    'dock|dessutom|därför|till exempel|också|således|emellertid|slutligen|och|men|utan|eller|så',
    'eftersom|som|vilket|vilka|inklusive|så att|särskilt',
    'inte|ej|ingen|inget|inga|aldrig|utan|varken|endast|bara',
    'om|när|eftersom|även om|med|för|efter|innan|under|enligt|i|på|utan|trots|genom|sedan',
  ),
  nb: lexicon(
    'imidlertid|dessuten|derfor|for eksempel|også|dermed|likevel|til slutt|og|men|eller|så',
    'fordi|som|inkludert|slik at|særlig|ettersom',
    'ikke|ingen|intet|aldri|uten|verken|bare|kun',
    'hvis|når|siden|selv om|med|for|etter|før|under|ifølge|i|på|uten|til tross|gjennom|om',
  ),
  da: lexicon(
    'imidlertid|desuden|derfor|for eksempel|også|dermed|alligevel|endelig|og|men|eller|så',
    'fordi|herunder|især|eftersom',
    'ikke|ingen|intet|aldrig|uden|hverken|kun|bare',
    'hvis|når|da|selvom|med|for|efter|før|under|ifølge|i|på|uden|trods|gennem|om',
  ),
  fi: lexicon(
    'kuitenkin|lisäksi|siksi|esimerkiksi|myös|siten|näin ollen|lopuksi|ja|mutta|mutta myös|tai|joten',
    'koska|mukaan lukien|sillä',
    'ei|eivät|en|et|emme|ette|ilman|koskaan|mitään|kukaan|paitsi|vain',
    'jos|kun|koska|vaikka',
  ),
  el: lexicon(
    'ωστόσο|επιπλέον|επομένως|για παράδειγμα|επίσης|έτσι|όμως|τέλος|και|αλλά|ή|άρα',
    'επειδή|διότι|ο οποίος|η οποία|το οποίο|όπου|συμπεριλαμβανομένων',
    'δεν|μη|μην|χωρίς|ποτέ|ούτε|κανένας|καμία|κανένα|τίποτα|εκτός|μόνο|όχι',
    'αν|εάν|όταν|επειδή|αν και|με|για|μετά|πριν|σε|στο|στη|χωρίς|παρά|σύμφωνα|από|κατά',
  ),
  tr: lexicon(
    'ancak|ayrıca|bu nedenle|örneğin|bunun yanında|dolayısıyla|bununla birlikte|sonuç olarak|ve|ama|fakat|oysa|yine de|veya|üstelik|bu yüzden',
    'çünkü',
    'değil|yok|hiç|hiçbir|asla|olmadan|sadece|yalnızca|hariç',
    'eğer',
  ),
  hu: lexicon(
    'azonban|továbbá|ezért|például|szintén|így|mindazonáltal|végül|és|de|viszont|hanem|vagy|tehát',
    'mert|beleértve|mivel',
    'nem|ne|nincs|nincsenek|soha|nélkül|sem|semmi|senki|kivéve|csak',
    'ha|amikor|mivel|bár',
  ),
  ro: lexicon(
    'totuși|în plus|de asemenea|prin urmare|de exemplu|astfel|așadar|în final|și|dar|însă|iar|deci|sau',
    'pentru că|deoarece|care|inclusiv|întrucât',
    'nu|niciodată|fără|nici|niciun|nicio|nimic|nimeni|decât|doar|numai',
    'dacă|când|deoarece|deși|cu|pentru|prin|după|înainte|în|fără|conform|din|la|pe',
    'pentru că',
  ),
  vi: lexicon(
    'tuy nhiên|hơn nữa|ngoài ra|do đó|vì vậy|ví dụ|cũng|vì thế|và|nhưng|nhưng mà|nên|còn|hoặc',
    'bởi vì|bao gồm|đặc biệt là',
    'không|chưa|chẳng|đừng|trừ|chỉ',
    'nếu|khi|vì|mặc dù|với|để|sau|trước|trong|theo|từ|do|tại|bằng|tuy',
    'bởi vì',
  ),
  id: lexicon(
    'namun|selain itu|oleh karena itu|misalnya|sebagai contoh|juga|jadi|akhirnya|dan|tetapi|atau|sedangkan|maka',
    'karena|termasuk|sehingga|terutama',
    'tidak|bukan|belum|jangan|tanpa|kecuali|hanya|tak',
    'jika|ketika|karena|meskipun|dengan|untuk|setelah|sebelum|dalam|menurut|tanpa|selama|dari|pada|di|saat|bila',
    'karena',
  ),
  hi: lexicon(
    'हालाँकि|इसके अलावा|इसलिए|उदाहरण के लिए|भी|अतः|फिर भी|और|लेकिन|परंतु|परन्तु|किंतु|किन्तु|मगर|तो|तथा|या',
    'क्योंकि',
    'नहीं|अलावा|छोड़कर|न|ना|मत|बिना|कभी नहीं|केवल|सिर्फ',
    'यदि|अगर|जब|चूँकि|यद्यपि|हालाँकि',
  ),
  sq: lexicon(
    'megjithatë|përveç kësaj|prandaj|për shembull|gjithashtu|kështu|dhe|por|ose|pra',
    'sepse|përfshirë',
    "nuk|nuk ka|s'|mos|pa|asnjë|kurrë|as|vetëm|askush",
    'nëse|kur|pasi|megjithëse|me|për|pas|para|në|pa|sipas',
  ),
  lt: lexicon(
    'tačiau|be to|todėl|pavyzdžiui|taip pat|taigi|vis dėlto|ir|bet|o|arba',
    'nes|įskaitant|kadangi',
    'ne|nėra|niekada|be|nei|joks|jokia|niekas|išskyrus|tik',
    'jei|jeigu|kai|kadangi|nors|su|po|prieš|be|pagal',
  ),
  th: lexicon('อย่างไรก็ตาม|นอกจากนี้|ดังนั้น|เช่น|แต่|และ|หรือ|เพราะ|จึง', '', 'ไม่|มิ|ห้าม|ยกเว้น|เพียง'),
  ja: lexicon(
    'しかし、|また、|さらに、|したがって、|例えば、|たとえば、|つまり、|そのため、|なお、|そして、|ただし、|まず、|次に、|最後に、|しかし|だが|そして|だから|なので|ところが|すなわち',
    '',
    'ない|ません|ず|なし|ぬ|だけ|のみ',
  ),
  ko: lexicon(
    '그러나|하지만|또한|따라서|예를 들어|그러므로|즉|그리고|그래서|다만|그런데|한편|또|및',
    '',
    '않|없|못|아니|안|만|제외',
  ),
  zh: lexicon(
    '但是，|然而，|此外，|因此，|例如，|另外，|同时，|所以，|不过，|最后，|首先，|其次，|总之，|但是|但|然而|而且|而|所以|于是|於是|不过|不過|因而|并且|並且|或者|同時，|總之，|最後，',
    '使得|从而|從而|因为|因為|其中|包括|尤其|例如|比如|以便',
    '不|没|沒|无|無|非|未|别|別|勿|仅|僅|只|除|但',
    '如果|虽然|当|由于|因为|为了|在|随着|除了|对于|根据|通过|尽管|即使|只要|一旦|与|从|若|经过|关于|作为',
  ),
  ar: lexicon(
    'ومع ذلك|بالإضافة إلى ذلك|لذلك|على سبيل المثال|أيضا|وبالتالي|لكن',
    'لأن|بما في ذلك',
    'لا|لم|لن|ليس|ليست|غير|بدون|دون|إلا|فقط|ما',
    'إذا|عندما|بما أن|على الرغم|مع|في|بعد|قبل|من',
  ),
}
