import { unspacedScript } from '../../../text/unspaced-script.ts'
import { byLanguage } from './by-language.ts'
import { remembered } from './remembered.ts'

/**
 * Words that point back at another sentence, by primary subtag: first those that do as the first word, then those that do
 * among the first few words too. Lower case, apart by `|`; `*` is any ending, and `(?! …)` names what makes a word
 * something else: a time ("this year"), a correlative ("those who"), an impersonal subject ("there is", "il faut"). Articles
 * point at nothing back (German `das` does before a verb). What a condition before decides ("otherwise") points back too.
 */
const table: Record<string, readonly [opening: string, within?: string]> = {
  en: [
    "they|that|he|she|its|their|his|her|such|here|there(?! (?:is|are|was|were|will|would|has|have|had|can|could|may|might|must|should|isn|aren|exists?|remains?|appears?))|both(?!(?: \\S+){1,6} and )|one of (?:them|these|those|the two)|one (?:is|was|has|will)|(?:some|most|all|none|each|two|three|many) of (?:them|these|those|which)|others?|another|either|neither|the others?|the two|the rest|the same (?:applies|goes|holds|is)|otherwise|instead|which|afterwards|until then|(?:as|for|by|due to|because of) (?:such|a result)|(?:that|he|she|they|there)[’'](?:d|ll|re|ve)|(?:that|he|she)[’']s|by then|since then|from then on",
    "(?:do|does|did|done|doing) that|this(?! (?:country|county|city|town|village|year|month|week|quarter|morning|afternoon|evening|spring|summer|autumn|fall|winter|season|time|\\p{L}+day))|these(?! days)|(?:it|this)[’'](?:s|d|ll)|those(?! (?:who|that|which|with|without|in|of|on|from|under|over|living|working))|it|them|(?:in|at|of|after|by|to|with|for|from|before|since) that|that(?=[.,;!]|$)|the former|the latter|of the two|(?:listed|mentioned|described|shown|named|given) (?:above|earlier)|the above",
  ],
  de: [
    'er|sie|es(?! gibt| gab| gilt| wird| werden| ist (?:verboten|erlaubt|nötig|möglich|wichtig))|ihre?[nmrs]?|seine?[nmrs]?|dort|hier|da(?=,| (?:ist|sind|war|hat))|so|solche*|beide[nrs]?|dann|danach|davor|dabei|darüber|darunter|darum|darin|demnach|dementsprechend|hierzu|hierfür|hierbei|sonst|andernfalls|ansonsten|stattdessen|letztere*|erstere*|eine[rs]? (?:davon|von ihnen)|(?:alle|einige|viele|die meisten) davon|dasselbe|derselbe|dieselben?|dort|der rest|die übrigen|alles übrige|bis dahin|seither|seitdem|von da an',
    'dies|diese[mnrs]?(?! (?:land|stadt|dorf|jahr|woche|monat|quartal|sommer|winter|herbst|frühjahr|frühling|saison))|jene[mnrs]?|dafür|dagegen|daran|darauf|daraus|davon|dazu|deshalb|deswegen|daher|damit|dadurch|das (?:ist|sind|war|waren|heißt|bedeutet|entspricht|macht|machen|gilt|geht|hat|haben|hatte|wird|werden|wurde|kann|können|soll|sollte|muss|darf|zeigt|liegt|spart|kostet|bleibt|betrifft|reicht|führt|führte|sagt|sagte|steht|klingt|funktioniert|passiert|ändert|hilft|würde|wäre)|oben (?:genannte*|beschriebene*)|genannte[nr]?',
  ],
  fr: [
    "il(?! (?:faut|faudra|fallait|fallut|a fallu|y a|y avait|y aura|est (?:interdit|possible|nécessaire|important|recommandé|conseillé|prévu|temps)|existe|suffit|reste|convient|s.agit))|ils|elles?|son|sa|ses|leurs?|y|en voici|chacune?|tous deux|toutes deux|les deux|l[’']une? d[’'](?:eux|elles|entre)|l[’']autre|sinon|là|ainsi|dès lors|le même|le reste|d[’']ici là|jusque-là|depuis lors|entre-temps",
    "c[’'](?:est|était)|ce(?! (?:pays|village|qui|que|matin|soir|printemps|mois|dont|jour))|cet(?! (?:été|automne|hiver|après))|cette(?! (?:ville|commune|région|année|semaine|saison|nuit))|ces(?! jours)|celui-ci|celle-ci|ceux-ci|celles-ci|celui-là|cela|ceci|ça|ce dernier|cette dernière|ci-dessus|(?:eux|elles|lui|elle)(?=,)",
  ],
  es: [
    'él|ella|ellos|ellas|sus?|les?|lo (?:ha|han|hace|hacen|hizo|hicieron|mismo|anterior)|aquí|allí|ahí|así|tales?|ambos|ambas|otr[oa]s?|uno de ell[oa]s|una de ellas|el otro|la otra|los dos|las dos|de lo contrario|si no,|en cambio|el resto|l[oa]s demás|lo demás|hasta entonces|para entonces|desde entonces|mientras tanto',
    'est[eao]s?(?! (?:país|ciudad|pueblo|región|años?|mes|meses|semana|trimestre|mañana|tarde|noche|primavera|verano|otoño|invierno|temporada|lunes|martes|miércoles|jueves|viernes|sábado|domingo))|estas(?! semanas)|es[eao]s?(?! que)|aquel(?! que)|aquell[ao]s?(?! que)|ello|dich[oa]s?|este último|esta última',
  ],
  it: [
    'ess[oaie]|egli|lui|lei|loro|suo[i]?|sua|sue|qui|lì|così|entramb[ie]|un altro|un.altra|gli altri|le altre|uno di (?:essi|questi|loro)|una di (?:esse|queste|loro)|altrimenti|in caso contrario|lo stesso vale|il resto|fino ad allora|per allora|da allora|nel frattempo',
    "quest[oaei](?! (?:paese|città|regione|anno|mese|settimana|mattina|sera|primavera|estate|autunno|inverno|stagione))|quest[’'](?!anno|estate|autunno|inverno)|quell[oaei](?! (?:che|di|del|della|dei))|quel(?! che)|ciò(?! che)|tal[ei]|per questo|suddett[oaie]|tra cui",
  ],
  pt: [
    'ele|ela|eles|elas|seus?|suas?|aqui|ali|lá|assim|ambos|ambas|outr[oa]s?|um deles|uma delas|os dois|as duas|o mesmo vale|caso contrário|senão|o resto|os restantes|as restantes|até lá|até então|desde então|entretanto',
    'est[ea]s?(?! (?:país|cidade|bairro|ano|anos|mês|semana|trimestre|manhã|tarde|noite|primavera|verão|outono|inverno))|ess[ea]s?(?! (?:ano|mês|semana))|isto|isso|disso|nisso|disto|aquel[ea]s?(?! que)|aquilo(?! que)|ness[ea]s?|nest[ea]s?(?! (?:ano|mês|semana))|dess[ea]s?|dest[ea]s?|tal|tais|dit[oa]s',
  ],
  nl: [
    'hij|zij|ze|hun|haar|zijn(?! er)|daar|hier|zo|beide|andere|een ander|een andere|een daarvan|dan|anders|het (?:is|was|wordt|heeft|kan|gaat|betekent|zorgt)|de rest|de overige|tot dan|tot die tijd|sindsdien|intussen',
    'deze(?! (?:stad|gemeente|week|maand|zomer|winter|herfst|lente))|dit(?! (?:land|dorp|jaar|kwartaal|voorjaar|najaar|seizoen))|die(?! (?:van|uit))|dat|daarvan|daarvoor|daarom|daarmee|daarbij|daarin|daarna|hiervan|hiervoor|hierdoor|hiermee|zulke|dergelijke|bovengenoemde',
  ],
  sv: [
    'han|hon|de (?:är|har|kan|ska|vill|blir|får)|den (?:är|har|kan|ska|blir|får)|det (?:är|var|har|kan|ska|blir|betyder|innebär|gäller|gör)|dess|deras|hans|hennes|där|här|så|båda|andra|en annan|ett annat|annars|i stället|sådana?|sådant|resten|övriga|till dess|fram till dess|sedan dess|under tiden',
    'denna(?! (?:vecka|månad|sommar|vinter|vår|höst))|detta(?! (?:år|kvartal))|dessa|därav|därför|därmed|därefter|dem|ovanstående|ovan nämnda',
  ],
  nb: [
    'han|hun|de (?:er|har|kan|skal|vil|blir|får)|den (?:er|har|kan|skal|blir|får)|det (?:er|var|har|kan|skal|blir|betyr|innebærer|gjelder|gjør)|dens|deres|hans|hennes|der|her|slik|begge|andre|en annen|et annet|ellers|i stedet|slike|resten|de øvrige|inntil da|innen da|siden da|i mellomtiden',
    'denne(?! (?:uken|måneden|sommeren|vinteren|våren|høsten))|dette(?! (?:året|kvartalet))|disse|dermed|derfor|deretter|dem|ovennevnte',
  ],
  da: [
    'han|hun|de (?:er|har|kan|skal|vil|bliver|får)|den (?:er|har|kan|skal|bliver|får)|det (?:er|var|har|kan|skal|bliver|betyder|indebærer|gælder|gør)|dens|deres|hans|hendes|der(?! (?:er|var|findes|bliver|kommer|skal|kan))|her|sådan|begge|andre|en anden|et andet|ellers|i stedet|sådanne|resten|de øvrige|indtil da|inden da|siden da|i mellemtiden',
    'denne(?! (?:uge|måned|sommer|vinter))|dette(?! (?:år|kvartal))|disse|dermed|derfor|derefter|dem|ovennævnte',
  ],
  fi: [
    'hän|hänen|se|sen|siinä|siitä|siihen|sillä|he|heidän|ne|niiden|niissä|niistä|siellä|täällä|siksi|näin|molemmat|toinen|muut|muuten|siihen asti|siihen mennessä|siitä lähtien|sillä välin',
    'tämä|tämän(?! (?:vuoden|viikon|kuun))|tässä|tästä|tähän|nämä|näiden|näissä|näistä|tuo|tuon|nuo|tällainen|tällaiset|sellainen|sellaiset|edellä mainit*',
  ],
  pl: [
    'on|ona|ono|oni|one|jego|jej|ich|tam|tu|tutaj|obie|oba|obaj|inny|inna|inne|drugi z|jeden z nich|jedna z nich|w przeciwnym razie|inaczej|wtedy|wówczas|takie|taki|taka|tak|reszta|pozostał*|do tego czasu|do tej pory|od tego czasu|tymczasem',
    'niego|niemu|niej|nich|nimi|to(?!,? co)|ten(?!,? (?:kto|który)| (?:rok|miesiąc|tydzień))|ta|te(?!,? które)|ci(?!,? którzy)|tego(?! (?:roku|lata))|tej(?! (?:zimy|wiosny|jesieni))|temu(?= \\p{L})|tym(?! (?:roku|tygodniu|miesiącu))|tych|tymi|dlatego|powyższ*',
  ],
  cs: [
    'on|ona|ono|oni|jeho|její|jejich|tam|zde|oba|obě|jiný|jiná|jiné|jeden z nich|jinak|v opačném případě|tak|pak|poté|takový|taková|takové|zbytek|zbyl*|do té doby|od té doby|mezitím',
    'to(?!,? co)|ten(?!,? kdo| (?:rok|týden))|ta|ti(?!,? kteří)|ty(?!,? které)|tento(?! (?:rok|týden|měsíc))|tato|toto|tyto|této|těchto|tomto(?! (?:roce|týdnu))|tohoto(?! roku)|proto|výše uveden*',
  ],
  ru: [
    'он|она|оно|они|его|её|ее|их|им|ему|тот(?!,? кто)|та(?!,? котор)|те(?!,? (?:кто|котор))|то(?!,? что)|там|здесь|тут|так|такой|такая|такое|такие|тогда|затем|оба|обе|второе|второй из|один из них|одна из них|другой|другая|другие|иначе|в противном случае|вместо этого|причём|причем|остальн*|до тех пор|до этого|к тому времени|с тех пор|тем временем',
    'него|нему|неё|нее|ней|нём|них|ними|это|этот(?! год)|эта|эту|эти|этого(?! года)|этой(?! (?:весной|осенью|зимой))|этих|этому|этим(?! летом)|этими|этом(?! году| месяце)|кроме того|поэтому|таким образом|вышеуказанн*|последний из|при этом',
  ],
  uk: [
    'він|вона|воно|вони|його|її|їх|їхн*|той(?!,? хто)|та(?!,? (?:хто|що) )(?= )|ті(?!,? (?:хто|що|як))|там|тут|так|такий|така|таке|такі|тоді|потім|обидва|обидві|друге|один із них|одна з них|інший|інша|інші|інакше|в іншому разі|замість цього|причому|решта|до того часу|до цього|на той час|відтоді|тим часом',
    'нього|ньому|неї|ній|них|ними|це|цей|ця|цю|ці|цього(?! року| місяця| літа)|цієї(?! (?:весни|осені|зими))|цих|цьому(?! році)|цим|цими|крім того|тому(?! що)|таким чином|вищезгадан*|при цьому',
  ],
  bg: [
    'той|тя|те|то|неговият|неговата|нейният|нейната|техните|техният|там|тук|така|такъв|такава|такова|такива|и двамата|и двете|друг|друга|други|един от тях|една от тях|иначе|в противен случай|вместо това|тогава|останал*|дотогава|оттогава|междувременно',
    'това|този(?! (?:месец|път))|тази(?! (?:година|седмица|пролет|есен|зима))|тези|онзи|онази|онези|затова|поради това|освен това|гореспоменат*',
  ],
  mk: [
    'тој|таа|тоа|тие|неговиот|неговата|нејзиниот|нивните|таму|тука|така|таков|таква|такви|двете|двајцата|друг|друга|други|еден од нив|една од нив|инаку|во спротивно|тогаш|дотогаш|оттогаш|во меѓувреме',
    'ова|овој(?! месец)|оваа(?! (?:година|недела))|овие|оние(?! (?:кои|што))|затоа|поради тоа|освен тоа|горенаведен*',
  ],
  hr: [
    'on|ona|ono|oni|one(?! koje)|njegov*|njezin*|njihov*|tamo|tu|tako|takav|takva|takvo|takvi|takve|oba|obje|obadvije|drugi|druga|drugo|jedan od njih|jedna od njih|inače|u suprotnom|umjesto toga|tada|zatim|ostatak|preostal*|do tada|dotad|otada|otad|u međuvremenu',
    'to(?! što)|ovo|ovaj(?! (?:tjedan|mjesec))|ova|ovu|ove(?! (?:godine|jeseni|zime))|ovi|ovih|ovog(?! (?:ljeta|tjedna|mjeseca|proljeća))|ovom|tog|tom|tim|taj|ta|te|zato|stoga|zbog toga|osim toga|gore naveden*',
  ],
  sr: [
    'on|ona|ono|oni|njegov*|njen*|njihov*|tamo|tu|tako|takav|takva|takvo|takvi|oba|obe|drugi|druga|jedan od njih|jedna od njih|inače|u suprotnom|umesto toga|tada|zatim|он|она|оно|они|његов*|њен*|њихов*|тамо|ту|тако|такав|таква|такво|такви|оба|обе|други|друга|један од њих|једна од њих|иначе|у супротном|уместо тога|тада|затим|do tada|dotad|od tada|u međuvremenu|до тада|од тада|у међувремену',
    'to(?! što)|ovo|ovaj(?! mesec)|ova|ovu|ove(?! (?:godine|jeseni|zime|nedelje))|ovi|ovih|ovog(?! (?:leta|meseca|proleća))|ovom|tog|tom|tim|taj|ta|te|zato|stoga|zbog toga|osim toga|то(?! што)|ово|овај(?! месец)|ова|ову|ове(?! (?:године|јесени|зиме|недеље))|ови|ових|овог(?! (?:лета|месеца|пролећа))|овом|тог|том|тим|тај|та|те|зато|стога|због тога|осим тога',
  ],
  sl: [
    'on|ona|ono|oni|njegov*|njen*|njihov*|tam|tukaj|tako|takšen|takšna|takšno|oba|obe|drugi|druga|eden od njih|ena od njih|sicer|v nasprotnem primeru|takrat|nato|do takrat|dotlej|od takrat|odtlej|medtem',
    'to(?! kar)|ta(?! (?:teden|mesec))|ti(?!,? ki)|te|tega(?! leta)|tem|teh|tej|zato|zaradi tega|poleg tega|zgoraj naveden*',
  ],
  el: [
    'εκεί|εδώ|έτσι|τότε|και οι δύο|και τα δύο|ένα από αυτά|ένας από αυτούς|μία από αυτές|το άλλο|ο άλλος|η άλλη|άλλος|άλλη|άλλο|αλλιώς|διαφορετικά|οι υπόλοιπ*|το υπόλοιπο|τα υπόλοιπα|μέχρι τότε|έως τότε|από τότε|εν τω μεταξύ',
    "αυτός|αυτή(?! την)|αυτό(?! που)|αυτοί|αυτές|αυτά(?! που)|αυτού|αυτής|αυτών|εκείνος|εκείνη|εκείνο|τέτοιος|τέτοια|τέτοιο|γι[’' ]\\s?αυτό|τα παραπάνω|οι παραπάνω",
  ],
  tr: [
    'o|onun|ona|onu|onda|ondan|onlar*|orada|burada|öyle|böyle*|[iİ]kisi*|her [iİ]kisi*|bir diğeri|diğeri|diğerleri|aksi halde|aksi takdirde|bunun yerine|geri kalan*|o zamana kadar|o zamandan beri|bu arada',
    'bu(?! (?:yıl*|ay|hafta|sabah|akşam|yaz|kış|bahar|gün|sezon) )|bunun|buna|bunu|bundan|bunda|bununla|bunlar*|şu|şunlar*|söz konusu|yukarıda*',
  ],
  hu: [
    'ő|ők|itt|ott|így|úgy|ilyen|olyan|mindkettő|mindkét|a másik|egy másik|az egyikük|egyikük|különben|ellenkező esetben|ehelyett|akkor|a többi*|addig|azóta|időközben',
    'ez(?! (?:év|a hét))|ezek|ennek|erre|ebben(?! az évben)|ebből|ezzel|ezért|azok(?!,? (?:a|aki|amely))|az (?:is|volt|lesz|nem)|annak|arra|abban|azzal|azért|emiatt|a fenti*',
  ],
  ro: [
    'el|ea|ei|ele|lui|său|sa|lor|acolo|aici|astfel|așa|ambii|ambele|amândoi|altul|alta|alții|unul dintre ei|una dintre ele|celălalt|cealaltă|altfel|în caz contrar|restul|până atunci|de atunci|între timp',
    'acesta|aceasta|aceștia|acestea|acest(?! an)|această(?! (?:lună|săptămână|vară|iarnă))|aceste|acestui(?! an)|acestei|acestor|acel|acea|acei|acele|asta|ăsta|de aceea|menționat* mai sus',
  ],
  vi: [
    'nó|họ|chúng(?! (?:tôi|ta))|đây|đó|ở đó|ở đây|cả hai|một trong số đó|cái kia|nếu không|như vậy|ngoài ra|vì thế|do đó|phần còn lại|đến lúc đó|cho đến lúc đó|từ đó|trong khi đó',
    'điều này|điều đó|những điều|việc này|việc đó|nói trên|(?:các|những) \\S+ (?:này|đó)',
  ],
  id: [
    'ia|dia|mereka|di sana|di sini|keduanya|salah satunya|yang lain|lainnya|jika tidak|kalau tidak|sebaliknya|demikian|begitu|itulah|inilah|sisanya|sampai saat itu|hingga saat itu|sejak itu|sementara itu',
    'ini|itu|tersebut|hal ini|hal itu',
  ],
  hi: [
    'यहाँ|यहां|वहाँ|वहां|ऐसा|ऐसे|ऐसी|दोनों|अन्यथा|वरना|नहीं तो|तब|फिर|दूसरा|दूसरी|इसलिए|जिस*|जिन*|बाकी|शेष|तब तक|तब से|इस बीच',
    'यह|ये|वह|वे|इस(?! (?:साल|वर्ष|महीने|माह|सप्ताह|हफ़्ते|बार))|इन|उस|उन|इसके|इसका|इसकी|इसमें|इससे|इसे|इन्हें|इनके|इनका|इनकी|इनमें|उन्हें|उन्होंने|इन्होंने|उसे|उसका|उसकी|उसके|उसने|उनके|उनका|उनकी|उनमें|उपरोक्त',
  ],
  sq: [
    'ai|ajo|ata(?! që)|ato(?! që)|aty|këtu|kështu|atëherë|të dy|të dyja|tjetri|tjetra|njëri prej tyre|njëra prej tyre|përndryshe|ndryshe|deri atëherë|që atëherë|ndërkohë',
    'ky(?! (?:vit|muaj))|kjo(?! javë)|këta|këto|këtij(?! (?:viti|muaji))|kësaj|këtë(?! (?:vit|muaj|javë|verë))|kësisoj|i lartpërmendur*|përveç kësaj|për këtë arsye',
  ],
  lt: [
    'jis|ji|jie|jos|jo|jų|ten|čia|taip|tada|abu|abi|kitas|kita|kiti|kitos|vienas iš jų|viena iš jų|kitaip|priešingu atveju|tokie|toks|tokia|iki tol|nuo tada|tuo tarpu',
    'tai|šis|ši|šie|šios(?! savaitės)|šio(?! (?:mėnesio|pavasario))|šiuo|šią(?! (?:savaitę|vasarą|žiemą))|šiame|tas(?!,? kuris)|ta(?!,? kuri)|tie(?!,? kurie)|tos(?!,? kurios)|todėl|be to|dėl to|minėt*',
  ],
  ar: [
    '[وف]?(?:هو|هي|هم|هما|هناك|هنا|كلاهما|كلتاهما|وإلا|أنه|إنه|إنها|إنهم|بدلا من ذلك|الباقي|البقية|حتى ذلك الحين|منذ ذلك الحين|حينها|(?:أحد|إحدا|بعض|كل|معظم|جميع)(?:هم|هن|ها))',
    '[وفلب]?(?:هذا(?! (?:العام|الأسبوع|الشهر))|هذه(?! السنة)|ذلك|تلك|هؤلاء|لذلك|المذكور*)',
  ],
  th: [
    'มัน|พวกเขา|เขา|เธอ|นี่|นั่น|สิ่งนี้|สิ่งนั้น|ดังกล่าว|ทั้งสอง|มิฉะนั้น|ไม่เช่นนั้น|ดังนั้น|ทั้งนี้|โดยทั้งหมด|จนถึงตอนนั้น|ระหว่างนั้น',
  ],
  ja: [
    'この(?!たび|度|[春夏秋冬])|その|あの|これ(?!から|まで)|それ(?!ぞれ)|あれ|ここ(?!数|[0-9０-９一二三十])|そこ|こちら|そちら|こう|そう|彼|同[社氏店館校院市県町村課部年月日]|いずれも|両者|両社|前者|後者|前述|上記|さもないと|うち(?=[0-9０-９約一二三四五六七八九十])|一方で|一方、|他方|ただし|もっとも、|残り',
  ],
  zh: [
    '这|這|那|该|該|其(?!他|它|余|餘)|它|他(?!人)|她|此(?!外)|为此|為此|因此|由此|对此|對此|届时|屆時|当时|當時|上述|前述|前者|后者|後者|两者|兩者|二者|均(?!衡)|否则|否則|如此|同[年月日]|在此之前|到那时|到那時|此前|从那时起|從那時起|与此同时|與此同時',
  ],
  ko: [
    '이(?!\\s*씨)|그|저|이를|이는|이로|이로써|이와|이처럼|이러한|이런|이렇게|그런|그러한|그렇게|그는|그녀*|그의|그들*|이들*|이것*|그것*|저것*|여기*|거기*|해당|위의|대신|이에|이후|이밖에|그중|둘|양측|반면|그렇지 않으면|그때|나머지*|그때까지|그때부터|그동안',
  ],
}

/** Words from the beginning among which they point back: further on they may point at the sentence itself. */
const reach = 4

/** Whether a sentence points back at another one, so that it means nothing alone; false for languages without a row. */
export const pointsBack = remembered(
  (text, language) => patternFor(language)?.test(text.trim().slice(0, 400)) ?? false,
)

/**
 * Whether its very first words point back ("They …", "This came up late"): what begins a paragraph points so at what stands
 * before that, and with words further on at its own matter.
 */
export function beginsPointing(text: string, language: string): boolean {
  return beginningFor(language)?.test(text.trim().slice(0, 400)) ?? false
}

const patternFor = byLanguage(table, (row) => pointingWithin(row, reach))
const beginningFor = byLanguage(table, (row) => pointingWithin(row, 1))

/** What points back with its first words, or with one of its first few. */
function pointingWithin(row: (typeof table)[string] | undefined, few: number): RegExp | undefined {
  if (row === undefined) return undefined
  const [opening, within = '(?!)'] = row
  const marks = '["\'“„«»‘‚(¿¡「『]*'
  // Scripts without spaces have no end of a word.
  const end = unspacedScript.test(row[0]) ? '' : "(?![\\p{L}\\p{M}\\p{N}’'-])"
  return new RegExp(
    `^${marks}(?:${sourceOf(opening)})${end}|^(?:\\S+\\s+){0,${few - 1}}${marks}(?:${sourceOf(within)})${end}`,
    'iu',
  )
}

/** Whether a word that points back stands anywhere in a text: a title has nothing before it that could be meant. */
export function holdsPointer(text: string, language: string): boolean {
  return anywhereFor(language).test(text.slice(0, 400))
}

const anywhereFor = byLanguage(table, (row) => {
  const within = row?.[1]
  return within === undefined
    ? /(?!)/u
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${sourceOf(within)})(?![\\p{L}\\p{M}\\p{N}’'-])`, 'iu')
})

/** The words of a row as a pattern: `*` behind a letter is any ending, a space any white space. */
function sourceOf(words: string): string {
  return words.replace(/(?<=[\p{L}\p{M}])\*/gu, '[\\p{L}\\p{M}]*').replaceAll(' ', '\\s+')
}
