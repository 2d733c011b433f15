import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

describe('notes that are taken away', () => {
  it.each([
    'Delete slide 9 and its notes',
    'Delete slide 9 with its notes',
    'Delete slide 9 and all its notes',
    'Remove the risks slide together with its notes',
    'Lösche Folie 9 und ihre Notizen',
    'Supprime la diapo 9 et ses notes',
  ])('“%s”: they go with their slide', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['delete_slide slideId=slide-9'])
  })

  it('are not those of other slides than the ones that were said', () => {
    expect(inShort(interpretSample('delete all slides without notes'))).toEqual([
      'decline not_understood',
    ])
  })

  it.each([
    ['Delete all the notes', ['slide-4']],
    ['Lösche alle Notizen', ['slide-4']],
  ])('“%s”: of chosen slides, unless more is said', (instruction, slides) => {
    expect(
      inShort(interpretSample(instruction, { selectedSlideIds: ['slide-4', 'slide-5'] })),
    ).toEqual(slides.map((id) => `set_notes slideId=${id} notes=null`))
  })

  it('are those of another slide, when that is said', () => {
    expect(inShort(interpretSample('Delete slide 6 and the notes of slide 4'))).toEqual([
      'delete_slide slideId=slide-6',
      'set_notes slideId=slide-4 notes=null',
    ])
  })
})

describe('notes that are dictated behind a colon', () => {
  const said = 'Riders are happy. They ask for more lanes. Delete the old signs.'

  it.each([
    [`Add notes to slide 2: ${said}`, said],
    [`Notes for slide 2: ${said}`, said],
    ['Note for slide 2: Make a point of thanking Ana', 'Make a point of thanking Ana'],
    ['Note for slide 2: Move to the next point quickly', 'Move to the next point quickly'],
    ['Set the notes of slide 2 to: Riders. Delete slide 3.', 'Riders. Delete slide 3.'],
    ['Füge Notizen zu Folie 2 hinzu: Gut. Lösche Folie 3.', 'Gut. Lösche Folie 3.'],
    ['给第2页添加备注：很好。删除第3页。', '很好。删除第3页。'],
    ['スライド2にノートを追加：よい。スライド3を削除して。', 'よい。スライド3を削除して。'],
  ])('“%s” says nothing else', (instruction, notes) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      `set_notes slideId=slide-2 notes=${notes}`,
    ])
  })

  it('end where a new line begins those of another slide', () => {
    expect(
      inShort(interpretSample('Notes for slide 2: One.\nTwo.\nNotes for slide 3: Three.')),
    ).toEqual([
      'set_notes slideId=slide-2 notes=One.\nTwo.',
      'set_notes slideId=slide-3 notes=Three.',
    ])
  })

  it('may be as long as an instruction', () => {
    const text = 'Riders ask for more lanes. '.repeat(350).trim()
    expect(inShort(interpretSample(`Add notes to slide 2: ${text}`))).toEqual([
      `set_notes slideId=slide-2 notes=${text}`,
    ])
  })

  it('are not what a colon introduces elsewhere', () => {
    expect(inShort(interpretSample('Rename slide 2 to Notes: pitch. Delete slide 3.'))).toEqual([
      'set_slide_title slideId=slide-2 title=Notes: pitch',
      'delete_slide slideId=slide-3',
    ])
  })
})

describe('notes that are replaced', () => {
  it.each([
    'Change the notes of slide 3 so that they read "Speak slowly"',
    'Replace the speaker notes on 3 with this: Speak slowly',
    'Ändere die Notizen von Folie 3, sodass dort steht: „Speak slowly“',
    'Notatki na slajdzie 3 zastąp tekstem: Speak slowly',
  ])('“%s”', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'set_notes slideId=slide-3 notes=Speak slowly',
    ])
  })

  it.each([
    'Change the notes of slide 3 to something friendlier',
    'Delete the slides with this: Speak slowly',
  ])('“%s” gives no words for them', (instruction) => {
    const steps = inShort(interpretSample(instruction))
    expect(steps.filter((step) => /^(?:set_notes|delete)/.test(step))).toEqual([])
  })

  it.each([
    'Remove the notes from every slide, this goes to print',
    'Please delete the notes of slide 9, they are old',
  ])('“%s” leaves the slides', (instruction) => {
    const steps = inShort(interpretSample(instruction))
    expect(steps.filter((step) => !/^(?:set_notes|decline|clarify)/.test(step))).toEqual([])
  })
})

describe('notes that stay', () => {
  it.each([
    'the notes stay as they are',
    'notes remain unchanged',
    'die Notizen bleiben',
    '备注保留',
  ])('get no words of the wish: %s', (instruction) => {
    const outcome = interpretSample(instruction, { selectedSlideIds: ['slide-9'] })
    expect(inShort(outcome)).toEqual(['decline not_understood'])
  })

  it('are replaced by words after a colon', () => {
    const outcome = interpretSample('notes: stay calm', { selectedSlideIds: ['slide-9'] })
    expect(inShort(outcome)).toEqual(['set_notes slideId=slide-9 notes=stay calm'])
  })
})
