/**
 * Puts the presentation part in the order of the schema (ECMA-376 19.2.1.26: masters, notes masters, slides), gives
 * text the deck's language (as Office names it) by default, and upright notes pages.
 */
export function normalisePresentation(xml: string, language: string): string {
  const notesMasters = /<p:notesMasterIdLst>[\s\S]*?<\/p:notesMasterIdLst>/.exec(xml)?.[0] ?? ''
  return xml
    .replace(notesMasters, '')
    .replace('<p:sldIdLst>', () => `${notesMasters}<p:sldIdLst>`)
    .replace('<p:sldIdLst></p:sldIdLst>', '')
    .replace(/<p:notesSz[^>]*\/>/, '<p:notesSz cx="6858000" cy="9144000"/>')
    .replace(
      '<p:defaultTextStyle>',
      `<p:defaultTextStyle><a:defPPr><a:defRPr lang="${language}"/></a:defPPr>`,
    )
    .replace(/(<p:presentation [^>]*?)\s{2,}/, '$1 ')
}
