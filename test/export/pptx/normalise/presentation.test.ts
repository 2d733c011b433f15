import { expect, it } from 'vitest'
import { normalisePresentation } from '../../../../src/export/pptx/normalise/presentation.ts'

const masters = '<p:sldMasterIdLst><p:sldMasterId/></p:sldMasterIdLst>'
const slides = '<p:sldIdLst><p:sldId/></p:sldIdLst>'
const notes = '<p:notesMasterIdLst><p:notesMasterId/></p:notesMasterIdLst>'

it('moves the notes master between slide masters and slides', () => {
  const xml = normalisePresentation(`<p:presentation>${masters}${slides}${notes}`, 'de')
  expect(xml).toBe(`<p:presentation>${masters}${notes}${slides}`)
})

it('gives default text the language', () => {
  expect(normalisePresentation('<p:defaultTextStyle><a:lvl1pPr/>', 'de-CH')).toBe(
    '<p:defaultTextStyle><a:defPPr><a:defRPr lang="de-CH"/></a:defPPr><a:lvl1pPr/>',
  )
})
