import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from './sample-deck.ts'

describe('an instruction that answers itself with a no', () => {
  it.each([
    'Delete slide 4? No.',
    'Delete slide 4? No, leave it.',
    'delete slide 4. no',
    'Should slide 4 be deleted? No, never mind.',
    'Folie 4 löschen? Nein.',
    'Supprimer la diapo 4 ? Non.',
    '¿Borrar la diapositiva 4? No.',
    'Elimina la slide 4? No.',
    'Apagar o slide 4? Não.',
    'Dia 4 verwijderen? Nee.',
    'Usunąć slajd 4? Nie.',
    'Удалить слайд 4? Нет.',
    'スライド4を削除？いいえ',
    '删除第4页？不。',
  ])('takes nothing away: %s', (words) => {
    expect(inShort(interpretSample(words)).join()).not.toContain('delete_')
  })

  it.each([
    'Delete slide 4?',
    'Delete slide 4, please.',
    'No, delete slide 4.',
  ])('is none without it: %s', (words) => {
    expect(inShort(interpretSample(words)).join()).toContain('delete_slide slideId=slide-4')
  })
})
