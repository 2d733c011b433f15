import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from './sample-deck.ts'

/** Slide 4, the prices, was changed last. */
const wordings: [instruction: string, steps: string[]][] = [
  ['Delete slide 3', ['delete_slide slideId=slide-3']],
  [
    'Please get rid of the last two slides',
    ['delete_slide slideId=slide-9', 'delete_slide slideId=slide-10'],
  ],
  [
    'Can you remove slides 2, 4 and 6?',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-6',
    ],
  ],
  [
    'Drop slides 5-7',
    [
      'delete_slide slideId=slide-5',
      'delete_slide slideId=slide-6',
      'delete_slide slideId=slide-7',
    ],
  ],
  ['Delete the slide about risks', ['delete_slide slideId=slide-9']],
  ['Delete the slide after the agenda', ['delete_slide slideId=slide-3']],
  [
    'Delete everything except the first slide',
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
  [
    'Delete slide 99',
    ['clarify There is no slide 99: this presentation has 10 slides. Which slide do you mean?'],
  ],
  ['Delete a slide', ['clarify Which slide shall be deleted?']],
  ["Don't delete slide 3", ['decline nothing_to_do']],
  ['Remove the chart', ['delete_block slideId=slide-5 blockId=chart']],
  ['Move slide 5 to the beginning', ['move_slide slideId=slide-5 position=0']],
  ['Move the pricing slide to the end', ['move_slide slideId=slide-4 position=9']],
  ['Put slide 8 before slide 3', ['move_slide slideId=slide-8 position=2']],
  ['Move slide 4 up two places', ['move_slide slideId=slide-4 position=1']],
  ['Move slide 3 to position 7', ['move_slide slideId=slide-3 position=6']],
  ['Move it to the front', ['move_slide slideId=slide-4 position=0']],
  ['Swap slides 2 and 5', ['swap_slides slideIds=["slide-2","slide-5"]']],
  ['Swap the pricing slide with the risks slide', ['swap_slides slideIds=["slide-4","slide-9"]']],
  ['Duplicate slide 6', ['duplicate_slide slideId=slide-6 newSlideId=new-1']],
  [
    'Make a copy of slide 6 and move it to the end',
    ['duplicate_slide slideId=slide-6 newSlideId=new-1', 'move_slide slideId=new-1 position=10'],
  ],
  ['Merge slides 3 and 4', ['merge_slides slideIds=["slide-3","slide-4"]']],
  ['Split slide 3', ['split_slide slideId=slide-3 newSlideId=new-1']],
  ['Add a slide about hiring after slide 4', ['add_slide position=4 topic=hiring']],
  ['Add a slide titled "Team" at the end', ['add_slide position=10 title=Team']],
  ['Insert a closing slide', ['add_slide layout=closing']],
  ['Add an agenda', ['add_slide layout=agenda']],
  [
    'Add two slides about costs and partners',
    ['add_slide topic=costs', 'add_slide topic=partners'],
  ],
  ['Add a section "Numbers" before slide 5', ['add_slide position=4 layout=section title=Numbers']],
  [
    'Create a slide titled "Team" with points "Ann", "Bob" and "Cy"',
    ['add_slide title=Team points=["Ann","Bob","Cy"]'],
  ],
  ['Rename slide 4 to "Our prices"', ['set_slide_title slideId=slide-4 title=Our prices']],
  [
    'Change the title of the pricing slide to Prices in 2026',
    ['set_slide_title slideId=slide-4 title=Prices in 2026'],
  ],
  ['Call the presentation "Harbour plan"', ['set_title title=Harbour plan']],
  ['Make slide 3 shorter', ['rewrite_slide slideId=slide-3 style=shorter']],
  [
    'Make slide 3 shorter and slide 4 longer',
    ['rewrite_slide slideId=slide-3 style=shorter', 'rewrite_slide slideId=slide-4 style=longer'],
  ],
  [
    'Simplify everything',
    [
      'rewrite_slide slideId=slide-3 style=simpler',
      'rewrite_slide slideId=slide-4 style=simpler',
      'rewrite_slide slideId=slide-5 style=simpler',
      'rewrite_slide slideId=slide-6 style=simpler',
      'rewrite_slide slideId=slide-7 style=simpler',
      'rewrite_slide slideId=slide-9 style=simpler',
    ],
  ],
  ['Expand on the market overview', ['rewrite_slide slideId=slide-3 style=longer']],
  ['Turn slide 3 into a table', ['convert_slide slideId=slide-3 to=table']],
  ['Show slide 4 as a timeline', ['convert_slide slideId=slide-4 to=timeline']],
  [
    'Turn the chart into a pie chart',
    ['set_chart_type slideId=slide-5 blockId=chart chartType=pie'],
  ],
  ['Make slide 7 bullets', ['convert_slide slideId=slide-7 to=bullets']],
  ['Put slide 3 in two columns', ['convert_slide slideId=slide-3 to=comparison']],
  ['Use the Kiln theme', ['set_theme themeId=kiln']],
  ['Switch to Observatory', ['set_theme themeId=observatory']],
  ['Use the Foobar theme', ['clarify There is no theme “Foobar”. Which theme shall be used?']],
  ['Make the background dark blue', ['set_color role=background color=#1E3A8A']],
  ['Change the accent color to red', ['set_color role=accent color=#DC2626']],
  ['Replace "Acme" with "Globex"', ['replace_text find=Acme replace=Globex']],
  [
    "Replace 'ent' with 'ant' on slide 3, then make it shorter",
    [
      'replace_text find=ent replace=ant slideIds=["slide-3"] wholeWords=false',
      'rewrite_slide slideId=slide-3 style=shorter',
    ],
  ],
  ['Change Acme to Globex everywhere', ['replace_text find=Acme replace=Globex']],
  ['Add notes to slide 3', ['write_notes slideId=slide-3']],
  ['Set the notes of slide 3 to "Speak slowly"', ['set_notes slideId=slide-3 notes=Speak slowly']],
  ['Remove all speaker notes', ['clarify Shall the notes of all 2 slides go?']],
  ['Translate the deck into French', ['translate language=fr']],
  ['Translate slide 3 to German', ['translate language=de slideId=slide-3']],
  ['Undo that', ['undo count=1']],
  ['Undo the last 3 changes', ['undo count=3']],
  ['Go back to version 2', ['restore_revision revision=2']],
  ['Export as PDF and PowerPoint', ['export formats=["pdf","ppt"]']],
  [
    'Delete slide 3, then move slide 5 to the end',
    ['delete_slide slideId=slide-3', 'move_slide slideId=slide-5 position=8'],
  ],
  [
    'Delete slide 2 and rename slide 4 to "Costs"',
    ['delete_slide slideId=slide-2', 'set_slide_title slideId=slide-4 title=Costs'],
  ],
  ['Make it funnier', ['decline needs_model']],
  ["What's the weather?", ['decline unsupported']],
  ['Add an animation to slide 3', ['decline unsupported']],
  ['Add a picture of a harbour to slide 3', ['add_picture slideId=slide-3 subject=a harbour']],
]

describe('instructions in English', () => {
  it.each(wordings)('%s', (instruction, steps) => {
    expect(inShort(interpretSample(instruction, { lastChangedSlideIds: ['slide-4'] }))).toEqual(
      steps,
    )
  })
})
