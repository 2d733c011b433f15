import { describe, expect, test } from 'vitest'
import { pointsBack } from '../../../../src/author/composer/language/pointers-back.ts'
import { languageNames, languageTag } from '../../../../src/author/languages.ts'

describe('a sentence that points back', () => {
  test.each([
    ['en', 'It applies to everyone with a contract.'],
    ['en', 'In that case the deposit is kept.'],
    ['en', 'One of them was rejected.'],
    ['en', 'Otherwise the licence ends in May.'],
    ['de', 'Das hat der Betriebsrat verlangt.'],
    ['de', 'Deshalb fährt nach 22 Uhr kein Bus mehr.'],
    ['fr', 'Celui-ci ouvre en mai.'],
    ['fr', 'C’était le plus ancien pont.'],
    ['es', 'Dicho plazo termina en mayo.'],
    ['pt-BR', 'Isso vale para todas as lojas.'],
    ['it', 'Per questo la strada resta chiusa.'],
    ['ru', 'Кроме того, город купит автобусы.'],
    ['tr', 'Bunun maliyeti 40 bin liradır.'],
    ['hi', 'इसके अलावा 12 टंकियाँ बनेंगी।'],
    ['ja', '同社は5月に工場を閉じる。'],
    ['zh-Hans', '其面积为620平方米。'],
    ['zh-Hant', '這是第一次。'],
    ['ko', '이를 위해 버스를 늘린다.'],
    ['pl', 'Dlatego most zamknięto.'],
    ['hr', 'Zato je most zatvoren.'],
    ['vi', 'Điều này làm giảm chi phí.'],
    ['en', 'Until then the rent is lower.'],
    ['de', 'Bis dahin ist die Miete niedriger.'],
    ['fr', 'D’ici là, le loyer est réduit.'],
    ['es', 'Hasta entonces se paga menos.'],
    ['ru', 'До тех пор аренда ниже.'],
    ['pl', 'Do tego czasu czynsz jest niższy.'],
    ['ko', '그때까지 임대료는 낮다.'],
  ])('%s: %s', (language, text) => {
    expect(pointsBack(text, language)).toBe(true)
  })
})

describe('a sentence that only sounds so', () => {
  test.each([
    ['en', 'There is a fee of £30.'],
    ['en', 'Both the library and the museum stay open.'],
    ['en', 'One ticket costs £4.'],
    ['en', 'This year the club planted 40 trees.'],
    ['en', 'Those who pay in May get a discount.'],
    ['de', 'Das neue Werk steht in Graz.'],
    ['de', 'Die Fähre legt um 8 Uhr ab.'],
    ['de', 'Es gibt drei Preise.'],
    ['fr', 'Il faut réserver avant mai.'],
    ['fr', 'Cette année le pont ouvre en mai.'],
    ['es', 'El puente abre en mayo.'],
    ['it', 'La strada resta chiusa.'],
    ['ru', 'Тот, кто платит в мае, получает скидку.'],
    ['tr', 'Bu yıl üç okul açılacak.'],
    ['ja', 'これから三つの工場を閉じる。'],
    ['zh-Hans', '其他部门五月搬迁。'],
    ['ko', '이용자는 300명이다.'],
    ['unknown', 'It is so.'],
  ])('%s: %s', (language, text) => {
    expect(pointsBack(text, language)).toBe(false)
  })
})

test('every language of the contract has its words', () => {
  const pointers =
    'this|dies|cela|eso|questo|isso|dit|to|это|これ|이것|它|यह|detta|dette|tämä|αυτό|bu|ez|acesta|това|це|điều này|สิ่งนี้|hal ini|ovo|kjo|tai|ова'
  const without = languageNames.filter(
    (name) => !pointers.split('|').some((word) => pointsBack(`${word} x`, languageTag(name))),
  )
  expect(without).toEqual([])
})
