import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { wordCount } from './script.ts'
import { wordSource } from './word-pattern.ts'

/** How lines begin that only say who took the pictures of a text, in all languages. */
const words =
  'photo credit|photo credits|image credit|image credits|bildnachweis|fotonachweis|bildrechte|foto des autors|foto der autorin|fotos des autors|fotos der autorin|foto: privat|fotos: privat|crédit photo|crédits photo|crédit photos|photo de l’auteur|photos de l’auteur|photo de l’autrice|foto del autor|foto de la autora|fotos del autor|fotos de la autora|crédito de la foto|foto dell’autore|foto dell’autrice|crediti fotografici|foto do autor|foto da autora|fotos do autor|crédito da foto|créditos das fotos|foto van de auteur|foto’s van de auteur|fotoverantwoording|fot. autor|fot. autora|fot. autorka|zdjęcia autora|zdjęcie autora|zdjęcia autorki|фото автора|фотографии автора|фото авторки|снимка: авторът|снимки на автора|foto: författaren|foto: forfatteren|kuva: kirjoittajan|kuvat: kirjoittajan|foto autor|foto: autor|foto autorka|a szerző felvétele|a szerző felvételei|fotó: a szerző|foto: autorul|φωτογραφία του συγγραφέα|φωτογραφίες του συγγραφέα|fotografije autora|fotoğraf: yazar|fotoğraflar: yazar|写真：筆者|写真:筆者|筆者撮影|写真は筆者|撮影：筆者|사진: 필자|필자 제공|图片来源|圖片來源|作者摄|作者攝|फ़ोटो: लेखक|चित्र: लेखक|ภาพโดยผู้เขียน|ảnh: tác giả|foto: penulis|تصوير الكاتب|צילום: המחבר'.split(
    '|',
  )
const credit = caselessPattern(`^\\P{L}*(?:${wordSource(words)})`, 'u')
/** Words of such a line with what is remarked there; a longer one tells something. */
const mostWords = 12

/** Whether a line only says who took the pictures. */
export function isCredit(line: string): boolean {
  return wordCount(line) <= mostWords && credit.test(line.replaceAll("'", '’'))
}
