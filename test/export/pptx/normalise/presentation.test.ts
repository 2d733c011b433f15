import { expect, it } from 'vitest'
import { presentationXml } from '../../../../src/export/pptx/normalise/presentation.ts'

const masters = '<p:sldMasterIdLst><p:sldMasterId/></p:sldMasterIdLst>'
const slide = '<p:sldIdLst><p:sldId id="256" r:id="rId2"/></p:sldIdLst>'
const notes = '<p:notesMasterIdLst><p:notesMasterId r:id="rId3"/></p:notesMasterIdLst>'
const empty = `<p:presentation>${masters}${slide}${notes}`

it('lists the notes master between slide masters and slides', () => {
  const xml = presentationXml(empty, { slides: ['rId2', 'rId3'], notesMaster: 'rId4' }, 'de')
  expect(xml).toBe(
    `<p:presentation>${masters}<p:notesMasterIdLst><p:notesMasterId r:id="rId4"/></p:notesMasterIdLst>` +
      '<p:sldIdLst><p:sldId id="256" r:id="rId2"/><p:sldId id="257" r:id="rId3"/></p:sldIdLst>',
  )
})

it('has no list of slides where there are none', () => {
  const xml = presentationXml(empty, { slides: [], notesMaster: 'rId2' }, 'de')
  expect(xml).not.toContain('sldIdLst')
})

it('gives default text the language', () => {
  const ids = { slides: [], notesMaster: 'rId2' }
  expect(presentationXml('<p:defaultTextStyle><a:lvl1pPr/>', ids, 'de-CH')).toBe(
    '<p:defaultTextStyle><a:defPPr><a:defRPr lang="de-CH"/></a:defPPr><a:lvl1pPr/>',
  )
})
