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
}

function lexicon(connectives: string, subordinators: string, openers = '', causes = ''): Lexicon {
  const list = (text: string) => text.split('|').filter(Boolean)
  return {
    connectives: list(connectives),
    subordinators: list(subordinators),
    openers: list(openers),
    causes: list(causes),
  }
}

const southSlavic = lexicon(
  'međutim|stoga|osim toga|također|takođe|ipak|na primjer|na primer|zato|dakle',
  'jer|uključujući',
  'ako|kada|kad|pošto|budući|jer|iako|s|sa|za|nakon|prije|u|na|bez|prema|zbog|tijekom|uz',
)

/** By primary language subtag. */
export const lexicons: Record<string, Lexicon> = {
  en: lexicon(
    'however|therefore|moreover|furthermore|in addition|additionally|also|thus|hence|for example|for instance|as a result|consequently|in other words|in fact|of course|finally|similarly|likewise|meanwhile|nevertheless|nonetheless|indeed|overall|in general|generally|typically|conceptually|accordingly|and|but|or|so|then',
    'because|which|where|who|whose|including|such as|especially|particularly|as well as|ensuring|allowing|making|enabling|leading to|resulting in|so that|using|giving|given that|e.g.|i.e.',
    'every time|each time|if|when|whenever|once|since|because|with|although|though|while|after|before|given|to|as|in|for|by|on|at|due to|despite|unless|until|from|under|during|among|instead|rather|based|without|even|whether|though|having|where|unlike|like|according|of|over|within|between|through|throughout|across|against|beyond|behind|above|below|near|towards|toward|via|per|beside|besides|wherever|as soon|no matter',
    'because',
  ),
  es: lexicon(
    'sin embargo|además|por lo tanto|por tanto|por ejemplo|también|así|en consecuencia|no obstante|de hecho|finalmente|en general|por otro lado|en cambio|y|pero|por eso|entonces|sino|o|pues',
    'porque|el cual|la cual|los cuales|las cuales|lo que|donde|incluyendo|ya que|puesto que|especialmente',
    'cada vez|si|cuando|una vez|como|aunque|con|para|por|en|tras|después|antes|mientras|debido|según|dado|sin|a|al|desde|durante|entre|además|de|del|hasta|sobre|bajo|ante|contra|hacia|dentro|frente|gracias|pese|junto|donde|siempre|siendo|teniendo',
    'porque',
  ),
  fr: lexicon(
    'cependant|toutefois|en outre|de plus|par conséquent|donc|ainsi|par exemple|également|en effet|enfin|en revanche|néanmoins|et|mais|or|ou|c’est pourquoi|pourtant|puis|alors',
    'parce que|car|qui|ce qui|lequel|laquelle|dont|où|notamment|y compris|puisque|afin de|afin que',
    'chaque fois|à chaque fois|si|quand|lorsque|lorsqu|comme|bien que|avec|pour|par|en|après|avant|pendant|selon|malgré|sans|dans|à|depuis|dès|afin|puisque|grâce|au|aux|sur|sous|chez|contre|entre|vers|outre|faute|lors|hors|jusqu|face|quant|étant|ayant|tant',
    'parce que',
  ),
  de: lexicon(
    'jedoch|außerdem|darüber hinaus|deshalb|daher|zum beispiel|beispielsweise|auch|somit|folglich|allerdings|schließlich|dennoch|trotzdem|zudem|ferner|und|aber|oder|denn|doch|sondern|also|hingegen|zwar|indes',
    'weil|da|wobei|sodass|so dass|einschließlich|insbesondere|wodurch',
    'wenn|falls|sobald|da|weil|obwohl|mit|für|um|nach|vor|während|durch|bei|in|im|an|auf|aus|ohne|trotz|seit|als|wie|laut|zu|je|neben|anstatt',
  ),
  it: lexicon(
    'tuttavia|inoltre|pertanto|quindi|per esempio|ad esempio|anche|infatti|infine|invece|di conseguenza|e|ma|però|dunque|poi|perciò|oppure',
    'perché|il quale|la quale|i quali|le quali|dove|poiché|compreso|compresi|soprattutto',
    "ogni volta|se|quando|una volta|poiché|sebbene|con|per|in|dopo|prima|mentre|secondo|senza|a|da|nel|nella|durante|dato|anche|grazie|ad|al|allo|alla|alle|ai|agli|all’|all'|dal|dalla|dalle|dai|dall’|dall'|nello|nelle|nei|negli|nell’|nell'|di|su|sul|sulla|sulle|sui|tra|fra|verso|sotto|sopra|oltre|contro|presso|entro|nonostante|benché|quanto",
  ),
  pt: lexicon(
    'no entanto|porém|além disso|portanto|por exemplo|também|assim|contudo|de fato|de facto|finalmente|por isso|e|mas|então|ou',
    'porque|o qual|a qual|os quais|as quais|onde|incluindo|pois|já que|especialmente',
    'toda vez|cada vez|sempre que|se|quando|uma vez|como|embora|com|para|por|em|após|depois|antes|enquanto|devido|segundo|sem|a|ao|desde|durante|no|na|apesar|além|até|sobre|sob|contra|entre|de|do|da|dos|das|nos|nas|num|numa|à|às|aos|pelo|pela|pelos|pelas|perante|dentro|junto|graças|quanto|sendo|tendo|onde',
    'porque',
  ),
  nl: lexicon(
    'echter|bovendien|daarom|bijvoorbeeld|ook|dus|verder|daarnaast|toch|kortom|ten slotte|en|maar|want|maar ook|of',
    'omdat|waarbij|zodat|waaronder|inclusief|vooral|aangezien',
    'als|wanneer|zodra|omdat|hoewel|met|voor|door|na|bij|in|op|om|tijdens|zonder|volgens|sinds|ondanks|naast',
  ),
  pl: lexicon(
    'jednak|ponadto|dlatego|na przykład|również|także|zatem|poza tym|więc|w rezultacie|i|ale|lecz|a|natomiast',
    'ponieważ|w tym|gdyż|zwłaszcza',
    'jeśli|jeżeli|gdy|kiedy|ponieważ|chociaż|choć|z|ze|dla|przez|po|przed|podczas|według|w|we|na|do|bez|mimo|aby|od|dzięki|oprócz',
  ),
  ru: lexicon(
    'однако|кроме того|поэтому|например|также|таким образом|следовательно|тем не менее|более того|итак|наконец|и|но|а|зато|затем|потому|или',
    'потому что|включая|так как|поскольку|особенно|благодаря чему',
    'если|когда|как только|поскольку|так как|хотя|с|со|для|чтобы|по|после|перед|во время|в|во|на|при|без|несмотря|из|от|благодаря|кроме|согласно|пока',
  ),
  uk: lexicon(
    'однак|проте|крім того|тому|наприклад|також|таким чином|отже|тим не менш|і|але|а|зате|потім|або',
    'тому що|включаючи|оскільки|особливо|бо',
    'якщо|коли|оскільки|хоча|з|із|для|щоб|по|після|перед|під час|в|у|на|при|без|незважаючи|від|завдяки|крім|згідно|поки|за',
  ),
  bg: lexicon(
    'обаче|освен това|следователно|например|също|затова|все пак|и|но|а|или',
    'защото|включително|тъй като',
    'ако|когато|тъй като|въпреки|с|със|за|след|преди|в|на|без|според|при|от',
  ),
  mk: lexicon(
    'меѓутоа|сепак|покрај тоа|затоа|на пример|исто така|и|но|а|или',
    'бидејќи|вклучувајќи',
    'ако|кога|бидејќи|иако|со|за|по|пред|во|на|без|според',
  ),
  sr: lexicon(
    `${southSlavic.connectives.join('|')}|међутим|стога|осим тога|такође|ипак|на пример`,
    `${southSlavic.subordinators.join('|')}|што|који|која|које|јер|иако|док`,
    'ako|kada|kad|pošto|jer|iako|sa|za|nakon|pre|u|na|bez|prema|ако|када|пошто|иако|са|за|након|пре|у|на|без|према',
  ),
  hr: southSlavic,
  bs: southSlavic,
  cnr: southSlavic,
  sl: lexicon(
    'vendar|poleg tega|zato|na primer|tudi|torej|kljub temu|in|ampak|a|ali|pa',
    'ker|vključno|saj',
    'če|ko|ker|čeprav|z|s|za|po|pred|v|na|brez|glede',
  ),
  cs: lexicon(
    'však|navíc|proto|například|také|tedy|nicméně|kromě toho|a|ale|avšak|nebo|a proto',
    'protože|včetně|jelikož|přičemž',
    'pokud|když|jakmile|protože|ačkoli|s|se|pro|po|před|během|podle|v|ve|na|bez|přes|aby|z|díky|kromě',
  ),
  sv: lexicon(
    'dock|dessutom|därför|till exempel|också|således|emellertid|slutligen|och|men|utan|eller|så',
    'eftersom|som|vilket|vilka|inklusive|så att|särskilt',
    'om|när|eftersom|även om|med|för|efter|innan|under|enligt|i|på|utan|trots|genom|sedan',
  ),
  nb: lexicon(
    'imidlertid|dessuten|derfor|for eksempel|også|dermed|likevel|til slutt|og|men|eller|så',
    'fordi|som|inkludert|slik at|særlig|ettersom',
    'hvis|når|siden|selv om|med|for|etter|før|under|ifølge|i|på|uten|til tross|gjennom|om',
  ),
  da: lexicon(
    'imidlertid|desuden|derfor|for eksempel|også|dermed|alligevel|endelig|og|men|eller|så',
    'fordi|herunder|især|eftersom',
    'hvis|når|da|selvom|med|for|efter|før|under|ifølge|i|på|uden|trods|gennem|om',
  ),
  fi: lexicon(
    'kuitenkin|lisäksi|siksi|esimerkiksi|myös|siten|näin ollen|lopuksi|ja|mutta|mutta myös|tai|joten',
    'koska|mukaan lukien|sillä',
    'jos|kun|koska|vaikka',
  ),
  el: lexicon(
    'ωστόσο|επιπλέον|επομένως|για παράδειγμα|επίσης|έτσι|όμως|τέλος|και|αλλά|ή|άρα',
    'επειδή|διότι|ο οποίος|η οποία|το οποίο|όπου|συμπεριλαμβανομένων',
    'αν|εάν|όταν|επειδή|αν και|με|για|μετά|πριν|σε|στο|στη|χωρίς|παρά|σύμφωνα|από|κατά',
  ),
  tr: lexicon(
    'ancak|ayrıca|bu nedenle|örneğin|bunun yanında|dolayısıyla|bununla birlikte|sonuç olarak|ve|ama|fakat|oysa|yine de|veya|üstelik|bu yüzden',
    'çünkü',
    'eğer',
  ),
  hu: lexicon(
    'azonban|továbbá|ezért|például|szintén|így|mindazonáltal|végül|és|de|viszont|hanem|vagy|tehát',
    'mert|beleértve|mivel',
    'ha|amikor|mivel|bár',
  ),
  ro: lexicon(
    'totuși|în plus|de asemenea|prin urmare|de exemplu|astfel|așadar|în final|și|dar|însă|iar|deci|sau',
    'pentru că|deoarece|care|inclusiv|întrucât',
    'de fiecare dată|dacă|când|deoarece|deși|cu|pentru|prin|după|înainte|în|fără|conform|din|la|pe|de|despre|sub|peste|contra|între|spre|către|lângă|pe lângă|potrivit|datorită|din cauza|dintre|dinspre|unde|atunci când',
    'pentru că',
  ),
  vi: lexicon(
    'tuy nhiên|hơn nữa|ngoài ra|do đó|vì vậy|ví dụ|cũng|vì thế|và|nhưng|nhưng mà|nên|còn|hoặc',
    'bởi vì|bao gồm|đặc biệt là',
    'nếu|khi|vì|mặc dù|với|để|sau|trước|trong|theo|từ|do|tại|bằng|tuy',
    'bởi vì',
  ),
  id: lexicon(
    'namun|selain itu|oleh karena itu|misalnya|sebagai contoh|juga|jadi|akhirnya|dan|tetapi|atau|sedangkan|maka',
    'karena|termasuk|sehingga|terutama',
    'jika|ketika|karena|meskipun|dengan|untuk|setelah|sebelum|dalam|menurut|tanpa|selama|dari|pada|di|saat|bila|ke|oleh|antara|hingga|sampai|sejak|bagi|kepada|terhadap|tentang|akibat|berkat|selain|seperti|sebagai|sementara|sesudah|walaupun|kalau|apabila',
    'karena',
  ),
  hi: lexicon(
    'हालाँकि|इसके अलावा|इसलिए|उदाहरण के लिए|भी|अतः|फिर भी|और|लेकिन|परंतु|परन्तु|किंतु|किन्तु|मगर|तो|तथा|या',
    'क्योंकि',
    'यदि|अगर|जब|चूँकि|यद्यपि|हालाँकि',
  ),
  sq: lexicon(
    'megjithatë|përveç kësaj|prandaj|për shembull|gjithashtu|kështu|dhe|por|ose|pra',
    'sepse|përfshirë',
    'nëse|kur|pasi|megjithëse|me|për|pas|para|në|pa|sipas',
  ),
  lt: lexicon(
    'tačiau|be to|todėl|pavyzdžiui|taip pat|taigi|vis dėlto|ir|bet|o|arba',
    'nes|įskaitant|kadangi',
    'jei|jeigu|kai|kadangi|nors|su|po|prieš|be|pagal',
  ),
  th: lexicon('อย่างไรก็ตาม|นอกจากนี้|ดังนั้น|เช่น|แต่|และ|หรือ|เพราะ|จึง', ''),
  ja: lexicon(
    'しかし、|また、|一方、|一方で、|さらに、|したがって、|例えば、|たとえば、|つまり、|そのため、|なお、|そして、|ただし、|まず、|次に、|最後に、|しかし|だが|そして|だから|なので|ところが|すなわち',
    '',
  ),
  ko: lexicon(
    '그러나|하지만|또한|따라서|예를 들어|그러므로|즉|그리고|그래서|다만|그런데|한편|또|및',
    '',
  ),
  zh: lexicon(
    '但是，|然而，|此外，|因此，|例如，|另外，|同时，|所以，|不过，|最后，|首先，|其次，|总之，|但是|但|然而|而且|而|所以|于是|於是|不过|不過|因而|并且|並且|或者|同時，|總之，|最後，',
    '使得|从而|從而|因为|因為|其中|包括|尤其|例如|比如|以便',
    '如果|虽然|当|由于|因为|为了|在|随着|除了|对于|根据|通过|尽管|即使|只要|一旦|与|从|若|经过|关于|作为',
  ),
  ar: lexicon(
    'ومع ذلك|بالإضافة إلى ذلك|لذلك|على سبيل المثال|أيضا|وبالتالي|لكنّ|لكن|ولكنّ|ولكن',
    'لأن|بما في ذلك',
    'إذا|عندما|بما أن|على الرغم|مع|في|بعد|قبل|من',
  ),
}
