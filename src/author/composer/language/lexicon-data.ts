/** Small closed word classes of a language, lower case, that decide what may be deleted. */
export interface Lexicon {
  /** Words that refer back when they begin a sentence: such a sentence cannot stand alone. */
  pronouns: string[]
  /** Words or phrases that tie a sentence to the one before and may go from its start. */
  connectives: string[]
  /** Words that begin a clause which may be left out at the end of a sentence. */
  subordinators: string[]
  /** Words that begin a clause or phrase before the main clause: what is kept must reach beyond it. */
  openers: string[]
  /** Words that turn a statement round; a part that holds one is never deleted. */
  negations: string[]
}

function lexicon(
  pronouns: string,
  connectives: string,
  subordinators: string,
  negations: string,
  openers = '',
): Lexicon {
  const list = (text: string) => text.split('|').filter(Boolean)
  return {
    pronouns: list(pronouns),
    connectives: list(connectives),
    subordinators: list(subordinators),
    negations: list(negations),
    openers: list(openers),
  }
}

const southSlavic = lexicon(
  'on|ona|ono|oni|one|to|ovo|ovaj|ova|ovi|taj|ta|te',
  'međutim|stoga|osim toga|također|takođe|ipak|na primjer|na primer|zato|dakle',
  'što|koji|koja|koje|jer|iako|dok',
  'ne|nije|nisu|nema|bez|ni|niti|nikad|nikada',
  'ako|kada|kad|pošto|budući|jer|iako|s|sa|za|nakon|prije|u|na|bez|prema|zbog|tijekom|uz',
)

/** By primary language subtag. */
export const lexicons: Record<string, Lexicon> = {
  en: lexicon(
    'it|they|this|these|that|those|he|she|its|their|his|her|such|both|there|here|one|others|some|another|also',
    'however|therefore|moreover|furthermore|in addition|additionally|also|thus|hence|for example|for instance|as a result|consequently|in other words|in fact|of course|finally|similarly|likewise|meanwhile|nevertheless|nonetheless|instead|otherwise|indeed|overall|in general|generally|typically|conceptually|accordingly|and|but|so|then',
    'because|which|whereas|although|though|while|where|who|whose|including|such as|especially|particularly|as well as|ensuring|allowing|making|enabling|leading to|resulting in|providing|so that|using|giving|given that|e.g.|i.e.',
    "not|no|never|none|neither|nor|without|cannot|unless|except|hardly|barely|only|nothing|nobody|n't|don't|doesn't|isn't|aren't|won't|can't|didn't|wasn't|weren't|shouldn't|wouldn't|couldn't|hasn't|haven't|n’t|don’t|doesn’t|isn’t|aren’t|won’t|can’t|didn’t",
    'if|when|whenever|once|since|because|with|although|though|while|after|before|given|to|as|in|for|by|on|at|due to|despite|unless|until|from|under|during|among|instead|rather|based|without|even|whether|though|having|where|unlike|like|according',
  ),
  es: lexicon(
    'este|esta|esto|estos|estas|ese|esa|eso|esos|esas|él|ella|ello|ellos|ellas|su|sus|lo|le|les|aquí|allí',
    'sin embargo|además|por lo tanto|por tanto|por ejemplo|también|así|en consecuencia|no obstante|de hecho|finalmente|en general|por otro lado|en cambio|y|pero',
    'porque|que|el cual|la cual|los cuales|las cuales|lo que|aunque|mientras que|donde|incluyendo|como por ejemplo|ya que|puesto que|especialmente',
    'no|nunca|jamás|ni|sin|ningún|ninguna|ninguno|nada|nadie|tampoco|salvo|excepto|solo|sólo',
    'si|cuando|una vez|como|aunque|con|para|por|en|tras|después|antes|mientras|debido|según|dado|sin|a|al|desde|durante|entre|además',
  ),
  fr: lexicon(
    'il|elle|ils|elles|ce|cela|ceci|ces|cette|cet|celui|celle|ceux|son|sa|ses|leur|leurs|on|y',
    'cependant|toutefois|en outre|de plus|par conséquent|donc|ainsi|par exemple|également|en effet|enfin|en revanche|néanmoins|et|mais|or',
    'parce que|car|qui|ce qui|lequel|laquelle|dont|bien que|tandis que|alors que|où|notamment|y compris|puisque|afin de|afin que|comme',
    "ne|pas|jamais|aucun|aucune|ni|sans|rien|personne|sauf|plus|n'|n’|non|seulement",
    'si|quand|lorsque|lorsqu|comme|bien que|avec|pour|par|en|après|avant|pendant|selon|malgré|sans|dans|à|depuis|dès|afin|puisque|grâce',
  ),
  de: lexicon(
    'er|sie|es|dies|diese|dieser|dieses|diesen|jene|jener|ihr|ihre|sein|seine|dort|hier|dabei|dazu|dadurch|damit|davon|darin|darauf',
    'jedoch|außerdem|darüber hinaus|deshalb|daher|zum beispiel|beispielsweise|auch|somit|folglich|allerdings|schließlich|dennoch|trotzdem|zudem|ferner|und|aber|denn',
    'weil|da|obwohl|während|wobei|sodass|so dass|welche|welcher|welches|einschließlich|insbesondere|damit|wodurch',
    'nicht|kein|keine|keinen|keiner|keinem|nie|niemals|ohne|weder|noch|nichts|niemand|außer|nur',
    'wenn|falls|sobald|da|weil|obwohl|mit|für|um|nach|vor|während|durch|bei|in|im|an|auf|aus|ohne|trotz|seit|als|wie|laut|zu|je|neben|anstatt',
  ),
  it: lexicon(
    'esso|essa|essi|esse|lui|lei|loro|questo|questa|questi|queste|ciò|quello|quella|suo|sua|suoi|sue|qui|lì',
    'tuttavia|inoltre|pertanto|quindi|per esempio|ad esempio|anche|infatti|infine|invece|di conseguenza|e|ma',
    'perché|che|il quale|la quale|i quali|le quali|sebbene|mentre|dove|poiché|compreso|compresi|come|soprattutto',
    'non|mai|nessun|nessuno|nessuna|né|senza|niente|nulla|tranne|solo|neanche',
    'se|quando|una volta|poiché|sebbene|con|per|in|dopo|prima|mentre|secondo|senza|a|da|nel|nella|durante|dato|anche|grazie',
  ),
  pt: lexicon(
    'ele|ela|eles|elas|isto|isso|este|esta|estes|estas|esse|essa|esses|essas|seu|sua|seus|suas|aqui|ali',
    'no entanto|porém|além disso|portanto|por exemplo|também|assim|contudo|de fato|de facto|finalmente|por isso|e|mas',
    'porque|que|o qual|a qual|os quais|as quais|embora|enquanto|onde|incluindo|como|pois|já que|especialmente',
    'não|nunca|jamais|nem|sem|nenhum|nenhuma|nada|ninguém|exceto|salvo|só|apenas',
    'se|quando|uma vez|como|embora|com|para|por|em|após|depois|antes|enquanto|devido|segundo|sem|a|ao|desde|durante|no|na|apesar|além',
  ),
  nl: lexicon(
    'hij|zij|ze|het|dit|deze|dat|die|hun|zijn|haar|daar|hier|daarbij|daarmee|hierdoor',
    'echter|bovendien|daarom|bijvoorbeeld|ook|dus|verder|daarnaast|toch|kortom|ten slotte|en|maar',
    'omdat|die|dat|hoewel|terwijl|waar|waarbij|zodat|waaronder|inclusief|zoals|vooral|aangezien',
    'niet|geen|nooit|zonder|noch|niets|niemand|behalve|alleen|slechts',
    'als|wanneer|zodra|omdat|hoewel|met|voor|door|na|bij|in|op|om|tijdens|zonder|volgens|sinds|ondanks|naast',
  ),
  pl: lexicon(
    'on|ona|ono|oni|one|to|ten|ta|te|ci|tego|tej|jego|jej|ich|tam|tu',
    'jednak|ponadto|dlatego|na przykład|również|także|zatem|poza tym|więc|w rezultacie|i|ale',
    'ponieważ|który|która|które|którzy|co|chociaż|choć|podczas gdy|gdzie|w tym|gdyż|zwłaszcza',
    'nie|nigdy|bez|ani|żaden|żadna|żadne|nic|nikt|oprócz|tylko|brak',
    'jeśli|jeżeli|gdy|kiedy|ponieważ|chociaż|choć|z|ze|dla|przez|po|przed|podczas|według|w|we|na|do|bez|mimo|aby|od|dzięki|oprócz',
  ),
  ru: lexicon(
    'он|она|оно|они|это|этот|эта|эти|тот|та|те|его|её|ее|их|такой|такая|такие|там|здесь',
    'однако|кроме того|поэтому|например|также|таким образом|следовательно|тем не менее|более того|итак|наконец|и|но|а',
    'потому что|который|которая|которое|которые|хотя|тогда как|где|включая|так как|поскольку|что|особенно|благодаря чему',
    'не|нет|никогда|без|ни|нельзя|ничего|никто|кроме|только|невозможно',
    'если|когда|как только|поскольку|так как|хотя|с|со|для|чтобы|по|после|перед|во время|в|во|на|при|без|несмотря|из|от|благодаря|кроме|согласно|пока',
  ),
  uk: lexicon(
    'він|вона|воно|вони|це|цей|ця|ці|той|та|ті|його|її|їх|такий|така|такі|там|тут',
    'однак|проте|крім того|тому|наприклад|також|таким чином|отже|тим не менш|і|але|а',
    'тому що|який|яка|яке|які|хоча|тоді як|де|включаючи|оскільки|що|особливо|бо',
    'не|немає|ніколи|без|ні|ані|не можна|нічого|ніхто|крім|тільки|лише',
    'якщо|коли|оскільки|хоча|з|із|для|щоб|по|після|перед|під час|в|у|на|при|без|незважаючи|від|завдяки|крім|згідно|поки|за',
  ),
  bg: lexicon(
    'той|тя|то|те|това|този|тази|тези|онзи|неговият|нейният|техните|там|тук',
    'обаче|освен това|следователно|например|също|затова|все пак|и|но',
    'защото|който|която|което|които|въпреки че|докато|където|включително|тъй като',
    'не|няма|никога|без|нито|никой|нищо|освен|само',
    'ако|когато|тъй като|въпреки|с|със|за|след|преди|в|на|без|според|при|от',
  ),
  mk: lexicon(
    'тој|таа|тоа|тие|ова|овој|оваа|овие|таму|тука',
    'меѓутоа|сепак|покрај тоа|затоа|на пример|исто така|и|но',
    'бидејќи|кој|која|кое|кои|иако|додека|каде|вклучувајќи',
    'не|нема|никогаш|без|ниту|никој|ништо|освен|само',
    'ако|кога|бидејќи|иако|со|за|по|пред|во|на|без|според',
  ),
  sr: lexicon(
    `${southSlavic.pronouns.join('|')}|он|она|оно|они|оне|то|ово|овај|ова|ови`,
    `${southSlavic.connectives.join('|')}|међутим|стога|осим тога|такође|ипак|на пример`,
    `${southSlavic.subordinators.join('|')}|што|који|која|које|јер|иако|док`,
    `${southSlavic.negations.join('|')}|не|није|нису|нема|без|ни|нити|никад`,
    'ako|kada|kad|pošto|jer|iako|sa|za|nakon|pre|u|na|bez|prema|ако|када|пошто|иако|са|за|након|пре|у|на|без|према',
  ),
  hr: southSlavic,
  bs: southSlavic,
  cnr: southSlavic,
  sl: lexicon(
    'on|ona|ono|oni|to|ta|ti|te|njegov|njena|njihov|tam|tukaj',
    'vendar|poleg tega|zato|na primer|tudi|torej|kljub temu|in|ampak',
    'ker|ki|čeprav|medtem ko|kjer|vključno|saj',
    'ne|ni|niso|nima|brez|niti|nikoli|nič|nihče|razen|samo|le',
    'če|ko|ker|čeprav|z|s|za|po|pred|v|na|brez|glede',
  ),
  cs: lexicon(
    'on|ona|ono|oni|to|ten|ta|ti|tyto|tento|tato|toto|jeho|její|jejich|tam|zde',
    'však|navíc|proto|například|také|tedy|nicméně|kromě toho|a|ale',
    'protože|který|která|které|kteří|ačkoli|zatímco|kde|včetně|jelikož|přičemž',
    'ne|není|nejsou|nikdy|bez|ani|žádný|žádná|žádné|nic|nikdo|kromě|jen|pouze|nelze',
    'pokud|když|jakmile|protože|ačkoli|s|se|pro|po|před|během|podle|v|ve|na|bez|přes|aby|z|díky|kromě',
  ),
  sv: lexicon(
    'han|hon|det|den|de|denna|detta|dessa|dess|deras|hans|hennes|där|här',
    'dock|dessutom|därför|till exempel|också|således|emellertid|slutligen|och|men',
    'eftersom|som|vilket|vilka|även om|medan|där|inklusive|så att|särskilt',
    'inte|ej|ingen|inget|inga|aldrig|utan|varken|endast|bara',
    'om|när|eftersom|även om|med|för|efter|innan|under|enligt|i|på|utan|trots|genom|sedan',
  ),
  nb: lexicon(
    'han|hun|det|den|de|denne|dette|disse|dens|deres|hans|hennes|der|her',
    'imidlertid|dessuten|derfor|for eksempel|også|dermed|likevel|til slutt|og|men',
    'fordi|som|selv om|mens|der|inkludert|slik at|særlig|ettersom',
    'ikke|ingen|intet|aldri|uten|verken|bare|kun',
    'hvis|når|siden|selv om|med|for|etter|før|under|ifølge|i|på|uten|til tross|gjennom|om',
  ),
  da: lexicon(
    'han|hun|det|den|de|denne|dette|disse|dens|deres|hans|hendes|der|her',
    'imidlertid|desuden|derfor|for eksempel|også|dermed|alligevel|endelig|og|men',
    'fordi|som|selvom|mens|der|herunder|så|især|eftersom',
    'ikke|ingen|intet|aldrig|uden|hverken|kun|bare',
    'hvis|når|da|selvom|med|for|efter|før|under|ifølge|i|på|uden|trods|gennem|om',
  ),
  fi: lexicon(
    'hän|se|he|ne|tämä|nämä|tuo|nuo|sen|niiden|heidän|siellä|täällä',
    'kuitenkin|lisäksi|siksi|esimerkiksi|myös|siten|näin ollen|lopuksi|ja|mutta',
    'koska|joka|jotka|mikä|vaikka|kun taas|jossa|mukaan lukien|sillä',
    'ei|eivät|en|et|emme|ette|ilman|koskaan|mitään|kukaan|paitsi|vain',
    'jos|kun|koska|vaikka',
  ),
  el: lexicon(
    'αυτός|αυτή|αυτό|αυτοί|αυτές|αυτά|εκείνος|εκείνη|εκείνο|εκεί|εδώ',
    'ωστόσο|επιπλέον|επομένως|για παράδειγμα|επίσης|έτσι|όμως|τέλος|και|αλλά',
    'επειδή|διότι|που|ο οποίος|η οποία|το οποίο|αν και|ενώ|όπου|συμπεριλαμβανομένων',
    'δεν|μη|μην|χωρίς|ποτέ|ούτε|κανένας|καμία|κανένα|τίποτα|εκτός|μόνο|όχι',
    'αν|εάν|όταν|επειδή|αν και|με|για|μετά|πριν|σε|στο|στη|χωρίς|παρά|σύμφωνα|από|κατά',
  ),
  tr: lexicon(
    'o|bu|şu|onlar|bunlar|şunlar|onun|bunun|orada|burada',
    'ancak|ayrıca|bu nedenle|örneğin|bunun yanında|dolayısıyla|bununla birlikte|sonuç olarak|ve|ama|fakat',
    'çünkü',
    'değil|yok|hiç|hiçbir|asla|olmadan|sadece|yalnızca|hariç',
    'eğer',
  ),
  hu: lexicon(
    'ő|ők|ez|az|ezek|azok|ennek|annak|itt|ott',
    'azonban|továbbá|ezért|például|szintén|így|mindazonáltal|végül|és|de',
    'mert|amely|amelyek|aki|akik|ami|bár|míg|ahol|beleértve|mivel',
    'nem|ne|nincs|nincsenek|soha|nélkül|sem|semmi|senki|kivéve|csak',
    'ha|amikor|mivel|bár',
  ),
  ro: lexicon(
    'el|ea|ei|ele|acesta|aceasta|aceștia|acestea|acest|această|acel|acea|acolo|aici',
    'totuși|în plus|de asemenea|prin urmare|de exemplu|astfel|așadar|în final|și|dar',
    'pentru că|deoarece|care|deși|în timp ce|unde|inclusiv|întrucât',
    'nu|niciodată|fără|nici|niciun|nicio|nimic|nimeni|decât|doar|numai',
    'dacă|când|deoarece|deși|cu|pentru|prin|după|înainte|în|fără|conform|din|la|pe',
  ),
  vi: lexicon(
    'nó|họ|điều này|điều đó|đây|đó|chúng|những điều này',
    'tuy nhiên|hơn nữa|ngoài ra|do đó|vì vậy|ví dụ|cũng|vì thế|và|nhưng',
    'bởi vì|mặc dù|trong khi|bao gồm|đặc biệt là',
    'không|chưa|chẳng|đừng|trừ|chỉ',
    'nếu|khi|vì|mặc dù|với|để|sau|trước|trong|theo|từ|do|tại|bằng|tuy',
  ),
  id: lexicon(
    'ini|itu|ia|dia|mereka|hal ini|hal itu|di sana|di sini',
    'namun|selain itu|oleh karena itu|misalnya|sebagai contoh|juga|jadi|akhirnya|dan|tetapi',
    'karena|yang|meskipun|sedangkan|di mana|termasuk|sehingga|terutama',
    'tidak|bukan|belum|jangan|tanpa|kecuali|hanya|tak',
    'jika|ketika|karena|meskipun|dengan|untuk|setelah|sebelum|dalam|menurut|tanpa|selama|dari|pada|di|saat|bila',
  ),
  hi: lexicon(
    'यह|ये|वह|वे|इस|उस|इन|उन|इसका|उसका|वहाँ|यहाँ',
    'हालाँकि|इसके अलावा|इसलिए|उदाहरण के लिए|भी|अतः|फिर भी|और|लेकिन',
    'क्योंकि|जो|जिसमें|जिनमें|यद्यपि|जबकि|जहाँ',
    'नहीं|न|ना|मत|बिना|कभी नहीं|केवल|सिर्फ',
    'यदि|अगर|जब|चूँकि|यद्यपि|हालाँकि',
  ),
  sq: lexicon(
    'ai|ajo|ata|ato|ky|kjo|këta|këto|kjo|aty|këtu',
    'megjithatë|përveç kësaj|prandaj|për shembull|gjithashtu|kështu|dhe|por',
    'sepse|që|i cili|e cila|të cilët|megjithëse|ndërsa|ku|përfshirë',
    "nuk|nuk ka|s'|mos|pa|asnjë|kurrë|as|vetëm|askush",
    'nëse|kur|pasi|megjithëse|me|për|pas|para|në|pa|sipas',
  ),
  lt: lexicon(
    'jis|ji|jie|jos|tai|šis|ši|šie|šios|tas|ta|ten|čia',
    'tačiau|be to|todėl|pavyzdžiui|taip pat|taigi|vis dėlto|ir|bet',
    'nes|kuris|kuri|kurie|kurios|nors|o|kur|įskaitant|kadangi',
    'ne|nėra|niekada|be|nei|joks|jokia|niekas|išskyrus|tik',
    'jei|jeigu|kai|kadangi|nors|su|po|prieš|be|pagal',
  ),
  th: lexicon('มัน|พวกเขา|เขา|นี่|นั่น|สิ่งนี้', 'อย่างไรก็ตาม|นอกจากนี้|ดังนั้น|เช่น', '', 'ไม่|มิ|ห้าม|ยกเว้น|เพียง'),
  ja: lexicon(
    'これ|それ|あれ|この|その|あの|ここ|そこ|彼|彼女|彼ら',
    'しかし、|また、|さらに、|したがって、|例えば、|たとえば、|つまり、|そのため、|なお、|そして、|ただし、|まず、|次に、|最後に、',
    '',
    'ない|ません|ず|なし|ぬ|だけ|のみ',
  ),
  ko: lexicon(
    '이것|그것|저것|이는|그는|그녀는|그들은|여기|거기|이|그',
    '그러나|하지만|또한|따라서|예를 들어|그러므로|즉|그리고|그래서',
    '',
    '않|없|못|아니|안|만|제외',
  ),
  zh: lexicon(
    '它|它们|这|那|这些|那些|他|她|他们|此|其',
    '但是，|然而，|此外，|因此，|例如，|另外，|同时，|所以，|不过，|最后，|首先，|其次，|总之，',
    '使得|从而|因为|其中|包括|尤其|例如|比如|以便',
    '不|没|无|非|未|别|勿|仅|只|除',
    '如果|虽然|当|由于|因为|为了|在|随着|除了|对于|根据|通过|尽管|即使|只要|一旦|与|从|若|经过|关于|作为',
  ),
  ar: lexicon(
    'هو|هي|هم|هذا|هذه|ذلك|تلك|هؤلاء|هناك|هنا|أنه|إنها|إنه',
    'ومع ذلك|بالإضافة إلى ذلك|لذلك|على سبيل المثال|أيضا|وبالتالي|لكن',
    'لأن|الذي|التي|الذين|بينما|حيث|بما في ذلك',
    'لا|لم|لن|ليس|ليست|غير|بدون|دون|إلا|فقط|ما',
    'إذا|عندما|بما أن|على الرغم|مع|في|بعد|قبل|من',
  ),
}
