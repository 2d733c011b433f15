import { colorsOf } from './colors.ts'
import type { Lexicon } from './concept.ts'
import { phrases } from './phrases.ts'

/** German: imperatives of both forms of address, infinitives and separable verbs. */
export const german: Lexicon = {
  language: 'de',
  grammar: {
    verbLast: 'often',
    negationBehind: true,
    capitalNouns: true,
    thanks: /dank/iu,
    separableVerbs: [
      [/^(?:be)?nenn/, /^um$/],
      [/^(?:fug|fueg)/, /^(?:ein|hinzu|an|dazu)$/],
      [/^(?:setz|trag|schieb)/, /^ein$/],
      [/^(?:ander|aender|wandl)/, /^(?:um|ab)$/],
    ],
  },
  wordings: {
    pointing: 'was|zuruck',
    byAmount: 'um',
    asWell: 'auch|ebenfalls|ebenso',
    tellMe: 'sag(?:en sie)? mir',
    thanksSaid: 'dank|herzlichen dank',
    contactSaid: 'kontakt|ansprechpartner',
    questionsSaid: 'fragen|q ?& ?a(?![\\p{L}])',
    yes: 'ja|jawohl|klar|genau|sicher',
    stays: 'alles|so|wie es ist|bleibt|bleiben|soll|alle|sie|es',
    no: 'nein|nee|abbrechen|lieber nicht|lass es|vergiss es|nicht notig|dann nicht|lass gut sein|lass alles|lass sie|egal',
    staysAfterAll:
      '(?:muss|mussen|soll|sollen) (?:drin |doch )?bleiben|bleibt|bleiben|behalt|unverandert',
    asIs: 'so|gleich|unverandert|unangetastet|(?:so )?wie (?:er|sie|es) (?:ist|sind)|bestehen|erhalten|stehen|so stehen',
    asItWas:
      '(?:hol|bring|setz|stell|nimm)(?= (?:folie |seite )?[0-9]+ (?:wieder )?(?:zuruck|rein))|(?<=[0-9] )(?:wieder )?(?:zuruck|rein)|(?:hol|bring|stell|setz|nimm|tu)(?:e)? (?:sie|ihn|es|das|die|den) (?:wieder )?(?:zuruck|her|rein)|(?:doch )?(?:lieber )?wieder (?:der|die|das|den|zum|zur) (?:alten?|vorherigen?|fruheren?)|(?:doch )?(?:wieder )?(?:so )?wie (?:(?:es|er|sie|das) )?(?:vorher|zuvor|fruher|davor)(?: war(?:en)?)?|(?:doch )?(?:wieder )?(?:so )?wie (?:es|er|sie) war(?:en)?|(?:doch )?(?:wieder )?(?:der|die|das|den) (?:alten?|fruheren?)(?: wieder)?|doch (?:der|die|das|den) vorherigen?|bleibt doch|doch (?:be)?halten',
    partFirst:
      '(?:die|der|das|den)(?:jenige)? mit (?:dem|der|den|die)?|(?:die|der|das|den) (?:über|zu[rm]?|mit)',
    openEndLast: 'an',
    backTo: 'zuruck zu[mr]?|wieder als|wieder zu[mr]?',
    rather: 'lieber|besser|doch lieber',
    meantLast: 'meinte ich|meine ich|hab(?:e)? ich gemeint',
    friendly: 'bitte|danke|ach|dann|ok|okay|na|gut|doch',
    bothOfThem: 'beide|alle beide|die beiden',
    allOfThem: 'alle',
    everyFirst: 'alle',
    and: 'und',
    andThenBehindSign: 'dann',
    but: 'aber|au[sß]er|ohne|oder',
    notThose: 'nicht',
    lead: 'ah|ach|na(?! )|bitte|ich meine|ich meinte|nimm',
    yesBefore: 'ja',
    courtesy: 'bitte|danke',
    thanksAtLength: 'danke (?:sch[oö]n|dir)|vielen dank',
    deleteFirst: 'l[oö]sch(?:e|t|en)?|entfern(?:e|t|en)?',
    onlyFirst: 'nur',
    onlyLast: 'bitte',
    optionFirst: 'der|die|das',
    titleLead: 'nenn(?:e)?\\s+(?:sie|es)|sie\\s+soll\\s+heißen',
    advice: '(?:soll(?:te|en|ten)? (?:ich|wir|man)|muss ich|was (?:wäre|passiert))\\b',
    correction: 'nein|doch|warte|quatsch',
    interjection: 'ach',
    open: '(?:um (?:in )?)?(?:etwas|irgend\\p{L}*|was (?:passend|besser|ander)\\p{L}*)(?!\\p{L})|anderes?$',
    undecided: 'keine ahnung',
    slideLetter: 'f',
    largeNumber: 'Mio\\.?',
    article: 'die|der|das',
    small:
      'wir|uns|ihr|ich|sie|es|wie|was|warum|wann|wo|wer|ist|sind|wird|haben|nicht|auch|auf|an|bei|der|die|das|des|dem|den|ein|eine|von|vom|zu|und|uber|fur|im',
    wholeDeck: 'alles.*',
    caller: 'mir|uns|mich',
    postingPlace: 'webseite',
    pointsWhich: 'wichtigsten|folgenden',
    timeUnit: 'sek|std|stund|tag|woche',
  },
  concepts: {
    increases: 'erhöhe|erhöhen|erhöh|erhöhst|steigere|steigern|hebe|heben|hebst|anheben',
    decreases: 'senke|senken|senkst|verringere|verringern|reduziere|reduzieren|kürze den wert',
    person: 'wir|ich|niemand|keiner|man|er|jeder|jemand|die leute|alle leute',
    font: 'schrift|schriftart|schriftarten|schriften|font',
    sameWidth: 'gleich breit|gleich breite|dieselbe breite',
    body: 'inhalt|inhaltsbereich|textbereich|haupttext|textfeld|inhaltsfeld|inhaltsplatzhalter|textplatzhalter|platzhalter|fließtext',
    insteadOf: 'statt|anstatt|anstelle von|und nicht|an stelle von',
    add: 'füge|fügen|fügt|fuege|fuegen|füg|hinzufügen|hinzufuegen|hinzugefügt|einfügen|einfuegen|eingefügt|ergänze|ergänzen|ergänzt|erstelle|erstellen|erstell|anlegen|ich brauche|wir brauchen|ich hätte gern|ich hätte gerne|ich möchte|wir möchten|ich will|es fehlt|uns fehlt|gib mir|einbauen|baue|bau|ergänz|hinzu schreiben|dazuschreiben|dazunehmen|anfügen|einsetzen|reinschreiben|neu anlegen',
    delete:
      'lösche|löschen|lösch|löscht|loesche|loeschen|gelöscht|entferne|entfernen|entfern|entfernt|raus|rausnehmen|rauswerfen|rausschmeißen|herausnehmen|streiche|streichen|streich|weglassen|wegnehmen|weg|wirf raus|kann weg|können weg|tilge|beseitige|eliminiere|kicke|kick|verwirf|darf weg|dürfen weg|kann raus|können raus|darf raus|dürfen raus|rausstreichen|herausstreichen|rauslöschen|herauslöschen|entfernst|löschst|schmeiß raus',
    move: 'verschiebe|verschieben|verschieb|verschiebt|verschoben|bewege|bewegen|beweg|rücke|rücken|ziehe|ziehen|schiebe|schieben|schieb|gehört|soll|sollte|sollen|wandern|verlege|verlegen|umstellen|verlagere|vorziehen|nach vorne ziehen|zieh|rück|rutschen|rutsch|verrücken|vorrücken|hochziehen|hochschieben|runterschieben|nach oben schieben|nach unten schieben|verschiebst',
    put: 'setze|setzen|setz|stelle|stellen|stell|lege|legen|packe|packen|pack|bringe|bringen|bring|platziere|platzieren|hänge|tu|nimm|nehmen|haben|nehme|nehmt|wirf|werfen|schmeiß|schmeiße|schmeißen|hol|hole|holen|häng|hängen|tue|tun|platzier|steck|stecke|eintragen|trage|trag|notiere|notieren',
    swap: 'tausche|tauschen|tausch|vertausche|vertauschen|vertausch|wechsle die reihenfolge von|austauschen',
    duplicate:
      'dupliziere|duplizieren|duplizier|kopiere|kopieren|kopier|verdopple|verdoppeln|vervielfältige|eine kopie von|erstelle eine kopie von|mach eine kopie von|erstelle eine kopie der|mach eine kopie der|kopie',
    merge:
      'zusammenführen|führe|verbinde|verbinden|verschmelze|verschmelzen|vereine|vereinen|kombiniere|kombinieren|zusammenlegen|fasse|fass|zusammenfassen|vereinige|zusammenziehen|zusammenfügen',
    split:
      'teile|teilen|teil|aufteilen|splitte|splitten|trenne|trennen|zerlege|zerlegen|spalte auf|aufspalten|unterteile|unterteilen',
    rename:
      'benenne|benennen|umbenennen|nenne|nennen|nenn|betitle|betiteln|heißen|lauten|heisst|soll heißen|überschreibe',
    convert:
      'wandle|wandele|wandeln|umwandeln|verwandle|verwandeln|konvertiere|konvertieren|zeige|zeigen|zeig|stelle dar|darstellen|gestalte|gestalten|formatiere|formatieren|umformen|forme|wandel|transformiere|visualisiere|visualisieren|anzeigen|mach daraus|mache daraus|machen aus',
    make: 'mach|mache|machen|macht|lass|lasse|soll werden',
    change:
      'ändere|ändern|änder|aendere|aendern|passe|pass|anpassen|aktualisiere|aktualisieren|wechsle|wechseln|wechsel|korrigiere|bearbeite|umstellen|setze|setz|ändert|färbe|färben|änderst|korrigier|korrigieren|berichtige|berichtigen|aktualisier|bearbeiten|abändern|umändern|update|updaten|verändere|verändern|ersetz',
    use: 'nutze|nutzen|verwende|verwenden|benutze|benutzen|nimm|nehmen|wende|wende an|anwenden|wähle|wählen|wechsle zu|wechsle zum',
    replace:
      'ersetze|ersetzen|ersetz|ersetzt|austauschen|suche und ersetze|suchen und ersetzen|tausche|wechsle',
    translate: 'übersetze|übersetzen|übersetz|übersetzung|uebersetze|uebersetzen|übertrage',
    undo: 'rückgängig|rueckgaengig|rückgängig machen|mach das rückgängig|widerrufe|widerrufen|nimm das zurück|zurücknehmen|nimm die letzte änderung zurück|letzte änderung zurücknehmen|einen schritt zurück|undo',
    restore:
      'stelle wieder her|wiederherstellen|wieder her|stelle|stell|zurück zu|zurück zur|gehe zurück zu|geh zurück zu|gehe zurück zur|geh zurück zur|kehre zurück zu|zurücksetzen auf|setze zurück auf',
    export:
      'exportiere|exportieren|exportier|lade|herunterladen|runterladen|download|speichere|speichern|speicher|gib aus|ausgeben|schick mir|sende mir|gib mir|ich brauche das als|erzeuge|export|teile mir',
    write:
      'schreibe|schreiben|schreib|verfasse|verfassen|formuliere|formulieren|generiere|generieren|entwirf|erzeuge|erstelle|trage ein|trag ein|eintragen|notiere|notieren|tippe|tippen|tipp|reinschreiben|hinschreiben|hinzuschreiben|aufschreiben',
    regenerate:
      'neu generieren|generiere neu|erstelle neu|neu erstellen|mach neu|neu machen|regeneriere|regenerieren|versuch noch mal|versuche es noch einmal|neu schreiben',
    keep: 'behalte|behalten|lass nur|lasse nur|belasse',
    shorter:
      'fasse|fass|zusammenfassen|kürzer|kürze|kürzen|kürz|kuerze|kuerzer|kuerzen|gekürzt|knapper|straffe|straffen|straffer|kompakter|kurz|zu lang|weniger text|verkürze|verkürzen|prägnanter|zu viel text|dampf ein|verdichte|einkürzen|kürzere',
    longer:
      'länger|laenger|ausführlicher|verlängere|verlängern|erweitere|erweitern|mehr text|mehr details|mehr detail|detaillierter|ausführlich|mehr inhalt|zu kurz|baue aus|ausbauen|führe aus|umfangreicher|längere|mehr informationen',
    simpler:
      'einfacher|vereinfache|vereinfachen|vereinfach|verständlicher|leichter verständlich|in einfacher sprache|einfache sprache|leichter|simpler|weniger kompliziert|zu kompliziert|einfachere|klarer|weniger fachbegriffe|leicht verständlich',
    slide: 'folie|seite|dia|folie nummer|folie nr|chart seite|slide',
    slides: 'folien|seiten|dias|slides',
    deck: 'präsentation|deck|ganze präsentation|gesamte präsentation|foliensatz|vortrag|alles zusammen|dokument|praesentation|foliendeck|ganze deck',
    title:
      'titel|überschrift|überschriften|ueberschrift|name|namen|folientitel|headline|titels|folienüberschrift|titelzeile|headlines|folientiteln|titeln|titelzeilen',
    subtitle: 'untertitel|unterüberschrift|untertitels|subline|untertiteln|untertitelzeile',
    notes:
      'notizen|notiz|sprechernotizen|sprechernotiz|rednernotizen|referentennotizen|vortragsnotizen|sprechtext|anmerkungen|referentennotiz|notes|speaker notes|moderationsnotizen|vortragsnotiz|rednernotiz|notizfeld|notizenfeld|speakernotes|speaker note|moderationsnotiz',
    theme:
      'thema design|design|das thema|theme|vorlage|designvorlage|stil|look|designs|template|layoutvorlage',
    color: 'farbe|farben|farbschema|farbpalette|farblich',
    background: 'hintergrund|hintergrundfarbe|hintergründe|hintergrunds|background|bg',
    accent:
      'akzentfarbe|akzent|hauptfarbe|markenfarbe|primärfarbe|akzente|akzentfarben|highlightfarbe|accent|accent color|accent colour',
    surface: 'surface|flächenfarbe|flächenton',
    emphasis: 'emphasis|betonungsfarbe|hervorhebung|hervorhebungsfarbe',
    ink: 'ink|tinte|tintenfarbe',
    muted: 'muted|gedämpft|gedämpfte|gedämpften|gedämpfter',
    positive: 'positivfarbe|farbe für positives',
    negative: 'negativfarbe|farbe für negatives',
    little: 'kleine|kleinen|kleiner|kleines|klein|winzige|winzigen',
    aligns: 'richte|richten|ausrichten|ausgerichtet|bündig',
    text: 'textfarbe|schriftfarbe|schrift',
    words:
      'text|wort|wörter|wörtern|begriff|ausdruck|inhalt|inhalte|jedes vorkommen von|alle vorkommen von|worte|formulierung',
    layout: 'layout|aufbau|anordnung|darstellung',
    picture:
      'bild|bilder|foto|fotos|grafik|illustration|abbildung|bildes|icon|bildern|photo|photos|illustrationen|abbildungen|zeichnung|screenshot|fotografie|bilds',
    row: 'zeile|zeilen|reihe|tabellenzeile|reihen|tabellenzeilen',
    column: 'spalte|tabellenspalte|spalten|tabellenspalten',
    cell: 'zelle|zellen|eintrag|tabellenzelle|tabellenfeld|feld|felder',
    value:
      'wert|werte|datenpunkt|kategorie|datenreihe|zahlenwert|betrag|prozentwert|werten|wertes|datenpunkte',
    point:
      'punkt|stichpunkt|aufzählungspunkt|listenpunkt|agendapunkt|gliederungspunkt|bulletpoint|bullet|unterpunkt|spiegelstrich|zeitpunkt|meilenstein|ereignis|termin',
    item: 'schritt|schritte|schritten|schritts|punkt|punkte|punkten|punktes|stichpunkt|stichpunkte|stichpunkten|aufzählungspunkt|aufzählungspunkte|aufzählungspunkten|listenpunkt|listenpunkte|karte|karten|kachel|kacheln|zeile|zeilen|tabellenzeile|spalte|spalten|eintrag|einträge|einträgen|absatz|absätze|absätzen|spiegelstrich|spiegelstriche|zelle|zellen|agendapunkt|agendapunkte|element|elemente|elementen|meilenstein|meilensteine|bullet|bullets|bulletpoint|bulletpoints|bullet point|bullet points|unterpunkt|unterpunkte|unterpunkten|punkts|zeitpunkt|zeitpunkte|ereignis|ereignisse|ereignisses|etappe|etappen|kärtchen|kasten|kästchen|box|kennzahl|kennzahlen|tabellenzeilen|aufzählungszeichen|gliederungspunkt|gliederungspunkte',
    step: 'schritt|schritte|schritten|schritts',
    card: 'karte|karten|kachel|kacheln',
    single:
      'punkt|punktes|punkts|stichpunkt|aufzählungspunkt|listenpunkt|agendapunkt|gliederungspunkt|unterpunkt|zeitpunkt|spiegelstrich|bullet|bulletpoint|bullet point|schritt|schritts|karte|kärtchen|kachel|kasten|kästchen|box|kennzahl|zeile|tabellenzeile|spalte|tabellenspalte|zelle|eintrag|absatz|element|meilenstein|ereignis|ereignisses|termin|etappe',
    inQuotes: 'in anführungszeichen|in anführungsstrichen|in gänsefüßchen|mit anführungszeichen',
    revision: 'version|revision|stand|fassung|versionen',
    variant: 'variante|alternative|designvariante|varianten|andere version',
    everything: 'alles|das ganze',
    order: 'reihenfolge',
    file: 'datei',
    table:
      'tabelle|tabellen|tabellarisch|tabellenform|tabellarische übersicht|tabellarischer form|übersichtstabelle',
    chart:
      'diagramm|diagramme|grafik|graph|chart|schaubild|diagramms|graphen|diagrammen|charts|schaubilder|schaubilds',
    bar: 'balkendiagramm|säulendiagramm|balken|säulen|balkendiagramms|saeulendiagramm|säulengrafik|balkengrafik|balkendiagramme|säulendiagramme|balkendiagrammen|säulendiagramms|balkenchart|säulenchart',
    stacked:
      'gestapeltes balkendiagramm|gestapeltes säulendiagramm|stapeldiagramm|gestapelt|gestapeltes diagramm|gestapelte balken',
    line: 'liniendiagramm|linien|linie|kurvendiagramm|liniengrafik|liniendiagramme|liniendiagramms|liniechart|linienchart|kurve|kurven',
    area: 'flächendiagramm|flaechendiagramm|flächendiagramme|flächendiagramms|flächenchart',
    pie: 'kreisdiagramm|tortendiagramm|kuchendiagramm|torte|kreisdiagramms|kreisdiagramme|tortendiagramme|tortendiagramms|kuchen diagramm|tortengrafik',
    doughnut:
      'ringdiagramm|donutdiagramm|donut diagramm|donut|ring diagramm|ringdiagramme|ringdiagramms|donutdiagramms|donut chart|ringchart',
    steps:
      'schritte|schritt für schritt|prozess|ablauf|schritten|nummerierte liste|nummerierte schritte|prozessschritte|ablaufdiagramm|schrittfolge|schrittliste|nummerierten liste|schritt für schritt anleitung',
    timeline:
      'zeitstrahl|zeitachse|zeitleiste|zeitlinie|chronologie|timeline|zeitstrahls|zeitlicher ablauf|zeitstrahle|zeitleisten',
    comparison:
      'zwei spalten|vergleich|gegenüberstellung|zweispaltig|spalten|zweispaltiges layout|zweispaltigen layout|nebeneinander|2 spalten|vor und nachteile|pro und contra|zweispaltige|zweispalter',
    bullets:
      'aufzählung|stichpunkte|stichpunkten|liste|aufzählungspunkte|aufzählungsliste|stichpunktliste|stichworte|punkte|bullet points|bullets|bulletpoints|aufzählungszeichen|spiegelstriche|aufzählungspunkten|punkten|stichwörter',
    cards: 'karten|kacheln|kärtchen|kartenlayout|boxen|karteikarten|kachel',
    quote: 'zitat|zitate|zitats|zitaten|zitates|kundenzitat|kundenstimme',
    stats:
      'kennzahlen|zahlen|statistik|statistiken|kpis|große zahlen|schlüsselzahlen|eckdaten|key figures',
    paragraph:
      'absatz|fließtext|fliesstext|fließtextes|absätze|ganze sätze|ganzen sätzen|textabsatz|durchgehenden text|als text|normalen text|prosa',
    agenda: 'agenda|inhaltsverzeichnis|gliederung|tagesordnung|inhaltsübersicht|übersicht',
    section:
      'abschnitt|kapitel|trenner|zwischentitel|abschnittstrenner|kapitelfolie|kapiteltrenner|trennfolie|abschnittsfolie|zwischenfolie|zwischenüberschrift|abschnittsüberschrift',
    closing:
      'abschluss|schlussfolie|abschlussfolie|danke|dankeschön|dankesfolie|fragen|danke folie|vielen dank|kontakt|endfolie|schlussseite|abschließende folie|q&a',
    cover: 'titelfolie|deckblatt|titelseite|startfolie|startseite|eröffnungsfolie|einstiegsfolie',
    recap:
      'zusammenfassung|fazit|resümee|zusammenfassungsfolie|wichtigsten punkte|kernaussagen|rückblick|zusammenfassende',
    definition: 'definition|definitionen|glossar|begriffserklärung',
    code: 'code|quellcode|codebeispiel|codeblock',
    bigNumber: 'große zahl|einzelne zahl|kennzahl|eine zahl',
    after:
      'nach|hinter|direkt nach|direkt hinter|unmittelbar nach|gleich nach|im anschluss an|unter|hinters|unterhalb|unterhalb von|unterhalb vom|gleich hinter|gleich unter|direkt unter|unmittelbar hinter|unters',
    before:
      'vor|direkt vor|unmittelbar vor|über vor|vors|gleich vor|oberhalb|oberhalb von|oberhalb vom|direkt über|gleich über',
    start:
      'anfang|beginn|start|an den anfang|ganz nach vorne|ganz vorne|nach vorne|nach vorn|vorne|vorn|an erste stelle|an die erste stelle|ganz an den anfang|zuerst|als erstes|ganz am anfang|ganz vorn|an die erste position|an erster position|nach ganz vorne|nach ganz vorn|an den beginn|zu beginn|an die spitze|auf platz 1|auf platz eins|ganz nach vorn',
    end: 'ende|schluss|ganz nach hinten|nach hinten|hinten|an letzte stelle|an die letzte stelle|ganz ans ende|zuletzt|als letztes|ganz am ende|ganz zum schluss|ans ende|ganz hinten|ganz unten|ganz nach unten|nach ganz unten|unten|zum schluss|am schluss|an die letzte position|an letzter position|nach ganz hinten|ganz zuletzt|hintendran|hinten dran|unten dran|ganz an den schluss',
    up: 'nach vorne|nach vorn|nach oben|hoch|aufwärts|weiter nach vorne|weiter nach vorn|weiter vor|weiter vorne|früher|eine position nach vorne|eine stelle nach vorne|eins nach oben|eins hoch|eins höher|höher|rauf|hinauf|eine stelle nach oben|eine position nach oben|eine zeile nach oben|ein stück nach oben|weiter nach oben|weiter hoch|weiter oben|einen platz nach oben|einen nach oben|einen platz nach vorne|eine stelle nach vorn|eine position nach vorn|eins weiter vor|eins nach vorne|eins nach vorn',
    down: 'nach hinten|nach unten|runter|abwärts|weiter nach hinten|später|weiter hinten|eine position nach hinten|eine stelle nach hinten|eins nach unten|eins runter|eins tiefer|tiefer|hinunter|eine stelle nach unten|eine position nach unten|eine zeile nach unten|ein stück nach unten|weiter nach unten|weiter runter|weiter unten|einen platz nach unten|einen nach unten|einen platz nach hinten|eins nach hinten',
    between: 'zwischen',
    to: 'zu|auf|an|nach|zum|zur|ans|aufs|bis zu|lautet|soll lauten|soll sein|in',
    into: 'in|ins|zu|zum|zur|als|zu einem|zu einer|in ein|in eine|in einen',
    place: 'position|stelle|platz|positionen|stellen|plätze|pos|rang',
    itsPlace:
      'an ihre stelle|an seine stelle|an deren stelle|an dessen stelle|an ihren platz|an seinen platz|an deren platz|an dessen platz|an diese stelle|auf ihren platz|auf seinen platz|stattdessen dorthin|stattdessen dort|dorthin|dahin|wo sie war|wo sie stand',
    top: 'oben|ganz oben|zuoberst|nach ganz oben|ganz nach oben|obenhin',
    this: 'diese|dieser|diesem|diesen|dieses|aktuelle|aktuellen|aktueller|derzeitige|jetzige|ausgewählte|ausgewählten|vorliegende|momentane|hier',
    it: 'sie|es|ihn|das|ihr|ihm|dieselbe|die gleiche|derselben|davon|daraus|darauf|dazu',
    them: 'diese beiden|sie beide|diese folien|denen|ihnen',
    next: 'nächste|nächsten|nächster|folgende|folgenden|naechste|nächstem|nächstes|folgender|folgendes',
    previous:
      'vorherige|vorherigen|vorige|vorigen|vorhergehende|vorhergehenden|vorangehende|letztere',
    all: 'alle|allen|aller|jede|jeder|jedes|jeden|jedem|sämtliche|sämtlichen|all|allem|sämtlicher|jedwede',
    both: 'beide|beiden',
    everywhere:
      'überall|ueberall|auf allen folien|in der ganzen präsentation|in der gesamten präsentation|im ganzen deck|im gesamten deck|durchgehend|durchgängig|in allen folien|global|jedes mal',
    blank: 'leer*|leere|leeren',
    new: 'neue|neuen|neues|neuer|weitere|weiteren|weiteres|zusätzliche|leere|leeren|zusätzlichen',
    property:
      'zu breit|zu schmal|voll|volle|vollen|überladen|überladene|überladenen|langweilig|langweilige|langweiligen|hässliche|hässlichen|unnötige|unnötigen|überflüssige|überflüssigen|doppelte|doppelten|alte|alten|veraltete|veralteten|nutzlose|nutzlosen|schlechte|schlechten|schlechteste|schlechtesten|lange|langen|längste|längsten|kürzeste|kürzesten|unwichtige|unwichtigen|wichtige|wichtigen|wichtigste|wichtigsten|falsche|falschen',
    even: 'gerade|geraden|gerader|geradzahlige|geradzahligen',
    odd: 'ungerade|ungeraden|ungerader|ungeradzahlige|ungeradzahligen',
    copy: 'die kopie|das duplikat|kopie|duplikat',
    added: [
      phrases(
        'die|',
        'du|ich|wir|sie',
        'gerade|eben|gerade eben|soeben|zuletzt|',
        'hinzugefügt|eingefügt|erstellt|ergänzt|angelegt',
        'hast|habe|hab|haben',
      ),
      phrases(
        'gerade|eben|gerade eben|soeben|zuletzt|neu|',
        'hinzugefügte|hinzugefügten|eingefügte|eingefügten|erstellte|erstellten|ergänzte|ergänzten|angelegte|angelegten',
      ),
    ].join('|'),
    except: 'außer|ausser|bis auf|ausgenommen|mit ausnahme von|mit ausnahme der',
    only: 'nur|lediglich|ausschließlich|aber nur|jedoch nur',
    others: 'anderen|übrigen|restlichen|restliche|übrige',
    last: 'letzte|letzten|letzter|letztes|hinterste|abschließende|finale|letztem|letzt',
    penultimate: 'vorletzte|vorletzten|zweitletzte|zweitletzten|vorletzter',
    ordinalMark: 'te|ten|ter|e|er',
    numberSign: 'nummer|nr|no|#|nummern',
    one: 'einer|eins',
    another:
      'noch eine|noch einen|eine weitere|eine andere|ein anderes|ein weiteres|einen anderen|andere|anderes|noch ne|noch ein|noch nen|noch so ne',
    the: 'der|die|das|dem|den|des|mein|meine|meiner|meinen|unsere|unser|unserer|unseren|ganze|ganzen|gesamte|gesamten|komplette|kompletten|meinem|unserem|euer|eure|deine|deinen|ganzes|ihr|eurer',
    a: 'ein|eine|einen|einem|einer|eines|ne|nen|einige',
    of: 'von|vom|der|des|zur|für|von der|aus',
    in: 'in|auf|im|an|am|bei|innerhalb|unter',
    with: 'mit|und den punkten|und den stichpunkten|und folgenden punkten|mit folgenden stichpunkten|und punkten|die enthält|mit den punkten|mit folgenden punkten|mit den stichpunkten|mit dem inhalt|enthält|samt|die zeigt|die zeigen|auf denen|die enthalten|mit einem|mit einer',
    about:
      'das thema|über|zu|zum|zur|zum thema|ueber|bezüglich|betreffend|für|mit dem thema|thema|zu den|zu dem|zu der|die um|für die|die sich mit|von der es um|mit|wo es um|in der es um|wo es um die|um die es geht',
    titled:
      'sodass dort steht|so dass dort steht|damit dort steht|mit dem titel|mit titel|namens|betitelt|mit der überschrift|mit überschrift|titel|genannt|die heißt|überschrift|mit dem namen|unter dem titel|mit dem text|mit text|mit dem wortlaut|der lautet|die lautet|das lautet|lautend|in dem steht|in der steht|auf der steht|wo steht',
    as: 'als|in form von|in form einer|in form eines|wie',
    by: 'durch|mit|gegen|um|laut|gemäß|entsprechend',
    fromOnwards: 'ab|ab der|beginnend mit',
    from: 'von|vom|ab|aus',
    through: 'bis|bis zu|bis zur|bis einschließlich|-|–|—|~|...|…',
    and: 'und|&|sowie|plus|und auch|wie auch|+|u',
    afterwards:
      'dann|danach|anschließend|und dann|und danach|schließlich|außerdem|zusätzlich|im anschluss|daraufhin|zum schluss noch|ausserdem|und anschließend|zuerst mal|erst|abschließend|als nächstes',
    or: 'oder|entweder|bzw|vielleicht',
    not: 'aber nicht|jedoch nicht|und nicht|doch nicht|nicht|kein|keine|keinen|niemals|nie|keinesfalls|auf keinen fall|ohne',
    please:
      'bitte|kannst du|könntest du|können sie|könnten sie|würdest du|würden sie|kannst du mir|könntest du mir|mal|doch|bitte mal|hallo|hi|hey|jetzt|gerne|gern|einfach|ich möchte dass du|ich hätte gern dass du|danke dir|bitte schön|vielleicht noch|schnell|kurz mal|lass uns|wir sollten|du|mir|uns|noch|etwas|ein bisschen|ein wenig|deutlich|viel|wieder|sollten wir|kann man|ok|okay|also|so|ich würde gern|ich würde gerne|ich möchte gern|ich möchte gerne|dass|dringend|komplett|vollständig|ich will dass du|wenn möglich|wäre es möglich|und zwar|bitteschön|werden|würde|und bitte|eben|eben mal|kurz noch|na|nur schnell|einfach mal|ruhig|bitte noch|bitte noch mal|noch mal|nochmal|gerne noch|sei so gut und|magst du|kannst|könntest|könnt ihr|könntet ihr|könnten wir|können wir|wir|bitte einmal|ach|äh|sorry|ne|erstmal|schnell mal|gleich|direkt|nun|zudem|künftig|nur noch|vorerst|fürs erste|thx|pls|gänzlich',
    shall:
      'soll|sollte|muss|müsste|soll sein|soll lauten|sollte lauten|sollen|sollten|müssen|müssten|sollen sein|soll es sein|muss sein|muss lauten|muss heißen|soll künftig|wird zu',
    correction:
      'nein|nee|ach nein|sorry|pardon|quatsch|ich meine|ich meinte|ich meinte natürlich|nein warte|warte|halt nein|moment',
    alike:
      'dasselbe auf|dasselbe für|das gleiche auf|das gleiche für|das selbe auf|ebenso auf|genauso auf|auch auf',
    greeting: 'hallo|hi|hey|guten tag|guten morgen|moin|liebe|lieber|liebes|servus|grüß dich',
    farewell:
      'danke|danke dir|vielen dank|besten dank|danke schön|dankeschön|danke im voraus|grüße|gruß|viele grüße|liebe grüße|beste grüße|mit freundlichen grüßen|freundliche grüße|schöne grüße|lg|vg|mfg|tschüss',
    because:
      'weil|da|denn|damit|wegen|die brauchen wir nicht|das brauchen wir nicht|wird nicht mehr gebraucht',
    therefore: 'daher|deshalb|deswegen|darum|drum|also',
    if: 'wenn|falls|sofern|ob',
    is: 'ist|sind|war|sein',
    say: 'sagen|steht|stehen|sage|sagt|lautet|heißt|drinstehen|drinsteht|dastehen',
    particle:
      'raus|weg|hinzu|kommen|ein|um|auf|an|aus|dran|rein|zusammen|hinein|ab|vor|durch|her|dar|miteinander|wieder|zurück|in zwei|in zwei folien|in zwei teile|auf zwei folien|in zwei folien auf|zu einer|zu einer folie|in einer folie|auf einer folie|platz|plätze|die plätze|die reihenfolge von|miteinander|gegeneinander|entzwei|stattdessen|auch|halt|ganz|dabei|daran|heraus|rüber|herunter|runter|bereit|als|in der präsentation|aus der präsentation|in zwei hälften|auseinander|um in|format|form|hervor|dazu|drauf|dazwischen|darunter|rauf|hinten dran|nach oben|fest|drunter|mit rein|noch rein|mit dazu',
    question:
      'wie viele|was ist|was sind|wer|warum|wo ist|welche folien|wie lange|gibt es|was kannst',
    whatIs: 'was ist|was steht|was sagt|was zeigt|was gibt es',
    howMany: 'wie viele|wieviele|wie viel|wieviel',
    whichSlides:
      'welche folien|welche folie|auf welcher folie|auf welchen folien|wo ist|wo sind|welche seiten|haben irgendwelche folien|hat irgendeine folie|gibt es folien|gibt es eine folie|welche folie war|welche folie war die|welche folie ist die|auf welcher folie steht|auf welcher folie kommt|auf welcher war|auf welcher folie war|auf welcher seite|auf welcher seite steht|wo steht|wo stehen|wo erwähnen wir|wo kommt|wo reden wir von|wo war|wo haben wir',
    more: 'mehr',
    less: 'weniger',
    each: 'jeweils',
    afterIt: 'danach|dahinter',
    unwanted:
      'brauchen wir nicht mehr|brauchen wir nicht|brauche ich nicht mehr|brauche ich nicht|wird nicht mehr gebraucht|wird nicht gebraucht|werden nicht gebraucht|ist überflüssig|sind überflüssig|ist unnötig|sind unnötig|ist entbehrlich',
    own: 'ihre|ihren|ihrer|seine|seinen|deren|dessen',
    times: 'mal',
    long: 'lang|insgesamt|maximal|höchstens',
    hide: 'ausblenden|blende|blend|überspringen|überspringe|verstecke|verstecken|verberge',
    idiom:
      'eines tages|auf einmal|ein für alle mal|zum einen|einer nach dem anderen|eine nach der anderen|auf den ersten blick|letzte woche|letzter woche|letzten monat|letztes jahr|letztem jahr|letzten endes|letztes mal|nächste woche|nächsten monat|nächstes jahr|nächstes mal|nächste schritte|nächsten schritte|jede zweite|jede dritte|jede andere|jedes zweite|in erster linie|an erster stelle|fürs erste|kein einziger|keine einzige',
    needsModel:
      'eine frage|als frage|lustiger|witziger|überzeugender|professioneller|förmlicher|lockerer|formuliere um|umformulieren|verbessere|verbessern|besser|rechtschreibung|grammatik|tonfall|witz|geschichte|kreativer|spannender|interessanter|ansprechender|gedicht|korrekturlesen|recherchiere|motivierender|freundlicher|emotionaler|knackiger',
    detail:
      'termin|frist|datum|fälligkeit|status|stand|preis|telefonnummer|nummer|kosten|betrag|verantwortlich|verantwortliche|verantwortlicher|zuständig',
    unsupported:
      'pfeil|pfeile|kreis|kreise|form|formen|reinfliegen|hineinfliegen|einfliegen|reinfliegt|animieren|zeichne|zeichnen|einblenden|überblendung|e mail an|schicke per mail|animation|animationen|animiere|übergang|übergänge|video|videos|musik|audio|ton|passwort|wasserzeichen|schriftart|schriftgröße|fett|kursiv|unterstreiche|größer|kleiner|e mail|mail|maile|drucke|drucken|logo|fußzeile|kommentar|kommentare|seitenzahlen|foliennummern|hyperlink|kalender|termin|gif|emoji|emojis|blinken|blinkt|blinkend|blinkende|sprechblase|sprechblasen|überblenden|überblendungen|hintergrundmusik|ausblenden lassen|musik im hintergrund',
    formatPdf: 'pdf|pdf datei|als pdf',
    formatPpt: 'powerpoint|pptx|ppt|powerpoint datei|power point|pptx datei',
    formatPng: 'png|pngs|png bilder|bilddateien|als bilder|als png|png dateien|jpg',
    formatLink:
      'link|freigabelink|teilbaren link|url|weblink|link zum teilen|share link|link zum weitergeben',
    share: 'teile|teile mit|poste|veröffentliche|publiziere|maile|leite weiter|lade hoch|lade ein',
    send: 'maile|mail|sende|schicke|schick|teile mit|versende|verschicke|e mail|schicken|senden|zuschicken|zusenden',
    otherFormat:
      'word|word datei|word dokument|keynote datei|excel datei|html datei|textdatei|zip datei|docx|doc|odp|keynote|google slides|google docs|xlsx|excel|epub|html|svg|markdown|latex',
    receive:
      'ich brauche|wir brauchen|ich hätte gern|ich hätte gerne|ich möchte|wir möchten|ich will|gib mir|gib uns|kann ich|könnte ich|bekomme ich',
    bold: 'fett|fette|fetten|fettdruck|fettschrift|fett gedruckt|fettgedruckt|fetten text|fetter',
    italic: 'kursiv|kursive|kursiven|kursivschrift|schräg gestellt',
    underline: 'unterstreiche|unterstreichen|unterstreich|unterstrichen|unterstreichung',
    strike:
      'durchstreichen|durchgestrichen|durchstreiche|durchstreich|streiche durch|streich durch|durchgestrichene',
    plain:
      'nicht fett|nicht kursiv|ohne fettdruck|nicht mehr fett|nicht mehr kursiv|unformatiert|normal formatiert|ohne formatierung',
    larger: 'größer|groesser|größere|größeren|vergrößere|vergrößern|vergrößer|vergroessern',
    smaller: 'kleiner|kleinere|kleineren|verkleinere|verkleinern|verkleiner',
    size: 'größe|groesse|stufe|stufen|schriftgröße|schriftgrad|textgröße',
    alignStart:
      'linksbündig|links ausrichten|links ausgerichtet|nach links ausrichten|linksbuendig',
    alignCenter:
      'zentriert|zentriere|zentrieren|zentrier|mittig|zentrierte|mittig ausrichten|mittig setzen',
    alignEnd:
      'rechtsbündig|rechts ausrichten|rechts ausgerichtet|nach rechts ausrichten|rechtsbuendig',
    link: 'link|verlinke|verlinken|verlink|verlinkt|hyperlink|verknüpfe|verknüpfen|verlinkung',
    upperCase:
      'großbuchstaben|versalien|großschreiben|groß schreiben|großschreibung|komplett groß|durchgehend groß',
    lowerCase:
      'kleinbuchstaben|kleinschreiben|klein schreiben|kleinschreibung|komplett klein|durchgehend klein',
    titleCase: 'titelschreibweise|mit großen anfangsbuchstaben|große anfangsbuchstaben',
    highlight:
      'hebe|heb|hervorheben|hervorgehoben|hervorhebung|markiere|markieren|markier|markiert|betone|betonen|herausheben|herausstellen|highlighte|highlighten',
    sort: 'sortiere|sortieren|sortier|sortiert|ordne|ordnen|geordnet|sortierung|anordnen|umsortieren',
    alphabetical:
      'alphabetisch|nach alphabet|nach dem alphabet|alphabetischer reihenfolge|von a bis z|a bis z|nach namen|a-z',
    ascending:
      'aufsteigend|kleinste zuerst|kleinster zuerst|kleinstes zuerst|niedrigste zuerst|älteste zuerst|ältester zuerst|ältestes zuerst|frühester zuerst|früheste zuerst|vom kleinsten zum größten|kleinster wert zuerst|kleinste oben|kleinster oben|kleinster wert oben|niedrigster wert zuerst|wenigste zuerst|von klein nach groß|niedrigster zuerst|niedrigstes zuerst|älteste oben',
    descending:
      'absteigend|größte zuerst|größter zuerst|größtes zuerst|höchste zuerst|höchster zuerst|höchstes zuerst|neueste zuerst|neuester zuerst|neuestes zuerst|jüngste zuerst|späteste zuerst|meiste zuerst|teuerste zuerst|vom größten zum kleinsten|größter wert zuerst|höchster wert zuerst|größte oben|größter oben|größter wert oben|größtes oben|höchste oben|höchster oben|höchster wert oben|von groß nach klein|neueste oben',
    wider: 'doppelt so breit|viel breiter|breiter|verbreitere|verbreitern|verbreiter|breitere',
    narrower: 'halb so breit|viel schmaler|schmaler|verschmälern|verschmälere|schmalere|enger',
    respectively:
      'bzw|beziehungsweise|respektive|jeweils|in dieser reihenfolge|in der reihenfolge|gleiche reihenfolge|in der gleichen reihenfolge|selbe reihenfolge|in derselben reihenfolge',
    unit: 'einheit|einheiten|maßeinheit|gemessen in',
    compares:
      'die vergleicht|vergleich|vergleichsfolie|vergleicht|gegenüberstellung|vergleiche|die gegenüberstellt',
    needs:
      'braucht|benötigt|fehlt|fehlen|soll haben|muss haben|bekommt|bekommen|kriegt|kriegen|erhält|erhalten|soll bekommen|sollen bekommen',
    total:
      'summe|summen|gesamtsumme|summenzeile|gesamtzeile|zeile mit summen|zeile mit der summe|zeile mit den summen',
    staysSo:
      'die summe bleibt|summe bleibt|summe unverändert|die summe bleibt gleich|rest bleibt|der rest bleibt|rest so lassen|den rest nicht anfassen|rest nicht anfassen|der rest bleibt so|der rest bleibt wie er ist|alles andere bleibt|sonst nichts',
    stays: 'bleibt|bleiben|bleib|bleibt drin|bleiben drin|bleibt stehen|bleiben stehen',
    caption:
      'bildunterschrift|bildunterschriften|beschriftung|beschriftungen|bildtext|unterzeile|bildunterschrift unter dem diagramm|zeile unter dem diagramm|text unter dem diagramm|zeile unter der tabelle|unterschrift unter dem diagramm',
    eyebrow:
      'dachzeile|dachzeilen|oberzeile|spitzmarke|zeile über dem titel|kicker|zeilen über dem titel|obertitel|dachtitel',
    left: 'ganz links|linke|linken|linker|linkes|links',
    right: 'ganz rechts|rechte|rechten|rechter|rechtes|rechts',
    side: 'hälfte|hälften|vergleichsseite|seite des vergleichs',
    series: 'datenreihe|datenreihen|serie|serien|zahlenreihe|zahlenreihen',
    category: 'kategorie|kategorien|balken|säule|säulen|tortenstück',
    list: 'liste|listen|aufzählung|aufzählungen',
    attribution:
      'zitatgeber|zitatgeberin|urheber des zitats|name unter dem zitat|autor des zitats|quelle des zitats|von wem das zitat ist|sprecher des zitats',
    withText: 'mit dem text|mit text',
    label: 'beschriftung|beschriftungen|label|bezeichnung|unterschrift|untertext',
    date: 'datum|termin|zeitpunkt|uhrzeit',
    above: 'über|oberhalb|oberhalb von|überm',
    prepend: 'stell voran|voranstellen|stelle voran',
    sentence: 'satz|sätze|satzes|sätzen',
    out: 'raus|heraus|weg|hinaus|aus|rausgenommen',
    taking: 'nimm|nehmen|nehme|nehmt|wirf|werfen|schmeiß|schmeiße|schmeißen|hol|hole|holen',
    append: 'anhängen|anfügen|hänge an|häng an|anhänge|dranhängen|hintendran',
    dark: 'dunkel|dunkler|dunklen|dunkles|dunkle|dunkelmodus|dark mode',
    light: 'hell|heller|hellen|helles|helle|pastell',
  },
  colors: colorsOf('de'),
  numbers:
    'eins|zwei/zwo|drei|vier|fünf/fuenf|sechs|sieben|acht|neun|zehn|elf|zwölf/zwoelf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig',
  multiples: 'einmal|zweimal|dreimal|viermal|fünfmal',
  ordinals:
    'erste/ersten/erster/erstes/erstem|zweite/zweiten/zweiter/zweites/zweitem|dritte/dritten/dritter/drittes/drittem|vierte/vierten/vierter/viertes|fünfte/fünften/fünfter/fünftes/fuenfte/fuenften|sechste/sechsten/sechster/sechstes|siebte/siebten/siebter/siebtes/siebente/siebenten|achte/achten/achter/achtes|neunte/neunten/neunter/neuntes|zehnte/zehnten/zehnter/zehntes|elfte/elften/elfter/elftes|zwölfte/zwölften/zwölfter/zwölftes|dreizehnte/dreizehnten|vierzehnte/vierzehnten|fünfzehnte/fünfzehnten|sechzehnte/sechzehnten|siebzehnte/siebzehnten|achtzehnte/achtzehnten|neunzehnte/neunzehnten|zwanzigste/zwanzigsten',
  compounds: [
    '(folien?)$',
    '(seiten?)$',
    '(hintergrund(?:farbe)?)$',
    '(tabellen?)$',
    '(diagramm|diagramms|grafik|liste)$',
    '(spalten?|zeilen?)$',
  ],
}
