/**
 * The OpenType features that browsers apply by themselves (CSS Fonts 4, section 7.1; for complex scripts the shaping
 * engines' own), lining and tabular figures. The others would keep small capitals and alternates of every letter in
 * the file.
 */
export const keptFeatures = [
  'rvrn ccmp locl mark mkmk rlig liga clig calt rclt curs kern lnum tnum frac numr dnom',
  'isol init medi med2 fina fin2 fin3 mset stch',
  'nukt akhn rphf rkrf pref blwf half abvf pstf cfar vatu cjct pres abvs blws psts haln dist abvm blwm',
  'ljmo vjmo tjmo',
].flatMap((line) => line.split(' '))
