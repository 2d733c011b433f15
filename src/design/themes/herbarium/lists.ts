import { bulletsBesideCompanion } from '../../layouts/marked-rows.ts'
import { agendaOfRows, definitionOfRows, recapOfRows } from '../../layouts/row-list.ts'
import { drawHerbariumRows } from './rows.ts'

/** Items behind leaves; a few short ones beside a plant. */
export const drawHerbariumBullets = bulletsBesideCompanion(drawHerbariumRows)

/** Key points, numbered. */
export const drawHerbariumRecap = recapOfRows(drawHerbariumRows)

/** The deck's parts with the pages that they begin on; the next one on fresh green. */
export const drawHerbariumAgenda = agendaOfRows(drawHerbariumRows)

/** Terms as names on the labels of specimens. */
export const drawHerbariumDefinition = definitionOfRows(drawHerbariumRows, { head: 28, text: 18 })
