import { colorsOf } from './colors.ts'
import type { Lexicon } from './concept.ts'
import { phrases } from './phrases.ts'

/** French: imperatives of both forms of address and infinitives; pronouns behind the verb are added by the compiler. */
export const french: Lexicon = {
  language: 'fr',
  grammar: { thanks: /merci/iu },
  wordings: {
    pointing: "ce (?:que|qui|qu['’].*)|comme avant",
    vividTone: 'lumineux',
    byAmount: 'de',
    asWell: 'aussi|egalement',
    tellMe: 'dis-moi|dites-moi',
    thanksSaid: 'merci|remerci',
    contactSaid: 'contact|nous joindre',
    questionsSaid: 'questions?',
    yes: 'oui|d accord|bien sur|vas y',
    stays: 'tout|comme ca|comme c est',
    no: 'non|annuler|surtout pas|laisse|tant pis|pas la peine|laisse tomber|laisse tout',
    staysAfterAll: 'doi(?:t|vent) rester|rest(?:e|ent)|gardent?|ne (?:change|bouge)(?:nt)? pas',
    asIs: 'tel(?:le)?s? quel(?:le)?s?|inchange(?:e|s|es)?|pareil(?:le)?s?|comme (?:il|elle)s? (?:est|sont)|l(?:e|a|es) memes?|comme ca',
    asItWas:
      '(?:remets|remettez|rends|ramene|reprends)(?: ?-?(?:le|la|les))?(?: (?:l ancien(?:ne)?|le precedent|la precedente|comme avant))?|(?:finalement )?(?:l |le |la |les )?ancien(?:ne)?s?|finalement (?:celui |celle |le |la )?d avant|(?:finalement )?comme (?:(?:c |il |elle )?(?:etait|etaient) )?avant|comme (?:c |il |elle )?etait',
    partFirst:
      'celle (?:avec|sur|de|du|des|qui parle de)(?: les?| la| l)?|celui (?:avec|sur|de|du|des)(?: les?| la| l)?',
    backTo: 'retour (?:a|au|aux)|reviens (?:a|au|aux)|revenons (?:a|au|aux)|remets en',
    rather: 'plutot|mieux|finalement',
    meantLast: 'je voulais dire|c est ce que je voulais dire',
    friendly: 'merci|s il vous plait|ah|alors|bon|ok|finalement',
    bothOfThem: 'tous les deux|toutes les deux|les deux',
    allOfThem: 'tous|toutes',
    everyFirst: 'tou[st]',
    and: 'et',
    andThen: 'puis',
    but: 'mais|sauf',
    butFirst: 'ou',
    notThose: 'pas',
    lead: 'je veux dire|je pense|plut[oô]t|prends',
    yesBefore: 'oui',
    courtesy: "svp|stp|merci|s['’]il (?:te|vous) pla[iî]t",
    thanksAtLength: "merci (?:beaucoup|d['’]avance)",
    deleteFirst: 'supprime[rz]?|efface[rz]?',
    onlyFirst: 'seulement',
    optionFirst: 'la|le',
    titleLead: 'appelle(?:z)?-la',
    advice: '(?:faut-il|dois-je|devrais-je|devrait-on|est-ce que je (?:dois|devrais))(?!\\p{L})',
    correction: 'non|attends|pardon',
    open: '(?:quelque chose|autrement|autre chose)(?!\\p{L})',
    undecided: 'aucune idée',
    ordinalEnding: 'e|er|ere|re|eme|ieme',
    slideLetter: 'd',
    infinitive: '[ei]r',
    article: 'les|la|le',
    small:
      'nous|vous|ils|elles|on|comment|pourquoi|que|qui|quoi|ne|pas|est|sont|le|la|les|de|du|des|un|une|et|sur|nos|notre',
    caller: 'moi|nous',
    pointsWhich: 'principaux|principales',
    timeUnit: 'heure|jour|semaine',
  },
  concepts: {
    increases: 'augmente|augmentez|augmenter|hausse|relève|relevez|relever',
    decreases: 'baisse|baissez|baisser|réduis|réduisez|réduire|diminue|diminuez|diminuer',
    person:
      'nous|personne|je|j|ils|on|elles|quelqu un|les gens|on n a que|nous n avons que|il|elle|tout le monde',
    font: 'police|polices|typographie',
    sameWidth: 'de même largeur|de la même largeur|aussi larges|largeur égale',
    body: 'le contenu de|le contenu du|contenu|corps|zone de contenu|zone de texte|texte principal|espace réservé|corps du texte',
    insteadOf: 'au lieu de|plutôt que|à la place de|et non|et pas|au lieu du',
    add: 'il faudrait|ajoute|ajoutez|ajouter|ajoutons|rajoute|rajoutez|rajouter|insère|insérez|insérer|crée|créez|créer|ajout|intègre|intégrez|intégrer|il me faut|il nous faut|j ai besoin d|j ai besoin de|je veux|je voudrais|j aimerais|il manque|nous voulons|on a besoin d|donne moi|inclus|incluez|ajoutes|rajoutes|rajoutons|insèrent|insérons',
    delete:
      'supprime|supprimez|supprimer|supprimons|efface|effacez|effacer|enlève|enlevez|enlever|retire|retirez|retirer|ôte|vire|virer|jette|jeter|élimine|éliminez|éliminer|suppression de|débarrasse toi de|enlevons|retirons|dégage|dégagez|virez|supprimes|enlèves|suppr|effaçons|fais disparaître|fais sauter',
    move: 'déplace|déplacez|déplacer|déplaçons|bouge|bougez|bouger|décale|décalez|décaler|remonte|remontez|remonter|descends|descendez|transfère|transférez|doit aller|doit venir|devrait être|ramène|ramenez|repositionne|avance|avancez|recule|reculez|fais passer|faites passer|passe|passez|monte|montez|monter|descendre|reculer|avancer|glisse|glissez|glisser|faire passer|ramener|peut partir|peuvent partir|peut sauter|peuvent sauter',
    put: 'mets|mettez|mettre|place|placez|placer|positionne|positionnez|positionner|pose|amène|range|aie|colle|collez|mettons|mets y|colles|coller|posez|amènes|notez|saisis|saisissez|saisir|inscris|inscrivez|inscrire',
    swap: 'échange|échangez|échanger|intervertis|intervertissez|intervertir|permute|permutez|permuter|inverse|inversez|inverser',
    duplicate:
      'duplique|dupliquez|dupliquer|copie|copiez|copier|clone|clonez|cloner|fais une copie de|faites une copie de|reproduis|double|fais un double de',
    merge:
      'fusionne|fusionnez|fusionner|combine|combinez|combiner|réunis|réunissez|réunir|regroupe|regroupez|regrouper|joins|assemble|unis|unifie|rassemble|rassemblez',
    split:
      'divise|divisez|diviser|sépare|séparez|séparer|scinde|scindez|scinder|découpe|découpez|découper|partage en|coupe en|coupez en|coupe|coupez|scinder en|éclate|décompose',
    rename:
      'renomme|renommez|renommer|intitule|intitulez|intituler|appelle|appelez|appeler|rebaptise|rebaptisez|nomme|nommez|titre la',
    convert:
      'transforme|transformez|transformer|convertis|convertissez|convertir|présente|présentez|présenter|affiche|affichez|afficher|montre|montrez|montrer|représente|représentez|représenter|reformate|change en|mets en forme|visualise|fais en|faites en',
    make: 'rends|rendez|rendre|fais|faites|faire|fais en sorte',
    change:
      'change|changez|changer|modifie|modifiez|modifier|mets à jour|actualise|actualisez|corrige|corrigez|ajuste|adapte|définis|définissez|définir|fixe|colore|colorez|passe|passez|mets|mettez|mettre|édite|corriger|ajustez|rectifie|rectifiez|rectifier|actualiser|changeons|modifions|remets',
    use: 'utilise|utilisez|utiliser|applique|appliquez|appliquer|choisis|choisissez|choisir|prends|prenez|adopte|opte pour|emploie|sélectionne|passe au|passez au|passe à|passons au',
    replace:
      'remplace|remplacez|remplacer|substitue|substituez|cherche et remplace|rechercher et remplacer|change toutes les occurrences de|remplace toutes les occurrences de|remplace chaque occurrence de|remplacez toutes les occurrences de|remplacement de',
    translate: 'traduis|traduisez|traduire|traduction',
    undo: 'annule|annulez|annuler|annuler la dernière modification|annule la dernière modification|défais|défaire|défaites|reviens en arrière|retour en arrière|revenez en arrière|revenir en arrière|undo',
    restore:
      'restaure|restaurez|restaurer|reviens à|revenez à|revenir à|rétablis|rétablissez|rétablir|retourne à|retournez à|reviens',
    export:
      'exporte|exportez|exporter|télécharge|téléchargez|télécharger|enregistre|enregistrez|enregistrer|sauvegarde|sauvegardez|sors|envoie moi|envoyez moi|donne moi|donnez moi|génère|export',
    write:
      'écris|écrivez|écrire|rédige|rédigez|rédiger|compose|génère|générez|générer|prépare|préparez|crée|inscris|inscrivez|inscrire|notez|noter|tape|tapez|saisis|saisissez|saisir|écrivons',
    regenerate:
      'régénère|régénérez|régénérer|refais|refaites|refaire|recommence|recrée|recréez|réécris|réécrivez|réécrire',
    keep: 'garde|gardez|garder|conserve|conservez|conserver|ne garde|ne gardez|laisse',
    shorter:
      'plus court|plus courte|plus courts|plus courtes|raccourcis|raccourcissez|raccourcir|condense|condensez|condenser|abrège|abrégez|abréger|plus concis|plus concise|résume|résumez|résumer|réduis|réduisez|allège|allégez|moins de texte|trop long|trop longue|trop de texte|plus bref|plus brève|synthétise|écourte|écourtez|moins long|moins longue',
    longer:
      'plus long|plus longue|plus longs|plus longues|rallonge|rallongez|rallonger|allonge|allongez|développe|développez|développer|étoffe|étoffez|étoffer|plus détaillé|plus détaillée|plus de détails|détaille|détaillez|approfondis|approfondissez|plus de texte|enrichis|enrichissez|trop court|trop courte|plus de contenu|élargis',
    simpler:
      'plus simple|plus simples|simplifie|simplifiez|simplifier|plus facile à comprendre|moins compliqué|moins complexe|moins technique|plus clair|plus claire|vulgarise|vulgarisez|plus accessible|en langage simple|plus compréhensible|trop compliqué|trop compliquée|avec des mots simples|en mots simples',
    slide: 'diapositive|diapo|slide|page|planche|transparent|diapositive numéro',
    slides: 'diapositives|diapos|slides|pages|planches|transparents',
    deck: 'présentation|diaporama|deck|toute la présentation|présentation entière|ensemble de la présentation|document|powerpoint entier|jeu de diapositives',
    title: 'titre|titres|intitulé|en tête|nom',
    subtitle: 'sous titre|sous titres',
    notes:
      'notes|note|notes de l orateur|notes du présentateur|notes de présentation|notes d orateur|notes de présentateur|commentaires du présentateur|notes de l intervenant|notes orateur|commentaires de l orateur|notes pour l orateur|notes d intervenant|note d orateur|note de l orateur|note du présentateur|commentaire de l orateur|notes du conférencier',
    theme: 'thème|design|modèle|style|apparence|charte graphique|habillage',
    color: 'couleur|couleurs|palette|coloris|teinte',
    background: 'fond|arrière plan|couleur de fond|fonds|couleur d arrière plan|background|bg',
    accent:
      'couleur d accent|accent|couleur d accentuation|couleur principale|accents|couleur de marque|couleur dominante|accent color|accent colour',
    surface: 'surface|surfaces|couleur de surface',
    emphasis: 'emphasis|emphase|couleur d emphase|mise en évidence',
    ink: 'ink|encre|couleur d encre|couleur de l encre',
    muted: 'muted|atténué|atténuée|atténués|atténuées|estompé|estompée',
    positive: 'couleur positive',
    negative: 'couleur négative',
    little: 'petite|petit|petites|petits|minuscule',
    aligns: 'aligne|alignez|aligner|alignés|alignées|aligné',
    text: 'couleur du texte|couleur de police|police',
    words:
      'le contenu de|le contenu du|texte|mot|mots|terme|termes|expression|contenu|toutes les occurrences de|chaque occurrence de|toutes les mentions de|occurrences de|le mot',
    layout: 'mise en page|disposition|agencement|layout',
    picture:
      'image|images|photo|photos|illustration|illustrations|visuel|dessin|icône|photographie|visuels|photographies|dessins|capture|capture d écran|icônes',
    row: 'ligne|lignes|rangée|rangées',
    column: 'colonne|colonnes',
    cell: 'cellule|cellules|case|cases',
    value: 'valeur|valeurs|donnée|catégorie|série|montant|pourcentage|donnée chiffrée',
    point: 'puce|point|élément de liste|élément|tiret|item|sous point|bullet|événement|jalon',
    item: 'étape|étapes|point|points|puce|puces|élément|éléments|carte|cartes|fiche|fiches|ligne|lignes|rangée|rangées|colonne|colonnes|paragraphe|paragraphes|jalon|jalons|tuile|tuiles|encadré|encadrés|cellule|cellules|tiret|tirets|événement|événements|item|items|bullet|bullets|bloc|vignette|vignettes|case|cases|sous point|sous points|sous puce|date clé|dates clés|chiffre clé|bullet point|bullet points',
    step: 'étape|étapes',
    card: 'carte|cartes|fiche|fiches|tuile|tuiles',
    single:
      'point|puce|élément|tiret|item|bullet|bullet point|sous point|sous puce|étape|carte|fiche|tuile|vignette|encadré|bloc|ligne|rangée|colonne|cellule|case|paragraphe|jalon|événement|date clé|chiffre clé',
    inQuotes: 'entre guillemets|avec des guillemets',
    revision: 'version|révision|versions|révisions',
    variant: 'variante|alternative|option|variantes|autre version',
    everything: 'tout|l ensemble|tout le reste',
    order: 'ordre',
    file: 'fichier',
    table: 'tableau|tableaux|table|forme de tableau|format tableau',
    chart: 'graphique|graphiques|diagramme|graphe|diagrammes|courbe graphique|graphes|graph',
    bar: 'graphique à barres|histogramme|barres|diagramme à barres|bâtons|graphique à colonnes|histogrammes|graphique à bâtons|graphique de barres|graphique barres|barres horizontales|barres verticales',
    stacked:
      'barres empilées|graphique empilé|histogramme empilé|graphique à barres empilées|empilé|barres cumulées|colonnes empilées|diagramme empilé|empilées',
    line: 'graphique linéaire|courbe|courbes|ligne|lignes|graphique à courbes|diagramme linéaire|graphique à lignes|graphique linéaires|graphique de courbes',
    area: 'aires|aire|graphique à aires|graphique de surface',
    pie: 'camembert|graphique circulaire|diagramme circulaire|secteurs|camemberts|graphique camembert|graphique à secteurs',
    doughnut:
      'anneau|donut|anneaux|beignet|graphique annulaire|diagramme annulaire|graphique anneau',
    steps:
      'étapes|étape par étape|processus|liste numérotée|pas à pas|procédure|suite d étapes|série d étapes|étapes numérotées|déroulé|schéma de processus',
    timeline:
      'chronologie|frise chronologique|frise|ligne du temps|calendrier chronologique|timeline|axe chronologique|ligne de temps|frises',
    comparison:
      'deux colonnes|comparaison|comparatif|côte à côte|2 colonnes|colonnes|avantages et inconvénients|pour et contre|tableau à deux colonnes|mise en page à deux colonnes|disposition en deux colonnes|disposition à deux colonnes|mise en page en deux colonnes',
    bullets: 'puces|liste à puces|liste|points|liste de points|points clés|tirets',
    cards: 'cartes|carte|fiches|vignettes|tuiles|cartouches|encadrés|blocs',
    quote: 'citation|citations|témoignage|témoignages|verbatim',
    stats: 'chiffres clés|chiffres|statistiques|indicateurs|kpi|métriques|statistique',
    paragraph:
      'paragraphe|paragraphes|texte continu|prose|texte suivi|phrases complètes|texte simple|texte normal|texte courant',
    agenda: 'agenda|sommaire|ordre du jour|plan|table des matières|programme',
    section:
      'section|chapitre|séparateur|intercalaire|transition|séparation|titre de section|en tête de section|diapositive de section|diapositive de transition',
    closing:
      'clôture|conclusion finale|remerciement|remerciements|merci|fin de présentation|questions|diapositive de fin|contact|diapositive finale|diapo de fin|clôture finale|au revoir|questions réponses|merci de votre attention',
    cover:
      'couverture|page de titre|diapositive de titre|page de garde|diapo de titre|diapositive d ouverture|ouverture|diapositive titre|diapo titre|diapositive de couverture|première page',
    recap:
      'résumé|récapitulatif|récapitulative|récapitulation|récap|synthèse|conclusion|conclusions|points à retenir|bilan|à retenir',
    definition: 'définition|définitions|glossaire',
    code: 'code|extrait de code|code source|bloc de code',
    bigNumber: 'grand chiffre|gros chiffre|chiffre clé|grand nombre',
    after:
      'après|derrière|à la suite de|juste après|directement après|immédiatement après|suivant la|sous|à la suite du|à la suite des|au dessous de|au dessous du|en dessous de|en dessous du|juste derrière|juste sous|juste en dessous de|juste en dessous du',
    before:
      'avant|devant|juste avant|directement avant|immédiatement avant|au dessus de|au dessus du|juste au dessus de|juste au dessus du|juste devant',
    start:
      'début|commencement|en premier|en tête|tout début|en première position|au tout début|en première place|au début de la présentation|en tout premier|en tête de présentation|au début|premier rang|en tête de liste|tout premier|au commencement|en début de liste|au tout premier rang',
    end: 'fin|en dernier|toute fin|en dernière position|en dernière place|à la toute fin|en fin de présentation|à la fin de la présentation|en fin|tout à la fin|en tout dernier|en bas|tout en bas|au bas|dernière position|dernière place|en fin de liste|en queue|au bout|en bas de liste',
    up: 'remonte|remontez|avance|avancez|vers le haut|plus tôt|vers l avant|plus haut|en avant|monte|montez|monter|d un cran vers le haut|un cran plus haut|d une place vers le haut|un rang plus haut|une ligne plus haut|une place plus haut|une place avant|d une position vers le haut|remonter',
    down: 'descends|descendez|recule|reculez|vers le bas|plus tard|vers l arrière|plus bas|en arrière|plus loin|descendre|d un cran vers le bas|un cran plus bas|d une place vers le bas|un rang plus bas|une ligne plus bas|une place plus bas|d une position vers le bas',
    between: 'entre',
    to: 'à|au|aux|vers|jusqu à|pour|par|en|sur',
    into: 'en|dans|en un|en une|sous forme de|sous forme d un|sous forme d une|sous la forme d un|en forme de',
    place: 'position|place|rang|emplacement|positions|places|rangs|ligne numéro',
    itsPlace:
      'à sa place|à leur place|à la place|en son lieu et place|à cet endroit|là où elle était',
    top: 'haut|tout en haut|en haut|au sommet|sommet|au haut|en haut de liste',
    this: 'cette|ce|cet|ces|actuelle|actuel|courante|courant|sélectionnée|sélectionnées|sélectionnés|choisies|en cours|celle ci|celui ci|ici',
    it: 'la même|ça|cela|le même|elle|lui|y',
    them: 'les deux dernières modifiées|celles ci|ceux ci|elles|eux',
    next: 'suivante|suivant|prochaine|prochain|suivantes|d après|prochaines|prochains|suivants',
    previous: 'précédente|précédent|précédentes|d avant',
    all: 'toutes les|tous les|toutes|tous|chaque|toute|tout le|toute la|l ensemble des|chacune des|chacun des|tout l|chacun',
    both: 'toutes les deux|tous les deux|ces deux',
    everywhere:
      'partout|dans toute la présentation|sur toutes les diapositives|dans toutes les diapositives|dans tout le diaporama|globalement|dans l ensemble de la présentation|dans tout le document|sur toutes les diapos|dans toutes les diapos|à chaque fois|dans tout le deck|dans la présentation|dans le diaporama',
    blank: 'vide|vides|vierge|vierges',
    new: 'une nouvelle|un nouveau|nouvelle|nouveau|nouvelles|nouvel|supplémentaire|vierge|vide|nouveaux|supplémentaires',
    property:
      'trop large|trop étroite|trop étroit|pleine|pleines|ennuyeuse|ennuyeuses|laide|laides|inutile|inutiles|superflue|superflues|redondante|redondantes|dupliquée|dupliquées|ancienne|anciennes|obsolète|obsolètes|dépassée|dépassées|mauvaise|mauvaises|longue|longues|la plus longue|surchargée|surchargées|importante|importantes|fausse|fausses',
    even: 'paire|paires|pair|pairs',
    odd: 'impaire|impaires|impair|impairs',
    copy: 'la copie|le double|copie|doublon|duplicata',
    added: [
      phrases(
        'que|qu',
        'tu viens|je viens|vous venez|nous venons|on vient',
        'd|de',
        'ajouter|créer|insérer|rajouter',
      ),
      phrases(
        'que|qu',
        'tu as|j ai|vous avez|nous avons|on a',
        'juste|',
        'ajoutée|ajouté|ajoutées|créée|créé|créées|insérée|inséré|insérées',
      ),
      phrases('tout juste|nouvellement|', 'ajoutée|ajoutées|ajoutée en dernier'),
    ].join('|'),
    except:
      'sauf|excepté|à part|hormis|à l exception de|à l exception du|à l exception de la|en dehors de',
    only: 'seulement|uniquement|que|juste|mais seulement|mais uniquement|mais juste',
    others: 'autres|le reste|reste|restantes',
    last: 'dernière|dernier|dernières|derniers|finale|final|ultime|tout dernier|toute dernière',
    penultimate: 'avant dernière|avant dernier|pénultième|l avant dernière|l avant dernier',
    ordinalMark: 'e|er|ère|re|ème|ième|nd|nde|eme',
    numberSign: 'numéro|n°|nº|no|num|#|numéros|n',
    one: 'celle|celui|celles|ceux',
    another: 'une autre|un autre|encore une|encore un|une de plus|autre|encore|un de plus',
    the: 'la|le|les|l|ma|mon|mes|notre|nos|votre|vos|ton|ta|tes|sa|son|ses|leur|entière|entier',
    a: 'un|une|des|quelques|une nouvelle',
    of: 'de|du|des|d|de la|de l|concernant|pour',
    in: 'dans|sur|à|au|en|aux|chez',
    with: 'avec|et les points|et comme points|contenant|comprenant|qui contient|comportant|listant|incluant|avec les points|avec comme points|avec les points suivants|qui liste|qui ont|qui a|où il y a|qui contiennent|qui comportent|qui montrent',
    about:
      'sur|à propos de|à propos du|à propos des|au sujet de|au sujet du|au sujet des|concernant|portant sur|qui parle de|qui parle du|qui parle des|qui traite de|qui traite du|traitant de|consacrée à|consacrée aux|consacrée au|qui présente|qui explique|relative à|relative aux|sur le thème de|sur le thème|sur les|sur la|sur le|pour|à propos d|qui parle d|dédiée à|dédiée aux|expliquant|présentant|décrivant|qui décrit|parlant de',
    titled:
      'pour qu elles disent|afin qu elles disent|pour qu elle dise|intitulée|intitulé|appelée|appelé|nommée|nommé|avec le titre|avec pour titre|ayant pour titre|dont le titre est|titrée|avec comme titre|titre|au titre de|qui s appelle|qui s intitule|nommées|disant|qui dit|avec le texte|avec pour texte|libellé|libellée|avec la mention|avec le libellé|portant le titre',
    as: 'comme|sous forme de|sous forme d|en tant que|sous la forme de|au format|en format',
    by: 'par|avec|de|selon|en fonction de',
    fromOnwards: 'à partir de|à partir du|à partir de la',
    from: 'de|du|depuis|des|hors de',
    through: 'à|au|jusqu à|jusqu au|jusqu à la|-|–|—|~|...|…',
    and: 'et|&|ainsi que|plus|et aussi|+|puis aussi',
    afterwards:
      'puis|ensuite|et puis|après ça|après cela|enfin|et ensuite|finalement|également|par la suite|pour finir|et enfin|en plus|d abord|aussi|puis ensuite',
    or: 'ou|soit|peut être|ou bien',
    not: 'mais pas|et pas|ne|n|pas|sans|jamais|surtout pas|évite de|évitez de',
    please:
      's il te plaît|s il vous plaît|svp|stp|merci de|peux tu|pouvez vous|pourrais tu|pourriez vous|veuillez|est ce que tu peux|est ce que tu pourrais|est ce que vous pourriez|est ce que vous pouvez|bonjour|salut|j aimerais que tu|je voudrais que tu|je veux que tu|je souhaite|je voudrais que vous|je veux|je voudrais|j aimerais|il faudrait|il faut|on peut|peut on|pourrait on|nous devrions|maintenant|simplement|un peu|beaucoup|bien|encore|merci d avance|donc|alors|ok|d accord|s te plait|tu peux|tu pourrais|vous pouvez|vous pourriez|me|moi|nous|immédiatement|aimerais|ayez l obligeance de|auriez vous la gentillesse de|si possible|on devrait|directement|vite|juste|rapidement|tu|vous|merci bien|il faut que|faut|faudrait|mince|ah|du coup|au fait|il faudrait que|ça serait bien de|ce serait bien de|pouvez|peux|pourrais|pourriez|allez|vas y|pour l instant|pour le moment|pls|complètement|entièrement|tout à fait',
    shall:
      'doit|devrait|doit être|devrait être|doivent|devraient|doit dire|doit indiquer|devient|deviennent|devra|sera|doit devenir|doit s appeler|devrait s appeler|devrait dire',
    correction:
      'non|pardon|désolé|désolée|oups|je voulais dire|je veux dire|non attends|attends|non attendez|attendez',
    alike:
      'pareil pour|pareil sur|la même chose sur|la même chose pour|de même sur|idem pour|idem sur',
    greeting: 'bonjour|salut|bonsoir|cher|chère|chers|coucou',
    farewell:
      'merci|merci beaucoup|merci d avance|cordialement|bien cordialement|bien à vous|bien à toi|à bientôt|bises|salutations|meilleures salutations',
    because:
      'parce que|car|puisque|afin de|afin que|pour que|à cause de|vu que|parce qu|puisqu|elle est inutile|elle ne sert à rien',
    therefore: 'donc|du coup|c est pourquoi|alors',
    if: 'si|quand|lorsque|au cas où|à condition',
    is: 'est|sont|soit|était|être',
    say: 'dit|dire|disant|dise|indique|indiquant|indiquer|lise|affiche le texte',
    particle:
      'ensemble|entre elles|en deux|en deux diapositives|en deux parties|en une seule|en une seule diapositive|en une|en une diapositive|à la place|plutôt|l ordre de|l ordre des|les positions de|la position de|en deux diapos|en une seule diapo|format|forme|se|le contenu de|le contenu du|de la présentation|du diaporama|a|contenu|dedans|là|qu|l une avec l autre|également|de place|en place|dessus|en bas de page',
    question:
      'combien|quel est|quelle est|qui|pourquoi|où est|quelles diapositives|qu est ce que|y a t il|comment|quels sont',
    whatIs: 'que dit|que montre|que contient|qu y a t il|qu est ce qu il y a|qu est ce qui est',
    howMany: 'combien|combien de|combien y a t il de',
    whichSlides:
      'quelles diapositives|quelle diapositive|sur quelle diapositive|sur quelles diapositives|quelles diapos|quelle diapo|où est|où sont|y a t il des diapos|y a t il une diapo|y a t il des diapositives|est ce que des diapos|est ce qu il y a des diapos|sur quelle diapo|dans quelle diapo|dans quelle diapositive|c était quelle diapo|quelle était la diapo|quelle diapo était|où parle t on de|où parle t on|où est ce qu on parle de|où mentionne t on|où apparaît|sur quelle diapo apparaît|où était',
    more: 'plus',
    less: 'moins',
    each: 'chacune',
    afterIt: 'après ça|après cela|d après',
    unwanted:
      'on n a plus besoin de|nous n avons plus besoin de|je n ai plus besoin de|n est plus utile|ne sert plus|est inutile|est superflue|sont inutiles|peut partir|peuvent partir|peut sauter|peuvent sauter',
    own: 'ses|son|leurs|leur',
    times: 'fois',
    long: 'au total|en tout|au maximum|maximum|au plus',
    hide: 'masque|masquez|masquer|cache|cacher|cachez',
    idiom:
      'un jour|une fois|une fois de plus|une fois pour toutes|tout d un coup|un par un|une par une|à première vue|en premier lieu|la semaine dernière|semaine dernière|le mois dernier|mois dernier|l année dernière|année dernière|l an dernier|la semaine prochaine|semaine prochaine|le mois prochain|mois prochain|l année prochaine|année prochaine|prochaines étapes|une sur deux|une diapositive sur deux|une diapo sur deux|pas un|pas une',
    needsModel:
      'une question|plus drôle|drôle|plus convaincant|plus convaincante|plus professionnel|plus professionnelle|reformule|reformulez|reformuler|améliore|améliorez|améliorer|mieux|orthographe|grammaire|ton|blague|histoire|plus créatif|plus créative|plus percutant|plus percutante|plus attrayant|plus attrayante|poème|relis|relisez|recherche|plus formel|plus formelle|plus engageant|plus engageante|plus intéressant|plus intéressante|humour|accrocheur',
    detail:
      'échéance|date|date limite|statut|état|prix|numéro|numéro de téléphone|coût|montant|responsable',
    unsupported:
      'flèche|flèches|cercle|forme|formes|animez|transition|dessine|dessiner|voler|apparaître en fondu|fondu|animation|animations|anime|animer|transitions|vidéo|vidéos|musique|audio|son audio|mot de passe|filigrane|taille de police|gras|italique|souligne|plus grand|plus grande|plus petit|plus petite|e mail|email|courriel|imprime|imprimez|imprimer|logo|pied de page|commentaire|commentaires|numéros de page|hyperlien|calendrier|réunion|gif|emoji|emojis|clignoter|clignote|clignotant|clignotante|clignotement|bulle de bd|bulle de dialogue|phylactère|fondu enchaîné|musique de fond|musique d ambiance',
    formatPdf: 'pdf|fichier pdf|format pdf',
    formatPpt: 'powerpoint|pptx|ppt|fichier powerpoint|format powerpoint|power point',
    formatPng: 'png|images png|fichiers png|format png|jpg|fichiers image',
    formatLink: 'lien|lien de partage|lien partageable|url|lien public',
    share: 'partage|partagez|partager|publie|publiez|publier|transfère|transférez|invite|invitez',
    send: 'envoie|envoyez|envoyer|partage|partagez|partager|expédie|transmets',
    otherFormat:
      'word|fichier word|document word|fichier keynote|fichier excel|fichier texte|docx|doc|odp|keynote|google slides|google docs|xlsx|excel|epub|html|svg|markdown|latex',
    receive:
      'il me faut|il nous faut|j ai besoin d|j ai besoin de|je veux|je voudrais|j aimerais|donne moi|donnez moi|puis je avoir|je peux avoir',
    bold: 'gras|grasse|caractères gras|lettres grasses|graisse|graissez|graisser',
    italic: 'italique|italiques',
    underline: 'souligne|soulignez|souligner|soulignée|soulignés|soulignement',
    strike: 'barré|barrée|barrer|barrez|raye|rayer|rayez|rayée|biffe|biffer|texte barré',
    plain:
      'sans gras|sans italique|non gras|plus en gras|plus en italique|sans mise en forme|en texte normal|sans style',
    larger:
      'plus grand|plus grande|plus grands|plus grandes|plus gros|plus grosse|plus gros caractères|agrandis|agrandissez|agrandir|grossis|grossir|augmente la taille de|plus grand d un cran|plus grands d un cran|plus grande d un cran|plus gros d un cran|d un cran plus grand',
    smaller:
      'plus petit|plus petite|plus petits|plus petites|rapetisse|rapetissez|rapetisser|diminue la taille de|réduis la taille de|plus petit d un cran|plus petits d un cran|plus petite d un cran|d un cran plus petit',
    size: 'taille|tailles|cran|crans|niveau',
    alignStart:
      'aligné à gauche|alignée à gauche|alignés à gauche|aligner à gauche|alignez à gauche|ferré à gauche|cale à gauche',
    alignCenter: 'centre|centré|centrez|centrer|centrée|centrés|centrées',
    alignEnd:
      'aligné à droite|alignée à droite|alignés à droite|aligner à droite|alignez à droite|ferré à droite|cale à droite',
    link: 'lien|liens|lie|liez|lier|hyperlien|relie|reliez|relier|lien hypertexte',
    upperCase:
      'majuscules|majuscule|capitales|lettres capitales|tout en majuscules|lettres majuscules',
    lowerCase: 'minuscules|minuscule|bas de casse|tout en minuscules|lettres minuscules',
    titleCase:
      'majuscules initiales|capitales initiales|majuscule à chaque mot|initiales majuscules',
    highlight:
      'surligne|surlignez|surligner|mets en évidence|mettez en évidence|mettre en évidence|mets en avant|mettez en avant|mets en valeur|mettez en valeur|mettre en valeur|mettre en avant|marquez|accentue|accentuez',
    sort: 'trie|triez|trier|trions|tri|classe|classez|classer|ordonne|ordonnez|ordonner|range|rangez|ranger',
    alphabetical:
      'alphabétique|alphabétiquement|ordre alphabétique|par ordre alphabétique|de a à z|par nom',
    ascending:
      'croissant|croissante|ordre croissant|par ordre croissant|du plus petit au plus grand|du plus ancien au plus récent|le plus petit d abord|le plus ancien d abord|les plus anciens d abord|les plus petits d abord|la plus petite d abord|le plus petit en premier|la plus petite en premier|les plus petits en premier|plus petit en premier|la plus basse en premier|le plus bas en premier|croissants|croissantes|plus petits d abord|valeur la plus petite d abord',
    descending:
      'décroissant|décroissante|ordre décroissant|par ordre décroissant|du plus grand au plus petit|du plus récent au plus ancien|le plus grand d abord|la plus grande d abord|les plus grands d abord|le plus récent d abord|les plus récents d abord|le plus élevé d abord|le plus grand en premier|la plus grande en premier|les plus grands en premier|plus grand en premier|le plus haut en premier|décroissants|décroissantes|plus grands d abord|valeur la plus grande d abord',
    wider:
      'deux fois plus large|beaucoup plus large|plus large|plus larges|élargis|élargissez|élargir',
    narrower:
      'deux fois moins large|beaucoup plus étroite|plus étroit|plus étroite|plus étroits|rétrécis|rétrécissez|rétrécir|moins large',
    respectively: 'respectivement|dans cet ordre|même ordre|dans le même ordre',
    unit: 'unité|unités|exprimé en',
    compares: 'qui compare|comparant|pour comparer|compare|comparatif entre|comparaison entre',
    needs:
      'a besoin de|a besoin d|ont besoin de|nécessite|il manque|il faut|reçoit|reçoivent|prend la note|doit avoir|doivent avoir',
    total:
      'total|totaux|somme|ligne de total|ligne total|ligne de totaux|ligne avec le total|ligne des totaux',
    staysSo:
      'le total reste|total inchangé|le total ne change pas|le reste ne bouge pas|ne touche pas au reste|ne touchez pas au reste|le reste sans changement|laisse le reste|sans toucher au reste',
    stays: 'reste|restent|restera|resteront|demeure',
    caption:
      'légende|légendes|légende sous le graphique|légende du graphique|légende sous le tableau|ligne sous le graphique',
    eyebrow:
      'surtitre|surtitres|ligne au dessus du titre|sur titre|sur titres|lignes au dessus du titre|chapeau|accroche au dessus du titre',
    left: 'tout à gauche|gauche',
    right: 'tout à droite|droite',
    side: 'côté|côtés|volet|volets|moitié|moitiés',
    series: 'série|séries|série de données|séries de données',
    category: 'catégorie|catégories|barre|barres|tranche|tranches|colonne du graphique',
    list: 'liste|listes',
    attribution: 'auteur de la citation|auteur|autrice|auteure|nom sous la citation',
    withText: 'avec le texte|avec pour texte',
    label: 'libellé|libellés|étiquette|intitulé|légende',
    date: 'date|dates|heure',
    above: 'au dessus|au dessus du|au dessus de|au dessus des',
    prepend: 'préfixe|préfixer',
    sentence: 'phrase|phrases',
    out: 'dehors|hors de|hors du|hors|de côté',
    append: 'ajoute à la suite|ajouter à la suite',
    dark: 'sombre|foncé|plus sombre|foncée|mode sombre|plus foncé',
    light: 'clair|claire|pastel|lumineux|mode clair',
  },
  colors: colorsOf('fr'),
  numbers:
    'un/une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept|dix huit|dix neuf|vingt',
  ordinals:
    'première/premier/premières/premiers|deuxième/second/seconde/deuxièmes|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|onzième|douzième|treizième|quatorzième|quinzième|seizième|dix septième|dix huitième|dix neuvième|vingtième',
  clitics: { it: '-la|-le|-lui', them: '-les' },
}
