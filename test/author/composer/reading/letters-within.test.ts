import { describe, expect, test } from 'vitest'
import { blockOutline, leftOutOf } from '../../../support/block-outline.ts'

const notes =
  'Water\n\nOn Thursday we have to agree what we tell the members.\n\nValues for the discussion:\nbalance in current account 3,912.40\nmeters, 4 x 310 fitted\nmembers 78 (waiting list 33)\nlast rent rise: 2018 (from 41)\n\n'
const letter =
  'DRAFT letter to members – please scribble!\n\nDear plot holder,\n\nThe leak will cost us about £4,500, which we propose to pay from savings.\n\nYours\n[names]\n\n'

describe('a letter that a document holds', () => {
  test('stands under the line that says which it is, and no heading of before', () => {
    expect(
      blockOutline(`${notes}${letter}The Brook side pipe: ask old Mr Tennant before Thursday.`),
    ).toEqual([
      'heading 1: Water',
      'paragraph: On Thursday we have to agree what we tell the members.',
      'heading 2: Values for the discussion',
      'list: balance in current account 3,912.40 / meters, 4 x 310 fitted / members 78 (waiting list 33) / last rent rise: 2018 (from 41)',
      'heading 2: DRAFT letter to members – please scribble!',
      'paragraph: The leak will cost us about £4,500, which we propose to pay from savings.',
      'heading 2: ',
      'paragraph: The Brook side pipe: ask old Mr Tennant before Thursday.',
    ])
  })

  test('greets and closes with what is left out', () => {
    expect(leftOutOf(`${notes}${letter}The Brook side pipe: ask Mr Tennant.`)).toEqual([
      'Dear plot holder,',
      'Yours',
      '[names]',
    ])
  })

  test('needs no end where it is said to be a draft', () => {
    const text =
      'Comedor\n\nEl jueves se decide el cambio de proveedor, y antes se prueba todo.\n\nBorrador de la carta\n\nQueridas familias:\n\nDesde septiembre cambiaremos de proveedor.'
    expect(blockOutline(text)).toContain('heading 2: Borrador de la carta')
    expect(leftOutOf(text)).toEqual(['Queridas familias:'])
  })

  test('is called without what its readers are asked, and says once that it is a draft', () => {
    const text = `${notes}DRAFT - DRAFT - to all clinics, for signature by me - comments please!!\n\nDear colleagues,\n\nIn May five of our clinics lost vaccine.`
    expect(blockOutline(text)).toContain('heading 2: DRAFT - to all clinics, for signature by me')
    expect(leftOutOf(text)).toContain('comments please!!')
  })

  test('ends at two blank lines where a draft has no closing words', () => {
    const text = `${notes}DRAFT to all clinics\n\nDear colleagues,\n\nIn May five of our clinics lost vaccine.\n\nThank you for your work.\n\n\nThe board meets on 18 June and has asked for ten minutes on this.`
    expect(blockOutline(text).slice(-2)).toEqual([
      'heading 2: ',
      'paragraph: The board meets on 18 June and has asked for ten minutes on this.',
    ])
  })
})

describe('a heading in force', () => {
  test('has what it is about below the line that says which it is', () => {
    const text = `${notes}DRAFT, not to go out before the 10th!!\n\nSubject: We are moving (probably)\n\nDear all,\n\nOur lease runs out at the end of November.`
    expect(blockOutline(text).slice(-3)).toEqual([
      'heading 2: DRAFT, not to go out before the 10th!!',
      'heading 3: We are moving (probably)',
      'paragraph: Our lease runs out at the end of November.',
    ])
  })

  test('ends at a line that is drawn between two parts', () => {
    expect(
      blockOutline(
        'Harbour\n\nCosts\n\nThe lamps cost 5,600 pounds and the poles cost 8,200.\n\n---\n\nThe boathouse is open to all members from Monday on.',
      ),
    ).toEqual([
      'heading 1: Harbour',
      'heading 2: Costs',
      'paragraph: The lamps cost 5,600 pounds and the poles cost 8,200.',
      'heading 2: ',
      'paragraph: The boathouse is open to all members from Monday on.',
    ])
  })

  test('ends with the forwarded mail that it leads to', () => {
    const text =
      'Water\n\nThe leak is fixed, and the company will forgive some of the bill if we fit meters by the end of September.\n\nForwarded from the company:\n\n---------- Forwarded message ---------\nFrom: Wexmere Water <a@wexmere.example>\nDate: Fri, 2 May 2025\nSubject: Allowance\n\nWe offer an allowance of 60% of the excess.\n---------- end ----------\n\nDerek walked the pipe with the wheel and found six taps.'
    expect(blockOutline(text).slice(-4)).toEqual([
      'heading 4: Allowance',
      'paragraph: We offer an allowance of 60% of the excess.',
      'heading 2: ',
      'paragraph: Derek walked the pipe with the wheel and found six taps.',
    ])
  })
})

test('a forwarded mail ends with who signs it', () => {
  const text =
    'El precio se mantiene hasta diciembre, según nos dicen.\n\n-------- Mensaje reenviado --------\nDe: Marta Soler <marta@comedor.example>\nFecha: 3 de marzo de 2025\nAsunto: Pruebas\n\nHola:\n\nEl yogur gustó mucho, el queso menos.\n\nUn saludo\nMarta\n\nEl jueves decidimos entre los dos proveedores.'
  expect(blockOutline(text)).toEqual([
    'paragraph: El precio se mantiene hasta diciembre, según nos dicen.',
    'heading 2: Marta Soler, 3 de marzo de 2025',
    'heading 3: Pruebas',
    'paragraph: El yogur gustó mucho, el queso menos.',
    'heading 2: ',
    'paragraph: El jueves decidimos entre los dos proveedores.',
  ])
})
