import { describeWordings, type Wordings } from './describe-wordings.ts'
import { deckIn } from './language-deck.ts'

/** A deck in French; slide 4, the prices, was changed last. */
const deck = deckIn('fr', [
  'Café du port',
  'Sommaire',
  'Marché',
  'Tarifs',
  'Chiffre d’affaires',
  'Fournisseurs',
  'Ouverture',
  'Le lieu',
  'Risques',
  'Merci',
])

const wordings: Wordings = [
  [
    'Supprime les diapositives de la 5 à la 7',
    [
      'delete_slide slideId=slide-5',
      'delete_slide slideId=slide-6',
      'delete_slide slideId=slide-7',
    ],
  ],
  ['Supprime la diapositive 3', ['delete_slide slideId=slide-3']],
  ["Supprimez la troisième diapo s'il vous plaît", ['delete_slide slideId=slide-3']],
  [
    'Peux-tu supprimer les deux dernières diapositives ?',
    ['delete_slide slideId=slide-9', 'delete_slide slideId=slide-10'],
  ],
  [
    'Enlève les diapos 2 à 4',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
    ],
  ],
  [
    'Retire les diapositives 3, 5 et 7',
    [
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-5',
      'delete_slide slideId=slide-7',
    ],
  ],
  ['Déplace la diapositive 5 au début', ['move_slide slideId=slide-5 position=0']],
  ['Déplacez la diapo 3 à la fin', ['move_slide slideId=slide-3 position=9']],
  ['Mets la diapo 5 après la diapo 2', ['move_slide slideId=slide-5 position=2']],
  ['Place la dernière diapositive en position 3', ['move_slide slideId=slide-10 position=2']],
  ['Déplace-la à la fin', ['move_slide slideId=slide-4 position=9']],
  ['Remonte la diapo 5 de deux positions', ['move_slide slideId=slide-5 position=2']],
  [
    'Ajoute une diapositive sur le marketing après la diapositive 3',
    ['add_slide position=3 topic=marketing'],
  ],
  ['Ajoute une diapo à la fin intitulée « Équipe »', ['add_slide position=10 title=Équipe']],
  ['Insère une nouvelle diapositive à propos du recrutement', ['add_slide topic=recrutement']],
  ['Ajoute un sommaire', ['add_slide layout=agenda']],
  ['Ajoute une diapositive de clôture', ['add_slide layout=closing']],
  [
    'Ajoute une section « Chiffres » avant la diapo 4',
    ['add_slide position=3 layout=section title=Chiffres'],
  ],
  [
    'Ajoute une diapo « Équipe » avec les points « Anne », « Benoît » et « Chloé »',
    ['add_slide title=Équipe points=["Anne","Benoît","Chloé"]'],
  ],
  ['Échange les diapositives 2 et 5', ['swap_slides slideIds=["slide-2","slide-5"]']],
  ['Intervertis la diapo 3 et la diapo 4', ['swap_slides slideIds=["slide-3","slide-4"]']],
  ['Duplique la diapositive 4', ['duplicate_slide slideId=slide-4 newSlideId=new-1']],
  ['Fusionne les diapositives 3 et 4', ['merge_slides slideIds=["slide-3","slide-4"]']],
  ['Divise la diapositive 3 en deux', ['split_slide slideId=slide-3 newSlideId=new-1']],
  ['Renomme la diapositive 4 en « Nos prix »', ['set_slide_title slideId=slide-4 title=Nos prix']],
  [
    'Change le titre de la diapo 4 en « Nos prix »',
    ['set_slide_title slideId=slide-4 title=Nos prix'],
  ],
  ['Change le titre de la présentation en « Café bleu »', ['set_title title=Café bleu']],
  ['Intitule la diapo 4 Nos tarifs', ['set_slide_title slideId=slide-4 title=Nos tarifs']],
  ['Rends la diapositive 3 plus courte', ['rewrite_slide slideId=slide-3 style=shorter']],
  [
    'Raccourcis la diapositive 3 et développe la 4',
    ['rewrite_slide slideId=slide-3 style=shorter', 'rewrite_slide slideId=slide-4 style=longer'],
  ],
  ['Simplifie le texte de la diapo 3', ['rewrite_slide slideId=slide-3 style=simpler']],
  ['Transforme la diapositive 3 en tableau', ['convert_slide slideId=slide-3 to=table']],
  ['Transforme-la en chronologie', ['convert_slide slideId=slide-4 to=timeline']],
  ['Affiche la diapositive 4 en deux colonnes', ['convert_slide slideId=slide-4 to=comparison']],
  ['Convertis la diapo 3 en étapes', ['convert_slide slideId=slide-3 to=steps']],
  [
    'Change le graphique en camembert',
    ['set_chart_type slideId=slide-5 blockId=chart chartType=pie'],
  ],
  ['Présente la diapo 7 sous forme de liste à puces', ['convert_slide slideId=slide-7 to=bullets']],
  ['Utilise le thème Kiln', ['set_theme themeId=kiln']],
  ['Applique le thème Foobar', ['clarify There is no theme “Foobar”. Which theme shall be used?']],
  ['Mets le fond en bleu foncé', ['set_color role=background color=#1E3A8A']],
  ["Change la couleur d'accent en rouge", ['set_color role=accent color=#DC2626']],
  ['Remplace « Acme » par « Globex » partout', ['replace_text find=Acme replace=Globex']],
  ['Remplace Acme par Globex', ['replace_text find=Acme replace=Globex']],
  [
    'Remplace « Acme » par « Globex » sur la diapositive 3',
    ['replace_text find=Acme replace=Globex slideIds=["slide-3"]'],
  ],
  ['Ajoute des notes à la diapositive 3', ['write_notes slideId=slide-3']],
  ['Écris des notes pour la diapo 3', ['write_notes slideId=slide-3']],
  ['Supprime les notes de la diapo 4', ['set_notes slideId=slide-4 notes=null']],
  ['Supprime toutes les notes', ['clarify Shall the notes of all 2 slides go?']],
  [
    'Mets « Parler lentement » dans les notes de la diapo 3',
    ['set_notes slideId=slide-3 notes=Parler lentement'],
  ],
  ['Traduis la présentation en anglais', ['translate language=en-US']],
  ['Traduis la diapo 3 en allemand', ['translate language=de slideId=slide-3']],
  ['Annule la dernière modification', ['undo count=1']],
  ['Annule', ['undo count=1']],
  ['Reviens à la version 2', ['restore_revision revision=2']],
  ['Exporte en PDF', ['export formats=["pdf"]']],
  ['Télécharge la présentation au format PowerPoint', ['export formats=["ppt"]']],
  ['Supprime le graphique', ['delete_block slideId=slide-5 blockId=chart']],
  [
    'Supprime la diapositive 42',
    ['clarify There is no slide 42: this presentation has 10 slides. Which slide do you mean?'],
  ],
  [
    'Supprime la diapo 3 puis déplace la diapo 5 à la fin',
    ['delete_slide slideId=slide-3', 'move_slide slideId=slide-5 position=8'],
  ],
  ['Ne supprime pas la diapo 3', ['decline nothing_to_do']],
  ['Supprime la diapositive suivante', ['delete_slide slideId=slide-5']],
  ['Supprime cette diapo', ['delete_slide slideId=slide-4']],
  ['Rends-la plus drôle', ['decline needs_model']],
  ['Supprime une diapo', ['clarify Which slide do you mean?']],
  ['Supprime la diapositive de fin', ['delete_slide slideId=slide-10']],
  [
    'Duplique la diapositive 2 et mets la copie à la fin',
    ['duplicate_slide slideId=slide-2 newSlideId=new-1', 'move_slide slideId=new-1 position=10'],
  ],
  [
    'Supprime tout sauf la diapo 1',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-5',
      'delete_slide slideId=slide-6',
      'delete_slide slideId=slide-7',
      'delete_slide slideId=slide-8',
      'delete_slide slideId=slide-9',
      'delete_slide slideId=slide-10',
    ],
  ],
  ["J'aimerais que tu mettes la diapo 3 en premier", ['move_slide slideId=slide-3 position=0']],
  [
    'Il faudrait une diapositive sur le budget juste après le sommaire',
    ['add_slide position=2 topic=budget'],
  ],
  ['Change le titre de la présentation : Café du port 2026', ['set_title title=Café du port 2026']],
  ['Ajoute une diapo récapitulative à la fin', ['add_slide position=10 layout=recap']],
]

/** Wordings that name a slide by what it says. */
const byContent: Wordings = [
  ['Supprime la diapo sur les risques', ['delete_slide slideId=slide-9']],
]

describeWordings('French', deck, { wordings, byContent })
