import { colorsOf } from './colors.ts'
import type { Lexicon } from './concept.ts'
import { phrases } from './phrases.ts'

/** Italian: imperatives of both forms of address and infinitives; pronouns written onto verbs are added by the compiler. */
export const italian: Lexicon = {
  language: 'it',
  grammar: { thanks: /grazie|ringrazi/iu },
  wordings: {
    pointing: 'quello che|cio che|come prima',
    vividTone: 'luminoso',
    byAmount: 'di|del|dell',
    asWell: 'anche',
    tellMe: 'dimmi|mi dica',
    thanksSaid: 'grazie|ringrazia',
    contactSaid: 'contatt',
    questionsSaid: 'domande',
    yes: 'si|certo|va bene',
    stays: 'tutto|cosi|com e|come sta',
    no: 'annulla|meglio di no|lascia stare|non serve|lascia tutto|lascia perdere',
    staysAfterAll:
      'dev(?:e|ono) (?:restare|rimanere)|resta(?:no)?|non cambia(?:no)?|rimane|rimangono|tiene',
    asIs: 'ugual[ei]|invariat[oaie]|com e|come sono|cosi|identic[oaie]|come sta(?:nno)?',
    asItWas:
      '(?:rimett|riport)(?:i|ila|ilo|ile|ili|a|ala|alo)(?: (?:quell[oa] di prima|il vecchio|la vecchia|com era(?: prima)?))?|com ?e? (?:era|erano|stava)(?: prima)?|quell[oa] vecchi[oa]|(?:il vecchio|la vecchia)(?: di nuovo)?',
    partFirst: 'quell[ao] (?:con|su|di|del|della|dei|delle|sulla|sul)(?: l[aei]| il| i)?',
    backTo: 'torna a[il]?|torna alle|di nuovo (?:a|in)|torniamo a[il]?',
    rather: 'meglio|piuttosto',
    meantLast: 'intendevo|volevo dire',
    friendly: 'grazie|per favore|ah|allora|ok',
    bothOfThem: 'entrambi|entrambe|tutti e due|tutte e due',
    allOfThem: 'tutti|tutte',
    everyFirst: 'tutt',
    and: 'e',
    but: 'tranne',
    butFirst: 'ma|o',
    notThose: 'no|non',
    lead: 'intendo|prendi',
    courtesy: 'per favore|grazie',
    thanksAtLength: 'grazie mille',
    deleteFirst: 'elimina|cancella|rimuovi|togli',
    onlyFirst: 'solo|soltanto',
    optionFirst: 'il',
    titleLead: 'chiamala',
    advice: '(?:dovrei|dovremmo|devo)(?!\\p{L})',
    correction: 'aspetta|anzi|scusa',
    open: "(?:qualcosa|qualcos'altro)(?!\\p{L})",
    undecided: 'non (?:lo )?so',
    article: 'il|lo|la|gli|le',
    small: 'qui|cosa|come|perche|noi|voi|lo|gli|i|di|della|dei|delle|e|il',
    pointsWhich: 'principali',
    timeUnit: 'ora$|ore$|giorn',
  },
  concepts: {
    increases: 'aumenta|aumentate|aumentare|alza|alzare|incrementa',
    decreases: 'riduci|ridurre|abbassa|abbassare|diminuisci|diminuire',
    person:
      'nessuno|noi|io|qualcuno|tutti noi|abbiamo|abbiamo solo|iniziano|lui|lei|tutti quanti|la gente',
    font: 'carattere|caratteri|font',
    sameWidth: 'della stessa larghezza|larghe uguali|stessa larghezza',
    body: 'il contenuto di|il contenuto della|contenuto|corpo|area del contenuto|casella di testo|testo principale|segnaposto|corpo del testo',
    insteadOf: 'invece di|anziché|al posto di|e non|invece del|al posto del',
    add: 'aggiungi|aggiunga|aggiungere|aggiungete|aggiungiamo|inserisci|inserisca|inserire|inserite|crea|crei|creare|includi|includere|metti una|metti un|mi serve|ci serve|vorrei|voglio|vogliamo|manca|dammi|introduci|ho bisogno di|abbiamo bisogno di|aggiungimi|inseriamo|creiamo|creami|aggiungici|introdurre|includete|inseriscimi|servirebbe',
    delete:
      'elimina|elimini|eliminare|eliminate|cancella|cancelli|cancellare|cancellate|rimuovi|rimuova|rimuovere|rimuovete|togli|tolga|togliere|togliete|leva|levare|scarta|butta via|sopprimi|via|togliamo|eliminiamo|levate|leviamo|rimuoviamo|cancelliamo|toglimi|fai sparire|tira via|depenna|eliminami|levami|toglierei',
    move: 'va|vanno|deve andare|sposta|sposti|spostare|spostate|muovi|muova|muovere|trasferisci|sali|anticipa|posticipa|fai salire|fai scendere|deve andare|dovrebbe andare|dovrebbe stare|trascina|riposiziona|scendi|scendere|salire|spostiamo|spostami|muovete|trasferire|trascinare|anticipare|posticipare|porta su|porta giù|risali|può andare via|possono andare via|può sparire',
    put: 'metti|metta|mettere|mettete|porta|porti|portare|colloca|collocare|posiziona|posizionare|sistema|piazza|avere|poni|mettiamo|mettimi|mettici|metterei|ponete|porre|appunta|annota|annotare|incolla|inserisci|portiamo|piazzare|sistemare',
    swap: 'scambia|scambi|scambiare|scambiate|inverti|inverta|invertire|permuta',
    duplicate:
      'duplica|duplichi|duplicare|copia|copiare|clona|clonare|fai una copia di|fai una copia della|crea una copia di|crea una copia della|replica',
    merge:
      'unisci|unisca|unire|unite|combina|combinare|fondi|fondere|accorpa|accorpare|raggruppa|metti insieme|riunisci|consolida|integra',
    split: 'dividi|divida|dividere|separa|separare|spezza|suddividi|suddividere|spacca|scomponi',
    rename:
      'rinomina|rinominare|rinomini|intitola|intitolare|chiama|chiamare|titola|cambia il nome di|cambia nome a|ribattezza|dai il titolo',
    convert:
      'trasforma|trasformi|trasformare|converti|converta|convertire|mostra|mostrare|presenta|presentare|visualizza|visualizzare|rappresenta|riformatta|cambia in|formatta',
    make: 'rendi|renda|rendere|fai|faccia|fare|fa in modo che',
    change:
      'cambia|cambi|cambiare|modifica|modifichi|modificare|aggiorna|aggiornare|imposta|impostare|correggi|correggere|regola|adatta|metti|mettere|colora|edita|varia|porta|cambiamo|modifichiamo|correggiamo|rettifica|rettificare|aggiorni|sistema|cambiami|modificate|cambiate|sostituisci',
    use: 'usa|usi|usare|utilizza|utilizzare|applica|applicare|scegli|scegliere|seleziona|adotta|prova|passa al|passa a|impiega|cambia al',
    replace:
      'sostituisci|sostituisca|sostituire|sostituite|rimpiazza|rimpiazzare|trova e sostituisci|cerca e sostituisci|sostituisci ogni occorrenza di|sostituisci tutte le occorrenze di|cambia tutte le occorrenze di|cambia ogni',
    translate: 'traduci|traduca|tradurre|traduzione|traducete',
    undo: 'annulla|annullare|annulli|annulla l ultima modifica|torna indietro|disfa|tornare indietro|annulla ultima modifica|fai un passo indietro|ripristina l ultima modifica',
    restore:
      'ripristina|ripristinare|torna alla|torna a|tornare alla|ritorna alla|ritorna a|recupera|riporta alla',
    export:
      'esporta|esporti|esportare|scarica|scaricare|salva|salvare|mandami|inviami|dammi|genera|esportami',
    write:
      'scrivi|scriva|scrivere|redigi|componi|genera|generare|prepara|crea|elabora|annota|annotare|digita|scrivete|scrivici|scriviamo|scrivimi',
    regenerate:
      'rigenera|rigenerare|rifai|rifare|ricrea|riscrivi|riscrivere|genera di nuovo|crea di nuovo',
    keep: 'mantieni|mantenere|tieni|conserva|tenere|lascia',
    shorter:
      'più corta|più corto|più corte|più corti|più breve|più brevi|accorcia|accorciare|abbrevia|abbreviare|riassumi|riassumere|sintetizza|sintetizzare|condensa|condensare|riduci|ridurre|più conciso|più concisa|più sintetica|più sintetico|meno testo|troppo lunga|troppo lungo|troppo testo|sfoltisci|taglia il testo|snellisci|più stringata',
    longer:
      'più lunga|più lungo|più lunghe|più lunghi|allunga|allungare|amplia|ampliare|espandi|espandere|estendi|estendere|approfondisci|approfondire|sviluppa|sviluppare|più dettagliata|più dettagliato|più dettagli|più dettaglio|dettaglia|più testo|troppo corta|arricchisci|più contenuto|più informazioni',
    simpler:
      'più semplice|più semplici|semplifica|semplificare|semplifichi|più facile da capire|più comprensibile|più chiara|più chiaro|meno tecnica|meno tecnico|meno complicata|più facile|linguaggio semplice|parole semplici|con parole semplici|in parole semplici|troppo complicata|troppo complicato|più accessibile',
    slide: 'diapositiva|slide|pagina|lucido|diapositiva numero|slide numero',
    slides: 'diapositive|pagine|lucidi|slides|slide',
    deck: 'presentazione|deck|intera presentazione|tutta la presentazione|documento|presentazione intera',
    title: 'titolo|titoli|intestazione|nome|testata',
    subtitle: 'sottotitolo|sottotitoli|sotto titolo',
    notes:
      'note|nota|note del relatore|note del presentatore|note per il relatore|note relatore|appunti|note dell oratore|note di presentazione|appunti del relatore|note per l oratore|nota del relatore|nota relatore|nota per il relatore|nota del presentatore',
    theme: 'tema|design|modello|stile|aspetto|grafica',
    color: 'colore|colori|palette|tavolozza|tinta',
    background: 'sfondo|colore di sfondo|sfondi|colore dello sfondo|background|bg',
    accent:
      'colore d accento|accento|colore di accento|colore principale|colore in evidenza|colore primario|colore d enfasi|colore di evidenza|accenti|accent|accent color|accent colour',
    surface: 'surface|superficie|colore di superficie|colore superficie',
    emphasis: 'emphasis|enfasi|colore d enfasi|colore di enfasi',
    ink: 'ink|inchiostro|colore inchiostro|colore dell inchiostro',
    muted: 'muted|attenuato|attenuata|attenuati|smorzato|smorzata',
    positive: 'colore positivo',
    negative: 'colore negativo',
    little: 'piccola|piccolo|piccole|piccoli|piccolina|piccolino',
    aligns: 'allinea|allineare|allinei|allineati|allineato',
    text: 'colore del testo|colore testo|colore dei caratteri|caratteri',
    words:
      'il contenuto di|il contenuto della|testo|parola|parole|termine|termini|espressione|contenuto|tutte le occorrenze di|ogni occorrenza di|la parola',
    layout: 'layout|disposizione|impaginazione|struttura',
    picture:
      'immagine|immagini|foto|fotografia|illustrazione|figura|disegno|icona|fotografie|disegni|illustrazioni|icone|figure|schermata|screenshot',
    row: 'riga|righe',
    column: 'colonna|colonne',
    cell: 'cella|celle|casella|caselle',
    value: 'valore|valori|dato|categoria|serie|importo|percentuale|dati',
    point: 'punto elenco|punto|elemento|voce|bullet|pallino|sottopunto|evento|tappa|card',
    item: 'passo|passi|passaggio|passaggi|punto|punti|elemento|elementi|voce|voci|scheda|schede|riga|righe|colonna|colonne|paragrafo|paragrafi|fase|fasi|riquadro|riquadri|cella|celle|bullet|bullets|punto elenco|punti elenco|pallino|pallini|evento|eventi|tappa|tappe|casella|caselle|sottopunto|sottopunti|milestone|traguardo|traguardi|card|cards|bullet point|bullet points',
    step: 'passo|passi|passaggio|passaggi|fase|fasi',
    card: 'scheda|schede',
    single:
      'punto|punto elenco|sottopunto|pallino|bullet|bullet point|elemento|voce|passo|passaggio|fase|tappa|scheda|card|riquadro|riga|colonna|cella|casella|paragrafo|evento|milestone|traguardo',
    inQuotes: 'tra virgolette|fra virgolette|con le virgolette',
    revision: 'versione|revisione|versioni',
    variant: 'variante|alternativa|opzione|altra versione',
    everything: 'tutto|ogni cosa|tutto quanto',
    order: 'ordine',
    file: 'file',
    table: 'tabella|tabelle|forma di tabella|forma tabellare|formato tabella|tabellina',
    chart: 'grafico|grafici|diagramma|diagrammi',
    bar: 'grafico a barre|barre|istogramma|grafico a colonne|diagramma a barre|a barre|grafico a barre orizzontali|grafico a barre verticali|grafico con barre|grafici a barre|istogrammi|grafico a istogramma|barre verticali|barre orizzontali',
    stacked:
      'barre in pila|grafico a barre in pila|barre impilate|grafico impilato|a barre impilate|grafico a barre impilate|istogramma in pila|in pila|grafico a colonne impilate|colonne impilate|istogramma impilato|impilato|impilate',
    line: 'grafico a linee|linee|grafico a linea|grafico lineare|a linee|linea|grafico con linee|grafici a linee|curva|curve|grafico a curve',
    area: 'grafico ad area|grafico ad aree|area|aree|ad area|grafico a area|grafico a aree|grafico di area',
    pie: 'grafico a torta|torta|a torta|diagramma a torta|grafico circolare|circolare|grafici a torta|diagramma circolare|grafico a settori',
    doughnut:
      'grafico ad anello|anello|ad anello|ciambella|grafico a ciambella|a ciambella|grafico a donut|donut|diagramma ad anello|grafici ad anello|a donut',
    steps:
      'passaggi|passi|passo dopo passo|passo passo|processo|elenco numerato|procedura|fasi|lista numerata|sequenza di passaggi|serie di passaggi|flusso',
    timeline:
      'linea del tempo|linea temporale|cronologia|timeline|sequenza temporale|asse temporale|cronoprogramma|linee del tempo',
    comparison:
      'due colonne|confronto|comparazione|fianco a fianco|2 colonne|colonne|pro e contro|layout a due colonne|affiancate|vantaggi e svantaggi|layout su due colonne|a due colonne|paragone',
    bullets:
      'elenco puntato|punti elenco|elenco|lista|punti|lista puntata|elenchi puntati|elenco di punti|puntato',
    cards: 'schede|carte|card|riquadri|scheda|cards|tessere',
    quote: 'citazione|citazioni|testimonianza|testimonianze|virgolettato',
    stats:
      'statistiche|cifre chiave|numeri chiave|numeri|metriche|indicatori|kpi|dati chiave|statistica|cifre',
    paragraph:
      'paragrafo|paragrafi|testo continuo|prosa|frasi complete|testo normale|testo scorrevole|testo corrido|testo semplice',
    agenda: 'agenda|indice|sommario|ordine del giorno|programma|scaletta|indice dei contenuti',
    section:
      'sezione|capitolo|separatore|divisore|intestazione di sezione|titolo di sezione|divisoria|slide di sezione|separatrice',
    closing:
      'chiusura|ringraziamenti|ringraziamento|grazie|conclusiva|domande|contatti|slide finale|diapositiva finale|slide di chiusura|diapositiva di chiusura|saluti finali|fine presentazione|domande e risposte|slide conclusiva|diapositiva conclusiva|saluti',
    cover:
      'copertina|diapositiva del titolo|diapositiva titolo|frontespizio|slide del titolo|slide titolo|slide di copertina|apertura|slide iniziale|slide di apertura',
    recap:
      'riepilogo|riassunto|sintesi|conclusioni|conclusione|ricapitolazione|punti chiave|riassuntiva|riepilogativa|sommario finale',
    definition: 'definizione|definizioni|glossario',
    code: 'codice|frammento di codice|codice sorgente',
    bigNumber: 'numero grande|grande numero|cifra grande|numero in evidenza',
    after:
      'dopo|dopo la|dietro|subito dopo|in seguito a|immediatamente dopo|sotto|dietro la|sotto al|sotto alla|subito sotto|appena sotto|appena dopo|al di sotto di|dietro al|a seguire',
    before:
      'prima di|prima della|prima del|davanti a|davanti alla|subito prima di|subito prima della|prima dell|immediatamente prima della|sopra la|prima delle|sopra|sopra il|sopra al|sopra alla|sopra l|subito sopra|appena sopra|al di sopra di|prima degli|prima dei|prima dello|prima d|davanti ai|subito prima del|subito prima dell|subito prima dei|appena prima di|appena prima del|appena prima della',
    start:
      'inizio|principio|primo posto|prima posizione|inizio della presentazione|in testa|per prima|al primo posto|in prima posizione|all inizio|capo|per primo|in apertura|in testa alla lista|all inizio di tutto|a inizio lista',
    end: 'fine|fondo|ultimo posto|ultima posizione|fine della presentazione|termine|in coda|per ultima|all ultimo posto|in ultima posizione|alla fine|in fondo|coda|in chiusura|per ultimo|in fondo a tutto|alla fine di tutto|in basso|a fine lista|fondo della lista',
    up: 'verso l alto|in su|su|più in alto|avanti|più avanti verso l inizio|indietro verso l inizio|in avanti|più su|anticipa|una posizione più in alto|di una posizione verso l alto|una posizione sopra|una riga più su|un posto più su|una posizione più su|un posto più in alto|una posizione in su|un posto prima|una posizione prima|sali',
    down: 'verso il basso|in giù|giù|più in basso|indietro|più tardi|più giù|posticipa|una posizione più in basso|di una posizione verso il basso|una posizione sotto|una riga più giù|un posto più giù|una posizione più giù|un posto più in basso|una posizione in giù|una posizione dopo|un posto dopo|scendi',
    between: 'tra|fra',
    to: 'a|al|alla|allo|all|ai|alle|in|verso|per|come|con|di|nella|nel|su',
    into: 'in|in un|in una|come|in forma di|sotto forma di|a|ad|su',
    place: 'posizione|posto|posizioni|posti',
    itsPlace:
      'al suo posto|al loro posto|nel suo posto|nella sua posizione|in quella posizione|lì|dove era|dov era',
    top: 'cima|in cima|alto|in alto|in cima a tutto|sommità',
    this: 'questa|questo|queste|quel|quei|quegli|attuale|corrente|selezionata|selezionate|scelte|presente|qui',
    it: 'la stessa|essa|quella|esso|ciò|lo stesso|le',
    them: 'quelle|esse|essi|entrambe quelle|loro',
    next: 'successiva|successivo|prossima|prossimo|seguente|successive|seguenti|prossimi|prossime|successivi',
    previous: 'precedente|precedenti',
    all: 'tutte le|tutti i|tutte|tutti|ogni|ciascuna|tutta|tutti gli|ognuna delle|qualsiasi|ciascuno|tutto il|ognuno dei|ognuna',
    both: 'entrambe|entrambi|tutte e due',
    everywhere:
      'ovunque|dappertutto|in tutta la presentazione|in tutte le diapositive|in tutte le slide|nell intera presentazione|su tutte le diapositive|su tutte le slide|in ogni slide|in ogni diapositiva|globalmente|in tutto il documento|dovunque|nella presentazione|su ogni slide',
    blank: 'vuota|vuote|vuoto|vuoti|in bianco',
    new: 'nuova|nuovo|nuove|nuovi|aggiuntiva|vuota|ulteriore|vuoto|altra nuova',
    property:
      'troppo larga|troppo largo|troppo stretta|piena|piene|noiosa|noiose|brutta|brutte|inutile|inutili|superflua|superflue|ridondante|ridondanti|ripetuta|ripetute|duplicata|duplicate|vecchia|vecchie|obsoleta|obsolete|peggiore|peggiori|lunga|lunghe|importante|importanti|vuote',
    even: 'pari',
    odd: 'dispari',
    copy: 'la copia|il duplicato|copia|duplicato',
    added: [
      phrases('che', 'hai|ho|abbiamo|avete', 'appena|', 'aggiunto|creato|inserito|aggiunta|creata'),
      phrases('appena|', 'aggiunta|aggiunte|inserita|inserite'),
      'appena creata|appena create|aggiunta per ultima',
    ].join('|'),
    except:
      'tranne|eccetto|salvo|a parte|ad eccezione di|ad eccezione della|tranne la|fuorché|escluso|esclusa',
    only: 'solo|soltanto|solamente|unicamente|ma solo|ma soltanto|però solo',
    others: 'altre|restanti|rimanenti|il resto|le altre|resto',
    last: 'ultima|ultimo|ultime|ultimi|finale|ultimissima|ultimissimo',
    penultimate: 'penultima|penultimo',
    ordinalMark: 'º|esima|esimo',
    numberSign: 'numero|n|nr|num|#|n°|numeri',
    one: 'quella|quello|quelle',
    another:
      'un altra|un altro|ancora una|un altra ancora|altra|altro|una in più|ancora un|ancora uno|un ulteriore|uno in più|una ulteriore',
    the: 'la|il|lo|le|i|gli|l|mia|mio|nostra|nostro|nostre|tua|sua|intera|intero|completa|i miei|tutta la',
    a: 'un|una|uno|delle|dei|alcune|qualche',
    of: 'di|della|del|dello|delle|dei|degli|dell|d|per',
    in: 'in|nella|nel|nelle|nei|su|sulla|sul|sulle|alla|al|a|nell|all|alle|dalla|dal',
    with: 'con|contenente|che contiene|che include|con i punti|con i seguenti punti|e i punti|e con i punti|con i punti elenco|e i seguenti punti|che elenca|e punti|che hanno|che ha|che contengono|dove c è|col|coi|che mostrano|che portano',
    about:
      'su|sul|sulla|sui|sulle|sugli|sullo|riguardo a|riguardo alla|riguardante|circa|che parla di|che parla della|che parla del|che parla dei|che tratta di|che tratta|riguardo|a proposito di|che spiega|dedicata a|dedicata alla|dedicata al|relativa a|relativa alla|in merito a|sul tema|sull|riguardante il|riguardante la|relativa ai|dedicata ai|di|per|inerente|che descrive|che presenta|che illustra|sull argomento|sul tema della|sul tema del|che parla delle',
    titled:
      'intitolata|intitolato|chiamata|chiamato|dal titolo|con il titolo|con titolo|titolata|col titolo|denominata|titolo|che si chiama|che si intitola|intitolate|che dice|che dica|con il testo|con testo|con scritto|che recita|con la scritta|con la frase|dicendo|avente titolo',
    as: 'come|sotto forma di|in forma di|in formato',
    by: 'con|da|per|di|secondo|in base a|in base al|in base alla',
    fromOnwards: 'a partire da|a partire dalla|a partire dal',
    onwards: 'in poi',
    from: 'da|dalla|dal|dalle|dai|dall',
    through: 'a|alla|fino a|fino alla|al|-|–|—|~|...|…',
    and: 'e|ed|&|nonché|più|+|e anche|oltre a',
    afterwards:
      'poi|dopodiché|in seguito|quindi|e poi|successivamente|infine|inoltre|anche|e infine|e dopo|e quindi|per ultimo|e inoltre|prima di tutto|innanzitutto',
    or: 'o|oppure|forse|ovvero',
    not: 'ma non|e non|non|mai|senza|evita di|né',
    please:
      'per favore|per piacere|per cortesia|puoi|potresti|può|potrebbe|vorrei che|voglio che|ciao|salve|ora|adesso|semplicemente|mi puoi|mi potresti|un po|molto|se possibile|dovremmo|bisogna|bisognerebbe|potete|potreste|ti prego|ok|allora|mi|ci|grazie mille|cortesemente|gentilmente|riusciresti a|riesci a|è possibile|vorrei|voglio|ho bisogno che|si può|di nuovo|prego|ti chiedo di|decisamente|facciamo|saresti così gentile da|favore|pure|dobbiamo|devi|subito|velocemente|un attimo|scusa|ah|senti|cortesemente puoi|mi serve che|servirebbe che|possiamo|potremmo|puoi per favore|pf|x favore|per fav|già che ci sei|bisogna che|andrebbe|vanno|occorre|dunque|sorry|per ora|per il momento|pls|plz|del tutto|completamente',
    shall:
      'deve|dovrebbe|deve essere|dovrebbe essere|devono|dovrebbero|diventa|diventano|sarà|saranno|deve dire|deve diventare|dovrebbe dire|deve chiamarsi|dovrebbe chiamarsi|deve riportare',
    correction: 'no|scusa|anzi|ops|volevo dire|intendevo|no aspetta|aspetta',
    alike:
      'lo stesso su|lo stesso sulla|lo stesso sul|lo stesso nel|fai lo stesso sulla|lo stesso sulle|lo stesso per|lo stesso nella|fai lo stesso su|idem per',
    greeting: 'ciao|salve|buongiorno|buonasera|caro|cara|cari|gentile',
    farewell:
      'grazie|grazie mille|molte grazie|saluti|cordiali saluti|un saluto|a presto|grazie in anticipo',
    because: 'perché|poiché|dato che|affinché|visto che|siccome|non serve più|non ci serve',
    therefore: 'quindi|perciò|dunque|allora|per questo',
    if: 'se|quando|nel caso|qualora',
    is: 'è|sono|sia|essere|ci sono|c è',
    say: 'dica|dice|dire|reciti|recita|legga|riporti|riporta|dicano',
    particle:
      'insieme|tra loro|tra di loro|fra loro|in due|in due diapositive|in due slide|in due parti|in una sola|in un unica slide|in una sola slide|in un unica diapositiva|in una|al suo posto|invece|le posizioni di|le posizioni delle|la posizione di|l ordine di|l ordine delle|che|si|della presentazione|dalla presentazione|formato|forma|dentro|il contenuto di|il contenuto della|contenuto|posto tra loro|di posto|posto|ne|in fondo alla pagina|lì dentro|accanto',
    question:
      'quante|quanti|che cosa è|qual è|chi|perché mai|dov è|quali diapositive|c è|come si|quali sono',
    whatIs: 'cosa c è|che cosa c è|che c è|cosa dice|che cosa dice|cosa contiene|cosa mostra',
    howMany: 'quante|quanti',
    whichSlides:
      'quali diapositive|quale diapositiva|in quale diapositiva|in quali diapositive|quali slide|quale slide|in quale slide|dov è|dove sono|ci sono slide|c è una slide|ci sono diapositive|qualche slide|quale slide era|qual era la slide|in quale slide appare|in quale slide compare|in quale slide è|in quale slide si parla di|in che slide|in che slide è|dove appare|dove compare|dove si parla di|dove parliamo di|dove citiamo|dove sta',
    more: 'più',
    less: 'meno',
    each: 'ciascuna',
    unwanted:
      'non serve più|non servono più|non ci servono|è superflua|è inutile|sono inutili|può andare via|possono andare via|può sparire',
    own: 'sue|suoi|sua|suo|loro',
    times: 'volte|volta',
    long: 'in totale|al massimo',
    hide: 'nascondi|nascondere|salta|saltare',
    idiom:
      'una volta|un giorno|una volta per tutte|una per una|uno per uno|a prima vista|in primo luogo|la settimana scorsa|settimana scorsa|il mese scorso|l anno scorso|la prossima settimana|prossima settimana|il prossimo mese|prossimo mese|l anno prossimo|prossimi passi|una su due|nessuna|nessuno|neanche una',
    needsModel:
      'una domanda|più divertente|divertente|più convincente|convincente|più persuasiva|più persuasivo|più professionale|professionale|riformula|riformulare|migliora|migliorare|meglio|ortografia|grammatica|tono|battuta|storia|più creativa|più accattivante|poesia|più formale|più interessante|umorismo|ricerca|più coinvolgente|più efficace|spiritosa|simpatica',
    detail:
      'scadenza|data|stato|prezzo|numero|telefono|numero di telefono|costo|importo|responsabile',
    unsupported:
      'freccia|frecce|cerchio|forma|forme|animare|disegna|disegnare|dissolvenza|volare|effetto di entrata|animazione|animazioni|anima|transizione|transizioni|video|musica|audio|password|filigrana|tipo di carattere|dimensione del carattere|grassetto|corsivo|sottolinea|più grande|più piccolo|più piccola|e mail|email|stampa|stampare|logo|piè di pagina|commento|commenti|numeri di pagina|collegamento ipertestuale|calendario|riunione|gif|emoji|font|lampeggiare|lampeggi|lampeggia|lampeggiante|fumetto|fumetti|nuvoletta|musica di sottofondo|musica di fondo',
    formatPdf: 'pdf|file pdf|formato pdf',
    formatPpt: 'powerpoint|pptx|ppt|file powerpoint|power point|formato powerpoint',
    formatPng: 'png|immagini png|file png|formato png|jpg',
    formatLink: 'link|link di condivisione|collegamento|url|link condivisibile',
    share: 'condividi|condividere|pubblica|pubblicare|inoltra|invita',
    send: 'invia|inviare|condividi|condividere|manda|mandare|spedisci',
    otherFormat:
      'word|file word|documento word|file keynote|file excel|docx|doc|odp|keynote|google slides|google docs|xlsx|excel|epub|html|svg|markdown|latex',
    receive: 'mi serve|ci serve|vorrei|voglio|vogliamo|dammi|ho bisogno di|posso avere',
    bold: 'grassetto|neretto|grassetti',
    italic: 'corsivo|corsivi|italico',
    underline:
      'sottolinea|sottolinei|sottolineare|sottolineato|sottolineata|sottolineate|sottolineatura',
    strike: 'barrato|barrata|barrati|barrare|barra il testo|sbarra|sbarrato',
    plain:
      'senza grassetto|senza corsivo|non grassetto|senza formattazione|non in grassetto|non in corsivo',
    larger:
      'più grande|più grandi|ingrandisci|ingrandisca|ingrandire|aumenta la dimensione di|aumenta la dimensione del',
    smaller:
      'più piccolo|più piccola|più piccoli|più piccole|rimpicciolisci|rimpicciolire|riduci la dimensione di|riduci la dimensione del',
    size: 'dimensione|dimensioni|grandezza|taglia|misura|misure|gradino|livello',
    alignStart:
      'allinea a sinistra|allineare a sinistra|allineato a sinistra|allineata a sinistra|allineati a sinistra|a bandiera a sinistra',
    alignCenter: 'centra|centri|centrare|centrato|centrata|centrati|centrate|allinea al centro',
    alignEnd:
      'allinea a destra|allineare a destra|allineato a destra|allineata a destra|allineati a destra|a bandiera a destra',
    link: 'link|collega|collegare|collegamento|linka|linkare|hyperlink|collegamento ipertestuale',
    upperCase: 'maiuscolo|maiuscole|maiuscola|lettere maiuscole|tutto maiuscolo|stampatello',
    lowerCase: 'minuscolo|minuscole|minuscola|lettere minuscole|tutto minuscolo',
    titleCase: 'iniziali maiuscole|iniziale maiuscola|maiuscole iniziali|prima lettera maiuscola',
    highlight:
      'evidenzia|evidenzi|evidenziare|evidenziata|evidenziato|metti in evidenza|mettere in evidenza|risalta|metti in risalto|segna',
    sort: 'ordina|ordini|ordinare|ordinate|ordinato|ordinata|riordina|riordinare|disponi',
    alphabetical:
      'alfabetico|alfabeticamente|ordine alfabetico|in ordine alfabetico|per ordine alfabetico|dalla a alla z|per nome',
    ascending:
      'crescente|ordine crescente|in ordine crescente|dal più piccolo al più grande|dal più vecchio al più recente|prima il più piccolo|prima la più piccola|prima i più vecchi|prima il più vecchio|ascendente|dal minore al maggiore|il più piccolo prima|la più piccola prima|più piccolo prima|il più piccolo per primo|la più piccola per prima|dal più basso al più alto|prima i più piccoli|il minore prima|prima il minore|più piccoli prima',
    descending:
      'decrescente|ordine decrescente|in ordine decrescente|dal più grande al più piccolo|dal più recente al più vecchio|prima il più grande|prima la più grande|prima i più grandi|prima i più recenti|prima il più recente|discendente|dal maggiore al minore|prima il maggiore|il più grande prima|la più grande prima|più grande prima|il più grande per primo|la più grande per prima|dal più alto al più basso|il maggiore prima|più grandi prima',
    wider:
      'larga il doppio|molto più larga|più larga|più largo|più larghe|più larghi|allarga|allargare|più ampia',
    narrower:
      'larga la metà|molto più stretta|più stretta|più stretto|più strette|più stretti|restringi|restringere|stringi',
    respectively:
      'rispettivamente|nell ordine|in quest ordine|in questo ordine|in quell ordine|stesso ordine|nello stesso ordine',
    unit: 'unità|unità di misura',
    compares:
      'che confronta|che confronti|confrontando|per confrontare|confronta|confronto tra|confronto fra',
    needs:
      'ha bisogno di|serve|servono|manca|ci vuole|riceve|ricevono|deve avere|devono avere|ottiene',
    total:
      'totale|totali|somma|riga del totale|riga dei totali|riga totale|riga con il totale|riga con i totali',
    staysSo:
      'il totale resta|il totale non cambia|totale invariato|il resto resta così|il resto non toccarlo|lascia il resto|il resto uguale|il resto rimane|non toccare il resto|senza toccare il resto',
    stays: 'resta|restano|rimane|rimangono',
    caption:
      'didascalia|didascalie|didascalia sotto il grafico|didascalia del grafico|didascalia sotto la tabella',
    eyebrow:
      'occhiello|occhielli|soprattitolo|sopratitolo|riga sopra il titolo|riga sopra al titolo|righe sopra il titolo|sovratitolo|testatina',
    left: 'tutto a sinistra|sinistra|sinistro',
    right: 'tutto a destra|destra|destro',
    side: 'lato|lati|metà',
    series: 'serie|serie di dati|serie dati',
    category: 'categoria|categorie|barra|barre|fetta|fette|spicchio|spicchi',
    list: 'lista|liste|elenco|elenchi',
    attribution:
      'autore della citazione|autrice della citazione|autore|autrice|nome sotto la citazione',
    withText: 'con il testo',
    label: 'etichetta|etichette|dicitura|didascalia',
    date: 'data|date|ora',
    above: 'sopra|al di sopra|al di sopra di|sopra il|sopra i|sopra al|sopra ai|sopra la',
    prepend: 'anteponi|anteporre',
    sentence: 'frase|frasi',
    out: 'via|fuori|fuori da|fuori dalla|fuori dal',
    append: 'aggiungi in coda|accoda|accodare|aggiungi di seguito',
    dark: 'scuro|scura|più scuro|modalità scura|più scura',
    light: 'chiaro|chiara|pastello|luminoso|modalità chiara',
  },
  colors: colorsOf('it'),
  numbers:
    'uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti',
  ordinals:
    'prima/primo/prime/primi|seconda/secondo/seconde/secondi|terza/terzo/terze/terzi|quarta/quarto|quinta/quinto|sesta/sesto|settima/settimo|ottava/ottavo|nona/nono|decima/decimo|undicesima/undicesimo|dodicesima/dodicesimo|tredicesima/tredicesimo|quattordicesima/quattordicesimo|quindicesima/quindicesimo',
  clitics: { it: 'la|lo|le|gli|mela|melo', them: 'li' },
}
